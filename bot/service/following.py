"""What follows by itself on what somebody has published, in the same transaction.

That are plays that were put off, answers that were ordered in advance, and those that leave nobody
a choice. Each follower is asked in turn until none has anything more to do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from bot.service import forced, orders
from bot.service.drafts import SeatDraft
from bot.service.live import Key, Live
from bot.service.papers import Paper, PaperKey
from db.outbox import NewMessage

K = TypeVar("K")
V = TypeVar("V")


class Followed(msgspec.Struct, frozen=True):
    """What is done for a seat, by actions of a kind of entry; without any only its papers change.

    `drafts` and `papers` are what its seat has laid down from then on.
    """

    seat: int
    kind: str
    actions: tuple[Any, ...] = ()
    user_id: int | None = None
    drafts: Mapping[Key, SeatDraft | None] = {}
    papers: Mapping[PaperKey, Paper | None] = {}
    messages: tuple[NewMessage, ...] = ()


class Situation(msgspec.Struct, frozen=True):
    """Where a table stands within a transaction; `closed`: a turn or phase ended in it.

    `drafts` and `papers` are those of its seats, as changed so far.
    """

    live: Live
    state: Any
    drafts: Mapping[Key, SeatDraft]
    papers: Mapping[PaperKey, Paper]
    closed: bool


Follower = Callable[[Situation], Followed | None]


def _forced(now: Situation) -> Followed | None:
    """Give the only answer that public facts leave to somebody; what they prepared for it is over.

    It follows the end of a turn or phase, so that going back is not undone by it.
    """
    found = forced.answer(now.live, now.state) if now.closed else None
    if found is None:
        return None
    seat, action = found
    key = now.live.key(seat, action, now.state)
    return Followed(seat, forced.FORCED, (action,), drafts={key: None} if key in now.drafts else {})


def _ordered(now: Situation) -> Followed | None:
    """Answer as somebody has ordered it in advance, or tell them why that stopped."""
    found = orders.answer(now.live, now.state, now.drafts, now.papers)
    if found is None:
        return None
    seat, user_id, actions = found.seat, found.user_id, found.actions
    return Followed(seat, "act", actions, user_id, found.drafts, found.papers)


FOLLOWERS: tuple[Follower, ...] = (_ordered, _forced)


def next_of(now: Situation) -> Followed | None:
    """Return what follows next, if anything does."""
    return next((found for follow in FOLLOWERS if (found := follow(now)) is not None), None)


def kept(old: Mapping[K, V], changes: Mapping[K, V | None]) -> dict[K, V]:
    """Return what there is after changes, of which `None` drops something."""
    return {key: each for key, each in {**old, **changes}.items() if each is not None}

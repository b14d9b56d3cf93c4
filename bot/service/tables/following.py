"""What may follow by itself on what somebody has published, in the same transaction.

Who does so is listed in `bot.service.turns.automatic`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from bot.service.tables.pending import Key, Paper, PaperKey, SeatDraft
from bot.service.tables.session import Live
from bot.service.tables.transaction import Step
from db.notes import NoteRow
from db.outbox import NewMessage

K = TypeVar("K")
V = TypeVar("V")


class Followed(msgspec.Struct, frozen=True):
    """What is done for a seat, by actions of a kind of entry; without any only its papers change.

    `drafts` and `papers` are what its seat has laid down from then on, `notes` what people keep.
    What is done `aside`, while others are asked, is told at once.
    """

    seat: int
    kind: str
    actions: tuple[Any, ...] = ()
    user_id: int | None = None
    drafts: Mapping[Key, SeatDraft | None] = {}
    papers: Mapping[PaperKey, Paper | None] = {}
    messages: tuple[NewMessage, ...] = ()
    aside: bool = False
    notes: Mapping[int, NoteRow] = {}


class Situation(msgspec.Struct, frozen=True):
    """Where a table stands within a transaction; `closed`: a turn or phase ended in it.

    `drafts` and `papers` are those of its seats, `notes` those of people, as changed so far;
    `steps` are what has been done so far.
    """

    live: Live
    state: Any
    drafts: Mapping[Key, SeatDraft]
    papers: Mapping[PaperKey, Paper]
    closed: bool = False
    notes: Mapping[int, NoteRow] = {}
    steps: Sequence[Step] = ()

    @classmethod
    def at(cls, live: Live) -> Situation:
        """Return where a table stands between two transactions."""
        return cls(live, live.state, live.drafts, live.papers)


def kept(old: Mapping[K, V], changes: Mapping[K, V | None]) -> dict[K, V]:
    """Return what there is after changes, of which `None` drops something."""
    return {key: each for key, each in {**old, **changes}.items() if each is not None}

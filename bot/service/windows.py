"""Windows and holds of which the channel is told: each has one message from opening to end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.service.kinds import REWIND, UNDO, WITHDRAWN
from bot.service.live import Live
from bot.service.reading import damaged, fits
from bot.service.writing import Writing
from db.outbox import MessageRow, NewMessage
from db.rows import sound
from db.tables import Status
from games.core.waits import Wait

WINDOW, OVER = "window", "over"
"""Kinds of messages: what a window asks, and that it is over, which is told in the same message."""
KINDS = (WINDOW, OVER)


class About(msgspec.Struct, frozen=True):
    """Which window a message is about, and the first and last entry that opened or closed it.

    `back`: it is open again, as what had closed it was taken back.
    """

    topic: str
    first: int
    last: int
    back: bool = False


def about(row: MessageRow) -> About:
    """Return what a message of these kinds is about."""
    return msgspec.convert(row.payload, About)


def readable(row: MessageRow) -> bool:
    """Return whether it can be read what a message of these kinds is about; log what cannot."""
    if not sound(row):
        return False
    if not fits(row.payload, About):
        damaged(row, "payload")
        return False
    return True


def topics(waits: Iterable[Wait]) -> dict[str, list[Wait]]:
    """Return the windows and holds that are open, by what they are about."""
    found: dict[str, list[Wait]] = {}
    for wait in waits:
        if wait.kind != "turn":
            found.setdefault(wait.topic, []).append(wait)
    return found


def messages(
    live: Live, writing: Writing, people: set[int], status: Status, head: int
) -> list[NewMessage]:
    """Return the messages that tell of windows that opened, and that those told of are over.

    `people` are awaited and not played for; where nobody but one person plays nobody need be told.
    What a play beside the turn of others asks only its author is their own affair.
    """
    if status == "paused":
        return []
    state: Any = writing.state
    now = topics(live.game.waits(state)) if status == "playing" and state is not None else {}
    moved = any(step.kind == "move" for step in writing.steps)
    back = any(step.kind in (REWIND, WITHDRAWN, UNDO) for step in writing.steps)
    own = {step.seat for step in writing.steps if step.user_id is not None and not step.followed}
    aside = writing.aside and writing.steps[-1].action is not None
    others = people - own if aside else people
    told = [(OVER, topic) for topic in sorted(live.windows - now.keys())]
    if len(live.people()) > 1:
        told += [
            (WINDOW, topic)
            for topic, waits in now.items()
            if (topic not in live.windows or moved) and not others.isdisjoint(_asked(waits))
        ]
    return [
        _message(live, kind, About(topic, live.row.head + 1, head, back), n)
        for n, (kind, topic) in enumerate(told)
    ]


def _asked(waits: Sequence[Wait]) -> set[int]:
    return {wait.seat for wait in waits if not wait.answered}


def _message(live: Live, kind: str, about: About, number: int) -> NewMessage:
    """Return a message; its number tells several of one commit apart."""
    return NewMessage(
        kind=kind,
        nonce=f"{live.id}-{kind}-{about.last}-{number}",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload=msgspec.to_builtins(about),
    )


def told(before: frozenset[str], sent: Iterable[NewMessage | MessageRow]) -> frozenset[str]:
    """Return of which open windows the channel was told, after more messages."""
    found = set(before)
    for each in sent:
        if each.kind not in (WINDOW, OVER) or (isinstance(each, MessageRow) and not readable(each)):
            continue
        topic = msgspec.convert(each.payload, About).topic
        (found.add if each.kind == WINDOW else found.discard)(topic)
    return frozenset(found)

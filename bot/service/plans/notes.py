"""Notes that people keep at a table: a text, and the wish to know when they are next.

Also the events that cancel their plans, each ticked by them (`bot.service.plans.cancellation`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec

import db.notes as notes_db
from bot.service.tables.pending import Note
from bot.service.tables.session import TableSession
from bot.service.tables.store import Tables
from bot.service.tables.transaction import Step
from bot.shared import stored
from db.notes import NoteRow
from games.core import codec

LONGEST = 1000
"""Characters of a note."""


class Cancelled(msgspec.Struct, frozen=True):
    """A plan that was cancelled, by what, and when."""

    plan: str
    why: str
    at: datetime


class Refused(msgspec.Struct, frozen=True):
    """A choice that was not played, and why; without a note a part of it was still undecided."""

    rank: int
    note: Note | None = None


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """The end of a person's choices for a turn: the one `played`, 0 for none, and the `refused`.

    Without any of them the first choice was in hand, as it was not armed; the others were dropped.
    """

    played: int = 0
    refused: Sequence[Refused] = ()


class Cancels(msgspec.Struct, frozen=True, omit_defaults=True):
    """The causes that cancel each plan of a person, and the plans cancelled since they acted.

    Also the `outcome` of their choices for a turn, if they have not acted since.
    """

    ticked: Mapping[str, Sequence[str]] = {}
    done: Sequence[Cancelled] = ()
    outcome: Outcome | None = None


def of(live: TableSession, user_id: int) -> NoteRow:
    """Return the note of a person at a table."""
    return live.notes.get(user_id) or NoteRow(table_id=live.id, user_id=user_id)


def cancels(row: NoteRow) -> Cancels:
    """Return the cancellations of a person's plans; none if they cannot be read."""
    return stored.read(row.cancels, Cancels, row, "cancels")


def outcome(live: TableSession, row: NoteRow) -> Outcome | None:
    """Return the end of a person's choices; None if there is none, or it cannot be read."""
    found = cancels(row).outcome
    try:
        for each in () if found is None else found.refused:
            if each.note is not None:
                codec.decode_events(live.game, each.note.events)
    except stored.UNREADABLE:
        stored.damaged(row, "cancels")
        return None
    return found


def with_outcome(
    live: TableSession, changed: Mapping[int, NoteRow], user_id: int, found: Outcome | None
) -> dict[int, NoteRow]:
    """Return a person's note, `changed` or as it was, with the end of their choices."""
    row = changed.get(user_id) or of(live, user_id)
    kept = msgspec.structs.replace(cancels(row), outcome=found)
    return {user_id: with_cancels(row, kept)}


def with_cancels(row: NoteRow, found: Cancels) -> NoteRow:
    """Return a person's note with other cancels, in memory as they are read again."""
    plain = msgspec.json.decode(msgspec.json.encode(found))
    return msgspec.structs.replace(row, cancels=plain)


def read(live: TableSession, steps: Sequence[Step]) -> dict[int, NoteRow]:
    """Return the notes of players who have acted, without the cancellations they have read."""
    pressed = (step for step in steps if step.action is not None and not step.followed)
    acted = {step.user_id for step in pressed if step.user_id is not None}
    found: dict[int, NoteRow] = {}
    for user_id in acted & live.notes.keys():
        kept = cancels(row := live.notes[user_id])
        if kept.done or kept.outcome is not None:
            read = msgspec.structs.replace(kept, done=(), outcome=None)
            found[user_id] = with_cancels(row, read)
    return found


async def keep(tables: Tables, table_id: str, user_id: int, **changes: Any) -> TableSession:
    """Change the note of a seated person at a table."""
    async with tables.locked(table_id) as live:
        live.require_seat(user_id)
        live.require_begun()
        row = msgspec.structs.replace(of(live, user_id), **changes)
        async with tables.database.writing() as conn:
            await notes_db.change(conn, live.id, {user_id: row})
        live.notes[user_id] = row
        return live


async def write_text(tables: Tables, table_id: str, user_id: int, text: str) -> TableSession:
    """Set a person's note; an empty one is none."""
    return await keep(tables, table_id, user_id, text=text.strip()[:LONGEST])

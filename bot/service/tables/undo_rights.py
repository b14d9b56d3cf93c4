"""The decisions a seat can take back: known with every table, for its panel to offer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncConnection

import db.entries as entries_db
from bot.service.tables.session import TableSession
from bot.service.tables.transaction import DECIDED, FORCED, Step
from db.entries import EntryRow
from db.rows import sound

Way = Literal["free", "vote", ""]
"""The ways a seat can take something back: freely, by agreement of the table, or not at all."""
Seats = tuple[frozenset[int], frozenset[int]]
"""The seats that decided something in the turn or phase before the present one, and in that."""


def undo(live: TableSession, seat: int) -> Way:
    """Return how a seat can take its last decision back."""
    if in_hand(live, seat) or live.sent(seat) is not None or live.last == seat:
        return "free"
    return "vote" if any(seat in seats for seats in live.recent) else ""


def restart(live: TableSession, seat: int) -> bool:
    """Return whether a seat can freely begin its turn again.

    A turn that has ended can be begun again only until the seat is in its next one.
    """
    if in_hand(live, seat) or live.sent(seat) is not None:
        return True
    return live.last == seat and not (live.boundary and seat in live.waiting())


def in_hand(live: TableSession, seat: int) -> bool:
    """Return whether a seat has pressed something that is not published."""
    return any(live.walked(seat, key).presses for key in live.keys(seat))


def after(seats: Seats, steps: Iterable[Step]) -> Seats:
    """Return who can go back to a decision after more steps; a rewind is read again elsewhere."""
    before, present = seats
    for step in steps:
        if step.state_of is None:
            if step.kind in DECIDED and step.seat is not None:
                present |= {step.seat}
            if _marks(step.kind, closed=step.applied.closed):
                before, present = present, frozenset[int]()
    return before, present


async def read(conn: AsyncConnection, live: TableSession) -> Seats:
    """Return who can go back to a decision of a table that is read from the database."""
    line = [entry for entry in await standing(conn, live, ends=2) if sound(entry)]
    ends = [n for n, entry in enumerate(line, 1) if _marks(entry.kind, closed=entry.closed)]
    cut = ends[-1] if ends else 0
    return _decided(line[:cut]), _decided(line[cut:])


def _decided(line: Iterable[EntryRow]) -> frozenset[int]:
    return frozenset(e.seat for e in line if e.kind in DECIDED and e.seat is not None)


async def standing(conn: AsyncConnection, live: TableSession, ends: int = 1) -> list[EntryRow]:
    """Return the valid entries from the last one that ended a turn or phase on.

    With two `ends` also the entries of the turn or phase that it ended. A forced move ends nothing
    separate: it belongs to the turn that led there.
    """
    span, last = 16 * ends, live.row.state_seq
    after = min(live.row.public_seq, last) - 1
    while True:
        after = max(0, after)
        log = await entries_db.entries_of(conn, live.id, after=after)
        line = entries_db.standing(log, last)
        marks = [n for n, each in enumerate(line) if _marks(each.kind, closed=each.closed)]
        if len(marks) >= ends:
            return line[marks[-ends] + (ends > 1) :]
        if not after:
            return line
        after, span = after - span, 2 * span


def _marks(kind: str, *, closed: bool) -> bool:
    return kind == "start" or (closed and kind != FORCED)

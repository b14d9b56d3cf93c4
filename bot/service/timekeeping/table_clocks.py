"""The clocks of a table in use: changes by commits, reminders, and due times."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.clocks as clocks_db
from bot.service.clocks import clocks, quiet_hours
from bot.service.clocks.clocks import TIME_CONTROLS, Clock, Situation
from bot.service.tables.session import PERSON, VACANT, TableSession
from bot.service.tables.settings import TableSettings, pace_of
from bot.service.tables.store import ENDED, Tables
from bot.service.tables.transaction import REWIND, UNDO, WITHDRAWN, Step, Transaction
from bot.shared.clock import now
from db.batch import Write, run_writes
from db.tables import DueSeat, SeatRow, Status
from games.core import codec
from games.core.waits import Wait


def kept(live: TableSession, state: Any) -> bool:
    """Return whether a table has clocks, or would have them in a state."""
    if live.clocks or pace_of(live).bank is not None:
        return True
    return state is not None and any(wait.kind == "hold" for wait in live.game.rules.waits(state))


def after(
    tables: Tables, live: TableSession, writing: Transaction, status: Status, gone: Collection[int]
) -> dict[str, Clock]:
    """Return the clocks of a table as a commit leaves them; `gone` are the away people.

    A player who acted is no longer absent, unless their expired clock acted for them.
    """
    acted = {
        step.seat
        for step in writing.steps
        if step.seat is not None and step.user_id is not None and not step.followed
    }
    acted -= {seat for seat in acted if clocks.bank(seat) in writing.clocks}
    acted -= writing.reseated  # to leave a seat and to come back to it is not to play
    found, before = clocks.acted({**live.clocks, **writing.clocks}, acted), live.waits()
    for part in _parts(live, writing, status):
        waits = _waits(live, part.state)
        changed = _situation(tables, live, part.state, gone, found, waits, closed=part.closed)
        found = clocks.after(
            found,
            msgspec.structs.replace(
                changed,
                before=before,
                fresh=writing.reseated,
                returned=writing.reseated & _returned(live),
                playing=status == "playing",
                closers=frozenset(step.seat for step in part.closed if step.seat is not None),
                back=any(step.kind in (REWIND, WITHDRAWN, UNDO) for step in writing.steps),
                entry=part.entry,
                over=status in ENDED,
            ),
        )
        before = waits
    return found


class Part(NamedTuple):
    """The steps that ended a turn or phase in a part of a commit, its last state and entry."""

    closed: Sequence[Step]
    state: Any
    entry: int


def _parts(live: TableSession, writing: Transaction, status: Status) -> Iterator[Part]:
    """Yield the parts of a commit: a turn that begins and ends within it is a turn like any."""
    closed: list[Step] = []
    apart = pace_of(live).bank is not None and status not in ENDED
    for entry, step in enumerate(writing.steps[:-1], live.row.head + 1):
        closed += [step] if step.applied.closed else []
        if apart and closed and step.blob is not None:
            yield Part(closed, codec.restore(live.game, step.blob), entry)
            closed = []
    head, last = live.row.head + len(writing.steps), writing.steps[-1]
    closed += [last] if last.applied.closed else []
    yield Part(closed, writing.state, head if last.state_of is None else last.state_of)


def _situation(
    tables: Tables,
    live: TableSession,
    state: Any,
    gone: Collection[int],
    found: clocks.Clocks,
    waits: Sequence[Wait],
    *,
    closed: object = False,
) -> Situation:
    """Return the facts for clocks that are like `found`, in a state, as long as nobody acts."""
    beneath = _beneath(live, state, found, waits, closed=bool(closed))
    return Situation(
        tables.served(),
        pace_of(live),
        waits,
        people_of(live),
        covered=frozenset(wait.key for wait in beneath) - {wait.key for wait in waits},
        vacant=_vacant(live),
        away=_seats(live, gone),
        quiet=frozenset(resting(live, now())),
        lent=_lent(live),
        beneath=frozenset((wait.seat, wait.key) for wait in beneath),
        closed=bool(closed),
    )


def _waits(live: TableSession, state: Any) -> tuple[Wait, ...]:
    return () if state is None else live.game.rules.waits(state)


def _beneath(
    live: TableSession, state: Any, found: clocks.Clocks, waits: Sequence[Wait], *, closed: bool
) -> set[Wait]:
    """Return the questions asked again once others are over, where a clock needs them."""
    asked = {clocks.name_of(wait) for wait in waits}
    stands = any(name.startswith(clocks.WAIT) and name not in asked for name in found)
    if state is None or len(state.stack) < 2 or not (stands or closed):
        return set()
    beneath, under = live.game.copy(state), set[Wait]()
    while len(beneath.stack) > 1:
        beneath.stack.pop()
        under |= set(live.game.rules.waits(beneath))
    return under


def people_of(live: TableSession) -> frozenset[int]:
    """Return the seats that persons hold."""
    held = (seat for seat in live.seats if seat.kind == PERSON and seat.user_id is not None)
    return frozenset(seat.seat for seat in held)


def _vacant(live: TableSession) -> frozenset[int]:
    """Return the seats that nobody holds until a player takes them."""
    return frozenset(seat.seat for seat in live.seats if seat.kind == VACANT)


def _lent(live: TableSession) -> frozenset[int]:
    """Return the seats whose owner can come back to them."""
    owned = (seat for seat in live.seats if seat.original_user_id is not None)
    return frozenset(seat.seat for seat in owned if seat.original_user_id != seat.user_id)


def _returned(live: TableSession) -> frozenset[int]:
    """Return the seats whose owner has been away from them and is back."""
    held = (seat for seat in live.seats if seat.user_id is not None)
    return frozenset(seat.seat for seat in held if seat.original_user_id == seat.user_id)


def _seats(live: TableSession, users: Collection[int]) -> frozenset[int]:
    return frozenset(seat.seat for seat in live.seats if seat.user_id in users)


def resting(live: TableSession, at: datetime) -> dict[int, datetime]:
    """Return the seats of people in quiet hours, and their end; none at a pace without them."""
    if not pace_of(live).nights:
        return {}
    found: dict[int, datetime] = {}
    for seat in live.people():
        hours = live.quiet.get(seat.user_id or 0)
        end = None if hours is None else quiet_hours.until(hours, at)
        if end is not None:
            found[seat.seat] = end
    return found


def writes(live: TableSession, changed: clocks.Clocks) -> list[Write]:
    """Return the statements that replace a table's clocks with others."""
    return clocks_db.changes(live.id, clocks.changes(live.id, live.clocks, changed))


async def refresh(
    conn: AsyncConnection,
    tables: Tables,
    live: TableSession,
    gone: Collection[int],
    given: clocks.Clocks | None = None,
) -> None:
    """Start and stop clocks after a change outside the log; the caller holds the lock.

    `given` replaces the present clocks. If the transaction fails the table must be loaded afresh.
    """
    if live.state is None:
        return
    there, waits = live.clocks if given is None else given, live.waits()
    changed = msgspec.structs.replace(
        _situation(tables, live, live.state, gone, there, waits),
        before=waits,
        playing=live.playing,
        entry=live.row.state_seq,
        over=live.row.status in ENDED,
    )
    found = clocks.after(there, changed)
    await run_writes(conn, writes(live, found))
    live.clocks = found


async def set_anew(
    conn: AsyncConnection, tables: Tables, live: TableSession, gone: Collection[int]
) -> None:
    """Set the clocks of a table to the start of its new pace."""
    unheard = {name: clock for name, clock in live.clocks.items() if name == clocks.UNHEARD}
    await refresh(conn, tables, live, gone, unheard)


def until(live: TableSession, wait: Wait) -> datetime | None:
    """Return when the clock of a question runs out; `None` if none runs.

    It is stopped in the quiet hours until then of players who have yet to answer; where nobody may
    learn who has, the time is given as if nobody had.
    """
    name = clocks.name_of(wait)
    clock = live.clocks.get(name)
    end = None if clock is None else clocks.deadline(clock)
    if end is None:
        return None
    left = timedelta(microseconds=max(0, end - live.served()))
    there = [w for w in live.waits() if clocks.name_of(w) == name]
    asked = [w.seat for w in there if not (w.told and w.answered)]
    users = [live.seats[seat].user_id or 0 for seat in asked] if pace_of(live).nights else []
    hours = [live.quiet[user] for user in users if user in live.quiet]
    return quiet_hours.runs_out(hours, now(), left)


REMINDERS = 5
"""Reminders for one decision; then the table is notified, and nothing more is sent."""


def reminders_sent(seat: SeatRow | DueSeat, since: datetime | None) -> tuple[int, datetime | None]:
    """Return how many reminders a seat asked at `since` was sent for that, and the last time.

    Reminders of an earlier question do not count; if that is asked again as of then, they do.
    """
    last = seat.reminded_at
    return (0, None) if last is None or since is None or last < since else (seat.reminders, last)


def next_reminder(
    settings: TableSettings, since: datetime, reminders: int = 0, reminded: datetime | None = None
) -> datetime | None:
    """Return when a player asked at `since` gets the next reminder, `None` for never.

    If the table has clocks these send the reminders (`expiry`).
    """
    if not settings.remind or reminders >= REMINDERS or clocked(settings):
        return None
    return (reminded or since) + timedelta(hours=settings.remind)


def patience(settings: TableSettings) -> timedelta | None:
    """Return how long to wait before a harmless default is played, `None` for ever.

    If the table has clocks these decide that.
    """
    return timedelta(hours=settings.absent) if settings.absent and not clocked(settings) else None


def clocked(settings: TableSettings) -> bool:
    """Return whether everything that people are asked has a clock."""
    return TIME_CONTROLS.get(settings.pace, TIME_CONTROLS["none"]).bank is not None


def first_due(
    settings: TableSettings, since: datetime, reminders: int = 0, reminded: datetime | None = None
) -> datetime | None:
    """Return until when there is nothing to do for a player asked at `since`, `None` for ever.

    A reason to wait longer (being away, a break of the bot) is looked at when that time has come.
    """
    times = [next_reminder(settings, since, reminders, reminded)]
    if (allowed := patience(settings)) is not None:
        times.append(since + allowed)
    return min((time for time in times if time is not None), default=None)

"""The clocks of a table in use: what commits leave of them, and what else changes them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy.ext.asyncio import AsyncConnection

import db.clocks as clocks_db
from bot.service import clocks
from bot.service.clocks import Clock, Situation
from bot.service.kinds import REWIND, UNDO, WITHDRAWN
from bot.service.live import PERSON, VACANT, Live
from bot.service.settings import pace_of
from bot.service.tables import ENDED, Tables, now
from db.batch import Write, run_writes
from db.tables import Status
from games.core.waits import Wait

if TYPE_CHECKING:
    from bot.service.writing import Writing


def kept(live: Live, state: Any) -> bool:
    """Tell whether a table has clocks, or would have them in a state."""
    if live.clocks or pace_of(live).bank is not None:
        return True
    return state is not None and any(wait.kind == "hold" for wait in live.game.waits(state))


def after(
    tables: Tables, live: Live, writing: Writing, status: Status, gone: Collection[int]
) -> dict[str, Clock]:
    """Return the clocks of a table as a commit leaves them; `gone` are the people who are away.

    Whoever acted is not absent any more, unless it is their expired clock that acts.
    """
    acted = {
        step.seat
        for step in writing.steps
        if step.seat is not None and step.user_id is not None and not step.followed
    }
    acted -= {seat for seat in acted if clocks.bank(seat) in writing.clocks}
    acted -= writing.reseated  # to leave a seat and to come back to it is not to play
    before = clocks.acted({**live.clocks, **writing.clocks}, acted)
    return clocks.after(before, _situation(tables, live, writing, status, gone))


def _situation(
    tables: Tables, live: Live, writing: Writing, status: Status, gone: Collection[int]
) -> Situation:
    waits = _waits(live, writing.state)
    return Situation(
        tables.served(),
        pace_of(live),
        waits,
        people_of(live),
        live.waits(),
        _covered(live, writing.state, waits),
        _vacant(live),
        _seats(live, gone),
        writing.reseated,
        writing.reseated & _returned(live),
        _lent(live),
        playing=status == "playing",
        closed=any(step.applied.closed for step in writing.steps),
        back=any(step.kind in (REWIND, WITHDRAWN, UNDO) for step in writing.steps),
        over=status in ENDED,
    )


def _waits(live: Live, state: Any) -> tuple[Wait, ...]:
    return () if state is None else live.game.waits(state)


def _covered(live: Live, state: Any, waits: Sequence[Wait]) -> frozenset[str]:
    """Return the keys of the windows with a clock that are asked again once others are over."""
    asked = {clocks.name_of(wait) for wait in waits}
    if state is None or not any(
        name.startswith(clocks.WAIT) and name not in asked for name in live.clocks
    ):
        return frozenset()
    beneath, found = live.game.copy(state), set[str]()
    while len(beneath.stack) > 1:
        beneath.stack.pop()
        found |= {wait.key for wait in live.game.waits(beneath)}
    return frozenset(found - {wait.key for wait in waits})


def people_of(live: Live) -> frozenset[int]:
    """Return the seats that persons hold."""
    held = (seat for seat in live.seats if seat.kind == PERSON and seat.user_id is not None)
    return frozenset(seat.seat for seat in held)


def _vacant(live: Live) -> frozenset[int]:
    """Return the seats that nobody holds until somebody takes them."""
    return frozenset(seat.seat for seat in live.seats if seat.kind == VACANT)


def _lent(live: Live) -> frozenset[int]:
    """Return the seats whose owner may come back to them."""
    owned = (seat for seat in live.seats if seat.original_user_id is not None)
    return frozenset(seat.seat for seat in owned if seat.original_user_id != seat.user_id)


def _returned(live: Live) -> frozenset[int]:
    """Return the seats whose owner has been away from them and is back."""
    held = (seat for seat in live.seats if seat.user_id is not None)
    return frozenset(seat.seat for seat in held if seat.original_user_id == seat.user_id)


def _seats(live: Live, users: Collection[int]) -> frozenset[int]:
    return frozenset(seat.seat for seat in live.seats if seat.user_id in users)


def writes(live: Live, changed: clocks.Clocks) -> list[Write]:
    """Return the statements that put a table's clocks in place of those it has."""
    return clocks_db.changes(live.id, clocks.changes(live.id, live.clocks, changed))


async def refresh(
    conn: AsyncConnection,
    tables: Tables,
    live: Live,
    gone: Collection[int],
    given: clocks.Clocks | None = None,
) -> None:
    """Start and stop clocks where something beside the log has changed; holds the table's lock.

    `given` takes the place of the clocks there are. Where the transaction fails the table is to be
    loaded afresh.
    """
    if live.state is None:
        return
    found = clocks.after(
        live.clocks if given is None else given,
        Situation(
            tables.served(),
            pace_of(live),
            live.waits(),
            people_of(live),
            live.waits(),
            _covered(live, live.state, live.waits()),
            _vacant(live),
            _seats(live, gone),
            lent=_lent(live),
            playing=live.playing,
            over=live.row.status in ENDED,
        ),
    )
    await run_writes(conn, writes(live, found))
    live.clocks = found


async def set_anew(
    conn: AsyncConnection, tables: Tables, live: Live, gone: Collection[int]
) -> None:
    """Set the clocks of a table to the start of its pace, which is another one now."""
    unheard = {name: clock for name, clock in live.clocks.items() if name == clocks.UNHEARD}
    await refresh(conn, tables, live, gone, unheard)


def clock_of(live: Live, wait: Wait) -> Clock | None:
    """Return the clock that a question runs, if it has one."""
    return live.clocks.get(clocks.name_of(wait))


class Counting(Protocol):
    """What knows the served time: the tables together, and each of them."""

    served: Callable[[], int]


def until(tables: Counting, clock: Clock, at: datetime | None = None) -> datetime | None:
    """Return when a clock runs out if nothing stops it before; `None` where it stands still."""
    end = clocks.deadline(clock)
    if end is None:
        return None
    return (at or now()) + timedelta(microseconds=max(0, end - tables.served()))

"""Who is away: nobody away is asked, reminded or played for; who is back is asked once.

Somebody is away everywhere or at one table, until the later of both times. A seat's time that has
passed tells since when its person is back: whoever waits for them waits from then on.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.tables as tables_db
import db.users as users_db
from bot.errors import Problem
from bot.service import asking, due, timekeeping
from bot.service.live import Live
from bot.service.settings import settings_of
from bot.service.tables import Tables, now

log = structlog.stdlib.get_logger(__name__)


async def until(conn: AsyncConnection, table_id: str, at: datetime) -> dict[int, datetime]:
    """Return who of a table's people is away, by user id, and until when."""
    seats = await tables_db.seats_of(conn, table_id)
    people = {seat.user_id: seat.away_until for seat in seats if seat.user_id is not None}
    users = await users_db.get_users(conn, list(people))
    found: dict[int, datetime] = {}
    for user_id, here in people.items():
        times = [time for time in (here, users[user_id].away_until) if time is not None]
        if times and max(times) > at:
            found[user_id] = max(times)
    return found


async def from_clocks(tables: Tables, live: Live, state: object, at: datetime) -> Collection[int]:
    """Return who is away, where the table has clocks, which stand still for them."""
    if not timekeeping.kept(live, state):
        return ()
    async with tables.database.reading() as conn:
        return await until(conn, live.id, at)


async def go(tables: Tables, user_id: int, time: datetime, table_id: str | None) -> datetime:
    """Be away until a time, everywhere or at one table; returns until when that is there."""
    if table_id is None:
        async with tables.database.writing() as conn:
            await users_db.update_user(conn, user_id, away_until=time)
        return time
    async with tables.locked(table_id) as live:
        seat = live.require_seat(user_id)
        async with tables.database.writing() as conn:
            await tables_db.update_seat(conn, live.id, seat, away_until=time)
            live.seats[seat] = msgspec.structs.replace(live.seats[seat], away_until=time)
            return (await until(conn, live.id, now()))[user_id]


async def end(tables: Tables, user_id: int, table_id: str | None) -> datetime | None:
    """Be back, everywhere or at one table; returns until when somebody is away there all the same.

    That is where they are away everywhere, and end it for one table. Where the game waits for them
    they are asked once.
    """
    at = now()
    async with tables.database.writing() as conn:
        everywhere = (await users_db.get_user(conn, user_id)).away_until
        if table_id is None:
            await users_db.update_user(conn, user_id, away_until=None)
        # Who is not away does not come back either: nothing begins anew for them.
        which = "all" if table_id is None and everywhere is not None else "away"
        awaited = await tables_db.seats_back(conn, user_id, at, table_id, which)
        if table_id is not None and everywhere is not None and everywhere > at:
            return everywhere
    for each in awaited:
        try:
            await welcome(tables, each, user_id, at)
        except Problem as problem:  # that table's own trouble
            log.info("nobody welcomed", table=each, why=problem.key)
    return None


async def welcome(tables: Tables, table_id: str, user_id: int, at: datetime) -> None:
    """Ask somebody who is back for the decision that waits, if one does."""
    async with tables.locked(table_id) as live:
        seat = live.seat_of(user_id)
        if seat is None or seat not in live.waiting():
            return
        row = live.seats[seat]
        message = asking.back(live, seat, at)
        async with tables.database.writing() as conn:
            if await outbox_db.message_of(conn, message.nonce) is not None:
                return  # left and back within one second
            await outbox_db.add_messages(conn, live.id, [message], at)
            count, _ = due.sent(row, row.waiting_since)
            row = msgspec.structs.replace(row, away_until=at, reminders=count, reminded_at=at)
            again = due.first(settings_of(live), at, count, at)
            await tables_db.update_seat(
                conn,
                live.id,
                seat,
                away_until=at,
                reminders=count,
                reminded_at=at,
                due_at=again,
            )
        live.seats[seat] = row
        tables.notify(live.id)


async def returned(tables: Tables, at: datetime) -> None:
    """Note on their seats who was away everywhere until now; those awaited are then due."""
    async with tables.database.writing() as conn:
        for user_id, time in await users_db.returned_users(conn, at):
            await tables_db.seats_back(conn, user_id, time, None, "not-away")
            await users_db.update_user(conn, user_id, away_until=None)

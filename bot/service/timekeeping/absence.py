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
from bot.service.clocks import clocks
from bot.service.notices import ping_messages
from bot.service.tables.session import Live
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.timekeeping import absences, due, table_clocks
from bot.shared.clock import now
from bot.shared.names import safe
from bot.shared.problems import Problem
from bot.shared.text import say
from db.outbox import NewMessage

log = structlog.stdlib.get_logger(__name__)


async def until(
    conn: AsyncConnection, table_id: str, at: datetime, more: Collection[int] = ()
) -> dict[int, datetime]:
    """Return who of a table's people is away, by user id, and until when.

    `more` are people who are about to sit down there.
    """
    seats = await tables_db.seats_of(conn, table_id)
    people: dict[int, datetime | None] = dict.fromkeys(more)
    people |= {seat.user_id: seat.away_until for seat in seats if seat.user_id is not None}
    users = await users_db.get_users(conn, list(people))
    found: dict[int, datetime] = {}
    for user_id, here in people.items():
        times = [time for time in (here, users[user_id].away_until) if time is not None]
        if times and max(times) > at:
            found[user_id] = max(times)
    return found


async def from_clocks(tables: Tables, live: Live, state: object, at: datetime) -> Collection[int]:
    """Return who is away, where the table has clocks, which stand still for them."""
    if not table_clocks.kept(live, state):
        return ()
    seated = [seat.user_id for seat in live.people() if seat.user_id is not None]
    async with tables.database.reading() as conn:
        return await until(conn, live.id, at, seated)


async def refresh(
    tables: Tables, user_id: int, table_id: str | None, *, leaves: bool = False
) -> None:
    """Let the clocks of a person's tables, or of one, stand or go on as they are away or back.

    `leaves`: also where it is not stored yet that they go.
    """
    async with tables.database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, user_id, ("playing",))
    for row in rows:
        if table_id not in (None, row.id):
            continue
        try:
            async with tables.locked(row.id) as live:
                if live.clocks and live.seat_of(user_id) is not None:
                    async with tables.database.writing() as conn:
                        gone = {*await until(conn, live.id, now()), *([user_id] if leaves else [])}
                        await table_clocks.refresh(conn, tables, live, gone)
        except Problem as problem:  # that table's own trouble
            log.info("clocks as they were", table=row.id, why=problem.key)


async def go(tables: Tables, user_id: int, time: datetime, table_id: str | None) -> datetime:
    """Be away until a time, everywhere or at one table; returns until when that is there.

    Raises `Problem` for more days than somebody may be away in a year.
    """
    at = now()
    if table_id is not None:
        (await tables.get(table_id)).require_seat(user_id)
    async with tables.database.reading() as conn:
        absences.require_allowed(await users_db.get_user(conn, user_id), at, time, table_id)
    await refresh(tables, user_id, table_id, leaves=True)  # first: a kill costs nobody time
    async with tables.database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        taken = absences.with_absences(user, absences.absences_going(user, at, time, table_id))
        await users_db.update_user(conn, user_id, preferences=taken)
        if table_id is None:
            await users_db.update_user(conn, user_id, away_until=time)
    if table_id is not None:
        async with tables.locked(table_id) as live:
            seat = live.require_seat(user_id)
            async with tables.database.writing() as conn:
                await tables_db.update_seat(conn, live.id, seat, away_until=time)
                live.seats[seat] = msgspec.structs.replace(live.seats[seat], away_until=time)
                time = (await until(conn, live.id, at))[user_id]
    await refresh(tables, user_id, table_id)
    await _tell(tables, user_id, table_id, at)
    return time


async def _tell(tables: Tables, user_id: int, table_id: str | None, at: datetime) -> None:
    """Tell a person's tables that have clocks, or one, until when those stand still for them."""
    async with tables.database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, user_id, ("playing",))
    for row in rows:
        if table_id not in (None, row.id):
            continue
        try:
            live = await tables.get(row.id)
            seat = live.seat_of(user_id)
            if seat is None or clocks.bank(seat) not in live.clocks:
                continue
            async with tables.database.writing() as conn:
                end = (await until(conn, live.id, at)).get(user_id)
                told = _told(live, seat, end, at)
                if await outbox_db.message_of(conn, told.nonce) is None:
                    await outbox_db.add_messages(conn, live.id, [told], at)
            tables.notify(live.id)
        except Problem as problem:  # that table's own trouble
            log.info("nobody told", table=row.id, why=problem.key)


def _told(live: Live, seat: int, end: datetime | None, at: datetime) -> NewMessage:
    """Return what the channel is told of somebody who is away until `end`, or is back."""
    when = "" if end is None else f"<t:{int(end.timestamp())}:f>"
    key, name = "note-back" if end is None else "note-away", safe(live.seats[seat].name)
    return NewMessage(
        kind="text",
        nonce=f"{live.id}-leave-{seat}-{int(at.timestamp() * 1000) % 10**10}",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"text": say(live.lang, key, name=name, until=when)},
    )


async def end(tables: Tables, user_id: int, table_id: str | None) -> datetime | None:
    """Be back, everywhere or at one table; returns until when somebody is away there all the same.

    That is where they are away everywhere, and end it for one table. Where the game waits for them
    they are asked once.
    """
    at = now()
    async with tables.database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        everywhere, was = (
            user.away_until,
            any(each.until > at for each in absences.absences_of(user)),
        )
        if was:
            left = absences.with_absences(user, absences.absences_ended(user, at, table_id))
            await users_db.update_user(conn, user_id, preferences=left)
        if table_id is None:
            await users_db.update_user(conn, user_id, away_until=None)
        # Who is not away does not come back either: nothing begins anew for them.
        which = "all" if table_id is None and everywhere is not None else "away"
        awaited = await tables_db.seats_back(conn, user_id, at, table_id, which)
        if table_id is not None and everywhere is not None and everywhere > at:
            return everywhere
    await refresh(tables, user_id, table_id)
    if was:
        await _tell(tables, user_id, table_id, at)
    for each in awaited:
        try:
            await welcome(tables, each, user_id, at)
        except Problem as problem:  # that table's own trouble
            log.info("nobody welcomed", table=each, why=problem.key)
    return None


async def welcome(tables: Tables, table_id: str, user_id: int, at: datetime) -> None:
    """Ask somebody who is back for the decision that waits, if one does; their clocks go on."""
    await refresh(tables, user_id, table_id)
    async with tables.locked(table_id) as live:
        seat = live.seat_of(user_id)
        if seat is None or seat not in live.waiting():
            return
        row = live.seats[seat]
        message = ping_messages.back(live, seat, at)
        async with tables.database.writing() as conn:
            if await outbox_db.message_of(conn, message.nonce) is not None:
                return  # left and back within one second
            await outbox_db.add_messages(conn, live.id, [message], at)
            count, _ = due.reminders_sent(row, row.waiting_since)
            row = msgspec.structs.replace(row, away_until=at, reminders=count, reminded_at=at)
            again = due.first_due(settings_of(live), at, count, at)
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
    async with tables.database.reading() as conn:
        back = await users_db.returned_users(conn, at)
    for user_id, _ in back:
        await refresh(tables, user_id, None)
    async with tables.database.writing() as conn:
        for user_id, time in back:
            await tables_db.seats_back(conn, user_id, time, None, "not-away")
            await users_db.update_user(conn, user_id, away_until=None)

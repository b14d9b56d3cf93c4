"""Absence and quiet hours of people at their tables.

Nobody away is asked, reminded or played for; a player who is back is asked once. A person is away
everywhere or at one table, until the later of both times. Once a seat's time has passed, it says
since when its player is back. A person can be away for a limited number of days a year, as clocks
are stopped for them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.tables as tables_db
import db.users as users_db
from bot.service.clocks import clocks, quiet_hours
from bot.service.clocks.quiet_hours import Quiet
from bot.service.notices import ping_messages
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.timekeeping import table_clocks
from bot.shared.clock import now
from bot.shared.names import safe
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from bot.shared.stored import damaged
from bot.shared.text import say
from db.outbox import NewMessage
from db.users import UserRow

log = structlog.stdlib.get_logger(__name__)


async def until(
    conn: AsyncConnection, table_id: str, at: datetime, more: Collection[int] = ()
) -> dict[int, datetime]:
    """Return the people of a table who are away, by user id, and until when.

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


async def from_clocks(
    tables: Tables, live: TableSession, state: object, at: datetime
) -> Collection[int]:
    """Return who is away from a table with clocks; the clocks are stopped for them."""
    if not table_clocks.kept(live, state):
        return ()
    seated = [seat.user_id for seat in live.people() if seat.user_id is not None]
    async with tables.database.reading() as conn:
        return await until(conn, live.id, at, seated)


async def refresh(
    tables: Tables, user_id: int, table_id: str | None, *, leaves: bool = False
) -> None:
    """Stop or start the clocks of a person's tables, or of one, as they are away or back.

    `leaves`: also if it is not stored yet that they go.
    """
    async with tables.database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, user_id, ("playing",))
    for row in rows:
        if table_id not in (None, row.id):
            continue
        try:
            await refresh_at(tables, row.id, user_id, leaves=leaves)
        except Problem as problem:  # that table's own trouble
            log.info("clocks as they were", table=row.id, why=problem.key)
        except ElsewhereError:
            await tables.leave_job(row.id, "clocks", user_id, leaves=leaves)


async def refresh_at(tables: Tables, table_id: str, user_id: int, *, leaves: bool = False) -> None:
    """Stop or start the clocks of a person at a table, as `refresh`."""
    async with tables.locked(table_id) as live:
        if live.clocks and live.seat_of(user_id) is not None:
            async with tables.database.writing() as conn:
                gone = {*await until(conn, live.id, now()), *([user_id] if leaves else [])}
                await table_clocks.refresh(conn, tables, live, gone)


async def go(tables: Tables, user_id: int, time: datetime, table_id: str | None) -> datetime:
    """Set a person away until a time, everywhere or at one table; return the end there.

    Raises `Problem` for more days than a person can be away in a year.
    """
    at = now()
    if table_id is not None:
        (await tables.get(table_id)).require_seat(user_id)
    async with tables.database.reading() as conn:
        require_allowed(await users_db.get_user(conn, user_id), at, time, table_id)
    await refresh(tables, user_id, table_id, leaves=True)  # first: a kill costs nobody time
    async with tables.database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        taken = with_absences(user, absences_going(user, at, time, table_id))
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
    """Post in a person's tables that have clocks, or one, until when their clocks are stopped."""
    async with tables.database.reading() as conn:
        rows = await tables_db.tables_of_user(conn, user_id, ("playing",))
    for row in rows:
        if table_id not in (None, row.id):
            continue
        try:
            await tell_at(tables, row.id, user_id, at)
        except Problem as problem:  # that table's own trouble
            log.info("nobody told", table=row.id, why=problem.key)
        except ElsewhereError:
            await tables.leave_job(row.id, "absence", user_id, at=at)


async def tell_at(tables: Tables, table_id: str, user_id: int, at: datetime) -> None:
    """Post at a table with clocks until when those of a person are stopped."""
    live = await tables.get(table_id)
    seat = live.seat_of(user_id)
    if seat is None or clocks.bank(seat) not in live.clocks:
        return
    async with tables.database.writing() as conn:
        end = (await until(conn, live.id, at)).get(user_id)
        told = _told(live, seat, end, at)
        if await outbox_db.message_of(conn, told.nonce) is None:
            await outbox_db.add_messages(conn, live.id, [told], at)
    tables.notify(live.id)


def _told(live: TableSession, seat: int, end: datetime | None, at: datetime) -> NewMessage:
    """Return the message to the channel that a player is away until `end`, or is back."""
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
    """End an absence, everywhere or at one table; return its end where it still holds.

    It still holds for a person who is away everywhere, and ends it for one table. If the game waits
    for them they are asked once.
    """
    at = now()
    async with tables.database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        everywhere, was = (
            user.away_until,
            any(each.until > at for each in absences_of(user)),
        )
        if was:
            left = with_absences(user, absences_ended(user, at, table_id))
            await users_db.update_user(conn, user_id, preferences=left)
        if table_id is None:
            await users_db.update_user(conn, user_id, away_until=None)
        # Someone who is not away does not come back either: nothing begins again for them.
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
        except ElsewhereError:
            await tables.leave_job(each, "welcome", user_id, at=at)
    return None


async def welcome(tables: Tables, table_id: str, user_id: int, at: datetime) -> None:
    """Ask a person who is back for the decision that waits, if any; start their clocks again."""
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
            count, _ = table_clocks.reminders_sent(row, row.waiting_since)
            row = msgspec.structs.replace(row, away_until=at, reminders=count, reminded_at=at)
            again = table_clocks.first_due(settings_of(live), at, count, at)
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
    """Note on the seats of people that they are back; the awaited ones are then due."""
    async with tables.database.reading() as conn:
        back = await users_db.returned_users(conn, at)
    for user_id, _ in back:
        await refresh(tables, user_id, None)
    async with tables.database.writing() as conn:
        for user_id, time in back:
            await tables_db.seats_back(conn, user_id, time, None, "not-away")
            await users_db.update_user(conn, user_id, away_until=None)


MOST_AWAY = timedelta(days=30)
YEAR = timedelta(days=365)
ABSENCES = "absences"


class Absence(msgspec.Struct, frozen=True):
    """When a person was away, or will be; without a table everywhere."""

    since: datetime
    until: datetime
    table: str | None = None


def absences_of(user: UserRow) -> list[Absence]:
    """Return when a person was away; none if that cannot be read."""
    try:
        return msgspec.convert(user.preferences.get(ABSENCES, []), list[Absence])
    except msgspec.ValidationError:
        damaged(user, "preferences")
        return []


def with_absences(user: UserRow, found: Sequence[Absence]) -> dict[str, object]:
    """Return a person's preferences with other absences."""
    return {**user.preferences, ABSENCES: msgspec.to_builtins(list(found))}


def absences_ended(user: UserRow, at: datetime, table: str | None) -> list[Absence]:
    """Return a person's absences of the last year after a return to a table, or everywhere."""
    found: list[Absence] = []
    for each in absences_of(user):
        over = table in (None, each.table)
        cut = msgspec.structs.replace(each, until=min(each.until, at)) if over else each
        if cut.until > max(cut.since, at - YEAR):
            found.append(cut)
    return found


def absences_going(
    user: UserRow, at: datetime, until: datetime, table: str | None
) -> list[Absence]:
    """Return a person's absences once they go until a time, instead of an earlier end."""
    others = [each for each in absences_of(user) if each.table != table]
    same = [each for each in absences_ended(user, at, table) if each.table == table]
    return [*others, *same, Absence(at, until, table)]


def absence_used(found: Sequence[Absence], since: datetime) -> timedelta:
    """Return how long a person was or will be away from a time on, each hour counted once."""
    total, reached = timedelta(), since
    for each in sorted(found, key=lambda each: each.since):
        begin = max(each.since, reached)
        total += max(each.until - begin, timedelta())
        reached = max(reached, each.until)
    return total


def require_allowed(user: UserRow, at: datetime, until: datetime, table: str | None) -> None:
    """Refuse to let a person be away longer than allowed, with the number of days left."""
    if absence_used(absences_going(user, at, until, table), at - YEAR) <= MOST_AWAY:
        return
    left = MOST_AWAY - absence_used(absences_going(user, at, at, table), at - YEAR)
    raise Problem("problem-away-days", days=max(0, left // timedelta(days=1)))


AT_ONCE = 1000
"""The most people in one look; the others come at the next."""


async def choose_quiet_hours(
    tables: Tables, user_id: int, zone: str, hours: tuple[int, int] | None
) -> Quiet:
    """Set a person's time zone and quiet hours; return the new ones with their start.

    Stored first, as due: a kill before the clocks are stopped is made up for at the next start.
    """
    at = now()
    async with tables.database.writing() as conn:
        user = await users_db.get_user(conn, user_id)
        before = quiet_hours.read(user)
        if before is not None and (before.zone, before.hours) == (zone, hours):
            return before
        chosen = quiet_hours.changed(before, at, zone, hours)
        kept = {**user.preferences, quiet_hours.KEPT: quiet_hours.stored(chosen)}
        user = await users_db.update_user(conn, user_id, preferences=kept, quiet_at=at)
    tables.people.note(user)
    await _turn_quiet_hours(tables, user_id, chosen, at)
    return chosen


async def turn_quiet_hours(tables: Tables, at: datetime, before: datetime | None = None) -> None:
    """Stop or start the clocks of people whose quiet hours have begun or ended by now.

    `before`: when that was done last. If the wall clock has been set back since then the quiet
    hours of all people are looked at.
    """
    if before is not None and at < before:
        async with tables.database.writing() as conn:
            await users_db.look_at_quiet(conn, at)
    async with tables.database.reading() as conn:
        found = await users_db.quiet_users(conn, at, AT_ONCE)
    for user in found:
        await _turn_quiet_hours(tables, user.user_id, quiet_hours.read(user), at)


async def _turn_quiet_hours(
    tables: Tables, user_id: int, hours: Quiet | None, at: datetime
) -> None:
    """Look at a person's clocks, and note when to do so next."""
    await refresh(tables, user_id, None)
    again = None if hours is None else quiet_hours.changes_at(hours, at)
    async with tables.database.writing() as conn:
        await users_db.update_user(conn, user_id, quiet_at=again)

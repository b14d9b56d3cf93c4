"""What came of the tables that were found for people who look for players.

A search ends when the game begins with its person, when they decline or leave, and when they do not
come. It continues if the table comes to nothing without their doing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Protocol

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.searches as searches_db
import db.users as users_db
from bot.service.finding import found_tables, searches
from bot.service.seats import held_seats, invitations, lobby
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from db.rows import sound
from db.searches import NoShow, SearchRow

log = structlog.stdlib.get_logger(__name__)

DISCORD_EPOCH = datetime(2015, 1, 1, tzinfo=UTC)
"""The time from which the ids of messages count."""


class RunningBot(Protocol):
    """What only the running bot knows."""

    def due(self, since: datetime) -> datetime:
        """Return until when a seat is held from a time on: the bot may have been away."""
        ...

    async def reaches(self, channel_id: int) -> bool:
        """Return whether a channel is there, so that people can come."""
        ...


class _Late(msgspec.Struct, frozen=True):
    """The people whose held seat nobody has taken in time.

    `missed` did not come, `free` could not, for `longer` it is held until another time.
    """

    missed: Sequence[SearchRow]
    free: Sequence[SearchRow]
    longer: dict[int, datetime]


async def settle(
    tables: Tables, rows: Sequence[SearchRow], at: datetime, bot: RunningBot
) -> set[str]:
    """End or continue the searches for which a table was found; return the tables that changed."""
    changed: set[str] = set()
    found = sorted((row for row in rows if row.table_id), key=lambda row: row.table_id or "")
    for table_id, there in groupby(found, key=lambda row: row.table_id or ""):
        own = list(there)
        try:
            if await _settle_at(tables, table_id, own, at, bot):
                changed.add(table_id)
        except (Problem, ElsewhereError) as error:  # it cannot be read, or was moved away
            log.info("search continued", table=table_id, why=type(error).__name__)
            await _change(tables, own, over=())
    return changed


async def _settle_at(
    tables: Tables, table_id: str, rows: Sequence[SearchRow], at: datetime, bot: RunningBot
) -> bool:
    """Settle the searches of one table; return whether its message changed."""
    live = await tables.get(table_id)
    # Asked before the table is locked: nobody there waits for Discord.
    reached = not _overdue(live, rows, at) or await bot.reaches(live.row.channel_id)
    async with tables.locked(table_id) as live:
        seated = {seat.user_id for seat in live.people()}
        if live.row.status == "cancelled" or live.row.guild_id != rows[0].guild_id:
            await _change(tables, rows, over=())
            return False
        if live.row.status != "lobby":
            await _change(tables, rows, over=[row for row in rows if row.user_id in seated])
            return False
        awaited = [row for row in rows if row.user_id not in seated]
        held = {int(each.user_id) for each in settings_of(live).held}
        gone = [row for row in awaited if row.user_id not in held]
        overdue = _overdue(live, awaited, at)
        late = await _late(tables, live, overdue, at, bot if reached else None)
        if gone or overdue:
            await _end(tables, live, gone, late, at)
        waiting = [row for row in rows if row.user_id in seated]
        if _comes_to_nothing(live, waiting):
            notice = invitations.closing(live, "note-found-closed", at)
            await found_tables.close(tables, live, waiting, notice)
            return False  # the notice changes its message
        return bool(overdue)


def _overdue(live: TableSession, rows: Sequence[SearchRow], at: datetime) -> list[SearchRow]:
    """Return the searches of people who have not taken a seat that was held until now."""
    held = {int(each.user_id): each.until for each in held_seats.invited(live)}
    return [row for row in rows if row.user_id in held and held[row.user_id] <= at]


async def _late(
    tables: Tables,
    live: TableSession,
    rows: Sequence[SearchRow],
    at: datetime,
    bot: RunningBot | None,
) -> _Late:
    """Return what becomes of people who have not come in time; without `bot` none can get there.

    Who was not notified, is away or can't get there has not missed anything.
    """
    if not rows:
        return _Late((), (), {})
    until = {int(each.user_id): each.until for each in settings_of(live).held}
    async with tables.database.reading() as conn:
        people = await users_db.get_users(conn, [row.user_id for row in rows])
        notified = {row.id: await _notified_at(conn, live, row) for row in rows}
    missed, free, longer = list[SearchRow](), list[SearchRow](), dict[int, datetime]()
    for row in rows:
        since, away = notified[row.id], people[row.user_id].away_until
        if since is None or bot is None or (away is not None and away > at):
            free.append(row)
            continue
        due = bot.due(max(until[row.user_id] - held_seats.HELD_FOR, since))
        if due > at:
            longer[row.user_id] = due
        else:
            missed.append(row)
    return _Late(missed, free, longer)


async def _notified_at(
    conn: AsyncConnection, live: TableSession, row: SearchRow
) -> datetime | None:
    """Return when a person was notified of the table; None if that has not been posted yet."""
    message = await outbox_db.message_of(conn, found_tables.invitation_nonce(live.id, row))
    if message is not None:
        return message.posted_at if sound(message) else None
    posted = settings_of(live).lobby_message
    if posted is None or not posted.isdecimal():
        return None
    return DISCORD_EPOCH + timedelta(milliseconds=int(posted) >> 22)


async def _change(tables: Tables, rows: Collection[SearchRow], over: Collection[SearchRow]) -> None:
    """End some searches; the others continue."""
    ended, others = [row.id for row in over], [row.id for row in rows if row not in over]
    async with tables.database.writing() as conn:
        await searches_db.end_searches(conn, ended)
        await searches_db.change_searches(conn, others, {"table_id": None})


async def _end(
    tables: Tables, live: TableSession, gone: Sequence[SearchRow], late: _Late, at: datetime
) -> None:
    """End the searches of people who left and of people who did not come; hold seats longer."""

    async def before(conn: AsyncConnection) -> None:
        await searches_db.end_searches(conn, [row.id for row in (*gone, *late.missed)])
        free = [row.id for row in late.free]
        await searches_db.change_searches(conn, free, {"table_id": None})
        nonces = [found_tables.invitation_nonce(live.id, row) for row in (*gone, *late.free)]
        await outbox_db.finish(conn, nonces)
        for row in late.missed:
            await _note_no_show(conn, row, at)

    left = [row.user_id for row in (*gone, *late.missed, *late.free)]
    settings = held_seats.without(live, *left)
    settings["held"] = [
        msgspec.to_builtins(msgspec.structs.replace(each, until=late.longer.get(user, each.until)))
        for each in settings_of(live).held
        if (user := int(each.user_id)) not in left
    ]
    await lobby.change(tables, live, [before], settings=settings, **_heir(live, left))


def _heir(live: TableSession, left: Collection[int]) -> dict[str, int]:
    """Return who has the rights of the creator of a table that its creator did not come to."""
    seated = [seat.user_id for seat in live.people() if seat.user_id is not None]
    if not settings_of(live).found or live.row.creator_id not in left or not seated:
        return {}
    return {"creator_id": seated[0]}


async def _note_no_show(conn: AsyncConnection, row: SearchRow, at: datetime) -> None:
    """Note that a person did not come; who does that too often no longer searches for a while."""
    after = at - searches.WITHIN
    await searches_db.forget_no_shows(conn, after)
    no_show = NoShow(guild_id=row.guild_id, user_id=row.user_id, at=at)
    await searches_db.add_no_show(conn, no_show)
    times = await searches_db.no_shows_of(conn, row.guild_id, row.user_id, after)
    if searches.shut_out(times) is not None:
        others = await searches_db.searches_of(conn, row.user_id)
        free = [e.id for e in others if e.guild_id == row.guild_id and e.table_id is None]
        await searches_db.end_searches(conn, free)


def _comes_to_nothing(live: TableSession, waiting: Sequence[SearchRow]) -> bool:
    """Return whether a table has too few players, all of whom search, and awaits nobody."""
    settings = settings_of(live)
    if not settings.found or held_seats.held(live) or len(live.seats) in settings.sizes:
        return False
    return {seat.user_id for seat in live.seats} == {row.user_id for row in waiting}

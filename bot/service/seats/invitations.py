"""Who joins a table that has not begun: inviting, listing, closing it to others, removing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from datetime import datetime, timedelta

import msgspec
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

import db.outbox as outbox_db
import db.searches as searches_db
import db.servers as servers_db
import db.tables as tables_db
from bot.service.seats import held_seats, seating
from bot.service.seats.lobby import change, practising, put_seats
from bot.service.tables.session import TableSession
from bot.service.tables.settings import Held, settings_of
from bot.service.tables.store import Tables
from bot.service.tables.transaction import ExtraWrite
from bot.shared.clock import now
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from bot.shared.text import say
from db.outbox import NewMessage
from db.rows import sound
from db.tables import TableRow

log = structlog.stdlib.get_logger(__name__)

LOBBY_FOR = timedelta(days=14)
"""How long a table can wait for its beginning."""


async def invite(
    tables: Tables, table_id: str, people: Sequence[tuple[int, str]]
) -> tuple[TableSession, list[int]]:
    """Hold seats for people; return the table, and the people who did not know of it yet.

    A person who already sits there is passed over; for a person invited before, the time begins
    again.
    """
    async with tables.locked(table_id) as live:
        live.require_lobby()
        if live.row.guild_id is None:
            raise Problem("problem-invite-direct")
        wanted = {user_id: name for user_id, name in people if live.seat_of(user_id) is None}
        free = held_seats.room(live, wanted)
        if len(wanted) > free:
            raise Problem("problem-too-many-invited", table=live.id, free=max(free, 0))
        held = held_seats.held(live)
        new = [user_id for user_id in wanted if str(user_id) not in {e.user_id for e in held}]
        others = [e for e in settings_of(live).held if int(e.user_id) not in wanted]
        found = [*map(msgspec.to_builtins, others), *held_seats.holds(wanted.items(), now())]
        await _set(tables, live, held=found)
        return live, new


async def take_back(
    tables: Tables, table_id: str, people: Sequence[int], before: Sequence[Held]
) -> None:
    """Hold seats for people only as they were held before, if the table has not begun."""
    gone = {str(user_id) for user_id in people}
    async with tables.locked(table_id) as live:
        if live.row.status == "lobby":
            left = [each for each in settings_of(live).held if each.user_id not in gone]
            found = [*left, *(each for each in before if each.user_id in gone)]
            await _set(tables, live, held=[msgspec.to_builtins(each) for each in found])


async def own_lobbies(tables: Tables, guild_id: int, user_id: int) -> list[TableSession]:
    """Return the tables of a server that a person opened or sits at and that have not begun.

    The newest come first. A practice is left out: nobody else can come to it.
    """
    async with tables.database.reading() as conn:
        seated = {row.id for row in await tables_db.tables_of_user(conn, user_id, ("lobby",))}

    def own(row: TableRow) -> bool:
        return (row.creator_id == user_id or row.id in seated) and not practising(row)

    return [live async for live in lobbies(tables, guild_id, own)]


async def lobbies(
    tables: Tables, guild_id: int, wanted: Callable[[TableRow], object]
) -> AsyncIterator[TableSession]:
    """Yield the wanted tables of a server that have not begun and can be read, the newest first."""
    async with tables.database.reading() as conn:
        rows = await servers_db.lobbies(conn, guild_id)
    for row in rows:
        if not sound(row) or not wanted(row):
            continue
        try:
            live = await tables.get(row.id)
        except (Problem, ElsewhereError) as error:  # it cannot be read, or was moved away
            log.info("lobby passed over", table=row.id, why=type(error).__name__)
            continue
        if live.row.guild_id == guild_id and live.row.status == "lobby":
            yield live


async def decline(tables: Tables, table_id: str, user_id: int) -> TableSession:
    """Free the seat that is held for a person who does not want it.

    If it was found for them, that ends their search.
    """
    async with tables.locked(table_id) as live:
        live.require_lobby()
        if live.seat_of(user_id) is not None:
            raise Problem("problem-already-seated", table=live.id)
        if str(user_id) not in {each.user_id for each in settings_of(live).held}:
            raise Problem("problem-not-invited", table=live.id)

        async def ended(conn: AsyncConnection) -> None:
            await searches_db.end_at(conn, live.id, user_id)

        await change(tables, live, [ended], settings=held_seats.without(live, user_id))
        return live


async def close(tables: Tables, table_id: str, *, closed: bool) -> TableSession:
    """Let only invited people sit down, or everyone; a table that is closed is not listed."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        listed = settings_of(live).listed and not closed
        await _set(tables, live, closed=closed, listed=listed)
        return live


async def list_openly(tables: Tables, table_id: str, *, listed: bool) -> TableSession:
    """List a table among the open tables of its server, or take it off the list.

    Raise Problem if nobody could join it from there.
    """
    async with tables.locked(table_id) as live:
        live.require_lobby()
        if listed:
            _require_listable(live)
        await _set(tables, live, listed=listed)
        return live


def _require_listable(live: TableSession) -> None:
    settings = settings_of(live)
    if live.row.guild_id is None:
        raise Problem("problem-list-direct")
    if settings.practice:
        raise Problem("problem-list-practice", table=live.id)
    if settings.closed:
        raise Problem("problem-list-closed", table=live.id)
    if held_seats.full(live):
        raise Problem("problem-table-full", table=live.id)


async def remove(tables: Tables, table_id: str, user_id: int) -> TableSession:
    """Take a person's seat away, or the seat that is held for them."""
    async with tables.locked(table_id) as live:
        live.require_lobby()
        seat = live.seat_of(user_id)
        if seat is None and str(user_id) not in {each.user_id for each in settings_of(live).held}:
            raise Problem("problem-not-there", table=live.id)
        left = [each for each in live.seats if each.seat != seat]
        await put_seats(tables, live, left, settings=held_seats.without(live, user_id))
        return live


async def hold_from(tables: Tables, table_id: str, at: datetime) -> None:
    """Hold no seat for longer than if its person had been invited now: a clock was wrong."""
    async with tables.locked(table_id) as live:
        held = settings_of(live).held
        last = at + held_seats.HELD_FOR
        if live.row.status == "lobby" and any(each.until > last for each in held):
            found = [msgspec.structs.replace(e, until=min(e.until, last)) for e in held]
            await _set(tables, live, held=[msgspec.to_builtins(each) for each in found])


async def expire(tables: Tables, table_id: str, at: datetime) -> None:
    """Close a table that has not begun for long, and say so in a channel that has seen it."""
    async with tables.locked(table_id) as live:
        of_season = settings_of(live).season is not None
        if live.row.status == "lobby" and live.row.created_at < at - LOBBY_FOR and not of_season:
            told = [] if practising(live.row) else [closing(live, "note-lobby-expired", at)]
            await seating.close(tables, live, before=told)


def closing(live: TableSession, key: str, at: datetime) -> ExtraWrite:
    """Return the write that has the closing of a lobby posted, and its buttons removed."""
    told = say(live.lang, key, name=live.title, table=live.id)
    message = NewMessage(
        kind="closed",
        nonce=f"{live.id}-closed",
        channel_id=live.row.channel_id,
        first_seq=0,
        last_seq=0,
        payload={"text": told, "lobby": settings_of(live).lobby_message},
    )

    async def write(conn: AsyncConnection) -> None:
        await outbox_db.add_messages(conn, live.id, [message], at)

    return write


async def _set(tables: Tables, live: TableSession, **settings: object) -> None:
    await change(tables, live, settings={**live.row.settings, **settings})

"""Tables (games being played) and who sits at them."""

import secrets
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Literal, TypedDict, Unpack

import msgspec
from sqlalchemy import delete, exc, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.errors import ChannelBusy, NoSuchSeat, NoSuchTable
from db.rows import columns, execute, fetch_all, fetch_one

Status = Literal["lobby", "playing", "paused", "finished", "cancelled"]
RUNNING: tuple[Status, ...] = ("lobby", "playing", "paused")

# Crockford's digits and letters without A and E: read aloud safely, and no words.
ALPHABET = "0123456789BCDFGHJKMNPQRSTVWXYZ"
ID_LENGTH = 5
_READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0"})


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What a table starts with; options and settings are the caller's own."""

    game: str
    guild_id: int | None
    channel_id: int
    creator_id: int
    name: str
    language: str
    options: dict[str, object] = {}
    settings: dict[str, object] = {}
    content_hash: str | None = None
    status: Status = "lobby"


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """`head` is the last entry, `state_seq` the entry whose snapshot is the present state."""

    id: str
    game: str
    guild_id: int | None
    channel_id: int
    creator_id: int
    status: Status
    name: str
    language: str
    options: dict[str, object]
    settings: dict[str, object]
    content_hash: str | None
    head: int
    state_seq: int
    public_seq: int
    announced_seq: int
    result: object
    created_at: datetime
    updated_at: datetime
    started_at: datetime | None
    ended_at: datetime | None


class TableChanges(TypedDict, total=False):
    guild_id: int | None
    channel_id: int
    creator_id: int
    status: Status
    name: str
    language: str
    options: Mapping[str, object]
    settings: Mapping[str, object]
    content_hash: str | None
    result: object
    started_at: datetime | None
    ended_at: datetime | None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """`decision` is the entry at which the seat's present decision was opened, if it has one.

    `original_user_id` is who may reclaim the seat. `last_seen_seq` is for catching up.
    """

    seat: int
    kind: str
    name: str
    user_id: int | None = None
    original_user_id: int | None = None
    away_until: datetime | None = None
    decision: int | None = None
    waiting_since: datetime | None = None
    last_seen_seq: int = 0
    reminders: int = 0
    reminded_at: datetime | None = None


class SeatChanges(TypedDict, total=False):
    kind: str
    name: str
    user_id: int | None
    original_user_id: int | None
    away_until: datetime | None
    decision: int | None
    waiting_since: datetime | None
    last_seen_seq: int
    reminders: int
    reminded_at: datetime | None


class WaitingSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A person who must decide at a table being played."""

    table_id: str
    seat: int
    user_id: int
    decision: int
    waiting_since: datetime
    away_until: datetime | None
    reminders: int
    reminded_at: datetime | None


def read_table_id(typed: str) -> str:
    """What a person typed, as a table id would be written."""
    return typed.strip().lstrip("#").upper().translate(_READ_AS)


async def create_table(conn: AsyncConnection, new: NewTable, at: datetime) -> TableRow:
    """Open a table with a new public id. Raises ChannelBusy if one runs in the channel."""
    busy = await running_table(conn, new.channel_id)
    if busy is not None:
        raise ChannelBusy(new.channel_id, busy.id)
    row = TableRow(
        id=await _free_id(conn),
        **msgspec.structs.asdict(new),
        head=0,
        state_seq=0,
        public_seq=0,
        announced_seq=0,
        result=None,
        created_at=at,
        updated_at=at,
        started_at=None,
        ended_at=None,
    )
    with refusing_second(new.channel_id):
        await conn.execute(insert(models.tables), msgspec.structs.asdict(row))
    return row


@contextmanager
def refusing_second(channel_id: int | None) -> Generator[None]:
    """Turns the index's refusal of a second running table into ChannelBusy.

    A look beforehand names the other table, but on PostgreSQL one may still be opened in between.
    """
    try:
        yield
    except exc.IntegrityError as error:
        # SQLite names the column, PostgreSQL the index.
        text = str(error.orig)
        if "tables.channel_id" in text or "uq_tables_running_channel" in text:
            raise ChannelBusy(channel_id, None) from error
        raise


async def _free_id(conn: AsyncConnection) -> str:
    while True:
        table_id = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        if await find_table(conn, table_id) is None:
            return table_id


async def find_table(conn: AsyncConnection, table_id: str) -> TableRow | None:
    query = select(*columns(models.tables, TableRow)).where(models.tables.c.id == table_id)
    return await fetch_one(conn, query, TableRow)


async def get_table(conn: AsyncConnection, table_id: str) -> TableRow:
    """The table; raises NoSuchTable."""
    row = await find_table(conn, table_id)
    if row is None:
        raise NoSuchTable(table_id)
    return row


async def running_table(conn: AsyncConnection, channel_id: int) -> TableRow | None:
    """The one table in lobby, playing or paused in a channel or thread."""
    t = models.tables
    query = select(*columns(t, TableRow)).where(
        t.c.channel_id == channel_id, t.c.status.in_(RUNNING)
    )
    return await fetch_one(conn, query, TableRow)


async def last_table(conn: AsyncConnection, channel_id: int) -> TableRow | None:
    """The running table of a channel, else the one that ended there last."""
    t = models.tables
    query = (
        select(*columns(t, TableRow))
        .where(t.c.channel_id == channel_id)
        .order_by(t.c.status.in_(RUNNING).desc(), t.c.updated_at.desc(), t.c.id)
        .limit(1)
    )
    return await fetch_one(conn, query, TableRow)


async def tables_with_status(
    conn: AsyncConnection, statuses: Sequence[Status] = RUNNING
) -> list[TableRow]:
    """All tables in these states, oldest first."""
    t = models.tables
    query = (
        select(*columns(t, TableRow))
        .where(t.c.status.in_(statuses))
        .order_by(t.c.created_at, t.c.id)
    )
    return await fetch_all(conn, query, TableRow)


async def tables_of_user(
    conn: AsyncConnection, user_id: int, statuses: Sequence[Status] = RUNNING
) -> list[TableRow]:
    """Tables where this person sits, or which he may reclaim a seat of, last changed first."""
    t, s = models.tables, models.seats
    seated = select(s.c.table_id).where(
        (s.c.user_id == user_id) | (s.c.original_user_id == user_id)
    )
    query = (
        select(*columns(t, TableRow))
        .where(t.c.id.in_(seated), t.c.status.in_(statuses))
        .order_by(t.c.updated_at.desc(), t.c.id)
    )
    return await fetch_all(conn, query, TableRow)


async def update_table(
    conn: AsyncConnection, table_id: str, at: datetime, **changes: Unpack[TableChanges]
) -> None:
    """Change what is not part of the log. Raises NoSuchTable, ChannelBusy."""
    t = models.tables
    statement = update(t).where(t.c.id == table_id).values(updated_at=at, **changes)
    channel_id = await _free_channel(conn, table_id, changes)
    with refusing_second(channel_id):
        if await execute(conn, statement) == 0:
            raise NoSuchTable(table_id)


async def _free_channel(conn: AsyncConnection, table_id: str, changes: TableChanges) -> int:
    """The channel that the table will be in, which no other running table may hold."""
    table = await get_table(conn, table_id)
    channel_id = changes.get("channel_id", table.channel_id)
    if changes.get("status", table.status) in RUNNING:
        busy = await running_table(conn, channel_id)
        if busy is not None and busy.id != table_id:
            raise ChannelBusy(channel_id, busy.id)
    return channel_id


async def mark_announced(conn: AsyncConnection, table_id: str, seq: int) -> None:
    """Entries up to this one have been told to the channel; never goes back."""
    t = models.tables
    await conn.execute(
        update(t).where(t.c.id == table_id, t.c.announced_seq < seq).values(announced_seq=seq)
    )


async def delete_table(conn: AsyncConnection, table_id: str) -> None:
    """Remove a table with all that belongs to it. Raises NoSuchTable."""
    t = models.tables
    if await execute(conn, delete(t).where(t.c.id == table_id)) == 0:
        raise NoSuchTable(table_id)


async def seats_of(conn: AsyncConnection, table_id: str) -> list[SeatRow]:
    s = models.seats
    query = select(*columns(s, SeatRow)).where(s.c.table_id == table_id).order_by(s.c.seat)
    return await fetch_all(conn, query, SeatRow)


async def put_seats(conn: AsyncConnection, table_id: str, seats: Sequence[SeatRow]) -> None:
    """Replace all seats of a table (joining, leaving, drawing the order)."""
    s = models.seats
    await conn.execute(delete(s).where(s.c.table_id == table_id))
    if seats:
        await conn.execute(
            insert(s), [{"table_id": table_id, **msgspec.structs.asdict(row)} for row in seats]
        )


async def update_seat(
    conn: AsyncConnection, table_id: str, seat: int, **changes: Unpack[SeatChanges]
) -> None:
    """Change one seat. Raises NoSuchSeat."""
    s = models.seats
    count = await execute(
        conn, update(s).where(s.c.table_id == table_id, s.c.seat == seat).values(**changes)
    )
    if count == 0:
        raise NoSuchSeat(table_id, seat)


async def waiting_seats(conn: AsyncConnection, table_id: str | None = None) -> list[WaitingSeat]:
    """People who must decide now at tables being played, longest wait first."""
    t, s = models.tables, models.seats
    query = (
        select(*columns(s, WaitingSeat))
        .join(t, t.c.id == s.c.table_id)
        .where(
            t.c.status == "playing",
            s.c.decision.is_not(None),
            s.c.waiting_since.is_not(None),
            s.c.user_id.is_not(None),
        )
        .order_by(s.c.waiting_since, s.c.table_id, s.c.seat)
    )
    if table_id is not None:
        query = query.where(t.c.id == table_id)
    return await fetch_all(conn, query, WaitingSeat)

"""Tables (games being played) and their seats."""

import secrets
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Literal, TypedDict, Unpack

import msgspec
from sqlalchemy import bindparam, case, delete, exc, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.batch import Write, run_writes
from db.errors import ChannelBusy, NoSuchSeat, NoSuchTable
from db.owned import owned
from db.rows import Query, columns, constant, execute, fetch_all, param, sound

Status = Literal["lobby", "playing", "paused", "finished", "cancelled"]
RUNNING: tuple[Status, ...] = ("lobby", "playing", "paused")

# Crockford's digits and letters without A and E: read aloud safely, and no words.
ALPHABET = "0123456789BCDFGHJKMNPQRSTVWXYZ"
ID_LENGTH = 5
_READ_AS = str.maketrans({"I": "1", "L": "1", "O": "0"})


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """The values a table starts with; options and settings belong to the caller."""

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

    `original_user_id` is the user who can reclaim the seat. The `reminders` sent count for the
    present question if the last of them, at `reminded_at`, came since it is asked
    (`waiting_since`).
    """

    seat: int
    kind: str
    name: str
    user_id: int | None = None
    original_user_id: int | None = None
    away_until: datetime | None = None
    decision: int | None = None
    waiting_since: datetime | None = None
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
    reminders: int
    reminded_at: datetime | None
    due_at: datetime | None


class DueSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that may need an action because of time."""

    table_id: str
    seat: int
    user_id: int | None
    decision: int | None
    waiting_since: datetime | None
    away_until: datetime | None
    reminders: int
    reminded_at: datetime | None
    due_at: datetime


_t, _s, _d = models.tables, models.seats, models.drafts
_BY_ID = Query(select(*columns(_t, TableRow)).where(_t.c.id == param("p_table", _t.c.id)), TableRow)
_IN_CHANNEL = select(*columns(_t, TableRow)).where(
    _t.c.channel_id == param("p_channel", _t.c.channel_id)
)
_RUNNING_IN_CHANNEL = Query(_IN_CHANNEL.where(models.RUNNING), TableRow)
_LAST_IN_CHANNEL = Query(
    _IN_CHANNEL.order_by(case((models.RUNNING, 0), else_=1), _t.c.updated_at.desc(), _t.c.id).limit(
        1
    ),
    TableRow,
)
_SEATS = Query(
    select(*columns(_s, SeatRow))
    .where(_s.c.table_id == param("p_table", _t.c.id))
    .order_by(_s.c.seat),
    SeatRow,
)
_DUE = Query(
    select(*columns(_s, DueSeat))
    .where(_s.c.due_at <= param("p_at", _s.c.due_at), owned(_s.c.table_id))
    .order_by(_s.c.due_at, _s.c.table_id, _s.c.seat)
    .limit(param("p_limit", _s.c.seat)),
    DueSeat,
)
_PUT_OFF_ANYHOW = (
    update(_s)
    .where(_s.c.table_id == bindparam("p_table"), _s.c.seat == bindparam("p_seat"))
    .values(due_at=bindparam("p_due"))
)
_PUT_OFF = _PUT_OFF_ANYHOW.where(_s.c.due_at == bindparam("p_seen"))
_PROGRAMS = (
    select(_s.c.table_id)
    .distinct()
    .join(_t, _t.c.id == _s.c.table_id)
    .where(
        owned(_s.c.table_id),
        _t.c.status == constant("playing"),
        _s.c.waiting_since.is_not(None) & _s.c.user_id.is_(None)
        | exists().where(
            _d.c.table_id == _s.c.table_id,
            _d.c.seat == _s.c.seat,
            (_d.c.status == constant("sent"))
            | (_d.c.status != constant("open")) & _s.c.waiting_since.is_not(None),
        ),
    )
    .order_by(_s.c.table_id)
)


def read_table_id(typed: str) -> str:
    """Return a typed text as a table id would be written."""
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
        await conn.execute(insert(_t), msgspec.structs.asdict(row))
    return row


@contextmanager
def refusing_second(channel_id: int | None) -> Generator[None]:
    """Turn the index's refusal of a second running table into ChannelBusy.

    A look beforehand names the other table, but on PostgreSQL one can still be opened in between.
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
    return await _BY_ID.one(conn, p_table=table_id)


async def get_table(conn: AsyncConnection, table_id: str) -> TableRow:
    """Return the table. Raises NoSuchTable."""
    row = await find_table(conn, table_id)
    if row is None:
        raise NoSuchTable(table_id)
    return row


async def running_table(conn: AsyncConnection, channel_id: int) -> TableRow | None:
    """Return the one table in lobby, playing or paused in a channel or thread."""
    return await _RUNNING_IN_CHANNEL.one(conn, p_channel=channel_id)


async def last_table(conn: AsyncConnection, channel_id: int) -> TableRow | None:
    """Return the running table of a channel, or else the last one that ended there."""
    return await _LAST_IN_CHANNEL.one(conn, p_channel=channel_id)


async def tables_of_user(
    conn: AsyncConnection, user_id: int, statuses: Sequence[Status] = RUNNING
) -> list[TableRow]:
    """Return tables where a person sits or can reclaim a seat, last changed first."""
    seated = select(_s.c.table_id).where(
        (_s.c.user_id == user_id) | (_s.c.original_user_id == user_id)
    )
    query = (
        select(*columns(_t, TableRow))
        .where(_t.c.id.in_(seated), _t.c.status.in_(statuses))
        .order_by(_t.c.updated_at.desc(), _t.c.id)
    )
    return await fetch_all(conn, query, TableRow)


async def stale_lobbies(conn: AsyncConnection, before: datetime, limit: int) -> list[str]:
    """Return tables opened before a time that have not begun, the oldest first."""
    query = (
        select(_t.c.id)
        .where(_t.c.status == constant("lobby"), _t.c.created_at < before, owned(_t.c.id))
        .order_by(_t.c.created_at)
        .limit(limit)
    )
    return list(await conn.scalars(query))


async def changed_since(conn: AsyncConnection, since: datetime) -> list[str]:
    """Return the running tables that have changed since a time."""
    query = select(_t.c.id).where(_t.c.status.in_(RUNNING), _t.c.updated_at >= since)
    query = query.where(owned(_t.c.id))
    return list(await conn.scalars(query))


async def update_table(
    conn: AsyncConnection, table_id: str, at: datetime, **changes: Unpack[TableChanges]
) -> None:
    """Change columns that are not part of the log. Raises NoSuchTable, ChannelBusy.

    Settings and status decide what happens with time: its seats are looked at again.
    """
    # A table that ended is tidied, no matter what else has to be done there.
    over = {"tidy_at": at} if changes.get("status") in ("finished", "cancelled") else {}
    statement = update(_t).where(_t.c.id == table_id).values(updated_at=at, **over, **changes)
    channel_id = await _free_channel(conn, table_id, changes)
    with refusing_second(channel_id):
        if await execute(conn, statement) == 0:
            raise NoSuchTable(table_id)
    if changes.keys() & {"settings", "status"}:
        await conn.execute(
            update(_s).where(_s.c.table_id == table_id).values(due_at=_s.c.waiting_since)
        )


async def _free_channel(conn: AsyncConnection, table_id: str, changes: TableChanges) -> int:
    """Return the channel that the table will be in; raise if another running table has it."""
    table = await get_table(conn, table_id)
    channel_id = changes.get("channel_id", table.channel_id)
    if changes.get("status", table.status) in RUNNING:
        busy = await running_table(conn, channel_id)
        if busy is not None and busy.id != table_id:
            raise ChannelBusy(channel_id, busy.id)
    return channel_id


async def mark_announced(conn: AsyncConnection, table_id: str, seq: int) -> None:
    """Note that posts have reported the entries up to this one; never count down."""
    await conn.execute(
        update(_t).where(_t.c.id == table_id, _t.c.announced_seq < seq).values(announced_seq=seq)
    )


async def delete_table(conn: AsyncConnection, table_id: str) -> None:
    """Remove a table with all that belongs to it. Raises NoSuchTable."""
    if await execute(conn, delete(_t).where(_t.c.id == table_id)) == 0:
        raise NoSuchTable(table_id)


async def seats_of(conn: AsyncConnection, table_id: str) -> list[SeatRow]:
    """Return the seats in order."""
    return await _SEATS.all(conn, p_table=table_id)


async def put_seats(conn: AsyncConnection, table_id: str, seats: Sequence[SeatRow]) -> None:
    """Replace all seats of a table (joining, leaving, drawing the order)."""
    await conn.execute(delete(_s).where(_s.c.table_id == table_id))
    if seats:
        await conn.execute(
            insert(_s), [{"table_id": table_id, **msgspec.structs.asdict(row)} for row in seats]
        )


async def update_seat(
    conn: AsyncConnection, table_id: str, seat: int, **changes: Unpack[SeatChanges]
) -> None:
    """Change one seat; look at it again unless its `due_at` is given. Raises NoSuchSeat."""
    values: dict[str, object] = {
        "due_at": changes.get("waiting_since", _s.c.waiting_since),
        **changes,
    }
    count = await execute(
        conn, update(_s).where(_s.c.table_id == table_id, _s.c.seat == seat).values(values)
    )
    if count == 0:
        raise NoSuchSeat(table_id, seat)


async def due_seats(conn: AsyncConnection, at: datetime, limit: int) -> list[DueSeat]:
    """Return seats that are due to be looked at, the longest due first."""
    return await _DUE.all(conn, p_at=at, p_limit=limit)


async def put_off(conn: AsyncConnection, seats: Sequence[tuple[DueSeat, datetime | None]]) -> None:
    """Set when to look at seats again, unless their due time has changed meanwhile."""
    readable: list[dict[str, object]] = []
    damaged: list[dict[str, object]] = []
    for seat, due in seats:
        row: dict[str, object] = {"p_table": seat.table_id, "p_seat": seat.seat, "p_due": due}
        if sound(seat):
            readable.append({**row, "p_seen": seat.due_at})
        else:  # the seen value need not be a time
            damaged.append(row)
    await run_writes(conn, [Write(_PUT_OFF, readable), Write(_PUT_OFF_ANYHOW, damaged)])


async def tables_for_programs(conn: AsyncConnection) -> list[str]:
    """Return tables being played that wait for a program or have a prepared turn to play.

    Tables where a person has sent a move that is not carried out yet are among them.
    """
    return list(await conn.scalars(_PROGRAMS))


Which = Literal["all", "away", "not-away"]


async def seats_back(
    conn: AsyncConnection, user_id: int, at: datetime, table_id: str | None, which: Which
) -> list[str]:
    """Note since when a person is back, at one table or all; return the tables that wait.

    Their seats there are looked at again: those still marked as away, those not marked, or all.
    """
    statement = update(_s).where(_s.c.user_id == user_id)
    if table_id is not None:
        statement = statement.where(_s.c.table_id == table_id)
    if which == "away":
        statement = statement.where(_s.c.away_until > at)
    elif which == "not-away":
        statement = statement.where(_s.c.away_until.is_(None) | (_s.c.away_until < at))
    statement = statement.values(away_until=at, due_at=_s.c.waiting_since)
    found = await conn.execute(statement.returning(_s.c.table_id, _s.c.waiting_since))
    return sorted(table for table, since in found if since is not None)

"""Things to do later, kept across restarts."""

from collections.abc import Mapping
from datetime import datetime

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import columns, execute, fetch_all


class TimerRow(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    table_id: str
    kind: str
    seat: int | None
    due_at: datetime
    payload: dict[str, object] | None


_t = models.timers


async def set_timer(
    conn: AsyncConnection,
    table_id: str,
    kind: str,
    due_at: datetime,
    *,
    seat: int | None = None,
    payload: Mapping[str, object] | None = None,
) -> int:
    """Set the one timer of this kind for the table (and seat), replacing an earlier one."""
    await conn.execute(
        delete(_t).where(
            _t.c.table_id == table_id, _t.c.kind == kind, _t.c.seat.is_not_distinct_from(seat)
        )
    )
    result = await conn.execute(
        insert(_t)
        .values(table_id=table_id, kind=kind, seat=seat, due_at=due_at, payload=payload)
        .returning(_t.c.id)
    )
    return int(result.scalar_one())


async def due_timers(conn: AsyncConnection, now: datetime, limit: int = 100) -> list[TimerRow]:
    query = (
        select(*columns(_t, TimerRow))
        .where(_t.c.due_at <= now)
        .order_by(_t.c.due_at, _t.c.id)
        .limit(limit)
    )
    return await fetch_all(conn, query, TimerRow)


async def next_due(conn: AsyncConnection) -> datetime | None:
    """When the next timer goes off, if there is one."""
    return await conn.scalar(select(func.min(_t.c.due_at)))


async def timers_of(conn: AsyncConnection, table_id: str) -> list[TimerRow]:
    query = select(*columns(_t, TimerRow)).where(_t.c.table_id == table_id)
    return await fetch_all(conn, query.order_by(_t.c.due_at, _t.c.id), TimerRow)


async def finish_timer(conn: AsyncConnection, timer_id: int) -> bool:
    """Take a timer away; True for the one caller who got it."""
    return await execute(conn, delete(_t).where(_t.c.id == timer_id)) == 1


async def cancel_timers(
    conn: AsyncConnection, table_id: str, *, kind: str | None = None, seat: int | None = None
) -> int:
    """Cancel a table's timers (of this kind, of this seat); says how many."""
    statement = delete(_t).where(_t.c.table_id == table_id)
    if kind is not None:
        statement = statement.where(_t.c.kind == kind)
    if seat is not None:
        statement = statement.where(_t.c.seat == seat)
    return await execute(conn, statement)

"""Turns that people prepared while waiting."""

from datetime import datetime

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import columns, fetch_all, fetch_one


class QueuedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """Actions and the conditions they rely on, as bytes that the caller understands."""

    table_id: str
    seat: int
    user_id: int
    actions: bytes
    conditions: bytes
    created_at: datetime


_q = models.queued_turns


async def queue_turn(conn: AsyncConnection, turn: QueuedTurn) -> None:
    """Keep a turn for a seat, in place of an earlier one."""
    await drop_queued_turn(conn, turn.table_id, turn.seat)
    await conn.execute(insert(_q), msgspec.structs.asdict(turn))


async def queued_turn(conn: AsyncConnection, table_id: str, seat: int) -> QueuedTurn | None:
    query = select(*columns(_q, QueuedTurn)).where(_q.c.table_id == table_id, _q.c.seat == seat)
    return await fetch_one(conn, query, QueuedTurn)


async def queued_turns(conn: AsyncConnection, table_id: str) -> list[QueuedTurn]:
    query = select(*columns(_q, QueuedTurn)).where(_q.c.table_id == table_id).order_by(_q.c.seat)
    return await fetch_all(conn, query, QueuedTurn)


async def drop_queued_turn(conn: AsyncConnection, table_id: str, seat: int) -> bool:
    """Forget a seat's queued turn; False if there was none."""
    result = await conn.execute(
        delete(_q).where(_q.c.table_id == table_id, _q.c.seat == seat).returning(_q.c.seat)
    )
    return result.one_or_none() is not None

"""The clocks of tables, and when each has to be looked at.

Times are microseconds that the bot has served people (`uptime.served`), not wall time.
"""

from collections.abc import Mapping

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.batch import Write
from db.owned import owned
from db.rows import Query, columns, fetch_all, param, sound


class ClockRow(msgspec.Struct, frozen=True, kw_only=True):
    """One clock: `left` at `since`, which is null while it is stopped.

    At `next_at` it has to be looked at. `quarter` is the time left when people are reminded, 0 once
    they were. `question` holds the questions that it ran for, a line each, the last one first, with
    the entries that asked them (`bot.service.clocks.increments`).
    """

    table_id: str
    name: str
    question: str
    left: int
    since: int | None
    next_at: int | None
    quarter: int
    expired: int


class DueClock(msgspec.Struct, frozen=True, kw_only=True):
    """A clock that has to be looked at."""

    table_id: str
    name: str


Changes = Mapping[str, ClockRow | None]
"""Clocks by name that replace earlier ones; None drops one."""

_c, _t = models.clocks, models.tables
_OF_TABLE = Query(
    select(*columns(_c, ClockRow))
    .where(_c.c.table_id == param("p_table", _c.c.table_id))
    .order_by(_c.c.name),
    ClockRow,
)
_DUE = Query(
    select(*columns(_c, DueClock))
    .where(_c.c.next_at.is_not(None), _c.c.next_at <= param("p_at", _c.c.next_at))
    .where(owned(_c.c.table_id))
    .order_by(_c.c.next_at)
    .limit(param("p_limit", _c.c.expired)),
    DueClock,
)
_ADD = insert(_c)
_DROP = delete(_c).where(_c.c.table_id == bindparam("p_table"), _c.c.name == bindparam("p_name"))


def changes(table_id: str, clocks: Changes) -> list[Write]:
    """Return the statements that replace clocks with others."""
    keys: list[dict[str, object]] = [{"p_table": table_id, "p_name": name} for name in clocks]
    rows = [msgspec.structs.asdict(row) for row in clocks.values() if row is not None]
    return [Write(_DROP, keys), Write(_ADD, rows)]


async def drop(conn: AsyncConnection, table_id: str) -> None:
    """Drop the clocks of a table that is over."""
    await conn.execute(delete(_c).where(_c.c.table_id == table_id))


async def clocks_of(conn: AsyncConnection, table_id: str) -> list[ClockRow]:
    """Return the clocks of a table by name."""
    return await _OF_TABLE.all(conn, p_table=table_id)


async def due(conn: AsyncConnection, served: int, limit: int) -> list[DueClock]:
    """Return clocks that have to be looked at, the longest due first."""
    found = await _DUE.all(conn, p_at=served, p_limit=limit)
    return [clock for clock in found if sound(clock)]


async def latest(conn: AsyncConnection, most: int | None) -> int:
    """Return the latest served time, up to one, that any clock has, 0 if there is none."""
    query = select(func.max(_c.c.since))
    found = await conn.scalar(query if most is None else query.where(_c.c.since <= most))
    return found if isinstance(found, int) else 0


async def running(conn: AsyncConnection) -> list[str]:
    """Return the tables with a clock that runs."""
    query = select(_c.c.table_id).where(_c.c.since.is_not(None), owned(_c.c.table_id))
    return list(await conn.scalars(query.distinct()))


async def named(conn: AsyncConnection, name: str) -> list[str]:
    """Return the tables that have a clock of a name."""
    query = select(*columns(_c, DueClock)).where(_c.c.name == name, owned(_c.c.table_id))
    query = query.order_by(_c.c.table_id)
    return [row.table_id for row in await fetch_all(conn, query, DueClock) if sound(row)]

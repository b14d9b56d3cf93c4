"""The deals of tables: secret until the end, so kept apart from everything shown before."""

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import Query, columns, param


class DealRow(msgspec.Struct, frozen=True, kw_only=True):
    """`salt` in hex digits, `seed` as a decimal number: no number of SQL holds all 64 bits.

    `bound` is the rest of the commitment; only the caller understands it. `names` are the names of
    the seats with the bytes that hide them in their hashes, without any that were removed.
    """

    table_id: str
    version: int
    salt: str
    seed: str
    bound: dict[str, object]
    commitment: str
    names: list[tuple[str, str] | None] | None


_d = models.deals
_OF_TABLE = Query(
    select(*columns(_d, DealRow)).where(_d.c.table_id == param("p_table", _d.c.table_id)), DealRow
)


async def add_deal(conn: AsyncConnection, row: DealRow) -> None:
    """Keep how a table is dealt, in the transaction that begins its game."""
    await conn.execute(insert(_d), msgspec.structs.asdict(row))


async def deal_of(conn: AsyncConnection, table_id: str) -> DealRow | None:
    """Return how a table was dealt; `None` if it began before that was kept."""
    return await _OF_TABLE.one(conn, p_table=table_id)

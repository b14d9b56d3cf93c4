"""Figures about messages that wait to be posted."""

from collections.abc import Sequence
from datetime import datetime

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models


class Waiting(msgspec.Struct, frozen=True):
    """The tables whose first message to post failed last with the same error, or was not tried."""

    error: str | None
    tables: int
    late: int
    """The tables among them whose message is older than a given time."""
    oldest: datetime


_o = models.outbox
_pending = _o.c.state == "pending"


async def count_pending(conn: AsyncConnection) -> int:
    """Return the number of messages that wait."""
    return await conn.scalar(select(func.count()).where(_pending)) or 0


async def waiting(conn: AsyncConnection, before: datetime) -> Sequence[Waiting]:
    """Return the tables with a message to post, by its last error; it is late if from `before`.

    Only a table's first message counts: the others wait for it.
    """
    first = select(func.min(_o.c.id)).where(_pending).group_by(_o.c.table_id)
    late = func.count().filter(_o.c.created_at < before)
    query = (
        select(_o.c.error, func.count(), late, func.min(_o.c.created_at))
        .where(_o.c.id.in_(first))
        .group_by(_o.c.error)
    )
    return [Waiting(*row) for row in await conn.execute(query)]


async def count_tables(conn: AsyncConnection) -> dict[str, int]:
    """Return the number of tables by status."""
    status = models.tables.c.status
    found = await conn.execute(select(status, func.count()).group_by(status))
    return dict(found.tuples().all())

"""When the bot was last at work, and its last longer break."""

from datetime import datetime, timedelta

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import columns, fetch_one, sound

_u = models.uptime


class UptimeRow(msgspec.Struct, frozen=True, kw_only=True):
    """`gone` seconds had passed when the bot came back at `back_at`.

    `served` is how long it has served people by `seen_at`, in microseconds.
    """

    seen_at: datetime
    back_at: datetime | None = None
    gone: int = 0
    served: int = 0

    @property
    def pause(self) -> timedelta:
        """How long the last break was."""
        return timedelta(seconds=self.gone)


async def get_uptime(conn: AsyncConnection) -> UptimeRow | None:
    """Return the last noted times, if the bot ever ran on this database and they are readable."""
    row = await fetch_one(conn, select(*columns(_u, UptimeRow)), UptimeRow)
    return None if row is None or not sound(row) else row


async def put_uptime(conn: AsyncConnection, row: UptimeRow) -> None:
    """Note the times over the last noted ones."""
    await conn.execute(delete(_u))
    await conn.execute(insert(_u).values(id=1, **msgspec.structs.asdict(row)))

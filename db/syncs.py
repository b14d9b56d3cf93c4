"""Which slash commands were last registered where."""

from datetime import datetime

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models

_c = models.command_syncs


async def synced_hash(
    conn: AsyncConnection, api_base: str, application_id: int, guild_id: int | None = None
) -> str | None:
    """Return the hash of the commands registered there last (in a guild, or globally)."""
    return await conn.scalar(
        select(_c.c.hash).where(
            _c.c.api_base == api_base,
            _c.c.application_id == application_id,
            _c.c.guild_id == (guild_id or 0),
        )
    )


async def synced_places(
    conn: AsyncConnection, api_base: str, application_id: int
) -> list[int | None]:
    """Return the guilds where commands were registered last; `None` stands for everywhere."""
    found = await conn.scalars(
        select(_c.c.guild_id)
        .where(_c.c.api_base == api_base, _c.c.application_id == application_id)
        .order_by(_c.c.guild_id)
    )
    return [guild_id or None for guild_id in found]


async def forget_sync(
    conn: AsyncConnection, api_base: str, application_id: int, guild_id: int | None
) -> None:
    """Note that the commands there are gone."""
    await conn.execute(
        delete(_c).where(
            _c.c.api_base == api_base,
            _c.c.application_id == application_id,
            _c.c.guild_id == (guild_id or 0),
        )
    )


async def mark_synced(
    conn: AsyncConnection,
    api_base: str,
    application_id: int,
    digest: str,
    at: datetime,
    *,
    guild_id: int | None = None,
) -> None:
    """Remember the registered commands."""
    key = {
        "api_base": api_base,
        "application_id": application_id,
        "guild_id": guild_id or 0,
    }
    await conn.execute(delete(_c).where(*(_c.c[name] == value for name, value in key.items())))
    await conn.execute(insert(_c).values(**key, hash=digest, synced_at=at))

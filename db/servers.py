"""Servers: their settings for all their tables, and the tables that run there."""

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import Query, columns, constant, execute, fetch_all, param, sound
from db.tables import TableRow


class ServerRow(msgspec.Struct, frozen=True, kw_only=True):
    """`ratings`: whether people are rated there."""

    guild_id: int
    ratings: bool = False


_g, _t = models.servers, models.tables
_BY_ID = Query(
    select(*columns(_g, ServerRow)).where(_g.c.guild_id == param("p_guild", _g.c.guild_id)),
    ServerRow,
)


async def get_server(conn: AsyncConnection, guild_id: int) -> ServerRow:
    """Return a server's settings; the defaults if nothing was set, or it cannot be read."""
    row = await _BY_ID.one(conn, p_guild=guild_id)
    return row if row is not None and sound(row) else ServerRow(guild_id=guild_id)


async def set_ratings(conn: AsyncConnection, guild_id: int, on: bool) -> None:
    """Have people rated on a server, or not."""
    known = update(_g).where(_g.c.guild_id == guild_id).values(ratings=on)
    if not await execute(conn, known):
        await conn.execute(insert(_g).values(guild_id=guild_id, ratings=on))


async def lobbies(conn: AsyncConnection, guild_id: int) -> list[TableRow]:
    """Return the tables of a server that have not begun, the newest first."""
    query = select(*columns(_t, TableRow)).where(
        _t.c.status == constant("lobby"), _t.c.guild_id == guild_id
    )
    return await fetch_all(conn, query.order_by(_t.c.created_at.desc(), _t.c.id), TableRow)


async def running_tables(conn: AsyncConnection, guild_id: int) -> list[TableRow]:
    """Return the tables in lobby, playing or paused in a server's channels and threads."""
    query = select(*columns(_t, TableRow)).where(models.RUNNING, _t.c.guild_id == guild_id)
    return await fetch_all(conn, query.order_by(_t.c.id), TableRow)

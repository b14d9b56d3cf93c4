"""Component data (built in or owners' packs), kept by hash so that a table keeps its own."""

from datetime import datetime

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import columns, fetch_all, fetch_one


class ContentRow(msgspec.Struct, frozen=True, kw_only=True):
    hash: str
    game: str
    name: str
    blob: bytes
    added_at: datetime


class ContentName(msgspec.Struct, frozen=True, kw_only=True):
    hash: str
    game: str
    name: str
    added_at: datetime


_c = models.contents


async def put_content(conn: AsyncConnection, content: ContentRow) -> bool:
    """Keep a component set; False if it was there already."""
    insert = sqlite.insert if conn.dialect.name == "sqlite" else postgresql.insert
    # Several processes can have the same one at once.
    statement = insert(_c).values(**msgspec.structs.asdict(content)).on_conflict_do_nothing()
    return (await conn.execute(statement)).rowcount == 1


async def get_content(conn: AsyncConnection, content_hash: str) -> ContentRow | None:
    query = select(*columns(_c, ContentRow)).where(_c.c.hash == content_hash)
    return await fetch_one(conn, query, ContentRow)


async def contents_of(conn: AsyncConnection, game: str) -> list[ContentName]:
    """Return the contents for a game, newest first, without the data itself."""
    query = select(*columns(_c, ContentName)).where(_c.c.game == game)
    return await fetch_all(conn, query.order_by(_c.c.added_at.desc(), _c.c.hash), ContentName)

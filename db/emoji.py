"""Which icons were uploaded as emoji of an application, and of which pictures."""

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import columns, fetch_all, sound

_e = models.emoji


class EmojiRow(msgspec.Struct, frozen=True, kw_only=True):
    """An emoji by its name and id, and the hash of the picture that was uploaded."""

    name: str
    hash: str
    id: int


async def emoji_of(conn: AsyncConnection, application_id: int) -> dict[str, EmojiRow]:
    """Return the emoji of an application by their names, as far as they can be read."""
    query = select(*columns(_e, EmojiRow)).where(_e.c.application_id == application_id)
    return {row.name: row for row in await fetch_all(conn, query, EmojiRow) if sound(row)}


async def put_emoji(conn: AsyncConnection, application_id: int, row: EmojiRow) -> None:
    """Remember an emoji in place of one with the same name."""
    await conn.execute(
        delete(_e).where(_e.c.application_id == application_id, _e.c.name == row.name)
    )
    await conn.execute(
        insert(_e).values(application_id=application_id, **msgspec.structs.asdict(row))
    )

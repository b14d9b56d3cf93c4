"""People who look for players, people they never play with, and people who did not come."""

from collections.abc import Collection, Mapping
from datetime import datetime
from hashlib import blake2b
from itertools import permutations
from typing import Annotated

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import columns, execute, fetch_all, sound


class SearchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person's search; `table_id` is where a seat is held for them, None as long as none is."""

    id: int
    guild_id: int
    channel_id: int
    user_id: int
    name: str
    language: str
    games: Annotated[list[str], msgspec.Meta(min_length=1)]
    sizes: Annotated[list[int], msgspec.Meta(min_length=1)]
    pace: str
    hours: str
    since: datetime
    table_id: str | None = None
    asked_at: datetime | None = None


class BlockRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person, and one with whom they are never brought together, with that one's name."""

    user_id: int
    other_id: int
    name: str


class NoShow(msgspec.Struct, frozen=True, kw_only=True):
    guild_id: int
    user_id: int
    at: datetime


_s, _b, _n = models.searches, models.blocks, models.no_shows
_SEARCHES = select(*columns(_s, SearchRow)).order_by(_s.c.since, _s.c.id)


async def lock_person(conn: AsyncConnection, user_id: int) -> None:
    """Keep others from changing a person's searches or blocks until the transaction ends."""
    if conn.dialect.name != "sqlite":  # there one transaction writes at a time
        await conn.execute(select(func.pg_advisory_xact_lock(user_id)))


async def add_search(conn: AsyncConnection, row: SearchRow) -> None:
    """Store a search; its id is given by the database."""
    values = {k: v for k, v in msgspec.structs.asdict(row).items() if k != "id"}
    await conn.execute(insert(_s).values(values))


async def searches(conn: AsyncConnection) -> list[SearchRow]:
    """Return all searches, the oldest first, as far as they can be read."""
    return list(filter(sound, await fetch_all(conn, _SEARCHES, SearchRow)))


async def searches_of(conn: AsyncConnection, user_id: int) -> list[SearchRow]:
    """Return a person's searches on all servers, the oldest first, as far as they can be read."""
    query = _SEARCHES.where(_s.c.user_id == user_id)
    return list(filter(sound, await fetch_all(conn, query, SearchRow)))


async def change_searches(
    conn: AsyncConnection, ids: Collection[int], values: Mapping[str, object]
) -> None:
    """Change some searches."""
    await conn.execute(update(_s).where(_s.c.id.in_(ids)).values(dict(values)))


async def hold(conn: AsyncConnection, ids: Collection[int], table_id: str) -> bool:
    """Note the table that was found for searches; return whether all of them still looked."""
    free = update(_s).where(_s.c.id.in_(ids), _s.c.table_id.is_(None)).values(table_id=table_id)
    return await execute(conn, free) == len(ids)


async def end_searches(conn: AsyncConnection, ids: Collection[int]) -> int:
    """Delete searches; return how many there were."""
    return await execute(conn, delete(_s).where(_s.c.id.in_(ids)))


async def end_at(conn: AsyncConnection, table_id: str, user_id: int) -> None:
    """Delete a person's search for which a table was found."""
    await conn.execute(delete(_s).where(_s.c.table_id == table_id, _s.c.user_id == user_id))


# People with whom a person does not want to play


async def blocks_of(conn: AsyncConnection, user_id: int) -> list[BlockRow]:
    """Return the people whom a person has blocked."""
    query = select(*columns(_b, BlockRow)).where(_b.c.user_id == user_id).order_by(_b.c.other_id)
    return list(filter(sound, await fetch_all(conn, query, BlockRow)))


async def blocked(conn: AsyncConnection, user_ids: Collection[int]) -> set[frozenset[int]]:
    """Return the pairs among these people of which one has blocked the other."""
    query = select(*columns(_b, BlockRow)).where(_b.c.user_id.in_(user_ids))
    rows = await fetch_all(conn, query, BlockRow)
    there = {(row.user_id, row.other_id) for row in rows}
    return {
        frozenset((one, other))
        for one, other in permutations(set(user_ids), 2)
        if (one, other) in there or (one, _stand_in(one, other)) in there
    }


async def put_block(conn: AsyncConnection, row: BlockRow) -> None:
    """Block a person, who may be blocked already."""
    await lock_person(conn, row.user_id)
    await drop_block(conn, row.user_id, row.other_id)
    await conn.execute(insert(_b).values(msgspec.structs.asdict(row)))


async def drop_block(conn: AsyncConnection, user_id: int, other_id: int) -> None:
    """No longer block a person."""
    await conn.execute(delete(_b).where(_b.c.user_id == user_id, _b.c.other_id == other_id))


# People who did not come


async def add_no_show(conn: AsyncConnection, row: NoShow) -> None:
    """Note that a person did not come to a table that was found for them."""
    await conn.execute(insert(_n).values(msgspec.structs.asdict(row)))


async def no_shows_of(
    conn: AsyncConnection, guild_id: int, user_id: int, after: datetime
) -> list[datetime]:
    """Return when a person did not come on a server, after a time, the first one first."""
    query = select(*columns(_n, NoShow)).where(
        _n.c.guild_id == guild_id, _n.c.user_id == user_id, _n.c.at > after
    )
    rows = await fetch_all(conn, query.order_by(_n.c.at), NoShow)
    return [row.at for row in rows if sound(row)]


async def forget_no_shows(conn: AsyncConnection, before: datetime) -> None:
    """Drop what is so long ago that it no longer matters."""
    await conn.execute(delete(_n).where(_n.c.at < before))


# Forgetting


async def forget(conn: AsyncConnection, user_id: int) -> None:
    """Drop all of a person; who has blocked them is still never brought together with them."""
    await conn.execute(delete(_s).where(_s.c.user_id == user_id))
    await conn.execute(delete(_n).where(_n.c.user_id == user_id))
    await conn.execute(delete(_b).where(_b.c.user_id == user_id))
    mine = _b.c.other_id == user_id
    for owner in list(await conn.scalars(select(_b.c.user_id).where(mine))):
        await put_block(conn, BlockRow(user_id=owner, other_id=_stand_in(owner, user_id), name=""))
    await conn.execute(delete(_b).where(mine))


def _stand_in(owner: int, other: int) -> int:
    """Return the number, below 0, that stands for a forgotten person in the list of another one.

    It is another one in each list, and no way leads back to the person.
    """
    digest = blake2b(f"{owner} {other}".encode(), digest_size=8).digest()
    return -(int.from_bytes(digest) >> 1) - 1

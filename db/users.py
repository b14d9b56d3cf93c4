"""What people set for themselves, at all their tables."""

from collections.abc import Mapping
from datetime import datetime
from typing import TypedDict, Unpack

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import Query, columns, execute, fetch_all, param


class UserRow(msgspec.Struct, frozen=True, kw_only=True):
    user_id: int
    locale: str | None = None
    theme: str | None = None
    away_until: datetime | None = None
    preferences: dict[str, object] = {}


class UserChanges(TypedDict, total=False):
    locale: str | None
    theme: str | None
    away_until: datetime | None
    preferences: Mapping[str, object]


_u = models.users
_BY_ID = Query(
    select(*columns(_u, UserRow)).where(_u.c.user_id == param("p_user", _u.c.user_id)), UserRow
)


async def get_user(conn: AsyncConnection, user_id: int) -> UserRow:
    """The person's settings; the defaults if nothing was ever set."""
    return await _BY_ID.one(conn, p_user=user_id) or UserRow(user_id=user_id)


async def get_users(conn: AsyncConnection, user_ids: list[int]) -> dict[int, UserRow]:
    """The same for several people."""
    query = select(*columns(_u, UserRow)).where(_u.c.user_id.in_(user_ids))
    found = {row.user_id: row for row in await fetch_all(conn, query, UserRow)}
    return {user_id: found.get(user_id) or UserRow(user_id=user_id) for user_id in user_ids}


async def update_user(
    conn: AsyncConnection, user_id: int, **changes: Unpack[UserChanges]
) -> UserRow:
    """Change some of a person's settings; gives all of them."""
    values: dict[str, object] = dict(changes)
    if values and not await execute(conn, update(_u).where(_u.c.user_id == user_id).values(values)):
        await conn.execute(insert(_u).values({"preferences": {}, **values, "user_id": user_id}))
    return await get_user(conn, user_id)

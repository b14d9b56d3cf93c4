"""The settings of people, at all their tables."""

from collections.abc import Mapping
from datetime import datetime
from typing import TypedDict, Unpack

import msgspec
from sqlalchemy import Text, func, insert, select, type_coerce, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import Query, columns, execute, fetch_all, mended, param, sound


class UserRow(msgspec.Struct, frozen=True, kw_only=True):
    user_id: int
    locale: str | None = None
    theme: str | None = None
    away_until: datetime | None = None
    preferences: dict[str, object] = {}


class _Away(msgspec.Struct, frozen=True, kw_only=True):
    user_id: int
    away_until: datetime


class UserChanges(TypedDict, total=False):
    locale: str | None
    theme: str | None
    away_until: datetime | None
    preferences: Mapping[str, object]
    quiet_at: datetime | None


PEOPLE = "slow_orbit_people"
"""The name under which other processes are notified of changed settings."""
_u, _s = models.users, models.seats
_BY_ID = Query(
    select(*columns(_u, UserRow)).where(_u.c.user_id == param("p_user", _u.c.user_id)), UserRow
)


async def get_user(conn: AsyncConnection, user_id: int) -> UserRow:
    """Return the person's settings; the defaults if nothing was ever set."""
    return _usable(await _BY_ID.one(conn, p_user=user_id), user_id)


def _usable(row: UserRow | None, user_id: int) -> UserRow:
    """Return a person's settings, with defaults for any that are unset or unreadable."""
    return (row and mended(row)) or UserRow(user_id=user_id)


async def get_users(conn: AsyncConnection, user_ids: list[int]) -> dict[int, UserRow]:
    """Return the settings of several people."""
    query = select(*columns(_u, UserRow)).where(_u.c.user_id.in_(user_ids))
    found = {row.user_id: row for row in await fetch_all(conn, query, UserRow)}
    return {user_id: _usable(found.get(user_id), user_id) for user_id in user_ids}


async def users_with_settings(conn: AsyncConnection) -> list[UserRow]:
    """Return the people with quiet hours, a language or words, as far as they can be read."""
    query = select(*columns(_u, UserRow)).where(
        _u.c.quiet_at.is_not(None)
        | _u.c.locale.is_not(None)
        | type_coerce(_u.c.preferences, Text).like('%"words"%')
    )
    return _mended(await fetch_all(conn, query, UserRow))


async def users_with(conn: AsyncConnection, key: str) -> list[UserRow]:
    """Return the people whose preferences have a key, as far as they can be read."""
    query = select(*columns(_u, UserRow)).where(
        type_coerce(_u.c.preferences, Text).like(f'%"{key}"%')
    )
    found = await fetch_all(conn, query, UserRow)
    return [row for row in _mended(found) if key in row.preferences]


async def quiet_users(conn: AsyncConnection, at: datetime, limit: int) -> list[UserRow]:
    """Return the people whose quiet hours have begun or ended unnoticed by a time."""
    query = select(*columns(_u, UserRow)).where(_u.c.quiet_at.is_not(None), _u.c.quiet_at <= at)
    found = await fetch_all(conn, query.order_by(_u.c.quiet_at).limit(limit), UserRow)
    return _mended(found)


def _mended(rows: list[UserRow]) -> list[UserRow]:
    return [row for row in map(mended, rows) if row is not None]


async def look_at_quiet(conn: AsyncConnection, at: datetime) -> None:
    """Look at all people's quiet hours again."""
    await conn.execute(update(_u).where(_u.c.quiet_at.is_not(None)).values(quiet_at=at))


async def update_user(
    conn: AsyncConnection, user_id: int, **changes: Unpack[UserChanges]
) -> UserRow:
    """Change some of a person's settings; return all of them.

    If the person goes away or comes back, their seats are looked at again.
    """
    values: dict[str, object] = dict(changes)
    if "away_until" in changes:
        mine = update(_s).where(_s.c.user_id == user_id)
        await conn.execute(mine.values(due_at=_s.c.waiting_since))
    if values and not await execute(conn, update(_u).where(_u.c.user_id == user_id).values(values)):
        await conn.execute(insert(_u).values({"preferences": {}, **values, "user_id": user_id}))
    await notify_changed(conn, user_id)
    return await get_user(conn, user_id)


async def notify_changed(conn: AsyncConnection, user_id: int) -> None:
    """Let other processes read a person's settings again."""
    if conn.dialect.name != "sqlite":
        await conn.execute(select(func.pg_notify(PEOPLE, str(user_id))))


async def returned_users(conn: AsyncConnection, at: datetime) -> list[tuple[int, datetime]]:
    """Return who was away everywhere until now or before, and until when, if readable."""
    query = select(*columns(_u, _Away)).where(_u.c.away_until <= at)
    found = await fetch_all(conn, query, _Away)
    return [(row.user_id, row.away_until) for row in found if sound(row)]

"""Times that only a wrong clock can have stored: past events that lie ahead.

The time of a past event is set to the present. A future event is looked at again, if it lies
further ahead than it ever can.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Table, Text, or_, select, type_coerce, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models

FAR = timedelta(days=32)
"""The longest that anything is put off: nobody can be away for more days in a row."""

DIFFERENCE = timedelta(seconds=30)
"""How far the clocks of several processes can be apart, with what they wrote meanwhile."""

_t, _s, _u = models.tables.c, models.seats.c, models.users.c
_v, _o, _i = models.votes.c, models.outbox.c, models.interactions.c
_search = models.searches.c
OF_TABLES: Sequence[ColumnElement[Any]] = (
    _t.created_at, _t.updated_at, _t.started_at, _t.ended_at, _s.waiting_since, _s.reminded_at,
)  # fmt: skip
"""Times of past events that are kept in memory with a table."""
HAPPENED: Sequence[ColumnElement[Any]] = (
    _v.opened_at, _v.closed_at, _v.shown_at, _o.created_at, _o.posted_at, _i.at,
    _search.since, _search.asked_at, models.no_shows.c.at,
    models.seasons.c.created_at, models.seasons.c.ended_at, models.entrants.c.joined_at,
)  # fmt: skip
"""Times of other past events."""
TO_COME: Sequence[ColumnElement[Any]] = (_t.tidy_at, _s.due_at, _u.quiet_at)
"""Times at which something is looked at next."""


async def look_again(conn: AsyncConnection, at: datetime, *, back: bool) -> None:
    """Correct times of no table in memory; `back`: the clock is known to have been set back."""
    for column in HAPPENED:
        ahead = column > at + DIFFERENCE
        await conn.execute(update(column.table).where(ahead).values({column: at}))
    far = at if back else at + FAR
    await conn.execute(update(_t.tidy_at.table).where(_t.tidy_at > at + FAR).values(tidy_at=at))
    await conn.execute(
        update(_s.due_at.table).where(_s.due_at > far).values(due_at=_s.waiting_since)
    )
    await conn.execute(update(_u.quiet_at.table).where(_u.quiet_at > far).values(quiet_at=at))


async def tables_ahead(conn: AsyncConnection, at: datetime) -> list[str]:
    """Return the tables with a past event that lies ahead, or a player away too far ahead."""

    def ahead(table: Table) -> ColumnElement[bool]:
        return or_(*(each > at + DIFFERENCE for each in OF_TABLES if each.table is table))

    found = union(
        select(_t.id).where(ahead(models.tables)),
        select(_s.table_id).where(ahead(models.seats)),
        select(_s.table_id).where(_s.away_until > at + FAR),
    )
    return sorted(await conn.scalars(found))


async def set_right(
    conn: AsyncConnection, table_id: str, at: datetime, away: dict[int, datetime]
) -> None:
    """Set the times of a table right, in the database; `away` is until when people really are."""
    for column in OF_TABLES:
        own = column.table.c.id if column.table is models.tables else column.table.c.table_id
        await conn.execute(
            update(column.table)
            .where(own == table_id, column > at + DIFFERENCE)
            .values({column: at})
        )
    seats = update(models.seats).where(_s.table_id == table_id)
    for user_id, until in away.items():
        await conn.execute(
            seats.where(_s.user_id == user_id, _s.away_until > until).values(away_until=until)
        )
    await conn.execute(seats.where(_s.away_until > at + FAR).values(away_until=at))
    await conn.execute(seats.values(due_at=_s.waiting_since))


async def users_away(conn: AsyncConnection, at: datetime) -> list[int]:
    """Return the people who are away, everywhere or at a table."""
    found = union(
        select(_u.user_id).where(_u.away_until > at),
        select(_s.user_id).where(_s.away_until > at, _s.user_id.is_not(None)),
    )
    return sorted(await conn.scalars(found))


async def lobbies_with(conn: AsyncConnection, key: str) -> list[str]:
    """Return the tables that have not begun and whose settings have a key."""
    there = type_coerce(_t.settings, Text).like(f'%"{key}"%')
    query = select(_t.id).where(_t.status == "lobby", there)
    return list(await conn.scalars(query.order_by(_t.id)))

"""Finished games: of a person, of a server; and how a person's decisions came about.

All is found from the seats of a person or the games of a server, however many tables there are.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Select, distinct, func, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import Query, columns, constant, param, sound


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game; `result` is as the caller stored it."""

    id: str
    game: str
    guild_id: int | None
    channel_id: int
    name: str
    settings: dict[str, object]
    content_hash: str | None
    result: object
    ended_at: datetime


class SatRow(msgspec.Struct, frozen=True, kw_only=True):
    """The player of a seat when its game ended, and its owner if that is another person."""

    table_id: str
    seat: int
    kind: str
    user_id: int | None
    original_user_id: int | None
    name: str


class Ended(msgspec.Struct, frozen=True):
    """A finished game with its seats in order."""

    game: GameRow
    seats: tuple[SatRow, ...]


class Stand(msgspec.Struct, frozen=True, kw_only=True):
    """A mark that changes with the games, or the people, among a server's finished games."""

    games: int
    last: datetime | None
    people: int
    owners: int


class Reseated(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a finished game that a person got in mid-game, by which kind of entry."""

    table_id: str
    seat: int
    kind: str


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table that has begun, with the seat that a person has there."""

    id: str
    settings: dict[str, object]
    seat: int


class Logged(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a log without the decision."""

    seq: int
    kind: str
    seat: int | None
    user_id: int | None
    closed: bool
    at: datetime


_t, _s, _e = models.tables, models.seats, models.entries
_mine = _s.alias("mine")
_user = param("p_user", _s.c.user_id)
_here = _t.c.guild_id == param("p_guild", _t.c.guild_id)
_finished = (_t.c.status == constant("finished")) & _t.c.ended_at.is_not(None)
# Two questions of an index each; one with OR is up to the database.
_theirs = union(
    select(_mine.c.table_id).where(_mine.c.user_id == _user),
    select(_mine.c.table_id).where(_mine.c.original_user_id == _user),
)
# Only finished games have a result. By their status SQLite would go through all there are.
_of_user = _t.c.result.is_not(None) & _t.c.ended_at.is_not(None) & _t.c.id.in_(_theirs)


def _games(where: Any) -> Query[GameRow]:
    """Return a query for games, the latest first."""
    found = select(*columns(_t, GameRow)).where(where)
    return Query(found.order_by(_t.c.ended_at.desc(), _t.c.id.desc()), GameRow)


def _seats(where: Any) -> Query[SatRow]:
    return Query(_joined(select(*columns(_s, SatRow)), where), SatRow)


def _joined(found: Select[Any], where: Any) -> Select[Any]:
    return found.join(_t, _t.c.id == _s.c.table_id).where(where).order_by(_s.c.table_id, _s.c.seat)


_GAMES_OF, _SEATS_OF = _games(_of_user), _seats(_of_user)
_GAMES_OF_HERE, _SEATS_OF_HERE = _games(_of_user & _here), _seats(_of_user & _here)
_GAMES_HERE, _SEATS_HERE = _games(_finished & _here), _seats(_finished & _here)
_RESEATED_HERE = Query(
    select(*columns(_e, Reseated))
    .join(_t, _t.c.id == _e.c.table_id)
    .where(_finished & _here, models.RESEATED, _e.c.seat.is_not(None)),
    Reseated,
)
_STAND_HERE = Query(
    select(
        func.count(distinct(_t.c.id)).label("games"),
        func.max(_t.c.ended_at).label("last"),
        func.count(_s.c.user_id).label("people"),
        func.count(_s.c.original_user_id).label("owners"),
    )
    .join(_s, _s.c.table_id == _t.c.id)
    .where(_finished & _here),
    Stand,
)
_people = (
    select(func.count())
    .where(_mine.c.table_id == _t.c.id, _mine.c.user_id.is_not(None))
    .scalar_subquery()
)
_LAST_TABLES = Query(
    select(_t.c.id, _t.c.settings, _s.c.seat)
    .join(_s, _s.c.table_id == _t.c.id)
    .where(
        _s.c.user_id == param("p_user", _s.c.user_id),
        _t.c.started_at.is_not(None),
        _people >= 2,
    )
    .order_by(_t.c.updated_at.desc(), _t.c.id)
    .limit(param("p_limit", _t.c.head)),
    Table,
)
_LOG = Query(
    select(*columns(_e, Logged))
    .where(_e.c.table_id == param("p_table", _e.c.table_id))
    .order_by(_e.c.seq),
    Logged,
)


def _grouped(games: Sequence[GameRow], seats: Iterable[SatRow]) -> list[Ended]:
    """Return games with their seats; leave out any that cannot be read."""
    found: dict[str, list[SatRow]] = {}
    damaged = {game.id for game in games if not sound(game)}
    for seat in seats:
        if not sound(seat):
            damaged.add(seat.table_id)
        found.setdefault(seat.table_id, []).append(seat)
    return [
        Ended(game, tuple(found[game.id]))
        for game in games
        if game.id in found and game.id not in damaged
    ]


async def games_of(conn: AsyncConnection, user_id: int, guild_id: int | None = None) -> list[Ended]:
    """Return finished games in which a person has or had a seat, the latest first.

    With `guild_id` only those of a server.
    """
    if guild_id is None:
        games = await _GAMES_OF.all(conn, p_user=user_id)
        return _grouped(games, await _SEATS_OF.all(conn, p_user=user_id))
    games = await _GAMES_OF_HERE.all(conn, p_user=user_id, p_guild=guild_id)
    return _grouped(games, await _SEATS_OF_HERE.all(conn, p_user=user_id, p_guild=guild_id))


async def games_here(conn: AsyncConnection, guild_id: int) -> list[Ended]:
    """Return all finished games of a server, the latest first."""
    games = await _GAMES_HERE.all(conn, p_guild=guild_id)
    return _grouped(games, await _SEATS_HERE.all(conn, p_guild=guild_id))


async def reseated_here(conn: AsyncConnection, guild_id: int) -> list[Reseated]:
    """Return the seats of a server's finished games that a person got in mid-game."""
    rows = await _RESEATED_HERE.all(conn, p_guild=guild_id)
    return [row for row in rows if sound(row)]


async def stand_here(conn: AsyncConnection, guild_id: int) -> Stand:
    """Return a mark that stays the same while a server's finished games and people do."""
    found = await _STAND_HERE.one(conn, p_guild=guild_id)
    assert found is not None  # counting gives a row in any case
    return found


async def last_tables(conn: AsyncConnection, user_id: int, limit: int) -> list[Table]:
    """Return tables with other people where a person has a seat, the last active first."""
    rows = await _LAST_TABLES.all(conn, p_user=user_id, p_limit=limit)
    return [row for row in rows if sound(row)]


async def log_of(conn: AsyncConnection, table_id: str) -> list[Logged]:
    """Return the log of a table, without decisions; empty if a part of it cannot be read."""
    rows = await _LOG.all(conn, p_table=table_id)
    return rows if all(sound(row) for row in rows) else []

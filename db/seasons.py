"""Seasons: their entrants, the tables of their rounds, and who sits there."""

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import models
from db.rows import columns, execute, fetch_all, fetch_one, sound

State = Literal["open", "running", "over", "cancelled"]
EntrantState = Literal["in", "spare", "left", "out"]
MatchState = Literal["drawn", "open", "late", "playing", "over"]
LIVE: tuple[State, ...] = ("open", "running")


class SeasonRow(msgspec.Struct, frozen=True, kw_only=True):
    """`due` is time served, in microseconds: of the start, of the round, or of the end.

    In a `tournament` all play in one division, however many they are.
    `posted` is the last round that was announced; one more than there are stands for the end.
    """

    id: int
    guild_id: int
    channel_id: int
    creator_id: int
    language: str
    number: int
    game: str
    options: dict[str, object]
    content_hash: str | None
    pace: str
    rounds: int
    days: int
    state: State
    round: int
    due: int
    seed: int
    posted: int
    created_at: datetime
    ended_at: datetime | None = None
    tournament: bool = False


class EntrantRow(msgspec.Struct, frozen=True, kw_only=True):
    season_id: int
    user_id: int
    name: str
    state: EntrantState
    division: int | None = None
    strikes: int = 0
    joined_at: datetime


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round; `due` is until when its players can take their seats, time served.

    It is 0 until they were notified. A table that is over can be `cancelled` by its players.
    """

    season_id: int
    round: int
    division: int
    number: int
    table_id: str | None = None
    due: int = 0
    cancelled: bool = False
    state: MatchState = "drawn"


class MatchSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A person at a table of a round; `lost`: they did not come, or lost their seat.

    A `substitute` came for another. `rank` and `points` are their result, if they have one.
    """

    season_id: int
    round: int
    division: int
    number: int
    place: int
    user_id: int
    lost: bool = False
    substitute: bool = False
    rank: int | None = None
    points: int | None = None


_s, _e, _m, _p = models.seasons, models.entrants, models.matches, models.match_seats
_SEASONS = select(*columns(_s, SeasonRow)).order_by(_s.c.id)


async def add_season(conn: AsyncConnection, row: SeasonRow) -> int:
    """Store a season; return the id that the database gives it."""
    values = {k: v for k, v in msgspec.structs.asdict(row).items() if k != "id"}
    made = await conn.execute(insert(_s).values(values).returning(_s.c.id))
    return int(made.scalar_one())


async def lock_server(conn: AsyncConnection, guild_id: int) -> None:
    """Keep others from opening seasons on a server until the transaction ends."""
    if conn.dialect.name != "sqlite":  # there one transaction writes at a time
        await conn.execute(select(func.pg_advisory_xact_lock(guild_id)))


async def lock_season(conn: AsyncConnection, season_id: int) -> None:
    """Keep others from changing a season and its people until the transaction ends."""
    await conn.execute(select(_s.c.id).where(_s.c.id == season_id).with_for_update())


async def next_number(conn: AsyncConnection, guild_id: int, game: str) -> int:
    """Return the number of the next season of a game on a server."""
    last = select(func.max(_s.c.number)).where(_s.c.guild_id == guild_id, _s.c.game == game)
    return int(await conn.scalar(last) or 0) + 1


async def live_seasons(conn: AsyncConnection, guild_id: int | None = None) -> list[SeasonRow]:
    """Return the seasons that are not over, of a server or of all."""
    query = _SEASONS.where(_s.c.state.in_(LIVE))
    if guild_id is not None:
        query = query.where(_s.c.guild_id == guild_id)
    return list(filter(sound, await fetch_all(conn, query, SeasonRow)))


async def unfinished(conn: AsyncConnection) -> list[SeasonRow]:
    """Return the seasons in which something may be due, or whose end was not posted."""
    query = _SEASONS.where(_s.c.state.in_(LIVE) | (_s.c.posted <= _s.c.rounds))
    return list(filter(sound, await fetch_all(conn, query, SeasonRow)))


async def seasons_of(conn: AsyncConnection, guild_id: int) -> list[SeasonRow]:
    """Return all seasons of a server that were not cancelled, the oldest first."""
    query = _SEASONS.where(_s.c.guild_id == guild_id, _s.c.state != "cancelled")
    return list(filter(sound, await fetch_all(conn, query, SeasonRow)))


async def find_season(conn: AsyncConnection, season_id: int) -> SeasonRow | None:
    """Return a season, if it is there and can be read."""
    row = await fetch_one(conn, _SEASONS.where(_s.c.id == season_id), SeasonRow)
    return row if row is not None and sound(row) else None


async def change_season(conn: AsyncConnection, season_id: int, **values: Any) -> None:
    """Change some columns of a season."""
    await conn.execute(update(_s).where(_s.c.id == season_id).values(values))


# Entrants


async def entrants_of(conn: AsyncConnection, season_id: int) -> list[EntrantRow]:
    """Return the people of a season in the order in which they joined."""
    query = select(*columns(_e, EntrantRow)).where(_e.c.season_id == season_id)
    rows = await fetch_all(conn, query.order_by(_e.c.joined_at, _e.c.user_id), EntrantRow)
    return list(filter(sound, rows))


async def put_entrant(conn: AsyncConnection, row: EntrantRow) -> None:
    """Store a person of a season, who may be there already."""
    await drop_entrant(conn, row.season_id, row.user_id)
    await conn.execute(insert(_e).values(msgspec.structs.asdict(row)))


async def drop_entrant(conn: AsyncConnection, season_id: int, user_id: int) -> None:
    """Remove a person from a season that has not started."""
    await conn.execute(delete(_e).where(_e.c.season_id == season_id, _e.c.user_id == user_id))


async def change_entrant(
    conn: AsyncConnection, season_id: int, user_id: int, values: Mapping[str, Any]
) -> None:
    """Change some columns of a person of a season."""
    mine = (_e.c.season_id == season_id) & (_e.c.user_id == user_id)
    await conn.execute(update(_e).where(mine).values(dict(values)))


# Tables of rounds


async def add_round(
    conn: AsyncConnection, rows: Sequence[MatchRow], seats: Sequence[MatchSeat]
) -> None:
    """Store the tables of a round, and who sits there."""
    if rows:
        await conn.execute(insert(_m), [msgspec.structs.asdict(row) for row in rows])
        await conn.execute(insert(_p), [msgspec.structs.asdict(seat) for seat in seats])


async def matches_of(conn: AsyncConnection, season_id: int) -> list[MatchRow]:
    """Return the tables of a season, round by round."""
    query = select(*columns(_m, MatchRow)).where(_m.c.season_id == season_id)
    query = query.order_by(_m.c.round, _m.c.division, _m.c.number)
    return list(filter(sound, await fetch_all(conn, query, MatchRow)))


async def match_seats_of(conn: AsyncConnection, season_id: int) -> list[MatchSeat]:
    """Return who sits at the tables of a season, place by place."""
    query = select(*columns(_p, MatchSeat)).where(_p.c.season_id == season_id)
    query = query.order_by(_p.c.round, _p.c.division, _p.c.number, _p.c.place)
    return list(filter(sound, await fetch_all(conn, query, MatchSeat)))


async def put_table(conn: AsyncConnection, row: MatchRow, table_id: str) -> bool:
    """Note the table of a match that has none; return whether it had none."""
    free = update(_m).where(_is(_m, row), _m.c.table_id.is_(None))
    return await execute(conn, free.values(table_id=table_id, state="open", due=0)) == 1


async def put_results(
    conn: AsyncConnection, row: MatchRow, seats: Sequence[MatchSeat], *, cancelled: bool
) -> None:
    """Note how a table of a round ended: all who sat there, with their results."""
    await conn.execute(delete(_p).where(_is(_p, row)))
    await conn.execute(insert(_p), [msgspec.structs.asdict(seat) for seat in seats])
    await change_match(conn, row, state="over", cancelled=cancelled)


async def advance_season(conn: AsyncConnection, before: SeasonRow, **values: Any) -> bool:
    """Change a season that is as it was seen; return whether it was."""
    same = update(_s).where(
        _s.c.id == before.id, _s.c.state == before.state, _s.c.round == before.round
    )
    return await execute(conn, same.values(values)) == 1


async def change_match(conn: AsyncConnection, row: MatchRow, **values: Any) -> None:
    """Change some columns of a table of a round."""
    await conn.execute(update(_m).where(_is(_m, row)).values(values))


async def lose_seat(conn: AsyncConnection, row: MatchRow, user_id: int) -> None:
    """Note that a person did not come to a table of a round, or lost their seat there."""
    mine = _is(_p, row) & (_p.c.user_id == user_id)
    await conn.execute(update(_p).where(mine).values(lost=True))


def _is(table: Any, row: MatchRow) -> ColumnElement[bool]:
    c = table.c
    return (
        (c.season_id == row.season_id)
        & (c.round == row.round)
        & (c.division == row.division)
        & (c.number == row.number)
    )


# Forgetting


async def forget(conn: AsyncConnection, user_id: int) -> None:
    """Put a number below 0 in place of a person; the points of the others stay."""
    stranger = -secrets.randbits(62) - 1
    theirs = select(_e.c.season_id).where(_e.c.user_id == user_id)
    concerned = _s.c.id.in_(theirs) | (_s.c.creator_id == user_id)
    # Locked first and in order, as by all others: else two could wait for each other.
    await conn.execute(select(_s.c.id).where(concerned).order_by(_s.c.id).with_for_update())
    opened = select(_s.c.id).where(_s.c.state == "open")
    mine = _e.c.user_id == user_id
    await conn.execute(delete(_e).where(mine, _e.c.season_id.in_(opened)))
    values = {"user_id": stranger, "name": "", "state": "left"}
    await conn.execute(update(_e).where(mine).values(values))
    await conn.execute(update(_p).where(_p.c.user_id == user_id).values(user_id=stranger))
    await conn.execute(update(_s).where(_s.c.creator_id == user_id).values(creator_id=0))

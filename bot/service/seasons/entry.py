"""Opening a season, joining and leaving it, ending it early."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.seasons as seasons_db
from bot.service.finding.searches import allows
from bot.service.tables.store import Tables
from bot.shared.clock import now
from bot.shared.problems import Problem
from db.columns import MICROSECOND
from db.seasons import EntrantRow, SeasonRow
from games import registry
from games.core.text import Language

PACES = ("daily", "slow")
"""The clocks of a season's tables: without any, one person could keep all waiting."""
DAYS: Mapping[str, int] = {"daily": 28, "slow": 56}
"""How long a round lasts at most, by its pace, unless its creator sets another time."""
ROUNDS = 4
STARTS_IN = 7
"""Days until a season starts, unless its creator sets another time."""
MOST = 3
"""The seasons of a server that are not over."""
LEAST = 3
"""The people whom a season needs."""
MEMBER_FOR = timedelta(days=7)
"""How long a person must have been on the server: it keeps second accounts away."""
STRIKES = 2
"""As many strikes put a person out, of the next season too."""


class NewSeason(msgspec.Struct, frozen=True, kw_only=True):
    """A season as it is opened; `starts_in` is until its first round.

    A `tournament` has one division, however many people enter.
    """

    guild_id: int
    channel_id: int
    creator_id: int
    lang: Language
    game: str
    pace: str = PACES[0]
    rounds: int = ROUNDS
    days: int | None = None
    tournament: bool = False
    starts_in: timedelta = timedelta(days=STARTS_IN)


class Newcomer(msgspec.Struct, frozen=True):
    """A person who joins; `member_since` is since when they are on the server, if it is known."""

    user_id: int
    name: str
    member_since: datetime | None = None


async def open_season(tables: Tables, new: NewSeason) -> int:
    """Open a season that people can join; return its id."""
    if not allows(new.game, 2) or not allows(new.game, 3):
        raise Problem("problem-season-game")
    game = registry.get(new.game)
    async with tables.database.writing() as conn:
        await seasons_db.lock_server(conn, new.guild_id)
        there = await seasons_db.live_seasons(conn, new.guild_id)
        if len(there) >= MOST:
            raise Problem("problem-season-most", most=MOST)
        if any(each.game == new.game for each in there):
            raise Problem("problem-season-there")
        row = SeasonRow(
            id=0,
            guild_id=new.guild_id,
            channel_id=new.channel_id,
            creator_id=new.creator_id,
            language=new.lang,
            number=await seasons_db.next_number(conn, new.guild_id, new.game),
            game=new.game,
            options=dict[str, object](game.complete({})),
            content_hash=None,
            pace=new.pace,
            rounds=new.rounds,
            days=DAYS[new.pace] if new.days is None else new.days,
            state="open",
            round=0,
            due=tables.served() + new.starts_in // MICROSECOND,
            seed=secrets.randbits(62),
            posted=-1,
            created_at=now(),
            tournament=new.tournament,
        )
        return await seasons_db.add_season(conn, row)


async def here(tables: Tables, guild_id: int) -> list[SeasonRow]:
    """Return the seasons of a server, the latest last; cancelled ones are not among them."""
    async with tables.database.reading() as conn:
        return await seasons_db.seasons_of(conn, guild_id)


async def find(tables: Tables, season_id: int, guild_id: int | None) -> SeasonRow:
    """Return a season of a server; raise `Problem` if it is not there."""
    async with tables.database.reading() as conn:
        return await _found(conn, season_id, guild_id)


async def _found(conn: AsyncConnection, season_id: int, guild_id: int | None) -> SeasonRow:
    row = await seasons_db.find_season(conn, season_id)
    if row is None or row.guild_id != guild_id or row.state == "cancelled":
        raise Problem("problem-season-gone")
    return row


async def join(tables: Tables, season_id: int, guild_id: int, who: Newcomer) -> EntrantRow:
    """Enter a season; after its start, to play for others who do not come."""
    at = now()
    if who.member_since is not None and who.member_since > at - MEMBER_FOR:
        until = who.member_since + MEMBER_FOR
        raise Problem("problem-season-new-member", until=f"<t:{int(until.timestamp())}:f>")
    async with tables.database.writing() as conn:
        await seasons_db.lock_season(conn, season_id)
        season = await _found(conn, season_id, guild_id)
        if season.state == "over":
            raise Problem("problem-season-over")
        there = {each.user_id: each for each in await seasons_db.entrants_of(conn, season.id)}
        before = there.get(who.user_id)
        if before is not None and before.state in ("in", "spare"):
            raise Problem("problem-season-entered")
        if before is not None and before.state == "out":
            raise Problem("problem-season-out")
        last = await last_time(conn, season, who.user_id)
        if last is not None and last.state == "out":
            raise Problem("problem-season-out-last")
        row = EntrantRow(
            season_id=season.id,
            user_id=who.user_id,
            name=who.name,
            state="in" if season.state == "open" else "spare",
            strikes=0 if last is None else max(0, last.strikes - (last.state == "in")),
            joined_at=at,
        )
        if before is not None:  # who comes back keeps division and strikes, but gets no tables
            row = msgspec.structs.replace(row, division=before.division, strikes=before.strikes)
        await seasons_db.put_entrant(conn, row)
        return row


async def last_time(conn: AsyncConnection, season: SeasonRow, user_id: int) -> EntrantRow | None:
    """Return a person in the season of the same game before, if they were in it."""
    before = [
        each
        for each in await seasons_db.seasons_of(conn, season.guild_id)
        if each.game == season.game and each.number < season.number
    ]
    if not before:
        return None
    entrants = await seasons_db.entrants_of(conn, before[-1].id)
    return next((each for each in entrants if each.user_id == user_id), None)


async def leave(tables: Tables, season_id: int, guild_id: int, user_id: int) -> SeasonRow:
    """Leave a season; after its start a person gets no more tables, and keeps their points."""
    async with tables.database.writing() as conn:
        await seasons_db.lock_season(conn, season_id)
        season = await _found(conn, season_id, guild_id)
        entrants = await seasons_db.entrants_of(conn, season.id)
        mine = next((each for each in entrants if each.user_id == user_id), None)
        if mine is None or mine.state not in ("in", "spare"):
            raise Problem("problem-season-not-in")
        if season.state == "over":
            raise Problem("problem-season-over")
        if season.state == "open":
            await seasons_db.drop_entrant(conn, season.id, user_id)
        else:  # they may have played already
            await seasons_db.change_entrant(conn, season.id, user_id, {"state": "left"})
        return season


async def strike(
    tables: Tables, season_id: int, guild_id: int, user_id: int, *, back: bool = False
) -> EntrantRow:
    """Give a person a strike, or take one back; return them as they are after that."""
    async with tables.database.writing() as conn:
        await seasons_db.lock_season(conn, season_id)
        season = await _found(conn, season_id, guild_id)
        if season.state == "over":
            raise Problem("problem-season-over")
        entrants = await seasons_db.entrants_of(conn, season.id)
        mine = next((each for each in entrants if each.user_id == user_id), None)
        if mine is None:
            raise Problem("problem-season-not-entered")
        if mine.strikes == 0 and back:
            raise Problem("problem-season-no-strike")
        new = struck(mine, -1 if back else 1)
        if mine.state == "out" != new.state and season.state == "open":
            new = msgspec.structs.replace(new, state="in")  # divisions are made at the start
        await seasons_db.change_entrant(
            conn, season.id, user_id, {"strikes": new.strikes, "state": new.state}
        )
        return new


def struck(entrant: EntrantRow, more: int) -> EntrantRow:
    """Return a person with more or fewer strikes: too many put them out, fewer let them in again.

    Who has no division never had tables, and is a substitute again.
    """
    strikes, state = entrant.strikes + more, entrant.state
    if strikes >= STRIKES:
        state = "out"
    elif state == "out":
        state = "spare" if entrant.division is None else "in"
    return msgspec.structs.replace(entrant, strikes=strikes, state=state)


async def end(tables: Tables, season_id: int, guild_id: int) -> SeasonRow:
    """End a season now: before its start it is cancelled, later its standings are final."""
    async with tables.database.writing() as conn:
        await seasons_db.lock_season(conn, season_id)
        season = await _found(conn, season_id, guild_id)
        if season.state == "over":
            raise Problem("problem-season-over")
        state = "cancelled" if season.state == "open" else "over"
        await seasons_db.change_season(conn, season.id, state=state, ended_at=now())
        return season


def playing(entrants: Sequence[EntrantRow]) -> list[EntrantRow]:
    """Return the people who get tables."""
    return [each for each in entrants if each.state == "in"]

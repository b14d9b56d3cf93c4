"""A person's searches for players: what they want, how many they can have, how they end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

import msgspec

import db.searches as searches_db
from bot.service.clocks.clocks import TIME_CONTROLS
from bot.service.seats import invitations
from bot.service.tables.store import Tables
from bot.shared.clock import now
from bot.shared.problems import Problem
from db.searches import BlockRow, SearchRow
from games import registry
from games.core.text import Language

ANY = "any"
PACES = (ANY, *TIME_CONTROLS)
HOURS: Mapping[str, int] = {ANY: 0, "near": 10, "same": 12}
"""How many hours of a day two people must both be awake."""
LASTS = timedelta(days=14)
"""How long a search lasts."""
MOST = 2
"""The searches that a person can have on a server."""
MISSED = 2
"""Who does not come this many times within `WITHIN` can't search for `OUT`."""
WITHIN, OUT = timedelta(days=30), timedelta(days=7)


class Place(msgspec.Struct, frozen=True):
    """Where a search is begun, and by whom."""

    guild_id: int
    channel_id: int
    user_id: int
    name: str
    lang: Language


class Wanted(msgspec.Struct, frozen=True):
    """What a person would play: any of these games, with any of these numbers of players."""

    games: tuple[str, ...]
    sizes: tuple[int, ...]
    pace: str = ANY
    hours: str = ANY


def ends(row: SearchRow) -> datetime:
    """Return when a search ends that has found nothing."""
    return row.since + LASTS


def sizes() -> list[int]:
    """Return the numbers of players of all games, without games alone."""
    found = {n for key in registry.game_keys() for n in registry.get(key).seats}
    return sorted(found - {1})


def allows(game: str, size: int) -> bool:
    """Return whether a game can be played by that many players with its standard options."""
    if game not in registry.game_keys():  # of another version of this program
        return False
    found = registry.get(game)
    return size in found.seats and found.setup_refusal(found.complete({}), size) is None


async def begin(tables: Tables, place: Place, wanted: Wanted) -> None:
    """Begin to look for players; raise `Problem` if that can't lead anywhere."""
    possible = [n for n in wanted.sizes if any(allows(game, n) for game in wanted.games)]
    if not possible:
        raise Problem("problem-seek-sizes")
    if HOURS[wanted.hours] and place.user_id not in tables.people.quiet:
        raise Problem("problem-seek-zone")
    at = now()
    row = SearchRow(
        id=0,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        user_id=place.user_id,
        name=place.name,
        language=place.lang,
        games=list(wanted.games),
        sizes=possible,
        pace=wanted.pace,
        hours=wanted.hours,
        since=at,
    )
    async with tables.database.writing() as conn:
        await searches_db.lock_person(conn, place.user_id)
        missed = await searches_db.no_shows_of(conn, place.guild_id, place.user_id, at - WITHIN)
        if (until := shut_out(missed)) is not None and until > at:
            raise Problem("problem-seek-missed", until=f"<t:{int(until.timestamp())}:f>")
        before = await searches_db.searches_of(conn, place.user_id)
        if len([each for each in before if each.guild_id == place.guild_id]) >= MOST:
            raise Problem("problem-seek-most", most=MOST)
        await searches_db.add_search(conn, row)


def shut_out(missed: Sequence[datetime]) -> datetime | None:
    """Return until when a person can't search who did not come at these times, the last last."""
    return missed[-1] + OUT if len(missed) >= MISSED else None


async def mine(tables: Tables, guild_id: int, user_id: int) -> list[SearchRow]:
    """Return a person's searches on a server, the oldest first."""
    async with tables.database.reading() as conn:
        found = await searches_db.searches_of(conn, user_id)
    return [row for row in found if row.guild_id == guild_id]


async def find(tables: Tables, user_id: int, search_id: int) -> SearchRow:
    """Return a person's search on any server; raise `Problem` if it is over."""
    async with tables.database.reading() as conn:
        rows = await searches_db.searches_of(conn, user_id)
    found = next((row for row in rows if row.id == search_id), None)
    if found is None:
        raise Problem("problem-seek-over")
    return found


async def end_old(tables: Tables, row: SearchRow) -> None:
    """End a search that has found nothing in its time."""
    async with tables.database.writing() as conn:
        await searches_db.end_searches(conn, [row.id])


async def note_asked(tables: Tables, row: SearchRow, at: datetime) -> None:
    """Note that a person was asked whether computer players would do."""
    async with tables.database.writing() as conn:
        await searches_db.change_searches(conn, [row.id], {"asked_at": at})


async def stop(tables: Tables, user_id: int, search_id: int) -> str | None:
    """End a person's search; return the table at which this freed a seat held for them."""
    row = await find(tables, user_id, search_id)
    async with tables.database.writing() as conn:
        await searches_db.end_searches(conn, [row.id])
    if row.table_id is None:
        return None
    try:
        await invitations.decline(tables, row.table_id, user_id)
    except Problem:  # they sit there, or it is over
        return None
    return row.table_id


async def block(tables: Tables, user_id: int, people: Sequence[tuple[int, str]]) -> None:
    """Never bring a person together with others."""
    async with tables.database.writing() as conn:
        for other_id, name in people:
            if other_id != user_id:
                await searches_db.put_block(
                    conn, BlockRow(user_id=user_id, other_id=other_id, name=name)
                )


async def unblock(tables: Tables, user_id: int, other_id: int) -> None:
    """Allow that a person is brought together with another one again."""
    async with tables.database.writing() as conn:
        await searches_db.drop_block(conn, user_id, other_id)


async def blocks(tables: Tables, user_id: int) -> list[BlockRow]:
    """Return the people with whom a person is never brought together."""
    async with tables.database.reading() as conn:
        return await searches_db.blocks_of(conn, user_id)

"""Ratings on a server, by game: computed from its finished games, ordered by their end.

Nothing is stored: turning ratings off removes them; games before they were turned on count too.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import msgspec
from openskill.models import ThurstoneMostellerFull
from openskill.models.weng_lin.thurstone_mosteller_full import ThurstoneMostellerFullRating

import db.records as records_db
import db.servers as servers_db
from bot.service.people.statistics import company_of, outcome_of
from bot.service.tables.session import PERSON
from db import Database
from db.records import Ended, Reseated, SatRow, Stand

LEAST = 10
"""The number of rated games before a person's rating is shown."""
KEPT = 64
"""Servers whose ratings are kept until another game ends there."""
BASE, SCALE = 1000, 20
"""A newcomer's rating, and what a point of the model's own scale is worth."""

# Not its default, PlackettLuce, in which a third can come out above two who share the first place.
_MODEL = ThurstoneMostellerFull()


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A person's rating in a game: careful, so it also grows as more of their games are known.

    `name` is the one they last played under. `place` counts the people whose rating is shown;
    `None` for a person who has too few games for that.
    """

    user_id: int
    name: str
    rating: int
    games: int
    place: int | None = None


Ratings = Mapping[str, Sequence[Rated]]
"""All people rated on a server by game, the best first; then people with too few games."""


class RatingBook:
    """The ratings of the servers that were asked for last."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._kept: OrderedDict[int, tuple[Stand, Ratings]] = OrderedDict()

    async def of_server(self, guild_id: int) -> Ratings | None:
        """Return the ratings of a server; `None` if nobody is rated."""
        async with self.database.reading() as conn:
            if not (await servers_db.get_server(conn, guild_id)).ratings:
                return None
            stand = await records_db.stand_here(conn, guild_id)
            kept = self._kept.get(guild_id)
            if kept is not None and kept[0] == stand:
                self._kept.move_to_end(guild_id)
                return kept[1]
            games = await records_db.games_here(conn, guild_id)
            reseated = await records_db.reseated_here(conn, guild_id)
        # Thousands of games take a while, in which others press.
        made = await asyncio.to_thread(ratings, games, reseated)
        self._kept[guild_id] = stand, made
        self._kept.move_to_end(guild_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made

    async def turn(self, guild_id: int, *, on: bool) -> None:
        """Have people rated on a server, or not."""
        async with self.database.writing() as conn:
            await servers_db.set_ratings(conn, guild_id, on)


def ratings(games: Sequence[Ended], reseated: Sequence[Reseated]) -> Ratings:
    """Return ratings from finished games of one server, given in any order.

    `reseated` are the seats that a person got in mid-game.
    """
    changed = {(each.table_id, each.seat, each.kind) for each in reseated}
    found: dict[str, dict[int, ThurstoneMostellerFullRating]] = {}
    counts: dict[tuple[str, int], int] = {}
    names: dict[int, str] = {}
    for ended in sorted(games, key=lambda each: (each.game.ended_at, each.game.id)):
        players = rated(ended, changed)
        if len(players) < 2:
            continue
        of_game = found.setdefault(ended.game.game, {})
        users = [user for user, _ in players]
        teams = [[of_game.get(user) or _MODEL.rating()] for user in users]
        after = _MODEL.rate(teams, ranks=[float(rank) for _, rank in players])
        for user, (new,) in zip(users, after, strict=True):
            of_game[user] = new
            counts[ended.game.game, user] = counts.get((ended.game.game, user), 0) + 1
        names |= {seat.user_id: seat.name for seat in ended.seats if seat.user_id is not None}
    return {
        game: _placed(
            [
                Rated(user_id=user, name=names[user], rating=_shown(each), games=counts[game, user])
                for user, each in of_game.items()
            ]
        )
        for game, of_game in found.items()
    }


def rated(ended: Ended, changed: set[tuple[str, int, str]]) -> list[tuple[int, int]]:
    """Return the users rated by a game, each with their place: people against people.

    A player who has not held their seat from the start is left out, as are programs.
    """
    outcome = outcome_of(ended)
    if outcome is None or company_of(ended, outcome) != "people":
        return []
    places = {score.seat: score.rank for score in outcome.scores}
    return [
        (seat.user_id, places[seat.seat])
        for seat in ended.seats
        if seat.user_id is not None and _own(seat, changed)
    ]


def _own(seat: SatRow, changed: set[tuple[str, int, str]]) -> bool:
    """Return whether a person has held their seat from the start, or came back to it.

    A player who took a free seat can since have come back to it too. A player who was given a seat
    is distinguished from its owner, unless it was a program's or its owner is forgotten.
    """
    place = seat.table_id, seat.seat
    if seat.kind != PERSON or (*place, "take") in changed:
        return False
    if seat.original_user_id is None:
        return (*place, "replace") not in changed
    return seat.original_user_id == seat.user_id


def _shown(rating: ThurstoneMostellerFullRating) -> int:
    """Return a rating as people read it: the least strength that is likely."""
    return round(BASE + SCALE * rating.ordinal())


def _placed(people: Sequence[Rated]) -> list[Rated]:
    """Return people, the best first, with places shared by equals, and then the unrated."""
    shown = sorted(
        (each for each in people if each.games >= LEAST),
        key=lambda each: (-each.rating, each.name.casefold(), each.user_id),
    )
    few = sorted(
        (each for each in people if each.games < LEAST),
        key=lambda each: (-each.games, each.name.casefold(), each.user_id),
    )
    placed = [
        msgspec.structs.replace(each, place=1 + sum(other.rating > each.rating for other in shown))
        for each in shown
    ]
    return [*placed, *few]

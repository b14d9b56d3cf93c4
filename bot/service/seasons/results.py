"""The results of a season: computed from its tables, never stored."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.seasons as seasons_db
import db.tables as tables_db
from bot.service.seasons import standings
from bot.service.seasons.divisions import Entrant, moving
from bot.service.seasons.standings import Played, Seat, Standing
from bot.service.tables.session import PERSON
from db.rows import sound
from db.seasons import EntrantRow, MatchRow, MatchSeat, SeasonRow
from games.core.outcome import Outcome


class Season(msgspec.Struct, frozen=True, kw_only=True):
    """A season with everything that belongs to it."""

    row: SeasonRow
    entrants: Sequence[EntrantRow]
    matches: Sequence[MatchRow]
    seats: Sequence[MatchSeat]

    @property
    def divisions(self) -> list[int]:
        """The divisions, the best one first."""
        return sorted({e.division for e in self.entrants if e.division is not None})

    def name(self, user_id: int) -> str:
        """Return the name of a person; "" for one who was forgotten, or can't be read."""
        return next((each.name for each in self.entrants if each.user_id == user_id), "")

    def drawn(self, match: MatchRow) -> list[MatchSeat]:
        """Return the people of a table, in the order of their seats."""
        key = match.round, match.division, match.number
        return [seat for seat in self.seats if (seat.round, seat.division, seat.number) == key]

    def before(self, division: int) -> list[list[list[int]]]:
        """Return the tables of each round of a division that was drawn, by users."""
        return [
            [
                [seat.user_id for seat in self.drawn(match)]
                for match in self.matches
                if (match.round, match.division) == (number, division)
            ]
            for number in range(1, self.row.round + 1)
        ]


async def load(conn: AsyncConnection, row: SeasonRow) -> Season:
    """Return a season with everything that belongs to it."""
    return Season(
        row=row,
        entrants=await seasons_db.entrants_of(conn, row.id),
        matches=await seasons_db.matches_of(conn, row.id),
        seats=await seasons_db.match_seats_of(conn, row.id),
    )


async def played(conn: AsyncConnection, season: Season) -> list[Played]:
    """Return the tables of a season that are over, as the standings count them."""
    known = {each.user_id for each in season.entrants}
    return [
        await _played(conn, season.drawn(match), match, known)
        for match in season.matches
        if match.state == "over"
    ]


async def _played(
    conn: AsyncConnection, drawn: Sequence[MatchSeat], match: MatchRow, known: set[int]
) -> Played:
    row = None if match.table_id is None else await tables_db.find_table(conn, match.table_id)
    lost = {seat.user_id for seat in drawn if seat.lost}
    people = {seat.user_id for seat in drawn}
    if row is None or not sound(row):  # nobody came, or the table is gone
        nobody = [Seat(user, None, 1, lost=user in lost) for user in sorted(people)]
        return Played(match.table_id or "", tuple(nobody), cancelled=True)
    if row.status == "cancelled":
        there = [Seat(user, None, 1, lost=user in lost) for user in sorted(people)]
        return Played(row.id, tuple(there), cancelled=True)
    outcome, seats = _outcome(row.result), await tables_db.seats_of(conn, row.id)
    found = list[Seat]()
    for seat in seats:
        if seat.kind != PERSON or seat.user_id is None or outcome is None:
            continue
        if seat.user_id in known and seat.user_id not in lost:
            score = next(each for each in outcome.scores if each.seat == seat.seat)
            other = seat.user_id not in people
            found.append(Seat(seat.user_id, score.total, score.rank, substitute=other))
    there = {seat.user_id for seat in found}
    found += [Seat(user, None, 1, lost=True) for user in sorted(people - there)]
    return Played(row.id, tuple(found))


def _outcome(result: object) -> Outcome | None:
    """Return how a game ended; None if that cannot be read."""
    try:
        return msgspec.convert(result, Outcome)
    except msgspec.ValidationError:
        return None


async def standings_of(conn: AsyncConnection, season: Season) -> dict[int, list[Standing]]:
    """Return the standings of each division."""
    over = await played(conn, season)
    everyone = [each.user_id for each in season.entrants]
    return {
        division: standings.standings(
            everyone, over, {e.user_id for e in season.entrants if e.division == division}
        )
        for division in season.divisions
    }


async def last_places(conn: AsyncConnection, row: SeasonRow) -> dict[int, tuple[int, int]]:
    """Return the divisions and places of people in the season before, of the same game."""
    there = await seasons_db.seasons_of(conn, row.guild_id)
    before = [e for e in there if e.game == row.game and e.number < row.number]
    if not before:
        return {}
    season = await load(conn, before[-1])
    found = await standings_of(conn, season)
    return {each.user_id: (division, each.place) for division, of in found.items() for each in of}


async def newcomers(
    conn: AsyncConnection, row: SeasonRow, entrants: Sequence[EntrantRow]
) -> list[Entrant]:
    """Return people as they are put into divisions."""
    last = await last_places(conn, row)
    return [Entrant(each.user_id, last.get(each.user_id)) for each in entrants]


def moves(season: Season, division: int, places: Sequence[Standing]) -> dict[int, str]:
    """Return who rises (`up`) and who falls (`down`), by user, as the standings are now."""
    rise, fall = moving(len(places), division, len(season.divisions))
    up = {each.user_id: "up" for each in places if each.place <= rise}
    down = {each.user_id: "down" for each in places[len(places) - fall :] if fall}
    return {**down, **up}

"""The results of a season: computed from its tables, never stored."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.seasons as seasons_db
from bot.service.seasons import standings
from bot.service.seasons.divisions import Entrant, moving
from bot.service.seasons.standings import Played, Seat, Standing
from bot.service.tables.session import TableSession
from db.seasons import EntrantRow, MatchRow, MatchSeat, SeasonRow
from games.core.outcome import Outcome, Score


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
        return [seat for seat in self.seats if _key(seat) == _key(match)]

    def unfinished(self) -> list[int]:
        """Return the round of each table that is not over, also of one that can't be read."""
        over = {_key(match) for match in self.matches if match.state == "over"}
        drawn = {_key(each) for each in (*self.matches, *self.seats)}
        return [number for number, *_ in sorted(drawn - over)]

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


def _key(row: MatchRow | MatchSeat) -> tuple[int, int, int]:
    return row.round, row.division, row.number


async def load(conn: AsyncConnection, row: SeasonRow) -> Season:
    """Return a season with everything that belongs to it."""
    return Season(
        row=row,
        entrants=await seasons_db.entrants_of(conn, row.id),
        matches=await seasons_db.matches_of(conn, row.id),
        seats=await seasons_db.match_seats_of(conn, row.id),
    )


def played(season: Season) -> list[Played]:
    """Return the tables of a season that are over, as the standings count them."""
    return [_played(season, match) for match in season.matches if match.state == "over"]


def _played(season: Season, match: MatchRow) -> Played:
    seats = [
        Seat(
            user_id=seat.user_id,
            points=seat.points,
            rank=1 if seat.rank is None else seat.rank,
            lost=seat.lost,
            substitute=seat.substitute,
        )
        for seat in season.drawn(match)
    ]
    return Played(match.table_id or "", tuple(seats), cancelled=match.cancelled)


def final_seats(
    match: MatchRow, drawn: Sequence[MatchSeat], live: TableSession, substitutes: Collection[int]
) -> list[MatchSeat]:
    """Return who sat at a table that is over, with their results; who has no seat there lost it.

    Those of the `substitutes` who came for others are among them.
    """
    outcome = _outcome(live.row.result) if live.row.status == "finished" else None
    found: list[MatchSeat] = []
    seated = {seat.user_id: seat.seat for seat in live.people() if seat.user_id is not None}
    scores = {} if outcome is None else {score.seat: score for score in outcome.scores}
    for each in drawn:
        score = scores.get(seated.get(each.user_id, -1))
        lost = each.lost or each.user_id not in seated
        found.append(_with(each, None if lost else score, lost=lost))
    others = sorted({user for user in seated if user in substitutes} - {e.user_id for e in drawn})
    for place, user_id in enumerate(others, len(drawn)):
        seat = MatchSeat(
            season_id=match.season_id, round=match.round, division=match.division,
            number=match.number, place=place, user_id=user_id, substitute=True,
        )  # fmt: skip
        found.append(_with(seat, scores.get(seated[user_id]), lost=False))
    return found


def _with(seat: MatchSeat, score: Score | None, *, lost: bool) -> MatchSeat:
    rank, points = (None, None) if score is None else (score.rank, score.total)
    return msgspec.structs.replace(seat, lost=lost, rank=rank, points=points)


def _outcome(result: object) -> Outcome | None:
    """Return how a game ended; None if that cannot be read."""
    try:
        return msgspec.convert(result, Outcome)
    except msgspec.ValidationError:
        return None


def standings_of(season: Season) -> dict[int, list[Standing]]:
    """Return the standings of each division."""
    over = played(season)
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
    found = standings_of(season)
    return {each.user_id: (division, each.place) for division, of in found.items() for each in of}


async def newcomers(
    conn: AsyncConnection, row: SeasonRow, entrants: Sequence[EntrantRow]
) -> list[Entrant]:
    """Return people as they are put into divisions."""
    last = await last_places(conn, row)
    return [Entrant(each.user_id, last.get(each.user_id)) for each in entrants]


def moves(season: Season, division: int, places: Sequence[Standing]) -> dict[int, str]:
    """Return who rises (`up`) and who falls (`down`), by user, as the standings are now."""
    if not any(match.state == "over" for match in season.matches):
        return {}
    rise, fall = moving(len(places), division, len(season.divisions))
    up = {each.user_id: "up" for each in places if each.place <= rise}
    down = {each.user_id: "down" for each in places[len(places) - fall :] if fall}
    return {**down, **up}

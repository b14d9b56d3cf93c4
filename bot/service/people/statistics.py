"""What people have played: their finished games, grouped by whom they played with.

A person's part in a game is that of the seat they had when it ended. A player who had left their
seat by then has no result in it, and a seat that a program played is nobody's win.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import timedelta
from statistics import median, median_high
from typing import Literal

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import db.records as records_db
from bot.service.tables.pending import WHILE_WAITING
from bot.service.tables.session import PERSON, VACANT
from bot.service.tables.settings import TableSettings
from bot.service.tables.transaction import DECIDED, NOTES
from db.records import Ended, Logged, SatRow
from games.core.outcome import Outcome

Company = Literal["people", "computers", "together", "solo", "practice"]
"""The company of a game: against people, against programs alone, against the box together or in the
only seat, and to learn it."""
COMPANIES: tuple[Company, ...] = ("people", "computers", "together", "solo", "practice")

LAST_TABLES = 20
"""Tables at which the usual time to answer is looked for: the last active ones."""
LEAST_ANSWERS = 5
"""The number of known answers before the usual time is shown."""
IN_ADVANCE = timedelta(seconds=1)
"""A decision sooner after its question was prepared in advance, or follows from an order."""


class Part(msgspec.Struct, frozen=True, kw_only=True):
    """A game from one person's view; if they `left` before its end: no place and no points.

    `place` is `None` where nobody is first or second.
    """

    ended: Ended
    outcome: Outcome
    company: Company
    seat: int
    left: bool
    won: bool
    points: int = 0
    place: int | None = None


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """Games of one kind with `seats` seats; `usual` is the median of the points."""

    seats: int
    games: int
    won: int
    best: int
    usual: int


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """All games of a person of one game in one company; `left` are not among the `tallies`."""

    company: Company
    game: str
    tallies: tuple[Tally, ...]
    left: int

    @property
    def games(self) -> int:
        """How many games were played to their end."""
        return sum(tally.games for tally in self.tallies)

    @property
    def won(self) -> int:
        """How many of them were won."""
        return sum(tally.won for tally in self.tallies)


class Answers(msgspec.Struct, frozen=True):
    """How long a person usually takes, by `count` answers at `tables` tables."""

    usual: timedelta
    count: int
    tables: int


# Games


def outcome_of(ended: Ended) -> Outcome | None:
    """Return how a game ended; `None` if that cannot be read."""
    try:
        found = msgspec.convert(ended.game.result, Outcome)
    except msgspec.ValidationError:
        return None
    seats = {score.seat for score in found.scores}
    return found if seats.issuperset(seat.seat for seat in ended.seats) else None


def company_of(ended: Ended, outcome: Outcome) -> Company:
    """Return whom a game was played with."""
    if ended.game.settings.get("practice", TableSettings().practice):
        return "practice"
    if len(ended.seats) == 1:
        return "solo"
    if outcome.won is not None:
        return "together"
    return "people" if sum(map(_of_people, ended.seats)) > 1 else "computers"


def _of_people(seat: SatRow) -> bool:
    """Return whether a seat is, or was, a person's."""
    return seat.kind in (PERSON, VACANT) or seat.original_user_id is not None


def part_of(ended: Ended, user_id: int) -> Part | None:
    """Return a person's part in a game; `None` if it is not known."""
    outcome = outcome_of(ended)
    if outcome is None:
        return None
    mine = [seat.seat for seat in ended.seats if seat.user_id == user_id]
    former = [seat.seat for seat in ended.seats if seat.original_user_id == user_id]
    if not mine and not former:
        return None
    seat, company = (mine or former)[0], company_of(ended, outcome)
    if not mine:
        return Part(ended=ended, outcome=outcome, company=company, seat=seat, left=True, won=False)
    score = next(score for score in outcome.scores if score.seat == seat)
    ranked = outcome.won is None
    return Part(
        ended=ended,
        outcome=outcome,
        company=company,
        seat=seat,
        left=False,
        won=seat in outcome.winners if ranked else bool(outcome.won),
        points=score.total,
        place=score.rank if ranked else None,
    )


async def parts_of(conn: AsyncConnection, user_id: int, guild_id: int | None = None) -> list[Part]:
    """Return all finished games of a person, the latest first; with `guild_id` of one server."""
    found = await records_db.games_of(conn, user_id, guild_id)
    return [part for ended in found if (part := part_of(ended, user_id)) is not None]


def records(parts: Iterable[Part]) -> list[Record]:
    """Return records by company and game, the most played games of a company first."""
    found: dict[tuple[Company, str], list[Part]] = {}
    for part in parts:
        found.setdefault((part.company, part.ended.game.game), []).append(part)
    made = [_record(company, game, each) for (company, game), each in found.items()]
    return sorted(made, key=lambda r: (COMPANIES.index(r.company), -r.games, r.game))


def _record(company: Company, game: str, parts: Sequence[Part]) -> Record:
    by_seats: dict[int, list[Part]] = {}
    for part in parts:
        if not part.left:
            by_seats.setdefault(len(part.ended.seats), []).append(part)
    tallies = tuple(_tally(seats, each) for seats, each in sorted(by_seats.items()))
    return Record(
        company=company, game=game, tallies=tallies, left=sum(part.left for part in parts)
    )


def _tally(seats: int, parts: Sequence[Part]) -> Tally:
    points = [part.points for part in parts]
    return Tally(
        seats=seats,
        games=len(parts),
        won=sum(part.won for part in parts),
        best=max(points),
        usual=round(median(points)),
    )


# Time to answer


async def answers_of(conn: AsyncConnection, user_id: int) -> Answers | None:
    """Return how long a person usually takes to answer, with others at the table.

    `None` if nothing is known. It is private to that person.
    """
    times: list[timedelta] = []
    known = 0
    for table in await records_db.last_tables(conn, user_id, LAST_TABLES):
        found = answers(await records_db.log_of(conn, table.id), table.seat, user_id)
        times += found
        known += bool(found)
    return Answers(median_high(times), len(times), known) if times else None


def answers(log: Sequence[Logged], seat: int, user_id: int) -> list[timedelta]:
    """Return how long a person took from each question to their answer, as far as known.

    They are asked when a turn or phase ends, or the game continues after a pause, and answer with
    their first decision after that. Left out are questions that another player's decision may have
    asked in between, prepared moves, and turns in which the table paused, went back or changed
    seats.
    """
    found: list[timedelta] = []
    asked, decided = None, list[Logged]()
    for entry in log:
        if entry.kind in ("start", "resume"):
            asked, decided = entry.at, []
        elif entry.kind in DECIDED:
            decided.append(entry)
            if entry.closed:
                first = _first(decided, seat)
                if first is not None and first.user_id == user_id and asked is not None:
                    found.append(first.at - asked)
                asked, decided = entry.at, []
        elif entry.kind not in (*NOTES, WHILE_WAITING):
            asked, decided = None, []
    return [time for time in found if time >= IN_ADVANCE]


def _first(decided: Sequence[Logged], seat: int) -> Logged | None:
    """Return a seat's first decision in a turn or phase, if that answers its beginning.

    A decision after that of the player who ended it can be a response to that.
    """
    for place, entry in enumerate(decided):
        if entry.seat == seat:
            before = {each.seat for each in decided[:place]}
            answered = entry.kind == "act" and (
                decided[-1].seat == seat or decided[-1].seat not in before
            )
            return entry if answered else None
    return None

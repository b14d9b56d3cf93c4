"""Seasons of the toy game, played by people on the wire: what the tests of seasons share."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from datetime import timedelta
from fractions import Fraction
from typing import Any

import pytest
from sqlalchemy import select

import db.seasons as seasons_db
from bot.service.seasons import results
from bot.service.seasons.results import Season
from bot.service.seats import lobby
from bot.shared.clock import now
from db import models
from db.columns import MICROSECOND
from db.seasons import MatchRow
from tests.bot.logged import play_on
from tests.bot.seated import Seated
from tests.bot.server import refusal
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Answers, Person

MAX = Person(900, "Max", manages=True)
PEOPLE = [Person(100 + n, name) for n, name in enumerate(
    ("Ada", "Brian", "Chloe", "Dmitri", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"), 1)]  # fmt: skip
DAY, HOUR = timedelta(days=1), timedelta(hours=1)


class Served:
    """The time served, which the test lets pass."""

    def __init__(self, stage: Stage, wall: Wall) -> None:
        self.stage, self.wall, self.microseconds = stage, wall, 0
        stage.app.tables.served = lambda: self.microseconds

    def passes(self, time: timedelta, *, away: bool = False) -> None:
        """Let time pass; while the bot is away it is not served."""
        self.wall.passes(time)
        if not away:
            self.microseconds += time // MICROSECOND


async def look(stage: Stage) -> list[str]:
    """Let the organiser do what is due; return what it posted."""
    stage.wire.answers = Answers()
    await stage.app.organiser.look(now())
    return stage.wire.answers.posted


async def begun(stage: Stage) -> None:
    """Let a round begin: its tables are opened, then the time to come runs."""
    await look(stage)
    await look(stage)


async def season(stage: Stage) -> Season:
    """Return the only season."""
    async with stage.app.database.reading() as conn:
        (number,) = await conn.scalars(select(models.seasons.c.id))
        row = await seasons_db.find_season(conn, number)
        assert row is not None
        return await results.load(conn, row)


async def opened(stage: Stage, people: int = 9, **options: Any) -> None:
    """Open a season that people enter."""
    answer = await stage.wire.use(MAX, 7, ("season", "new"), {"game": "dust", **options})
    assert "1 · Dust is open" in answer.text
    for who in PEOPLE[:people]:
        answer = await stage.wire.use(who, 7, ("season", "join"))
        assert "You take part" in answer.text


async def started(stage: Stage, served: Served, people: int = 9, **options: Any) -> None:
    """Open a season that people enter, and let its first round begin."""
    await opened(stage, people, **options)
    served.passes(8 * DAY)
    await begun(stage)


def here(found: Season, state: str = "") -> list[MatchRow]:
    """Return the tables of the present round, perhaps only those in a state."""
    rows = [match for match in found.matches if match.round == found.row.round]
    return [match for match in rows if state in ("", match.state)]


async def come(stage: Stage, match: MatchRow, *but: int) -> None:
    """Let the people of a table take their seats, except some."""
    found = await season(stage)
    for seat in found.drawn(match):
        if seat.user_id not in but:
            name = next(e.name for e in found.entrants if e.user_id == seat.user_id)
            assert match.table_id is not None
            await lobby.join(stage.app.tables, match.table_id, seat.user_id, name)


async def gathered(stage: Stage) -> None:
    """Let all people of a round come, and its tables begin."""
    await look(stage)
    for match in here(await season(stage), "open"):
        await come(stage, match)
    await look(stage)


async def play(stage: Stage, match: MatchRow, seed: int = 1) -> None:
    """Play a table to its end, at random."""
    assert match.table_id is not None
    live = await play_on(Seated(stage.app.tables, match.table_id), seed=seed)
    assert live.row.status == "finished"


async def play_all(stage: Stage, seed: int = 0) -> None:
    """Play the started tables of a round to their ends."""
    for number, match in enumerate(here(await season(stage), "playing")):
        await play(stage, match, seed + number)


async def round_played(stage: Stage, seed: int = 1) -> None:
    """Let all people of a round come, and play its tables."""
    await gathered(stage)
    await play_all(stage, seed)


@contextmanager
def without_lobbies() -> Generator[None]:
    """Let Discord refuse the lobbies of tables."""

    async def refused(*_: Any, **__: Any) -> None:
        raise refusal(403, 50013)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("bot.screens.lobby.post", refused)
        yield


async def equal_to_a_second_computation(stage: Stage, found: Season) -> None:
    """Compute the points again, from the games' results alone, and compare."""
    points: dict[int, Fraction] = {each.user_id: Fraction() for each in found.entrants}
    known = set(points)
    for match in found.matches:
        drawn = [seat for seat in found.drawn(match) if not seat.substitute]
        assert match.table_id is not None
        live = await stage.app.tables.get(match.table_id)
        if live.row.status == "cancelled":
            for seat in drawn:
                points[seat.user_id] += 0 if seat.lost else 3
            continue
        totals = {score["seat"]: score["rank"] for score in live.row.result["scores"]}  # type: ignore[index]
        people = {
            seat.user_id: totals[seat.seat]
            for seat in live.seats
            if seat.user_id in known and seat.kind == "person"
        }
        lost = {seat.user_id for seat in drawn if seat.lost} | {
            seat.user_id for seat in drawn if seat.user_id not in people
        }
        there = {user: rank for user, rank in people.items() if user not in lost}
        size = max(len(drawn), len(there))
        for user, rank in there.items():
            ahead = sum(other < rank for other in there.values())
            equal = sum(other == rank for other in there.values())
            share = [Fraction(6 * (size - 1 - place), max(size - 1, 1)) for place in range(size)]
            points[user] += sum(share[ahead : ahead + equal], Fraction()) / equal
    made = results.standings_of(found)
    computed = {each.user_id: each.points for of in made.values() for each in of}
    assert computed == {user: float(points[user]) for user in computed}


def cut(found: Season, rounds: int) -> Season:
    """Return a season with its first rounds alone."""
    matches = [match for match in found.matches if match.round <= rounds]
    return Season(row=found.row, entrants=found.entrants, matches=matches, seats=found.seats)

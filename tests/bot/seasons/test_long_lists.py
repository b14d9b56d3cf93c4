"""Long lists of a season: its standings, its people, its news."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import db.seasons as seasons_db
from bot.screens.seasons import standings
from bot.service.seasons import results, running
from bot.service.seasons.divisions import Entrant, divide
from bot.service.seasons.results import Season
from bot.shared.clock import now
from bot.shared.names import safe
from db.seasons import EntrantRow, MatchRow, MatchSeat, SeasonRow
from tests.bot.seasons.playing import (
    opened,
)
from tests.bot.stage import Stage
from tests.bot.wire import Answers, Person


def of_many(people: int, state: seasons_db.State = "over", name: str = "P") -> Season:
    """Return a season with many people, in divisions as it starts with."""
    row = SeasonRow(
        id=1, guild_id=1, channel_id=7, creator_id=900, language="en", number=1, game="dust",
        options={}, content_hash=None, pace="daily", rounds=4, days=28, state=state, round=4,
        due=0, seed=1, posted=4, created_at=now(),
    )  # fmt: skip
    users = range(1, people + 1)
    found = divide([Entrant(user_id) for user_id in users])
    of = {user: number for number, there in enumerate(found, 1) for user in there}
    entrants = [
        EntrantRow(season_id=1, user_id=user, name=f"{name}{user}", state="in",
                   division=of[user], joined_at=now())
        for user in users
    ]  # fmt: skip
    return Season(row=row, entrants=entrants, matches=[], seats=[])


def test_nought_points_are_singular_in_french(toy_game: None) -> None:
    found = of_many(3)
    assert "0 point" in standings.lines(found, results.standings_of(found), "fr")[0]
    assert "0 points" not in standings.lines(found, results.standings_of(found), "fr")[0]
    assert "0 points" in standings.lines(found, results.standings_of(found), "en")[0]


def test_the_standings_say_how_many_players_they_leave_out(toy_game: None) -> None:
    found = of_many(60)
    *rows, last = standings.lines(found, results.standings_of(found), "en")
    assert last == f"And {60 - len(rows)} more."
    assert len(rows) == standings.SHOWN


def test_standings_of_long_names_begin_with_the_first_place(toy_game: None) -> None:
    found = of_many(60, name="*" * 28)
    lines = standings.lines(found, results.standings_of(found), "en")
    assert "**1** · " in lines[0]
    assert lines[-1] == f"And {60 - (len(lines) - 1)} more."
    assert len("\n".join(lines)) < 1500


async def test_a_season_of_many_people_is_shown_from_its_title_to_the_own_place(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = of_many(60, name="*" * 28)
    monkeypatch.setattr(running, "load", constant(found))
    await opened(stage, people=0)
    mine = Person(60, "Zoe")
    answer = await stage.wire.use(mine, 7, ("season", "show"))
    assert "## Season 1 · Dust" in answer.text
    assert "**1** · " in answer.text
    assert f"{safe(found.entrants[59].name)}: 0 points" in answer.text


async def test_a_season_that_many_have_entered_is_shown_from_its_title_to_the_own_state(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = of_many(200, "open", name="Somebody ")
    entrants = [msgspec.structs.replace(each, division=None) for each in many.entrants]
    found = Season(row=many.row, entrants=entrants, matches=[], seats=[])
    monkeypatch.setattr(running, "load", constant(found))
    await opened(stage, people=0)
    answer = await stage.wire.use(Person(60, "Zoe"), 7, ("season", "show"))
    assert "## Season 1 · Dust" in answer.text
    assert "200 players:\nSomebody 1, Somebody 2" in answer.text
    assert "You take part" in answer.text


async def test_the_news_of_many_tables_begin_with_the_title(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    many = of_many(120, "running", name="Somebody of a long name ")
    matches = [
        MatchRow(season_id=1, round=4, division=1, number=n, table_id=f"T{n}", state="open")
        for n in range(40)
    ]
    seats = [
        MatchSeat(season_id=1, round=4, division=1, number=n // 3, place=n % 3, user_id=n + 1)
        for n in range(120)
    ]
    row = msgspec.structs.replace(many.row, posted=3)
    found = Season(row=row, entrants=many.entrants, matches=matches, seats=seats)
    monkeypatch.setattr(running, "load", constant(found))
    stage.wire.answers = Answers()
    await stage.app.organiser._season(row, now())
    (text,) = stage.wire.answers.posted
    assert "## Season 1 · Dust" in text
    assert "**Round 4 of 4**" in text


def constant(found: Season) -> Any:
    """Return a function that loads this season, not the stored one."""

    async def load(*_: Any) -> Season:
        return found

    return load

"""The clocks of a table: chosen in the lobby, changed by the table's vote while it runs."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlalchemy import update

import db.votes as votes_db
from bot.platform import limits
from bot.screens import table_options
from bot.screens.lobby import content
from bot.screens.table_options import listed
from bot.service.clocks.clocks import TIME_CONTROLS, bank, length
from bot.service.seats import lobby
from bot.service.tables.settings import pace_of, settings_of
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence, time_controls
from bot.service.timekeeping.time_controls import usual
from bot.shared.clock import now
from bot.shared.problems import Problem
from bot.shared.text import say, span
from db import models
from games.core.text import LANGUAGES, Language
from tests.bot.seated import Seated
from tests.bot.stage import Stage
from tests.bot.votes.room import Voting
from tests.bot.wire import Person

DAY = timedelta(days=1)


@pytest.mark.parametrize(
    ("time", "told"),
    [
        (timedelta(seconds=20), "20 s"),
        (timedelta(days=10), "10 days"),
        (timedelta(days=3, hours=5, minutes=20), "3 days 5 h"),
        (timedelta(hours=36), "36 h"),
        (timedelta(hours=2, minutes=5), "2 h 5 min"),
        (timedelta(minutes=30), "30 min"),
        (timedelta(0), "0 min"),
    ],
)
def test_spans_are_told_in_two_units_at_most(time: timedelta, told: str) -> None:
    assert span("en", time) == told


async def test_the_lobby_tells_the_pace_that_was_chosen_and_what_it_means(tables: Tables) -> None:
    table = await Seated.open(tables, 2)
    live = await table.live()
    assert "Clocks" not in content(live)
    assert "• Clocks: none" in listed(live, "en")
    assert time_controls.keys(live) == ["pace"]
    await lobby.set_clocks(tables, table.id, "pace", "slow")
    told = content(await table.live())
    assert "**Clocks: slow** (standard: none)" in told
    for part in ("10 days", "36 h", "24 h"):
        assert part in told
    assert pace_of(await table.live()) == TIME_CONTROLS["slow"]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_each_pace_stands_in_a_menu_with_its_meaning(tables: Tables, lang: Language) -> None:
    table = await Seated.open(tables, 2)
    await lobby.set_clocks(tables, table.id, "pace", "daily")
    live = await table.live()
    pace, expiry = table_options.clock_parts(live, lang)
    assert [value for value, _, _ in pace.options] == list(TIME_CONTROLS)
    means = [time_controls.means(lang, "pace", value) for value, _, _ in pace.options]
    assert [about for _, _, about in pace.options] == means
    assert max(map(len, means)) <= limits.SELECT_DESCRIPTION  # none of them is cut
    assert expiry.key == "expiry"


# How long such games took


async def _ended(table: Seated, took: timedelta) -> None:
    """Let a table have ended after so long."""
    async with table.tables.database.writing() as conn:
        await conn.execute(
            update(models.tables)
            .where(models.tables.c.id == table.id)
            .values(status="finished", started_at=now() - took, ended_at=now())
        )
    table.tables.drop(table.id)


async def test_the_lobby_tells_how_long_such_games_took(tables: Tables) -> None:
    for number, (days, people, pace) in enumerate(
        [(9, 2, "slow"), (20, 2, "slow"), (11, 2, "slow"), (90, 3, "slow"), (50, 2, "none")]
    ):
        table = await Seated.open(tables, people, channel_id=20 + number)
        await lobby.set_clocks(tables, table.id, "pace", pace)
        live = await table.live()
        assert await usual(tables, live) is None
        await _ended(table, days * DAY)
    new = await Seated.open(tables, 2)
    assert await usual(tables, await new.live()) is None  # one without clocks is no rule
    await lobby.set_clocks(tables, new.id, "pace", "slow")
    found = await usual(tables, await new.live())
    assert found is not None
    assert (round(found.median / DAY), found.count, found.people) == (11, 3, 2)
    assert "took 11 days here (median of 3 with 2 people)" in content(await new.live(), found)
    await lobby.join(tables, new.id, 103, "Chloé")
    assert await usual(tables, await new.live()) is None


# While it runs


async def test_another_pace_needs_more_than_half_of_the_table(voting: Voting) -> None:
    users = await voting.table.users()
    tally = await voting.ask("pace", users[0], "daily")
    assert voting.question().text.count("daily (3 days each, + 12 h a turn; 12 h") == 1
    assert settings_of(await voting.table.live()).pace == "none"
    await voting.cast(tally, users[1])
    assert await voting.stands(tally) == "agreed"
    live = await voting.table.live()
    assert settings_of(live).pace == "daily"
    assert {seat: live.clocks[bank(seat)].left for seat in range(3)} == dict.fromkeys(
        range(3), length(TIME_CONTROLS["daily"].bank or timedelta())
    )
    assert voting.question("has new clocks").text.count("12 h a turn") == 1


@pytest.mark.parametrize("away", [True, False])
async def test_who_is_alone_with_others_away_or_computers_changes_the_clocks_at_once(
    voting: Voting, *, away: bool
) -> None:
    table, (first, *others) = voting.table, await voting.table.users()
    for user in others:
        await (absence.go(table.tables, user, now() + DAY, None) if away else table.resign(user))
    assert await voting.ask("pace", first, "slow") is None
    assert await voting.ask("expiry", first, "default") is None
    settings = settings_of(await table.live())
    assert (settings.pace, settings.expiry) == ("slow", "default")


async def test_clocks_that_a_table_has_are_not_asked_for(voting: Voting) -> None:
    users = await voting.table.users()
    for key, value in (("pace", "none"), ("expiry", "ask")):
        with pytest.raises(Problem, match="clocks-already"):
            await voting.ask(key, users[0], value)
    with pytest.raises(Problem, match="button-changed"):
        await voting.ask("pace", users[0], "yearly")


async def test_a_change_that_came_otherwise_is_not_made_twice(voting: Voting) -> None:
    table = voting.table
    users = await table.users()
    tally = await voting.ask("pace", users[0], "slow")
    await table.change(pace="slow")
    assert (await voting.cast(tally, users[1])).outcome == "moot"
    assert await table.ask("pace", users[0], "none") is not None


async def test_the_table_is_asked_for_all_that_was_changed_in_the_form(stage: Stage) -> None:
    table = await Seated.start(stage.app.tables, 2, options={"pace": "slow"})
    ada, stranger = Person(101, "Ada"), Person(105, "Dmitri")
    assert (await stage.wire.press(stranger, 7, f"b:pace:{table.id}:0:")).form is None
    form = (await stage.wire.press(ada, 7, f"b:pace:{table.id}:0:")).form
    assert form is not None
    unchanged = await stage.wire.submit(ada, 7, form, {})
    assert unchanged.text == say("en", "form-unchanged")
    answer = await stage.wire.submit(ada, 7, form, {"pace": "daily", "expiry": "default"})
    assert answer.text.count(say("en", "vote-asked")) == 2
    async with stage.app.database.reading() as conn:
        asked = await votes_db.open_votes(conn, table.id)
    assert {row.kind for row in asked} == {"pace", "expiry"}

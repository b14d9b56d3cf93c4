"""Two things at the same moment, on each database; people who go while Discord answers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import db.seasons as seasons_db
from bot.service.seasons import entry, results, running
from bot.service.seasons.entry import Newcomer, NewSeason
from bot.service.seats import erasure
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.shared.problems import Problem
from db.seasons import EntrantRow
from tests.bot.seasons.playing import (
    DAY,
    HOUR,
    PEOPLE,
    Served,
    come,
    here,
    look,
    opened,
    play,
    season,
    started,
)
from tests.bot.stage import Stage

NEW = NewSeason(guild_id=1, channel_id=7, creator_id=900, lang="en", game="dust")


async def there(_: int) -> bool:
    """Say of every channel that it is there."""
    return True


async def test_two_presses_of_join_enter_once(tables: Tables) -> None:
    number = await entry.open_season(tables, NEW)
    presses = (entry.join(tables, number, 1, Newcomer(101, "Ada")) for _ in range(4))
    made = await asyncio.gather(*presses, return_exceptions=True)
    assert sum(isinstance(each, EntrantRow) for each in made) == 1
    assert {str(each) for each in made if isinstance(each, BaseException)} == {
        str(Problem("problem-season-entered"))
    }


async def test_two_seasons_of_a_game_are_not_opened_at_once(tables: Tables) -> None:
    made = await asyncio.gather(
        *(entry.open_season(tables, NEW) for _ in range(4)), return_exceptions=True
    )
    assert sum(isinstance(each, int) for each in made) == 1
    assert all(isinstance(each, int | Problem) for each in made)


async def test_strikes_that_are_given_at_once_all_count(tables: Tables) -> None:
    number = await entry.open_season(tables, NEW)
    await entry.join(tables, number, 1, Newcomer(101, "Ada"))
    given = await asyncio.gather(*(entry.strike(tables, number, 1, 101) for _ in range(4)))
    assert sorted(each.strikes for each in given) == [1, 2, 3, 4]


@pytest.mark.parametrize("act", ["join", "leave"])
async def test_a_season_that_starts_meanwhile_is_entered_and_left_as_one_that_runs(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    number = await entry.open_season(tables, NEW)
    for user_id in (101, 102, 103):
        await entry.join(tables, number, 1, Newcomer(user_id, f"P{user_id}"))
    row = await entry.find(tables, number, 1)
    acts: list[asyncio.Task[Any]] = []
    newcomers = results.newcomers

    async def meanwhile(*args: Any) -> Any:
        late = (
            entry.join(tables, number, 1, Newcomer(104, "Dee"))
            if act == "join"
            else entry.leave(tables, number, 1, 103)
        )
        acts.append(asyncio.create_task(late))
        await asyncio.wait(acts, timeout=0.3)  # it has to wait for the start
        return await newcomers(*args)

    monkeypatch.setattr(results, "newcomers", meanwhile)
    tables.served = lambda: row.due
    assert await running.advance(tables, await running.load(tables, row))
    await acts[0]
    async with tables.database.reading() as conn:
        states = {e.user_id: e.state for e in await seasons_db.entrants_of(conn, number)}
    expected = {104: "spare"} if act == "join" else {103: "left"}
    assert states == {101: "in", 102: "in", 103: "in", **expected}


async def test_a_table_that_is_counted_brings_nobody_back_who_was_forgotten(
    stage: Stage, served: Served
) -> None:
    await started(stage, served, people=3)
    (match,) = here(await season(stage))
    await come(stage, match)
    await look(stage)
    before = await season(stage)
    await play(stage, match)
    await erasure.forget(stage.app.tables, 101, ["Ada"])
    await running.settle(stage.app.tables, before, before.matches[0], there)
    after = await season(stage)
    assert after.matches[0].state == "over"
    assert 101 not in {seat.user_id for seat in after.seats}


async def test_a_table_that_is_opened_brings_nobody_back_who_was_forgotten(
    stage: Stage, served: Served
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    assert await running.advance(stage.app.tables, await season(stage))
    before = await season(stage)
    await erasure.forget(stage.app.tables, 101, ["Ada"])
    live = await running.open_match(stage.app.tables, before, before.matches[0], 501)
    assert live is not None
    assert "Ada" not in str(live.row.settings)
    assert "'101'" not in str(live.row.settings)


async def test_substitutes_are_called_who_are_still_there(stage: Stage, served: Served) -> None:
    await started(stage, served, people=3)
    for who in PEOPLE[7:9]:
        await stage.wire.use(who, 7, ("season", "join"))
    served.passes(2 * DAY + HOUR)
    before = await season(stage)
    await erasure.forget(stage.app.tables, 108, ["Hal"])
    await running.settle(stage.app.tables, before, before.matches[0], there)
    live = await stage.app.tables.get(before.matches[0].table_id or "")
    assert [each.user_id for each in settings_of(live).held] == ["109"]

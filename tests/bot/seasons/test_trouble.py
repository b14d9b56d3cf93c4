"""A season in trouble: kills, deleted threads, damaged rows, two processes."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select, text

from bot.service.seasons import running
from bot.service.seats import lobby
from bot.shared.problems import Problem
from db import models
from tests.bot.acts import Killed, dying
from tests.bot.seasons.playing import (
    DAY,
    HOUR,
    MAX,
    Served,
    begun,
    come,
    equal_to_a_second_computation,
    gathered,
    here,
    look,
    opened,
    play,
    season,
    started,
)
from tests.bot.stage import Stage


@pytest.mark.parametrize("after", range(12))
async def test_a_bot_that_dies_at_any_step_goes_on(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    await opened(stage, people=6, rounds=1)
    served.passes(8 * DAY)
    for step in ("start", "begin", "end"):
        with monkeypatch.context() as patched:
            dying(stage.app.tables, patched, after)
            with suppress(Killed):
                await look(stage)
        for match in (await season(stage)).matches:
            if match.table_id is not None:
                stage.app.tables.drop(match.table_id)
        await look(stage)
        matches = (await season(stage)).matches
        if step == "start":
            assert [match.state for match in matches] == ["open", "open"]
            for match in matches:
                await come(stage, match)
        elif step == "begin":
            assert [match.state for match in matches] == ["playing", "playing"]
            for number, match in enumerate(matches):
                await play(stage, match, number)
    found = await season(stage)
    assert found.row.state == "over"
    async with stage.app.database.reading() as conn:
        tables = list(await conn.scalars(select(models.tables.c.status)))
    assert sorted(tables) == ["finished", "finished"]
    await equal_to_a_second_computation(stage, found)


async def test_a_table_whose_thread_was_deleted_is_opened_again(
    stage: Stage, served: Served
) -> None:
    await started(stage, served)
    match = here(await season(stage), "open")[0]
    live = await stage.app.tables.get(match.table_id or "")
    stage.wire.server.refused[live.row.channel_id] = 404, 10003
    for other in here(await season(stage), "open")[1:]:
        await come(stage, other)
    served.passes(2 * DAY + HOUR)
    await begun(stage)
    found = await season(stage)
    assert {e.strikes for e in found.entrants} == {0}
    again = here(found)[0]
    assert again.state == "open"
    assert again.table_id != match.table_id


async def test_one_table_in_trouble_holds_up_no_other(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(stage, served)
    first, *others = here(await season(stage), "open")
    for match in (first, *others):
        await come(stage, match)
    start = lobby.start

    async def refused(tables: Any, table_id: str, user_id: int) -> Any:
        if table_id == first.table_id:
            raise Problem("problem-no-people", table=table_id)
        return await start(tables, table_id, user_id)

    with monkeypatch.context() as patched:
        patched.setattr(lobby, "start", refused)
        await look(stage)
    assert len(here(await season(stage), "playing")) == 2
    await look(stage)
    assert len(here(await season(stage), "playing")) == 3


async def test_a_season_that_is_ended_meanwhile_stays_ended(stage: Stage, served: Served) -> None:
    await opened(stage)
    found = await season(stage)
    served.passes(8 * DAY)
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})
    assert not await running.advance(stage.app.tables, found)
    assert (await season(stage)).row.state == "cancelled"
    assert (await season(stage)).matches == []


async def test_two_processes_open_one_table(stage: Stage, served: Served) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    found = await season(stage)
    assert await running.advance(stage.app.tables, found)
    found = await season(stage)
    match = found.matches[0]
    first = await running.open_match(stage.app.tables, found, match, 501)
    second = await running.open_match(stage.app.tables, found, match, 502)
    assert first is not None
    assert second is None
    assert (await season(stage)).matches[0].table_id == first.id
    assert await stage.app.tables.in_channel(502) is None


@pytest.mark.parametrize("column", ["state", "due"])
async def test_a_table_that_cannot_be_read_is_waited_for_until_its_round_is_due(
    stage: Stage, served: Served, column: str
) -> None:
    await opened(stage)
    served.passes(8 * DAY)
    await gathered(stage)
    lost, *others = here(await season(stage), "playing")
    for match in others:
        await play(stage, match)
    async with stage.app.database.writing() as conn:
        await conn.execute(text("PRAGMA ignore_check_constraints = ON"))
        damaged = f"UPDATE matches SET {column} = 'soon' WHERE table_id = '{lost.table_id}'"
        await conn.execute(text(damaged))
    await look(stage)
    await look(stage)
    assert (await season(stage)).row.round == 1
    served.passes(29 * DAY)
    await look(stage)
    assert (await season(stage)).row.round == 2

"""Seasons whose threads are deleted, or in which Discord refuses the bot."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import select

import db.seasons as seasons_db
from bot.screens import lobby as lobby_screen
from bot.service.seasons.entry import NewSeason
from bot.service.seats import lobby
from bot.shared.ownership import ElsewhereError
from bot.shared.problems import Problem
from db import models
from tests.bot.acts import Killed, dying
from tests.bot.seasons.playing import (
    DAY,
    HOUR,
    MAX,
    PEOPLE,
    Served,
    begun,
    come,
    here,
    look,
    opened,
    season,
    started,
    without_lobbies,
)
from tests.bot.server import refusal
from tests.bot.stage import Stage

NEW = NewSeason(guild_id=1, channel_id=7, creator_id=900, lang="en", game="dust")


async def test_a_lobby_that_is_posted_late_notifies_its_people(
    stage: Stage, served: Served
) -> None:
    await opened(stage, people=3)
    served.passes(8 * DAY)
    with without_lobbies():
        await look(stage)
    served.passes(2 * DAY + HOUR)
    posted = "\n".join(await look(stage))
    assert [who for who in (101, 102, 103) if f"Held for <@{who}>" in posted] == [101, 102, 103]


async def test_a_thread_that_was_deleted_before_its_lobby_was_posted_holds_up_nothing(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(stage, people=6)
    served.passes(8 * DAY)
    with without_lobbies():
        await look(stage)
    first, second = here(await season(stage))
    assert (first.state, second.state) == ("open", "drawn")
    thread = (await stage.app.tables.get(first.table_id or "")).row.channel_id
    stage.wire.server.refused[thread] = 404, 10003
    post = lobby_screen.post

    async def posted(context: Any, live: Any, channel: Any, **more: Any) -> None:
        if live.row.channel_id == thread:
            raise refusal(404, 10003)
        await post(context, live, channel, **more)

    monkeypatch.setattr("bot.screens.lobby.post", posted)
    for _ in range(3):
        served.passes(2 * HOUR)
        await look(stage)
    again, second = here(await season(stage))
    assert (again.state, second.state) == ("open", "open")
    assert again.table_id != first.table_id
    assert (await season(stage)).row.posted == 1


@pytest.mark.parametrize("after", range(3))
async def test_no_lobby_is_left_over_by_a_kill_when_its_thread_was_deleted(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    await started(stage, served, people=3)
    (match,) = here(await season(stage))
    thread = (await stage.app.tables.get(match.table_id or "")).row.channel_id
    stage.wire.server.refused[thread] = 404, 10003
    served.passes(2 * DAY + HOUR)
    with monkeypatch.context() as patched, suppress(Killed):
        dying(stage.app.tables, patched, after)
        await look(stage)
    stage.app.tables.drop(match.table_id or "")
    await begun(stage)
    (again,) = here(await season(stage))
    async with stage.app.database.reading() as conn:
        lobbies = await conn.scalars(select(models.tables.c.id).filter_by(status="lobby"))
        assert list(lobbies) == [again.table_id]
    assert again.table_id != match.table_id


async def test_who_lost_a_seat_gets_none_when_the_table_is_opened_again(
    stage: Stage, served: Served
) -> None:
    await started(stage, served, people=3)
    await stage.wire.use(PEOPLE[9], 7, ("season", "join"))
    (match,) = here(await season(stage))
    absent = (await season(stage)).drawn(match)[0].user_id
    await come(stage, match, absent)
    served.passes(2 * DAY + HOUR)
    await look(stage)
    assert here(await season(stage))[0].state == "late"
    thread = (await stage.app.tables.get(match.table_id or "")).row.channel_id
    stage.wire.server.refused[thread] = 404, 10003
    served.passes(DAY + HOUR)
    await begun(stage)
    (again,) = here(await season(stage))
    assert again.table_id != match.table_id
    with pytest.raises(Problem, match="only-invited"):
        await lobby.join(stage.app.tables, again.table_id or "", absent, "Late")
    await come(stage, again, absent)


async def test_a_season_that_is_over_promises_no_table(stage: Stage, served: Served) -> None:
    await started(stage, served, people=3)
    await stage.wire.use(PEOPLE[9], 7, ("season", "join"))
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})
    await look(stage)
    player = await stage.wire.use(PEOPLE[0], 7, ("season", "show"))
    assert "You take part" not in player.text
    assert "Your table" not in player.text
    spare = await stage.wire.use(PEOPLE[9], 7, ("season", "show"))
    assert "you are pinged" not in spare.text


@pytest.mark.parametrize(("status", "code", "again"), [(404, 10003, False), (403, 50013, True)])
async def test_the_end_is_tried_again_only_where_the_channel_is_there(
    stage: Stage, served: Served, status: int, code: int, again: bool
) -> None:
    await started(stage, served, people=3)
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})
    stage.wire.server.unsent = refusal(status, code)
    await look(stage)
    stage.wire.server.unsent = None
    served.passes(2 * HOUR)
    assert bool(await look(stage)) is again
    async with stage.app.database.reading() as conn:
        assert await seasons_db.unfinished(conn) == []


async def test_the_end_shows_on_the_lobbies_that_it_closes(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(stage, served, people=3)
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})
    shown: list[str] = []

    async def refresh(context: Any, live: Any) -> None:
        shown.append(f"{live.id} {live.row.status}")

    monkeypatch.setattr(lobby_screen, "refresh", refresh)
    await look(stage)
    (match,) = (await season(stage)).matches
    assert shown == [f"{match.table_id} cancelled"]


async def test_a_table_that_was_moved_away_does_not_hold_up_the_end(
    stage: Stage, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(stage, served, people=3)
    await stage.wire.use(MAX, 7, ("season", "end"), {"confirm": True})

    async def elsewhere(*_: Any) -> Any:
        raise ElsewhereError(2)

    monkeypatch.setattr(stage.app.tables, "get", elsewhere)
    assert any("Final standings" in text for text in await look(stage))

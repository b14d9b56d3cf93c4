"""Whom people who search meet, and where; and what becomes of them if they meet nobody."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import db.searches as searches_db
from bot.service.finding import found_tables, searches
from bot.service.seats import erasure, held_seats, invitations, lobby
from bot.service.tables import direct_messages
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.problems import Problem
from db import models
from db.searches import NoShow
from games.core.ladder import offered
from tests.bot.finding.searching import (
    ADA,
    BRIAN,
    CHLOE,
    DAY,
    DUST,
    HOUR,
    PEOPLE,
    found,
    look,
    seek,
    stored,
)
from tests.bot.seated import Seated
from tests.bot.server import VIEW, refusal
from tests.bot.stage import Stage
from tests.bot.wall import Wall

# Whom people meet, and where


async def test_blocked_people_do_not_meet_and_do_not_know(stage: Stage) -> None:
    answer = await stage.wire.press(
        BRIAN, 7, "u:seek-block:0:0:", [str(ADA.id)], private=True, people=[ADA]
    )
    assert "Never with: Ada" in answer.text
    for who in (ADA, BRIAN):
        await seek(stage, who)
    await look(stage)
    assert [row.table_id for row in await stored(stage)] == [None, None]
    assert "Brian" not in (await stage.wire.use(ADA, 7, PEOPLE)).text
    answer = await stage.wire.press(BRIAN, 7, "s:seek-unblock:0:0:", [str(ADA.id)], private=True)
    assert "Never with" not in answer.text
    await look(stage, HOUR)
    await found(stage)


async def test_a_table_is_opened_only_where_all_see_the_channel(stage: Stage) -> None:
    stage.wire.server.hide(7, (1, 0, VIEW), (ADA.id, VIEW, 0))
    await seek(stage, ADA)
    await seek(stage, BRIAN, channel=8)
    await look(stage)
    threads = [path for path in stage.wire.server.asked if path.startswith("/channels/8")]
    assert threads
    await found(stage)


async def test_who_sees_neither_channel_meets_nobody(stage: Stage) -> None:
    for channel, who in ((7, ADA), (8, BRIAN)):
        stage.wire.server.hide(channel, (1, 0, VIEW), (who.id, VIEW, 0))
        await seek(stage, who, channel=channel)
    await look(stage)
    assert [row.table_id for row in await stored(stage)] == [None, None]
    assert stage.wire.answers.posted == []


async def test_who_has_left_the_server_or_is_away_is_not_brought_together(stage: Stage) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    stage.wire.server.left.add(ADA.id)
    await look(stage)
    assert [row.table_id for row in await stored(stage)] == [None, None]
    stage.wire.server.left.clear()
    await absence.go(stage.app.tables, BRIAN.id, now() + 3 * DAY, None)
    await look(stage, HOUR)
    assert [row.table_id for row in await stored(stage)] == [None, None]
    await absence.end(stage.app.tables, BRIAN.id, None)
    await look(stage, 2 * HOUR)
    await found(stage)


async def test_servers_are_apart(stage: Stage) -> None:
    await seek(stage, ADA)
    (row,) = await stored(stage)
    async with stage.app.database.writing() as conn:
        changed = {"guild_id": 2, "user_id": 102}
        await searches_db.add_search(conn, msgspec.structs.replace(row, **changed))
    await look(stage)
    assert [row.table_id for row in await stored(stage)] == [None, None]
    async with stage.app.database.writing() as conn:
        await searches_db.change_searches(conn, [row.id + 1], {"guild_id": 1})
    await look(stage, HOUR)
    await found(stage)


async def test_an_open_table_that_fits_is_filled_first(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1, settings={"pace": "daily"})
    await invitations.list_openly(stage.app.tables, table.id, listed=True)
    await seek(stage, BRIAN)
    await look(stage)
    (row,) = await stored(stage)
    assert row.table_id == table.id
    (message,) = await table.pending("invited")
    assert message.payload is not None
    assert message.payload["people"] == ["102"]
    assert str(message.payload["text"]).count("<@102>") == 1
    assert [each.user_id for each in held_seats.held(await table.live())] == ["102"]
    await seek(stage, CHLOE)
    await look(stage)
    assert len(await table.pending("invited")) == 1, "the table of two is full"


async def test_a_hidden_open_table_is_not_offered(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    await invitations.list_openly(stage.app.tables, table.id, listed=True)
    stage.wire.server.hide(7)
    await seek(stage, BRIAN, channel=8)
    await look(stage)
    assert [row.table_id for row in await stored(stage)] == [None]
    assert await table.pending("invited") == []


# Trouble


async def test_a_lobby_that_a_kill_left_without_a_message_is_posted(stage: Stage) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    rows = await stored(stage)
    plan = found_tables.Plan("dust", "daily", tuple(rows), (2,))
    live = await found_tables.open_table(stage.app.tables, plan, 70)
    await look(stage)
    assert len(stage.wire.answers.posted) == 1
    assert settings_of(live).lobby_message is not None


async def test_one_who_stopped_just_now_is_not_held_a_seat(stage: Stage) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    rows = await stored(stage)
    await searches.stop(stage.app.tables, BRIAN.id, rows[1].id)
    plan = found_tables.Plan("dust", "daily", tuple(rows), (2,))
    with pytest.raises(Problem, match="seek-over"):
        await found_tables.open_table(stage.app.tables, plan, 70)
    assert [row.table_id for row in await stored(stage)] == [None]
    assert await stage.app.tables.in_channel(70) is None


async def test_a_lobby_that_nobody_can_see_is_called_off(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    plan = found_tables.Plan("dust", "daily", tuple(await stored(stage)), (2,))
    live = await found_tables.open_table(stage.app.tables, plan, 70)

    async def refused(*_: Any, **__: Any) -> None:
        raise refusal(404, 10003)

    with monkeypatch.context() as patched:
        patched.setattr("bot.screens.lobby.post", refused)
        await look(stage)
    assert [row.table_id for row in await stored(stage)] == [None, None]
    assert live.row.status == "cancelled"


# Nobody to be found


async def test_after_three_days_computer_players_are_offered_once(stage: Stage) -> None:
    await seek(stage, ADA)
    await look(stage, 3 * DAY - HOUR)
    assert stage.wire.answers.posted == []
    await look(stage, 3 * DAY)
    (text,) = stage.wire.answers.posted
    assert "You began to look for Dust 3 days ago" in text
    await look(stage, 4 * DAY)
    assert stage.wire.answers.posted == []


async def test_a_table_with_computer_players(stage: Stage, wall: Wall) -> None:
    await seek(stage, ADA, game="ceres")
    wall.passes(3 * DAY)
    (row,) = await stored(stage)
    shown = await stage.wire.use(ADA, 7, PEOPLE)
    assert f"b:seek-computers:0:0:{row.id}" in shown.ids
    answer = await stage.wire.press(ADA, 77, f"b:seek-computers:0:0:{row.id}", place="direct")
    live = await found(stage)
    assert f"Table #{live.id} is open in <#{live.row.channel_id}>" in answer.text
    assert [seat.kind for seat in live.seats] == ["person", offered(live.game)[-1]]
    again = await stage.wire.press(ADA, 77, f"b:seek-computers:0:0:{row.id}", place="direct")
    assert f"Table #{live.id} was found for you" in again.text
    await lobby.start(stage.app.tables, live.id, ADA.id)
    await look(stage)
    assert await stored(stage) == []


async def test_a_search_ends_after_two_weeks_and_says_so(stage: Stage) -> None:
    await seek(stage, ADA)
    await seek(stage, BRIAN, game="ceres")
    await direct_messages.choose(stage.app.database, BRIAN.id, "never")
    await look(stage, 14 * DAY)
    (text,) = stage.wire.answers.posted
    assert "Your search for Dust began 14 days ago and is over" in text
    assert await stored(stage) == []


async def test_forgetting_a_person_leaves_nothing_of_them(stage: Stage, pair: TableSession) -> None:
    await searches.block(stage.app.tables, ADA.id, [(102, "Brian"), (103, "Chloe")])
    await searches.block(stage.app.tables, CHLOE.id, [(101, "Ada")])
    async with stage.app.database.writing() as conn:
        await searches_db.add_no_show(conn, NoShow(guild_id=1, user_id=101, at=now()))
    await erasure.forget(stage.app.tables, ADA.id, ["Ada"])
    assert [row.user_id for row in await stored(stage)] == [102]
    async with stage.app.database.reading() as conn:
        assert (await conn.execute(select(models.no_shows))).all() == []
        blocks = (await conn.execute(select(models.blocks))).all()
        assert [row.user_id for row in blocks] == [CHLOE.id]
        assert "101" not in str(blocks)
        assert "Ada" not in str(blocks)
        pairs = await searches_db.blocked(conn, [101, 102, 103])
    assert pairs == {frozenset((101, 103))}, "who blocked them is still not brought there"
    assert [each.user_id for each in held_seats.held(await stage.app.tables.get(pair.id))] == [
        "102"
    ]
    await look(stage)
    assert [(row.user_id, row.table_id) for row in await stored(stage)] == [(102, None)]


async def test_it_is_all_said_in_french(stage: Stage) -> None:
    for who in (ADA, BRIAN):
        answer = await stage.wire.use(who, 7, PEOPLE, DUST, locale="fr")
        assert "La recherche est lancée" in answer.text
    await look(stage)
    assert "Vous cherchiez tous des joueurs" in stage.wire.answers.posted[0]

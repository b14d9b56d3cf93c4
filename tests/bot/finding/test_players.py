"""`/find players`: searches, the tables that are found for them, and who does not come."""

from __future__ import annotations

import pytest

import db.searches as searches_db
from bot.service.clocks.quiet_hours import Quiet
from bot.service.seats import held_seats, invitations, lobby
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.shared.clock import now
from db.searches import NoShow
from tests.bot.finding.searching import (
    ADA,
    BRIAN,
    CHLOE,
    DAY,
    DUST,
    EVE,
    HOUR,
    PEOPLE,
    come,
    found,
    labels,
    look,
    seek,
    settled,
    stored,
)
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Person

# Searching


async def test_a_search_says_what_would_do(stage: Stage) -> None:
    answer = await seek(stage, ADA, game="dust", players=3, pace="daily")
    assert answer.private == [True]
    assert "The search is on" in answer.text
    (line,) = [each for each in answer.text.split("\n") if each.startswith("1. ")]
    assert line.startswith("1. **Dust** · 3 players · daily · any hours · until <t:")
    assert "Stop search 1" in labels(answer)
    (row,) = await stored(stage)
    assert (row.games, row.sizes, row.pace, row.hours) == (["dust"], [3], "daily", "any")
    assert (row.guild_id, row.channel_id, row.name) == (1, 7, "Ada")


async def test_without_options_the_searches_are_shown(stage: Stage) -> None:
    answer = await stage.wire.use(ADA, 7, PEOPLE)
    assert "No search yet" in answer.text
    assert await stored(stage) == []
    form = await stage.wire.press(ADA, 7, "b:seek-form:0:0:", private=True)
    assert form.form is not None
    entered = {"games": ["dust"], "sizes": ["2", "3"], "hours": "any", "pace": "slow"}
    answer = await stage.wire.submit(ADA, 7, form.form, entered)
    assert "1. **Dust** · 2 or 3 players · slow" in answer.text
    (row,) = await stored(stage)
    assert (row.games, row.sizes, row.pace) == (["dust"], [2, 3], "slow")


async def test_only_numbers_that_the_games_allow_are_kept(stage: Stage) -> None:
    answer = await seek(stage, ADA, game="ceres")
    assert "**Ceres** · 2–4 players · any clocks" in answer.text
    (row,) = await stored(stage)
    assert row.sizes == [2, 3, 4]


async def test_a_form_that_leads_nowhere_is_refused_and_loses_nothing(stage: Stage) -> None:
    form = await stage.wire.press(ADA, 7, "b:seek-form:0:0:", private=True)
    assert form.form is not None
    entered = {"games": ["dust"], "sizes": ["6"]}
    answer = await stage.wire.submit(ADA, 7, form.form, entered)
    assert "None of these games can be played by that many players" in answer.text
    assert await stored(stage) == []


async def test_common_hours_need_a_time_zone(stage: Stage) -> None:
    answer = await seek(stage, ADA, game="dust", **{"common-hours": "near"})
    assert "Set it with `/table me`" in answer.text
    stage.app.tables.people.quiet[ADA.id] = Quiet("Europe/Paris", now())
    answer = await seek(stage, ADA, game="dust", **{"common-hours": "near"})
    assert "at least 10 common hours" in answer.text


async def test_a_person_has_two_searches_on_a_server_at_most(stage: Stage) -> None:
    for _ in range(2):
        assert "is on" in (await seek(stage, ADA)).text
    refused = await seek(stage, ADA)
    assert "You have 2 searches" in refused.text
    assert len(await stored(stage)) == 2
    shown = await stage.wire.use(ADA, 7, PEOPLE)
    assert "New search" not in labels(shown)
    (first, _) = await stored(stage)
    answer = await stage.wire.press(ADA, 7, f"b:seek-stop:0:0:{first.id}", private=True)
    assert "The search is over" in answer.text
    assert first.id not in {row.id for row in await stored(stage)}
    again = await stage.wire.press(ADA, 7, f"b:seek-stop:0:0:{first.id}", private=True)
    assert "This search is over" in again.text


async def test_nobody_stops_the_search_of_another(stage: Stage) -> None:
    await seek(stage, ADA)
    (row,) = await stored(stage)
    answer = await stage.wire.press(EVE, 7, f"b:seek-stop:0:0:{row.id}", private=True)
    assert "This search is over" in answer.text
    answer = await stage.wire.press(EVE, 7, f"b:seek-computers:0:0:{row.id}", private=True)
    assert "This search is over" in answer.text
    assert await stored(stage) == [row]


async def test_players_are_found_on_a_server_only(stage: Stage) -> None:
    answer = await stage.wire.use(ADA, 7, PEOPLE, DUST, place="direct")
    assert "in a server channel" in answer.text
    assert await stored(stage) == []


async def test_in_a_thread_the_channel_around_it_counts(stage: Stage) -> None:
    await stage.wire.use(ADA, 7, PEOPLE, DUST, place="thread")
    (row,) = await stored(stage)
    assert row.channel_id == 2


# Tables that are found


async def test_two_people_who_fit_get_a_table_in_a_thread(stage: Stage) -> None:
    await seek(stage, ADA)
    await look(stage)
    assert [row.table_id for row in await stored(stage)] == [None]
    await seek(stage, BRIAN)
    await look(stage)
    (text,) = stage.wire.answers.posted
    assert "You were all looking for players" in text
    assert text.count("<@101>") == text.count("<@102>") == 1
    live = await found(stage)
    assert (live.row.game, live.row.creator_id, live.people()) == ("dust", 101, [])
    assert {each.user_id for each in held_seats.held(live)} == {"101", "102"}
    settings = settings_of(live)
    assert (settings.pace, settings.thread, settings.lobby_message is not None) == (
        "daily",
        True,
        True,
    )
    await look(stage)
    assert stage.wire.answers.posted == []
    shown = await stage.wire.use(ADA, 7, PEOPLE)
    assert f"found: table #{live.id}" in shown.text


async def test_a_search_ends_as_the_game_begins(stage: Stage, pair: TableSession) -> None:
    await come(stage, pair, ADA, BRIAN)
    await look(stage)
    assert len(await stored(stage)) == 2
    await lobby.start(stage.app.tables, pair.id, 101)
    assert not settings_of(pair).found
    await look(stage)
    assert await stored(stage) == []


async def test_declining_ends_the_search_and_the_others_look_on(
    stage: Stage, pair: TableSession
) -> None:
    await come(stage, pair, ADA)
    answer = await stage.wire.press(BRIAN, 7, f"b:decline:{pair.id}:0:")
    assert answer.texts
    await look(stage)
    (row,) = await stored(stage)
    assert (row.user_id, row.table_id) == (101, None)
    assert pair.row.status == "cancelled"
    async with stage.app.database.reading() as conn:
        assert await searches_db.no_shows_of(conn, 1, 102, now() - DAY) == []


async def test_who_does_not_come_is_out_and_the_others_look_on(
    stage: Stage, pair: TableSession, wall: Wall
) -> None:
    since = {row.user_id: row.since for row in await stored(stage)}
    await come(stage, pair, ADA)
    wall.passes(DAY - HOUR)
    await look(stage)
    assert len(await stored(stage)) == 2
    wall.passes(2 * HOUR)
    await look(stage)
    (row,) = await stored(stage)
    assert (row.user_id, row.table_id, row.since) == (101, None, since[101])
    assert (await stage.app.tables.get(pair.id)).row.status == "cancelled"
    await seek(stage, CHLOE)
    await look(stage)
    assert {each.user_id for each in held_seats.held(await found(stage))} == {"101", "103"}


async def test_who_does_not_come_twice_can_search_again_a_week_later(
    stage: Stage, wall: Wall
) -> None:
    for other in (ADA, CHLOE):
        await seek(stage, BRIAN)
        await seek(stage, other)
        await look(stage)
        await come(stage, await found(stage), other)
        await seek(stage, BRIAN, game="ceres")
        wall.passes(DAY + HOUR)
        await look(stage)
        left = [row for row in await stored(stage) if row.user_id == BRIAN.id]
        assert [row.games for row in left] == ([["ceres"]] if other is ADA else [])
        async with stage.app.database.writing() as conn:
            await searches_db.end_searches(conn, [row.id for row in await stored(stage)])
    refused = await seek(stage, BRIAN)
    assert "You did not come to two tables" in refused.text
    assert "is on" in (await seek(stage, ADA)).text
    wall.passes(7 * DAY)
    assert "is on" in (await seek(stage, BRIAN)).text


async def test_two_no_shows_a_month_apart_shut_nobody_out(stage: Stage, wall: Wall) -> None:
    async with stage.app.database.writing() as conn:
        for ago in (31 * DAY, HOUR):
            row = NoShow(guild_id=1, user_id=BRIAN.id, at=now() - ago)
            await searches_db.add_no_show(conn, row)
    assert "is on" in (await seek(stage, BRIAN)).text


async def test_a_seat_is_held_longer_after_the_bot_was_away(
    stage: Stage, pair: TableSession, wall: Wall
) -> None:
    uptime = stage.app.timers.uptime
    await uptime.note(now())
    wall.passes(20 * HOUR)
    await uptime.note(now())
    wall.passes(5 * HOUR)
    await look(stage)
    assert len(await stored(stage)) == 2
    left = [each.until - now() for each in held_seats.held(await found(stage))]
    assert all(14 * HOUR < each < 16 * HOUR for each in left), left
    wall.passes(16 * HOUR)
    await look(stage)
    assert await stored(stage) == []


async def test_stopping_frees_the_held_seat(stage: Stage, pair: TableSession) -> None:
    (first, _) = await stored(stage)
    answer = await stage.wire.press(ADA, 7, f"b:seek-stop:0:0:{first.id}", private=True)
    assert "The search is over" in answer.text
    assert [each.user_id for each in held_seats.held(pair)] == ["102"]


async def test_who_closes_the_table_has_stopped_looking(stage: Stage, pair: TableSession) -> None:
    await stage.wire.press(ADA, 7, f"b:cancel-sure:{pair.id}:0:")
    assert pair.row.status == "cancelled"
    await look(stage)
    assert [(row.user_id, row.table_id) for row in await stored(stage)] == [(102, None)]


async def test_a_manager_who_closes_the_table_ends_no_search(
    stage: Stage, pair: TableSession
) -> None:
    await stage.wire.press(Person(900, "Max", manages=True), 7, f"b:cancel-sure:{pair.id}:0:")
    assert pair.row.status == "cancelled"
    await settled(stage)
    assert [(row.user_id, row.table_id) for row in await stored(stage)] == [
        (101, None),
        (102, None),
    ]


@pytest.mark.parametrize("way", ["declines", "leaves", "is sent away"])
async def test_who_does_not_want_the_table_has_stopped_looking_and_is_not_brought_there_again(
    stage: Stage, way: str
) -> None:
    for who in (ADA, BRIAN, CHLOE):
        await seek(stage, who, game="dust", players=3)
    await look(stage)
    live = await found(stage)
    match way:
        case "declines":
            await invitations.decline(stage.app.tables, live.id, BRIAN.id)
        case "leaves":
            await come(stage, live, BRIAN)
            await lobby.leave(stage.app.tables, live.id, BRIAN.id)
        case _:
            await come(stage, live, BRIAN)
            await invitations.remove(stage.app.tables, live.id, BRIAN.id)
    await look(stage)
    assert [row.user_id for row in await stored(stage)] == [101, 103]
    await seek(stage, BRIAN, game="dust", players=3)
    await look(stage)
    assert [row.table_id for row in await stored(stage)] == [live.id, live.id, None]
    await seek(stage, EVE, game="dust", players=3)
    await look(stage)
    assert [row.table_id for row in await stored(stage)] == [live.id, live.id, None, live.id]


async def test_who_had_not_come_when_the_others_began_looks_on(stage: Stage) -> None:
    for who in (ADA, BRIAN, CHLOE):
        await seek(stage, who, game="dust", players=3)
    await look(stage)
    live = await found(stage)
    await come(stage, live, ADA, BRIAN)
    await lobby.start(stage.app.tables, live.id, 101)
    await look(stage)
    assert [(row.user_id, row.table_id) for row in await stored(stage)] == [(103, None)]


async def test_a_table_with_a_stranger_stays_open(stage: Stage, wall: Wall) -> None:
    for who in (ADA, BRIAN, CHLOE):
        await seek(stage, who, game="dust", players=3)
    await look(stage)
    live = await found(stage)
    await come(stage, live, ADA)
    wall.passes(DAY + HOUR)
    await come(stage, live, EVE)
    await look(stage)
    assert live.row.status == "lobby"
    assert [row.user_id for row in await stored(stage)] == [101]

"""`/find players`: searches, the tables that are found for them, and who does not come."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import db.searches as searches_db
from bot.service.clocks.quiet_hours import Quiet
from bot.service.finding import found_tables, searches, settling
from bot.service.seats import erasure, held_seats, invitations, lobby
from bot.service.tables import direct_messages
from bot.service.tables.session import TableSession
from bot.service.tables.settings import settings_of
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.problems import Problem
from db import models
from db.searches import NoShow, SearchRow
from games.core.ladder import offered
from tests.bot.seated import Seated
from tests.bot.server import VIEW, refusal
from tests.bot.stage import Stage
from tests.bot.wall import Wall
from tests.bot.wire import Answers, Person

ADA, BRIAN, CHLOE, EVE = (
    Person(101, "Ada"), Person(102, "Brian"), Person(103, "Chloe"), Person(104, "Eve"),
)  # fmt: skip
PEOPLE = ("find", "players")
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
DUST = {"game": "dust", "players": 2}


async def seek(stage: Stage, who: Person, channel: int = 7, **options: Any) -> Answers:
    """Begin a search for two players of the toy game, or with other options."""
    return await stage.wire.use(who, channel, PEOPLE, options or DUST)


def labels(answer: Answers) -> list[str]:
    """Return the labels of the buttons."""
    return [each["label"] for each in answer.controls if "label" in each]


async def look(stage: Stage, after: timedelta = timedelta()) -> None:
    """Let the timers do what is due for people who look for players."""
    stage.wire.answers = Answers()
    await stage.app.matchmaker.look(now() + after)


async def settled(stage: Stage) -> None:
    """Let only the tables found before be settled."""
    matchmaker = stage.app.matchmaker
    await settling.settle(stage.app.tables, await stored(stage), now(), matchmaker)


async def stored(stage: Stage) -> list[SearchRow]:
    async with stage.app.database.reading() as conn:
        return await searches_db.searches(conn)


async def found(stage: Stage) -> TableSession:
    """Return the only table that was found."""
    (table_id,) = {row.table_id for row in await stored(stage)}
    assert table_id is not None
    return await stage.app.tables.get(table_id)


async def come(stage: Stage, live: TableSession, *people: Person) -> None:
    for each in people:
        await lobby.join(stage.app.tables, live.id, each.id, each.name)


@pytest.fixture
async def pair(stage: Stage) -> TableSession:
    """Return a table that was found for two people."""
    for who in (ADA, BRIAN):
        await seek(stage, who)
    await look(stage)
    return await found(stage)


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

"""What goes wrong while people are brought together: nobody pays for it who did nothing."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest

import db.outbox as outbox_db
import db.searches as searches_db
import db.tables as tables_db
from bot.service.clocks.quiet_hours import Quiet
from bot.service.finding import found_tables, open_tables, searches
from bot.service.finding.searches import Place, Wanted
from bot.service.seats import held_seats, invitations, lobby
from bot.service.tables.settings import settings_of
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from bot.shared.problems import Problem
from db.searches import BlockRow
from tests.bot.finding.searching import (
    ADA,
    BRIAN,
    CHLOE,
    DAY,
    EVE,
    HOUR,
    PEOPLE,
    come,
    found,
    labels,
    look,
    seek,
    stored,
)
from tests.bot.seated import Seated
from tests.bot.server import FORUM, refusal
from tests.bot.stage import Stage
from tests.bot.wall import Wall

MEDIA = 16


def held_at(rows: Any) -> dict[int, str | None]:
    """Return the table of each person who searches."""
    return {row.user_id: row.table_id for row in rows}


@pytest.fixture
def refusing(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[int, int]]:
    """Return the requests that Discord refuses: the end of their path, with status and code."""
    refused: dict[str, tuple[int, int]] = {}
    request = stage.wire._request

    async def answer(http: Any, route: Any, **more: Any) -> Any:
        for end, (status, code) in refused.items():
            if route.method == "POST" and route.url.endswith(end):
                raise refusal(status, code)
        return await request(http, route, **more)

    monkeypatch.setattr(stage.wire, "_request", answer)
    return refused


# Ids


async def test_the_id_of_a_search_is_given_once(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    await invitations.list_openly(stage.app.tables, table.id, listed=True)
    await seek(stage, BRIAN)
    await look(stage)
    (first,) = await stored(stage)
    await invitations.decline(stage.app.tables, table.id, BRIAN.id)
    await seek(stage, CHLOE)
    await look(stage)
    (second,) = await stored(stage)
    assert (second.user_id, second.table_id) == (CHLOE.id, table.id)
    assert second.id != first.id
    answer = await stage.wire.press(BRIAN, 7, f"b:seek-stop:0:0:{first.id}", private=True)
    assert "This search is over" in answer.text


# Channels


async def test_a_channel_without_threads_holds_up_nobody_else(
    stage: Stage, refusing: dict[str, tuple[int, int]]
) -> None:
    refusing["/channels/7/threads"] = 403, 50013
    for channel, who in ((7, ADA), (7, BRIAN), (8, CHLOE), (8, EVE)):
        await seek(stage, who, channel=channel)
    await look(stage)
    there = held_at(await stored(stage))
    assert None not in (there[ADA.id], there[BRIAN.id]) or there[CHLOE.id] is not None
    assert sum(table is not None for table in there.values()) >= 2
    refusing.clear()
    await look(stage, 2 * HOUR)
    assert None not in held_at(await stored(stage)).values()


async def test_where_nothing_can_be_posted_no_threads_pile_up(
    stage: Stage, refusing: dict[str, tuple[int, int]]
) -> None:
    refusing["/messages"] = 403, 50013
    for who in (ADA, BRIAN):
        await seek(stage, who)
    for minutes in (0, 5, 10, 15):
        await look(stage, timedelta(minutes=minutes))
    assert len(stage.wire.archived) == 1, "the only thread is closed"
    assert held_at(await stored(stage)) == {101: None, 102: None}
    refusing.clear()
    await look(stage, 2 * HOUR)
    await found(stage)


@pytest.mark.parametrize(("kind", "sentence"), [(MEDIA, "thread"), (FORUM, "Create Posts")])
async def test_where_no_table_can_be_opened_nobody_searches(
    stage: Stage, kind: int, sentence: str
) -> None:
    stage.wire.server.add_forum(2, lacks=1 << 11)
    stage.wire.server.channels[2]["type"] = kind
    answer = await stage.wire.use(ADA, 7, PEOPLE, {"game": "dust", "players": 2}, place="thread")
    assert sentence in answer.text
    assert await stored(stage) == []


# Nobody is noted who could not come


async def test_who_was_not_notified_has_not_missed_anything(stage: Stage, wall: Wall) -> None:
    table = await Seated.open(stage.app.tables, 1)
    await invitations.list_openly(stage.app.tables, table.id, listed=True)
    await seek(stage, BRIAN)
    await look(stage)
    assert await table.pending("invited")
    wall.passes(DAY + HOUR)
    await look(stage)
    assert held_at(await stored(stage)) == {102: None}
    assert await table.pending("invited") == []
    assert await missed(stage, BRIAN.id) == []


async def missed(stage: Stage, user_id: int) -> list[Any]:
    async with stage.app.database.reading() as conn:
        return await searches_db.no_shows_of(conn, 1, user_id, now() - 30 * DAY)


async def test_the_day_counts_from_the_message(stage: Stage, wall: Wall) -> None:
    table = await Seated.open(stage.app.tables, 1)
    await invitations.list_openly(stage.app.tables, table.id, listed=True)
    await seek(stage, BRIAN)
    await look(stage)
    wall.passes(10 * HOUR)
    (message,) = await table.pending("invited")
    async with stage.app.database.writing() as conn:
        await outbox_db.mark_posted(conn, message.nonce, 1, now())
    wall.passes(15 * HOUR)
    await look(stage)
    assert held_at(await stored(stage)) == {102: table.id}
    wall.passes(10 * HOUR)
    await look(stage)
    assert await stored(stage) == []
    assert len(await missed(stage, BRIAN.id)) == 1


@pytest.mark.parametrize("why", ["away", "no thread"])
async def test_who_is_away_or_has_no_way_there_looks_on(stage: Stage, wall: Wall, why: str) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    await look(stage)
    live = await found(stage)
    await come(stage, live, ADA)
    if why == "away":
        await absence.go(stage.app.tables, BRIAN.id, now() + 9 * DAY, None)
    else:
        stage.wire.server.refused[live.row.channel_id] = 404, 10003
    wall.passes(DAY + HOUR)
    await look(stage)
    there = held_at(await stored(stage))
    assert there.keys() == {101, 102}
    assert await missed(stage, BRIAN.id) == []


async def test_the_rights_of_a_creator_who_does_not_come_go_to_another(
    stage: Stage, wall: Wall
) -> None:
    for who in (ADA, BRIAN, CHLOE):
        await seek(stage, who, game="dust")
    await look(stage)
    live = await found(stage)
    assert live.row.creator_id == ADA.id
    await come(stage, live, BRIAN, CHLOE)
    wall.passes(DAY + HOUR)
    await look(stage)
    assert live.row.status == "lobby"
    assert live.row.creator_id == BRIAN.id


# What people asked for


async def test_nobody_is_added_to_people_who_wanted_two(stage: Stage) -> None:
    await seek(stage, ADA, game="ceres", players=2)
    await seek(stage, BRIAN, game="ceres", players=2)
    await look(stage)
    live = await found(stage)
    await seek(stage, CHLOE, game="ceres")
    await look(stage)
    assert held_at(await stored(stage))[CHLOE.id] is None
    listed = await open_tables.open_tables(stage.app.tables, 1, EVE.id)
    assert listed == [], "others do not see it either"
    assert settings_of(live).sizes == (2,)


async def test_where_one_of_three_does_not_come_the_two_look_on(stage: Stage, wall: Wall) -> None:
    for who in (ADA, BRIAN, CHLOE):
        await seek(stage, who, game="ceres", players=3)
    await look(stage)
    live = await found(stage)
    await come(stage, live, ADA, BRIAN)
    wall.passes(DAY + HOUR)
    await look(stage)
    assert live.row.status == "cancelled"
    assert held_at(await stored(stage)) == {101: None, 102: None}


async def test_nobody_is_brought_to_a_table_with_computer_players(stage: Stage, wall: Wall) -> None:
    await seek(stage, ADA, game="ceres")
    wall.passes(3 * DAY)
    (row,) = await stored(stage)
    await stage.wire.press(ADA, 7, f"b:seek-computers:0:0:{row.id}", private=True)
    await seek(stage, BRIAN, game="ceres")
    await look(stage)
    assert held_at(await stored(stage))[BRIAN.id] is None


# Secrets


async def test_the_panel_says_nothing_of_hidden_tables(stage: Stage) -> None:
    before = await stage.wire.use(ADA, 8, PEOPLE)
    table = await Seated.open(stage.app.tables, 1, 70)
    await invitations.list_openly(stage.app.tables, table.id, listed=True)
    stage.wire.server.hide(70)
    assert (await stage.wire.use(ADA, 8, PEOPLE)).text == before.text


@pytest.mark.parametrize("why", ["left", "hidden", "gone"])
async def test_computer_players_are_for_people_who_see_the_channel(
    stage: Stage, wall: Wall, why: str
) -> None:
    await seek(stage, ADA, game="ceres")
    wall.passes(3 * DAY)
    (row,) = await stored(stage)
    if why == "left":
        stage.wire.server.left.add(ADA.id)
    elif why == "hidden":
        stage.wire.server.hide(7)
    else:
        stage.wire.server.refused[7] = 404, 10003
    answer = await stage.wire.press(ADA, 77, f"b:seek-computers:0:0:{row.id}", place="direct")
    assert "A thread can’t be opened in <#7>" in answer.text
    assert held_at(await stored(stage)) == {101: None}


async def test_a_changed_time_zone_shows_common_hours_a_day_later(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    tables.people.quiet[101] = Quiet("Europe/Paris", now() - 9 * DAY)
    for ago, hours in ((2 * DAY, 16.0), (HOUR, None)):
        tables.people.quiet[EVE.id] = Quiet("Europe/Paris", now() - ago)
        live, quiet = await table.live(), tables.people.quiet
        assert open_tables.common_hours(live, EVE.id, quiet) == hours


async def test_hidden_tables_do_not_hide_others(stage: Stage) -> None:
    for channel in range(100, 161):
        table = await Seated.open(stage.app.tables, 1, channel)
        await invitations.list_openly(stage.app.tables, table.id, listed=True)
        if channel > 105:
            stage.wire.server.hide(channel)
    answer = await stage.wire.use(EVE, 7, ("find", "tables"))
    assert "Open tables (6)" in answer.text


# At the same moment


async def test_a_block_of_this_moment_counts(stage: Stage) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    rows = tuple(await stored(stage))
    async with stage.app.database.writing() as conn:
        await searches_db.put_block(conn, BlockRow(user_id=101, other_id=102, name="Brian"))
    plan = found_tables.Plan("dust", "daily", rows, (2,))
    with pytest.raises(Problem, match="seek-over"):
        await found_tables.open_table(stage.app.tables, plan, 70)
    assert await stage.app.tables.in_channel(70) is None


async def test_a_table_that_was_moved_meanwhile_is_looked_at_again(stage: Stage) -> None:
    table = await Seated.open(stage.app.tables, 1)
    await invitations.list_openly(stage.app.tables, table.id, listed=True)
    (seen,) = await found_tables.vacancies(stage.app.tables, 1, ())
    await table.move(101, 8)
    await seek(stage, BRIAN)
    (row,) = await stored(stage)
    with pytest.raises(Problem, match="table-full"):
        await found_tables.hold_seat(stage.app.tables, seen, row)
    assert held_seats.held(await table.live()) == []


async def test_a_table_that_is_on_another_server_now_holds_up_nobody(stage: Stage) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    await look(stage)
    live = await found(stage)
    async with stage.app.tables.locked(live.id) as held:
        await lobby.change(stage.app.tables, held, guild_id=2)
    await look(stage)
    await look(stage, HOUR)
    there = held_at(await stored(stage))
    assert None not in there.values()
    assert live.id not in there.values()


async def test_searches_at_one_moment_are_two_at_most(tables: Tables) -> None:
    """On both databases, each of which lets them come together in another way."""
    place, wanted = Place(1, 7, 101, "Ada", "en"), Wanted(("dust",), (2,))
    made = await asyncio.gather(
        *(searches.begin(tables, place, wanted) for _ in range(4)), return_exceptions=True
    )
    assert sum(isinstance(each, Problem) for each in made) == 2
    assert len(await searches.mine(tables, 1, 101)) == 2
    await asyncio.gather(*(searches.block(tables, 101, [(102, "Brian")]) for _ in range(4)))
    assert [row.other_id for row in await searches.blocks(tables, 101)] == [102]


async def test_a_clock_that_was_ahead_holds_up_nobody(stage: Stage) -> None:
    await seek(stage, ADA)
    await look(stage, 9 * DAY)
    async with stage.app.database.writing() as conn:
        (row,) = await searches_db.searches(conn)
        await searches_db.change_searches(conn, [row.id], {"since": now() - HOUR})
    await seek(stage, BRIAN)
    async with stage.app.database.writing() as conn:
        ids = [row.id for row in await searches_db.searches(conn)]
        await searches_db.change_searches(conn, ids, {"since": now() - HOUR})
    await look(stage)
    await found(stage)


async def test_looking_does_not_hold_up_the_timers(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def slow(_: Any) -> None:
        begun.set()
        await may_end.wait()

    monkeypatch.setattr(stage.app.matchmaker, "look", slow)
    (wake, _) = stage.app.timers.wakes
    wake(now())
    await begun.wait()
    wake(now())
    may_end.set()
    await stage.app.matchmaker.close()


async def test_a_lobby_says_nothing_of_people_of_whom_it_remembers_that_they_left(
    stage: Stage,
) -> None:
    for who in (ADA, BRIAN):
        await seek(stage, who)
    await look(stage)
    live = await found(stage)
    await lobby.join(stage.app.tables, live.id, ADA.id, "Ada")
    await invitations.decline(stage.app.tables, live.id, BRIAN.id)
    assert settings_of(live).passed == ("102",)
    await come(stage, live, BRIAN)
    await lobby.start(stage.app.tables, live.id, ADA.id)
    async with stage.app.database.reading() as conn:
        row = await tables_db.get_table(conn, live.id)
    assert not {"passed", "found", "sizes", "held"} & row.settings.keys()


async def test_buttons_of_two_patient_searches_say_which_games(stage: Stage, wall: Wall) -> None:
    await seek(stage, ADA, game="ceres")
    await seek(stage, ADA, game="luna_maris")
    wall.passes(3 * DAY)
    shown = labels(await stage.wire.use(ADA, 7, PEOPLE))
    assert "Ceres with computers" in shown
    assert "Luna Maris with computers" in shown

"""Seats that change hands, pauses, and tables that end, move or are left by all their people."""

from __future__ import annotations

import asyncio
import os
import threading
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.commands import people
from bot.process.scheduler import COPIES_FOR
from bot.screens.history import game_log
from bot.service import move_channel
from bot.service.seats import lobby, seating
from bot.service.tables.store import Tables
from bot.service.turns import computer, publish, reminders
from bot.service.turns.computer import ComputerTurns
from bot.shared.clock import now
from bot.shared.problems import Problem
from db import Database, outbox
from db import entries as entries_db
from db.copies import copy_of
from db.tidying import KEEP_ENDED
from games.core.actions import EndTurn
from tests.bot.acts import driven, ended_turn, rested, timers_of
from tests.bot.seated import PEOPLE, STRANGER, Seated, asked
from tests.bot.stage import Stage
from tests.bot.wire import Person, Place
from tests.toy.state import Build, Paint, Survey

OTHER_CHANNEL = 8
RICHARD = 105


async def test_a_computer_plays_on_for_who_resigns_until_he_is_back(two: Seated) -> None:
    first, second = await two.bids()
    await two.resign(first)
    assert (await two.live()).computer(0)
    with pytest.raises(Problem, match="not-seated"):
        await two.act(first, Survey())
    driver = driven(two)
    driver.wake(two.id)
    await rested(driver)
    assert (await two.reload()).waiting() == (1,)  # all of it is stored
    with pytest.raises(Problem, match="nothing-to-reclaim"):
        await two.reclaim(STRANGER)
    assert not (await two.reclaim(first)).computer(0)
    await two.act(second, EndTurn())
    await rested(driver)
    assert (await two.live()).waiting() == (0, 1)
    await two.bid(first)
    await driver.close()


async def test_a_seat_changes_hands_and_its_controls_with_it(two: Seated) -> None:
    first, second = await two.bids()
    await two.sent()
    old = (await two.live()).decision(0)
    await two.take_over(0, STRANGER, "Eve", by=second)
    assert asked(await two.pending("ping")) == [(STRANGER, True)]
    assert (await two.live()).decision(0) != old
    with pytest.raises(Problem, match="not-seated"):
        await two.act(first, Survey())
    with pytest.raises(Problem, match="person-seated"):
        await two.take_over(0, second, "Brian", by=first)
    await two.act(STRANGER, Survey())
    live = await two.reclaim(first)
    assert [live.seat_of(user) for user in (first, STRANGER)] == [0, None]
    assert live.names[0] == PEOPLE[first]
    assert (await two.texts())[-1] == f"{PEOPLE[first]} is back."


async def test_a_paused_game_asks_nobody_and_asks_anew_when_it_goes_on(two: Seated) -> None:
    first, _ = await two.bids()
    await two.sent()
    await two.pause(first)
    with pytest.raises(Problem, match="paused"):
        await two.act(first, Survey())
    with pytest.raises(Problem, match="paused"):
        await reminders.nudge(two.tables, two.id, first)
    assert await two.pending("ping") == []
    await two.resume(first)
    assert asked(await two.pending("ping"))[0][0] == first
    await two.act(first, Survey())


async def test_an_ended_table_leaves_its_channel(two: Seated) -> None:
    with pytest.raises(Problem, match="channel-busy"):
        await Seated.open(two.tables, 2)
    await two.cancel()
    assert [seat.decision for seat in (await two.live()).seats] == [None, None]
    assert await two.pending("ping") == []
    await Seated.open(two.tables, 2)
    with pytest.raises(Problem, match="cancelled"):
        await two.resign(101)


async def test_catching_up_tells_what_was_done_in_ones_place(two: Seated) -> None:
    first, second = await two.bids()
    live = await two.live()
    bids = live.row.public_seq
    assert await game_log.since(two.tables, live, 0) == 2  # in bidding all players decided
    async with two.tables.locked(two.id) as held:
        await publish.submit_for(two.tables, held, 0, [EndTurn()])
    assert live.row.public_seq > bids
    assert await game_log.since(two.tables, live, 0) == 2
    await two.act(second, EndTurn())
    await two.bids()
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    assert await game_log.since(two.tables, live, 0) == live.row.public_seq + 1
    await two.take_over(0, 104, "Dmitri", second)
    assert await game_log.since(two.tables, live, 0) == 1  # everything is news to them


async def test_old_copies_of_the_database_are_removed(sqlite: Database, toy_game: None) -> None:
    timers = timers_of(await Seated.start(Tables(sqlite), 2))
    copies = [copy_of(Path(str(sqlite.engine.url.database)), schema) for schema in ("0001", "0002")]
    day = timedelta(days=1)
    for copy, age in zip(copies, (COPIES_FOR + day, COPIES_FOR - day), strict=True):
        copy.touch()
        os.utime(copy, ((now() - age).timestamp(),) * 2)
    await timers.sweep(now())
    assert [copy.exists() for copy in copies] == [False, True]


async def test_old_states_go_but_the_table_may_still_agree_to_go_back(three: Seated) -> None:
    users, target = await ended_turn(three)
    timers = timers_of(three)
    await timers.sweep(now() + entries_db.TIDY_AFTER)
    tally = await three.ask("undo", users[0], target)
    for user in users[1:]:
        tally = await three.cast(tally, user)
    assert tally.outcome == "agreed"
    assert (await three.live()).waiting() == (0,)
    await three.cancel()
    async with three.tables.database.writing() as conn:
        for number, row in enumerate(await outbox.pending_messages(conn, now(), three.id)):
            await outbox.mark_posted(conn, row.nonce, 900 + number, now())
    await timers.sweep(now() + KEEP_ENDED)
    live = await three.reload()
    async with three.tables.database.reading() as conn:
        kept = await entries_db.snapshot_seqs(conn, three.id)
    assert kept == sorted({1, live.row.state_seq})
    assert live.state is not None


# Places


@pytest.mark.parametrize("posted", [False, True])
async def test_a_moved_table_says_there_what_it_could_not_say_here(
    two: Seated, *, posted: bool
) -> None:
    """Or its last turn, where it has said all."""
    first, second = await two.bids()
    if posted:
        await two.sent()
    live = await move_channel.move(two.tables, two.id, second, 2, OTHER_CHANNEL)
    assert (live.row.guild_id, live.row.channel_id) == (2, OTHER_CHANNEL)
    rows = await two.pending()
    assert {row.channel_id for row in rows} == {OTHER_CHANNEL}
    assert asked(rows) == [(first, True)]
    kinds = [row.kind for row in rows]  # start and bids are not posted twice
    assert kinds == (["text", "post", "ping"] if posted else ["post", "post", "text", "ping"])
    if posted:
        assert rows[1].first_seq == rows[1].last_seq == live.row.public_seq
    live = await two.reload()
    assert await two.tables.in_channel(OTHER_CHANNEL) is live
    assert await two.tables.in_channel(7) is None
    with pytest.raises(Problem, match="here-already"):
        await move_channel.move(two.tables, two.id, first, 2, OTHER_CHANNEL)
    await two.act(first, Build("site01", 1), Paint("red"), EndTurn())
    assert {row.channel_id for row in await two.pending()} == {OTHER_CHANNEL}
    assert asked(await two.pending("ping")) == [(second, True)]


async def test_a_table_does_not_move_to_where_one_is_running(two: Seated) -> None:
    other = await Seated.start(two.tables, 2, OTHER_CHANNEL)
    before = await two.hash()
    with pytest.raises(Problem, match="channel-busy") as busy:
        await two.move(101, OTHER_CHANNEL)
    assert busy.value.variables == {"table": other.id}
    assert await two.hash() == before
    assert (await two.live()).row.channel_id == 7
    with pytest.raises(Problem, match="move-alone"):
        await move_channel.move(two.tables, two.id, 101, None, 77)
    lobbied = await Seated.open(two.tables, 1, 10)
    await move_channel.move(two.tables, lobbied.id, 101, None, 11)
    assert (await lobbied.reload()).row.channel_id == 11


# Commands


def command(tables: Tables, user_id: int) -> Any:
    """Return an interaction of a user in the channel of the table."""
    client = SimpleNamespace(context=SimpleNamespace(tables=tables))
    user = SimpleNamespace(id=user_id, display_name="Ada", name="ada")
    locale = discord.Locale.american_english
    return SimpleNamespace(client=client, user=user, channel_id=7, locale=locale, extras={})


async def test_who_closes_a_table_that_begins_meanwhile_does_not_end_the_game(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`/table cancel` in a lobby asks nobody; once the cards are dealt that is not enough."""
    table, seen = await Seated.open(tables, 2), asyncio.Event()
    await tables.in_channel(7)
    may = people.permissions.may

    def noted(*given: Any) -> bool:
        seen.set()
        return may(*given)

    monkeypatch.setattr(people.permissions, "may", noted)
    async with tables.locked(table.id):
        started = asyncio.create_task(lobby.start(tables, table.id, 102))
        await asyncio.sleep(0)  # it waits for its turn
        ended = asyncio.create_task(people.cancel(command(tables, 101), confirm=True))
        await seen.wait()
    await started
    with pytest.raises(Problem, match="not-lobby"):
        await ended
    assert (await table.live()).row.status == "playing"


async def test_who_leaves_a_seat_taken_over_is_not_promised_it_back(
    two: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two.bids()
    await two.resign(first)
    await two.take_over(0, STRANGER, "Eve", by=second)
    told = list[str]()

    async def answer(_: Any, text: str) -> None:
        await asyncio.sleep(0)
        told.append(text)

    monkeypatch.setattr(people, "reply", answer)
    await people.resign(command(two.tables, STRANGER), confirm=True)
    with pytest.raises(Problem, match="nothing-to-reclaim"):
        await two.reclaim(STRANGER)
    notes = await two.texts()
    assert "/table reclaim" not in told[0]
    assert notes[-1].startswith("Eve gave up the seat they had taken over")
    assert notes[0].startswith("Ada resigned")


# A table that all its people have left is stopped and says so, until someone is back


async def all_resign(table: Seated) -> None:
    for person in list((await table.live()).people()):
        assert person.user_id is not None
        await table.resign(person.user_id)


async def test_with_nobody_left_a_table_stands_still_and_says_so(two: Seated) -> None:
    driver = driven(two)
    first, second = await two.bids()
    await two.act(first, Survey())
    await two.sent()
    await two.resign(second)
    assert not any("has stopped" in text for text in await two.texts())
    await two.resign(first)
    head = (await two.live()).row.head
    await rested(driver)
    live = await two.live()
    assert (live.row.status, live.row.head) == ("playing", head)
    last = (await two.texts())[-1]
    for said in ("has stopped", "/table reclaim", "/table replace", "/table cancel"):
        assert said in last
    await two.take_over(1, STRANGER, "Eve", by=first)
    await rested(driver)
    assert (await two.live()).waiting() == (1,)  # the computer played on, up to the new player
    await driver.close()


async def test_what_a_computer_thought_of_is_not_played_any_more(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last person resigns while it thinks."""
    table = await Seated.open(tables, 1)
    await lobby.add_computer(tables, table.id, "random")
    await table.start_with()
    thinking, go_on, think = threading.Event(), threading.Event(), computer._think

    def slowly(*args: Any) -> Any:
        thinking.set()
        go_on.wait()
        return think(*args)

    monkeypatch.setattr(computer, "_think", slowly)
    driver = driven(table)
    driver.wake(table.id)
    await asyncio.to_thread(thinking.wait)
    await table.resign(101)
    go_on.set()
    await rested(driver)
    assert [entry.kind for entry in await table.log()] == ["start", "resign"]
    await driver.close()


async def test_a_chain_of_computers_that_is_left_by_all_is_posted_where_it_stopped(
    three: Seated,
) -> None:
    """Posts wait for the end of what computers do; with nobody left that is where they stop."""
    users = await three.users()
    for user in users[1:]:
        await three.resign(user)
    driver = ComputerTurns(three.tables)
    driver.open = True
    driver.wake(three.id)
    await rested(driver)
    await three.bid(users[0])
    await three.sent()
    await three.act(users[0], Survey())
    await three.act(users[0], EndTurn())
    assert await three.pending("post") == []  # computers are next: posted when they are done
    await three.resign(users[0])
    (post,) = await three.pending("post")
    assert post.last_seq == (await three.live()).row.public_seq
    await driver.close()


async def test_computers_alone_do_not_begin(tables: Tables) -> None:
    table = await Seated.open(tables, 1)
    for _ in range(2):
        await lobby.add_computer(tables, table.id, "random")
    await lobby.leave(tables, table.id, 101)
    with pytest.raises(Problem, match="no-people"):
        await lobby.start(tables, table.id, 101)
    await lobby.join(tables, table.id, RICHARD, "Richard")
    await lobby.start(tables, table.id, RICHARD)


async def test_a_paused_one_does_not_promise_to_go_on_and_says_so_when_somebody_is_back(
    two: Seated,
) -> None:
    first, _ = await two.bids()
    await two.pause(first)
    await all_resign(two)
    last = (await two.texts())[-1]
    assert "and it is paused" in last
    assert "then resume with /table pause" in last
    assert "has stopped" not in last
    await two.reclaim(first)
    paused = "⏸ **Dust** is still paused. To resume: /table pause."
    assert (await two.texts())[-2:] == ["Ada is back.", paused]


@pytest.mark.parametrize("place", ["server", "direct"])
async def test_its_creator_may_end_it(stage: Stage, place: Place) -> None:
    direct = place == "direct"
    tables, ada = stage.app.tables, Person(101, "Ada")
    table = await (Seated.practice(tables) if direct else Seated.start(tables, 2))
    channel = (await table.live()).row.channel_id
    end = ["table", "cancel"], {"confirm": True}
    if not direct:  # a person who is still there decides it
        await table.resign(101)
        assert "start a vote" in (await stage.wire.use(ada, channel, *end, place=place)).text
    await all_resign(table)
    last = (await table.texts())[-1]
    assert ("server" not in last) is direct
    assert "The table’s creator" in last
    answer = await stage.wire.use(Person(102, "Brian"), channel, *end, place=place)
    assert "Only the table’s creator or a server manager" in answer.text
    assert (await table.live()).row.status == "playing"
    answer = await stage.wire.use(ada, channel, ["table", "mine"], place=place)
    assert "stopped: only computer players are left; use /table reclaim" in answer.text
    await stage.wire.use(ada, channel, *end, place=place)
    assert (await table.live()).row.status == "cancelled"


async def test_who_came_back_meanwhile_is_asked_before_the_game_ends(two: Seated) -> None:
    await all_resign(two)
    await two.reclaim(102)
    with pytest.raises(Problem, match="may-manager-vote"):
        await seating.cancel(two.tables, two.id, "Ada", deserted=True)
    assert (await two.live()).row.status == "playing"

"""A table that all its people have left is stopped and says so, until someone is back."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.service.seats import lobby, seating
from bot.service.seats.lobby import Opening
from bot.service.tables.store import Tables
from bot.service.turns import computer
from bot.service.turns.computer import ComputerTurns
from bot.shared.problems import Problem
from games.core.actions import EndTurn
from tests.bot.seated import PEOPLE, STRANGER, Seated
from tests.bot.stage import Stage
from tests.bot.wire import Person, Place
from tests.toy.state import Survey

RICHARD = 105


def driven(table: Seated) -> ComputerTurns:
    driver = ComputerTurns(table.tables)
    driver.open = True
    table.tables.changed.append(driver.wake)
    return driver


async def rested(driver: ComputerTurns) -> None:
    """Wait until a driver is done; an endless one fails."""
    async with asyncio.timeout(20):
        await driver.idle()


async def texts(table: Seated) -> list[str]:
    return [str((row.payload or {})["text"]) for row in await table.pending("text")]


async def test_with_nobody_left_a_table_stands_still_and_says_so(two: Seated) -> None:
    driver = driven(two)
    first, second = await two.bids()
    await two.act(first, Survey())
    await two.sent()
    await two.resign(second)
    assert not any("has stopped" in text for text in await texts(two))
    await two.resign(first)
    head = (await two.live()).row.head
    await rested(driver)
    live = await two.live()
    assert (live.row.status, live.row.head) == ("playing", head)
    last = (await texts(two))[-1]
    for said in ("has stopped", "/table reclaim", "/table replace", "/table cancel"):
        assert said in last
    await two.reclaim(second)
    await rested(driver)
    assert (await two.live()).waiting() == (1,)  # the computer played on, up to the returned player
    await driver.close()


async def test_somebody_else_may_sit_down_and_it_goes_on(two: Seated) -> None:
    driver = driven(two)
    first, second = await two.bids()
    for user in (first, second):
        await two.resign(user)
    await rested(driver)
    await two.take_over(1, STRANGER, "Eve", by=first)
    await rested(driver)
    assert (await two.live()).waiting() == (1,)
    await driver.close()


async def test_what_a_computer_thought_of_is_not_played_any_more(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last person resigns while it thinks."""
    table = await Seated.open(tables, 1)
    await lobby.add_computer(tables, table.id, "random")
    await lobby.start(tables, table.id, 101)
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


# Messages about it, and who can end it


async def all_resign(table: Seated) -> None:
    for person in list((await table.live()).people()):
        assert person.user_id is not None
        await table.resign(person.user_id)


async def practice(tables: Tables) -> Seated:
    """Return a table in a direct message: one person and a computer."""
    opening = Opening(
        game="dust", guild_id=None, channel_id=77, creator_id=101, creator_name=PEOPLE[101],
        lang="en",
    )  # fmt: skip
    live = await lobby.open_table(tables, opening)
    await lobby.add_computer(tables, live.id, "random")
    await lobby.start(tables, live.id, 101)
    return Seated(tables, live.id)


async def test_a_paused_one_does_not_promise_to_go_on_and_says_so_when_somebody_is_back(
    two: Seated,
) -> None:
    first, _ = await two.bids()
    await two.pause(first)
    await all_resign(two)
    last = (await texts(two))[-1]
    assert "and it is paused" in last
    assert "then resume with /table pause" in last
    assert "has stopped" not in last
    await two.reclaim(first)
    assert (await texts(two))[-2:] == [
        "Ada is back.",
        "⏸ **Dust** is still paused. To resume: /table pause.",
    ]


async def test_one_in_a_direct_message_speaks_of_no_server(tables: Tables) -> None:
    table = await practice(tables)
    await all_resign(table)
    last = (await texts(table))[-1]
    assert "server" not in last
    assert "The table’s creator can end the game with /table cancel." in last


@pytest.mark.parametrize("place", ["server", "direct"])
async def test_its_creator_may_end_it(stage: Stage, place: Place) -> None:
    tables = stage.app.tables
    table = await (practice(tables) if place == "direct" else Seated.start(tables, 2))
    channel = (await table.live()).row.channel_id
    end = ["table", "cancel"], {"confirm": True}
    if place == "server":  # a person who is still there decides it
        await table.resign(101)
        answer = await stage.wire.use(Person(101, "Ada"), channel, *end, place=place)
        assert "start a vote" in answer.text
    await all_resign(table)
    answer = await stage.wire.use(Person(102, "Brian"), channel, *end, place=place)
    assert "Only the table’s creator or a server manager" in answer.text
    assert (await table.live()).row.status == "playing"
    answer = await stage.wire.use(Person(101, "Ada"), channel, ["table", "mine"], place=place)
    assert "stopped: only computer players are left; use /table reclaim" in answer.text
    await stage.wire.use(Person(101, "Ada"), channel, *end, place=place)
    assert (await table.live()).row.status == "cancelled"


async def test_who_came_back_meanwhile_is_asked_before_the_game_ends(two: Seated) -> None:
    await all_resign(two)
    await two.reclaim(102)
    with pytest.raises(Problem, match="may-manager-vote"):
        await seating.cancel(two.tables, two.id, "Ada", deserted=True)
    assert (await two.live()).row.status == "playing"

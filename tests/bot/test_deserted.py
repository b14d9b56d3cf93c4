"""A table that all its people have left stands still and says so, until somebody is back."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from bot.errors import Problem
from bot.service import driver as driving
from bot.service import lobby, seating
from bot.service.driver import Driver
from bot.service.tables import Tables
from games.core.actions import EndTurn
from tests.bot.seated import PEOPLE, STRANGER, Seated
from tests.toy.game import Survey

RICHARD = 105


def driven(table: Seated) -> Driver:
    driver = Driver(table.tables)
    driver.open = True
    table.tables.changed.append(driver.wake)
    return driver


async def texts(table: Seated) -> list[str]:
    return [str((row.payload or {})["text"]) for row in await table.pending("text")]


async def test_with_nobody_left_a_table_stands_still_and_says_so(two: Seated) -> None:
    driver = driven(two)
    first, second = await two.bids()
    await two.act(first, Survey())
    await two.sent()
    await seating.resign(two.tables, two.id, second)
    assert not any("stands still" in text for text in await texts(two))
    await seating.resign(two.tables, two.id, first)
    head = (await two.live()).row.head
    await driver.idle()
    live = await two.live()
    assert (live.row.status, live.row.head) == ("playing", head)
    last = (await texts(two))[-1]
    for said in ("stands still", "/table reclaim", "/table replace", "/table cancel"):
        assert said in last
    await seating.reclaim(two.tables, two.id, second, PEOPLE[second])
    await driver.idle()
    assert (await two.live()).waiting() == (1,)  # the computer went on, up to who is back
    await driver.close()


async def test_somebody_else_may_sit_down_and_it_goes_on(two: Seated) -> None:
    driver = driven(two)
    first, second = await two.bids()
    for user in (first, second):
        await seating.resign(two.tables, two.id, user)
    await driver.idle()
    await seating.take_over(two.tables, two.id, 1, STRANGER, "Eve", by=first)
    await driver.idle()
    assert (await two.live()).waiting() == (1,)
    await driver.close()


async def test_what_a_computer_thought_of_is_not_played_any_more(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last person resigns while it thinks."""
    table = await Seated.open(tables, 1)
    await lobby.add_computer(tables, table.id, "random")
    await lobby.start(tables, table.id, 101)
    thinking, go_on, think = threading.Event(), threading.Event(), driving._think

    def slowly(*args: Any) -> Any:
        thinking.set()
        go_on.wait()
        return think(*args)

    monkeypatch.setattr(driving, "_think", slowly)
    driver = driven(table)
    driver.wake(table.id)
    await asyncio.to_thread(thinking.wait)
    await seating.resign(tables, table.id, 101)
    go_on.set()
    await driver.idle()
    assert [entry.kind for entry in await table.log()] == ["start", "resign"]
    await driver.close()


async def test_a_chain_of_computers_that_is_left_by_all_is_posted_where_it_stopped(
    three: Seated,
) -> None:
    """Posts wait for the end of what computers do; with nobody left that is where they stop."""
    users = await three.users()
    for user in users[1:]:
        await seating.resign(three.tables, three.id, user)
    driver = Driver(three.tables)
    driver.open = True
    driver.wake(three.id)
    await driver.idle()
    await three.bid(users[0])
    await three.sent()
    await three.act(users[0], Survey())
    await three.act(users[0], EndTurn())
    assert await three.pending("post") == []  # computers are next: told when they are done
    await seating.resign(three.tables, three.id, users[0])
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

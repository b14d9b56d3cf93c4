"""Clocks of windows and holds at tables: reopened, asked again, or covered by another."""

from __future__ import annotations

import pytest

from bot.service.clocks import clocks
from bot.service.clocks.clocks import Clock, bank, of_wait
from bot.service.tables.store import Tables
from games.core.actions import EndTurn
from tests.bot.market import turns
from tests.bot.seated import Seated
from tests.bot.test_clocks_at_tables import DAY, HOUR, Time, left, paced
from tests.bot.windows.channel import offer
from tests.toy.state import Answer, Build


@pytest.fixture
def time(tables: Tables) -> Time:
    return Time(tables)


async def stored(table: Seated, key: str) -> Clock:
    """Return the clock of a window or a hold, as it is stored."""
    table.tables.drop(table.id)
    return (await table.live()).clocks[of_wait(key)]


async def remains(table: Seated, key: str) -> int:
    """Return the time left of a running clock."""
    clock = await stored(table, key)
    assert clock.since is not None
    return clocks.left(clock, table.tables.served())


async def dealing(tables: Tables) -> tuple[Seated, list[int]]:
    """Return a table of three at the first turn, at which cards may be offered."""
    table = await paced(tables, 3, options={"deals": "yes"})
    return table, await table.bids()


async def test_another_offer_in_the_same_round_has_its_full_time(
    tables: Tables, time: Time
) -> None:
    table, users = await dealing(tables)
    await offer(table, users[0], 1)
    time.at += 20 * HOUR
    assert await remains(table, "deal 1") == 4 * HOUR
    await table.act(users[1], Answer("no"))
    time.at += HOUR
    for asked in (2, 1):  # nobody's turn has ended since
        await offer(table, users[0], asked)
        assert await remains(table, "deal 1") == 24 * HOUR
        time.at += 5 * HOUR
        await table.act(users[asked], Answer("no"))


async def test_withdrawing_an_answer_brings_the_clock_of_its_window_back(
    tables: Tables, time: Time
) -> None:
    table, users = await dealing(tables)
    await offer(table, users[0], 1)
    time.at += 20 * HOUR
    await table.act(users[1], Answer("no"))
    time.at += HOUR
    await table.undo(users[1])
    assert (await table.live()).waiting() == (1,)
    assert await remains(table, "deal 1") == 4 * HOUR
    assert await left(table, 0) == 10 * DAY - HOUR


async def test_withdrawing_an_offer_ends_its_clock_and_lets_the_turn_go_on(
    tables: Tables, time: Time
) -> None:
    table, users = await dealing(tables)
    time.at += 50 * HOUR
    await offer(table, users[0], 1)
    time.at += 20 * HOUR
    await table.undo(users[0])
    time.at += HOUR
    assert await left(table, 0) == 10 * DAY - 51 * HOUR
    assert (await stored(table, "deal 1")).since is None
    await time.passes(table, 30 * HOUR)
    assert not [entry for entry in await table.log() if entry.kind == "default"]
    await offer(table, users[0], 1)
    assert await remains(table, "deal 1") == 24 * HOUR


async def test_a_boundary_held_again_in_the_next_round_has_its_full_time(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, options={"market": "yes"})
    for spent in (20 * HOUR, HOUR):
        first, second = await turns(table)
        await table.hold(first, "turn:1")
        await table.act(first, EndTurn())
        assert await remains(table, "hold turn:1") == 24 * HOUR
        time.at += spent
        assert await remains(table, "hold turn:1") == 24 * HOUR - spent
        for user in (first, second, first, second):  # an end of turn, another turn, the repairs
            await table.act(user, EndTurn())


async def test_a_hold_that_was_left_is_not_waited_for_again_where_that_is_withdrawn(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, 3, options={"market": "yes"})
    first, second, third = await turns(table)
    await table.hold(third, "turn:1")
    await table.act(first, EndTurn())
    time.at += 20 * HOUR
    await table.act(third, EndTurn())
    assert (await table.live()).waiting() == (1,)
    time.at += 3 * HOUR
    await table.undo(third)
    assert (await table.live()).waiting() == (2,)
    assert await remains(table, "hold turn:1") == 4 * HOUR
    assert clocks.deadline((await table.live()).clocks[bank(1)]) is None
    await table.act(third, EndTurn())
    await table.act(second, Build("site09", 1))
    assert await left(table, 1) == 10 * DAY - 3 * HOUR


async def test_leaving_a_seat_and_coming_back_gives_a_window_no_time(
    tables: Tables, time: Time
) -> None:
    table, users = await dealing(tables)
    await offer(table, users[0], 1)
    time.at += 23 * HOUR
    await table.resign(users[1])
    assert (await stored(table, "deal 1")).since is None
    await table.reclaim(users[1])
    assert await remains(table, "deal 1") == HOUR
    await table.take_over(1, 555, "Dana", 101)
    assert await remains(table, "deal 1") == 24 * HOUR


async def test_a_window_put_to_a_free_seat_ends_and_its_turn_waits(
    tables: Tables, time: Time
) -> None:
    table, users = await dealing(tables)
    await table.free(1, users[0])
    await offer(table, users[0], 1)
    assert await remains(table, "deal 1") == 24 * HOUR
    await time.passes(table, 18 * HOUR)
    await time.passes(table, 6 * HOUR)
    assert (await table.live()).waiting() == (0,)
    await table.act(users[0], EndTurn())
    assert (await table.live()).waiting() == (1,)
    await time.passes(table, 100 * DAY)
    assert (await table.live()).waiting() == (1,)


async def test_a_window_in_which_a_seat_becomes_free_ends_too(tables: Tables, time: Time) -> None:
    table, users = await dealing(tables)
    await offer(table, users[0], 1)
    time.at += 20 * HOUR
    await table.free(1, users[0])
    assert await remains(table, "deal 1") == 4 * HOUR
    await table.take(1, 555, "Dana")
    assert await remains(table, "deal 1") == 24 * HOUR

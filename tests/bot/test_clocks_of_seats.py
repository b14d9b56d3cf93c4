"""Time banks of seats at tables: turns that add to them, and a returning player's time."""

from __future__ import annotations

import pytest

from bot.service.clocks import clocks
from bot.service.clocks.clocks import bank
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from games.core.actions import EndTurn, kind
from games.core.orders import Orders, Passing
from games.core.rng import rng
from tests.bot.acts import change
from tests.bot.seated import Seated
from tests.bot.test_clocks_at_tables import DAY, HOUR, Time, left, paced
from tests.toy.game import TOY


@pytest.fixture
def time(tables: Tables) -> Time:
    return Time(tables)


async def test_a_turn_that_an_order_answers_at_once_adds_like_any(
    tables: Tables, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(TOY), "orders", Orders(Passing()))
    table = await paced(tables, 3)
    users = await table.users()
    await table.bid(users[0])
    await table.bid(users[2])
    time.at += 5 * DAY
    await table.bid(users[1])
    first, second, third = await table.users()
    await table.give(second, "pass", interaction_id=1)
    before = await left(table, 1)
    for number in (2, 3):
        await table.act(first, EndTurn())
        assert (await table.live()).waiting() == (2,)
        assert await left(table, 1) == before + 36 * HOUR
        for seat in (1, 0):  # behind both turns, which are then played again
            acts = [entry for entry in await table.log() if entry.seat == seat and entry.action]
            await table.go_back(acts[-1].seq, third)
        assert (await table.live()).waiting() == (0,)
        await table.give(second, "pass", interaction_id=number)


async def test_a_turn_right_after_ones_own_adds_in_a_game_that_asks_the_same_all_round(
    tables: Tables, time: Time
) -> None:
    table = await Seated.open(tables, 2, game="ceres")
    await change(table, pace="slow")
    await lobby.start(tables, table.id, 101)
    random, turns_after_own = rng(1), 0
    for _ in range(400):
        live = await table.live()
        (seat,), user = live.waiting(), live.seats[live.waiting()[0]].user_id or 0
        legal = live.legal(seat)
        passes = [action for action in legal if kind(action) == "pass"]
        others = [action for action in legal if kind(action) != "pass"]
        action = passes[0] if seat and passes else random.pick(others or legal)
        before, head = await left(table, seat), live.row.head
        time.at += HOUR
        await table.act(user, action)
        live = await table.live()
        closed = any(entry.closed for entry in (await table.log())[head:])
        if closed and live.waiting() == (seat,):
            turns_after_own += 1
            assert await left(table, seat) == min(10 * DAY, before + 35 * HOUR)
            if turns_after_own == 3:
                return
    raise AssertionError("nobody had two turns in a row")


@pytest.mark.parametrize("way", ["resigned", "freed", "replaced"])
async def test_whoever_comes_back_to_their_seat_has_what_they_left(
    tables: Tables, time: Time, way: str
) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    await time.passes(table, 11 * DAY)  # once in a row
    assert await table.wait_on(0, None)
    for spent, remains in ((4 * HOUR, 60 * HOUR), (HOUR, 60 * HOUR)):
        time.at += spent
        if way == "resigned":
            await table.resign(first)
        elif way == "replaced":
            await table.take_over(0, 555, "Dana", 101)
        else:
            await table.free(0, 102)
        time.at += 5 * HOUR
        if way == "freed":
            await table.take(0, first, "Ada")
        else:
            await table.reclaim(first)
        assert await left(table, 0) == remains
    assert (await table.live()).clocks[bank(0)].expired == 1
    await table.act(first, EndTurn())
    assert (await table.live()).clocks[bank(0)].expired == 0


async def test_whoever_takes_a_free_seat_has_the_full_bank(tables: Tables, time: Time) -> None:
    table = await paced(tables)
    await table.bids()
    time.at += 5 * DAY
    await table.free(0, 102)
    assert set((await table.live()).clocks) == {bank(1), clocks.of_owner(0)}
    await table.take(0, 555, "Dana")
    assert await left(table, 0) == 10 * DAY
    assert set((await table.live()).clocks) == {bank(0), bank(1)}

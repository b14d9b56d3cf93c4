"""Clocks of windows and holds at tables: reopened, asked again, and what runs out in them."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta

import pytest

from bot.service.clocks import clocks
from bot.service.clocks.clocks import bank, length, of_wait
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.shared.clock import now
from games.core import codec
from games.core.actions import Action, EndTurn
from tests.bot.acts import Killed, dying
from tests.bot.clocks.served import (
    DAY,
    HOUR,
    Time,
    left,
    paced,
    remains,
    window_clock,
)
from tests.bot.market import ADA, BRIAN, THERE, in_turn, turns
from tests.bot.seated import Seated, asked
from tests.toy.market.state import Attack, Call, Claim, Pledge
from tests.toy.state import Answer, Build, Paint


@pytest.fixture
async def dealing(tables: Tables, time: Time) -> Seated:
    """Return a table of three at the first turn, at which cards may be offered."""
    table = await paced(tables, 3, {"deals": "yes"})
    await table.bids()
    return table


async def defaults(table: Seated) -> list[tuple[int | None, Action]]:
    """Return the defaults played for players out of time."""
    game = (await table.reload()).game
    log = [entry for entry in await table.log() if entry.kind == "default"]
    assert all(entry.user_id is None for entry in log)
    return [(entry.seat, codec.decode_action(game, entry.action or b"")) for entry in log]


async def test_another_offer_in_the_same_round_has_its_full_time(
    dealing: Seated, time: Time
) -> None:
    users = await dealing.users()
    for asked_ in (1, 2, 1):  # nobody's turn has ended since
        await dealing.offer(users[0], asked_)
        assert await remains(dealing) == 24 * HOUR
        time.at += 20 * HOUR
        assert await remains(dealing) == 4 * HOUR
        await dealing.act(users[asked_], Answer("no"))
        time.at += HOUR
    await dealing.undo(users[1])
    assert (await dealing.live()).waiting() == (1,)
    assert await remains(dealing) == 4 * HOUR, "it is the window of before"
    assert await left(dealing, 0) == 10 * DAY - 3 * HOUR


async def test_withdrawing_an_offer_ends_its_clock_and_lets_the_turn_go_on(
    dealing: Seated, time: Time
) -> None:
    first = (await dealing.users())[0]
    time.at += 50 * HOUR
    await dealing.offer(first, 1)
    time.at += 20 * HOUR
    await dealing.undo(first)
    time.at += HOUR
    assert await left(dealing, 0) == 10 * DAY - 51 * HOUR
    assert (await window_clock(dealing)).since is None
    await time.passes(dealing, 30 * HOUR)
    assert await defaults(dealing) == []
    await dealing.offer(first, 1)
    assert await remains(dealing) == 24 * HOUR


async def test_in_a_window_that_runs_out_the_default_is_taken(dealing: Seated, time: Time) -> None:
    users = await dealing.users()
    await dealing.offer(users[0], 1)
    await dealing.sent()
    await time.passes(dealing, 18 * HOUR)
    (ping,) = await dealing.pending()
    assert [user for user, _ in asked([ping])] == [users[1]]
    await time.passes(dealing, 5 * HOUR)
    assert (await dealing.live()).waiting() == (1,)
    await time.passes(dealing, HOUR, HOUR)
    assert (await dealing.live()).waiting() == (0,)
    assert [seat for seat, _ in await defaults(dealing)] == [1]
    # The window left the banks alone.
    assert [await left(dealing, seat) for seat in (0, 1)] == [10 * DAY - HOUR, 10 * DAY]


async def test_windows_have_no_limit_where_there_is_no_pace(tables: Tables, time: Time) -> None:
    table = await paced(tables, 3, {"deals": "yes"}, pace="none")
    await table.offer((await table.bids())[0], 1)
    await time.passes(table, 100 * DAY)
    assert (await table.live()).waiting() == (1,)
    assert (await table.live()).clocks == {}


async def test_leaving_a_seat_and_coming_back_gives_a_window_no_time(
    dealing: Seated, time: Time
) -> None:
    users = await dealing.users()
    await dealing.offer(users[0], 1)
    time.at += 23 * HOUR
    await dealing.resign(users[1])
    assert (await window_clock(dealing)).since is None
    await dealing.reclaim(users[1])
    assert await remains(dealing) == HOUR
    await dealing.free(1, users[0])
    assert await remains(dealing) == HOUR
    await dealing.take(1, 555, "Dana")
    assert await remains(dealing) == 24 * HOUR


async def test_a_window_put_to_a_free_seat_ends_and_its_turn_waits(
    dealing: Seated, time: Time
) -> None:
    first = (await dealing.users())[0]
    await dealing.free(1, first)
    await dealing.offer(first, 1)
    assert await remains(dealing) == 24 * HOUR
    await time.passes(dealing, 18 * HOUR, 6 * HOUR)
    assert (await dealing.live()).waiting() == (0,)
    await dealing.act(first, EndTurn())
    await time.passes(dealing, 100 * DAY)
    assert (await dealing.live()).waiting() == (1,)


# Holds


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
    table = await paced(tables, 3, {"market": "yes"})
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


async def test_a_hold_runs_out_also_without_a_pace_and_is_no_absence(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, options={"market": "yes"}, pace="none")
    users = await turns(table)
    await table.hold(users[1], "between:0")
    await table.act(users[0], Build("site09", 1), Paint("red"))
    await table.act(users[0], Build("site10", 1), Paint("red"), EndTurn())
    (wait,) = [wait for wait in (await table.live()).waits() if not wait.answered]
    assert (wait.seat, wait.kind) == (1, "hold")
    await time.passes(table, 11 * HOUR)
    assert (await table.live()).waits() == (wait,)
    await time.passes(table, HOUR)
    assert wait not in (await table.live()).waits()
    assert len(await defaults(table)) == 1
    assert bank(1) not in (await table.live()).clocks


async def test_nobody_waits_longer_for_whoever_asked_for_it_and_is_away(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, 3, {"market": "yes"}, pace="live")
    users = await turns(table)
    await table.hold(users[2], "turn:1")
    await table.act(users[0], EndTurn())
    assert [wait.kind for wait in (await table.live()).waits()] == ["hold"]
    await absence.go(tables, users[2], now() + timedelta(days=20), None)
    await time.passes(table, *(length(timedelta(seconds=each)) for each in (90, 30)))
    (wait,) = [wait for wait in (await table.live()).waits() if not wait.answered]
    assert (wait.seat, wait.kind) == (1, "turn")
    await table.act(users[1], EndTurn())
    assert (await table.live()).waiting() == (2,)
    assert clocks.deadline((await table.live()).clocks[bank(2)]) is None


# Windows that run out for several at once


@pytest.fixture
async def market(tables: Tables, time: Time) -> Seated:
    """Return a table of three with clocks, in Ada's turn; Ada and Brian have a building."""
    table = await in_turn(tables)
    await table.change(pace="slow")
    await table.sent()
    return table


async def windows(table: Seated) -> dict[int, str]:
    """Return who has yet to answer which window."""
    waits = (await table.live()).waits()
    return {wait.seat: wait.key for wait in waits if wait.kind == "window" and not wait.answered}


async def run_out(time: Time, table: Seated) -> None:
    """Let a window run out; the consequences of its end are looked at again and again."""
    await time.passes(table, 18 * HOUR)  # the last quarter
    await table.sent()
    await time.passes(table, 6 * HOUR, 0, 0, 0)


async def test_everybody_still_asked_by_a_call_declines_and_a_pledge_stands(
    market: Seated, time: Time
) -> None:
    await market.act(ADA, Call(2))
    await market.act(BRIAN, Pledge(1))
    assert await windows(market) == {2: "call 1"}
    ore = [player.ore for player in (await market.live()).state.players]
    await run_out(time, market)
    assert await defaults(market) == [(2, EndTurn())]
    live = await market.live()
    assert live.state.market.points == [1, 0, 0]  # the pledged amount was enough
    assert [player.ore for player in live.state.players] == ore
    assert [live.clocks[bank(seat)].expired for seat in range(3)] == [0, 0, 1]


async def test_a_call_that_runs_out_for_all_is_told_once_and_nothing_is_taken_by_halves(
    market: Seated, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    await market.act(ADA, Call(3))
    await time.passes(market, 18 * HOUR)
    await market.sent()
    before = await market.hash()
    time.at += 6 * HOUR
    with monkeypatch.context() as patched, suppress(Killed):
        dying(market.tables, patched, 0)
        await market.look(of_wait("call 1"))
    assert await market.hash() == before
    assert await defaults(market) == []
    await time.passes(market, 0, 0, 0)
    assert await defaults(market) == [(1, EndTurn()), (2, EndTurn())]
    assert await windows(market) == {}
    live = await market.live()
    assert live.state.market.points == [0, 0, 0]
    told = [(row.first_seq, row.last_seq) for row in await market.pending("post")]
    assert len(told) == len(set(told))
    assert [seat for seat, clock in live.clocks.items() if clock.expired] == [bank(1), bank(2)]
    assert await left(market, 1) == await left(market, 2) == 10 * DAY


@pytest.mark.parametrize("which", [0, 1, None])
async def test_sealed_answers_stand_where_the_other_runs_out_or_both(
    tables: Tables, time: Time, which: int | None
) -> None:
    """Both have the same cheapest answer: the later in the rules' order is asked again, alone."""
    table = await paced(tables, 3, {"market": "yes"})
    users = await table.bids()
    await table.sent()
    asked_ = sorted(await windows(table))
    assert {*(await windows(table)).values()} == {"claims 1"}
    if which is None:
        await run_out(time, table)
        assert await defaults(table) == [(seat, Claim("calm")) for seat in asked_]
        (again,) = await windows(table)
        assert await remains(table, f"claims 1 again {again}") == 24 * HOUR
        await run_out(time, table)
        assert (await defaults(table))[2:] == [(again, Claim("card"))]
    else:
        mine, other = asked_[which], asked_[1 - which]
        ore = (await table.live()).state.players[mine].ore
        await table.act(users[mine], Claim("ore"))
        await run_out(time, table)
        assert await defaults(table) == [(other, Claim("calm"))]
        assert (await table.live()).state.players[mine].ore == ore + 1
    assert (await table.live()).waiting() == (0,)


async def test_the_trailing_side_of_a_fight_passes_and_the_other_keeps_its_lead(
    market: Seated, time: Time
) -> None:
    await market.act(ADA, Attack(THERE, 3))
    hands = [player.hand for player in (await market.live()).state.players]
    assert set(await windows(market)) == {1}
    await run_out(time, market)
    assert await defaults(market) == [(1, EndTurn())]
    live = await market.live()
    assert live.state.sites[THERE].seat == 0
    assert [player.hand for player in live.state.players] == hands
    assert live.waiting() == (0,)

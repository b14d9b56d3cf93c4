"""Windows that run out for several at once, and votes of a table about an empty bank."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest

from bot.service.clocks import clocks
from bot.service.clocks.clocks import bank, of_wait
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.turns import timeouts
from bot.service.votes import overdue
from bot.shared.clock import now
from games.core import codec
from games.core.actions import Action, EndTurn
from tests.bot.acts import Killed, change, dying
from tests.bot.market import ADA, BRIAN, CHLOE, THERE, in_turn
from tests.bot.seated import Seated
from tests.bot.test_clocks_at_tables import DAY, HOUR, Time, left, paced
from tests.toy.market.state import Attack, Call, Claim, Pledge
from tests.toy.state import Build


@pytest.fixture
def time(tables: Tables) -> Time:
    return Time(tables)


async def market(tables: Tables) -> Seated:
    """Return a table of three with clocks, in Ada's turn; Ada and Brian have a building."""
    table = await in_turn(tables)
    await change(table, pace="slow")
    await table.sent()
    return table


async def defaults(table: Seated) -> list[tuple[int | None, Action]]:
    """Return the defaults played for players out of time."""
    table.tables.drop(table.id)
    game = (await table.live()).game
    log = [entry for entry in await table.log() if entry.kind == "default"]
    assert all(entry.user_id is None for entry in log)
    return [(entry.seat, codec.decode_action(game, entry.action or b"")) for entry in log]


async def windows(table: Seated) -> dict[int, str]:
    """Return who has yet to answer which window."""
    waits: Any = (await table.live()).waits()
    return {wait.seat: wait.key for wait in waits if wait.kind == "window" and not wait.answered}


async def run_out(time: Time, table: Seated) -> None:
    """Let a window run out; the consequences of its end are looked at again and again."""
    await time.passes(table, 18 * HOUR)  # the last quarter
    await table.sent()
    await time.passes(table, 6 * HOUR)
    for _ in range(3):
        await time.passes(table, 0)


async def test_everybody_still_asked_by_a_call_declines_and_a_pledge_stands(
    tables: Tables, time: Time
) -> None:
    table = await market(tables)
    await table.act(ADA, Call(2))
    await table.act(BRIAN, Pledge(1))
    assert await windows(table) == {2: "call 1"}
    ore = [player.ore for player in (await table.live()).state.players]
    await run_out(time, table)
    assert await defaults(table) == [(2, EndTurn())]
    live = await table.live()
    assert live.state.market.points == [1, 0, 0]  # the pledged amount was enough
    assert [player.ore for player in live.state.players] == ore
    expired = [live.clocks[bank(seat)].expired for seat in range(3)]
    assert expired == [0, 0, 1]


async def test_a_call_that_runs_out_for_all_is_told_once_and_nothing_is_taken_by_halves(
    tables: Tables, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await market(tables)
    await table.act(ADA, Call(3))
    await time.passes(table, 18 * HOUR)
    await table.sent()
    before = await table.hash()
    time.at += 6 * HOUR
    with monkeypatch.context() as patched, suppress(Killed):
        dying(tables, patched, 0)
        await table.look(of_wait("call 1"))
    assert await table.hash() == before
    assert await defaults(table) == []
    for _ in range(3):
        await time.passes(table, 0)
    assert await defaults(table) == [(1, EndTurn()), (2, EndTurn())]
    assert await windows(table) == {}
    live = await table.live()
    assert live.state.market.points == [0, 0, 0]
    told = [(row.first_seq, row.last_seq) for row in await table.pending("post")]
    assert len(told) == len(set(told))
    assert [seat for seat, clock in live.clocks.items() if clock.expired] == [bank(1), bank(2)]
    assert await left(table, 1) == await left(table, 2) == 10 * DAY


async def claims(tables: Tables) -> tuple[Seated, list[int]]:
    """Return a table whose two lowest bidders are asked for gifts; returns them too."""
    table = await paced(tables, 3, options={"market": "yes"})
    await table.bids()
    await table.sent()
    asked = await windows(table)
    assert set(asked.values()) == {"claims 1"}
    return table, sorted(asked)


@pytest.mark.parametrize("which", [0, 1])
async def test_a_sealed_answer_stands_where_the_other_runs_out(
    tables: Tables, time: Time, which: int
) -> None:
    table, asked = await claims(tables)
    users, (mine, other) = await table.users(), (asked[which], asked[1 - which])
    ore = (await table.live()).state.players[mine].ore
    await table.act(users[mine], Claim("ore"))
    assert await windows(table) == {other: "claims 1"}
    await run_out(time, table)
    assert await defaults(table) == [(other, Claim("calm"))]
    live = await table.live()
    assert live.state.players[mine].ore == ore + 1
    assert live.waiting() == (0,)


async def test_sealed_answers_that_run_out_together_are_each_given_once(
    tables: Tables, time: Time
) -> None:
    """Both have the same cheapest answer: the later in the rules' order is asked again, alone."""
    table, asked = await claims(tables)
    await run_out(time, table)
    assert await defaults(table) == [(seat, Claim("calm")) for seat in asked]
    (again,) = await windows(table)
    clock = (await table.live()).clocks[of_wait(f"claims 1 again {again}")]
    assert clocks.left(clock, time.at) == 24 * HOUR
    await run_out(time, table)
    assert (await defaults(table))[2:] == [(again, Claim("card"))]
    assert (await table.live()).waiting() == (0,)


async def test_the_trailing_side_of_a_fight_passes_and_the_other_keeps_its_lead(
    tables: Tables, time: Time
) -> None:
    table = await market(tables)
    await table.act(ADA, Attack(THERE, 3))
    hands = [player.hand for player in (await table.live()).state.players]
    assert set(await windows(table)) == {1}
    await run_out(time, table)
    assert await defaults(table) == [(1, EndTurn())]
    live = await table.live()
    assert live.state.sites[THERE].seat == 0
    assert [player.hand for player in live.state.players] == hands
    assert live.waiting() == (0,)


# What a table decides about an empty bank


async def empty(tables: Tables, time: Time, **settings: Any) -> Seated:
    """Return a table of two that is asked about the first, whose bank is empty."""
    table = await paced(tables, **settings)
    await table.bids()
    await time.passes(table, 8 * DAY)
    await time.passes(table, 3 * DAY)
    await table.sent()
    return table


async def test_the_default_that_a_table_decides_on_is_taken_once(
    tables: Tables, time: Time
) -> None:
    table = await empty(tables, time)
    for taken in (True, False):
        async with tables.locked(table.id) as live:
            assert await timeouts.take_default(tables, live, 0) is taken
    assert await defaults(table) == [(0, EndTurn())]
    live = await table.live()
    assert live.waiting() == (1,)
    assert live.clocks[bank(0)].expired == 1
    assert await left(table, 1) == 10 * DAY


async def test_what_was_put_in_hand_since_counts_before_the_default(
    tables: Tables, time: Time
) -> None:
    table = await empty(tables, time)
    await table.act(ADA, Build("site01", 1))
    async with tables.locked(table.id) as live:
        assert await timeouts.take_default(tables, live, 0)
    live = await table.live()
    assert live.state.sites["site01"].seat == 0
    assert live.waiting() == (1,)


async def test_nothing_is_decided_about_whose_time_is_not_over(tables: Tables, time: Time) -> None:
    table = await paced(tables)
    await table.bids()
    time.at += 9 * DAY
    before, stored = await table.hash(), (await table.live()).clocks
    for seat in range(2):
        async with tables.locked(table.id) as live:
            assert not await timeouts.take_default(tables, live, seat)
            assert not await timeouts.wait_on(tables, live, seat, BRIAN)
    assert await table.hash() == before
    assert (await table.live()).clocks == stored


async def test_waiting_on_gives_a_quarter_of_the_bank_which_runs_out_again(
    tables: Tables, time: Time
) -> None:
    table = await empty(tables, time)
    before = await table.hash()
    for given in (True, False):
        assert await table.wait_on(0, BRIAN) is given
    assert await table.hash() == before
    assert [(e.kind, e.seat, e.user_id) for e in await table.log()][-1] == ("waited", 0, BRIAN)
    assert await left(table, 0) == 60 * HOUR
    await time.passes(table, 50 * HOUR)
    await table.sent()
    await time.passes(table, 10 * HOUR)
    await time.passes(table, 0)
    assert [row.kind for row in await table.pending()] == ["text", "expired"]
    assert clocks.absent((await table.live()).clocks, 0)  # they let it run out twice in a row


async def test_a_paused_table_does_not_wait_on(tables: Tables, time: Time) -> None:
    table = await empty(tables, time)
    await table.pause(BRIAN)
    assert not await table.wait_on(0, BRIAN)


async def test_nobody_reads_in_the_log_whom_a_table_waits_on_where_that_is_a_secret(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, 3, options={"answers": "count"})
    await table.bid((await table.users())[0])
    await time.passes(table, 11 * DAY)
    assert await table.wait_on(1, CHLOE)
    assert {entry.seat for entry in await table.log() if entry.kind == "waited"} == {None}


# Nobody is left without time whom nobody is asked about


async def test_whose_turn_goes_on_after_a_window_has_no_time_left_still(
    tables: Tables, time: Time
) -> None:
    """The others' question is settled as soon as she plays: they are asked again."""
    table = await market(tables)
    await time.passes(table, 8 * DAY)
    await time.passes(table, 3 * DAY)
    assert [row.payload for row in await table.pending("expired")] == [{"seat": 0}]
    await table.sent()
    await table.act(ADA, Call(3))
    assert not overdue.over(await table.live(), 0)
    await run_out(time, table)
    await time.passes(table, 1)
    live = await table.live()
    assert overdue.over(live, 0)
    assert [row.payload for row in await table.pending("expired")] == [{"seat": 0}]
    assert live.clocks[bank(0)].expired == 0  # she has played since


async def test_who_joins_somebody_alone_without_time_is_asked_about_them(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    await table.bids()
    await table.resign(BRIAN)
    await time.passes(table, 8 * DAY)
    await time.passes(table, 3 * DAY)
    assert overdue.over(await table.live(), 0)
    assert await table.pending("expired") == []  # there is nobody to be asked
    await table.reclaim(BRIAN)
    await time.passes(table, 1)
    assert overdue.over(await table.live(), 0)
    assert [row.payload for row in await table.pending("expired")] == [{"seat": 0}]


async def test_the_time_of_who_sits_down_while_they_are_away_stands_still(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    await table.bids()
    await table.resign(ADA)
    await absence.go(tables, ADA, now() + timedelta(days=2), None)
    await table.reclaim(ADA)
    assert (await table.live()).clocks[bank(0)].since is None
    time.at += DAY
    assert await left(table, 0) == 10 * DAY

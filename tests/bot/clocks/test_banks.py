"""Banks at tables: which run out, and what that brings; their sums are in test_clocks_property."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

import db.outbox as outbox_db
import db.users as users_db
from bot.service.clocks import clocks
from bot.service.clocks.clocks import bank
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.turns import timeouts
from bot.service.votes import overdue
from bot.shared.clock import now
from bot.shared.problems import Problem
from games.core.actions import EndTurn
from games.core.orders import Orders, Passing
from tests.bot.acts import timers_of
from tests.bot.clocks.served import DAY, HOUR, Time, left, paced
from tests.bot.market import ADA, BRIAN, CHLOE
from tests.bot.seated import Seated, asked
from tests.toy.game import TOY
from tests.toy.state import Answer, Build, Offer


async def kinds(table: Seated) -> list[str]:
    return [entry.kind for entry in await table.log()]


async def empty(tables: Tables, time: Time, **settings: Any) -> Seated:
    """Return a table of two that is asked about the first, whose bank is empty."""
    table = await paced(tables, **settings)
    await table.bids()
    await time.passes(table, 8 * DAY, 3 * DAY)
    await table.sent()
    return table


async def test_one_reminder_at_the_last_quarter_and_none_by_the_hour(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, remind=6, absent=24)
    first, _ = await table.bids()
    await table.sent()
    await time.passes(table, 7 * DAY)
    await timers_of(table).sweep(now() + timedelta(days=7))
    assert await table.pending() == []
    await time.passes(table, 12 * HOUR, HOUR)
    (ping,) = await table.pending()
    assert (ping.kind, asked([ping])) == ("ping", [(first, True)])


async def test_an_empty_bank_asks_the_table_once_and_is_no_new_question(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    await table.bids()
    await time.passes(table, 8 * DAY)
    await table.sent()
    before, seat = await table.hash(), (await table.live()).seats[0]
    await time.passes(table, 3 * DAY, 90 * DAY)
    assert await table.hash() == before
    (message,) = await table.pending()
    assert (message.kind, message.payload) == ("expired", {"seat": 0})
    assert (await kinds(table))[-1] == "expired"
    for given in (True, False):
        assert await table.wait_on(0, BRIAN) is given
        after = (await table.live()).seats[0]
        assert (after.waiting_since, after.decision) == (seat.waiting_since, seat.decision)
    assert await table.hash() == before
    assert [(e.kind, e.seat, e.user_id) for e in await table.log()][-1] == ("waited", 0, BRIAN)
    assert await left(table, 0) == 60 * HOUR, "a quarter of the bank, which runs out again"
    await table.sent()
    await time.passes(table, 50 * HOUR)
    await table.sent()
    await time.passes(table, 10 * HOUR, 0)
    assert [row.kind for row in await table.pending()] == ["text", "expired"]
    assert clocks.absent((await table.live()).clocks, 0)  # they let it run out twice in a row


async def test_whoever_is_asked_again_with_an_empty_bank_is_asked_about_again(
    tables: Tables, time: Time
) -> None:
    """A turn taken back, or uncovered, continues with the time it had left: none."""
    table = await paced(tables, 3, {"deals": "yes"})
    first, second, _ = await table.bids()
    await time.passes(table, 11 * DAY)
    await table.sent()
    await table.act(first, EndTurn())
    await table.undo(first)
    await time.passes(table, HOUR)
    assert len(await table.pending("expired")) == 1
    await table.sent()
    await table.act(first, Offer(1, (await table.live()).state.players[0].hand[0]))
    assert not overdue.over(await table.live(), 0), "settled as soon as they play"
    await table.act(second, Answer("no"))
    assert (await table.live()).waiting() == (0,)
    await time.passes(table, HOUR, HOUR)
    assert len(await table.pending("expired")) == 1
    live = await table.live()
    assert overdue.over(live, 0)
    assert live.clocks[bank(0)].expired == 0  # they have played since
    assert await table.wait_on(0, None)


@pytest.mark.parametrize("decided", [False, True])
async def test_what_is_harmless_and_in_hand_is_done_when_a_bank_is_empty(
    tables: Tables, time: Time, *, decided: bool
) -> None:
    """Also what was put in hand before the table decides on the default."""
    table = await (empty(tables, time) if decided else paced(tables))
    first = ADA if decided else (await table.bids())[0]
    await table.act(first, Build("site01", 1))
    if decided:
        for taken in (True, False):
            async with tables.locked(table.id) as live:
                assert await timeouts.take_default(tables, live, 0) is taken
    else:
        await time.passes(table, 11 * DAY, 0)
        assert await table.pending("expired") == []
    live = await table.live()
    assert live.waiting() == (1,)
    assert live.state.sites["site01"].seat == 0
    made = [(entry.kind, entry.user_id) for entry in await table.log()]
    assert made[-3:] == [("act", first), ("default", None), ("default", None)]


async def test_nothing_is_decided_about_whose_time_is_not_over_nor_in_a_pause(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    await table.bids()
    time.at += 9 * DAY
    before, stored = await table.hash(), (await table.live()).clocks
    for seat in range(2):
        async with tables.locked(table.id) as live:
            assert not await timeouts.take_default(tables, live, seat)
        assert not await table.wait_on(seat, BRIAN)
    assert await table.hash() == before
    assert (await table.live()).clocks == stored
    await time.passes(table, DAY, DAY)
    await table.pause(BRIAN)
    assert not await table.wait_on(0, BRIAN)
    await table.cancel()
    assert (await table.reload()).clocks == {}


async def test_who_ran_out_twice_in_a_row_is_absent_until_they_play(
    tables: Tables, time: Time
) -> None:
    """Where the table chose so the default is taken once each time."""
    table = await paced(tables, expiry="default")
    users = await table.bids()
    await time.passes(table, 11 * DAY, 0)
    assert (await table.live()).waiting() == (1,)
    assert (await kinds(table)).count("default") == 1
    await table.act(users[1], EndTurn())
    assert not clocks.absent((await table.live()).clocks, 0)
    assert await table.texts() == []
    await table.bid(users[1])
    await time.passes(table, 11 * DAY)
    assert clocks.absent((await table.live()).clocks, 0)
    (told,) = await table.texts()
    assert "twice in a row" in told
    assert "Ada" in told
    await time.passes(table, 11 * DAY)
    assert len(await table.texts()) == 1
    assert (await table.live()).clocks[bank(0)].expired == 3


@pytest.mark.parametrize("expiry", ["default", "ask"])
async def test_nobody_learns_whose_bank_is_empty_where_that_is_a_secret(
    tables: Tables, time: Time, expiry: str
) -> None:
    table = await paced(tables, 3, {"answers": "count"}, expiry=expiry)
    await table.bid((await table.users())[0])
    await table.sent()
    await time.passes(table, 8 * DAY)
    assert {row.kind for row in await table.pending()} == {"dm"}
    await table.sent()
    await time.passes(table, 3 * DAY)
    if expiry == "ask":
        assert len(await table.pending("expired")) == 2
        assert await table.wait_on(1, CHLOE)
    noted = [e for e in await table.log() if e.kind in ("expired", "waited")]
    assert {entry.seat for entry in noted} <= {None}
    alone = {entry.kind for entry in await table.log() if entry.user_id is None}
    assert alone == ({"unnamed"} if expiry == "default" else {"expired"})
    names = (await table.live()).names
    assert not any(name in text for text in await table.texts() for name in names)


@pytest.mark.parametrize("here", [True, False])
async def test_clocks_stand_still_for_who_is_away(tables: Tables, time: Time, here: bool) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    await table.sent()
    time.at += HOUR
    until = now() + timedelta(days=20)
    await absence.go(tables, first, until, table.id if here else None)
    await time.passes(table, 20 * DAY)
    (text,) = await table.texts()
    assert f"<t:{int(until.timestamp())}:f>" in text
    assert await left(table, 0) == 10 * DAY - HOUR
    await timers_of(table).sweep(until + timedelta(minutes=1))
    time.at += HOUR
    later = await left(table, 0)
    await table.sent()
    await absence.end(tables, first, table.id if here else None)
    time.at += HOUR
    assert await left(table, 0) == later - HOUR
    (text,) = await table.texts()
    assert "is back" in text


async def test_nobody_is_away_for_more_than_a_month_a_year(two: Seated) -> None:
    tables, (first, _), start = two.tables, await two.users(), now()

    async def go(days: int, here: str | None = None) -> None:
        await absence.go(tables, first, start + timedelta(days=days), here)

    with pytest.raises(Problem, match="problem-away-days"):
        await go(31)
    await go(20)
    await go(25)  # the same days, and 5 more
    await go(25, two.id)
    await absence.end(tables, first, None)  # at once: next to nothing of it is used up
    await go(29)
    async with tables.database.reading() as conn:
        user = await users_db.get_user(conn, first)
    next_year = start + timedelta(days=300)
    with pytest.raises(Problem) as refused:
        absence.require_allowed(user, next_year, next_year + timedelta(days=2), None)
    assert refused.value.variables["days"] in (0, 1)
    absence.require_allowed(user, start + timedelta(days=400), start + timedelta(days=429), None)


async def test_a_channel_that_cannot_be_written_to_stops_the_clocks(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    await table.sent()
    await table.act(first, EndTurn())
    message, *_ = await table.pending()
    for fails in (True, False):
        async with tables.database.writing() as conn:
            if fails:
                await outbox_db.mark_attempt(conn, message.nonce, "no permission", now())
        if not fails:
            await table.sent()
        await timers_of(table).sweep(now())
        running = [clocks.deadline(c) for c in (await table.live()).clocks.values()]
        assert any(end is not None for end in running) is not fails
        time.at += HOUR
    assert await left(table, 1) == 10 * DAY - HOUR


async def test_who_joins_somebody_alone_without_time_is_asked_about_them(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    await table.bids()
    await table.resign(BRIAN)
    await time.passes(table, 8 * DAY, 3 * DAY)
    assert overdue.over(await table.live(), 0)
    assert await table.pending("expired") == []  # there is nobody to be asked
    await table.reclaim(BRIAN)
    await time.passes(table, 1)
    assert overdue.over(await table.live(), 0)
    assert [row.payload for row in await table.pending("expired")] == [{"seat": 0}]


# Turns that add to a bank, and a returning player's time


async def test_a_turn_that_an_order_answers_at_once_adds_like_any(
    tables: Tables, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(vars(TOY), "orders", Orders(Passing()))
    table = await paced(tables, 3)
    first, second, third = await table.users()
    for user in (first, third):
        await table.bid(user)
    time.at += 5 * DAY
    await table.bid(second)
    await table.give(second, "pass")
    before = await left(table, 1)
    for _ in range(2):
        await table.act(first, EndTurn())
        assert (await table.live()).waiting() == (2,)
        assert await left(table, 1) == before + 36 * HOUR
        for seat in (1, 0):  # behind both turns, which are then played again
            acts = [entry for entry in await table.log() if entry.seat == seat and entry.action]
            await table.go_back(acts[-1].seq, third)
        assert (await table.live()).waiting() == (0,)
        await table.give(second, "pass")


@pytest.mark.parametrize("way", ["resigned", "freed", "replaced"])
async def test_whoever_comes_back_to_their_seat_has_what_they_left(
    tables: Tables, time: Time, way: str
) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    await time.passes(table, 11 * DAY)  # once in a row
    assert await table.wait_on(0, None)
    for spent in (4 * HOUR, HOUR):
        time.at += spent
        if way == "resigned":
            await table.resign(first)
        elif way == "replaced":
            await table.take_over(0, 555, "Dana", 101)
        else:
            await table.free(0, 102)
        time.at += 5 * HOUR
        await (table.take(0, first, "Ada") if way == "freed" else table.reclaim(first))
        assert await left(table, 0) == 60 * HOUR
    assert (await table.live()).clocks[bank(0)].expired == 1
    await table.act(first, EndTurn())
    assert (await table.live()).clocks[bank(0)].expired == 0

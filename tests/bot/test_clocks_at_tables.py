"""Clocks at tables: which run out, the acts that follow, and acts that do not move them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

import db.outbox as outbox_db
import db.users as users_db
from bot.service.clocks import clocks
from bot.service.clocks.clocks import bank, length, of_wait
from bot.service.seats import lobby
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence
from bot.service.turns import timeouts
from bot.shared.clock import now
from bot.shared.problems import Problem
from db.outbox import MessageRow
from games.core.actions import EndTurn
from tests.bot.acts import change, timers_of
from tests.bot.market import turns
from tests.bot.seated import Seated, asked
from tests.toy.state import Answer, Build, Offer, Paint

HOUR = length(timedelta(hours=1))
DAY = 24 * HOUR


class Time:
    """The served time of tables, which a test sets."""

    def __init__(self, tables: Tables) -> None:
        self.at = 1_000 * DAY
        self.tables = tables
        tables.served = lambda: self.at

    async def passes(self, table: Seated, time: int) -> None:
        """Let time pass, and look at the clocks as the timers do."""
        self.at += time
        await timers_of(table).look_at_clocks()


@pytest.fixture
def time(tables: Tables) -> Time:
    return Time(tables)


async def paced(tables: Tables, people: int = 2, **settings: Any) -> Seated:
    """Return a table with clocks, begun, at which everything was posted."""
    options = settings.pop("options", {})
    table = await Seated.open(tables, people)
    for key, value in options.items():
        await lobby.set_option(tables, table.id, key, value)
    await change(table, **{"pace": "slow", **settings})
    await lobby.start(tables, table.id, 101)
    await table.sent()
    return table


async def left(table: Seated, seat: int) -> int:
    """Return the time left in a bank, as it is stored."""
    table.tables.drop(table.id)
    return clocks.left((await table.live()).clocks[bank(seat)], table.tables.served())


async def texts(table: Seated) -> list[str]:
    return [str((row.payload or {})["text"]) for row in await table.pending("text")]


def payload(row: MessageRow) -> Any:
    return row.payload


async def test_in_a_simultaneous_phase_every_bank_runs_that_is_awaited(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    first, _ = await table.users()
    time.at += HOUR
    await table.bid(first)
    time.at += HOUR
    assert (await left(table, 0), await left(table, 1)) == (10 * DAY - HOUR, 10 * DAY - 2 * HOUR)


async def test_a_draft_a_pause_and_a_restart_move_no_clock(tables: Tables, time: Time) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    time.at += HOUR
    await table.act(first, Build("site01", 1))
    before = (await table.live()).clocks
    tables.drop(table.id)
    assert (await table.live()).clocks == before
    for paused in (True, False):
        await table.pause(first, paused=paused)
        time.at += 5 * HOUR
    assert await left(table, 0) == 10 * DAY - 6 * HOUR


async def test_a_turn_taken_back_goes_on_with_what_it_had_left(tables: Tables, time: Time) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    time.at += 50 * HOUR
    await table.act(first, EndTurn())
    time.at += HOUR
    await table.undo(first)
    assert (await table.live()).waiting() == (0,)
    time.at += HOUR
    assert await left(table, 0) == 10 * DAY - 51 * HOUR
    assert await left(table, 1) == 10 * DAY - HOUR
    await table.act(first, EndTurn())
    time.at += HOUR
    assert await left(table, 1) == 10 * DAY - 2 * HOUR


async def test_one_reminder_at_the_last_quarter_and_none_by_the_hour(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, remind=6, absent=24)
    first, _ = await table.bids()
    await table.sent()
    await time.passes(table, 7 * DAY)
    await timers_of(table).sweep(now() + timedelta(days=7))
    assert await table.pending() == []
    await time.passes(table, 12 * HOUR)
    await time.passes(table, HOUR)
    (ping,) = await table.pending()
    assert (ping.kind, asked([ping])) == ("ping", [(first, True)])


async def test_an_empty_bank_asks_the_table_once_and_changes_nothing(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    await table.bids()
    await time.passes(table, 8 * DAY)
    await table.sent()
    before = await table.hash()
    await time.passes(table, 3 * DAY)
    await time.passes(table, 90 * DAY)
    assert await table.hash() == before
    (message,) = await table.pending()
    assert (message.kind, payload(message)) == ("expired", {"seat": 0})
    assert [entry.kind for entry in await table.log()][-1] == "expired"
    async with tables.locked(table.id) as live:
        assert await timeouts.wait_on(tables, live, 0, None)
        assert not await timeouts.wait_on(tables, live, 0, None)
    assert await left(table, 0) == 60 * HOUR


async def test_whoever_is_asked_again_with_an_empty_bank_is_asked_about_again(
    tables: Tables, time: Time
) -> None:
    """A turn taken back, or uncovered, continues with the time it had left: none."""
    table = await paced(tables, 3, options={"deals": "yes"})
    first, second, _ = await table.bids()
    await time.passes(table, 11 * DAY)
    await table.sent()
    await table.act(first, EndTurn())
    await table.undo(first)
    await time.passes(table, HOUR)
    assert len(await table.pending("expired")) == 1
    await table.sent()
    await table.act(first, Offer(1, (await table.live()).state.players[0].hand[0]))
    await table.act(second, Answer("no"))
    assert (await table.live()).waiting() == (0,)
    await time.passes(table, HOUR)
    await time.passes(table, HOUR)
    assert len(await table.pending("expired")) == 1
    assert await table.wait_on(0, None)


async def test_what_is_harmless_and_in_hand_is_done_when_a_bank_is_empty(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    await table.act(first, Build("site01", 1))
    await time.passes(table, 11 * DAY)
    await time.passes(table, 0)
    live = await table.live()
    assert live.waiting() == (1,)
    assert "site01" in live.state.sites
    kinds = [(entry.kind, entry.user_id) for entry in await table.log()]
    assert kinds[-3:] == [("act", first), ("default", None), ("default", None)]
    assert await table.pending("expired") == []


async def test_where_the_table_chose_so_the_default_is_taken_once(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, expiry="default")
    await table.bids()
    await time.passes(table, 11 * DAY)
    await time.passes(table, 0)
    assert (await table.live()).waiting() == (1,)
    assert await left(table, 1) == 10 * DAY
    assert [entry.kind for entry in await table.log()].count("default") == 1


async def test_who_ran_out_twice_in_a_row_is_absent_until_they_play(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, expiry="default")
    users = await table.bids()
    await time.passes(table, 11 * DAY)
    await table.act(users[1], EndTurn())
    assert not clocks.absent((await table.live()).clocks, 0)
    assert await texts(table) == []
    await table.bid(users[1])
    await time.passes(table, 11 * DAY)
    assert clocks.absent((await table.live()).clocks, 0)
    (told,) = await texts(table)
    assert "twice in a row" in told
    assert "Ada" in told
    await time.passes(table, 11 * DAY)
    assert len(await texts(table)) == 1
    assert (await table.live()).clocks[bank(0)].expired == 3


async def test_acting_oneself_is_no_absence(tables: Tables, time: Time) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    await time.passes(table, 11 * DAY)
    assert (await table.live()).clocks[bank(0)].expired == 1
    await table.act(first, EndTurn())
    assert (await table.live()).clocks[bank(0)].expired == 0


async def offered(tables: Tables, **settings: Any) -> Seated:
    """Return a table of three in whose first turn a card was offered to the second."""
    table = await paced(tables, 3, options={"deals": "yes"}, **settings)
    users = await table.bids()
    live = await table.live()
    await table.act(users[0], Offer(1, live.state.players[0].hand[0]))
    await table.sent()
    return table


async def test_in_a_window_that_runs_out_the_default_is_taken(tables: Tables, time: Time) -> None:
    table = await offered(tables)
    live = await table.live()
    (key,) = {wait.key for wait in live.waits()}
    assert clocks.deadline(live.clocks[of_wait(key)]) == time.at + 24 * HOUR
    await time.passes(table, 18 * HOUR)
    (ping,) = await table.pending()
    assert [user for user, _ in asked([ping])] == [(await table.users())[1]]
    await time.passes(table, 5 * HOUR)
    assert (await table.live()).waiting() == (1,)
    await time.passes(table, HOUR)
    await time.passes(table, HOUR)
    assert (await table.live()).waiting() == (0,)
    kinds = [(entry.kind, entry.seat) for entry in await table.log()]
    assert kinds.count(("default", 1)) == 1
    assert await left(table, 0) == 10 * DAY - HOUR  # the window left the banks alone
    assert await left(table, 1) == 10 * DAY


async def test_windows_have_no_limit_where_there_is_no_pace(tables: Tables, time: Time) -> None:
    table = await offered(tables, pace="none")
    await time.passes(table, 100 * DAY)
    assert (await table.live()).waiting() == (1,)
    assert (await table.live()).clocks == {}


async def test_nobody_learns_whose_bank_is_empty_where_that_is_a_secret(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, 3, options={"answers": "count"}, expiry="default")
    users = await table.users()
    await table.bid(users[0])
    await table.sent()
    await time.passes(table, 8 * DAY)
    assert {row.kind for row in await table.pending()} == {"dm"}
    await table.sent()
    await time.passes(table, 3 * DAY)
    log = await table.log()
    assert {entry.kind for entry in log if entry.user_id is None} == {"unnamed"}
    names = (await table.live()).names
    assert not any(name in text for text in await texts(table) for name in names)


async def test_an_expired_bank_that_is_a_secret_is_noted_of_nobody(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, 3, options={"answers": "count"})
    await table.bid((await table.users())[0])
    await time.passes(table, 11 * DAY)
    assert {e.seat for e in await table.log() if e.kind == "expired"} == {None}
    assert len(await table.pending("expired")) == 2


@pytest.mark.parametrize("here", [True, False])
async def test_clocks_stand_still_for_who_is_away(tables: Tables, time: Time, here: bool) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    await table.sent()
    time.at += HOUR
    until = now() + timedelta(days=20)
    await absence.go(tables, first, until, table.id if here else None)
    await time.passes(table, 20 * DAY)
    (text,) = await texts(table)
    assert f"<t:{int(until.timestamp())}:f>" in text
    assert await left(table, 0) == 10 * DAY - HOUR
    await timers_of(table).sweep(until + timedelta(minutes=1))
    time.at += HOUR
    later = await left(table, 0)
    await absence.end(tables, first, table.id if here else None)
    time.at += HOUR
    assert await left(table, 0) == later - HOUR


async def test_an_absence_that_is_over_lets_the_clock_go_on(tables: Tables, time: Time) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    await absence.go(tables, first, now() + timedelta(days=20), None)
    await table.sent()
    assert clocks.deadline((await table.live()).clocks[bank(0)]) is None
    await absence.end(tables, first, None)
    assert clocks.deadline((await table.live()).clocks[bank(0)]) is not None
    (text,) = await texts(table)
    assert "is back" in text


async def test_nobody_is_away_for_more_than_a_month_a_year(tables: Tables) -> None:
    table = await Seated.start(tables, 2)
    first, start = (await table.users())[0], now()
    with pytest.raises(Problem, match="problem-away-days"):
        await absence.go(tables, first, start + timedelta(days=31), None)
    await absence.go(tables, first, start + timedelta(days=20), None)
    await absence.go(tables, first, start + timedelta(days=25), None)  # the same days, and 5 more
    await absence.go(tables, first, start + timedelta(days=25), table.id)
    await absence.end(tables, first, None)  # at once: next to nothing of it is used up
    await absence.go(tables, first, start + timedelta(days=29), None)
    async with tables.database.reading() as conn:
        user = await users_db.get_user(conn, first)
    next_year = start + timedelta(days=300)
    with pytest.raises(Problem) as refused:
        absence.require_allowed(user, next_year, next_year + timedelta(days=2), None)
    assert refused.value.variables["days"] in (0, 1)
    absence.require_allowed(user, start + timedelta(days=400), start + timedelta(days=429), None)


async def test_clocks_stand_while_nobody_can_be_told(tables: Tables, time: Time) -> None:
    table = await paced(tables)
    await table.bids()
    time.at += HOUR
    async with tables.locked(table.id) as live:
        await timeouts.stand(tables, live, stands=True)
    await time.passes(table, 100 * DAY)
    assert await left(table, 0) == 10 * DAY - HOUR
    async with tables.locked(table.id) as live:
        await timeouts.stand(tables, live, stands=False)
    time.at += HOUR
    assert await left(table, 0) == 10 * DAY - 2 * HOUR


async def test_whoever_takes_a_seat_has_the_full_bank(tables: Tables, time: Time) -> None:
    table = await paced(tables)
    await table.bids()
    time.at += 5 * DAY
    await table.take_over(0, 555, "Dana", 555)
    assert await left(table, 0) == 10 * DAY
    await table.resign(555)
    tables.drop(table.id)
    assert set((await table.live()).clocks) == {bank(1), clocks.of_owner(0)}
    await table.cancel("Ada")
    tables.drop(table.id)
    assert (await table.live()).clocks == {}


async def test_another_pace_sets_the_clocks_to_its_start(tables: Tables, time: Time) -> None:
    table = await paced(tables)
    await table.bids()
    time.at += 5 * DAY
    await change(table, pace="daily")
    assert await left(table, 0) == 3 * DAY
    time.at += HOUR
    assert await left(table, 0) == 3 * DAY - HOUR
    await change(table, pace="none")
    assert (await table.live()).clocks == {}


async def test_a_channel_that_cannot_be_written_to_stops_the_clocks(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables)
    first, _ = await table.bids()
    await table.sent()
    await table.act(first, EndTurn())
    message, *_ = await table.pending()
    timers = timers_of(table)
    for fails in (True, False):
        async with tables.database.writing() as conn:
            if fails:
                await outbox_db.mark_attempt(conn, message.nonce, "no permission", now())
        if not fails:
            await table.sent()
        await timers.sweep(now())
        running = [clocks.deadline(c) for c in (await table.live()).clocks.values()]
        assert any(end is not None for end in running) is not fails
        time.at += HOUR
    assert await left(table, 1) == 10 * DAY - HOUR


async def test_a_hold_runs_out_also_without_a_pace_and_is_no_absence(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, pace="none", options={"market": "yes"})
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
    assert [entry.kind for entry in await table.log()].count("default") == 1
    assert bank(1) not in (await table.live()).clocks


async def test_nobody_waits_longer_for_whoever_asked_for_it_and_is_away(
    tables: Tables, time: Time
) -> None:
    table = await paced(tables, 3, pace="live", options={"market": "yes"})
    users = await turns(table)
    await table.hold(users[2], "turn:1")
    await table.act(users[0], EndTurn())
    assert [wait.kind for wait in (await table.live()).waits()] == ["hold"]
    await absence.go(tables, users[2], now() + timedelta(days=20), None)
    time.at += length(timedelta(seconds=90))
    await timers_of(table).look_at_clocks()
    await time.passes(table, length(timedelta(seconds=30)))
    (wait,) = [wait for wait in (await table.live()).waits() if not wait.answered]
    assert (wait.seat, wait.kind) == (1, "turn")
    await table.act(users[1], EndTurn())
    assert (await table.live()).waiting() == (2,)
    assert clocks.deadline((await table.live()).clocks[bank(2)]) is None


async def test_an_empty_bank_is_no_new_question(tables: Tables, time: Time) -> None:
    """The table still shows since when it waits, and the controls stay the same."""
    table = await paced(tables)
    await table.bids()
    await table.sent()
    before = (await table.live()).seats[0]
    await time.passes(table, 8 * DAY)
    await time.passes(table, 3 * DAY)
    assert [entry.kind for entry in await table.log()][-1] == "expired"
    after = (await table.live()).seats[0]
    assert (after.waiting_since, after.decision) == (before.waiting_since, before.decision)
    assert await table.wait_on(0, None)
    assert (await table.live()).seats[0].waiting_since == before.waiting_since

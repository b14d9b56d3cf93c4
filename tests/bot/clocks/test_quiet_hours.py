"""Quiet hours at tables: no reminders, no defaults played, and stopped clocks."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import select

from bot.service.clocks import clocks, quiet_hours
from bot.service.clocks.clocks import bank, length
from bot.service.tables.store import Tables
from bot.service.timekeeping import absence, table_clocks
from bot.service.turns import reminders
from bot.shared.problems import Problem
from db import models
from tests.bot.acts import timers_of
from tests.bot.clocks.served import paced
from tests.bot.seated import Seated
from tests.bot.wall import Wall
from tests.toy.state import Survey

HOUR = timedelta(hours=1)
NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
NIGHT = (22 * 60, 7 * 60)


@pytest.fixture(autouse=True)
def noon(wall: Wall, tables: Tables) -> None:
    """Set the clock to noon until a test changes it; the time served follows that clock."""
    wall.at = NOON
    tables.served = lambda: length(wall.at - NOON)


async def rest(table: Seated, user: int, hours: tuple[int, int] | None = NIGHT) -> None:
    await absence.choose_quiet_hours(table.tables, user, "UTC", hours)


async def look(table: Seated, wall: Wall, to: datetime) -> None:
    """Let time pass, looking as often as quiet hours begin or end, and at the end."""
    while True:
        changes = [quiet_hours.changes_at(q, wall.at) for q in table.tables.people.quiet.values()]
        wall.at = min([to, *(each for each in changes if each is not None)])
        await timers_of(table).look_at_quiet_hours(wall.at)
        await timers_of(table).look_at_clocks()
        if wall.at == to:
            return


def left(live: Any, seat: int) -> timedelta:
    return timedelta(microseconds=clocks.left(live.clocks[bank(seat)], live.served()))


async def test_until_when_there_is_time_counts_the_quiet_hours(tables: Tables, wall: Wall) -> None:
    table = await paced(tables, 2, pace="daily")
    live = await table.live()
    (first, _), wait = await table.users(), live.waits()[0]
    before = table_clocks.until(live, wait)
    assert before == NOON + 72 * HOUR
    await rest(table, first)
    told = table_clocks.until(await table.live(), wait)
    assert told is not None
    assert told == NOON + (72 + 5 * 9) * HOUR
    await look(table, wall, told - HOUR)
    assert left(await table.live(), 0) == HOUR
    await look(table, wall, told)
    assert not clocks.left((await table.live()).clocks[bank(0)], live.served())
    night = NOON + 11 * HOUR
    for pace, seats in (("slow", [0]), ("live", [])):
        await table.change(pace=pace)
        assert [*table_clocks.resting(await table.live(), night)] == seats


async def test_nobody_is_reminded_or_played_for_in_them(two: Seated, wall: Wall) -> None:
    first, _ = await two.bids()
    await two.act(first, Survey())  # their turn could be ended harmlessly
    await two.change(absent=24, remind=6)
    await two.sent()
    await rest(two, first, (21 * 60, 7 * 60))
    start = (await two.live()).seats[0].waiting_since
    assert start == NOON
    timers, before, night = timers_of(two), await two.hash(), NOON + 11 * HOUR
    await timers.sweep(night)
    assert await two.pending() == []
    assert await two.hash() == before
    live = await two.live()
    due = await _due(two)
    assert due is not None
    assert due == table_clocks.resting(live, night)[0]
    awake = quiet_hours.runs_out([two.tables.people.quiet[first]], start, 24 * HOUR)
    assert awake is not None
    assert awake >= start + 33 * HOUR  # as patient as with everyone else
    await timers.sweep(awake - timedelta(minutes=1))
    assert (await two.live()).waiting() == (0,)
    await timers.sweep(awake + timedelta(minutes=61))  # a reminder was sent just before
    assert (await two.live()).waiting() == (1,)


async def _due(table: Seated) -> datetime | None:
    seats = models.seats.c
    query = select(seats.due_at).where(seats.table_id == table.id, seats.seat == 0)
    async with table.tables.database.reading() as conn:
        return await conn.scalar(query)


async def test_a_nudge_lets_them_sleep_and_says_until_when(two: Seated, wall: Wall) -> None:
    first, second = await two.bids()
    await two.sent()
    wall.at = NOON + 11 * HOUR
    await rest(two, first)
    nudged = await reminders.nudge(two.tables, two.id, second)
    assert nudged.names == []
    assert [(name, until) for name, until in nudged.away] == [("Ada", NOON + 19 * HOUR)]
    assert nudged.all_away
    assert await two.pending() == []
    wall.at = NOON + 20 * HOUR
    assert (await reminders.nudge(two.tables, two.id, second)).names == ["Ada"]
    with pytest.raises(Problem, match="nudge-later"):
        await reminders.nudge(two.tables, two.id, second)


async def test_the_last_quarter_is_told_of_after_them(tables: Tables, wall: Wall) -> None:
    table = await paced(tables, 2, pace="daily")
    first = (await table.users())[0]
    await table.bid((await table.users())[1])
    await table.sent()
    # The last quarter of 72 hours would begin at 18:00 on the third day.
    await rest(table, first, (17 * 60, 5 * 60))
    hours = 0
    while not [row for row in await table.pending("ping") if "late" in row.nonce]:
        hours += 1
        assert hours < 24 * 6
        await look(table, wall, NOON + hours * HOUR)
    assert first not in table_clocks.resting(await table.live(), wall.at)
    assert left(await table.live(), 0) == 18 * HOUR


async def test_a_kill_before_the_clocks_stand_is_made_up_for(
    tables: Tables, wall: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The setting is stored as due first: the next start lets the clocks stand."""
    table = await paced(tables, 2)
    first = (await table.users())[0]
    wall.at = NOON + 11 * HOUR

    async def killed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(absence, "refresh", killed)
        with pytest.raises(KeyboardInterrupt):
            await rest(table, first)
    fresh = Seated(Tables(tables.database), table.id)
    await fresh.tables.people.load(tables.database)
    fresh.tables.served = tables.served
    assert (await fresh.live()).clocks[bank(0)].since is not None
    await timers_of(fresh).look_at_quiet_hours(wall.at)
    assert (await fresh.live()).clocks[bank(0)].since is None

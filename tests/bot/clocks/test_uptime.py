"""Served time: clocks count the time in which people could reach the bot, and no other."""

from __future__ import annotations

from datetime import timedelta

import pytest

import db.clocks as clocks_db
from bot.process.uptime import COUNTED, Uptime
from bot.service.clocks.clocks import Clock, changes
from bot.service.clocks.increments import Asked
from bot.service.tables.store import Tables
from bot.shared.clock import now
from db import Database
from tests.bot.seated import Seated

SECOND = 1_000_000


class Machine:
    """The clock of a machine, and whether Discord is connected."""

    def __init__(self) -> None:
        self.seconds = 5000.0
        self.online = True

    def uptime(self, database: Database) -> Uptime:
        return Uptime(database, lambda: self.online, lambda: self.seconds)


async def running(machine: Machine, database: Database) -> Uptime:
    uptime = machine.uptime(database)
    await uptime.note(now())
    return uptime


async def test_time_is_served_while_the_bot_is_at_work_and_online(sqlite: Database) -> None:
    machine = Machine()
    uptime = machine.uptime(sqlite)
    await uptime.begin()
    machine.seconds += 9
    assert uptime.served() == 0  # it does not work yet
    await uptime.note(now())
    machine.seconds += 9
    assert uptime.served() == 9 * SECOND
    machine.online = False
    machine.seconds += 9
    assert uptime.served() == 9 * SECOND
    uptime.pause()
    machine.online = True
    machine.seconds += 900
    assert uptime.served() == 9 * SECOND
    await uptime.note(now())
    machine.seconds += 1
    assert uptime.served() == 10 * SECOND


@pytest.mark.parametrize("jump", [timedelta(days=-400), timedelta(), timedelta(days=400)])
async def test_neither_a_wall_clock_nor_a_long_halt_takes_time(
    sqlite: Database, jump: timedelta
) -> None:
    machine = Machine()
    uptime = await running(machine, sqlite)
    machine.seconds += 30
    await uptime.note(now() + jump)
    assert uptime.served() == 30 * SECOND
    machine.seconds += 86_400  # the loop was held up, or the machine slept
    assert uptime.served() == 30 * SECOND + COUNTED // timedelta(microseconds=1)


async def test_a_restart_goes_on_where_the_last_run_was_known_to_be(sqlite: Database) -> None:
    machine = Machine()
    uptime = await running(machine, sqlite)
    machine.seconds += 40
    await uptime.note(now())
    machine.seconds += 20  # not noted any more
    machine = Machine()
    again = machine.uptime(sqlite)
    await again.begin()
    assert again.served() == 40 * SECOND
    await again.note(now())
    machine.seconds += 1
    assert again.served() == 41 * SECOND


async def test_served_time_never_goes_back_behind_a_clock_that_was_started(tables: Tables) -> None:
    machine, table = Machine(), await Seated.start(tables, 2)
    uptime = await running(machine, tables.database)
    machine.seconds += 20
    clock = Clock(SECOND, (Asked("turn 1"),), uptime.served())
    await tables.database.apply(
        clocks_db.changes(table.id, changes(table.id, {}, {"seat:0": clock}))
    )
    again = Machine().uptime(tables.database)
    await again.begin()
    assert again.served() == 20 * SECOND

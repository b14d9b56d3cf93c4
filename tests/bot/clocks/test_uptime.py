"""Served time: clocks count the time in which people could reach the bot, and no other."""

from __future__ import annotations

import db.clocks as clocks_db
from bot.process.uptime import Uptime
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

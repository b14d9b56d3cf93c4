"""Tables with clocks, and the time that is served to them."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from bot.service.clocks import clocks
from bot.service.clocks.clocks import Clock, bank, length, of_wait
from bot.service.tables.store import Tables
from tests.bot.acts import timers_of
from tests.bot.seated import Seated

HOUR = length(timedelta(hours=1))
DAY = 24 * HOUR


class Time:
    """The served time of tables, which a test sets."""

    def __init__(self, tables: Tables) -> None:
        self.at = 1_000 * DAY
        self.tables = tables
        tables.served = lambda: self.at

    async def passes(self, table: Seated, *times: int) -> None:
        """Let time pass, and look at the clocks as the timers do."""
        for time in times:
            self.at += time
            await timers_of(table).look_at_clocks()


async def paced(
    tables: Tables, people: int = 2, options: dict[str, str] | None = None, **settings: Any
) -> Seated:
    """Return a table with clocks, begun, at which everything was posted."""
    table = await Seated.open(tables, people)
    await table.change(**{"pace": "slow", **settings})
    await table.start_with(**(options or {}))
    await table.sent()
    return table


async def left(table: Seated, seat: int) -> int:
    """Return the time left in a bank, as it is stored."""
    return clocks.left((await table.reload()).clocks[bank(seat)], table.tables.served())


async def window_clock(table: Seated, key: str = "deal 1") -> Clock:
    """Return the clock of a window or a hold, as it is stored."""
    return (await table.reload()).clocks[of_wait(key)]


async def remains(table: Seated, key: str = "deal 1") -> int:
    """Return the time left of the running clock of a window or a hold."""
    clock = await window_clock(table, key)
    assert clock.since is not None
    return clocks.left(clock, table.tables.served())

"""The time the bot has been at work, and outages of the database.

Clocks run in served time (`Uptime.served`), counted by a clock that is never set: time in which the
bot is down, offline or held up does not count.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import msgspec
import structlog

import db.clocks as clocks_db
import db.uptime as uptime_db
from bot.platform.health import Health
from bot.shared.clock import now
from db import Database
from db.columns import MICROSECOND
from db.errors import Superseded, Unreachable
from db.uptime import UptimeRow

log = structlog.stdlib.get_logger(__name__)

BREAK = timedelta(minutes=5)
"""A shorter time without a sign is no break: a restart, a hiccup of the network."""


COUNTED = timedelta(minutes=1)
"""At most so long after a note time is served: who is held up for longer serves nobody."""


def always() -> bool:
    """Return that people can be reached, if nothing else is known."""
    return True


class Uptime:
    """The bot's time at work and its last break.

    `online` returns whether people reach it now, `clock` is in seconds and never set back, `leads`
    returns whether this process notes the time, for others too.
    """

    def __init__(
        self,
        database: Database,
        online: Callable[[], bool] = always,
        clock: Callable[[], float] = time.monotonic,
        leads: Callable[[], bool] = always,
    ) -> None:
        self.database = database
        self._row: UptimeRow | None = None
        self._sure: UptimeRow | None = None  # as it was when the time was sure last
        self._online = online
        self._clock = clock
        self._leads = leads
        self._base = self._told = 0
        self._mark: float | None = None  # `clock` when `_base` had been served; None: not counting
        self._begun = False

    async def begin(self) -> None:
        """Continue to count from the end of the last run: the time since then does not count."""
        async with self.database.reading() as conn:
            self._row = self._sure = await uptime_db.get_uptime(conn)
            stored = None if self._row is None else self._row.served
            most = None if stored is None else stored + COUNTED // MICROSECOND
            self._base = self._told = max(stored or 0, await clocks_db.latest(conn, most))
        self._begun = True

    def served(self) -> int:
        """Return how long people have been served, in microseconds; it never decreases."""
        if self._mark is not None and self._online():
            passed = timedelta(seconds=self._clock() - self._mark)
            counted = min(max(passed, timedelta()), COUNTED) // MICROSECOND
            self._told = max(self._told, self._base + counted)
        return self._told

    @property
    def seen(self) -> datetime | None:
        """When the bot was last at work, as far as it was noted at a certain time."""
        return None if self._sure is None else self._sure.seen_at

    def pause(self) -> None:
        """Stop counting: no player can reach the bot."""
        self._mark = None

    async def note(self, at: datetime, *, sure: bool = True) -> None:
        """Note that the bot is at work and reaches Discord; a long gap before is a break.

        An uncertain time is not stored: the next start compares the clock with the last certain
        one.
        """
        if not self._begun:
            await self.begin()
        if not self._leads():
            await self._follow()
            return
        before, served = self._row, self.served()
        row = UptimeRow(seen_at=at, served=served)
        if before is not None:
            back = before.back_at
            if back is not None and back > at:  # a clock was wrong: the break is over now
                back = at
            row = msgspec.structs.replace(row, back_at=back, gone=before.gone)
            gone = at - before.seen_at
            if gone > BREAK:
                seconds = int(gone.total_seconds())
                log.info("back after a break", seconds=seconds)
                row = msgspec.structs.replace(row, back_at=at, gone=seconds)
        async with self.database.writing() as conn:
            await uptime_db.put_uptime(conn, row if sure else self._stored(row))
        self._row, self._base, self._mark = row, served, self._clock()
        if sure:
            self._sure = row

    async def _follow(self) -> None:
        """Take over what the process that leads has noted: all count the same time."""
        async with self.database.reading() as conn:
            row = await uptime_db.get_uptime(conn)
        if row is not None and row != self._row:
            self._row = self._sure = row
            self._base, self._mark = max(row.served, self._told), self._clock()

    def _stored(self, row: UptimeRow) -> UptimeRow:
        """Return the note to store at a time that is not certain: the last certain one."""
        return msgspec.structs.replace(self._sure or row, served=row.served)

    def absent_from(self, since: datetime, patience: timedelta) -> datetime:
        """Return from when a player asked at `since` is absent, with `patience` to answer.

        After a break, every player asked before it gets the length of the break added, but never
        more than the patience itself.
        """
        due = since + patience
        row = self._row
        if row is None or row.back_at is None or since >= row.back_at:
            return due
        return max(due, row.back_at + min(patience, row.pause))


PROBE = 2.0
"""Seconds between two looks whether the database is back."""
VERIFY = 5.0
"""Seconds between two looks whether it is still there and ours, which nobody else may notice."""


class Outage:
    """A watch for the beginning and the end of an outage."""

    def __init__(
        self, database: Database, health: Health, resume: Callable[[], Awaitable[None]]
    ) -> None:
        self.database = database
        self.health = health
        self._resume = resume
        self._since: datetime | None = None
        self._watching: asyncio.Task[None] | None = None
        database.out_of_reach.append(self._begins)

    def start(self) -> None:
        """Begin to look after the database."""
        self._watching = asyncio.create_task(self._watch(), name="outage")

    async def close(self) -> None:
        """Stop looking."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    def _begins(self, gone: Unreachable) -> None:
        if self._since is None:
            self._since = now()
            self.health.database_reached(False)
            log.error("the database is out of reach", why=str(gone).strip())

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(VERIFY if self._since is None else PROBE)
            try:
                await self.look()
            except Unreachable:
                continue
            except Superseded:
                return  # the program ends
            except Exception:  # any error: nothing else would notice that the database is back
                log.exception("looking after the database failed; it goes on")

    async def look(self) -> None:
        """Check whether the database is there; raise Unreachable, Superseded.

        After an outage, resume the waiting work.
        """
        if self._since is None:
            await self.database.verify()
            return
        await self.database.probe()
        seconds = int((now() - self._since).total_seconds())
        await self._resume()
        log.info("the database is back", seconds=seconds)
        self.health.database_reached(True)
        self._since = None

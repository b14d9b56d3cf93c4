"""What time brings: reminders, defaults for the absent, messages that are to be tried again.

One loop looks at what is due, and at nothing else; a table in trouble is logged and passed over. A
watchdog starts the loop anew should it ever end.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import structlog

import db.outbox as outbox_db
import db.tables as tables_db
import db.users as users_db
from bot import votes
from bot.errors import Problem
from bot.service import away as away_service
from bot.service import clockwork, due, returning
from bot.service.settings import settings_of
from bot.service.tables import FOREVER, now
from bot.uptime import Uptime
from db import tidying
from db.errors import CannotOpen
from db.tables import DueSeat

if TYPE_CHECKING:
    from bot.app import App

log = structlog.stdlib.get_logger(__name__)

EVERY = 30.0
"""Seconds between two looks."""
AT_ONCE = 1000
"""Seats that one look sees to at most; the others come at the next."""
AGAIN = timedelta(minutes=5)
"""After that a seat is looked at again where nothing could be done."""
UNANSWERED_AGAIN = timedelta(hours=1)
"""After that it is where nothing was to be done: whatever changes at the table comes first."""
TIDIED = 50
"""Tables that are tidied in one transaction: others who write do not wait long."""
MOST_TIDIED = 2000
"""Tables that one look tidies at most."""


class Timers:
    """The loop and its watchdog."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.uptime = Uptime(app.database)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look at what is due."""
        self._task = asyncio.create_task(self._watch(), name="timers")

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            try:
                await self._loop()
            except CannotOpen:
                await asyncio.sleep(EVERY)  # told by `bot.outage`
            except Exception:
                log.exception("the timer loop ended; it starts again")
                await asyncio.sleep(EVERY)

    async def _loop(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            if not self.app.health.online:
                continue  # nobody could be told, and nobody can answer
            await self.uptime.note(now())
            await self.sweep(now())

    async def sweep(self, at: datetime) -> None:
        """Do everything that is due."""
        await self.app.announcer.wake_all()
        await self._drive_again()
        await votes.expire(self.app, at)
        await away_service.returned(self.app.tables, at)
        await returning.tell_of_votes(self.app.tables, at)
        await self._due(at)
        await self._tidy(at)

    async def _due(self, at: datetime) -> None:
        """See to the seats where something is due, and note when to look at them again."""
        async with self.app.database.reading() as conn:
            seats = await tables_db.due_seats(conn, at, AT_ONCE)
            known = await users_db.get_users(conn, [s.user_id for s in seats if s.user_id])
        looked: list[tuple[DueSeat, datetime | None]] = []
        try:
            for seat in seats:
                user = known.get(seat.user_id or 0)
                looked.append((seat, await self._look(seat, at, user and user.away_until)))
        finally:
            # Also where one look ended it: those before it are not done again next time.
            if looked:
                async with self.app.database.writing() as conn:
                    await tables_db.put_off(conn, looked)

    async def _look(self, seat: DueSeat, at: datetime, gone: datetime | None) -> datetime | None:
        """See to a seat; what goes wrong there is told and tried again later."""
        try:
            return await self._seat(seat, at, gone)
        except Problem as problem:
            if self.app.trouble.news(seat.table_id, "timer", problem):
                log.info("timer passed over", table=seat.table_id, why=problem.key)
        except CannotOpen:
            raise
        except Exception as error:
            if self.app.trouble.news(seat.table_id, "timer", error):
                log.exception("timer failed", table=seat.table_id)
        return at + AGAIN

    async def _drive_again(self) -> None:
        """Give computer seats that failed another chance, and tell of it."""
        troubled, self.app.driver.troubled = self.app.driver.troubled, {}
        for table_id, error in troubled.items():
            await self.app.trouble.defect(table_id, error)
            self.app.driver.wake(table_id)

    async def _tidy(self, at: datetime) -> None:
        """Drop what nothing needs any more."""
        for _ in range(MOST_TIDIED // TIDIED):
            async with self.app.database.writing() as conn:
                tidied = await tidying.tidy(conn, at, TIDIED)
            if tidied < TIDIED:
                break

    async def _unheard(self, table_id: str) -> bool:
        """Whether a table cannot be written to just now; who is not asked is not absent either."""
        async with self.app.database.reading() as conn:
            rows = await outbox_db.pending_messages(conn, FOREVER, table_id)
        return any(row.attempts for row in rows)

    async def _seat(self, seat: DueSeat, at: datetime, gone: datetime | None) -> datetime | None:
        """Do what time has brought to a seat; returns when to look again if nothing changed.

        `gone` is until when its person is away from all their tables, if they ever were.
        """
        live, since = await self.app.tables.get(seat.table_id), seat.waiting_since
        if not live.playing or not seat.decision or since is None or seat.user_id is None:
            return None
        settings = settings_of(live)
        away = [time for time in (seat.away_until, gone) if time is not None and time > at]
        if away:
            return max(away)
        back = seat.away_until
        if back is not None and (seat.reminded_at or since) < back:
            if await self._unheard(live.id):
                return at + AGAIN
            await away_service.welcome(self.app.tables, live.id, seat.user_id, at)
            return at + AGAIN
        since = max(since, back or since)
        patience = timedelta(hours=settings.absent)
        absent = self.uptime.absent_from(since, patience) if patience else None
        remind = due.reminder(settings, since, seat.reminders, seat.reminded_at)
        times = [time for time in (absent, remind) if time is not None]
        if not times or min(times) > at:
            return min(times, default=None)
        if await self._unheard(live.id):
            return at + AGAIN
        due_absent = absent is not None and absent <= at
        acted = due_absent and await clockwork.act_for_absent(
            self.app.tables, live.id, seat.seat, seat.decision, at
        )
        if remind is not None and remind <= at and not acted:
            await clockwork.remind(self.app.tables, live.id, seat.seat, at)
            remind = None  # the next is noted with it
        return min(at + UNANSWERED_AGAIN, remind or FOREVER)

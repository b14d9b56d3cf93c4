"""What time brings: reminders, defaults for the absent, messages that are to be tried again.

One loop looks at everything that is due; a table in trouble is logged and passed over. A watchdog
starts the loop anew should it ever end.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import structlog

import db.entries as entries_db
import db.outbox as outbox_db
import db.tables as tables_db
import db.users as users_db
from bot import votes
from bot.errors import Problem
from bot.service import clockwork
from bot.service.settings import settings_of
from bot.service.tables import FOREVER, now
from bot.uptime import Uptime
from db.tables import WaitingSeat

if TYPE_CHECKING:
    from bot.app import App

log = structlog.stdlib.get_logger(__name__)

EVERY = 30.0
"""Seconds between two looks."""
TIDY_EVERY = timedelta(hours=1)
KEEP_ENTRIES = 50
"""The last decisions of a game being played that the table may agree to go back to."""
KEEP_ENDED = timedelta(days=30)
"""After that of an ended game only log, first and last state are kept."""


class Timers:
    """The loop and its watchdog."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.uptime = Uptime(app.database)
        self._task: asyncio.Task[None] | None = None
        self._tidied: datetime | None = None

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
        if self._tidied is None or at - self._tidied >= TIDY_EVERY:
            self._tidied = at
            await self._tidy(at)
        async with self.app.database.reading() as conn:
            waiting = await tables_db.waiting_seats(conn)
            users = await users_db.get_users(conn, [seat.user_id for seat in waiting])
        for seat in waiting:
            away = max(
                (t for t in (seat.away_until, users[seat.user_id].away_until) if t is not None),
                default=None,
            )
            try:
                await self._seat(seat, at, away=away is not None and away > at)
            except Problem as problem:
                if self.app.trouble.news(seat.table_id, "timer", problem):
                    log.info("timer passed over", table=seat.table_id, why=problem.key)
            except Exception as error:
                if self.app.trouble.news(seat.table_id, "timer", error):
                    log.exception("timer failed", table=seat.table_id)

    async def _drive_again(self) -> None:
        """Give computer seats that failed another chance, and tell of it."""
        troubled, self.app.driver.troubled = self.app.driver.troubled, {}
        for table_id, error in troubled.items():
            await self.app.trouble.defect(table_id, error)
            self.app.driver.wake(table_id)

    async def _tidy(self, at: datetime) -> None:
        """Drop states that nothing needs any more."""
        async with self.app.database.reading() as conn:
            playing = await tables_db.tables_with_status(conn, ("playing", "paused"))
        dropped = 0
        for row in playing:
            async with self.app.database.writing() as conn:
                dropped += await entries_db.prune_turns(conn, row.id, KEEP_ENTRIES)
        async with self.app.database.writing() as conn:
            dropped += await entries_db.prune_ended(conn, at - KEEP_ENDED)
        log.debug("tidied", states=dropped)

    async def _unheard(self, table_id: str) -> bool:
        """Whether a table cannot be written to just now; who is not asked is not absent either."""
        async with self.app.database.reading() as conn:
            rows = await outbox_db.pending_messages(conn, FOREVER, table_id)
        return any(row.attempts for row in rows)

    async def _seat(self, seat: WaitingSeat, at: datetime, *, away: bool) -> None:
        live = await self.app.tables.get(seat.table_id)
        settings = settings_of(live)
        patience = timedelta(hours=settings.absent)
        if patience and at >= self.uptime.absent_from(seat.waiting_since, patience):
            if await self._unheard(seat.table_id):
                return
            await clockwork.act_for_absent(self.app.tables, seat.table_id, seat.seat, seat.decision)
            return
        if away or not settings.remind or seat.reminders >= clockwork.REMINDERS:
            return
        last = seat.reminded_at or seat.waiting_since
        if at - last >= timedelta(hours=settings.remind) and not await self._unheard(live.id):
            await clockwork.remind(self.app.tables, seat.table_id, seat.seat, at)

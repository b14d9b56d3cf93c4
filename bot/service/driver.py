"""Moving on where nobody has to be asked: computer seats and prepared turns.

Programs see only their seat's view and think in a thread of their own, outside the table's lock;
their choice is taken only if the position is still the one they thought about.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import structlog

import db.tables as tables_db
from bot.errors import DamagedProblem, Problem
from bot.service import planning
from bot.service.live import Live
from bot.service.play import submit_for
from bot.service.tables import Tables
from games.core.rng import rng
from games.core.seats import Level, choose, rate

log = structlog.stdlib.get_logger(__name__)


class Driver:
    """Plays what plays itself, one task per table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._thinking = ThreadPoolExecutor(1, thread_name_prefix="computer-seat")
        self.open = False
        self.failed: dict[str, Exception] = {}
        """What went wrong at which table since this was last looked at."""

    def wake(self, table_id: str) -> None:
        """Look whether a table's next decision needs nobody."""
        if not self.open:
            return
        self._again.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(
                self._run(table_id), name=f"drive-{table_id}"
            )

    async def wake_all(self) -> None:
        """Look at all tables being played, after a restart."""
        self.open = True
        async with self.tables.database.reading() as conn:
            rows = await tables_db.tables_with_status(conn, ("playing",))
        for row in rows:
            self.wake(row.id)

    async def close(self) -> None:
        """Finish the commit at hand and stop."""
        self.open = False
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()), timeout=5)
        self._thinking.shutdown(wait=False, cancel_futures=True)

    async def idle(self) -> None:
        """Wait until nothing moves by itself; for tests."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _run(self, table_id: str) -> None:
        try:
            while table_id in self._again and self.open:
                self._again.discard(table_id)
                live = await self.tables.get(table_id)
                while self.open and await self._step(live):
                    live = await self.tables.get(table_id)
        except DamagedProblem as error:
            self.failed[table_id] = error
        except Problem as error:
            log.warning("table cannot be driven", table=table_id, why=error.key)
        except Exception as error:  # noqa: BLE001  told to somebody, and tried again, by the timers
            self.failed[table_id] = error
        finally:
            # Here and not in a callback: a wake between the two would be lost.
            del self._tasks[table_id]

    async def _step(self, live: Live) -> bool:
        """Take one decision of a program, or a prepared turn; tells whether there was one."""
        if any(seat in live.queued for seat in live.waiting()):
            await self._planned(live)
            return True
        seat = next((s for s in live.waiting() if live.computer(s)), None)
        if seat is None:
            return False
        decision, head = live.decision(seat), live.row.head
        level = cast(Level, live.seats[seat].kind)
        action = await asyncio.get_running_loop().run_in_executor(
            self._thinking, _think, live, live.view(seat), seat, level
        )
        async with self.tables.locked(live.id) as now:
            if now.decision(seat) != decision or not now.computer(seat):
                return True  # undone, paused or replaced meanwhile: look again
            if now.row.head != head and action not in now.legal(seat):
                return True  # others changed what is possible
            if action not in now.legal(seat):
                log.error("a computer seat chose what is not legal", table=live.id, seat=seat)
                action = now.game.default(now.state, seat)
            await submit_for(self.tables, now, seat, [action])
        return True

    async def _planned(self, live: Live) -> None:
        """Play the prepared turn of somebody who is awaited now."""
        async with self.tables.locked(live.id) as now:
            seat = next((s for s in now.waiting() if s in now.queued), None)
            if seat is not None and now.playing:
                await planning.play(self.tables, now, seat)

    async def rate(self, live: Live, seat: int) -> dict[Any, float]:
        """Return what a seat's legal actions are worth to a computer player, for hints."""
        return await asyncio.get_running_loop().run_in_executor(
            self._thinking, _rate, live, live.view(seat), seat
        )


def _rate(live: Live, view: Any, seat: int) -> dict[Any, float]:
    return dict(rate(live.game, view, seat, rng(secrets.randbits(64))))


def _think(live: Live, view: Any, seat: int, level: Level) -> Any:
    return choose(live.game, view, seat, rng(secrets.randbits(64)), level)

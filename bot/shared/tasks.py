"""Work that goes on beside the handlers: one task per table, and none is asked for in vain."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable

import structlog

from bot.shared.background import in_background
from db.errors import CannotOpen

log = structlog.stdlib.get_logger(__name__)

ROOM = 64
"""Tables that are worked for at a time: more would only wait for their requests to leave."""
STOP_WITHIN = 5
"""Seconds that work at hand is given to come to its end."""
AT_ONCE = 4
"""Tables at which work that nobody waits for is done at the same time."""


class PerTable(ABC):
    """Does `work` for a table whenever it is woken; what is asked meanwhile is done after.

    Whatever number of tables are woken, only some are worked for at a time, in the order in which
    they were.
    """

    name: str

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._feeding: asyncio.Task[None] | None = None
        self._queue: dict[str, None] = {}
        self._room = asyncio.Semaphore(ROOM)
        self.open = False

    @abstractmethod
    async def work(self, table_id: str) -> None:
        """Do what there is to do for a table."""

    @abstractmethod
    async def failed(self, table_id: str, error: Exception) -> None:
        """See to what went wrong; the table's work is begun again when it is woken."""

    def wake(self, table_id: str) -> None:
        """Have the work done for a table soon."""
        if not self.open:
            return
        self._again.add(table_id)
        if table_id not in self._tasks:
            task = asyncio.create_task(self._run(table_id), name=f"{self.name}-{table_id}")
            task.add_done_callback(_ended)
            self._tasks[table_id] = task

    def wake_each(self, table_ids: Iterable[str]) -> None:
        """Have the work done for many tables, few at a time: those who press something go first."""
        self._queue.update(dict.fromkeys(table_ids))
        if self.open and self._queue and self._feeding is None:
            self._feeding = asyncio.create_task(self._feed(), name=f"{self.name}-each")

    async def _feed(self) -> None:
        try:
            while self._queue and self.open:
                table_id = next(iter(self._queue))
                del self._queue[table_id]
                self.wake(table_id)
                while len(self._tasks) >= AT_ONCE:
                    await asyncio.wait(self._tasks.values(), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._feeding = None

    async def close(self) -> None:
        """Finish what is at hand, begin nothing new."""
        self.open = False
        self._queue.clear()
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()), timeout=STOP_WITHIN)

    def busy(self) -> bool:
        """Whether work is being done for any table, or waits for its turn."""
        return bool(self._tasks) or self._feeding is not None

    async def idle(self) -> None:
        """Wait until there is nothing to do; for tests."""
        while work := [*self._tasks.values(), *([self._feeding] if self._feeding else [])]:
            await asyncio.wait(work)

    async def _run(self, table_id: str) -> None:
        in_background()
        try:
            async with self._room:
                await self._all(table_id)
        except CannotOpen:
            pass  # told by `bot.process.outage`; what is left to be done is looked for when that is over
        except Exception as error:  # noqa: BLE001  whatever it is, it is told there
            await self.failed(table_id, error)
        finally:
            # Here and not in a callback: a wake between the two would be lost.
            del self._tasks[table_id]

    async def _all(self, table_id: str) -> None:
        """Do the work of a table until nothing more is asked for."""
        while table_id in self._again and self.open:
            self._again.discard(table_id)
            await self.work(table_id)


def _ended(task: asyncio.Task[None]) -> None:
    """Log what telling of a table's trouble has raised; nobody else would hear of it."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, CannotOpen):  # told by `bot.process.outage`
        log.error("trouble not told", work=task.get_name(), exc_info=error)

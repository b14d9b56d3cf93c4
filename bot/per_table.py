"""Work that goes on beside the handlers: one task per table, and none is asked for in vain."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

STOP_WITHIN = 5
"""Seconds that work at hand is given to come to its end."""


class PerTable(ABC):
    """Does `work` for a table whenever it is woken; what is asked meanwhile is done after."""

    name: str

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
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
            self._tasks[table_id] = asyncio.create_task(
                self._run(table_id), name=f"{self.name}-{table_id}"
            )

    async def close(self) -> None:
        """Finish what is at hand, begin nothing new."""
        self.open = False
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()), timeout=STOP_WITHIN)

    async def idle(self) -> None:
        """Wait until there is nothing to do; for tests."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _run(self, table_id: str) -> None:
        try:
            while table_id in self._again and self.open:
                self._again.discard(table_id)
                await self.work(table_id)
        except Exception as error:  # noqa: BLE001  whatever it is, it is told there
            await self.failed(table_id, error)
        finally:
            # Here and not in a callback: a wake between the two would be lost.
            del self._tasks[table_id]

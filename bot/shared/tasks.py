"""Work outside the handlers: one task per table, and tasks nobody waits for."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from contextvars import ContextVar
from datetime import datetime
from typing import Any
from weakref import WeakSet

import structlog

from bot.shared.ownership import ElsewhereError
from db.errors import CannotOpen

log = structlog.stdlib.get_logger(__name__)

ROOM = 64
"""Tables that are worked for at a time: more would only wait for their requests to leave."""
STOP_WITHIN = 5
"""Seconds that present work gets to come to its end."""
HAND_OVER_WITHIN = 1
"""Seconds that it gets at tables of another process, which answers there only after that."""
AT_ONCE = 4
"""Tables at which work that nobody waits for is done at the same time."""


Apart = Callable[[str], AbstractContextManager[None]]
"""What keeps an error in one step from the others, and reports it."""


def read_error(task: asyncio.Task[Any]) -> None:
    """Read a task's error, so that it is not reported as unread if nobody waits for it."""
    if not task.cancelled():
        task.exception()


class PerTable(ABC):
    """A base for tasks that do `work` for a table when woken; a wake meanwhile is done after.

    If many tables are woken, only some are worked for at a time, in the order in which they were.
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
        """Do the work of a table."""

    @abstractmethod
    async def failed(self, table_id: str, error: Exception) -> None:
        """Handle an error; the table's work is begun again when it is woken."""

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
        """Have the work done for many tables, few at a time: tables with a press go first."""
        self._queue.update(dict.fromkeys(table_ids))
        if self.open and self._queue and self._feeding is None:
            self._feeding = asyncio.create_task(self._feed(), name=f"{self.name}-each")

    async def _feed(self) -> None:
        fed: set[asyncio.Task[None]] = set()
        try:
            while self._queue and self.open:
                table_id = next(iter(self._queue))
                del self._queue[table_id]
                self.wake(table_id)
                fed.add(self._tasks[table_id])
                if len(fed) >= AT_ONCE:
                    _, fed = await asyncio.wait(fed, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._feeding = None

    async def close(self) -> None:
        """Finish the present work, begin nothing new."""
        self.open = False
        self._queue.clear()
        if self._tasks:
            await asyncio.wait(list(self._tasks.values()), timeout=STOP_WITHIN)

    async def finish(self, table_ids: Collection[str]) -> None:
        """End the present work at some tables, which another process has from now on.

        What takes too long is cancelled: the other process does it again, as after a crash.
        """
        for table_id in table_ids:
            self._queue.pop(table_id, None)
            self._again.discard(table_id)
        found = [self._tasks[each] for each in table_ids if each in self._tasks]
        if found:
            _, late = await asyncio.wait(found, timeout=HAND_OVER_WITHIN)
            for task in late:
                task.cancel()
            await asyncio.wait(found, timeout=STOP_WITHIN)

    def busy(self) -> bool:
        """Return whether work is being done for any table, or waits for its turn."""
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
        except (CannotOpen, ElsewhereError):
            pass  # `bot.process.uptime` logs it and has the rest done afterwards
        except Exception as error:  # noqa: BLE001  `failed` reports any error
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
    """Log an error of reporting a table's trouble; nobody else would notice it."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, CannotOpen | ElsewhereError):  # as in `_run`
        log.error("trouble not told", work=task.get_name(), exc_info=error)


FEW = 4
"""The number of presses that are answered so quickly that none needs an acknowledgement first."""
LATER = 2.0
"""Seconds that such work waits at most while people press buttons all the time."""


class Background:
    """A holder of tasks until they are done; it logs their errors.

    Work that asks for its `turn` lets the answers to presses go first, which share one processor
    with it: otherwise many players who press at the same time would wait for each other's pictures.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._answers = WeakSet[asyncio.Task[Any]]()
        self._presses = 0
        self._answered = asyncio.Event()
        self._answered.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Let work in the background wait while a press is answered."""
        self._presses += 1
        self._answered.clear()
        try:
            yield
        finally:
            self._presses -= 1
            if not self._presses:
                self._answered.set()

    @property
    def busy(self) -> bool:
        """Whether many presses wait for an answer."""
        return self._presses > FEW

    async def turn(self) -> None:
        """Wait until no press waits for an answer, but not for long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LATER):
                await self._answered.wait()

    def expect_answer(self) -> None:
        """Note that the present task answers a person."""
        if (task := asyncio.current_task()) is not None:
            self._answers.add(task)

    async def finish_answers(self) -> None:
        """Wait until all have their answers, but not for long."""
        if running := [task for task in self._answers if not task.done()]:
            await asyncio.wait(running, timeout=STOP_WITHIN)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    async def close(self) -> None:
        """End all running tasks, and wait for them.

        One that is cancelled once more while it gives back its connection to the database would
        keep the process from ending.
        """
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=STOP_WITHIN)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, CannotOpen | ElsewhereError):
            log.error("background work failed", exc_info=error)


class TimedWork(ABC):
    """A base for work that timers wake and that waits for Discord: done in the background.

    It is done once at a time; `apart` keeps an error in one step from the others, and reports it.
    """

    name: str

    def __init__(self, apart: Apart) -> None:
        self.apart = apart
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self, at: datetime) -> None:
        """Do what is due."""

    def wake(self, at: datetime) -> None:
        """Look for what is due, unless that is under way."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._look_apart(at), name=self.name)

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look_apart(self, at: datetime) -> None:
        in_background()
        with suppress(CannotOpen), self.apart(self.name):
            await self.look(at)


is_background: ContextVar[bool] = ContextVar("background", default=False)


def in_background() -> None:
    """Make requests of the present task from now on wait for their turn."""
    is_background.set(True)

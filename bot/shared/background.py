"""Work beside the handlers that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any

import structlog

from db.errors import CannotOpen

log = structlog.stdlib.get_logger(__name__)


FEW = 4
"""As many presses are answered so quickly that none needs an acknowledgement before its answer."""
LATER = 2.0
"""Seconds that such work waits at most while people press buttons all the time."""


class Background:
    """Holds tasks until they are done; what they raise is logged.

    Work that asks for its `turn` lets the answers to presses go first, which share one processor
    with it: else many who press at the same time would wait for each other's pictures.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
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
        """Whether many presses are to be answered."""
        return self._presses > FEW

    async def turn(self) -> None:
        """Wait until no press is to be answered, but not for long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._answered.wait(), LATER)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def cancel(self) -> None:
        """End what is still running."""
        for task in list(self._tasks):
            task.cancel()

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, CannotOpen):  # told by `bot.process.outage`
            log.error("background work failed", exc_info=error)


is_background: ContextVar[bool] = ContextVar("background", default=False)


def in_background() -> None:
    """Let what the present task sends from now on take its turn."""
    is_background.set(True)

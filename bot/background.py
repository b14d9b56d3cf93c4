"""Work beside the handlers that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

from db.errors import CannotOpen

log = structlog.stdlib.get_logger(__name__)


class Background:
    """Holds tasks until they are done; what they raise is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

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
        if error is not None and not isinstance(error, CannotOpen):  # told by `bot.outage`
            log.error("background work failed", exc_info=error)

"""Trying again where something failed, once a moderator has changed something there.

What a channel or role allowed before is not known: any change in a server with trouble may be the
remedy, and a change elsewhere is none.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.platform.context import Context

T = TypeVar("T")
PAUSE = 5.0
"""Seconds between two attempts in a server, however much is changed there meanwhile."""


class Throttle(Generic[T]):
    """Work for a server: at once, then after a pause for everything that came up meanwhile."""

    def __init__(
        self,
        work: Callable[[int, set[T]], Awaitable[None]],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._work = work
        self._sleep = sleep
        self._waiting: dict[int, set[T]] = {}

    def busy(self, server_id: int) -> bool:
        """Return whether work for a server was done just now."""
        return server_id in self._waiting

    async def add(self, server_id: int, value: T) -> None:
        """Do the work for a value, or leave it to the call that does so already."""
        if self.busy(server_id):
            self._waiting[server_id].add(value)
            return
        self._waiting[server_id] = {value}
        try:
            while values := self._waiting[server_id]:
                self._waiting[server_id] = set()
                await self._work(server_id, values)
                await self._sleep(PAUSE)
        finally:
            del self._waiting[server_id]


class Recovery:
    """The attempts to mend trouble after events."""

    def __init__(
        self,
        context: Callable[[], Context],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._context = context
        self._attempts: Throttle[int | None] = Throttle(self._retry, sleep)
        self._searches: Throttle[int] = Throttle(self._search, sleep)
        self._seen: dict[int, dict[str, int]] = {}
        """Hashes of what changed last in servers with trouble."""

    async def server_changed(self, server_id: int, source: str | None, value: object) -> None:
        """Try again everywhere in a server with trouble, unless nothing of use has changed.

        `value` is what the source allows now: a channel can change its name only. Without a source,
        it is always tried.
        """
        if not self._concerned(server_id):
            return
        seen = self._seen.setdefault(server_id, {})
        if source is not None:
            if seen.get(source) == hash(value):
                return
            seen[source] = hash(value)
        await self._attempts.add(server_id, None)

    async def thread_changed(self, server_id: int, thread_id: int) -> None:
        """Try again in an open thread of a server with trouble."""
        if self._concerned(server_id):
            await self._attempts.add(server_id, thread_id)

    async def channel_deleted(self, server_id: int, channel_id: int) -> None:
        """Notify the players whose tables were in a channel or in one of its threads."""
        await self._context().trouble.lost([channel_id])
        # Discord does not name the threads that are deleted with their channel.
        await self._searches.add(server_id, channel_id)

    def _concerned(self, server_id: int) -> bool:
        closed = self._context().trouble.closed
        return server_id in closed.servers or self._attempts.busy(server_id)

    async def _retry(self, server_id: int, threads: set[int | None]) -> None:
        only = None if None in threads else {each for each in threads if each is not None}
        await self._context().announcer.retry_in(server_id, only)
        if server_id not in self._context().trouble.closed.servers:
            self._seen.pop(server_id, None)

    async def _search(self, server_id: int, _: set[int]) -> None:
        await self._context().trouble.lost_threads(server_id)

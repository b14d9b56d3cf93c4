"""A sign of life for programs that watch this process (`bot.shared.heartbeat`)."""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
from datetime import datetime, timedelta
from pathlib import Path

import msgspec
import structlog

from bot.shared import metrics
from bot.shared.clock import elapsed, wall
from bot.shared.heartbeat import Heartbeat

log = structlog.stdlib.get_logger(__name__)

EVERY = 15.0
"""Seconds between two signs."""


class Health:
    """A writer of the sign as long as the event loop runs.

    Breaks are measured by a clock that nobody sets (`elapsed`).

    The bot is online while all its shards are connected: the clocks of all tables run in the same
    served time, and none may run for a player who cannot reach the bot.
    """

    def __init__(self, path: Path, shards: int = 1, *, shared: bool = False) -> None:
        """Begin without a connection; with `shared`, shards come one by one (`expect`)."""
        self.path = path
        self._started = wall()
        self._shards = shards
        self._missing = dict.fromkeys(() if shared else range(shards), elapsed())
        self._online_from: float | None = None
        self._outage_from: float | None = None
        self._waiting_from: float | None = None
        self._waiting_tables = 0
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        metrics.CONNECTED.set(self.online)
        metrics.DATABASE_UP.set(1)

    def connected(self, there: bool, shard_id: int = 0) -> None:
        """Note that the connection of a shard to Discord came or went."""
        if there:
            self._missing.pop(shard_id, None)
        else:
            self._missing.setdefault(shard_id, elapsed())
        if self._missing:
            self._online_from = None
        elif self._online_from is None:
            self._online_from = elapsed()
        metrics.CONNECTED.set(self.online)
        self._changed.set()

    def expect(self, shard_id: int) -> None:
        """Note that this process has a shard from now on, which connects soon."""
        self.connected(False, shard_id)

    def dropped(self, shard_id: int) -> None:
        """Note that this process no longer has a shard."""
        self.connected(True, shard_id)

    @property
    def missing(self) -> list[int]:
        """The shards that are not connected."""
        return sorted(self._missing)

    def database_reached(self, reached: bool) -> None:
        """Note that the database came or went."""
        if reached:
            self._outage_from = None
        elif self._outage_from is None:
            self._outage_from = elapsed()
        metrics.DATABASE_UP.set(reached)
        self._changed.set()

    def posts_waiting(self, seconds: float | None, tables: int) -> None:
        """Note how long the oldest message has waited that could be posted, if there is one.

        `tables` are those with messages that are late.
        """
        self._waiting_from = None if seconds is None else elapsed() - seconds
        self._waiting_tables = tables

    @property
    def online(self) -> bool:
        """Whether Discord is connected, by all shards."""
        return not self._missing

    @property
    def online_for(self) -> float:
        """Return for how many seconds Discord has been connected; 0 if it is not."""
        return 0.0 if self._online_from is None else elapsed() - self._online_from

    @property
    def has_database(self) -> bool:
        """Whether the database can be used."""
        return self._outage_from is None

    def start(self) -> None:
        """Begin to give signs."""
        self._task = asyncio.create_task(self._run(), name="health")

    async def close(self) -> None:
        """Take the sign away."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await asyncio.to_thread(self.path.unlink, missing_ok=True)

    def sign(self) -> Heartbeat:
        """Return the sign to give now, by the wall clock as it is set now."""
        at, passed = wall(), elapsed()

        def time_of(since: float | None) -> datetime | None:
            return None if since is None else at - timedelta(seconds=passed - since)

        return Heartbeat(
            at,
            self._started,
            offline_since=time_of(min(self._missing.values(), default=None)),
            database_out_since=time_of(self._outage_from),
            waiting_since=time_of(self._waiting_from),
            waiting_tables=self._waiting_tables,
            missing=tuple(self.missing),
            shards=self._shards,
        )

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            try:
                await asyncio.to_thread(_write, self.path, msgspec.json.encode(self.sign()))
            except OSError as error:
                log.warning("sign of life not written", path=str(self.path), error=str(error))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._changed.wait()


def _write(path: Path, data: bytes) -> None:
    """Replace a file at once; never follow a link that another user has put there."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise

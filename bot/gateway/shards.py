"""Several connections of one client to Discord's gateway, each for a part of the servers.

discord.py's own client for this (`AutoShardedClient`) takes up its connections one after another:
one that cannot be reached holds up all others, and begins a new session although its old one could
be resumed. Here each connection looks after itself.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import structlog
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.gateway.lean_state import LeanClient
from bot.platform.http import why

log = structlog.stdlib.get_logger(__name__)

GAP = 5.5
"""Seconds between two new sessions: Discord asks for 5, and messages can be delayed."""
CONNECT_WITHIN = 60.0
"""Seconds in which a connection must be there."""
LONGEST_PAUSE = 60.0
"""Seconds between two attempts to connect, at most."""
CLOSED_NORMALLY = 1000
PASSING = (
    OSError, TimeoutError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound,
    discord.ConnectionClosed,
)  # fmt: skip
"""Errors after which a shard connects again, unless Discord closed its connection for good."""


class Pace:
    """The turns in which shards begin sessions: some at the same time, then a gap."""

    def __init__(
        self,
        at_once: int,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._locks = [asyncio.Lock() for _ in range(at_once)]
        self._free = [clock()] * at_once
        self._clock = clock
        self._sleep = sleep

    @asynccontextmanager
    async def turn(self, shard_id: int) -> AsyncIterator[None]:
        """Wait until a shard can begin a session; the gap begins when it has."""
        bucket = shard_id % len(self._locks)
        async with self._locks[bucket]:
            await self._sleep(max(0.0, self._free[bucket] - self._clock()))
            try:
                yield
            finally:
                self._free[bucket] = self._clock() + GAP


class Shard:
    """One connection, which is made again whenever it is lost."""

    def __init__(self, client: discord.Client, shard_id: int, pace: Pace) -> None:
        self.client = client
        self.id = shard_id
        self._pace = pace
        self._socket: DiscordWebSocket | None = None
        self._ended = False

    async def run(self) -> None:
        """Stay connected until the end; raise ConnectionClosed if Discord refuses it for good."""
        backoff = ExponentialBackoff()
        while not self._ended:
            try:
                socket = self._socket = await self._connect()
                while True:
                    await socket.poll_event()
            except ReconnectWebSocket:
                self.client.dispatch("shard_disconnected", self.id)
            except PASSING as error:
                self.client.dispatch("shard_disconnected", self.id)
                if self._ended:
                    return
                if isinstance(error, discord.ConnectionClosed) and error.code != CLOSED_NORMALLY:
                    raise
                pause = min(backoff.delay(), LONGEST_PAUSE)
                log.warning("shard not connected", shard=self.id, why=why(error), again_in=pause)
                await asyncio.sleep(pause)

    async def close(self) -> None:
        """End the session, and do not connect again."""
        self._ended = True
        if self._socket is not None and self._socket.open:
            await self._socket.close(code=CLOSED_NORMALLY)

    async def _connect(self) -> DiscordWebSocket:
        """Resume the session, or begin one where there is none."""
        last = self._socket
        async with asyncio.timeout(CONNECT_WITHIN):
            if last is not None and last.session_id is not None:
                return await DiscordWebSocket.from_client(
                    self.client,
                    gateway=last.gateway,
                    shard_id=self.id,
                    session=last.session_id,
                    sequence=last.sequence,
                    resume=True,
                )
        async with self._pace.turn(self.id), asyncio.timeout(CONNECT_WITHIN):
            # As the first one: after others, discord.py would wait once more.
            return await DiscordWebSocket.from_client(self.client, shard_id=self.id, initial=True)


class ShardedClient(LeanClient):
    """A client with one connection, which is discord.py's own, or with several shards."""

    def __init__(self, *, shards: int = 1, **options: Any) -> None:
        super().__init__(shard_count=shards if shards > 1 else None, **options)
        self.at_once = 1
        """Shards that can begin a session at the same time."""
        self._shards: list[Shard] = []
        self._running: list[asyncio.Task[None]] = []

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until `close`; raise ConnectionClosed if Discord refuses it for good."""
        if self.shard_count is None:
            await super().connect(reconnect=reconnect)
            return
        pace = Pace(self.at_once)
        self._shards = [Shard(self, number, pace) for number in range(self.shard_count)]
        self._running = [asyncio.create_task(shard.run()) for shard in self._shards]
        try:
            done, _ = await asyncio.wait(self._running, return_when=asyncio.FIRST_EXCEPTION)
            for task in done:
                if not task.cancelled():
                    task.result()
        finally:
            await self._end_shards()

    async def close(self) -> None:
        """Close all connections."""
        await self._end_shards()
        await super().close()

    async def _end_shards(self) -> None:
        await asyncio.gather(*(shard.close() for shard in self._shards), return_exceptions=True)
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

"""The connections of one client to Discord's gateway, each for a part of the servers.

discord.py's own client for several (`AutoShardedClient`) takes them up one after another: one that
cannot be reached holds up all others, and begins a new session although its old one could be
resumed. Its client with one ends if the very first attempt fails. Here each connection looks after
itself, also the only one.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import structlog
import yarl
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.gateway.lean_state import LeanClient
from bot.platform.http import why
from db.members import Session

log = structlog.stdlib.get_logger(__name__)

GAP = 5.5
"""Seconds between two new sessions: Discord asks for 5, and messages can be delayed."""
CONNECT_WITHIN = 60.0
"""Seconds in which a connection must be there."""
LONGEST_PAUSE = 60.0
"""Seconds between two attempts to connect, at most."""
CLOSED_NORMALLY, STAYS_OPEN = 1000, 4000
"""Codes of ours: after the first Discord ends the session, after the second it can be resumed."""
PASSING = (
    OSError, TimeoutError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound,
    discord.ConnectionClosed,
)  # fmt: skip
"""Errors after which a shard connects again, unless Discord closed its connection for good."""


def always() -> bool:
    """Return that a connection can be made."""
    return True


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
    """One connection, which is made again whenever it is lost, as long as that is `allowed`.

    With a `session`, it tries once to resume that of another process.
    """

    def __init__(
        self,
        client: LeanClient,
        shard_id: int,
        pace: Pace,
        session: Session | None = None,
        allowed: Callable[[], bool] = always,
    ) -> None:
        self.client = client
        self.id = shard_id
        self._pace = pace
        self._given = session
        self._allowed = allowed
        self._socket: DiscordWebSocket | None = None
        self._ended = False

    @property
    def session(self) -> Session | None:
        """The session, as another process can resume it; None where there is none."""
        last = self._socket
        if last is None:
            return self._given
        if last.session_id is None or last.sequence is None:
            return None
        return Session(last.session_id, last.sequence, str(last.gateway))

    async def run(self) -> None:
        """Stay connected until the end; raise ConnectionClosed if Discord refuses it for good."""
        backoff = ExponentialBackoff()
        while not self._ended and self._allowed():
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
                self._given = None  # where it cannot be resumed, a session begins
                pause = min(backoff.delay(), LONGEST_PAUSE)
                log.warning(
                    "not connected to Discord", shard=self.id, why=why(error), again_in=pause
                )
                await asyncio.sleep(pause)

    async def close(self) -> None:
        """End the session, and do not connect again."""
        await self._end(CLOSED_NORMALLY)

    async def leave(self) -> Session | None:
        """End the connection, and return its session: Discord keeps it for a while."""
        await self._end(STAYS_OPEN)
        return self.session

    async def _end(self, code: int) -> None:
        self._ended = True
        if self._socket is not None and self._socket.open:
            await self._socket.close(code=code)

    async def _connect(self) -> DiscordWebSocket:
        """Resume the session, or begin one where there is none."""
        last = self.session
        async with asyncio.timeout(CONNECT_WITHIN):
            if last is not None:
                self.client.resuming[self.id] = math.inf
                return await DiscordWebSocket.from_client(
                    self.client,
                    gateway=yarl.URL(last.url),
                    shard_id=self.id,
                    session=last.id,
                    sequence=last.sequence,
                    resume=True,
                )
        async with self._pace.turn(self.id), asyncio.timeout(CONNECT_WITHIN):
            # As the first one: after others, discord.py would wait once more.
            return await DiscordWebSocket.from_client(self.client, shard_id=self.id, initial=True)


class ShardedClient(LeanClient):
    """A client with a connection for each shard.

    Among several processes its shards come and go (`take`, `drop`).
    """

    def __init__(self, *, shards: int = 1, **options: Any) -> None:
        super().__init__(shard_count=shards if shards > 1 else None, **options)
        self.shards = shards
        self.at_once = 1
        """Shards that can begin a session at the same time."""
        self.shared = False
        """Whether other processes have shards too, so that none is taken at the start."""
        self.allowed: Callable[[], bool] = always
        """Whether a connection can be made now."""
        self.pace: Pace | None = None
        self._shards: dict[int, Shard] = {}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._refused: asyncio.Future[None] | None = None

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected until `close`; raise ConnectionClosed if Discord refuses it for good."""
        refused = self._refusal()
        for number in () if self.shared else range(self.shards):
            self.take(number)
        try:
            await refused
        finally:
            await self.disconnect()

    def take(self, shard_id: int, session: Session | None = None) -> None:
        """Connect a shard: resume its session, or begin one."""
        if self.pace is None:
            self.pace = Pace(self.at_once)
        shard = Shard(self, shard_id, self.pace, session, self.allowed)
        task = asyncio.create_task(shard.run(), name=f"shard-{shard_id}")
        self._shards[shard_id], self._running[shard_id] = shard, task
        self._refusal()
        task.add_done_callback(self._ended)

    async def drop(self, shard_id: int) -> Session | None:
        """End the connection of a shard, and return its session for another process."""
        if shard_id not in self._shards:
            return None
        shard, task = self._shards.pop(shard_id), self._running.pop(shard_id)
        session = await shard.leave()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        self.dispatch("shard_dropped", shard_id)
        return session

    def serving(self) -> set[int]:
        """Return the shards that are connected, or will be: their loops have not ended."""
        return {number for number, task in self._running.items() if not task.done()}

    def sessions(self) -> dict[int, Session]:
        """Return the sessions of the shards that are connected."""
        found = {number: shard.session for number, shard in self._shards.items()}
        return {number: session for number, session in found.items() if session is not None}

    def _refusal(self) -> asyncio.Future[None]:
        """Return what ends when the client is closed, or a shard is refused for good."""
        if self._refused is None:
            self._refused = asyncio.get_running_loop().create_future()
        return self._refused

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Pass on why Discord refuses a shard for good."""
        error = None if task.cancelled() else task.exception()
        if error is not None and self._refused is not None and not self._refused.done():
            self._refused.set_exception(error)

    async def close(self) -> None:
        """Close all connections."""
        await self.disconnect()
        if self._refused is not None and not self._refused.done():
            self._refused.set_result(None)
        await super().close()

    async def disconnect(self) -> None:
        """End all connections; presses that have arrived can still be answered."""
        shards, running = list(self._shards.values()), list(self._running.values())
        await asyncio.gather(*(shard.close() for shard in shards), return_exceptions=True)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

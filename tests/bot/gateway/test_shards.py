"""Shards begin at Discord's pace; each looks after its own connection."""

from __future__ import annotations

import asyncio
import inspect
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from bot.gateway import shards
from bot.gateway.shards import GAP, Pace, Shard, ShardedClient


class Time:
    """A clock that runs only while someone sleeps."""

    def __init__(self) -> None:
        self.now = 0.0

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)


@pytest.mark.parametrize(("at_once", "buckets"), [(1, 8), (2, 4), (16, 1)])
async def test_as_many_sessions_begin_at_a_time_as_discord_allows(
    at_once: int, buckets: int
) -> None:
    """All eight have begun after as many gaps as there are rounds, less one."""
    times = [Time() for _ in range(at_once)]
    begun: list[tuple[int, float]] = []
    for bucket, time in enumerate(times):  # no bucket waits for another
        pace = Pace(at_once, time.clock, time.sleep)
        for shard in range(bucket, 8, at_once):
            async with pace.turn(shard):
                begun.append((shard, time.now))
    assert sorted(begun) == [(shard, shard // at_once * GAP) for shard in range(8)]
    assert max(when for _, when in begun) == (buckets - 1) * GAP


async def test_the_gap_begins_when_a_session_has() -> None:
    time = Time()
    pace = Pace(1, time.clock, time.sleep)

    async def fail() -> None:
        async with pace.turn(0):
            time.now += 20
            raise OSError("away")

    with pytest.raises(OSError, match="away"):
        await fail()
    async with pace.turn(1):
        assert time.now == 20 + GAP
    time.now += 100
    async with pace.turn(2):
        assert time.now == 120 + GAP  # nobody had to wait


async def test_a_bucket_takes_one_at_a_time() -> None:
    pace, order = Pace(2, lambda: 0.0, lambda _: asyncio.sleep(0)), list[str]()

    async def begin(shard: int) -> None:
        async with pace.turn(shard):
            order.append(f"{shard} begins")
            for _ in range(9):
                await asyncio.sleep(0)
            order.append(f"{shard} has begun")

    await asyncio.gather(*(begin(shard) for shard in (0, 1, 2)))
    assert order.index("2 begins") > order.index("0 has begun")
    assert order.index("1 begins") < order.index("0 has begun")


class Socket:
    """A connection that meets with these errors, one after the other."""

    open = True
    gateway = yarl.URL("wss://resumed.at")

    def __init__(self, *errors: BaseException, session: str | None = "s") -> None:
        self.errors = list(errors)
        self.session_id = session
        self.sequence = 7

    async def poll_event(self) -> None:
        if self.errors:
            raise self.errors.pop(0)
        await asyncio.sleep(3600)

    async def close(self, code: int) -> None:
        self.open = False


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=3, code=code)


class Lines:
    """Takes the place of discord.py's maker of connections."""

    def __init__(self, *made: Socket | Exception) -> None:
        self.left = list(made)
        self.asked: list[dict[str, Any]] = []
        self.up = asyncio.Event()

    async def from_client(self, client: object, **how: Any) -> Socket:
        self.asked.append(how)
        found = self.left.pop(0)
        if isinstance(found, Exception):
            raise found
        if not self.left:
            self.up.set()
        return found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No waits."""
    monkeypatch.setattr(shards, "LONGEST_PAUSE", 0.0)


async def lived(
    monkeypatch: pytest.MonkeyPatch, *made: Socket | Exception
) -> tuple[Lines, list[tuple[Any, ...]]]:
    """Let a shard live through connections; returns how they were made, and its events."""
    lines, events = Lines(*made), list[tuple[Any, ...]]()
    monkeypatch.setattr(shards, "DiscordWebSocket", lines)
    client: Any = SimpleNamespace(dispatch=lambda *event: events.append(event), resuming={})
    shard = Shard(client, 3, Pace(1, lambda: 0.0, lambda _: asyncio.sleep(0)))
    running = asyncio.create_task(shard.run())
    up = asyncio.create_task(lines.up.wait())
    await asyncio.wait({running, up}, return_when=asyncio.FIRST_COMPLETED)
    up.cancel()
    if running.done():
        await running
    await shard.close()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return lines, events


BEGUN = {"shard_id": 3, "initial": True}
RESUMED = {
    "shard_id": 3,
    "gateway": yarl.URL("wss://resumed.at"),
    "session": "s",
    "sequence": 7,
    "resume": True,
}


@pytest.mark.usefixtures("quick")
async def test_a_lost_connection_is_resumed_even_after_failed_attempts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lost = Socket(ReconnectWebSocket(3))
    away = OSError("no route")
    lines, events = await lived(monkeypatch, lost, away, TimeoutError(), Socket())
    assert lines.asked == [BEGUN, RESUMED, RESUMED, RESUMED]
    assert events == [("shard_disconnected", 3)] * 3


@pytest.mark.usefixtures("quick")
async def test_a_session_begins_anew_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was invalid, or the connection was lost before there was one."""
    invalid = Socket(ReconnectWebSocket(3, resume=False), session=None)
    lines, _ = await lived(monkeypatch, OSError("no route"), invalid, Socket())
    assert lines.asked == [BEGUN, BEGUN, BEGUN]


@pytest.mark.usefixtures("quick")
async def test_only_a_final_refusal_ends_a_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    lines, _ = await lived(monkeypatch, Socket(closed(1000)), Socket())
    assert lines.asked == [BEGUN, RESUMED]
    with pytest.raises(discord.ConnectionClosed):
        await lived(monkeypatch, Socket(closed(4011)))


@pytest.mark.usefixtures("quick")
async def test_the_only_connection_is_made_again_even_if_the_first_attempt_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It identifies without a shard, as bots with one do."""
    client = ShardedClient(intents=discord.Intents.none())
    assert client._connection.shard_count is None
    assert ShardedClient(shards=2, intents=discord.Intents.none())._connection.shard_count == 2
    lines = Lines(OSError("no route"), TimeoutError(), Socket(closed(4004)))
    monkeypatch.setattr(shards, "DiscordWebSocket", lines)
    client.pace = Pace(1, lambda: 0.0, lambda _: asyncio.sleep(0))
    with pytest.raises(discord.ConnectionClosed):
        await client.connect()
    assert lines.asked == [{**BEGUN, "shard_id": 0}] * 3


def test_discord_py_makes_connections_as_shards_expect() -> None:
    given = set(inspect.signature(DiscordWebSocket.from_client).parameters)
    assert {"client", *BEGUN, *RESUMED} <= given
    source = inspect.getsource(DiscordWebSocket)
    for name in ("self.session_id = data['session_id']", "self.session_id = None"):
        assert name in source
    assert "self.call_hooks('before_identify', self.shard_id, initial=self._initial_identify)" in (
        source
    )

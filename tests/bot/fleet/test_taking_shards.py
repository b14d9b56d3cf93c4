"""Shards come with sessions of other processes, and leave with theirs."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import ReconnectWebSocket

from bot.gateway import shards
from bot.gateway.shards import STAYS_OPEN, Pace, ShardedClient
from bot.platform.health import Health
from db.members import Session
from tests.bot.gateway.test_shards import BEGUN, Lines, Socket, closed

SESSION = Session("abc", 17, "wss://theirs.at")


class Leaving(Socket):
    """A connection that notes with which code it was closed."""

    code = 0

    async def close(self, code: int) -> None:
        await super().close(code)
        self.code = code


class Client(ShardedClient):
    """A client of some shards that notes the events."""

    def __init__(self) -> None:
        super().__init__(shards=4, intents=discord.Intents.none())
        self.shared = True
        self.pace = Pace(1, lambda: 0.0, lambda _: asyncio.sleep(0))
        self.heard: list[tuple[object, ...]] = []

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        self.heard.append((event, *args))


def lines_of(monkeypatch: pytest.MonkeyPatch, *made: Socket | Exception) -> Lines:
    lines = Lines(*made)
    monkeypatch.setattr(shards, "DiscordWebSocket", lines)
    monkeypatch.setattr(shards, "LONGEST_PAUSE", 0.0)
    return lines


async def test_a_shared_client_begins_with_no_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    lines, client = lines_of(monkeypatch), Client()
    running = asyncio.create_task(client.connect())
    for _ in range(5):
        await asyncio.sleep(0)
    assert not running.done()
    assert lines.asked == []
    await client.disconnect()
    client._refusal().set_result(None)
    await running


async def test_a_taken_shard_resumes_the_session_of_the_process_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    socket = Leaving()
    lines, client = lines_of(monkeypatch, socket), Client()
    client.take(3, SESSION)
    assert client.sessions() == {3: SESSION}, "not lost if this process dies before"
    await lines.up.wait()
    how = {
        "shard_id": 3, "gateway": yarl.URL("wss://theirs.at"), "session": "abc", "sequence": 17,
        "resume": True,
    }  # fmt: skip
    assert lines.asked == [how]
    assert client.serving() == {3}
    await asyncio.sleep(0)
    assert client.sessions() == {3: Session("s", 7, "wss://resumed.at")}
    assert await client.drop(3) == Session("s", 7, "wss://resumed.at")
    assert socket.code == STAYS_OPEN, "Discord keeps the session for the next one"
    assert client.sessions() == {}
    assert client.serving() == set()
    assert client.heard[-1] == ("shard_dropped", 3)


async def test_a_session_that_cannot_be_resumed_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The address of the process before may not be reachable from here."""
    lines, client = lines_of(monkeypatch, OSError("no route"), Socket()), Client()
    client.take(3, SESSION)
    await lines.up.wait()
    assert [each.get("session") for each in lines.asked] == ["abc", None]
    await client.drop(3)


async def test_where_the_session_is_over_another_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    invalid = Socket(ReconnectWebSocket(3, resume=False), session=None)
    lines, client = lines_of(monkeypatch, invalid, Socket()), Client()
    client.take(3, SESSION)
    await lines.up.wait()
    assert [each.get("session") for each in lines.asked] == ["abc", None]
    assert lines.asked[1] == BEGUN
    await client.drop(3)


async def test_a_shard_that_is_not_connected_yet_leaves_with_the_session_it_was_given(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines_of(monkeypatch)
    client = Client()
    client.take(1, SESSION)
    assert await client.drop(1) == SESSION
    client.take(1)
    assert await client.drop(1) is None


async def test_without_a_lease_no_connection_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a new one nor after a loss: it would take the session from the next process."""
    allowed = False
    lost = Socket(ReconnectWebSocket(3))
    lines, client = lines_of(monkeypatch, lost, Socket()), Client()
    client.allowed = lambda: allowed
    client.take(3, SESSION)
    async with asyncio.timeout(60):
        await client._running[3]
    assert lines.asked == []
    assert client.serving() == set()

    async def poll() -> None:
        nonlocal allowed
        allowed = False
        raise ReconnectWebSocket(3)

    allowed = True
    monkeypatch.setattr(lost, "poll_event", poll)
    client.take(3, SESSION)
    async with asyncio.timeout(60):
        await client._running[3]
    assert len(lines.asked) == 1
    assert client.serving() == set(), "whoever has a lease again connects it anew"
    assert client.sessions() == {3: Session("s", 7, "wss://resumed.at")}
    await client.drop(3)


async def test_a_final_refusal_of_a_taken_shard_ends_the_client(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines_of(monkeypatch, Socket(closed(4014)), Socket())
    client = Client()
    running = asyncio.create_task(client.connect())
    await asyncio.sleep(0)
    client.take(3)
    with pytest.raises(discord.ConnectionClosed):
        await running


def test_a_process_is_online_if_its_own_shards_are(tmp_path: Any) -> None:
    health = Health(tmp_path / "health", 4, shared=True)
    assert health.online
    assert health.missing == []
    health.expect(2)
    health.expect(3)
    assert not health.online
    assert health.online_for == 0
    health.connected(True, 2)
    assert health.missing == [3]
    health.dropped(3)
    assert health.online
    assert health.sign().missing == ()
    health.connected(False, 2)
    assert health.missing == [2]
    assert Health(tmp_path / "health", 4).missing == [0, 1, 2, 3]

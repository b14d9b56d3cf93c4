"""A stand-in in this process, a person's hands at its control interface, a real client."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import discord.gateway
import discord.http
import pytest
import yarl

from sandbox.server import Sandbox
from sandbox.settings import Settings
from tests.sandbox.probe import Probe

Json = dict[str, Any]


class Hands:
    """Speaks with the control interface, and with the API as a bot without a library would."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session

    async def control(self, method: str, path: str, body: Json | None = None) -> Json:
        url = f"{self.sandbox.where.base}/control/{path}"
        async with self.session.request(method, url, json=body) as response:
            answer = await response.json()
            assert response.status == 200, (response.status, answer)
            return answer

    async def refused(self, method: str, path: str, body: Json) -> tuple[int, Json]:
        url = f"{self.sandbox.where.base}/control/{path}"
        async with self.session.request(method, url, json=body) as response:
            return response.status, await response.json()

    async def api(
        self, method: str, path: str, body: Any = None, *, token: str | None = None, **kwargs: Any
    ) -> tuple[int, Any]:
        """Return status and body of a bare request to the API."""
        token = token or self.sandbox.world.meta["token"]
        headers = {"Authorization": f"Bot {token}"}
        url = self.sandbox.where.api + path
        async with self.session.request(
            method, url, json=body, headers=headers, **kwargs
        ) as response:
            raw = await response.read()
            return response.status, json.loads(raw) if raw else None

    async def allow(self, *names: str) -> None:
        """Give the bot permissions in the lounge that its invitation does not ask for."""
        body = {"target": "bot", "allow": list(names), "deny": []}
        await self.control("PUT", "channels/lounge/permissions", body)

    async def command(self, command: str, user: str = "Ada", **more: Any) -> Json:
        body = {"user": user, "channel": "lounge", "command": command} | more
        return await self.control("POST", "commands", body)

    async def press(self, label: str, user: str = "Ada", **more: Any) -> Json:
        body = {"user": user, "channel": "lounge", "label": label} | more
        return await self.control("POST", "press", body)

    async def channel_id(self, name: str = "lounge") -> str:
        world = self.sandbox.world
        return next(c["id"] for c in world.channels.values() if c.get("name") == name)

    async def user_id(self, name: str) -> str:
        users = self.sandbox.world.users.values()
        return next(u["id"] for u in users if u["global_name"] == name)

    async def messages(self, user: str = "Ada", channel: str = "lounge") -> list[Json]:
        return (await self.control("GET", f"messages?user={user}&channel={channel}"))["messages"]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    made = Sandbox(None, usual=Settings(identify_seconds=0))
    await made.start("127.0.0.1", 0)
    yield made
    await made.stop()


@pytest.fixture
async def hands(sandbox: Sandbox) -> AsyncIterator[Hands]:
    async with aiohttp.ClientSession() as session:
        yield Hands(sandbox, session)


@contextlib.asynccontextmanager
async def logged_in(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Probe]:
    """Log a real client in and out again."""
    monkeypatch.setattr(discord.http.Route, "BASE", sandbox.where.api)
    gateway = yarl.URL(sandbox.where.gateway)
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
    probe = Probe()
    running = asyncio.create_task(probe.start(sandbox.world.meta["token"]))
    ready = asyncio.create_task(probe.ready.wait())
    await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=20)
    if running.done():
        ready.cancel()
        running.result()
    assert ready.done(), "the client did not log in"
    try:
        yield probe
    finally:
        await probe.close()
        await running


@pytest.fixture
async def probe(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Probe]:
    async with logged_in(sandbox, monkeypatch) as made:
        yield made


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"

"""Discord's rate limits: all waits are counted, and only long ones are logged one by one."""

from __future__ import annotations

import ast
import asyncio
import inspect
import logging
from collections.abc import AsyncIterator, Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import structlog
from discord.http import Route
from structlog.testing import capture_logs

from bot.gateway.client import Bot
from bot.platform.http import RateLimitHits
from bot.process import logs
from sandbox.rest.faults import Fault
from sandbox.server import Sandbox

Served = tuple[Bot, Sandbox]


@pytest.fixture
def configured(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Return what discord.py logs once the bot has configured logging."""
    root, kept = logging.getLogger(), structlog.get_config()
    handlers, level = [*root.handlers], root.level
    levels = {name: logging.getLogger(name).level for name in logs.QUIET}
    try:
        logs.configure("DEBUG")
        root.handlers[:] = handlers
        yield caplog
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        for name, before in levels.items():
            logging.getLogger(name).setLevel(before)
        structlog.configure(**kept)


@pytest.fixture
async def served(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Served]:
    """Yield a client that is logged in at a stand-in, and waits for no rate limit."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)

    async def attach() -> None:
        pass

    async def sleep(_: float) -> None:
        pass

    sandbox = Sandbox(None)
    await sandbox.start("127.0.0.1", 0)
    health: Any = None
    client = Bot(sandbox.where.api, health, attach)
    hasty = SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
    async with client:
        await client.login(sandbox.world.meta["token"])
        for sender in logs.SENDERS:
            monkeypatch.setattr(f"{sender}.asyncio", hasty)
        yield client, sandbox
    await sandbox.stop()


def limited(sandbox: Sandbox, method: str, wait: float, scope: str, **headers: str) -> None:
    """Let the stand-in refuse the next request of a method."""
    body = {"message": "You are being rate limited.", "retry_after": wait}
    body["global"] = scope == "global"  # type: ignore[assignment]
    given = {"X-RateLimit-Scope": scope, "Retry-After": f"{wait:.0f}", **headers}
    sandbox.api.faults.append(Fault(1, 429, method, None, body, given))


async def edit(client: Bot) -> None:
    """Change an answer to an interaction that the stand-in does not know."""
    with pytest.raises(discord.NotFound):
        await discord.Webhook.partial(1, "t" * 60, client=client).edit_message(5, content="x")


async def test_short_waits_are_counted_by_scope_and_not_logged(
    served: Served, configured: pytest.LogCaptureFixture
) -> None:
    client, sandbox = served
    for wait, scope in ((0.4, "user"), (1, "global"), (4.9, "shared"), (2.0, "user")):
        limited(sandbox, "GET", wait, scope)
        await client.http.request(Route("GET", "/gateway"))
    limited(sandbox, "PATCH", 3.2, "user")
    await edit(client)
    assert client.rate.hits.total == {"user": 3, "global": 1, "shared": 1}
    assert client.rate.hits.take_recent() == ({"user": 3, "global": 1, "shared": 1}, 5.0)
    assert [record for record in configured.records if record.name in logs.SENDERS] == []


async def test_long_waits_are_logged_as_before(
    served: Served, configured: pytest.LogCaptureFixture
) -> None:
    client, sandbox = served
    limited(sandbox, "GET", 5.0, "user")
    await client.http.request(Route("GET", "/gateway"))
    limited(sandbox, "GET", 7, "global")
    await client.http.request(Route("GET", "/gateway"))
    limited(sandbox, "PATCH", 6.5, "user")
    await edit(client)
    limited(sandbox, "GET", 600.0, "shared")
    with pytest.raises(discord.RateLimited):
        await client.http.request(Route("GET", "/gateway"))
    said = [record.getMessage() for record in configured.records if record.name in logs.SENDERS]
    waits = ["in 5.00", "in 7.00", "hit. Retrying in 7.00", "in 6.50", "of 600.00 was too long"]
    assert [wait in text for wait, text in zip(waits, said, strict=True)] == [True] * len(waits)
    assert client.rate.hits.take_recent() == ({"user": 2, "global": 1, "shared": 1}, 600.0)


async def test_a_refusal_that_is_not_discords_own_is_counted_as_one_of_the_address(
    served: Served,
) -> None:
    client, sandbox = served
    limited(sandbox, "GET", 1, "user", Via="")  # what Cloudflare sends has none
    with pytest.raises(discord.HTTPException):
        await client.http.request(Route("GET", "/gateway"))
    assert client.rate.hits.total == {"address": 1}


def test_the_answer_of_the_server_in_front_can_have_a_date() -> None:
    hits = RateLimitHits()
    hits.count({"Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"})
    hits.count({})
    assert hits.take_recent() == ({"address": 2}, 0.0)


async def test_the_number_is_logged_from_time_to_time_if_there_were_any() -> None:
    hits, waited = RateLimitHits(), list[float]()
    discords = {"Via": "1.1", "X-RateLimit-Scope": "user"}

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        if len(waited) == 2:
            hits.count({**discords, "Retry-After": "3"})
            hits.count({**discords, "Retry-After": "1"})
        if len(waited) == 4:
            hits.count({**discords, "X-RateLimit-Scope": "global", "Retry-After": "1"})
        if len(waited) == 6:
            raise asyncio.CancelledError

    with capture_logs() as entries, pytest.raises(asyncio.CancelledError):
        await logs.report_rate_limits(hits, sleep)
    told = [(entry["count"], entry["longest"], entry["scopes"]) for entry in entries]
    assert told == [(2, 3.0, {"user": 2}), (1, 1.0, {"global": 1})]
    assert set(waited) == {600.0}
    assert hits.total == {"user": 2, "global": 1}


@pytest.mark.parametrize("sender", logs.SENDERS)
def test_all_warnings_of_requests_are_about_waits_and_end_with_them(sender: str) -> None:
    """The filter drops warnings by their last argument: a new version can have others."""
    tree = ast.parse(inspect.getsource(import_module(sender)))
    calls = [
        [ast.unparse(argument) for argument in node.args]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "_log.warning"
    ]
    assert calls
    assert {arguments[-1] for arguments in calls} == {"retry_after"}

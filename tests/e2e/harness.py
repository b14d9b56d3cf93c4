"""The bot as a process and its local Discord, driven over HTTP as people would drive them."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from tests.discord.check import check

ROOT = Path(__file__).parent.parent.parent
NOTICED = 0.5
"""Seconds after which the stand-in has noticed that a bot died."""


class Refused(AssertionError):
    """The control interface, or the bot, did not do what was asked."""


def free_port() -> int:
    """Return a port that nothing listens on."""
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


class Standin:
    """The stand-in's control interface."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.session = session

    async def call(self, method: str, path: str, body: Any = None, /, **query: Any) -> Any:
        """Ask the control interface."""
        address = f"{self.url}/control/{path}"
        async with self.session.request(
            method, address, json=body, params={k: str(v) for k, v in query.items()}
        ) as response:
            answer = await response.json()
            if response.status >= 400:
                raise Refused(f"{method} {path}: {response.status} {answer}")
            return answer

    async def command(
        self, user: str, command: str, channel: str = "#lounge", **options: Any
    ) -> dict[str, Any]:
        """Use a slash command and wait for its answer."""
        body = {"user": user, "channel": channel, "command": command, "options": options}
        return answered(await self.call("POST", "commands", body))

    async def press(
        self, user: str, label: str, channel: str = "#lounge", message: Any = None
    ) -> dict[str, Any]:
        """Press the newest button of this label that the person sees, or that of a message."""
        body: dict[str, Any] = {"user": user, "channel": channel, "label": label}
        if message is not None:
            body = {"user": user, "message": message["id"], "custom_id": button(message, label)}
        return answered(await self.call("POST", "press", body))

    async def choose(self, user: str, message: dict[str, Any], *values: str) -> dict[str, Any]:
        """Choose in the menu of a message."""
        menu = next(c for c in components(message) if c["type"] == 3)
        body = {
            "user": user,
            "message": message["id"],
            "custom_id": menu["custom_id"],
            "values": list(values),
        }
        return answered(await self.call("POST", "select", body))

    async def complete(
        self, user: str, command: str, focused: str, value: str = "", **options: Any
    ) -> list[dict[str, Any]]:
        """Ask for an option's suggestions."""
        body = {
            "user": user,
            "channel": options.pop("channel", "#lounge"),
            "command": command,
            "focused": focused,
            "value": value,
            "options": options,
        }
        return (await self.call("POST", "autocomplete", body))["choices"]

    async def messages(self, channel: str = "#lounge", user: str = "Ada") -> list[dict[str, Any]]:
        """Return what a person sees in a channel."""
        found = await self.call("GET", "messages", channel=channel, user=user, limit=100)
        return found["messages"] if isinstance(found, dict) else found

    async def message(self, message_id: str, user: str) -> dict[str, Any]:
        """Return a message as a person sees it."""
        return await self.call("GET", f"messages/{message_id}", user=user)

    async def requests(self, **query: Any) -> list[dict[str, Any]]:
        """Return the bot's requests."""
        return (await self.call("GET", "requests", **query))["requests"]

    async def until(self, check: Any, seconds: float = 15.0) -> Any:
        """Wait until a coroutine function returns something true, and return that."""
        for _ in range(int(seconds / 0.05)):
            found = await check()
            if found:
                return found
            await asyncio.sleep(0.05)
        raise Refused(f"never came true: {check}")


def answered(record: dict[str, Any]) -> dict[str, Any]:
    """Check that an interaction was answered and nothing in it was refused."""
    if record["state"] == "failed" or record.get("refusals"):
        raise Refused(f"{record['state']}: {record.get('refusals')} {record.get('steps')}")
    return record


def components(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return all components of a message, however deep."""
    found: list[dict[str, Any]] = []
    left = list(message.get("components", ()))
    while left:
        component = left.pop(0)
        found.append(component)
        left[:0] = component.get("components", ())
    return found


def button(message: dict[str, Any], label: str) -> str:
    """Return the id of a message's button."""
    for component in components(message):
        if component["type"] == 2 and component.get("label") == label:
            return component["custom_id"]
    labels = [c.get("label") for c in components(message) if c["type"] == 2]
    raise Refused(f"no button {label!r} among {labels}")


def text_of(message: dict[str, Any]) -> str:
    """Return all text of a message."""
    parts = [message.get("content", "")]
    parts += [c["content"] for c in components(message) if c["type"] == 10]
    return "\n".join(parts)


class BotProcess:
    """The bot, started as a host would start it."""

    def __init__(self, folder: Path, module: str = "bot", **env: str) -> None:
        self.folder = folder
        self.module = module
        self.env = env
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, *arguments: str) -> None:
        """Start the process; its log goes to a file in the folder."""
        log = (self.folder / "bot.log").open("ab")
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self.module,
            *arguments,
            cwd=ROOT,
            env={
                **os.environ,
                "DATABASE_URL": f"sqlite:///{self.folder / 'bot.db'}",
                "LOG_LEVEL": "DEBUG",
                **self.env,
            },
            stdout=log,
            stderr=log,
        )

    async def stop(self) -> int:
        """Ask the process to stop, as a host would."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), 20)

    async def kill(self) -> None:
        """End the process without warning."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
            # The stand-in notices a closed connection a moment later; until then it would still
            # take the bot for online.
            await asyncio.sleep(NOTICED)

    def log(self) -> str:
        """Return what the process logged."""
        return (self.folder / "bot.log").read_text(encoding="utf-8")


@asynccontextmanager
async def standin(folder: Path) -> AsyncIterator[tuple[Standin, dict[str, str]]]:
    """Run a stand-in of its own, so that the bot may die without it; yields the bot's settings.

    Whatever the bot sent meanwhile must fit Discord's description.
    """
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", str(port), "--data", str(folder), "--json",
        cwd=ROOT, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    import json

    facts = json.loads(await asyncio.wait_for(process.stdout.readline(), 30))
    try:
        async with aiohttp.ClientSession() as session:
            discord = Standin(facts["url"].rstrip("/"), session)
            yield discord, {"DISCORD_API_BASE": facts["api"], "DISCORD_TOKEN": facts["token"]}
            check(await discord.requests())
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def ready(discord: Standin, bot: BotProcess) -> None:
    """Wait until the bot is logged in and its commands are there."""
    found = await discord.call("GET", "bot", wait=60)
    if not found["online"] or not found["commands"]:
        raise Refused(f"the bot does not come: {found}\n{bot.log()[-6000:]}")


def tokens(requests: list[dict[str, Any]]) -> set[str]:
    """Return the tokens of interactions that requests were made with."""
    paths = [request["path"].split("/") for request in requests]
    return {parts[3] for parts in paths if parts[1] in ("interactions", "webhooks")}


def discreet(log: str, secrets: list[str]) -> None:
    """Check that nothing stands in a log that would let its reader act as somebody else."""
    assert len(log) > 100
    found = [secret for secret in secrets if secret in log]
    if found:
        raise AssertionError(f"{len(found)} tokens stand in the log")


@asynccontextmanager
async def playing(
    folder: Path, module: str = "tests.toy.main", **more: str
) -> AsyncIterator[tuple[Standin, BotProcess]]:
    """Run a stand-in with a bot that is logged in and has its commands; `more` is environment.

    Whatever happens, nothing secret may end up in its log, which is kept at DEBUG.
    """
    async with standin(folder) as (discord, env):
        bot = BotProcess(folder, module, **env, **more)
        await bot.start()
        try:
            await ready(discord, bot)
            yield discord, bot
            discreet(bot.log(), [env["DISCORD_TOKEN"], *tokens(await discord.requests())])
        finally:
            await bot.kill()

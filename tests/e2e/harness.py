"""The bot as a process and its local Discord, driven over HTTP as people would drive them."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp

from sandbox.server import Sandbox
from sandbox.settings import Settings
from tests.discord.check import check
from tests.e2e.forked import ROOT, Forked

PATIENCE = 120.0
"""Seconds that anything may take on a machine that has much else to do."""
LATENCY = 80
"""Milliseconds by which what the bot is sent arrives later, where answers are to cross."""
ACTS = ("commands", "press", "select", "autocomplete", "modal")
"""Requests to the bot, whose answer the stand-in waits for."""


class Refused(AssertionError):
    """A refusal by the control interface, or the bot; perhaps with a status."""

    def __init__(self, words: str, status: int = 0) -> None:
        super().__init__(words)
        self.status = status


class Standin:
    """The stand-in's control interface."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self.url = url
        self.session = session

    async def call(self, method: str, path: str, body: Any = None, /, **query: Any) -> Any:
        """Ask the control interface."""
        address = f"{self.url}/control/{path}"
        if method == "POST" and path in ACTS:
            body = {"timeout": PATIENCE, **body}
        async with self.session.request(
            method, address, json=body, params={k: str(v) for k, v in query.items()}
        ) as response:
            answer = await response.json()
            if response.status >= 400:
                raise Refused(f"{method} {path}: {response.status} {answer}", response.status)
            return answer

    async def command(
        self, user: str, command: str, channel: str = "#lounge", **options: Any
    ) -> dict[str, Any]:
        """Use a slash command and wait for its answer."""
        body = {"user": user, "channel": channel, "command": command, "options": options}
        record = answered(await self.call("POST", "commands", body))
        return await self._sure(user, record, "")

    async def press(
        self, user: str, label: str, channel: str = "#lounge", message: Any = None
    ) -> dict[str, Any]:
        """Press the button of this label on a message, or the newest that the person sees.

        For that the person waits, if there is none yet. Buttons that are not on the message are
        behind its *More…*.
        """
        if message is not None:
            try:
                found = button(message, label)
            except Refused:
                if control_of(message, "more") is None:
                    raise
                message = await self.more(user, message)
                found = button(message, label)
            return await self.press_id(user, message, found)

        async def pressed() -> Any:
            try:
                body = {"user": user, "channel": channel, "label": label}
                return await self.call("POST", "press", body)
            except Refused as refused:
                if refused.status != 404:
                    raise
                return None

        return answered(await self.until(pressed))

    async def more(self, user: str, panel: dict[str, Any]) -> dict[str, Any]:
        """Look behind *More…* of a panel; returns the page that takes its place."""
        found = control_of(panel, "more")
        assert found is not None, text_of(panel)
        body = {"user": user, "message": panel["id"], "custom_id": found}
        return answered(await self.call("POST", "press", body))["message"]

    async def press_id(self, user: str, message: dict[str, Any], custom_id: str) -> dict[str, Any]:
        """Press a button by its id, and once more where the panel asks whether one is sure."""
        body = {"user": user, "message": message["id"], "custom_id": custom_id}
        record = answered(await self.call("POST", "press", body))
        return await self._sure(user, record, custom_id)

    async def _sure(self, user: str, record: dict[str, Any], pressed: str) -> dict[str, Any]:
        """Return the result of a press once it is confirmed, if that is asked."""
        shown = record.get("message") or {}
        sure = asks(shown)
        if sure is None or sure == pressed or "id" not in shown:
            return record
        body = {"user": user, "message": shown["id"], "custom_id": sure}
        return answered(await self.call("POST", "press", body))

    async def fill(self, user: str, opened: dict[str, Any], **entered: Any) -> dict[str, Any]:
        """Send the form that a press has opened; entered values go by the keys of its parts."""
        assert opened["state"] == "modal", opened["state"]
        fields = [each["component"] for each in opened["modal"]["components"] if "label" in each]
        ids = {field["custom_id"].partition("=")[0]: field["custom_id"] for field in fields}
        values = {ids[key]: value for key, value in entered.items()}
        body = {"user": user, "interaction": opened["id"], "values": values}
        return answered(await self.call("POST", "modal", body))

    async def ordered(
        self, user: str, record: dict[str, Any], values: Sequence[str]
    ) -> dict[str, Any]:
        """Choose what an order is about, best first, in its form or in its panel."""
        if record["state"] == "modal":
            fields = [each["component"] for each in record["modal"]["components"]]
            found = [
                next(o["value"] for o in fields[0]["options"] if value in o["label"])
                for value in values
            ]
            ranked = {f"rank{rank}": value for rank, value in enumerate(found, start=1)}
            entered = {"values": found} if fields[0]["custom_id"] == "values" else ranked
            return (await self.fill(user, record, **entered))["message"]
        panel = record["message"]
        for value in values:
            (menu,) = [c for c in components(panel) if c["type"] == 3]
            (entry,) = [o["value"] for o in menu["options"] if value in o["label"]]
            panel = (await self.choose(user, panel, entry))["message"]
        (give,) = [
            c["custom_id"] for c in components(panel) if ":order-set:" in c.get("custom_id", "")
        ]
        return (await self.press_id(user, panel, give))["message"]

    async def choose(self, user: str, message: dict[str, Any], *values: str) -> dict[str, Any]:
        """Choose in the menu of a message."""
        menu = next(c for c in components(message) if c["type"] == 3)
        body = {
            "user": user,
            "message": message["id"],
            "custom_id": menu["custom_id"],
            "values": list(values),
        }
        record = answered(await self.call("POST", "select", body))
        return await self._sure(user, record, menu["custom_id"])

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
        """Return the messages that a person sees in a channel."""
        found = await self.call("GET", "messages", channel=channel, user=user, limit=100)
        return found["messages"] if isinstance(found, dict) else found

    async def message(self, message_id: str, user: str) -> dict[str, Any]:
        """Return a message as a person sees it."""
        return await self.call("GET", f"messages/{message_id}", user=user)

    async def shown(self, record: dict[str, Any], true: Callable[[dict[str, Any]], bool]) -> Any:
        """Wait until one of the answers to an interaction is as expected; returns that message."""

        async def found() -> Any:
            known = await self.call("GET", f"interactions/{record['id']}")
            answers = [known["message"], *known["followups"]]
            return next((message for message in answers if message and true(message)), None)

        return await self.until(found)

    async def requests(self, **query: Any) -> list[dict[str, Any]]:
        """Return the bot's requests."""
        return (await self.call("GET", "requests", **query))["requests"]

    async def until(self, check: Any) -> Any:
        """Wait until a coroutine function returns something true, and return that."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            found = await check()
            if found:
                return found
            await asyncio.sleep(0.05)
        raise Refused(f"never came true: {check}")


UNANSWERED = ("failed", "pending", "deferred", "deferred_update")


def answered(record: dict[str, Any]) -> dict[str, Any]:
    """Check that an interaction was answered and nothing in it was refused."""
    if record["state"] in UNANSWERED or record.get("refusals"):
        raise Refused(f"{record['state']}: {record.get('refusals')} {record.get('steps')}")
    return record


def components(message: dict[str, Any]) -> list[dict[str, Any]]:
    """Return all components of a message, however deep."""
    found: list[dict[str, Any]] = []
    left = list(message.get("components", ()))
    while left:
        component = left.pop(0)
        found.append(component)
        beside = component.get("accessory")
        more = [] if beside is None else [{**beside, "line": said_beside(component)}]
        left[:0] = [*component.get("components", ()), *more]
    return found


def said_beside(section: dict[str, Any]) -> str:
    """Return the choice next to a button, without its number and its title."""
    head = section["components"][0]["content"].partition("\n-# ")[0]
    return head.rpartition("\n")[2].rpartition("** ")[2]


def read(control: dict[str, Any]) -> str:
    """Return the purpose of a button: its label, or the choice next to it."""
    return control.get("line") or control.get("label", "")


LOCK = "🔒 "
LEFT = (" · left: ", " · reste : ")
"""The text after the label of an end that gives something up."""


def plain(label: str) -> str:
    """Return a button's label without the marks of final acts and of things given up."""
    label = label.removeprefix(LOCK)
    return min((label.partition(left)[0] for left in LEFT), key=len)


def asks(message: dict[str, Any]) -> str | None:
    """Return the id of the button that confirms, where a panel asks whether one is sure."""
    for component in components(message):
        _, name, *_, argument = (*component.get("custom_id", "").split(":"), "", "")[:5]
        sure = name == "agree" and component.get("label", "").startswith(LOCK)
        if sure or (name == "end" and argument == "anyway"):
            return component["custom_id"]
    return None


def control_of(message: dict[str, Any], name: str) -> str | None:
    """Return the id of the first control of a message that does this, in any language."""
    ids = [c["custom_id"] for c in components(message) if "custom_id" in c]
    return next((each for each in ids if each.split(":")[1] == name), None)


def button(message: dict[str, Any], label: str) -> str:
    """Return the id of a message's button."""
    for component in components(message):
        if component["type"] != 2:
            continue
        if label in (found := component.get("label", ""), plain(found), component.get("line")):
            return component["custom_id"]
    labels = [read(c) for c in components(message) if c["type"] == 2]
    raise Refused(f"no button {label!r} among {labels}")


def text_of(message: dict[str, Any]) -> str:
    """Return all text of a message."""
    parts = [message.get("content", "")]
    parts += [c["content"] for c in components(message) if c["type"] == 10]
    return "\n".join(parts)


class BotProcess:
    """The bot as a process, started as a host would start it or as a fork, which is faster.

    The players of tests press faster than people: there is no limit to that unless a test sets one.
    """

    def __init__(
        self, folder: Path, module: str = "bot", *, forked: bool = False, **env: str
    ) -> None:
        self.folder = folder
        self.module = module
        self.forked = forked
        self.env = env
        self.process: asyncio.subprocess.Process | Forked | None = None

    async def start(self, *arguments: str) -> None:
        """Start the process; its log goes to a file in the folder."""
        url = f"sqlite:///{self.folder / 'bot.db'}"
        env = {**os.environ, "DATABASE_URL": url, "LOG_LEVEL": "DEBUG", "PRESS_LIMIT": "0"}
        env |= self.env
        if self.forked:
            self.process = Forked(self.module, arguments, env, self.folder / "bot.log")
            return
        with (self.folder / "bot.log").open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self.module, *arguments),
                cwd=ROOT, env=env, stdout=log, stderr=log,
            )  # fmt: skip

    async def stop(self) -> int:
        """Ask the process to stop, as a host would."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            code = await self.process.wait()
        await self._missed()
        return code

    async def kill(self) -> None:
        """End the process without warning."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        await self._missed()

    async def _missed(self) -> None:
        """Wait until the stand-in has noticed: until then it takes the bot for online."""
        base = self.env["DISCORD_API_BASE"].partition("/api/")[0]
        async with aiohttp.ClientSession() as session:
            discord = Standin(base, session)

            async def offline() -> bool:
                return not (await discord.call("GET", "bot"))["online"]

            await discord.until(offline)

    async def said(self, discord: Standin) -> None:
        """Wait until all waiting messages are posted."""

        async def nothing_left() -> bool:
            with closing(sqlite3.connect(self.folder / "bot.db")) as store:
                query = "SELECT count(*) FROM outbox WHERE state = 'pending'"
                return store.execute(query).fetchone() == (0,)

        await discord.until(nothing_left)

    def log(self) -> str:
        """Return the log of the process."""
        return (self.folder / "bot.log").read_text(encoding="utf-8")


@asynccontextmanager
async def standin(folder: Path) -> AsyncIterator[tuple[Standin, dict[str, str]]]:
    """Run a stand-in here, so that the bot, a process, can die without it; yields its settings.

    All that the bot sent meanwhile must fit Discord's description.
    """
    # Bots of tests start again more often than Discord lets them.
    sandbox = Sandbox(folder, usual=Settings(identify_seconds=0))
    await sandbox.start("127.0.0.1", 0)
    try:
        async with aiohttp.ClientSession() as session:
            discord = Standin(sandbox.where.base, session)
            # That presses are acknowledged in time is tested where no busy machine has a say.
            await discord.call("PATCH", "settings", {"ack_seconds": PATIENCE})
            token = sandbox.world.meta["token"]
            yield discord, {"DISCORD_API_BASE": sandbox.where.api, "DISCORD_TOKEN": token}
            check(await discord.requests())
    finally:
        await sandbox.stop()


async def ready(discord: Standin, bot: BotProcess) -> None:
    """Wait until the bot is logged in and its commands are there."""
    deadline = time.monotonic() + PATIENCE
    found: dict[str, Any] = {}
    while time.monotonic() < deadline and bot.process and bot.process.returncode is None:
        found = await discord.call("GET", "bot")
        if found["online"] and found["commands"]:
            return
        await asyncio.sleep(0.05)
    raise Refused(f"the bot does not come: {found}\n{bot.log()[-6000:]}")


def tokens(requests: list[dict[str, Any]]) -> set[str]:
    """Return the tokens of interactions that requests were made with."""
    paths = [request["path"].split("/") for request in requests]
    return {parts[3] for parts in paths if parts[1] in ("interactions", "webhooks")}


def discreet(log: str, secrets: list[str]) -> None:
    """Check that a log holds nothing that would let its reader act as another person."""
    assert len(log) > 100
    found = [secret for secret in secrets if secret in log]
    if found:
        raise AssertionError(f"{len(found)} tokens stand in the log")


LAYOUT = 1 << 15
"""The flag of messages of components, whose notifications have no text."""


def worded(requests: list[dict[str, Any]]) -> None:
    """Check that each message that notifies a person has a text in the notification."""
    for request in requests:
        body, sent = request["body"] or {}, request["response"] or {}
        if isinstance(body, dict) and int(body.get("flags") or 0) & LAYOUT:
            mentioned = [sent.get(key) for key in ("mentions", "mention_roles", "mention_everyone")]
            assert not any(mentioned), f"{request['path']} notifies without a text: {body}"


@asynccontextmanager
async def playing(
    folder: Path, module: str = "tests.toy.main", *, latency: int = 0, **more: str
) -> AsyncIterator[tuple[Standin, BotProcess]]:
    """Run a stand-in with a bot that is logged in and has its commands; `more` is environment.

    Amounts are words unless ICONS is on: which posts have emoji depends on when they are uploaded.

    Nothing secret may ever end up in its log, which is kept at DEBUG.
    """
    async with standin(folder) as (discord, env):
        bot = BotProcess(folder, module, forked=True, **env, **{"ICONS": "off", **more})
        await bot.start()
        try:
            await ready(discord, bot)
            await discord.call("PATCH", "settings", {"latency": latency})
            yield discord, bot
            worded(await discord.requests(method="POST"))
            discreet(bot.log(), [env["DISCORD_TOKEN"], *tokens(await discord.requests())])
        finally:
            await bot.kill()

"""Four people at a table of Ares Expedition: all decide at once, in any order."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.harness import BotProcess, Standin, components, playing, ready, text_of
from tests.e2e.player import Player
from tests.e2e.secrets import leaks
from tests.e2e.test_toy import posts

Running = tuple[Standin, BotProcess]
PEOPLE = ("Ada", "Brian", "Chloé", "Dmitri")
ROUNDS = 6
"""Times that everybody decides whatever he is asked, after the accidents."""


@pytest.fixture
async def ares(tmp_path: Path) -> AsyncIterator[Running]:
    """The bot as it is shipped, with a faster clock."""
    async with playing(tmp_path, "tests.e2e.quick") as running:
        yield running


async def choose(discord: Standin, name: str, place: int = 0) -> str:
    """Choose the nth thing that a person's panel offers first; returns its label."""
    panel = (await discord.command(name, "table act"))["message"]
    found = [
        c for c in components(panel) if c.get("custom_id", "::").split(":")[1] in ("pick", "choose")
    ]
    body: dict[str, Any] = {"user": name, "message": panel["id"]}
    if found[0]["type"] == 3:
        option = found[0]["options"][place]
        chosen = {"custom_id": found[0]["custom_id"], "values": [option["value"]]}
        await discord.call("POST", "select", {**body, **chosen})
        return option["label"]
    await discord.call("POST", "press", {**body, "custom_id": found[place]["custom_id"]})
    return found[place]["label"]


async def asked_for(discord: Standin, word: str) -> dict[str, Any]:
    """Return the one message that asks everybody for something."""

    async def found() -> Any:
        return [m for m in await posts(discord, "➜") if word in text_of(m)]

    (message,) = await discord.until(found)
    return message


def long_ago(folder: Path, name: str) -> None:
    """Let somebody have been asked three days ago, at a table that takes defaults after one."""
    with sqlite3.connect(folder / "bot.db") as store:
        (settings,) = store.execute("SELECT settings FROM tables").fetchone()
        changed = json.dumps({**json.loads(settings), "absent": 24, "remind": 0})
        store.execute("UPDATE tables SET settings = ?", [changed])
        (since,) = store.execute(
            "SELECT waiting_since FROM seats WHERE name = ?", [name]
        ).fetchone()
        assert since is not None
        earlier = since - 3 * 86400 * 1_000_000 if isinstance(since, int) else _earlier(since)
        store.execute("UPDATE seats SET waiting_since = ? WHERE name = ?", [earlier, name])


def _earlier(since: str) -> str:
    return f"{int(since[:4]) - 1}{since[4:]}"


async def test_four_people_decide_in_any_order(ares: Running) -> None:
    discord, bot = ares
    await discord.command("Ada", "table new", game="ares")
    for name in PEOPLE[1:]:
        await discord.press(name, "Join")
    await discord.press("Ada", "Start")
    first = await asked_for(discord, "Choose your corporation")
    assert len(first["mentions"]) == 4

    # Out of order, one changes his mind, and the bot dies in the middle of it.
    await choose(discord, "Chloé", 1)
    await choose(discord, "Ada", 0)
    changed = await choose(discord, "Ada", 1)
    await bot.kill()
    await bot.start()
    await ready(discord, bot)

    async def two_done() -> bool:
        return "2 of 4 are done" in text_of(await asked_for(discord, "Choose your corporation"))

    assert await discord.until(two_done)

    # The last two press at the same moment.
    await asyncio.gather(choose(discord, "Brian"), choose(discord, "Dmitri"))
    planning = await asked_for(discord, "Choose your phase card")
    corporation = changed.removesuffix(" – chosen")
    told = [m for m in await posts(discord, corporation) if m["attachments"]]
    assert len(told) == 1  # what all chose is told together, and only the last choice
    assert planning["id"] != first["id"]

    # Dmitri does not come; the harmless default is taken for him, and the phase closes.
    for name in ("Brian", "Ada", "Chloé"):
        await choose(discord, name, 0)
    assert not await posts(discord, "Phases are revealed")
    assert await bot.stop() == 0
    long_ago(bot.folder, "Dmitri")
    await bot.start()
    await ready(discord, bot)
    revealed = await discord.until(lambda: posts(discord, "Phases are revealed"))
    assert len([m for m in revealed if m["attachments"]]) == 1

    # And on it goes, everybody as he likes.
    players = [Player(discord, name, seed) for seed, name in enumerate(PEOPLE)]
    for _ in range(ROUNDS):
        assert any([await player.turn() for player in players])

    async def one_round() -> bool:
        return len(await posts(discord, "➜")) == 1

    assert await discord.until(one_round)
    assert await leaks(discord, "ares", bot.folder, list(PEOPLE)) == []

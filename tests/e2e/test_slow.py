"""A disk that keeps the bot waiting: presses are acknowledged in time and answered later."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.e2e.dust import PRIVATE, begin, bid, ping, posts
from tests.e2e.harness import (
    LATENCY,
    BotProcess,
    Standin,
    answered,
    button,
    components,
    ready,
    text_of,
)

Running = tuple[Standin, BotProcess]


async def test_presses_and_commands_wait_for_the_disk(toy: Running) -> None:
    discord, bot = toy
    await discord.command("Ada", "table new", game="dust", name="Ring")
    (lobby,) = await posts(discord, "Ring")
    press = {"user": "Brian", "message": lobby["id"], "custom_id": button(lobby, "Join")}
    join = {"user": "Chloé", "channel": "#lounge", "command": "table join", "options": {}}
    with closing(sqlite3.connect(bot.folder / "bot.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        # The press changes the public message, the command is answered in private.
        pressed, typed = await asyncio.gather(
            discord.call("POST", "press", {**press, "wait": "ack"}),
            discord.call("POST", "commands", {**join, "wait": "ack"}),
        )
        assert pressed["state"] == "deferred_update"
        assert [typed["state"], typed["ephemeral"]] == ["deferred", True]
        assert "Brian" not in text_of(await discord.message(lobby["id"], "Ada"))
        other.execute("ROLLBACK")

    async def seated() -> Any:
        shown = text_of(await discord.message(lobby["id"], "Ada"))
        return "Brian" in shown and "Chloé" in shown

    await discord.until(seated)

    async def told() -> Any:
        record = await discord.call("GET", f"interactions/{typed['id']}")
        return record if record["state"] == "answered" else None

    record = await discord.until(told)
    assert "rejoint la table" in text_of(record["message"])
    assert record["message"]["flags"] & PRIVATE
    assert len(await posts(discord, "Ring")) == 1


async def test_a_panel_that_comes_late_stays_private(toy: Running) -> None:
    """Opened from the public ping, whose place it must not take."""
    discord, bot = toy
    table = await begin(discord, "Brian")
    asked = await ping(discord)
    assert await bot.stop() == 0
    await bot.start()  # nothing is in memory
    await ready(discord, bot)
    body = {"user": "Ada", "message": asked["id"], "custom_id": button(asked, "Act"), "wait": "ack"}
    with closing(sqlite3.connect(bot.folder / "bot.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        record = await discord.call("POST", "press", body)
        other.execute("ROLLBACK")

    async def shown() -> Any:
        found = await discord.call("GET", f"interactions/{record['id']}")
        return found if found["message"] and components(found["message"]) else None

    panel = (await discord.until(shown))["message"]
    assert panel["flags"] & PRIVATE
    assert panel["id"] != asked["id"]
    assert table in text_of(panel)
    assert text_of(await discord.message(asked["id"], "Brian")) == text_of(asked)


@pytest.mark.parametrize("latency", [LATENCY])
async def test_who_ends_their_turn_twice_is_told_so_the_second_time(toy: Running) -> None:
    """With latency: the acknowledgement is still on its way when it is clear what to say."""
    discord, _ = toy
    await begin(discord, "Brian")
    await ping(discord)  # posted on its own, maybe after the panel
    panel = await bid(discord, "Ada")
    (end,) = [c["custom_id"] for c in components(panel) if ":end:" in c.get("custom_id", "")]
    press = {"user": "Ada", "message": panel["id"], "custom_id": end}
    before = await discord.messages(user="Ada")
    pressed = await asyncio.gather(*(discord.call("POST", "press", press) for _ in "ab"))
    told: list[bool] = []
    for record in pressed:
        assert answered(record)["message"]["id"] == panel["id"]
        told.append(any("already ended your turn" in str(step["body"]) for step in record["steps"]))
    assert sorted(told) == [False, True]
    after = await discord.messages(user="Ada")
    new = [text_of(m) for m in after if m["id"] not in {seen["id"] for seen in before}]
    assert (new, len(after)) == ([], len(before))

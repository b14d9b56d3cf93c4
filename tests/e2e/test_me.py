"""Personal settings, a note in a form of Discord's, and being forgotten."""

from __future__ import annotations

from typing import Any

from tests.e2e.dust import begin, read
from tests.e2e.harness import BotProcess, Standin, ready, text_of

Running = tuple[Standin, BotProcess]


async def written(discord: Standin, who: str, panel: dict[str, Any], text: str) -> dict[str, Any]:
    """Write a note with the button of a panel."""
    label = "Change my note" if "Change my note" in str(panel) else "My note"
    opened = await discord.press(who, label, message=panel)
    return (await discord.fill(who, opened, text=text))["message"]


async def test_quiet_hours_and_a_note_are_there_after_a_restart(toy: Running) -> None:
    discord, bot = toy
    await begin(discord, "Brian")
    await discord.command("Ada", "table me", **{"time-zone": "Europe/Paris"})
    shown = (await discord.command("Ada", "table me", **{"quiet-hours": "22:00-07:00"}))["message"]
    assert "22:00–07:00" in text_of(shown)
    panel = (await discord.command("Ada", "table orders"))["message"]
    panel = await written(discord, "Ada", panel, "Keep the red ones")
    assert "Keep the red ones" in text_of(panel)
    assert await bot.stop() == 0
    await bot.start()
    await ready(discord, bot)
    panel = await written(discord, "Ada", panel, "Keep the blue ones")
    assert "Keep the blue ones" in text_of(panel)
    assert "22:00–07:00" in text_of((await discord.command("Ada", "table me"))["message"])
    for message in await discord.messages(user="Brian"):
        assert "blue ones" not in text_of(message)


async def test_who_is_forgotten_leaves_and_the_others_play_on(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian", "Chloé")
    panel = (await discord.command("Ada", "table me"))["message"]
    asked = (await discord.press("Ada", "Delete my data…", message=panel))["message"]
    record = await discord.press("Ada", "Delete my data", message=asked)
    await discord.shown(record, lambda message: "no longer shows your name" in text_of(message))
    mine = (await discord.command("Ada", "table mine"))["message"]
    assert "You have no tables" in text_of(mine)
    await read(discord, "Player ")
    board = (await discord.command("Brian", "look board"))["message"]
    assert "Ada" not in str(board)

"""Whole games and accidents, with the toy game."""

from __future__ import annotations

from typing import Any

from tests.e2e.harness import BotProcess, Standin, text_of
from tests.e2e.player import Player, play_out

Running = tuple[Standin, BotProcess]
PRIVATE = 1 << 6
"""The flag of a reply that only one person sees."""


async def begin(discord: Standin, *others: str, channel: str = "#lounge") -> str:
    """Open a table with Ada and others and start it; returns its id."""
    record = await discord.command("Ada", "table new", channel, game="dust")
    for name in others:
        await discord.press(name, "Join", channel)
    await discord.press("Ada", "Start", channel)
    return record["message"]["content"].split("#")[1].split(" ")[0]


async def practise(discord: Standin, name: str, channel: str = "#lounge") -> None:
    """Open a practice and start it."""
    record = await discord.command(name, "table new", channel, game="dust", practice=True)
    await discord.press(name, "Begin", message=record["message"])


async def posts(discord: Standin, word: str, channel: str = "#lounge") -> list[dict[str, Any]]:
    """Return the public messages with a word in them."""
    seen = await discord.messages(channel)
    return [m for m in seen if word in text_of(m) and not m.get("flags", 0) & PRIVATE]


async def asked(discord: Standin, bot: BotProcess) -> dict[str, Any]:
    """Return the one message that asks, once all is posted and earlier ones are gone."""
    await bot.said(discord)

    async def alone() -> Any:
        found = await posts(discord, "➜")
        return found[0] if len(found) == 1 else None

    return await discord.until(alone)


async def test_three_people_play_to_the_end(toy: Running) -> None:
    discord, _ = toy
    await begin(discord, "Brian", "Chloé")
    players = [Player(discord, name, seed) for seed, name in enumerate(("Ada", "Brian", "Chloé"))]
    assert await play_out(players) > 6
    over = await discord.until(lambda: posts(discord, ") is over."))
    assert len(over) == 1
    # Every post of a turn has its board; nobody is asked any more.
    assert all(m["attachments"] for m in await posts(discord, "Round 1/2") if not m["content"])

    async def nobody() -> bool:
        return not await posts(discord, "➜")

    assert await discord.until(nobody)
    asked = await discord.command("Ada", "look film")
    film = await discord.shown(asked, lambda message: bool(message["attachments"]))
    (attached,) = film["attachments"]
    assert attached["filename"].endswith("-film.webp")
    assert "turn by turn" in attached["description"]
    back = await discord.press("Ada", "Step through", message=film)
    assert await discord.shown(back, lambda message: "History" in text_of(message))


async def test_a_game_against_a_computer(toy: Running) -> None:
    discord, _ = toy
    await practise(discord, "Ada")
    player = Player(discord, "Ada", 5)

    async def over() -> Any:
        await player.turn()
        return await posts(discord, ") is over.")

    assert len(await discord.until(over)) == 1

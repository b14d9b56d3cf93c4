"""A whole game of Ceres with three people, by slash commands and by pressing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.audit import check_posts, check_scores
from tests.e2e.by_post import by_post, set_pace
from tests.e2e.chronicle import Chronicle
from tests.e2e.harness import BotProcess, Standin, playing, text_of
from tests.e2e.player import Typist, next_turns

Running = tuple[Standin, BotProcess]
MOST = 3000
"""Decisions after which a game counts as endless."""


@pytest.fixture
async def ceres(tmp_path: Path) -> AsyncIterator[Running]:
    """Yield the bot as it is shipped."""
    async with playing(tmp_path, "bot") as running:
        yield running


async def test_a_whole_game_of_ceres_by_commands_and_buttons(ceres: Running) -> None:
    discord, bot = ceres
    await discord.command("Ada", "table new", game="ceres")
    await set_pace(discord, "Ada")
    await discord.press("Brian", "Join")
    await discord.press("Chloé", "Join")
    await discord.press("Ada", "Start")
    people = ("Ada", "Brian", "Chloé")
    players = [Typist(discord, name, seed, "ceres") for seed, name in enumerate(people)]
    await by_post(discord, bot, players, "Pass")
    while sum(player.decisions for player in players) < MOST:
        if not await next_turns(players):
            break

    async def over() -> list[str]:
        return [t for m in await discord.messages() if "🥇" in (t := text_of(m))]

    assert len(await discord.until(over)) == 1
    chronicle = Chronicle(bot.folder)
    await check_posts(discord, chronicle)
    await check_scores(discord, chronicle)

from __future__ import annotations
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.audit import check_pings, check_posts, check_scores, everything
from tests.e2e.by_post import by_post, set_pace
from tests.e2e.chronicle import Chronicle
from tests.e2e.harness import BotProcess, Standin, components, playing, ready, text_of
from tests.e2e.miner import Miner
from tests.e2e.player import awaited, moves, next_turns
from tests.e2e.secrets import leaks, sent
from tests.e2e.test_toy import asked, posts

Running = tuple[Standin, BotProcess]


@pytest.fixture
async def projet(tmp_path: Path) -> AsyncIterator[Running]:
    async with playing(tmp_path, "tests.e2e.quick_projet", GAME_SEED="2") as running:
        yield running


async def begin(discord: Standin, *people: str, clocks: bool = False) -> list[Miner]:
    """Sit down and start; with clocks if that is wished."""
    first, *others = people
    await discord.command(first, "table new", game="projet_ceres")
    if clocks:
        await set_pace(discord, first)
    for name in others:
        await discord.press(name, "Join")
    await discord.press(first, "Start")
    return [Miner(discord, name, seed) for seed, name in enumerate(people)]


async def test_free(projet: Running) -> None:
    discord, bot = projet
    players = await begin(discord, "Ada", "Brian", "Chloé", "Dmitri")
    t = time.monotonic()
    while sum(player.decisions for player in players) < 2000:
        if not await next_turns(players):
            break
        print(sum(p.decisions for p in players), time.monotonic() - t)
    await bot.said(discord)
    print("said", time.monotonic() - t)
    chronicle = Chronicle(bot.folder)
    try:
        await check_posts(discord, chronicle)
    except AssertionError as e:
        print("POSTS", str(e)[:3000])
    try:
        await check_pings(discord, chronicle)
    except AssertionError as e:
        print("PINGS", str(e)[:3000])
    await check_scores(discord, chronicle)
    assert await leaks(discord, chronicle) == []

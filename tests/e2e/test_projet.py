"""Projet Cérès through the stand-in: a whole game by post, six people, two plays at once."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.e2e.audit import check_pings, check_posts, check_scores
from tests.e2e.by_post import obeyed, set_pace, timed
from tests.e2e.chronicle import Chronicle, Row, Viewer
from tests.e2e.harness import BotProcess, Standin, playing
from tests.e2e.miner import Miner
from tests.e2e.player import next_turns
from tests.e2e.projet_by_post import BOXES, PEOPLE, FirstTurn
from tests.e2e.secrets import leaks

Running = tuple[Standin, BotProcess]
MOST = 1000
"""Decisions after which a game counts as endless."""
DEAL = "2"
"""Chloé begins, with two ships next to Dmitri's one; Dmitri comes next."""


@pytest.fixture
async def projet(tmp_path: Path) -> AsyncIterator[Running]:
    """The bot with games that begin late, with the same deal for all."""
    async with playing(tmp_path, "tests.e2e.quick_projet", GAME_SEED=DEAL) as running:
        yield running


class Hands(Chronicle):
    """A log, of which nothing is known by which cards belong to somebody, wherever they are."""

    def _seen(self, row: Row, viewer: Viewer) -> Iterator[str]:
        for text in super()._seen(row, viewer):
            yield re.sub(r'"owned":\[[^\]]*\]', "", text)


async def begin(discord: Standin, *people: str, clocks: bool = False) -> list[Miner]:
    """Sit down and start; with clocks if that is wished."""
    first, *others = people
    await discord.command(first, "table new", game="projet_ceres")
    if clocks:
        await set_pace(discord, first)
    for name in others:
        await discord.press(name, "Join")
    await discord.press(first, "Start")
    if clocks:
        await timed(discord)
    return [Miner(discord, name, seed) for seed, name in enumerate(people)]


async def check(discord: Standin, bot: BotProcess) -> None:
    """Hold what the channel and the people were told against the log of a game that is over."""
    await bot.said(discord)
    chronicle = Hands(bot.folder)
    await check_posts(discord, chronicle)
    await check_pings(discord, chronicle)
    await check_scores(discord, chronicle)
    assert await leaks(discord, chronicle) == []


async def test_four_people_play_a_whole_game_in_two_languages(projet: Running) -> None:
    discord, bot = projet
    players = await begin(discord, *PEOPLE, clocks=True)
    await FirstTurn(discord, bot).play()
    answered = False
    while sum(player.decisions for player in players) < MOST:
        answered = answered or await obeyed(discord, "Dmitri", BOXES)
        if not await next_turns(players):
            break
    assert answered
    await check(discord, bot)

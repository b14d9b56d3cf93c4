"""Projet Cérès through the stand-in: a whole game by post, six people, two plays at once."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.e2e.audit import check_pings, check_posts, check_scores
from tests.e2e.by_post import obeyed, press_control, set_pace, timed
from tests.e2e.chronicle import Chronicle, Row, Viewer
from tests.e2e.harness import LATENCY, BotProcess, Standin, playing, text_of
from tests.e2e.miner import Miner
from tests.e2e.player import awaited, next_turns
from tests.e2e.projet_by_post import BOXES, PEOPLE, FirstTurn, press
from tests.e2e.secrets import leaks
from tests.e2e.test_toy import posts

Running = tuple[Standin, BotProcess]
QUICK = "tests.e2e.quick_projet"
MOST = 1000
"""Decisions after which a game counts as endless."""
DEAL = "2"
"""Chloé begins, with two ships next to Dmitri's one; Dmitri comes next."""
SIX = "116"
"""With six people each has a card in hand that nobody else has."""


@pytest.fixture
async def projet(tmp_path: Path, latency: int) -> AsyncIterator[Running]:
    """Yield the bot with games that begin late, with the same deal for all."""
    async with playing(tmp_path, QUICK, latency=latency, GAME_SEED=DEAL) as running:
        yield running


class Hands(Chronicle):
    """A log, of which the list of a player's cards, wherever they are, reveals nothing."""

    def _seen(self, row: Row, viewer: Viewer) -> Iterator[str]:
        for text in super()._seen(row, viewer):
            yield re.sub(r'"owned":\[[^\]]*\]', "", text)


def hidden(chronicle: Chronicle) -> set[str]:
    """Return the cards that can lie face down or be in one hand: base cards are in everyone's."""
    t = chronicle.game.tables(chronicle.end)
    base = set.intersection(*map(set, t.decks.values()))
    return {*t.belt, *t.explorations, *t.cards} - base


async def begin(
    discord: Standin, bot: BotProcess, *people: str, clocks: bool = False
) -> list[Miner]:
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
    return [Miner(discord, bot, name, seed) for seed, name in enumerate(people)]


def awaited_of(bot: BotProcess, players: list[Miner]) -> list[Miner]:
    """Return the players that the game waits for: other panels need not be opened."""
    with closing(sqlite3.connect(bot.folder / "bot.db")) as store:
        found = store.execute("SELECT name FROM seats WHERE waiting_since IS NOT NULL").fetchall()
    return [player for player in players if (player.name,) in found]


async def check(discord: Standin, bot: BotProcess) -> None:
    """Check the messages to the channel and to players against the log of a finished game."""
    await bot.said(discord)
    chronicle = Hands(bot.folder)
    await check_posts(discord, chronicle)
    await check_pings(discord, chronicle)
    await check_scores(discord, chronicle)
    assert await leaks(discord, chronicle, of=hidden(chronicle)) == []


async def test_four_people_play_a_whole_game_in_two_languages(projet: Running) -> None:
    discord, bot = projet
    players = await begin(discord, bot, *PEOPLE, clocks=True)
    await FirstTurn(discord, bot).play()
    answered = False
    while sum(player.decisions for player in players) < MOST:
        answered = answered or await obeyed(discord, "Dmitri", BOXES)
        if not await next_turns(awaited_of(bot, players)):
            break
    assert answered
    await check(discord, bot)


@pytest.mark.long
async def test_six_people_play_two_rounds(tmp_path: Path) -> None:
    more = {"GAME_SEED": SIX, "GAME_LEFT": "2"}
    async with playing(tmp_path, QUICK, latency=LATENCY, **more) as (discord, bot):
        for name, locale in (("Elif", "fr"), ("Farid", "en-US")):
            await discord.call("POST", "users", {"name": name, "locale": locale})
        players = await begin(discord, bot, *PEOPLE, "Elif", "Farid")
        while sum(player.decisions for player in players) < MOST:
            if not await next_turns(awaited_of(bot, players)):
                break
        assert Chronicle(bot.folder).end.round >= 2
        await check(discord, bot)


@pytest.mark.parametrize("latency", [LATENCY])
async def test_two_people_play_in_the_turn_of_a_third_at_the_same_instant(
    projet: Running,
) -> None:
    discord, bot = projet
    await begin(discord, bot, *PEOPLE)
    panel = await press(discord, "Chloé", "Militariser")
    ready = {
        "Ada": await press(discord, "Ada", "Investment"),
        "Brian": await press(discord, "Brian", "Discard Canvassing"),
    }
    await bot.said(discord)
    assert not await posts(discord, "Investment") + await posts(discord, "Canvassing")
    (before,) = await posts(discord, "➜")
    pings = await pinged(discord)
    panels = await asyncio.gather(
        *(press_control(discord, name, shown, "confirm") for name, shown in ready.items())
    )
    assert not any(awaited(shown) for shown in panels)
    await bot.said(discord)
    for line in ("**Ada** plays Investment: +2", "**Brian** discards Canvassing: +2"):
        (told,) = await posts(discord, line)
        assert text_of(told).endswith(f" · {line} influence"), "at once, and nothing else with it"
    # The player at turn continues from the moves in hand, and is not asked again.
    assert [each["id"] for each in await posts(discord, "➜")] == [before["id"]]
    assert await pinged(discord) == pings
    panel = await press(discord, "Chloé", "Quémander", panel=panel)
    assert "Pas encore validé : Militariser" in " ".join(text_of(panel).split())
    chronicle = Chronicle(bot.folder)
    assert [p.influence for p in chronicle.end.players] == [2, 2, 0, 0]
    assert chronicle.end.stack[0].acted == []


async def pinged(discord: Standin) -> dict[str, int]:
    """Return how often people were notified."""
    found = {name: await discord.call("GET", "pings", user=name) for name in PEOPLE}
    return {name: len(pings["history"]) for name, pings in found.items()}

"""Whole games of every kind by post, by commands and buttons, in two languages.

All that the bot sent is checked against the log.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import registry
from tests.e2e.audit import check_pings, check_posts, check_scores, everything, written
from tests.e2e.by_post import by_post, set_pace
from tests.e2e.chronicle import Chronicle, Row, Viewer
from tests.e2e.dust import gone, posts, practise, read
from tests.e2e.harness import BotProcess, Standin, components, playing, text_of
from tests.e2e.player import Keen, Player, awaited, next_turns
from tests.e2e.secrets import leaks
from tests.toy.game import TOY

Running = tuple[Standin, BotProcess]
MOST = 3000
"""Decisions after which a game counts as endless."""


class Hands(Chronicle):
    """A log, of which the list of a player's cards, wherever they are, reveals nothing."""

    def _seen(self, row: Row, viewer: Viewer) -> Iterator[str]:
        for text in super()._seen(row, viewer):
            yield re.sub(r'"owned":\[[^\]]*\]', "", text)


def in_piles(chronicle: Chronicle) -> set[str]:
    """Return the cards of Luna Maris that can lie in a pile."""
    t = chronicle.game.tables(chronicle.end)
    hired = {each.id for each in t.scientists.values() if each.level == 2}
    return {*t.orders, *t.ai_cards, *hired}


def in_one_hand(chronicle: Chronicle) -> set[str]:
    """Return what can lie face down, or be in one hand: everyone has base cards."""
    t = chronicle.game.tables(chronicle.end)
    base = set.intersection(*map(set, t.decks.values()))
    return {*t.belt, *t.explorations, *t.cards} - base


class Whole(msgspec.Struct, frozen=True):
    """How a game is played, and what is checked of it."""

    game: str
    people: tuple[str, ...]
    env: dict[str, str] = {}
    module: str = "tests.e2e.quick"
    order: str = ""
    """An order that a player gives once another has withdrawn a move."""
    rules: dict[str, str] = {}
    secret: Callable[[Chronicle], set[str]] | None = None
    """The cards that others may not read of; without it, all."""
    hands: bool = True
    """Whether there are secret hands."""


PROJET = "tests.e2e.quick_projet"
FOUR = ("Ada", "Brian", "Chloé", "Dmitri")
WHOLE = {
    "ceres": Whole("ceres", FOUR[:3], order="Pass", secret=lambda _: set(), hands=False),
    "luna": Whole("luna_maris", FOUR[:3], {"GAME_SEED": "69"}, order="End your work",
                  secret=in_piles, hands=False),
    "ares": Whole("ares", FOUR, {"GAME_SEED": "2023"}),
    "ares-solo": Whole("ares", FOUR[:1], rules={"level": "advanced"}),
    "ares-team": Whole("ares", ("Ada", "Chloé"), rules={"coop": "on"}),
    "projet": Whole("projet_ceres", FOUR, {"GAME_SEED": "2"}, PROJET, secret=in_one_hand),
    "projet-six": Whole("projet_ceres", (*FOUR, "Elif", "Farid"),
                        {"GAME_SEED": "116", "GAME_LEFT": "2"}, PROJET, secret=in_one_hand),
}  # fmt: skip


async def begin(discord: Standin, bot: BotProcess, whole: Whole) -> list[Keen]:
    """Sit down and start."""
    first, *others = whole.people
    for name, locale in (("Elif", "fr"), ("Farid", "en-US")):
        if name in others:
            await discord.call("POST", "users", {"name": name, "locale": locale})
    await discord.command(first, "table new", game=whole.game)
    if whole.order:
        await set_pace(discord, first)
    for name in others:
        await discord.press(name, "Join")
    for key, value in whole.rules.items():
        panel = (await discord.press(first, "Options"))["message"]
        form = await discord.press(first, "Rules…", message=panel)
        await discord.fill(first, form, **{key: value})
    await discord.press(first, "Start")
    await bot.said(discord)  # who presses before they are asked is not asked
    return [Keen(discord, bot, name, n, whole.game) for n, name in enumerate(whole.people)]


def waiting(bot: BotProcess, players: Sequence[Keen]) -> list[Keen]:
    """Return the players that the game waits for: other panels need not be opened."""
    with closing(sqlite3.connect(bot.folder / "bot.db")) as store:
        found = store.execute("SELECT name FROM seats WHERE waiting_since IS NOT NULL").fetchall()
    return [player for player in players if (player.name,) in found]


async def check(discord: Standin, bot: BotProcess, whole: Whole) -> Chronicle:
    """Check the messages to the channel and to players against the log of a finished game."""
    await bot.said(discord)
    chronicle = Hands(bot.folder)
    assert chronicle.status == "finished"
    await check_posts(discord, chronicle)
    await check_pings(discord, chronicle)
    await check_scores(discord, chronicle)
    of = None if whole.secret is None else whole.secret(chronicle)
    if of != set():
        assert await leaks(discord, chronicle, of=of, hands=whole.hands) == []
    return chronicle


@pytest.mark.long
@pytest.mark.parametrize("name", WHOLE)
async def test_a_whole_game(tmp_path: Path, name: str) -> None:
    whole = WHOLE[name]
    async with playing(tmp_path, whole.module, **whole.env) as (discord, bot):
        players = await begin(discord, bot, whole)
        if whole.order:
            await by_post(discord, bot, players, whole.order)
        while sum(player.decisions for player in players) < MOST:
            if not await next_turns(waiting(bot, players)):
                break
        await check(discord, bot, whole)


@pytest.mark.long
async def test_a_person_plays_against_the_ai(tmp_path: Path) -> None:
    whole = Whole("luna_maris", ("Ada",), secret=in_piles, hands=False)
    async with playing(tmp_path, whole.module, GAME_SEED="69") as (discord, bot):
        (ada,) = await begin(discord, bot, whole)
        panel = await ada.open()
        while awaited(panel) and ada.decisions < MOST:
            panel = await ada.step(panel)
        chronicle = await check(discord, bot, whole)
        made = await written(discord, chronicle.id, "post")
        last = [message for message in await everything(discord) if message["id"] in made][-1]
        end = (await everything(discord))[-2]
    rival = chronicle.end.rival
    mine = chronicle.result["scores"][0]["total"]
    winner = "You win against the AI" if mine > rival.score else "The AI wins"
    assert f"**{winner}, {mine} to {rival.score} points.**" in text_of(end).replace("−", "-")
    _, turned, phase = text_of(last).partition("The AI reveals AI card")
    assert turned
    told = phase.partition("Round 5 is over")[0]
    assert told.count("**AI** ") + told.count(" · ") >= len(rival.did)
    names = chronicle.game.tables(chronicle.end).names
    shown = [item["description"] for each in components(last) for item in each.get("items", ())]
    seen = "\n".join(shown).partition("Its last phase")[2]
    assert rival.did
    assert [step.module for step in rival.did if names[step.module]["en"] not in seen] == []


@pytest.fixture
def dust() -> Iterator[None]:
    """Know the toy game here, too, for its log is played again."""
    registry.register(TOY)
    yield
    registry._GAMES.pop(TOY.key)


async def test_three_people_play_the_toy_game(toy: Running, dust: None) -> None:
    discord, bot = toy
    whole = Whole("dust", FOUR[:3], secret=lambda _: set())
    players = await begin(discord, bot, whole)
    assert await next_turns(players)
    while await next_turns(waiting(bot, players)):
        pass
    assert len(await read(discord, ") is over.")) == 1
    # Every post of a turn has its board; nobody is asked any more.
    assert all(m["attachments"] for m in await posts(discord, "Round 1/2") if not m["content"])
    await gone(discord, "➜")
    await check(discord, bot, whole)
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

"""Pictures that cannot be drawn: the game is described in words, and the host hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.harness import BotProcess, Standin, playing, text_of
from tests.e2e.player import Player
from tests.e2e.test_accidents import active, bids_done
from tests.e2e.test_surface import answer
from tests.e2e.test_toy import begin, posts
from tests.e2e.test_trouble import take_turn

Running = tuple[Standin, BotProcess]
SENTENCE = "I couldn’t draw the picture"


@pytest.fixture
async def blind(tmp_path: Path) -> AsyncIterator[Running]:
    """Yield the bot with a toy game whose layout is broken."""
    async with playing(tmp_path, "tests.e2e.no_pictures") as running:
        yield running


def short(message: dict[str, Any]) -> str:
    """Return the id by which a message says that the reason is found in the log."""
    return text_of(message).rsplit("error ", 1)[1][:6]


async def test_a_post_goes_out_in_words_and_the_host_is_told_once(blind: Running) -> None:
    discord, bot = blind
    await begin(discord, "Brian")
    await bids_done(discord)
    name, other = await active(discord)
    await take_turn(discord, name, "site01")
    (post,) = await discord.until(lambda: posts(discord, "builds 1 on site01"))
    assert SENTENCE in text_of(post)
    assert not post["attachments"]
    board = await answer(discord, name, "look board", text=True)
    built = f"site01: {name} 1"
    assert built in board
    assert built in text_of(post)
    assert short(post) in bot.log()
    await take_turn(discord, other, "site02")
    await discord.until(lambda: posts(discord, "builds 1 on site02"))

    async def told() -> Any:
        seen = await discord.messages("dm:Ada", "Ada")  # to whom the stand-in's bot belongs
        return [m for m in seen if "couldn’t draw" in text_of(m)]

    (note,) = await discord.until(told)
    assert short(note) in bot.log()


async def test_looking_shows_words_and_the_panel_works(blind: Running) -> None:
    discord, _ = blind
    await begin(discord, "Brian")
    for command in ("look board", "table hand", "look catch-up"):
        record = await discord.command("Ada", command)
        await discord.shown(record, lambda answer: SENTENCE in text_of(answer))
    assert await Player(discord, "Ada", 1).turn()

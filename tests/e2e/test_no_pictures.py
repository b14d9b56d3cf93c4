"""Pictures that cannot be drawn: the game is described in words, and the host hears of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.dust import answer, first_turn, read, take_turn, told
from tests.e2e.harness import BotProcess, Standin, playing, text_of
from tests.e2e.player import Player

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


async def test_posts_and_looks_are_in_words_and_the_host_is_told_once(blind: Running) -> None:
    discord, bot = blind
    name, other = await first_turn(discord)
    for command in ("look board", "table hand", "look catch-up"):
        record = await discord.command("Ada", command)
        await discord.shown(record, lambda answer: SENTENCE in text_of(answer))
    await take_turn(discord, name, "site01")
    (post,) = await read(discord, "builds 1 on site01")
    assert SENTENCE in text_of(post)
    assert not post["attachments"]
    board = await answer(discord, name, "look board", text=True)
    built = f"site01: {name} 1"
    assert built in board
    assert built in text_of(post)
    assert short(post) in bot.log()
    assert await Player(discord, other, 1).turn()
    (note,) = await discord.until(lambda: told(discord, "Ada", "couldn’t draw"))
    assert short(note) in bot.log()

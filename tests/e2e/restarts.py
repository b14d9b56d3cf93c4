"""A bot that ends without warning and starts again."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.e2e.harness import BotProcess, Standin, ready


async def killed(discord: Standin, bot: BotProcess, meanwhile: str = "") -> None:
    """End the bot without warning, do something in its database, and start it again."""
    await bot.kill()
    if meanwhile:
        with closing(sqlite3.connect(bot.folder / "bot.db")) as store:
            store.execute(meanwhile)
            store.commit()
    await bot.start()
    await ready(discord, bot)


async def season_due(discord: Standin, bot: BotProcess) -> None:
    """Let the time come that a season waits for, while the bot is down."""
    await killed(discord, bot, "UPDATE seasons SET due = 0")

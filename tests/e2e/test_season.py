"""A season of nine people through the stand-in: the bot is killed again and again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from bot.service.tables.store import Tables
from db.database import connect
from tests.bot.conftest import toy_game
from tests.bot.logged import play_on
from tests.bot.seated import Seated
from tests.e2e.harness import BotProcess, Standin, ready, text_of
from tests.e2e.restarts import killed, season_due

__all__ = ["toy_game"]

Running = tuple[Standin, BotProcess]
NAMES = ("Ada", "Brian", "Chloé", "Dmitri", "Eve", "Fay", "Gus", "Hal", "Ida")


def asked(bot: BotProcess, query: str) -> list[Any]:
    """Return what the database answers."""
    with closing(sqlite3.connect(bot.folder / "bot.db")) as store:
        return store.execute(query).fetchall()


async def open_tables(discord: Standin, bot: BotProcess, number: int) -> list[tuple[str, str]]:
    """Return the tables of a round, with their threads, once all have their lobbies."""

    async def there() -> list[tuple[str, str]] | None:
        rows = asked(
            bot,
            "SELECT t.id, t.channel_id FROM matches m JOIN tables t ON t.id = m.table_id"
            f" WHERE m.round = {number} AND t.settings LIKE '%lobby_message%'",
        )
        return [(str(a), str(b)) for a, b in rows] if len(rows) == 3 else None

    return await discord.until(there)


async def seated(discord: Standin, bot: BotProcess, tables: list[tuple[str, str]]) -> None:
    """Let everybody who is held a seat press *Join*."""
    for table, thread in tables:
        (lobby,) = [m for m in await discord.messages(thread) if table in text_of(m)]
        for who in lobby["mentions"]:
            name = who["global_name"] or who["username"]
            await discord.press(name, "Join", message=lobby)
        await killed(discord, bot)

    async def begun() -> bool:
        ids = ", ".join(f"'{table}'" for table, _ in tables)
        rows = asked(bot, f"SELECT status FROM tables WHERE id IN ({ids})")
        return {row[0] for row in rows} == {"playing"}

    await discord.until(begun)


async def finished(discord: Standin, bot: BotProcess, tables: list[tuple[str, str]]) -> None:
    """Play tables to their ends while the bot is down."""
    await bot.said(discord)
    await bot.stop()
    database = await connect(f"sqlite:///{bot.folder / 'bot.db'}")
    for number, (table, _) in enumerate(tables):
        await play_on(Seated(Tables(database), table), seed=number)
    await database.close()
    await bot.start()
    await ready(discord, bot)


async def test_a_season_is_played_whatever_happens_to_the_bot(
    quick: Running, toy_game: None
) -> None:
    discord, bot = quick
    for name in NAMES:
        if name not in ("Ada", "Brian", "Chloé", "Dmitri"):
            await discord.call("POST", "users", {"name": name, "member_days": 30})
    await discord.command("Ada", "season new", game="dust", rounds=2)
    for name in NAMES:
        await discord.command(name, "season join")
    await killed(discord, bot)
    await season_due(discord, bot)
    for number in (1, 2):
        tables = await open_tables(discord, bot, number)
        await killed(discord, bot)
        await seated(discord, bot, tables)
        await finished(discord, bot, tables)

    async def over() -> bool:
        return asked(bot, "SELECT state, posted FROM seasons") == [("over", 3)]

    await discord.until(over)
    assert asked(bot, "SELECT count(*) FROM tables") == [(6,)]
    assert asked(bot, "SELECT DISTINCT state FROM matches") == [("over",)]
    news = [m for m in await discord.messages() if "Season 1 · Dust" in text_of(m)]
    assert len([m for m in news if "Final standings" in text_of(m)]) == 1
    assert len([m for m in news if "**Round 1 of 2**" in text_of(m)]) == 1
    final = next(m for m in news if "Final standings" in text_of(m))
    (picture,) = final["attachments"]
    assert "Sonneborn-Berger" in picture["description"]
    shown = (await discord.command("Brian", "season show"))["message"]
    assert "This season is over" in text_of(shown)

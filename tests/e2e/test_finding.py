"""Looking for players, with a bot that is killed again and again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

from tests.e2e.harness import BotProcess, Standin, text_of
from tests.e2e.restarts import killed

Running = tuple[Standin, BotProcess]
WANTED = {"game": "dust", "players": 3}


async def lobbies(discord: Standin, bot: BotProcess) -> list[dict[str, Any]]:
    """Return the lobbies of tables that were found, each once if it was posted once."""
    with closing(sqlite3.connect(bot.folder / "bot.db")) as store:
        threads = [str(row[0]) for row in store.execute("SELECT channel_id FROM tables")]
    messages = [each for thread in threads for each in await discord.messages(thread)]
    return [each for each in messages if "all looking for players" in text_of(each)]


def searches(bot: BotProcess) -> list[Any]:
    """Return the people who search, each with their table."""
    with closing(sqlite3.connect(bot.folder / "bot.db")) as store:
        query = "SELECT name, table_id FROM searches ORDER BY name"
        return store.execute(query).fetchall()


async def test_three_people_meet_and_play_whatever_happens_to_the_bot(quick: Running) -> None:
    discord, bot = quick
    for who in ("Ada", "Brian", "Chloé"):
        answer = await discord.command(who, "find players", **WANTED)
        assert "1. **" in text_of(answer["message"])
        await killed(discord, bot)
    (lobby,) = await discord.until(lambda: lobbies(discord, bot))
    assert all(f"<@{each['id']}>" in text_of(lobby) for each in lobby["mentions"])
    assert len(lobby["mentions"]) == 3
    await killed(discord, bot)
    for who in ("Brian", "Chloé", "Ada"):
        await discord.press(who, "Join", message=lobby)
        await killed(discord, bot)
    assert len(await discord.messages(lobby["channel_id"])) == 1
    assert len({table for _, table in searches(bot)}) == 1
    await discord.press("Ada", "Start", message=lobby)

    async def over() -> bool:
        return searches(bot) == []

    await discord.until(over)
    await bot.said(discord)
    assert "round" in str(await discord.messages(lobby["channel_id"])).casefold()


async def test_a_listed_table_gets_the_player_it_needs(quick: Running) -> None:
    discord, bot = quick
    await discord.call("POST", "channels", {"name": "other"})
    await discord.command("Ada", "table new", "#lounge", game="dust")
    await discord.press("Ada", "Look for players")
    await discord.command("Brian", "find players", "#other", game="dust")
    await killed(discord, bot)

    async def told() -> list[Any]:
        messages = await discord.messages()
        return [each for each in messages if "you are looking for players" in text_of(each)]

    (message,) = await discord.until(told)
    assert [each["username"] for each in message["mentions"]] == ["brian"]
    await discord.press("Brian", "Decline")
    await killed(discord, bot)
    assert searches(bot) == []
    assert len(await told()) == 1

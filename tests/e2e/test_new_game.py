"""A game that `python -m games new` has just made is played on the page, by two people."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from games import scaffold
from tests.e2e.harness import BotProcess, ready, standin, text_of
from tests.e2e.player import Player, Typist, play_out

KEY = "dark_moons"


def installed(folder: Path) -> Path:
    """Lay a new game out as an installed package, and return its place."""
    scaffold.write_package(KEY, folder)
    made = folder / f"{KEY}-1.0.dist-info"
    made.mkdir()
    (made / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {KEY}\nVersion: 1.0\n")
    (made / "entry_points.txt").write_text(f"[slow_orbit.games]\n{KEY} = {KEY}.game:GAME\n")
    return folder


@asynccontextmanager
async def running(folder: Path, env: dict[str, str], path: str) -> AsyncIterator[BotProcess]:
    """Run the bot in another process, which alone finds the installed packages."""
    bot = BotProcess(folder, "bot", **env, ICONS="off", PYTHONPATH=path)
    await bot.start()
    try:
        yield bot
    finally:
        await bot.stop()


async def test_a_whole_game_by_commands_and_buttons(tmp_path: Path) -> None:
    path = f"{installed(tmp_path / 'site')}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    async with standin(tmp_path) as (discord, env), running(tmp_path, env, path) as bot:
        await ready(discord, bot)
        await discord.call("PATCH", "settings", {"latency": 0})
        await discord.command("Ada", "table new", game=KEY)
        await discord.press("Brian", "Join")
        await discord.press("Ada", "Start")
        players = [Typist(discord, "Ada", 1, KEY), Player(discord, "Brian", 2)]
        taken = await play_out(list(players))

        async def over() -> list[str]:
            return [text for m in await discord.messages() if "🥇" in (text := text_of(m))]

        (result,) = await discord.until(over)
        assert taken == 12, "a turn is one action and its end"
        assert "Ada" in result
        posts = [text_of(message) for message in await discord.messages()]
        assert any("recharges" in post or "claims" in post for post in posts)
        boards = [m for m in await discord.messages() if m["attachments"]]
        assert len(boards) > 6, "a board is posted after turns"

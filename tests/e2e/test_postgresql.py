"""The same bot on PostgreSQL, where its programs are installed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.db.conftest import server
from tests.db.postgres import new_database
from tests.e2e.dust import drawn, first_turn, posts, take_turn
from tests.e2e.harness import PATIENCE, BotProcess, ready, standin
from tests.e2e.restarts import killed

__all__ = ["server"]


@pytest.fixture
async def url(server: str) -> AsyncIterator[str]:
    """Yield the address of an empty database."""
    async with new_database(server) as address:
        yield address


async def test_a_game_goes_on_after_a_sudden_end(url: str, tmp_path: Path) -> None:
    async with standin(tmp_path) as (discord, env):
        bot = BotProcess(tmp_path, "tests.toy.main", forked=False, **env, DATABASE_URL=url)
        await bot.start()
        try:
            await ready(discord, bot)
            first, second = await first_turn(discord)
            await discord.command(first, "dust build", site="site01", size="1")
            await killed(discord, bot)
            await discord.command(first, "dust paint", colour="red")
            await discord.command(first, "table end")
            await take_turn(discord, second, "site02")
            for site in ("site01", "site02"):
                assert len(await drawn(discord, f"{site} red")) == 1
            assert await posts(discord, "➜")
        finally:
            assert await bot.stop() == 0
    assert "Traceback" not in bot.log()


async def test_a_game_continues_after_its_database_was_copied(url: str, tmp_path: Path) -> None:
    async with standin(tmp_path) as (discord, env):
        bot = BotProcess(tmp_path, "tests.toy.main", forked=False, **env)
        await bot.start()
        try:
            await ready(discord, bot)
            first, second = await first_turn(discord)
            await discord.command(first, "dust build", site="site01", size="1")
            await bot.said(discord)
            assert await bot.stop() == 0
            await bot.start("--copy-to", url)
            assert await ended(bot) == 0, bot.log()
            bot.env["DATABASE_URL"] = url
            await bot.start()
            await ready(discord, bot)
            await discord.command(first, "dust paint", colour="red")
            await discord.command(first, "table end")
            await take_turn(discord, second, "site02")
            for site in ("site01", "site02"):
                assert len(await drawn(discord, f"{site} red")) == 1
        finally:
            assert await bot.stop() == 0
    assert "Traceback" not in bot.log()


async def ended(bot: BotProcess) -> int:
    """Wait until a process ends; return its code."""
    assert bot.process is not None
    async with asyncio.timeout(PATIENCE):
        return await bot.process.wait()

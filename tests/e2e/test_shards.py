"""A bot with several shards in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.dust import begin
from tests.e2e.harness import PATIENCE, BotProcess, Standin, playing, ready, standin, text_of
from tests.e2e.player import Player

SHARDS = 4
Running = tuple[Standin, BotProcess]


async def servers(discord: Standin, count: int, **more: object) -> dict[int, str]:
    """Make servers where Ada and Brian are; returns a channel in one of each shard."""
    body = {"count": count, "owner": "Ada", "members": ["Brian"], **more}
    made = (await discord.call("POST", "guilds/many", body))["guilds"]
    return {
        (int(server) >> 22) % SHARDS: f"#server-{number}-1" for number, server in enumerate(made, 1)
    }


async def connected(discord: Standin, bot: BotProcess, shards: int = SHARDS) -> None:
    """Wait until the bot has said that all its shards are connected."""
    await ready(discord, bot)

    async def whole() -> bool:
        assert bot.process is not None
        assert bot.process.returncode is None, bot.log()[-3000:]
        return f'"connected": {shards}, "shards": {shards}' in bot.log()

    await discord.until(whole)


@pytest.fixture
async def sharded(tmp_path: Path) -> AsyncIterator[Running]:
    """Yield a bot with four shards, all connected."""
    async with playing(tmp_path, "tests.e2e.sharded", SHARDS=str(SHARDS)) as (discord, bot):
        await connected(discord, bot)
        yield discord, bot


async def test_people_of_all_shards_play_also_after_a_restart(sharded: Running) -> None:
    discord, bot = sharded
    channels = await servers(discord, SHARDS)
    assert set(channels) == set(range(SHARDS))
    for channel in channels.values():
        await begin(discord, "Brian", channel=channel)
    for channel in channels.values():
        assert await Player(discord, "Ada", 1, channel=channel).turn()
    mine = text_of((await discord.command("Ada", "table mine", "dm:Ada"))["message"])
    assert mine.count("http") >= SHARDS, mine
    assert await bot.stop() == 0
    log = bot.log()
    await bot.start()

    async def again() -> bool:
        return f'"connected": {SHARDS}' in bot.log()[len(log) :]

    await discord.until(again)
    for channel in channels.values():
        assert await Player(discord, "Brian", 1, channel=channel).turn()
    assert "Traceback" not in bot.log()


async def test_a_shard_that_is_cut_is_resumed_while_the_others_play(sharded: Running) -> None:
    discord, bot = sharded
    channels = await servers(discord, SHARDS)
    for channel in channels.values():
        await begin(discord, "Brian", channel=channel)
    for how in ("reset", "reconnect"):
        assert await discord.call("POST", "gateway/drop", {"how": how, "shard": 2}) == {
            "dropped": 1
        }
        records = await asyncio.gather(
            *(discord.command("Ada", "look log", channel) for channel in channels.values())
        )
        assert all(record["state"] == "answered" for record in records)
    assert bot.log().count('"shard connected"') == SHARDS  # all sessions are the first ones
    await discord.call("POST", "gateway/drop", {"how": "invalid", "shard": 2})

    async def begun() -> bool:
        return bot.log().count('"shard connected"') == SHARDS + 1

    await discord.until(begun)
    await discord.command("Ada", "look log", channels[2])


async def test_a_shard_that_began_too_early_begins_again(tmp_path: Path) -> None:
    """The stand-in refuses a second shard of a bucket until its setting is changed."""
    async with standin(tmp_path) as (discord, env):
        await discord.call("PATCH", "settings", {"identify_seconds": 3600, "max_concurrency": 3})
        channels = await servers(discord, SHARDS)
        bot = BotProcess(tmp_path, "tests.e2e.sharded", forked=True, SHARDS="4", **env)
        await bot.start()
        try:
            await ready(discord, bot)

            async def three() -> bool:
                return f'"connected": 3, "shards": {SHARDS}' in bot.log()

            await discord.until(three)
            await discord.command("Ada", "table mine", channels[1])
            await discord.call("PATCH", "settings", {"identify_seconds": 0})
            await connected(discord, bot)
            await discord.command("Ada", "table mine", channels[3])
        finally:
            await bot.kill()


async def ended(folder: Path, env: dict[str, str], shards: int) -> str:
    """Start a bot that Discord refuses; returns its log."""
    bot = BotProcess(folder, "tests.e2e.sharded", forked=True, SHARDS=str(shards), **env)
    await bot.start()
    assert bot.process is not None
    async with asyncio.timeout(PATIENCE):
        assert await bot.process.wait() == 1
    log = bot.log()
    assert "Traceback" not in log
    (folder / "bot.log").unlink()
    return log


async def test_a_host_learns_what_to_set(tmp_path: Path) -> None:
    async with standin(tmp_path) as (discord, env):
        channels = await servers(discord, 11)  # twelve, with the one that is always there
        await discord.call("PATCH", "settings", {"guilds_per_shard": 3, "recommended_shards": 4})
        for shards, wanted in ((1, 4), (2, 4), (3, 4)):
            log = await ended(tmp_path, env, shards)
            assert f"Discord demands more shards (code 4011). Set SHARDS={wanted} " in log
        await discord.call("PATCH", "settings", {"session_starts": 1})
        assert "too often today: 0 more connections are allowed" in await ended(tmp_path, env, 4)
        await discord.call("PATCH", "settings", {"session_starts": 1000, "guilds_per_shard": 6})
        bot = BotProcess(tmp_path, "tests.e2e.sharded", forked=True, SHARDS="4", **env)
        await bot.start()
        try:
            await connected(discord, bot)
            for channel in channels.values():
                await discord.command("Ada", "table mine", channel)
        finally:
            await bot.kill()

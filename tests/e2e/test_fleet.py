"""Several bots over one PostgreSQL database, each with a part of the shards."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.db.conftest import server
from tests.e2e.dust import begin
from tests.e2e.harness import BotProcess, Standin, ready, standin, text_of
from tests.e2e.player import Player
from tests.e2e.test_postgresql import url
from tests.e2e.test_shards import SHARDS, servers

__all__ = ["server", "url"]


class Member(BotProcess):
    """One of several bots; the stand-in is online as long as any of them is."""

    async def _missed(self) -> None:
        await asyncio.sleep(0)

    def events(self) -> list[dict[str, object]]:
        """Return what it has logged."""
        lines = (self.folder / "bot.log").read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def shards(self) -> set[int]:
        """Return the shards that it has connected and not given away since."""
        found: set[int] = set()
        for event in self.events():
            shard = event.get("shard")
            if not isinstance(shard, int):
                continue
            if event["event"] == "shard connected":
                found.add(shard)
            elif str(event["event"]).startswith(("shard given", "shard let")):
                found.discard(shard)
        return found


class Fleet:
    """The bots, and the stand-in they are connected to."""

    def __init__(self, folder: Path, discord: Standin, env: dict[str, str]) -> None:
        self.folder, self.discord, self.env = folder, discord, env
        self.members: list[Member] = []
        self.channels: dict[int, str] = {}

    async def join(self) -> Member:
        """Start one more bot."""
        folder = self.folder / f"member-{len(self.members)}"
        folder.mkdir()
        made = Member(folder, "tests.e2e.sharded", **self.env)
        await made.start()
        self.members.append(made)
        return made

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so."""

        async def found() -> bool:
            return true()

        await self.discord.until(found)

    async def shared(self, *members: Member) -> None:
        """Wait until each shard has one of these bots, and each of these as many."""
        share = -(-SHARDS // len(members))

        def right() -> bool:
            found = [each.shards() for each in members]
            return sorted(shard for each in found for shard in each) == list(range(SHARDS)) and all(
                len(each) <= share for each in found
            )

        await self.until(right)

    def holder(self, shard: int) -> Member:
        """Return the bot that has a shard."""
        (found,) = [each for each in self.members if shard in each.shards()]
        return found


@pytest.fixture
async def fleet(url: str, tmp_path: Path) -> AsyncIterator[Fleet]:
    """Yield two bots that share four shards, with a server in each."""
    async with standin(tmp_path) as (discord, env):
        made = Fleet(
            tmp_path, discord, {**env, "DATABASE_URL": url, "SHARDS": str(SHARDS), "ICONS": "off"}
        )
        try:
            first = await made.join()
            await ready(discord, first)
            await made.shared(first)
            second = await made.join()
            await made.shared(first, second)
            made.channels = await servers(discord, SHARDS)
            yield made
            for each in made.members:
                assert "Traceback" not in each.log()
        finally:
            for each in made.members:
                await each.kill()


async def played(fleet: Fleet, person: str, shards: object = range(SHARDS)) -> None:
    """Let a person play a turn in the servers of these shards."""
    for shard in shards:  # type: ignore[attr-defined]
        assert await Player(fleet.discord, person, 1, channel=fleet.channels[shard]).turn()


async def test_people_of_all_shards_play(fleet: Fleet) -> None:
    for channel in fleet.channels.values():
        await begin(fleet.discord, "Brian", channel=channel)
    await played(fleet, "Ada")
    mine = text_of((await fleet.discord.command("Ada", "table mine", "dm:Ada"))["message"])
    assert mine.count("http") >= SHARDS, mine
    await played(fleet, "Brian")


async def test_a_command_about_a_table_of_another_bot_is_handed_over(fleet: Fleet) -> None:
    there = await begin(fleet.discord, "Brian", channel=fleet.channels[3])
    assert fleet.holder(3) is not fleet.holder(0)
    discord = fleet.discord
    record = await discord.command("Ada", "table settings", fleet.channels[0], table=there)
    assert f"#{there}" in text_of(record["message"])
    assert '"interaction taken over"' in fleet.holder(3).log()


async def test_the_shards_of_a_killed_bot_are_taken(fleet: Fleet) -> None:
    for channel in fleet.channels.values():
        await begin(fleet.discord, "Brian", channel=channel)
    dead = fleet.holder(3)
    (alive,) = [each for each in fleet.members if each is not dead]
    lost = dead.shards()
    await dead.kill()
    await fleet.until(lambda: alive.shards() == set(range(SHARDS)))
    connected = [each for each in alive.events() if each["event"] == "shard connected"]
    again = [each["resumed"] for each in connected if each["shard"] in lost]
    assert again[-len(lost) :] == [True] * len(lost)
    await played(fleet, "Ada")


async def test_a_bot_that_is_stopped_gives_its_shards_away(fleet: Fleet) -> None:
    for channel in fleet.channels.values():
        await begin(fleet.discord, "Brian", channel=channel)
    await played(fleet, "Ada")
    leaving = fleet.holder(0)
    (staying,) = [each for each in fleet.members if each is not leaving]
    assert await leaving.stop() == 0
    await fleet.until(lambda: staying.shards() == set(range(SHARDS)))
    await played(fleet, "Brian")


async def test_a_frozen_bot_is_replaced_and_ends_when_it_wakes(fleet: Fleet) -> None:
    frozen = fleet.holder(1)
    (other,) = [each for each in fleet.members if each is not frozen]
    for channel in fleet.channels.values():
        await begin(fleet.discord, "Brian", channel=channel)
    assert frozen.process is not None
    frozen.process.send_signal(signal.SIGSTOP)
    await fleet.until(lambda: other.shards() == set(range(SHARDS)))
    await played(fleet, "Ada")
    frozen.process.send_signal(signal.SIGCONT)
    async with asyncio.timeout(60):
        assert await frozen.process.wait() == 1
    assert "Another bot has taken over the database" in frozen.log()
    await played(fleet, "Brian")

"""Interactions: first acknowledgement and final content, beside a bare discord.py bot."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from games import registry
from tests.bench.measure import Row, percentile
from tests.e2e.harness import BotProcess, Standin, button, standin
from tests.e2e.player import Player, awaited

TABLES = 50
ALONE = 60
PEOPLE = ("Ada", "Brian")

Record = dict[str, Any]


def measure() -> list[Row]:
    """Measure the first game of the list, and the bare bot in the same run."""
    return asyncio.run(_measure())


async def _measure() -> list[Row]:
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        bare = await _bare(Path(first))
        ours = await _ours(Path(second), registry.game_keys()[0])
    rows: list[Row] = []
    for how in ("one at a time", f"{TABLES} at once"):
        mine, theirs = ours[how], bare[how]
        for name, share, aim in (("p50", 0.5, "<= 2"), ("p95", 0.95, "<= 3")):
            own = percentile([r["ack_ms"] for r in mine], share)
            other = percentile([r["ack_ms"] for r in theirs], share)
            final = percentile([r["final_ms"] for r in mine], share)
            rows += [
                Row("interactions", f"{how}: acknowledged, {name}", own, "ms"),
                Row("interactions", f"{how}: bare discord.py, {name}", other, "ms"),
                Row("interactions", f"{how}: ratio, {name}", own / other, "x", aim),
                Row("interactions", f"{how}: final content, {name}", final, "ms"),
            ]
    return rows


async def _bare(folder: Path) -> dict[str, list[Record]]:
    async with standin(folder) as (discord, env):
        bot = BotProcess(folder, "tests.bench.echo", **env)
        await bot.start()
        try:
            await discord.call("GET", "bot", wait=30)
            panels = [(await discord.command("Ada", "echo"))["message"] for _ in range(TABLES)]
            alone = [await _press("Ada", discord, panels[0], "Press") for _ in range(ALONE)]
            crowd = await asyncio.gather(*(_press("Ada", discord, p, "Press") for p in panels))
        finally:
            await bot.kill()
    return {"one at a time": alone, f"{TABLES} at once": list(crowd)}


async def _press(user: str, discord: Standin, message: Record, label: str) -> Record:
    body = {"user": user, "message": message["id"], "custom_id": button(message, label)}
    return await discord.call("POST", "press", body)


class Watched(Player):
    """A player whose interactions are kept."""

    def __init__(self, discord: Standin, name: str, seed: int, channel: str) -> None:
        super().__init__(discord, name, seed, channel)
        self.records: list[Record] = []

    async def send(self, kind: str, body: Record) -> Record:
        """Keep the record of a press or choice."""
        record = await super().send(kind, body)
        self.records.append(record)
        return record


async def _ours(folder: Path, game: str) -> dict[str, list[Record]]:
    async with standin(folder) as (discord, env):
        bot = BotProcess(folder, **{**env, "LOG_LEVEL": "WARNING"})
        await bot.start()
        try:
            await discord.call("GET", "bot", wait=60)
            channels = [await _table(discord, game, number) for number in range(TABLES)]
            alone = await _alone(discord, channels[0])
            crowd = await _crowd(discord, channels)
        finally:
            await bot.kill()
    return {"one at a time": alone, f"{TABLES} at once": crowd}


async def _table(discord: Standin, game: str, number: int) -> str:
    name = f"bench-{number}"
    await discord.call("POST", "channels", {"name": name})
    channel = f"#{name}"
    await discord.command("Ada", "table new", channel, game=game)
    await discord.press("Brian", "Join", channel)
    await discord.press("Ada", "Start", channel)
    return channel


async def _alone(discord: Standin, channel: str) -> list[Record]:
    """Play in one channel until enough presses were seen."""
    players = [Watched(discord, name, seed, channel) for seed, name in enumerate(PEOPLE)]
    while sum(len(p.records) for p in players) < ALONE:
        for player in players:
            await player.turn()
    return [record for player in players for record in player.records]


async def _crowd(discord: Standin, channels: list[str]) -> list[Record]:
    """Whoever is awaited at each table presses one thing, all at the same moment."""
    ready: list[tuple[Watched, Record]] = []
    for seed, channel in enumerate(channels[1:]):
        for name in PEOPLE:
            player = Watched(discord, name, seed, channel)
            panel = await player.open()
            if awaited(panel):
                ready.append((player, panel))
                break
    await asyncio.gather(*(player.step(panel) for player, panel in ready))
    return [record for player, _ in ready for record in player.records]

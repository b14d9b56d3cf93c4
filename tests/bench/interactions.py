"""Interactions: when a panel is shown, compared with a bare discord.py bot."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from games import registry
from tests.bench.measure import Row, percentile
from tests.e2e.harness import BotProcess, Standin, button, ready, standin
from tests.e2e.player import Player, awaited

TABLES = 50
AWAY = 80
"""Milliseconds to Discord and back, where presses come one at a time."""
ALONE_AWAY = f"one at a time, {AWAY} ms away"
CROWD = f"{TABLES} at once"
ALONE = 300
"""Presses one at a time, so many that a 95th percentile is more than a few of them."""
BLOCKS = 6
"""Turns in which the two bots are measured, each at its own table."""
CROWDS = 3
QUIET = 1.0
"""Seconds without a request after which all consequences are finished."""
ALL = 2**53
"""More requests than any bot makes."""
PEOPLE = ("Ada", "Brian")
SILENT = ("callback 5", "callback 6")
"""Acknowledgements that show nothing: "thinking", and that a message will be changed later."""

Record = dict[str, Any]
Figures = dict[str, list[Record]]


def measure() -> list[Row]:
    """Measure the first game of the list, and the bare bot in the same run."""
    return asyncio.run(_measure())


async def _measure() -> list[Row]:
    """Let both bots run, and measure them in turns: any other load hits both."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        async with (
            _running(Path(first), "tests.bench.echo") as theirs_at,
            _running(Path(second), "bot") as ours_at,
        ):
            bare, ours = await _in_turns(theirs_at, ours_at, registry.game_keys()[0])
    rows: list[Row] = []
    for how in (ALONE_AWAY, CROWD):
        mine, theirs = ours[how], bare[how]
        for name, share, soon, last in (("p50", 0.5, "<= 2", ""), ("p95", 0.95, "<= 3", "< 300")):
            acknowledged = percentile([r["ack_ms"] for r in mine], share)
            shown = percentile(list(map(_shown, mine)), share)
            other = percentile(list(map(_shown, theirs)), share)
            final = percentile([r["final_ms"] for r in mine], share)
            # Who presses alone is answered without an acknowledgement before.
            early = soon if how == CROWD else ""
            rows += [
                Row("interactions", f"{how}: acknowledged, {name}", acknowledged, "ms"),
                Row(
                    "interactions",
                    f"{how}: acknowledged, ratio, {name}",
                    acknowledged / other,
                    "x",
                    early,
                ),
                Row("interactions", f"{how}: panel shown, {name}", shown, "ms"),
                Row("interactions", f"{how}: bare discord.py, {name}", other, "ms"),
                Row(
                    "interactions", f"{how}: panel shown, ratio, {name}", shown / other, "x", "<= 3"
                ),
                Row("interactions", f"{how}: final content, {name}", final, "ms", last),
            ]
    return rows


def _shown(record: Record) -> float:
    """Return when a panel was visible: with the acknowledgement, or the first answer after."""
    return next(step["ms"] for step in record["steps"] if step["what"] not in SILENT)


@asynccontextmanager
async def _running(folder: Path, module: str) -> AsyncIterator[Standin]:
    async with standin(folder) as (discord, env):
        bot = BotProcess(folder, module, **{**env, "LOG_LEVEL": "WARNING"})
        await bot.start()
        try:
            await ready(discord, bot)
            yield discord
        finally:
            await bot.kill()


async def _in_turns(theirs: Standin, mine: Standin, game: str) -> tuple[Figures, Figures]:
    bare: Figures = {ALONE_AWAY: [], CROWD: []}
    ours: Figures = {ALONE_AWAY: [], CROWD: []}
    panels = [(await theirs.command("Ada", "echo"))["message"] for _ in range(TABLES)]
    channels = [await _table(mine, game, number) for number in range(TABLES)]
    quiet = [await _table(mine, game, TABLES + number) for number in range(BLOCKS)]
    await _away(theirs, mine, AWAY)
    for block, channel in enumerate(quiet):
        await _finished(mine)
        bare[ALONE_AWAY] += [
            await _press("Ada", theirs, panels[0], "Press") for _ in range(ALONE // BLOCKS)
        ]
        seeds = enumerate(PEOPLE, block * len(PEOPLE))
        players = [Watched(mine, name, seed, channel) for seed, name in seeds]
        ours[ALONE_AWAY] += await _alone(players, ALONE // BLOCKS)
    await _away(theirs, mine, 0)
    for _ in range(CROWDS):
        await _finished(mine)
        bare[CROWD] += await asyncio.gather(*(_press("Ada", theirs, p, "Press") for p in panels))
        ours[CROWD] += await _crowd(mine, channels)
    return bare, ours


async def _away(theirs: Standin, mine: Standin, milliseconds: int) -> None:
    """Set how long messages take to arrive, for both."""
    for each in (theirs, mine):
        await each.call("PATCH", "settings", {"latency": milliseconds})


async def _finished(discord: Standin) -> None:
    """Wait until a bot has nothing more to send: pictures that follow panels take their time."""
    last = -1
    while (sent := (await discord.call("GET", "requests", after=ALL))["last"]) != last:
        last = sent
        await asyncio.sleep(QUIET)


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


async def _table(discord: Standin, game: str, number: int) -> str:
    name = f"bench-{number}"
    await discord.call("POST", "channels", {"name": name})
    channel = f"#{name}"
    await discord.command("Ada", "table new", channel, game=game)
    await discord.press("Brian", "Join", channel)
    await discord.press("Ada", "Start", channel)
    return channel


async def _alone(players: list[Watched], count: int) -> list[Record]:
    """Play in one channel until enough presses were seen."""
    while sum(len(p.records) for p in players) < count:
        for player in players:
            await player.turn()
    return [record for player in players for record in player.records]


async def _crowd(discord: Standin, channels: list[str]) -> list[Record]:
    """Let the player that each table waits for press one thing, all at the same moment."""
    pressing: list[tuple[Watched, Record]] = []
    for seed, channel in enumerate(channels):
        for name in PEOPLE:
            player = Watched(discord, name, seed, channel)
            panel = await player.open()
            if awaited(panel):
                pressing.append((player, panel))
                break
    await _finished(discord)
    await asyncio.gather(*(player.step(panel) for player, panel in pressing))
    return [record for player, _ in pressing for record in player.records]

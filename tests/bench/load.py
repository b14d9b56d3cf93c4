"""Load: many tables are played at a steady rate; do answers and posts keep up?"""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from bot.shared.clock import wall
from games import registry
from tests.bench.measure import Row, cpu_seconds, memory, percentile
from tests.bench.watched import Seen
from tests.e2e.harness import BotProcess, Refused, Standin, ready, standin
from tests.e2e.player import Player, awaited

RATES = (20, 40, 60, 80)
"""Interactions a second."""
WARM = 20.0
"""Seconds of play before, while the bot draws first boards."""
SECONDS = 60.0
"""How long each rate is kept up."""
HOT = 96
"""Tables that are played at the same time."""
SEATS = 2
LOOK = 1.0
"""Seconds between two looks at the messages that wait."""
DRAINED = 120.0
"""The longest wait until everything is posted."""

Record = dict[str, Any]


class Pacer:
    """A giver of moments at which interactions are sent, evenly."""

    def __init__(self, rate: float) -> None:
        self.gap = 1 / rate
        self.next = 0.0

    async def turn(self) -> None:
        """Wait for the next moment; moments that nobody took are not made up for."""
        now = time.perf_counter()
        self.next = max(self.next + self.gap, now)
        await asyncio.sleep(self.next - now)


class Paced(Player):
    """A player who keeps to the pace of all and keeps the records of interactions."""

    def __init__(
        self, discord: Standin, name: str, seed: int, channel: str, records: list[Record]
    ) -> None:
        super().__init__(discord, name, seed, channel)
        self.records = records
        self.pacer = Pacer(1)

    async def open(self) -> Record:
        """Open the panel by its command."""
        body = {"user": self.name, "channel": self.channel, "command": "table act", "options": {}}
        return (await self.send("commands", body))["message"]

    async def send(self, kind: str, body: Record) -> Record:
        """Send in turn, and keep the record."""
        await self.pacer.turn()
        record = await super().send(kind, body)
        self.records.append(record)
        return record


class Table:
    """A table, and the people who play at it."""

    def __init__(self, number: int, discord: Standin, store: Path, records: list[Record]) -> None:
        self.channel = f"#load-{number}"
        self.game = registry.game_keys()[number % len(registry.game_keys())]
        self.players = [
            Paced(discord, f"P{number}-{seat}", number * SEATS + seat, self.channel, records)
            for seat in range(SEATS)
        ]
        self.store = store
        self.id = ""

    async def begin(self) -> None:
        """Open the table and start the game."""
        discord, (first, *others) = self.players[0].discord, self.players
        await discord.call("POST", "channels", {"name": self.channel[1:]})
        for player in self.players:
            await discord.call("POST", "users", {"name": player.name})
        await discord.command(first.name, "table new", self.channel, game=self.game)
        for player in others:
            await discord.press(player.name, "Join", self.channel)
        await discord.press(first.name, "Start", self.channel)
        with closing(sqlite3.connect(self.store)) as conn:
            row = conn.execute("SELECT id FROM tables ORDER BY created_at DESC, rowid DESC LIMIT 1")
            (self.id,) = row.fetchone()

    async def play(self, pacer: Pacer) -> None:
        """Play until cancelled, or until nobody is awaited."""
        for player in self.players:
            player.pacer = pacer
        while seats := self.waiting():
            for seat in seats:
                player = self.players[seat]
                with suppress(Refused):  # a person who lost their way opens the panel again
                    panel = await player.open()
                    for _ in range(30):
                        if panel is None or not awaited(panel):
                            break
                        panel = await player.step(panel)

    def waiting(self) -> list[int]:
        """Return the seats that the table waits for."""
        with closing(sqlite3.connect(self.store)) as conn:
            found = conn.execute(
                "SELECT seat FROM seats WHERE table_id = ? AND waiting_since IS NOT NULL",
                (self.id,),
            )
            return [seat for (seat,) in found]


class Load(msgspec.Struct):
    """What was seen while tables were played at a rate; times in seconds, delays too."""

    records: list[Record]
    took: float
    waiting: list[int]
    drained: float
    cpu: float
    standin_cpu: float
    posts: list[float]
    memory: float
    seen: Seen


def measure(rates: Sequence[float] = RATES, seconds: float = SECONDS) -> list[Row]:
    """Measure each rate with a new bot, as a backlog stays."""
    return [row for rate in rates for row in _rows(rate, asyncio.run(_load(rate, seconds)))]


async def _load(rate: float, seconds: float) -> Load:
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        watch = folder / "watch.json"
        async with standin(folder) as (discord, env):
            bot = BotProcess(
                folder, "tests.bench.watched", WATCH=str(watch),
                **{**env, "LOG_LEVEL": "WARNING"},
            )  # fmt: skip
            await bot.start()
            try:
                await ready(discord, bot)
                found = await _played(discord, bot, folder, rate, seconds)
            finally:
                await bot.stop()
        found.seen = msgspec.json.decode(_read(watch), type=Seen)
        return found


async def _played(
    discord: Standin, bot: BotProcess, folder: Path, rate: float, seconds: float
) -> Load:
    """Play at a rate for some time, then wait until all is posted."""
    assert isinstance(bot.process, asyncio.subprocess.Process)
    store, records, pid = folder / "bot.db", list[Record](), bot.process.pid
    tables = [Table(number, discord, store, records) for number in range(HOT)]
    for table in tables:
        await table.begin()
    pacer = Pacer(min(rate, WARM))
    playing = [asyncio.create_task(table.play(pacer)) for table in tables]
    await asyncio.sleep(WARM)
    bot.process.send_signal(signal.SIGUSR1)
    records.clear()
    pacer.gap = 1 / rate
    since, cpu, own, began = wall(), cpu_seconds(pid), time.process_time(), time.perf_counter()
    waiting: list[int] = []
    for _ in range(int(seconds / LOOK)):
        await asyncio.sleep(LOOK)
        waiting.append(_pending(store))
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    took = time.perf_counter() - began
    cpu, own, kept = cpu_seconds(pid) - cpu, time.process_time() - own, list(records)
    drained = await _drained(store)
    held = memory(pid)["VmRSS"] / 1024
    return Load(kept, took, waiting, drained, cpu, own, _delays(store, since), held, Seen())


async def _drained(store: Path) -> float:
    """Wait until all messages are posted; return how long that took."""
    began = time.perf_counter()
    while _pending(store):
        if time.perf_counter() - began > DRAINED:
            return DRAINED
        await asyncio.sleep(LOOK / 5)
    return time.perf_counter() - began


def _rows(rate: float, load: Load) -> list[Row]:
    count, half = len(load.records), len(load.waiting) // 2
    final = [record["final_ms"] for record in load.records if record["final_ms"] is not None]
    early = [record["ack_ms"] for record in load.records if record["ack_ms"] is not None]
    first, second = (statistics.mean(each) for each in (load.waiting[:half], load.waiting[half:]))
    figures: list[tuple[str, float, str, str]] = [
        ("interactions a second", count / load.took, "", f"{rate:.0f}"),
        ("acknowledged, p50", percentile(early, 0.5), "ms", ""),
        ("acknowledged, p95", percentile(early, 0.95), "ms", ""),
        ("answered, p50", percentile(final, 0.5), "ms", ""),
        ("answered, p95", percentile(final, 0.95), "ms", ""),
        ("posts", len(load.posts), "", ""),
        ("a post, from turn to sent, p50", percentile(load.posts, 0.5) * 1000, "ms", ""),
        ("a post, from turn to sent, p95", percentile(load.posts, 0.95) * 1000, "ms", ""),
        ("messages waiting, first half", first, "", ""),
        ("messages waiting, second half", second, "", "no more"),
        ("all posted after", load.drained, "s", ""),
        ("bot, processor time an interaction", load.cpu / count * 1000, "ms", ""),
        ("stand-in, processor time an interaction", load.standin_cpu / count * 1000, "ms", ""),
        ("memory of the bot", load.memory, "MB", ""),
        ("event loop late, p99", percentile(load.seen.lags, 0.99) * 1000, "ms", "< 5"),
        ("wait for drawing, p50", percentile(load.seen.waits, 0.5) * 1000, "ms", ""),
        ("wait for drawing, p95", percentile(load.seen.waits, 0.95) * 1000, "ms", ""),
        ("drawing, mean", statistics.mean(load.seen.drawn) * 1000, "ms", ""),
        ("works of the renderer", len(load.seen.drawn), "", ""),
    ]
    return [Row("load", f"{rate:.0f}/s: {what}", *figure) for what, *figure in figures]


def _read(path: Path) -> bytes:
    return path.read_bytes()


def _pending(store: Path) -> int:
    """Return how many messages wait to be posted."""
    with closing(sqlite3.connect(store)) as conn:
        return conn.execute("SELECT count(*) FROM outbox WHERE state = 'pending'").fetchone()[0]


def _delays(store: Path, since: datetime) -> list[float]:
    """Return the seconds from each turn since then to its post."""
    with closing(sqlite3.connect(store)) as conn:
        rows = conn.execute(
            "SELECT created_at, posted_at FROM outbox WHERE kind = 'post' AND state = 'posted'"
            " AND created_at >= ?",
            (int(since.timestamp() * 1e6),),
        ).fetchall()
    return [(posted - made) / 1e6 for made, posted in rows]

"""Looking back: the turns of a long game and states around one of them, cold and warm."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from bot.service.history.past_turns import around, past_of, played
from bot.service.seats import lobby
from bot.service.tables.caches import ByteCaches
from bot.service.tables.store import Tables
from db import open_database
from games import registry
from tests.bench.measure import Row, percentile
from tests.bot.logged import play_on
from tests.bot.seated import PEOPLE, Seated

DECISIONS = 700
"""Of which a game has that long a log; others are played to their end."""
COLD, WARM = 12, 60
"""Turns that are looked at with nothing in memory, and after that."""


def measure() -> list[Row]:
    """Measure every game, of whose states only the first and the last are stored."""
    return asyncio.run(_measure())


async def _measure() -> list[Row]:
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite:///{Path(folder) / 'bench.db'}")
        try:
            tables = Tables(database)
            for channel, key in enumerate(registry.game_keys(), 1):
                rows += await _game(tables, key, channel)
        finally:
            await database.close()
    return rows


async def _game(tables: Tables, key: str, channel: int) -> list[Row]:
    table = await Seated.open(tables, len(PEOPLE), channel, game=key)
    await lobby.start(tables, table.id, next(iter(PEOPLE)))
    await play_on(table, DECISIONS)
    tables.drop(table.id)
    cold = [await _looked(tables, table, place / COLD, empty=True) for place in range(1, COLD + 1)]
    warm = [await _looked(tables, table, place / WARM) for place in range(1, WARM + 1)]
    live = await table.live()
    past = await past_of(tables, live)
    began = time.perf_counter()
    moments = await played(tables, live, past)
    await asyncio.to_thread(lambda: sum(1 for _ in moments))
    whole = time.perf_counter() - began
    note = f"{live.row.head - 1} decisions, {past.last} turns"
    return [
        Row(
            key,
            "history: any turn, nothing in memory, slowest",
            max(cold) * 1e3,
            "ms",
            "< 300",
            note,
        ),
        Row(key, "history: any turn, warm, p95", percentile(warm, 0.95) * 1e3, "ms", "< 50"),
        Row(key, "history: all turns, one after another", whole * 1e3, "ms"),
        Row(key, "history: kept in memory", tables.shelves.of(table.id).size() / 1024, "KiB"),
    ]


async def _looked(tables: Tables, table: Seated, place: float, *, empty: bool = False) -> float:
    """Return how long it takes to have the states of a turn at some place of the game."""
    live = await table.live()
    if empty:
        tables.shelves = ByteCaches()
    began = time.perf_counter()
    past = await past_of(tables, live)
    # The very last state is stored: the turn before it takes longest.
    await around(tables, live, past, max(0, min(round(place * past.last), past.last - 1)))
    return time.perf_counter() - began

"""Computer players of the strong level: their time, and the loop and hints while eight think."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import count
from typing import Any

from games import registry
from games.core.computer import Player
from games.core.game import AnyGame
from games.core.hints import hints
from games.core.random_play import choose_seat
from games.core.rng import rng
from tests.bench.lag import lagging
from tests.bench.measure import Row, percentile

TABLES = 8
SEATS = 3
DECISIONS = 25
"""Decisions at each table."""
HINTS = 10
BEFORE = 40
"""Decisions of usual players before."""


def measure() -> list[Row]:
    """Measure every game that has the level."""
    return [
        row
        for key in registry.game_keys()
        if registry.get(key).computer.strong is not None
        for row in asyncio.run(_thinking(registry.get(key)))
    ]


def _begun(game: AnyGame, seed: int) -> Any:
    """Return a position of a game that has begun."""
    state, source = game.start({}, SEATS, seed), rng(seed, 1)
    for _ in range(BEFORE):
        seat = choose_seat(game.waiting(state), source)
        seen = game.mask(state, seat)
        game.apply_unchecked(state, seat, Player(game, seat, "greedy").choose(seen, source))
    return state


async def _table(game: AnyGame, state: Any, thinking: Executor, seed: int) -> list[float]:
    """Let strong players play on, as the bot does; return the seconds of each decision."""
    players = [Player(game, seat, "strong") for seat in range(SEATS)]
    source, times, loop = rng(seed, 2), list[float](), asyncio.get_running_loop()

    def choose(seat: int) -> Any:
        began = time.thread_time()
        action = players[seat].choose(game.mask(state, seat), source)
        times.append(time.thread_time() - began)
        return action

    while (waiting := game.waiting(state)) and len(times) < DECISIONS:
        seat = waiting[0]
        action = await loop.run_in_executor(thinking, choose, seat)
        game.apply_unchecked(state, seat, action)
    return times


async def _thinking(game: AnyGame) -> list[Row]:
    states = [_begun(game, seed) for seed in range(1, TABLES + 1)]
    asked = states[0].__copy__()
    seat = game.waiting(asked)[0]
    seen, waits = game.mask(game.copy(asked), seat), list[float]()
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as thinking, ThreadPoolExecutor(1) as hinting:
        async with lagging() as lags:
            playing = [
                asyncio.ensure_future(_table(game, state, thinking, seed))
                for seed, state in enumerate(states)
            ]
            for number in count():
                began = time.perf_counter()
                await loop.run_in_executor(hinting, hints, game, seen, seat, rng(number))
                waits.append(time.perf_counter() - began)
                if number + 1 == HINTS or all(task.done() for task in playing):
                    break
            times = [each for found in await asyncio.gather(*playing) for each in found]
    note = f"{TABLES} tables, {len(times)} decisions"
    return [
        Row(game.key, "strong player, a decision, p95 of processor time",
            percentile(times, 0.95) * 1e3, "ms", "< 1,000",
            f"{note}, longest {max(times) * 1e3:.0f} ms"),
        Row(game.key, "event loop lag while eight strong players think, p99",
            percentile(lags, 0.99) * 1e3, "ms", "", f"longest {max(lags) * 1e3:.0f} ms"),
        Row(game.key, "hints meanwhile, median", percentile(waits, 0.5) * 1e3, "ms"),
    ]  # fmt: skip

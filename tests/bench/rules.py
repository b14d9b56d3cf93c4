"""Rules: decisions per second in random play, snapshots, computer seats."""

from __future__ import annotations

import statistics
import time

from games import registry
from games.core import computer
from games.core.codec import encode, restore, save
from games.core.game import AnyGame
from games.core.random_play import steps, walk
from games.core.rng import rng
from tests.bench.measure import Row, in_turns

SEATS = 3
GAMES = 15
LIMIT = 50_000


def measure() -> list[Row]:
    """Measure every game."""
    rows: list[Row] = []
    for key in registry.game_keys():
        game = registry.get(key)
        rows += [*_play(game), *_snapshots(game), _greedy(game)]
    return rows


def _play(game: AnyGame) -> list[Row]:
    speeds: list[float] = []
    lengths: list[int] = []
    for seed in range(GAMES + 1):
        state = game.start({}, SEATS, seed)
        began = time.perf_counter()
        taken = sum(1 for _ in steps(game, state, rng(seed, 1), LIMIT))
        if seed:  # the first game warms caches
            speeds.append(taken / (time.perf_counter() - began))
            lengths.append(taken)
    aim = {"ceres": "15,000", "luna_maris": "25,000", "projet_ceres": "15,000"}.get(game.key, "")
    return [
        Row(game.key, "decisions per second, random play", statistics.median(speeds), "/s", aim),
        Row(game.key, "decisions per random game", statistics.median(lengths), ""),
    ]


def _snapshots(game: AnyGame) -> list[Row]:
    most = game.seats.stop - 1
    _, length = walk(game, {}, most, 5)
    state, _ = walk(game, {}, most, 5, length - 1)
    blob = save(game, state)
    saving, restoring = in_turns([lambda: save(game, state), lambda: restore(game, blob)], 200)
    note = f"{most} players, last decision"
    return [
        Row(game.key, "snapshot: encode", saving * 1e3, "ms", note=note),
        Row(game.key, "snapshot: restore", restoring * 1e3, "ms", "< 1", note),
        Row(game.key, "snapshot: size", len(blob) / 1024, "KiB", note=f"{len(encode(state))} raw"),
    ]


def _greedy(game: AnyGame) -> Row:
    state, _ = walk(game, {}, SEATS, 5, 60)
    times: list[float] = []
    source = rng(1)
    for _ in range(20):
        seat = game.waiting(state)[0]
        began = time.perf_counter()
        action = computer.choose(game, game.mask(state, seat), seat, source, "greedy")
        times.append(time.perf_counter() - began)
        game.apply(state, seat, action)
    return Row(game.key, "a greedy seat's decision", statistics.median(times) * 1e3, "ms")

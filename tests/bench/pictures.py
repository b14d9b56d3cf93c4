"""Pictures: board frames, the first frame of a process, and the loop meanwhile."""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
import time
from itertools import pairwise
from typing import Any

from games import registry
from games.core import computer
from games.core.game import AnyGame
from games.core.random_play import walk
from games.core.rng import rng
from rendering import paint
from rendering.pictures import Renderer, scene_of
from rendering.scene import Scene
from tests.bench.lag import lagging
from tests.bench.measure import Row, in_turns, percentile, seconds

SHARES = (0.1, 0.3, 0.5, 0.7, 0.9)
"""At which parts of a random game boards are drawn."""
ROUNDS = 7
BEGUN, TURNS = 20, 20
"""After how many turns of a game boards are drawn, and of how many."""
ROOM = 10_000_000
NAMES = ["Ada", "Brian", "Chloé", "Dmitri", "Elena", "Farid"]
FIRST = """
import time
began = time.perf_counter()
from tests.bench.pictures import positions, scenes
from games import registry
from rendering import paint
scene = scenes(registry.get({key!r}), positions(registry.get({key!r}))[2:3])[0]
ready = time.perf_counter()
paint.paint(scene)
print(time.perf_counter() - ready, ready - began)
"""


def positions(game: AnyGame) -> list[Any]:
    """Return public views of a game with all seats, early to late."""
    seats = game.seats.stop - 1
    _, length = walk(game, {}, seats, 11)
    return [game.mask(walk(game, {}, seats, 11, int(length * s))[0], None) for s in SHARES]


def scenes(game: AnyGame, views: list[Any]) -> list[Scene]:
    """Return the main board of each view."""
    names = NAMES[: game.seats.stop - 1]
    board = next(p.key for p in game.presentation.pictures if p.kind == "board")
    return [scene_of(game.key, view, board, lang="en", names=names) for view in views]


def full(scene: Scene) -> bytes:
    """Paint a whole frame: only sprites and the static layer are kept."""
    return paint.paint(scene, paint.bands(0))


def measure() -> list[Row]:
    """Measure every game."""
    rows: list[Row] = []
    for key in registry.game_keys():
        game = registry.get(key)
        rows += [
            *_frames(game),
            *_turns(game),
            *_zoom(game),
            *_first(game),
            *asyncio.run(_lag(game)),
        ]
    return rows


def _zoom(game: AnyGame) -> list[Row]:
    """Measure the slowest picture other than the boards, late in a game."""
    view = positions(game)[-1]
    names = NAMES[: game.seats.stop - 1]
    found: list[tuple[float, str, int]] = []
    for picture in game.presentation.pictures:
        if picture.kind == "private":
            continue
        key = f"{picture.key}:0" if picture.per_seat else picture.key
        scene = scene_of(game.key, view, key, lang="en", names=names)
        (own,) = in_turns([lambda s=scene: full(s)], ROUNDS)
        found.append((own, key, len(full(scene))))
    own, key, size = max(found)
    note = f"{key}, late"
    return [
        Row(game.key, "slowest picture, full warm frame", own * 1e3, "ms", note=note),
        Row(game.key, "slowest picture: size", size / 1024, "KiB", "<= 400", note),
        Row(game.key, "largest picture", max(f[2] for f in found) / 1024, "KiB", "<= 400"),
    ]


def _frames(game: AnyGame) -> list[Row]:
    drawn = scenes(game, positions(game))
    own = statistics.median(in_turns([lambda s=scene: full(s) for scene in drawn], ROUNDS))
    largest = max(len(full(scene)) for scene in drawn)
    return [
        Row(game.key, "board picture, full warm frame", own * 1e3, "ms"),
        Row(game.key, "board picture, largest", largest / 1024, "KiB", "<= 400"),
    ]


def _turns(game: AnyGame) -> list[Row]:
    """Measure the board after each of some turns: all painted, and with the last one kept."""
    times: list[tuple[float, float]] = []
    sizes: list[int] = []
    kept = paint.bands(ROOM)
    before, *after = _published(game)
    board = next(p.key for p in game.presentation.pictures if p.kind == "board")
    for number, view in enumerate(after):
        scene = scene_of(
            game.key, view, board, lang="en", names=NAMES[: game.seats.stop - 1], before=before
        )
        before = view
        full(scene)
        pair = seconds(lambda s=scene: full(s)), seconds(lambda s=scene: paint.paint(s, kept))
        if number:
            times.append(pair)
        sizes.append(len(paint.paint(scene, kept)))
    whole, part = (statistics.median(each) for each in zip(*times, strict=True))
    return [
        Row(game.key, "board after a turn, full", whole * 1e3, "ms"),
        Row(game.key, "board after a turn, repainted", part * 1e3, "ms"),
        Row(game.key, "full / repainted", whole / part, "x", ">= 3"),
        Row(game.key, "board after a turn, largest", max(sizes) / 1024, "KiB", "<= 400"),
    ]


def _published(game: AnyGame) -> list[Any]:
    """Return the public view after each of some turns in the middle of a game of greedy seats."""
    state, source = game.start({}, game.seats.stop - 1, 11), rng(11)
    views: list[Any] = []
    last = -1
    while len(views) <= BEGUN + TURNS:
        waiting = game.waiting(state)
        seat = waiting[0] if len(waiting) == 1 else source.pick(waiting)
        if seat != last:
            views.append(game.mask(state, None))
            last = seat
        action = computer.choose(game, game.mask(state, seat), seat, source, "greedy")
        game.apply_unchecked(state, seat, action)
    return views[BEGUN:]


def _first(game: AnyGame) -> list[Row]:
    firsts: list[float] = []
    for _ in range(3):
        script = FIRST.format(key=game.key)
        done = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True
        )
        firsts.append(float(done.stdout.split()[0]))
    return [
        Row(game.key, "first frame of a process", statistics.median(firsts) * 1e3, "ms"),
    ]


async def _lag(game: AnyGame) -> list[Row]:
    views = positions(game)
    names = NAMES[: game.seats.stop - 1]
    boards = [p.key for p in game.presentation.pictures if p.kind == "board"]
    async with Renderer() as renderer:
        await renderer.warm("en")
        drawn = 0
        async with lagging() as lags:
            began = time.perf_counter()
            for before, view in pairwise(views):
                for after in (None, before):
                    for key in boards:
                        await renderer.draw(
                            game.key, view, key, lang="en", names=names, before=after
                        )
                        drawn += 1
            spent = time.perf_counter() - began
    note = f"{drawn} different pictures in {spent:.2f} s"
    return [
        Row(game.key, "event loop lag while drawing, p99", percentile(lags, 0.99) * 1e3, "ms",
            "<= 10", note),
    ]  # fmt: skip

"""Films of games of many turns: their time, their size, and the loop meanwhile."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from bot.platform import limits
from games import registry
from games.core.game import AnyGame
from games.core.random_play import choose_seat, random_action
from games.core.rng import rng
from rendering.film import Film, Format, Step, steps
from rendering.filming import shoot
from rendering.frames import Game, Shot
from rendering.pictures import Renderer
from rendering.theme import DARK
from tests.bench.lag import lagging
from tests.bench.measure import Row, percentile
from tests.bench.pictures import NAMES

TURNS = 140
WHOLE = Format(
    limits.FILM_WIDTH, limits.FILM_FRAMES, limits.FILM_SECONDS, limits.FILM_BYTES
)  # fmt: skip


def measure() -> list[Row]:
    """Measure every game."""
    return [row for key in registry.game_keys() for row in asyncio.run(_film(registry.get(key)))]


def _turns(game: AnyGame) -> Game:
    """Return turns of random games of all seats; another game follows if one is too short."""
    seats, seed, round_ = game.seats.stop - 1, 11, 0
    shots: list[Shot] = []
    while len(shots) <= TURNS:
        state, source, acted = game.start({}, seats, seed), rng(seed), dict[int, None]()
        while (waiting := game.waiting(state)) and len(shots) <= TURNS:
            seat = choose_seat(waiting, source)
            done = game.apply_unchecked(state, seat, random_action(game, state, seat, source))
            acted[seat] = None
            opened = [event for event in done.events if event.opens() is not None]
            if done.closed:
                view: Any = game.mask(game.copy(state), None)
                shots.append(Shot(view, len(shots), round_, tuple(acted), bool(opened)))
                acted.clear()
            round_ += len(opened)
        seed += 1
    standing = game.standing(shots[-1].view)
    return Game(game.key, shots, standing, "Ada wins with 52 points", NAMES[:seats])


async def _film(game: AnyGame) -> list[Row]:
    turns = _turns(game)
    async with Renderer() as renderer:
        await renderer.warm("en")
        told: list[Step] = []
        async with lagging() as lags:
            began, worked = time.perf_counter(), time.process_time()
            film: Film = await shoot(renderer, steps(turns, WHOLE, "en", DARK), told.append)
            spent, worked = time.perf_counter() - began, time.process_time() - worked
    note = f"{len(turns.shots) - 1} turns, {len(film.turns) + 1} frames"
    return [
        Row(game.key, "film of a game", spent, "s", "<= 8", f"{note}, {worked:.1f} s of processor"),
        Row(game.key, "film of a game, size", len(film.webp) / 1024, "KiB", "<= 3072", note),
        Row(game.key, "event loop lag while filming, p99", percentile(lags, 0.99) * 1e3, "ms",
            "<= 10", f"longest {max(lags) * 1e3:.0f} ms"),
    ]  # fmt: skip

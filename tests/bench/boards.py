"""Posts: which board a turn that ends no round shows, in games of greedy players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bot.platform.pictures import boards
from bot.posts.changes import differing
from games import registry
from games.core import computer
from games.core.game import AnyGame
from games.core.rng import rng
from tests.bench.measure import Row

SEATS, SEEDS = 3, (5, 6, 7)
TURNS = 90
"""Turns of one game at most."""
NAMES = ["Ada", "Brian", "Chloé"]
AIM = {"ceres": ">= 57 of 67", "luna_maris": ">= 72 of 84", "ares": ">= 17 of 25"}


def measure() -> list[Row]:
    """Measure every game."""
    rows: list[Row] = []
    for key in registry.game_keys():
        game = registry.get(key)
        found = Counter(posted(game, view, before) for before, view in turns(game))
        for board in (*boards(game), ""):
            what = f"turns whose post shows {board or 'no picture'}"
            aim = AIM.get(key, "") if board == boards(game)[0] else ""
            rows.append(Row(key, what, found[board], "", aim, f"of {found.total()}"))
    return rows


def posted(game: AnyGame, view: Any, before: Any) -> str:
    """Return the board that a compact post shows after a turn, if it shows one."""
    found = differing(game, game.words("en", view.state.content), NAMES, view, before)
    return next(iter(found), "")


def turns(game: AnyGame) -> Iterator[tuple[Any, Any]]:
    """Yield the public views before and after each turn or phase that ends no round."""
    for seed in SEEDS:
        state, source = game.start({}, SEATS, seed), rng(seed)
        before, opened, ended = game.mask(game.copy(state), None), False, 0
        while ended < TURNS and (waiting := game.waiting(state)):
            seat = waiting[0]
            seen = game.mask(state, seat)
            applied = game.apply(state, seat, computer.choose(game, seen, seat, source, "greedy"))
            opened |= any(event.opens() is not None for event in applied.events)
            if applied.closed:
                view = game.mask(game.copy(state), None)
                if not opened:
                    yield before, view
                before, opened, ended = view, False, ended + 1

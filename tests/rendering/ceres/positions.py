"""Positions of Ceres for tests of its pictures, and signs that its pictures have."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.game import GAME
from games.ceres.state import Launching, State, Turn
from games.core.hidden.declare import View
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import Language
from rendering.ceres import layout
from rendering.scene import Icon, Scene
from rendering.theme import DARK
from tests.rendering.layout_checks import icons

NAMES = ("Ada Lovelace-Byron", "Grace", "Émilie du Châtelet", "W" * 32)
LEGEND = 1
"""The tick that says what other ticks mean."""


def scene(
    view: View[State],
    picture: str,
    lang: Language = "en",
) -> Scene:
    """Return a picture of a view."""
    names = NAMES[: len(view.state.players)]
    return layout(view, picture, lang=lang, theme=DARK, names=names, before=None)


def ticks(found: Scene) -> list[Icon]:
    """Return the ticks on light discs; others are of another colour."""
    return [op for op in icons(found, "done") if op.colour == DARK.background]


def played(seed: int, seats: int = 4, every: int = 60, **options: str) -> Iterator[State]:
    """Yield positions of a random game, some decisions apart."""
    state = GAME.start(options, seats, seed)
    for taken, _ in enumerate(steps(GAME, state, rng(seed, 1), 5000)):
        if state.stack and taken % every == 0:
            yield GAME.copy(state)


def launching(state: State, ice: int) -> View[State]:
    """Return the view of a seat that launches with so much Ice, wherever the game stands."""
    seat = state.turn
    state.players[seat].goods.update({"ice": ice, "probe": 1})
    state.stack = [Turn(acted=True), Launching()]
    return GAME.mask(state, seat)

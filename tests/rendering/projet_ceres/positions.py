"""Positions of Projet Cérès made for a purpose, and the texts of their pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from games.__main__ import chooser
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import Language
from games.projet_ceres.game import GAME
from games.projet_ceres.state import State
from games.projet_ceres.words.targets import FIELDS
from rendering.projet_ceres import layout
from rendering.scene import Polygon, Scene
from rendering.theme import DARK
from tests.rendering.layout_checks import icons, said

__all__ = ["icons", "said"]
NAMES = ("Ada", "Grace", "Émilie", "Valentina", "Katherine", "Sally")


def game(seats: int, seed: int = 5) -> State:
    """Return a game at its beginning."""
    return GAME.start({}, seats, seed)


def scene(
    state: State,
    picture: str,
    before: State | None = None,
    *,
    viewer: int | None = None,
    lang: Language = "en",
) -> Scene:
    """Return a picture as a viewer sees it."""
    return layout(
        GAME.mask(state, viewer),
        picture,
        lang=lang,
        theme=DARK,
        names=NAMES[: len(state.players)],
        before=None if before is None else GAME.mask(before, viewer),
    )


EACH, MOST = 2, 900
"""Positions of each kind of question that are drawn; decisions of each game that they come from."""


@cache
def questions() -> tuple[tuple[State, int, str], ...]:
    """Return positions with a seat that is asked, and the kind of what asks it."""
    return tuple(_questions())


def _questions() -> Iterator[tuple[State, int, str]]:
    met = Counter[tuple[str, bool]]()
    for seats, how in ((3, "greedy"), (6, "greedy"), (2, "random")):
        state = GAME.start({}, seats, 7)
        for _ in steps(GAME, state, rng(7, 1), MOST, chooser(how)):
            for seat in GAME.waiting(state):
                kind = type(GAME.open_frames(state, seat)[0]).__name__
                numbered = any(type(each) in FIELDS for each in GAME.legal(state, seat))
                met[kind, numbered] += 1
                if met[kind, numbered] <= EACH:
                    yield GAME.copy(state), seat, kind


def marked(found: Scene) -> list[Polygon]:
    """Return the hexagons around asteroids that appeared."""
    ops = (op for op in found.ops if isinstance(op, Polygon))
    return [op for op in ops if op.look.border == DARK.mark and not op.look.fill]

"""Positions of Luna Maris made for a purpose, and texts and icons of their pictures."""

from __future__ import annotations

from games.core.text import Language
from games.luna_maris.actions import Depot
from games.luna_maris.game import GAME
from games.luna_maris.state import State, Turn
from rendering.luna_maris import layout
from rendering.scene import Scene
from rendering.theme import DARK
from tests.rendering.layout_checks import said

__all__ = ["said"]
NAMES = ("Ada", "Grace", "Émilie", "Valentina")


def game(seats: int, seed: int = 5) -> State:
    """Return a game at its beginning, its first turn open."""
    state = GAME.start({"equipment": "off"}, seats, seed)
    while not isinstance(state.stack[-1], Turn):
        legal = GAME.legal(state, state.turn)
        GAME.apply(state, state.turn, next(a for a in legal if not isinstance(a, Depot)))
    return state


def scene(
    state: State,
    picture: str,
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
        before=None,
    )

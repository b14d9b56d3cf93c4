"""Positions of Projet Cérès made for a purpose, and the texts of their pictures."""

from __future__ import annotations

from games.core.text import Language
from games.projet_ceres.game import GAME
from games.projet_ceres.state import State
from rendering.projet_ceres import layout
from rendering.scene import Scene
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

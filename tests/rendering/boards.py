"""A board of Ceres that changes from turn to turn: what any picture has is on it."""

from __future__ import annotations

from functools import cache

from games import registry
from games.core.random_play import walk
from rendering.pictures import scene_of
from rendering.scene import Scene
from rendering.theme import THEMES


@cache
def board(turn: int = 0, theme: str = "dark") -> Scene:
    """Return the board; `turn` changes a few things, as a turn would."""
    game = registry.get("ceres")
    state, _ = walk(game, {}, 4, 5, 60 + turn)
    names = ("Joueuse à l’œuvre", "Ada", "Brian", "Chloé")
    view = game.mask(state, None)
    return scene_of("ceres", view, "board", lang="fr", names=names, theme=THEMES[theme])

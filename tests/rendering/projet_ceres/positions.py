"""Positions of Projet Cérès made for a purpose, and what is written on their pictures."""

from __future__ import annotations

from games.core.text import Language
from games.projet_ceres.game import GAME
from games.projet_ceres.state import State
from rendering.projet_ceres import layout
from rendering.scene import Icon, Polygon, Scene, Text
from rendering.theme import DARK
from tests.rendering.layout_checks import inked

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
    """Return a picture as somebody sees it."""
    return layout(
        GAME.mask(state, viewer),
        picture,
        lang=lang,
        theme=DARK,
        names=NAMES[: len(state.players)],
        before=None if before is None else GAME.mask(before, viewer),
    )


def said(found: Scene) -> list[str]:
    """Return all texts of a picture."""
    return [op.text for op in inked(found) if isinstance(op, Text)]


def icons(found: Scene, name: str) -> list[Icon]:
    """Return the icons of a name."""
    return [op for op in inked(found) if isinstance(op, Icon) and op.name == name]


def marked(found: Scene) -> list[Polygon]:
    """Return the hexagons around asteroids that appeared."""
    ops = (op for op in found.ops if isinstance(op, Polygon))
    return [op for op in ops if op.look.border == DARK.mark and not op.look.fill]

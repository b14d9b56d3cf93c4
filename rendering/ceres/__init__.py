"""Pictures of Ceres."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.ceres.view import View
from games.core.text import Language
from rendering.ceres.board import board
from rendering.ceres.table import Table
from rendering.scene import Scene
from rendering.theme import Theme

PICTURES: Mapping[str, Callable[[Table], Scene]] = {"board": board}


def layout(
    view: View,
    picture: str,
    *,
    lang: Language,
    theme: Theme,
    names: Sequence[str],
    before: View | None = None,
) -> Scene:
    """Return a picture of Ceres; changes since the older view are marked."""
    table = Table(view, before, lang, theme, names)
    return PICTURES[picture](table)

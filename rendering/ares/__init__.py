"""Pictures of Ares Expedition."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.ares.view import View
from games.core.text import Language
from rendering.ares.board import board_picture
from rendering.ares.table import Table
from rendering.scene import Scene
from rendering.theme import Theme

PICTURES: Mapping[str, Callable[[Table], Scene]] = {
    "board": board_picture,
}


def layout(
    view: View,
    picture: str,
    *,
    lang: Language,
    theme: Theme,
    names: Sequence[str],
    before: View | None = None,
) -> Scene:
    """Return a picture of Ares Expedition; changes since the older view are marked."""
    table = Table(view, before, lang, theme, names)
    name, _, _seat = picture.partition(":")
    return PICTURES[name](table)

"""A picture for games that have no layout yet: the text board, set in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.core.game import AnyGame
from games.core.text import Language
from rendering import typeset
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.scene import Scene
from rendering.theme import Theme

if TYPE_CHECKING:
    from rendering.layouts import Layout

SIZE = 22
COLUMN = 760


def layout_for(game: AnyGame) -> Layout:
    """Return a layout that writes what the game says of a view."""

    def layout(
        view: Any,
        picture: str,
        *,
        lang: Language,
        theme: Theme,
        names: Sequence[str],
        before: Any | None = None,
    ) -> Scene:
        words = game.words(lang)
        title = f"{words.game().name} – {words.picture(picture.partition(':')[0]).name}"
        return _set(title, words.board(view, names), theme)

    return layout


def _set(title: str, text: str, theme: Theme) -> Scene:
    lines = typeset.wrap(text, COLUMN - 48, "text", SIZE)
    step = typeset.line_step(SIZE)
    half = max(12, (len(lines) + 1) // 2)
    canvas = Canvas(2 * COLUMN + 80, 120 + half * step, theme)
    canvas.static.fit(Box(40, 20, 2 * COLUMN, 50), title, face="bold", size=34, cut=True)
    for column in range(2):
        box = Box(32 + column * (COLUMN + 16), 84, COLUMN, half * step + 20)
        canvas.static.panel(box, fill=theme.panel)
        for i, line in enumerate(lines[column * half : (column + 1) * half]):
            kept = typeset.elide(line, COLUMN - 48, "text", SIZE)
            at = box.y + 24 + i * step
            canvas.main.text(box.x + 24, at, kept, face="text", size=SIZE)
    return canvas.scene()

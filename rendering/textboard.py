"""A picture for games that have no layout yet: the text board, set in columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.core.game import AnyGame
from games.core.text import Language
from games.core.words import Words
from rendering import typeset
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.fonts import Face
from rendering.scene import Scene
from rendering.theme import Theme

if TYPE_CHECKING:
    from rendering.layouts import Layout

SIZE = 26
COLUMN, GAP, MARGIN, TOP = 800, 16, 24, 84
SHORT = 16
"""Most lines that stay in one column, which is read more easily on a phone."""


def words_of(game: AnyGame, view: Any, lang: Language) -> Words[Any]:
    """Return what a game says of a view, with the names of its table's components."""
    state: Any = getattr(view, "state", view)
    return game.words(lang, game.content_of(state))


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
        words = words_of(game, view, lang)
        title = f"{words.game().name} – {words.picture(picture.partition(':')[0]).name}"
        return _set(title, words.board(view, names), theme)

    return layout


def _set(title: str, text: str, theme: Theme) -> Scene:
    """Set a text below its title, in one column if it is short, else in two."""
    lines = typeset.wrap(text, COLUMN - 2 * MARGIN, "text", SIZE)
    across = 1 if len(lines) <= SHORT else 2
    rows = -(-len(lines) // across)
    step = round(SIZE * 1.3)
    canvas = Canvas(across * (COLUMN + GAP) + GAP, TOP + rows * step + MARGIN + GAP, theme)
    head = Box(GAP + 4, GAP, canvas.width - 2 * GAP - 8, TOP - GAP - 10)
    canvas.static.fit(head, title, face="narrow_bold", size=44, floor=28, cut=True)
    for column in range(across):
        box = Box(GAP + column * (COLUMN + GAP), TOP, COLUMN, rows * step + MARGIN)
        canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
        for i, line in enumerate(lines[column * rows : (column + 1) * rows]):
            kept = typeset.elide(line, COLUMN - 2 * MARGIN, "text", SIZE)
            at = box.y + MARGIN // 2 + i * step + step // 2
            heading = line.rstrip().endswith(":")
            ink = theme.muted if heading else theme.text
            face: Face = "strong" if heading else "text"
            canvas.main.text(box.x + MARGIN, at, kept, face=face, size=SIZE, colour=ink)
    return canvas.scene()

"""A picture for games without a layout: the text board, two columns wide if it is posted."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from games.core.game import AnyGame
from games.core.labels import Part
from games.core.text import Language, spelled
from games.core.words import Words
from rendering import sizes, typeset
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.fonts import Face
from rendering.layout import Layout
from rendering.scene import Scene
from rendering.theme import Theme

GAP, MARGIN, TOP = 16, 24, 84
LARGE = 40
"""Size of a text that has room enough."""


def words_of(game: AnyGame, view: Any, lang: Language) -> Words:
    """Return a game's words for a view, with the names of its table's components."""
    state: Any = getattr(view, "state", view)
    return game.words(lang, state.content)


def layout_for(game: AnyGame) -> Layout:
    """Return a layout that writes a game's text board of a view."""

    def layout(
        view: Any,
        picture: str,
        *,
        lang: Language,
        theme: Theme,
        names: Sequence[str],
        before: Any | None = None,
    ) -> Scene:
        words, key = words_of(game, view, lang), picture.partition(":")[0]
        posted = any(
            each.key == key and each.kind == "board" for each in game.presentation.pictures
        )
        title = f"{words.game().name} – {words.picture(key).name}"
        called = [spelled(name, lang) for name in names]
        return _set(title, words.parts(view, called), theme, 2 if posted else 1)

    return layout


class _Columns(NamedTuple):
    """A text in columns of a width, and its size."""

    columns: list[list[str]]
    width: int
    size: int

    @property
    def step(self) -> int:
        """The distance of lines."""
        return round(self.size * 1.3)

    @property
    def height(self) -> int:
        """The height of the columns' panels."""
        return max(map(len, self.columns)) * self.step + MARGIN


def _columns(text: str, headings: Collection[str], across: int) -> _Columns:
    """Set a text in one or two columns at the largest size that a screen shows whole."""
    whole = sizes.WIDE if across > 1 else sizes.NARROW
    width = (whole - (across + 1) * GAP) // across
    least = sizes.least("text", whole)
    found = _Columns([], width, least)
    for size in range(LARGE, least - 1, -1):
        lines = typeset.wrap(text, width - 2 * MARGIN, "strong", size)
        rows = -(-len(lines) // across)
        if across > 1 and lines[rows - 1] in headings:
            rows -= 1  # a heading stands above what it heads
        columns = [lines] if across == 1 else [lines[:rows], lines[rows:]]
        found = _Columns(columns, width, size)
        if TOP + found.height + GAP <= sizes.HIGH:
            break
    return found


def _set(title: str, parts: Sequence[Part], theme: Theme, across: int) -> Scene:
    """Set parts of a board below its title, in `across` columns; one is for phones."""
    headings = {part.title for part in parts}
    text = "\n".join(f"{part.title}\n{part.text}" for part in parts)
    laid = _columns(text, headings, across)
    width = across * (laid.width + GAP) + GAP
    canvas = Canvas(width, TOP + laid.height + GAP, theme)
    head = Box(GAP + 4, GAP, canvas.width - 2 * GAP - 8, TOP - GAP - 10)
    canvas.static.fit(head, title, face="narrow_bold", size=44, cut=True)
    for number, lines in enumerate(laid.columns):
        box = Box(GAP + number * (laid.width + GAP), TOP, laid.width, laid.height)
        canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
        for i, line in enumerate(lines):
            kept = typeset.elide(line, laid.width - 2 * MARGIN, "strong", laid.size)
            at = box.y + MARGIN // 2 + i * laid.step + laid.step // 2
            heading = line in headings
            ink = theme.muted if heading else theme.text
            face: Face = "strong" if heading else "text"
            canvas.main.text(box.x + MARGIN, at, kept, face=face, size=laid.size, colour=ink)
    return canvas.scene()

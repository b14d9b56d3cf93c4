"""Parts of tall pictures: whose turn it is, headings, words in one size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from rendering import fonts, typeset
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.fonts import Face
from rendering.luna_maris.table import Table
from rendering.parts import GAP
from rendering.sizes import NARROW

EDGE, PAD = 12, 14
FULL = NARROW - 2 * EDGE
HEAD, ABOVE = 60, 52
"""Heights of what stands above a picture, and of a heading in it."""
FACE: Face = "narrow"
SIZE = 30
MOST = 4000
"""Height that no words have."""


def height(markup: str, width: int) -> int:
    """Return the height of words, with room below for letters that go down."""
    laid = typeset.fit_rich(markup, width, MOST, FACE, SIZE, SIZE, 99, cut=True)
    return laid.height + SIZE - fonts.cap_height(FACE, SIZE)


def write(layer: Layer, box: Box, markup: str, *, valign: Literal["t", "m"] = "t") -> None:
    """Write words into a box that is at least as high as `height` returns."""
    layer.rich(box, markup, face=FACE, size=SIZE, floor=SIZE, valign=valign, cut=True)


def heading(canvas: Canvas, table: Table) -> None:
    """Write the round, with its day or night, and whose turn it is."""
    theme, state, layer = table.theme, table.state, canvas.main
    y, x = HEAD // 2, EDGE + 4
    if state.over:
        layer.text(x, y, table.word("over"), face="narrow", size=36, colour=theme.muted)
        return
    sky = "day" if state.round % 2 else "night"
    x += layer.icon(x, y, sky, 38, anchor="lm") + 10
    word = f"{table.word('round')} {state.round}"
    x += layer.text(x, y, word, face="narrow", size=36, colour=theme.muted) + 30
    style = table.style(state.turn)
    x += layer.icon(x, y, "turn", 34, colour=style.colour, anchor="lm") + 8
    layer.token(x + 20, y, style, 18)
    room = Box(x + 50, 4, NARROW - EDGE - x - 50, HEAD - 8)
    layer.name(room, table.names[state.turn], size=36)


def stacked(top: int, heights: Sequence[int]) -> Iterator[Box]:
    """Yield boxes of these heights below each other, in the whole width."""
    for tall in heights:
        yield Box(EDGE, top, FULL, tall)
        top += tall + GAP


def area(heights: Sequence[int]) -> int:
    """Return the height of rows with the gaps between them."""
    return sum(heights) + GAP * max(0, len(heights) - 1)

"""Words on narrow pictures: in one size, as high as they need."""

from __future__ import annotations

from rendering import fonts, typeset
from rendering.box import Box
from rendering.canvas import Layer
from rendering.fonts import Face

FACE: Face = "narrow"
SIZE = 30
MOST = 4000
"""Height that no words have."""


def height(markup: str, width: int, face: Face = FACE, size: int = SIZE) -> int:
    """Return the height of words, with room below for letters that go down."""
    laid = typeset.fit_rich(markup, width, MOST, face, size, size, 99, cut=True)
    return laid.height + size - fonts.cap_height(face, size)


def write(
    layer: Layer,
    box: Box,
    markup: str,
    *,
    face: Face = FACE,
    size: int = SIZE,
    colour: str | None = None,
) -> None:
    """Write words into a box that is at least as high as `height` returns."""
    layer.rich(box, markup, face=face, size=size, floor=size, colour=colour, cut=True)

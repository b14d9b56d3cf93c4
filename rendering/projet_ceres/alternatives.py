"""Ways to use something, each on a separate line, with a word before all but the first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rendering import fonts
from rendering.box import Box
from rendering.canvas import Layer
from rendering.segments import Segment, draw_segments, lines
from rendering.sizes import least
from rendering.wrapping import step


class Ways(NamedTuple):
    """Segments, the first `either` of which are alternatives, and the word between those."""

    segments: Sequence[Segment]
    either: int = 0
    word: str = ""

    def before(self, number: int) -> str:
        """Return the word before a segment."""
        return self.word if 0 < number < self.either else ""


def _indent(word: str, width: int) -> int:
    """Return the room for a word in a picture of a width."""
    return fonts.width(word, "narrow", least("narrow", width)) + 10 if word else 0


def _counts(ways: Ways, wide: int, size: int, width: int) -> Iterator[int]:
    """Yield the number of lines of each segment at a size."""
    for number, segment in enumerate(ways.segments):
        yield lines([segment], wide - _indent(ways.before(number), width), size)


def height(ways: Ways, wide: int, size: int, width: int) -> int:
    """Return the height of ways in a box of a width, in a picture of a width."""
    return sum(_counts(ways, wide, size, width)) * step(size)


def draw(layer: Layer, box: Box, ways: Ways, size: int, floor: int) -> None:
    """Draw ways below each other in a box, smaller if they need it."""
    counts = list(_counts(ways, box.w, floor, layer.width))
    y, left = box.y, box.h
    for number, (segment, count) in enumerate(zip(ways.segments, counts, strict=True)):
        tall = left * count // max(1, sum(counts[number:]))
        word, small = ways.before(number), layer.least("narrow")
        if word:
            ink, middle = layer.theme.muted, y + tall // (2 * count)
            layer.text(box.x, middle, word, face="narrow", size=small, colour=ink)
        indent = _indent(word, layer.width)
        room = Box(box.x + indent, y, box.w - indent, tall)
        draw_segments(layer, room, [segment], size, floor=floor, align="l")
        y, left = y + tall, left - tall

"""Parts of tall pictures: round and phase, headings, cards in symbols and words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rendering import fonts, parts, typeset
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.card import strip
from rendering.colour import ink_on, veil
from rendering.fonts import Face
from rendering.parts import GAP, Card, Part
from rendering.projet_ceres import alternatives
from rendering.projet_ceres.alternatives import Ways
from rendering.projet_ceres.table import Table
from rendering.scene import Scene
from rendering.segments import Segment, draw_segments, lines
from rendering.sizes import NARROW
from rendering.wrapping import step

EDGE, PAD = 12, 14
FULL = NARROW - 2 * EDGE
HEAD, ABOVE = 62, 54
"""Heights of what stands above a picture, and of a heading in it."""
FACE: Face = "narrow"
SIZE, ICON = 30, 40
"""Sizes of words, and of symbols."""
FADED = 0.3
"""How much of what cannot be chosen is veiled."""
MOST = 4000
"""Height that no words have."""


def _drawn(words: str) -> str:
    """Return words without the arrow, which narrow letters don't have."""
    return words.replace("\N{RIGHTWARDS ARROW}", "\N{EN DASH}")


def height(words: str, width: int, size: int = SIZE) -> int:
    """Return the height of words, with room below for letters that go down."""
    if not words:
        return 0
    laid = typeset.fit_rich(_drawn(words), width, MOST, FACE, size, size, 99, cut=True)
    return laid.height + size - fonts.cap_height(FACE, size)


def write(
    layer: Layer,
    box: Box,
    words: str,
    *,
    colour: str | None = None,
    valign: Literal["t", "m"] = "t",
    size: int = SIZE,
) -> None:
    """Write words into a box that is at least as high as `height` returns."""
    if words:
        layer.rich(
            box,
            _drawn(words),
            face=FACE,
            size=size,
            floor=size,
            colour=colour,
            valign=valign,
            cut=True,
        )


def heading(canvas: Canvas, table: Table) -> None:
    """Write the round, its phase, and who is awaited."""
    theme, state, layer = table.theme, table.state, canvas.main
    y, x = HEAD // 2, EDGE + 4
    if state.over:
        layer.text(x, y, table.word("over"), face="narrow", size=36, colour=theme.muted)
        return
    said = f"{table.word('round')} {state.round}"
    x += layer.text(x, y, said, face="narrow_bold", size=38) + 22
    layer.disc(x + 20, y, 20, fill=theme.turn)
    ink, number = ink_on(theme.turn), str(state.phase)
    layer.text(x + 20, y, number, face="bold", size=28, colour=ink, anchor="mm")
    x += 54
    phase = table.word("phase", n=state.phase)
    x += layer.text(x, y, phase, face="narrow", size=36, colour=theme.muted) + 30
    asked = table.seen.asked
    if not asked:
        return
    x += layer.icon(x, y, "turn", 34, anchor="lm") + 8
    for seat in asked:
        layer.token(x + 20, y, table.style(seat), 18)
        x += 46
    if len(asked) == 1:
        room = Box(x + 4, 4, NARROW - EDGE - x - 4, HEAD - 8)
        layer.name(room, table.called(asked[0]), size=36)


def height_of(part: Part | Card) -> int:
    """Return the height of a card, or of cards with their heading."""
    return part.height if isinstance(part, Card) else ABOVE + part.area


def picture(table: Table, found: Sequence[Part], head: Card | None = None) -> Scene:
    """Return a picture of parts below each other, below round and phase."""
    shown = [part for part in found if part.cards]
    high = HEAD + sum(height_of(part) + GAP for part in shown) + EDGE
    if head is not None:
        high += head.height + GAP
    canvas = table.canvas(NARROW, high)
    heading(canvas, table)
    y = HEAD
    if head is not None:
        head.draw(canvas, Box(EDGE, y, FULL, head.height))
        y += head.height + GAP
    for part in shown:
        draw_part(canvas, Box(EDGE, y, FULL, height_of(part)), part)
        y += height_of(part) + GAP
    return canvas.scene()


def draw_part(canvas: Canvas, box: Box, part: Part) -> None:
    """Draw cards below their heading."""
    parts.draw_part(canvas, box, part, ABOVE)


def lit(card: Card, on: bool, radius: int = 10) -> Card:
    """Return a card with a bright rim if it can be chosen, else a faded one."""

    def draw(canvas: Canvas, box: Box) -> None:
        card.draw(canvas, box)
        if on:
            canvas.main.panel(box, border=canvas.theme.text, width=4, radius=radius)
        else:
            canvas.over.panel(box, fill=veil(canvas.theme.background, FADED), radius=radius)

    return card._replace(draw=draw)


def width(across: int) -> int:
    """Return the room for words in one of `across` cards in a row."""
    return (FULL - (across - 1) * GAP) // across - 2 * PAD


class Told(NamedTuple):
    """A block of a card: its symbols on a dark band, and below that its words.

    `word`: is set between the segments, which are then alternatives, each on a separate line.
    """

    segments: Sequence[Segment]
    words: str
    word: str = ""

    @property
    def ways(self) -> Ways | None:
        """The segments, if they are alternatives."""
        several = self.word and len(self.segments) > 1
        return Ways(self.segments, len(self.segments), self.word) if several else None


def told_height(block: Told, wide: int) -> int:
    """Return the height of a block of a width."""
    band = _band(block, wide) + 6 if block.segments else 0
    words = height(block.words, wide)
    return band + (words + 12 if words else 0) + 6


def _band(block: Told, wide: int) -> int:
    """Return the height of the symbols of a block of a width."""
    if block.ways:
        return alternatives.height(block.ways, wide - 16, ICON, NARROW) + 6
    return lines(block.segments, wide - 16, ICON) * step(ICON) + 6


def draw_told(layer: Layer, box: Box, block: Told) -> int:
    """Draw a block from the top of a box and return its height."""
    y = box.y
    if block.segments:
        band = Box(box.x - 6, y, box.w + 12, _band(block, box.w))
        strip(layer, band, radius=6)
        inner = band.inset(14, 2)
        if block.ways:
            alternatives.draw(layer, inner, block.ways, ICON, 31)
        else:
            draw_segments(layer, inner, block.segments, ICON, floor=31, align="l")
        y = band.bottom + 12
    if block.words:
        tall = height(block.words, box.w)
        write(layer, Box(box.x, y, box.w, tall), block.words)
        y += tall
    return y + 6 - box.y

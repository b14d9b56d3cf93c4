"""Lines of a choice: a sign, the price and gain, and their words; large, for one question."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rendering import sizes
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import strip, surface
from rendering.colour import ink_on
from rendering.parts import Card
from rendering.projet_ceres import zoom
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import FULL, PAD
from rendering.segments import (
    DIGITS,
    Segment,
    Symbol,
    draw_segment,
    draw_segments,
    lines,
    segment_width,
)
from rendering.sizes import NARROW
from rendering.wrapping import step

SIGN, SIZE, WORDS = 76, 46, 36
"""Room for a sign, sizes of symbols and of words."""
PLAIN, LOW, PRICE = 72, 62, 36
"""Heights of a line with a name and of one about a player, and the size of a price."""
FLOOR = ceil(sizes.least("bold", NARROW) / DIGITS)


def choice(table: Table, sign: str, segments: Sequence[Segment], words: str, *, on: bool) -> Card:
    """Return a choice: a number or an icon, symbols, and below them words."""
    wide = FULL - SIGN - PAD
    band = max(1, lines(segments, wide - 20, SIZE)) * step(SIZE) + 8
    tall = zoom.height(words, wide, WORDS)

    def draw(canvas: Canvas, box: Box) -> None:
        layer = canvas.main
        surface(layer, box)
        _sign(canvas, box.x + SIGN // 2, box.y + 10 + band // 2, sign)
        low = Box(box.x + SIGN, box.y + 10, wide, band)
        strip(layer, low, radius=6)
        draw_segments(layer, low.inset(10, 2), segments, SIZE, floor=FLOOR, align="l")
        text = Box(low.x + 4, low.bottom + 12, wide - 4, tall)
        zoom.write(layer, text, words, size=WORDS)

    return zoom.lit(Card(band + tall + 34, draw), on=on)


def _sign(canvas: Canvas, x: int, y: int, sign: str) -> None:
    layer, theme = canvas.main, canvas.theme
    if sign.isdigit():
        layer.disc(x, y, 25, fill=theme.text)
        ink = ink_on(theme.text)
        layer.text(x, y, sign, face="narrow_bold", size=36, colour=ink, anchor="mm")
    else:
        layer.icon(x, y, sign, 46)


def named(table: Table, key: str, price: Sequence[Symbol], *, on: bool) -> Card:
    """Return a name with its price at the end of the line."""
    cost = Segment((), tuple(price))

    def draw(canvas: Canvas, box: Box) -> None:
        layer = canvas.main
        surface(layer, box)
        wide = segment_width(cost, PRICE)
        draw_segment(layer, box.right - PAD - wide, box.y + box.h // 2, cost, PRICE)
        name = Box(box.x + PAD, box.y + 4, box.w - 2 * PAD - wide - 12, box.h - 8)
        layer.title(name, table.title(key), face="narrow_bold", size=32, lines=2)

    return zoom.lit(Card(PLAIN, draw), on=on)


def person(table: Table, seat: int, goods: Sequence[Symbol], sign: str = "") -> Card:
    """Return a player with goods, and a sign at the end of the line."""

    def draw(canvas: Canvas, box: Box) -> None:
        layer, style, y = canvas.main, table.style(seat), box.y + box.h // 2
        layer.panel(box, fill=table.theme.panel, border=style.colour, width=2)
        layer.token(box.x + 34, y, style, 20)
        layer.name(Box(box.x + 66, box.y + 6, 330, box.h - 12), table.called(seat), size=36)
        low = Box(box.x + 420, box.y, box.w - 500, box.h)
        if goods:
            found = [Segment((), tuple(goods))]
            draw_segments(layer, low, found, 42, floor=FLOOR, align="l")
        else:
            layer.text(low.x, y, "\N{EN DASH}", size=30, colour=table.theme.muted)
        if sign:
            layer.icon(box.right - 20, y, sign, 40, anchor="rm")

    return Card(LOW, draw)

"""Parts of cards and tiles: their ground, headings, tokens on them, changes."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.colour import ink_on
from rendering.projet_ceres.table import Table
from rendering.segments import DIGITS, Segment, draw_segment, draw_segments, segment_width
from rendering.theme import PlayerStyle

TITLE = 44
"""Height of a heading."""


def heading(canvas: Canvas, box: Box, icon: str, title: str) -> int:
    """Write a title behind its icon in the upper part of a box; return where it ends."""
    muted, y = canvas.theme.muted, box.y + TITLE // 2 - 2
    canvas.static.icon(box.x + 4, y, icon, 32, colour=muted, anchor="lm")
    x = box.x + 46
    return x + canvas.static.text(x, y, title, face="narrow", size=30, colour=muted)


def piles(canvas: Canvas, box: Box, *found: tuple[str, str]) -> None:
    """Write at the end of a heading the piles of its kind, behind icons."""
    muted, y, right = canvas.theme.muted, box.y + TITLE // 2 - 2, box.right - 4
    layer = canvas.main
    for icon, said in reversed(found):
        right -= layer.text(right, y, said, face="bold", size=28, colour=muted, anchor="rm")
        right -= layer.icon(right - 8, y, icon, 30, colour=muted, anchor="rm") + 30


def line(layer: Layer, box: Box, segments: Sequence[Segment], size: int) -> None:
    """Draw segments in one line from the left, smaller if they need it, or in several lines."""
    floor = ceil(layer.least("bold") / DIGITS)
    while size > floor and _wide(segments, size) > box.w:
        size -= 1
    if _wide(segments, size) > box.w:
        draw_segments(layer, box, segments, size, floor=floor, align="l")
        return
    x, y = box.x, box.y + box.h // 2
    for segment in segments:
        x += draw_segment(layer, x, y, segment, size) + round(size * 0.6)


def _wide(segments: Sequence[Segment], size: int) -> int:
    return sum(segment_width(each, size) for each in segments) + round(size * 0.6) * max(
        0, len(segments) - 1
    )


def crowd(
    canvas: Canvas, box: Box, table: Table, there: dict[int, int], old: dict[int, int], radius: int
) -> None:
    """Draw whose agents are in a box, with their number if there are several."""
    y = box.y + box.h // 2
    step = min(2 * radius + 8, (box.w - 2 * radius) // max(1, len(there) - 1))
    for number, (seat, count) in enumerate(there.items()):
        x = box.x + radius + number * step
        if count > 1:
            ships(canvas.main, x, y, table.style(seat), radius, count)
        else:
            canvas.main.token(x, y, table.style(seat), radius)
        if count > old.get(seat, 0) and table.before is not None and not table.renewed:
            canvas.over.mark(Box(x - radius + 1, y - radius + 1, 2 * radius - 2, 2 * radius - 2))


def ships(layer: Layer, x: int, y: int, style: PlayerStyle, radius: int, count: int) -> None:
    """Draw a player's number of ships, on their shape; an outline if there is none."""
    layer.token(x, y, style, radius, hollow=not count)
    ink = ink_on(style.colour) if count else layer.theme.text
    low = radius // 6 if style.shape == "triangle" else 0
    size = layer.least("bold")
    layer.text(x, y + low, str(count), face="bold", size=size, colour=ink, anchor="mm")

"""The common parts of all boards' heads: the row of chips, highlighted players, points."""

from __future__ import annotations

from collections.abc import Collection

from rendering import fonts
from rendering.box import Box
from rendering.canvas import Layer, digits
from rendering.colour import veil
from rendering.scene import Shadow
from rendering.theme import PlayerStyle

GAP = 10


def split(box: Box, first: int, count: int) -> tuple[Box, list[Box]]:
    """Return the box of the round, `first` wide, and the boxes of `count` chips next to it."""
    rest = Box(box.x + first + GAP, box.y, box.w - first - GAP, box.h)
    return Box(box.x, box.y, first, box.h), rest.columns(count, GAP)


def lit(awaited: Collection[int], seats: int) -> Collection[int]:
    """Return which awaited seats glow: none if more than half are awaited."""
    return awaited if 2 * len(awaited) <= seats or seats == 1 else ()


def frame(layer: Layer, box: Box, style: PlayerStyle, fill: str, *, strong: bool) -> None:
    """Draw the ground of a player's part; it is lit up for players who must act, or have won."""
    layer.panel(
        box,
        fill=fill,
        border=style.colour if strong else layer.theme.line,
        width=5 if strong else 2,
        shadow=Shadow(5, 0, veil(style.colour, 0.85)) if strong else None,
    )


def points(
    layer: Layer,
    right: int,
    y: int,
    vp: int,
    size: int = 30,
    *,
    star: int | None = None,
    gap: int = 3,
    room: int = 1000,
) -> int:
    """Draw victory points ending at `right` and return their width.

    Their star is a little lower than the digits unless `star` gives its size; both are smaller than
    `size` if `room` needs it.
    """
    while points_width(vp, size, star=star, gap=gap) > room:
        size -= 1
    star = star or _star(size)
    layer.icon(right, y, "vp", star, anchor="rm")
    at, ink = right - star - gap, layer.theme.icon("vp")
    wide = layer.text(at, y, digits(vp), face="bold", size=size, colour=ink, anchor="rm")
    return wide + star + gap


def points_width(vp: int, size: int, *, star: int | None = None, gap: int = 3) -> int:
    """Return the width of victory points."""
    return fonts.width(digits(vp), "bold", size) + (star or _star(size)) + gap


def _star(size: int) -> int:
    return round(size * 0.92)

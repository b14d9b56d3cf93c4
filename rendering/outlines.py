"""The shapes in the layers of a scene: boxes, circles, lines, stars and marks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypedDict, Unpack

from games.core.rng import rng
from rendering.box import Box
from rendering.colour import mix, veil
from rendering.scene import Disc, Look, Op, Panel, Points, Polygon, Sector, Shadow, Stroke
from rendering.shapes import arc, regular, spark
from rendering.theme import Theme

SPARK = 12
"""Half the width of the spark on the frame around what is new."""


class Paint(TypedDict, total=False):
    """The paint of a shape: nothing by default, and a border one pixel wide."""

    fill: str | None
    fill2: str | None
    border: str | None
    width: int
    shadow: Shadow | None


def _look(
    fill: str | None = None,
    fill2: str | None = None,
    border: str | None = None,
    width: int = 1,
    shadow: Shadow | None = None,
) -> Look:
    return Look(fill, fill2, border, width if border else 0, shadow)


class Shapes:
    """Operations in the order in which they are drawn, and the shapes among them."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.ops: list[Op] = []

    def panel(self, box: Box, *, radius: int = 10, **paint: Unpack[Paint]) -> None:
        """Draw a rounded rectangle."""
        self.ops.append(Panel(box.x, box.y, box.w, box.h, radius, _look(**paint)))

    def disc(self, x: int, y: int, radius: int, **paint: Unpack[Paint]) -> None:
        """Draw a circle."""
        self.ops.append(Disc(x, y, radius, _look(**paint)))

    def polygon(self, x: int, y: int, points: Points, **paint: Unpack[Paint]) -> None:
        """Draw a closed shape whose points are relative to (x, y)."""
        self.ops.append(Polygon(x, y, points, _look(**paint)))

    def hexagon(self, x: int, y: int, radius: int, *, fill: str, border: str | None = None) -> None:
        """Draw a hexagon standing on a corner."""
        self.polygon(x, y, regular(6, radius), fill=fill, border=border)

    def sector(
        self,
        x: int,
        y: int,
        radii: tuple[int, int],
        degrees: tuple[float, float],
        **paint: Unpack[Paint],
    ) -> None:
        """Draw a piece of a ring, from an inner to an outer radius, clockwise."""
        self.ops.append(Sector(x, y, *radii, *degrees, _look(**paint)))

    def line(self, points: Sequence[tuple[int, int]], colour: str, width: int = 1) -> None:
        """Draw a line through points."""
        x, y = points[0]
        self.ops.append(Stroke(x, y, tuple((a - x, b - y) for a, b in points), colour, width))

    def arc(
        self, x: int, y: int, radius: int, degrees: tuple[float, float], colour: str, width: int = 1
    ) -> None:
        """Draw a part of a circle's line, clockwise."""
        self.ops.append(Stroke(x, y, arc(radius, *degrees), colour, width))

    def stars(self, box: Box, count: int, seed: int = 1) -> None:
        """Strew faint stars over a box, always the same for a seed."""
        self.ops += _stars(box, count, seed, self.theme.panel_low, self.theme.text)

    def mark(self, box: Box, *, radius: int = 12, colour: str | None = None) -> None:
        """Frame a new thing, with a glow and a spark, which no other frame has."""
        ink = colour or self.theme.mark
        rounding = min(radius, box.w // 2, box.h // 2)
        far = round(rounding * (1 - 0.5**0.5))  # on the frame, where its upper left corner is
        self.panel(
            Box(box.x - 3, box.y - 3, box.w + 6, box.h + 6),
            border=ink,
            width=3,
            radius=radius + 3,
            shadow=Shadow(5, 0, veil(ink, 0.8)),
        )
        at = box.x + far - 1, box.y + far - 1
        self.polygon(*at, spark(SPARK + 3), fill=self.theme.background)
        self.polygon(*at, spark(SPARK), fill=ink)


@lru_cache(16)
def _stars(box: Box, count: int, seed: int, dark: str, light: str) -> tuple[Disc, ...]:
    sky = rng(seed, 0)
    found: list[Disc] = []
    for _ in range(count):
        x, y = box.x + sky.below(box.w), box.y + sky.below(box.h)
        look = Look(mix(dark, light, 0.15 + sky.below(8) * 0.07))
        found.append(Disc(x, y, 2 if sky.below(9) == 0 else 1, look))
    return tuple(found)

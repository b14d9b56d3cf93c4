"""Where names and signs of asteroids go, so that nothing covers a sign: a Probe, a tick."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import NamedTuple

from rendering import fonts, typeset
from rendering.box import Box
from rendering.canvas import Layer

PLACES = ((1.0, -0.58), (-1.0, -0.58), (0.62, -0.98), (-0.62, -0.98), (1.14, 0.1), (-1.14, 0.1))
"""Where a sign may stand, in radii from the middle of its asteroid, the usual place first."""
OUTLINE = 3
"""As far a name's outline reaches over its letters."""

Point = tuple[int, int]


class Name(NamedTuple):
    """A name as it is written, with its middle."""

    text: str
    x: int
    y: int
    size: int

    @property
    def box(self) -> Box:
        """What the name covers, with its outline and the feet of its letters."""
        wide = fonts.width(self.text, "narrow", self.size) + 2 * OUTLINE
        cap = fonts.cap_height("narrow", self.size)
        top = self.y - cap // 2 - OUTLINE
        return Box(self.x - wide // 2, top, wide, cap + 2 * OUTLINE + self.size // 6)


def name(at: Point, radius: int, title: str, *, above: bool, room: int, size: int = 0) -> Name:
    """Return an asteroid's name below it, or above."""
    size = size or max(18, radius // 2)
    away = radius + round(size * 0.52)
    y = at[1] - away if above else at[1] + away
    return Name(typeset.elide(title, room, "narrow", size), at[0], y, size)


def write(layer: Layer, found: Name, *, faint: bool = False) -> None:
    """Write a name; `faint`: the viewer cannot go there."""
    layer.text(
        found.x,
        found.y,
        found.text,
        face="narrow",
        size=found.size,
        anchor="mm",
        colour=layer.theme.muted if faint else "",
        outline=layer.theme.background,
    )


def sign(at: Point, radius: int, half: int, boxes: Sequence[Box], rocks: Sequence[Point]) -> Point:
    """Return where a sign of an asteroid covers the least of boxes and of other asteroids.

    `half` is half its width; among places that are as good the usual one is taken.
    """
    places = [(at[0] + round(dx * radius), at[1] + round(dy * radius)) for dx, dy in PLACES]

    def covered(place: Point) -> int:
        others = sum(_near(place, rock, half + radius) for rock in rocks if rock != at)
        return others + sum(_within(place, half, box) for box in boxes)

    return min(places, key=covered)


def _near(one: Point, other: Point, reach: int) -> int:
    """Return by how much two discs lie over each other."""
    return max(0, round(reach - hypot(one[0] - other[0], one[1] - other[1])))


def _within(place: Point, half: int, box: Box) -> int:
    """Return by how much a sign lies over a box."""
    across = min(place[0] + half, box.right) - max(place[0] - half, box.x)
    down = min(place[1] + half, box.bottom) - max(place[1] - half, box.y)
    return max(0, min(across, down))

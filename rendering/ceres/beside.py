"""Places of asteroids' names and signs, such that nothing covers a sign: a Probe, a tick."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import NamedTuple

from rendering import fonts, typeset
from rendering.box import Box
from rendering.canvas import Layer

KEPT = 1024
"""Places that are remembered: from one turn to the next hardly any changes."""
PLACES = ((1.0, -0.58), (-1.0, -0.58), (0.62, -0.98), (-0.62, -0.98), (1.14, 0.1), (-1.14, 0.1))
"""Where a sign may stand, in radii from the middle of its asteroid, the usual place first."""
OUTLINE = 3
"""As far a name's outline reaches over its letters."""

ASIDE = 4
"""Pixels from one place to the next to which a name may step aside."""

Point = tuple[int, int]


class Name(NamedTuple):
    """A name as it is written, with its middle."""

    text: str
    x: int
    y: int
    size: int

    @property
    def box(self) -> Box:
        """The box that the name covers, with its outline and the feet of its letters."""
        wide = fonts.width(self.text, "narrow", self.size) + 2 * OUTLINE
        cap = fonts.cap_height("narrow", self.size)
        top = self.y - cap // 2 - OUTLINE
        return Box(self.x - wide // 2, top, wide, cap + 2 * OUTLINE + self.size // 6)


def name(at: Point, radius: int, title: str, *, above: bool, room: int, size: int) -> Name:
    """Return an asteroid's name below it, or above; its last words are left out if it is long."""
    away = radius + round(size * 0.52)
    y = at[1] - away if above else at[1] + away
    laid, _ = typeset.shortened(title, room, size, ("narrow",), size, size, 1)
    return Name(laid.lines[0], at[0], y, size)


@lru_cache(KEPT)
def aside(
    found: Name,
    most: int,
    rocks: tuple[tuple[Point, int], ...],
    boxes: tuple[Box, ...],
    edges: tuple[int, int],
) -> Name:
    """Return a name moved aside to cover as little as possible of asteroids and boxes.

    It moves at most `most` pixels, between two edges; among equally good places, to the nearest
    one.
    """
    left, right = edges
    reach = found.box.inset(-most, 0)
    near = [(at, away) for at, away in rocks if _away(at, reach) < away]
    beside = [box for box in boxes if _shared(box, reach)]

    def covered(moved: Name) -> int:
        over = sum(max(0, away - _away(at, moved.box)) for at, away in near)
        return over + sum(_shared(box, moved.box) for box in beside)

    if not covered(found):
        return found
    ways = sorted(range(-most, most + 1, ASIDE), key=abs)
    moved = (found._replace(x=found.x + by) for by in ways)
    places = [name for name in moved if left <= name.box.x and name.box.right <= right]
    return min(places, key=covered, default=found)


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


@lru_cache(KEPT)
def sign(
    at: Point, half: int, boxes: tuple[Box, ...], rocks: tuple[tuple[Point, int], ...]
) -> Point:
    """Return the place of an asteroid's sign that covers least of boxes and other asteroids.

    `half` is half its width, `rocks` are all asteroids, their middles and radii; among equally good
    places the usual one is taken.
    """
    own = dict(rocks)[at]
    places = [(at[0] + round(dx * own), at[1] + round(dy * own)) for dx, dy in PLACES]

    def covered(place: Point) -> int:
        others = sum(_near(place, rock, half + radius) for rock, radius in rocks if rock != at)
        return others + sum(_within(place, half, box) for box in boxes)

    return min(places, key=covered)


def _away(at: Point, box: Box) -> int:
    """Return how far a box is from a point."""
    across = max(box.x - at[0], 0, at[0] - box.right)
    return round(hypot(across, max(box.y - at[1], 0, at[1] - box.bottom)))


def _near(one: Point, other: Point, reach: int) -> int:
    """Return how far two discs overlap."""
    return max(0, round(reach - hypot(one[0] - other[0], one[1] - other[1])))


def _within(place: Point, half: int, box: Box) -> int:
    """Return how far a sign overlaps a box."""
    return _shared(Box(place[0] - half, place[1] - half, 2 * half, 2 * half), box)


def _shared(one: Box, other: Box) -> int:
    """Return how far two boxes overlap."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, min(across, down))

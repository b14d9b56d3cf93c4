"""The display list: a picture as plain data, in pixels, ready to be painted or compared.

Operations are drawn in order. Their first two fields are the position; the other fields say how the
thing looks, so equal things anywhere share one cached sprite.
"""

from __future__ import annotations

from typing import NamedTuple

from rendering.fonts import Face

Points = tuple[tuple[int, int], ...]


class Shadow(NamedTuple):
    """A soft shadow or glow: its spread, its distance downwards, its colour."""

    blur: int
    down: int
    colour: str


class Look(NamedTuple):
    """Fill (from top to bottom when `fill2` is given), border drawn inside, shadow."""

    fill: str | None = None
    fill2: str | None = None
    border: str | None = None
    width: int = 0
    shadow: Shadow | None = None


class Panel(NamedTuple):
    """A rounded rectangle."""

    x: int
    y: int
    w: int
    h: int
    radius: int
    look: Look


class Disc(NamedTuple):
    """A circle; the position is its centre."""

    x: int
    y: int
    radius: int
    look: Look


class Polygon(NamedTuple):
    """A closed shape; its points are relative to the position."""

    x: int
    y: int
    points: Points
    look: Look


class Sector(NamedTuple):
    """A piece of a ring around the position, clockwise from `start` to `end` degrees.

    Degrees count from the right, downwards, as the screen's y axis points down.
    """

    x: int
    y: int
    inner: int
    outer: int
    start: float
    end: float
    look: Look


class Stroke(NamedTuple):
    """A line through points relative to the position."""

    x: int
    y: int
    points: Points
    colour: str
    width: int


class Icon(NamedTuple):
    """A bundled icon in one colour; the position is its left upper corner."""

    x: int
    y: int
    name: str
    size: int
    colour: str
    halo: str | None = None


class Text(NamedTuple):
    """A line of text; the position is the left end of its baseline."""

    x: int
    y: int
    text: str
    face: Face
    size: int
    colour: str
    outline: str | None = None
    outline_width: int = 0


Op = Panel | Disc | Polygon | Sector | Stroke | Icon | Text
Shape = Panel | Disc | Polygon | Sector


class Scene(NamedTuple):
    """A whole picture: `static` has the lasting parts, `ops` the parts that a turn can change.

    The static part is painted once and kept, found again by its content.
    """

    width: int
    height: int
    background: str
    static: tuple[Op, ...]
    ops: tuple[Op, ...]


def changed(old: Scene, new: Scene) -> set[Op]:
    """Return the operations that only one of two scenes has: the area to repaint."""
    return {*old.static, *old.ops} ^ {*new.static, *new.ops}

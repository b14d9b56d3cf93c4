"""Rectangles to put things into, in whole pixels."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle to put something into."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Return the x coordinate behind the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Return the y coordinate below the bottom edge."""
        return self.y + self.h

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """Return the rectangle with margins taken off on all sides."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def columns(self, count: int, gap: int) -> list[Box]:
        """Return equal columns with gaps; the last gets the pixels left by rounding."""
        edges = [self.x + (self.w + gap) * i // count for i in range(count + 1)]
        return [Box(left, self.y, right - gap - left, self.h) for left, right in pairwise(edges)]

    def rows(self, count: int, gap: int) -> list[Box]:
        """Return equal rows with gaps."""
        edges = [self.y + (self.h + gap) * i // count for i in range(count + 1)]
        return [Box(self.x, top, self.w, bottom - gap - top) for top, bottom in pairwise(edges)]

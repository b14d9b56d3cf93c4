"""The places of the map's cells in a picture, and hexagons standing on a corner."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt
from typing import NamedTuple

from games.projet_ceres.rules.belt import Chart
from rendering.box import Box
from rendering.scene import Points
from rendering.shapes import regular

GAP = 5
"""Room between two cells."""
GOOD, NAME, CODE = 28, 28, 24


class Sizes(NamedTuple):
    """Sizes of the texts in a cell, which are those of names and texts of the picture."""

    name: int = NAME
    code: int = CODE
    good: int = GOOD
    token: int = 20
    goods: bool = True
    """Whether goods are drawn that lie on asteroids."""
    kept: Collection[str] = ()
    """Cells in which there is room for a number."""


class Grid:
    """The cells of a map in a box, as large as they fit."""

    def __init__(self, chart: Chart, box: Box) -> None:
        across, down = sqrt(3) * (2 * chart.radius + 1), 3 * chart.radius + 2
        self.size = min(box.w / across, box.h / down)
        """How far the corners of a cell are from its middle."""
        self.wide = round(self.size * sqrt(3))
        self.corners = round(self.size - GAP / sqrt(3))
        x, y = box.x + box.w // 2, box.y + box.h // 2
        self.ceres = (x, y)
        self.at = {
            cell: (
                x + round(self.size * sqrt(3) * (q + r / 2)),
                y + round(self.size * 1.5 * r),
            )
            for cell, (q, r) in chart.places.items()
        }
        """The middle of each cell."""

    @property
    def hexagon(self) -> Points:
        """The outline of a cell around its middle."""
        return regular(6, self.corners)

    @property
    def inner(self) -> int:
        """The distance of the corners within the border of a cell from its middle."""
        return self.corners - 8

    def room(self, away: int) -> int:
        """Return the width of a cell at a distance above or below its middle, within its border."""
        tapered = round((self.inner - abs(away)) * 2 * sqrt(3))
        return max(0, min(round(self.inner * sqrt(3)), tapered) - 4)

"""The belt in the picture of a turn: cells to choose ringed, with the numbers that lists give."""

from __future__ import annotations

from games.projet_ceres import actions as act
from games.projet_ceres.rules import belt as chart
from games.projet_ceres.rules import moving
from games.projet_ceres.state import NOBODY
from games.projet_ceres.words import targets
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.parts import Card
from rendering.projet_ceres import belt, board
from rendering.projet_ceres.hexes import Grid, Sizes
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import FULL
from rendering.shapes import regular

SIZES = Sizes(name=28, code=28, good=28, token=19, goods=False)
"""Goods are in no cell: there is no room for them at this size."""
ACROSS, DOWN = {3: 7, 4: 9}, {3: 11, 4: 14}


def height(table: Table) -> int:
    """Return the height of the belt in the whole width of a narrow picture."""
    radius = table.chart.radius
    return round(FULL / (ACROSS[radius] * 3**0.5) * DOWN[radius]) + 8


def draw(canvas: Canvas, area: Box, table: Table, given: Sizes) -> Grid:
    """Draw the belt and return the places of its cells."""
    board.sky(canvas, area, 0)
    grid = Grid(table.chart, area.inset(2))
    belt.draw(canvas, grid, table, given)
    return grid


def card(table: Table) -> Card:
    """Return the belt with the cells that the viewer can choose now, or reach in their turn."""
    numbers = targets.asked(table.position)
    ways = near(table)

    def paint(canvas: Canvas, box: Box) -> None:
        grid = draw(canvas, box, table, SIZES._replace(kept=numbers))
        for cell in sorted(ways - set(numbers)):
            ring(canvas, grid, table, cell)
        for cell, number in numbers.items():
            ring(canvas, grid, table, cell)
            belt.number(canvas, grid, table, cell, number)

    return Card(height(table), paint)


def near(table: Table) -> set[str]:
    """Return the cells where the viewer could bring new ships with Move, if that is possible.

    For a waiting player, add the cells that they could explore, whether they can pay or not.
    """
    seat, waits = table.seen.viewer, table.frame is None and not table.state.over
    moves = any(isinstance(each, act.Move) for each in table.open)
    if seat is None or not (waits or moves):
        return set()
    places = moving.origins(table.state, seat, [])
    cells = (cell for place in places for cell in moving.around(table.state, seat, place))
    hidden = chart.unexplored(table.state, seat) if waits else ()
    return set(hidden) | {
        cell
        for cell in cells
        if moving.barred(table.t, table.state, seat, cell) is None
        and table.state.belt[cell].seat != seat
    }


def ring(canvas: Canvas, grid: Grid, table: Table, cell: str) -> None:
    """Draw a bright rim around a cell, within the rim of its owner."""
    there = table.state.belt.get(cell)
    owned = there is not None and there.seat != NOBODY
    outline = regular(6, grid.corners - 6) if owned else grid.hexagon
    canvas.over.polygon(*grid.at[cell], outline, border=canvas.theme.text, width=4)

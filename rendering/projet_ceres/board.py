"""The first picture of a post: the belt, and next to it the players."""

from __future__ import annotations

from rendering import sizes
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.projet_ceres import belt, header, mission
from rendering.projet_ceres.hexes import Grid
from rendering.projet_ceres.table import Table
from rendering.scene import Scene

WIDTH, HEIGHT = sizes.WIDE, sizes.HIGH
EDGE, GAP = 12, 10
SIDE = 462
FEW = 3
"""The largest number of players with room for the mission below them."""
MAP = Box(EDGE, EDGE, WIDTH - 2 * EDGE - GAP - SIDE, HEIGHT - 2 * EDGE)
RIGHT = Box(MAP.right + GAP, EDGE, SIDE, MAP.h)
CORNER = Box(MAP.x + 14, MAP.y + 12, 206, 96)


def board_picture(table: Table) -> Scene:
    """Return the belt with the players next to it."""
    canvas = table.canvas(WIDTH, HEIGHT)
    sky(canvas, MAP)
    belt.draw(canvas, Grid(table.chart, MAP.inset(2)), table)
    header.draw_round(canvas, CORNER, table)
    right = MAP.right - 14 - CORNER.w
    header.draw_window(canvas, CORNER._replace(x=right), table)
    low = CORNER._replace(y=MAP.bottom - CORNER.h - 4)
    header.draw_end(canvas, low, table)
    header.draw_pile(canvas, low._replace(x=right), table)
    below = len(table.seats) <= FEW and bool(table.state.missions)
    end = header.draw_rows(canvas, RIGHT, table, header.ROW if below else header.HIGH)
    if below:
        high = min(RIGHT.bottom - end - 2 * GAP, mission.height(table, SIDE) + 60)
        mission.draw(canvas, Box(RIGHT.x, end + 2 * GAP, SIDE, high), table)
    return canvas.scene()


def sky(canvas: Canvas, box: Box, stars: int = 160) -> None:
    """Draw the dark sky behind the belt, with `stars` stars."""
    theme = canvas.theme
    canvas.static.panel(box, fill=theme.background, border=theme.line)
    if not theme.shadow.endswith("00"):
        canvas.static.stars(box.inset(4), stars)

"""The first picture of a post: the turn, the Asteroid Belt, and places for Leaders."""

from __future__ import annotations

from rendering import sizes
from rendering.box import Box
from rendering.ceres import belt, header, places, port
from rendering.ceres.table import Table
from rendering.scene import Scene

WIDTH, HEIGHT = sizes.WIDE, sizes.HIGH
EDGE, GAP = 12, 10
BELT = Box(EDGE, EDGE, 948, HEIGHT - 2 * EDGE)
SIDE = Box(BELT.right + GAP, EDGE, WIDTH - EDGE - BELT.right - GAP, BELT.h)
RADIUS = 456
SEAT, QUARTERS = 56, 60
"""Heights of the row of a player and of that of the Workers."""


def board_picture(table: Table) -> Scene:
    """Return the main board: the belt on the left, players and Locations on the right."""
    canvas = table.canvas(WIDTH, HEIGHT)
    theme = table.theme
    canvas.static.panel(BELT, fill=theme.panel_low, border=theme.line)
    canvas.static.stars(BELT.inset(6), 130)
    frame = belt.Frame(BELT.x + BELT.w // 2, BELT.y + 10 + RADIUS, RADIUS)
    belt.draw(canvas, frame, table)
    belt.draw_turning(canvas, BELT.x + 16, BELT.bottom - 14, table)
    header.draw_round(canvas, Box(BELT.x + 12, BELT.y + 10, 156, 88), table)
    count = len(table.state.order)
    players = Box(SIDE.x, SIDE.y, SIDE.w, count * (SEAT + 6) - 6)
    header.draw_rows(canvas, players, table)
    quarters = Box(SIDE.x, SIDE.bottom - QUARTERS, SIDE.w, QUARTERS)
    port.draw_quarters(canvas, quarters, table)
    top = players.bottom + GAP
    places.draw_all(canvas, Box(SIDE.x, top, SIDE.w, quarters.y - GAP - top), table)
    return canvas.scene()

"""The first picture of a post: the colony, the players, the mining area, CO2 and research."""

from __future__ import annotations

from rendering import sizes
from rendering.box import Box
from rendering.luna_maris import colony, header, mining, moon, tracks
from rendering.luna_maris.table import Table
from rendering.scene import Scene

WIDTH, HEIGHT = sizes.WIDE, sizes.HIGH
EDGE, GAP = 12, 8
LEFT = Box(EDGE, EDGE, 1000, HEIGHT - 2 * EDGE)
RIGHT = Box(LEFT.right + GAP, EDGE, WIDTH - EDGE - LEFT.right - GAP, LEFT.h)
CARBON, RESEARCH, ROUND = 118, 156, 76
MINING = 486
"""Least height of the mining area."""
ROW = 92
"""Most height of a player's row."""


def board_picture(table: Table) -> Scene:
    """Return the main board: the colony on the left, players and the mining area on the right."""
    canvas = table.canvas(WIDTH, HEIGHT)
    land = LEFT._replace(h=LEFT.h - CARBON - GAP)
    moon.ground(canvas.static, land)
    moon.landing(canvas.static, land.x + 150, land.bottom - 112, 84)
    colony.draw_key(canvas.static, Box(land.x + 300, land.bottom - 72, 176, 50))
    moon.panels(canvas.static, Box(land.right - 164, land.bottom - 172, 144, 132), 3)
    colony.draw(canvas, colony.Plan(land.inset(14, 22), 300, 158), table)
    tracks.draw_carbon(canvas, Box(LEFT.x, land.bottom + GAP, LEFT.w, CARBON), table)
    count = len(table.actors)
    header.draw_round(canvas, RIGHT._replace(h=ROUND), table)
    rest = RIGHT.h - ROUND - RESEARCH - 3 * GAP
    rows = min(rest - MINING, count * ROW)
    header.draw_rows(canvas, Box(RIGHT.x, RIGHT.y + ROUND + GAP, RIGHT.w, rows), table)
    top = RIGHT.y + ROUND + rows + 2 * GAP
    area = Box(RIGHT.x, top, RIGHT.w, RIGHT.bottom - RESEARCH - GAP - top)
    moon.ground(canvas.static, area, seed=5)
    mining.draw(canvas, area.inset(10, 8), table)
    low = Box(RIGHT.x, RIGHT.bottom - RESEARCH, RIGHT.w, RESEARCH)
    tracks.draw_research(canvas, low, table)
    return canvas.scene()

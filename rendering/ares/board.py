"""The public board: who is awaited, the phases of the round, Mars, the players' resources."""

from __future__ import annotations

from rendering import sizes
from rendering.ares import header, mars, side, stage
from rendering.ares.table import Table
from rendering.canvas import Box
from rendering.scene import Scene

EDGE, GAP = 12, 10
FULL = sizes.WIDE - 2 * EDGE
MARS = 908
"""The width of Mars with its instruments."""


def board_picture(table: Table) -> Scene:
    """Return the main board."""
    canvas = table.canvas(sizes.WIDE, sizes.HIGH)
    head = Box(EDGE, 10, FULL, header.HEAD)
    header.draw(canvas, head, table)
    row = Box(EDGE, head.bottom + GAP, FULL, stage.HEIGHT)
    stage.draw(canvas, row, table)
    top = row.bottom + GAP
    low = Box(EDGE, top, FULL, sizes.HIGH - EDGE - top)
    mars.draw(canvas, low._replace(w=MARS), table)
    side.draw(canvas, Box(EDGE + MARS + GAP, top, FULL - MARS - GAP, low.h), table)
    return canvas.scene()

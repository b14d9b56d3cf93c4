"""The picture of all players' goods: tiles next to each other, and in a solo game the AI."""

from __future__ import annotations

from games.luna_maris.state import Player, Side
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.luna_maris import rival, seat
from rendering.luna_maris.meters import (
    LINE,
    Change,
    Stock,
    air,
    belt,
    carbon,
    stores,
    waste,
)
from rendering.luna_maris.table import Table
from rendering.scene import Scene
from rendering.sizes import NARROW

EDGE, GAP, ACROSS = 12, 10, 2
LINES = 5
BETWEEN = 12
STORES = LINES * LINE + (LINES - 1) * BETWEEN
LOW = STORES - LINE - BETWEEN
"""Height of what is in store without CO2."""


def players_picture(table: Table) -> Scene:
    """Return the tiles of all players in turn order; at the end of the game by their rank.

    It is narrow, so that a phone shows it large; the rest is in the zoom of a player.
    """
    order = table.outcome.ranked_seats if table.outcome else table.state.order
    sides: list[Side] = [table.player(each) for each in order]
    ai = table.state.rival
    if ai is not None:
        sides.append(ai)
    down, wide = -(-len(sides) // ACROSS), NARROW - 2 * EDGE
    tall = down * (seat.HEIGHT + GAP) - GAP
    low = 0 if ai is None else rival.height(table, wide)
    canvas = table.canvas(NARROW, 2 * EDGE + tall + (GAP + low if low else 0))
    area = Box(EDGE, EDGE, wide, tall)
    cells = [cell for row in area.rows(down, GAP) for cell in row.columns(ACROSS, GAP)]
    for side, cell in zip(sides, cells, strict=False):
        seat.draw(canvas, cell, table, side)
    if low:
        rival.draw(canvas, Box(EDGE, area.bottom + GAP, wide, low), table)
    return canvas.scene()


def stock(canvas: Canvas, box: Box, table: Table, player: Player, lines: int = LINES) -> None:
    """Draw stores, belt, waste, O2 and stress, and in a last line CO2, with the changes."""
    old = None if table.renewed else table.earlier(player.seat)
    before = old if isinstance(old, Player) else None
    board = table.index.board

    def change(field: str) -> Change:
        return Change(getattr(player, field), before and getattr(before, field))

    spare = min((box.h - lines * LINE) // (lines - 1) - BETWEEN, 14)
    rows = [
        Box(box.x, box.y + number * (LINE + BETWEEN + spare), box.w, LINE)
        for number in range(lines)
    ]
    stores(canvas, rows[0], board, Stock(change("energy"), change("water"), change("helium")))
    spaces = [(player.first, before and before.first), (player.last, before and before.last)]
    belt(canvas, rows[1], spaces)
    waste(canvas, rows[2], board, change("waste"))
    air(canvas, rows[3], change("oxygen"), change("stress"))
    if lines == LINES:
        carbon(canvas, rows[-1], board, change("co2"))

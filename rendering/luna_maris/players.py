"""The picture of what every player has: a row each, or in a solo game the player and the AI."""

from __future__ import annotations

from games.luna_maris.state import Player
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.header import frame
from rendering.luna_maris import crew, person, rival
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
from rendering.sizes import WIDE

EDGE, GAP = 12, 10
ASIDE, ACROSS, DOWN = 24, 16, 12
"""Room between the parts of a row, and within it at its sides and above and below."""
PERSON, STOCK = 460, 512
"""Widths of who a player is, and of what is in store."""
LINES = 5
BETWEEN = 12
STORES = LINES * LINE + (LINES - 1) * BETWEEN
LOW = STORES - LINE - BETWEEN
"""Height of what is in store without CO2."""


def players_picture(table: Table) -> Scene:
    """Return the boards of all players in turn order, in the end by their rank."""
    if table.state.rival is not None:
        return _solo(table)
    order = table.outcome.ranked_seats if table.outcome else table.state.order
    players = [table.player(seat) for seat in order]
    rows = [height(table, player) for player in players]
    canvas = table.canvas(WIDE, 2 * EDGE + sum(rows) + (len(rows) - 1) * GAP)
    y = EDGE
    for player, tall in zip(players, rows, strict=True):
        draw(canvas, Box(EDGE, y, WIDE - 2 * EDGE, tall), table, player)
        y += tall + GAP
    return canvas.scene()


def _solo(table: Table) -> Scene:
    """Return the player's board with the AI beside it."""
    player, wide = table.player(0), (WIDE - 2 * EDGE - GAP) // 2
    inner = wide - 2 * ACROSS
    tall = person.HEIGHT + STORES + crew.height(crew.lines(table, player), inner)
    tall += 2 * DOWN + 2 * ASIDE
    least, tall = tall, max(tall, rival.height(table, inner) + 2 * DOWN)
    spare = min(40, (tall - least) // 3)
    canvas = table.canvas(WIDE, 2 * EDGE + tall)
    box = Box(EDGE, EDGE, wide, tall)
    _under(canvas, box, table, player)
    x, y = box.x + ACROSS, box.y + DOWN
    person.draw(canvas, Box(x, y, inner, person.HEIGHT + spare), table, player)
    y += person.HEIGHT + spare + ASIDE
    stock(canvas, Box(x, y, inner, STORES + spare), table, player)
    y += STORES + spare + ASIDE
    crew.draw(canvas, Box(x, y, inner, box.bottom - y), crew.lines(table, player))
    rival.draw(canvas, Box(box.right + GAP, EDGE, wide, tall), table)
    return canvas.scene()


def height(table: Table, player: Player) -> int:
    """Return the height of a player's row."""
    low = crew.height(crew.lines(table, player), _rest())
    return max(person.LOW, LOW, low) + 2 * DOWN


def _rest() -> int:
    """Return the width that is left for scientists and food."""
    return WIDE - 2 * (EDGE + ACROSS + ASIDE) - PERSON - STOCK


def draw(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw one player: who it is, what is in store, scientists and food."""
    _under(canvas, box, table, player)
    inner = box.inset(ACROSS, DOWN)
    person.draw_low(canvas, inner._replace(w=PERSON), table, player)
    x = inner.x + PERSON + ASIDE
    stock(canvas, Box(x, inner.y, STOCK, inner.h), table, player, LINES - 1)
    x += STOCK + ASIDE
    crew.draw(canvas, Box(x, inner.y, inner.right - x, inner.h), crew.lines(table, player))


def _under(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw what lies under a player's board."""
    style, strong = table.style(player.seat), person.leads(table, player.seat)
    frame(canvas.main, box, style, person.ground(table, player.seat), strong=strong)


def stock(canvas: Canvas, box: Box, table: Table, player: Player, lines: int = LINES) -> None:
    """Draw stores, belt, waste, O2 and stress, and in a last line CO2, with what was changed."""
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

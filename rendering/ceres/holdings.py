"""The picture of all players' holdings, one row each."""

from __future__ import annotations

from games.ceres.state import Player
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import claims, outstations, person
from rendering.ceres.table import Table
from rendering.header import frame
from rendering.scene import Scene
from rendering.sizes import WIDE

EDGE, GAP = 12, 8
ASIDE, ACROSS, DOWN = 8, 10, 10
"""Room between the parts of a row, and within it at its sides and above and below."""
PERSON, CLAIMS = 396, 244
STATIONS = WIDE - 2 * (EDGE + ACROSS + ASIDE) - PERSON - CLAIMS
"""Widths of what a player is, of what is claimed, and of the Outstations between them."""


def holdings_picture(table: Table) -> Scene:
    """Return the holdings of all players in turn order."""
    players = [table.player(seat) for seat in table.state.order]
    rows = [height(table, player) for player in players]
    canvas = table.canvas(WIDE, 2 * EDGE + sum(rows) + (len(rows) - 1) * GAP)
    y = EDGE
    for player, tall in zip(players, rows, strict=True):
        draw(canvas, Box(EDGE, y, WIDE - 2 * EDGE, tall), table, player)
        y += tall + GAP
    return canvas.scene()


def height(table: Table, player: Player) -> int:
    """Return the height of a player's row: more if they have many Outstations or projects."""
    low = outstations.height(table, player, STATIONS, WIDE)
    return max(person.HEIGHT, low, claims.height(table, player)) + 2 * DOWN


def draw(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw one player: name and goods, Outstations, claims and projects."""
    state, style = table.state, table.style(player.seat)
    active = player.seat == state.turn and not state.over
    frame(canvas.main, box, style, person.ground(table, player), strong=active)
    inner = box.inset(ACROSS, DOWN)
    person.draw(canvas, inner._replace(w=PERSON), table, player)
    x = inner.x + PERSON + ASIDE
    outstations.draw(canvas, Box(x, inner.y, STATIONS, inner.h), table, player)
    claims.draw(canvas, inner._replace(x=inner.right - CLAIMS, w=CLAIMS), table, player)

"""The third picture of a post: all clan boards."""

from __future__ import annotations

from games.projet_ceres.state import Player
from rendering import header
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.projet_ceres import stock, tracks
from rendering.projet_ceres.table import Table
from rendering.scene import Scene
from rendering.sizes import WIDE

EDGE, GAP, PAD = 12, 10, 16
HEAD = 58
FEW = 3
"""The largest number of players who have a whole row each."""


def clans_picture(table: Table) -> Scene:
    """Return the clan boards in the order of play, two in a row if they are many."""
    across = 1 if len(table.seats) <= FEW else 2
    order = table.order
    rows = [order[start : start + across] for start in range(0, len(order), across)]
    wide = (WIDE - 2 * EDGE - (across - 1) * GAP) // across
    heights = [max(height(table, table.player(seat), wide) for seat in row) for row in rows]
    canvas = table.canvas(WIDE, 2 * EDGE + sum(heights) + GAP * (len(rows) - 1))
    y = EDGE
    for row, tall in zip(rows, heights, strict=True):
        cells = Box(EDGE, y, WIDE - 2 * EDGE, tall).columns(across, GAP)
        for seat, cell in zip(row, cells, strict=False):
            draw(canvas, cell, table, table.player(seat))
        y += tall + GAP
    return canvas.scene()


def _inner(wide: int) -> int:
    """Return the width of a half of a wide board, else of all of it."""
    return wide - 2 * PAD if wide < WIDE // 2 + PAD else (wide - 4 * PAD) // 2


def height(table: Table, player: Player, wide: int) -> int:
    """Return the height of a clan board of a width."""
    inner = _inner(wide)
    owned = stock.LINES * stock.LINE + 8 + stock.height(table, player, inner)
    who = HEAD + tracks.HEIGHT + 8
    return 2 * 12 + (max(who, owned) if inner < wide // 2 else who + owned)


def draw(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw a clan board."""
    style = table.style(player.seat)
    strong = player.seat in header.lit(table.seen.asked, len(table.seats))
    if table.outcome:
        strong = player.seat in table.outcome.winners
    fill = table.theme.lit(style.colour) if strong else table.theme.panel
    header.frame(canvas.main, box, style, fill, strong=strong)
    inner = _inner(box.w)
    left = Box(box.x + PAD, box.y + 12, inner, HEAD)
    head(canvas, left, table, player)
    tracks.draw(canvas, Box(left.x, left.bottom, inner, tracks.HEIGHT), table, player)
    right = Box(box.right - PAD - inner, box.y + 12, inner, stock.LINES * stock.LINE)
    if inner > box.w // 2:
        right = right._replace(y=left.bottom + tracks.HEIGHT + 8)
    stock.lines(canvas, right, table, player)
    low = Box(right.x, right.bottom + 8, inner, box.bottom - right.bottom)
    stock.buildings(canvas, low, table, player)


def head(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the player, the clan, the first-player marker, and points."""
    layer, theme, y = canvas.main, table.theme, box.y + 26
    style = table.style(player.seat)
    layer.token(box.x + 24, y, style, 22)
    right = box.right
    right -= header.points(layer, right, y, table.points(player.seat), 46, star=38) + 10
    old = table.earlier(player.seat)
    if old is not None:
        risen = table.points(player.seat) - 3 * old.dev - old.col
        risen = canvas.changed(right, y, risen, anchor="rm")
        right -= risen + 12 * bool(risen)
    clan = table.title(player.clan)
    right -= layer.text(
        right, y, clan, face="narrow_bold", size=32, colour=theme.muted, anchor="rm"
    )
    right -= 14
    if player.seat == table.state.first and not table.outcome:
        right -= layer.icon(right, y, "first_player", 34, anchor="rm") + 12
    name = Box(box.x + 60, y - 23, right - box.x - 60, 46)
    layer.name(name, table.called(player.seat), size=38)

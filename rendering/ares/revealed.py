"""Zoom: cards turned up or played lately, and what the viewer has to choose from."""

from __future__ import annotations

from games.ares.content import CARDS
from games.ares.state import Phase, Pick
from rendering.ares import cards, hand, offered
from rendering.ares.cards import LARGE, MEDIUM, Size
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas
from rendering.colour import mix, veil
from rendering.scene import Scene

WIDTH, EDGE, GAP = 1600, 12, 12
HEAD = 58
LATEST = 4
"""How many of a player's last cards are shown where nothing says which are new."""


def revealed_picture(table: Table) -> Scene:
    """Return the cards of every player, a row each."""
    shown = {player.seat: _newest(table, player.seat) for player in table.view.players}
    size = LARGE if all(len(found) <= 3 for found in shown.values()) else MEDIUM
    across = 3 if size is LARGE else 4
    canvas = table.canvas(WIDTH, 10)
    y = EDGE
    turned_up = _turned_up(table)
    if turned_up:
        y = _offer(canvas, table, y, turned_up)
    y = _heading(canvas, table, y)
    for seat, found in shown.items():
        y = _row(canvas, table, y, seat, found, across, size)
    canvas.height = y - GAP + EDGE
    return canvas.scene()


def _newest(table: Table, seat: int) -> list[str]:
    """Return what a seat played since the older view, or else its last cards."""
    if table.before is not None:
        return table.fresh(seat)
    return table.player(seat).played[-LATEST:]


def _turned_up(table: Table) -> list[str]:
    """Return the cards that lie open in an effect, and those the viewer chooses from."""
    found: list[str] = []
    frame = table.frame()
    if isinstance(frame, Phase):
        for lane in frame.lanes:
            part = lane.stack[-1] if lane.stack else None
            if isinstance(part, Pick):
                found += [card for card in part.cards if card in CARDS]
        return found
    seat = table.view.seat
    return [] if seat is None else list(hand.pending(table, seat).offered)


def _offer(canvas: Canvas, table: Table, y: int, shown: list[str]) -> int:
    layer = canvas.main
    cards.section(layer, EDGE + 6, y + 24, table.word("revealed"), "eye", len(shown), size=34)
    area = Box(EDGE, y + HEAD, WIDTH - 2 * EDGE, 0)
    size = LARGE if len(shown) <= 6 else MEDIUM
    across = 3 if size is LARGE else 4
    width = area.columns(across, GAP)[0].w
    heights = [offered.height(card, table, width, size, status=False) for card in shown]
    cells = cards.columns(area, across, GAP, heights)
    for card, cell in zip(shown, cells, strict=True):
        offered.draw(layer, cell, card, table, size, None)
    return cards.lowest(cells, y) + GAP


def _heading(canvas: Canvas, table: Table, y: int) -> int:
    canvas.main.text(
        EDGE + 6, y + 24, table.word("latest"), face="narrow", size=36, colour=table.theme.muted
    )
    return y + 54


def _row(
    canvas: Canvas, table: Table, y: int, seat: int, found: list[str], across: int, size: Size
) -> int:
    """Draw a player's newest cards and return where the next row begins."""
    theme, layer, style = table.theme, canvas.main, table.style(seat)
    area = Box(EDGE + 12, y + HEAD, WIDTH - 2 * EDGE - 24, 0)
    width = area.columns(across, GAP)[0].w
    shown = [cards.played(table, seat, card) for card in found]
    heights = [cards.played_height(one, table, width, size) for one in shown]
    cells = cards.columns(area, across, GAP, heights)
    bottom = cards.lowest(cells, y + HEAD - 6)
    box = Box(EDGE, y, WIDTH - 2 * EDGE, bottom + 12 - y)
    layer.panel(
        box, fill=mix(theme.panel, style.colour, 0.06), border=veil(style.colour, 0.6), width=2
    )
    layer.token(box.x + 34, y + 28, style, 18)
    name = Box(box.x + 64, y + 6, 700, 44)
    layer.fit(name, table.names[seat], size=32, floor=22, cut=True)
    if not shown:
        layer.text(
            box.right - 20,
            y + 28,
            table.word("none"),
            face="narrow",
            size=30,
            anchor="rm",
            colour=theme.faint,
        )
    for one, cell in zip(shown, cells, strict=True):
        cards.draw_played(layer, cell, one, table, size)
    return box.bottom + GAP

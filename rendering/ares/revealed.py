"""Zoom: cards turned up or played lately, and what the viewer has to choose from."""

from __future__ import annotations

from games.ares.content import CARDS
from games.ares.state import Phase, Pick
from rendering.ares import cards, hand, offered
from rendering.ares.cards import LARGE, MEDIUM, Played
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas
from rendering.colour import veil
from rendering.scene import Scene

WIDTH, EDGE, GAP = 1600, 12, 12
HEAD = 58
ABREAST = 4
"""How many cards lie side by side."""
LATEST = 4
"""How many of a player's last cards are shown where nothing says which are new."""


def revealed_picture(table: Table) -> Scene:
    """Return the cards of every player, side by side."""
    seats = range(len(table.state.players))
    canvas = table.canvas(WIDTH, 10)
    y = EDGE
    turned_up = _turned_up(table)
    if turned_up:
        y = _offer(canvas, table, y, turned_up)
    y = _heading(canvas, table, y)
    panels = Box(EDGE, y, WIDTH - 2 * EDGE, 0).columns(len(seats), GAP)
    laid = [
        _laid(table, seat, panel, max(1, ABREAST // len(seats)))
        for seat, panel in zip(seats, panels, strict=True)
    ]
    bottom = max(cards.lowest([cell for _, cell in found], y + HEAD + 30) for found in laid) + 14
    for seat, panel, found in zip(seats, panels, laid, strict=True):
        _panel(canvas, panel._replace(h=bottom - y), table, seat, found)
    canvas.height = bottom + EDGE
    return canvas.scene()


def _newest(table: Table, seat: int) -> list[str]:
    """Return what a seat played since the older state, or else its last cards."""
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
    seat = table.seen.viewer
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


def _laid(table: Table, seat: int, panel: Box, across: int) -> list[tuple[Played, Box]]:
    """Return a player's newest cards with their places below the name."""
    area = Box(panel.x + 12, panel.y + HEAD, panel.w - 24, 0)
    width = area.columns(across, GAP)[0].w
    shown = [cards.played(table, seat, card) for card in _newest(table, seat)]
    heights = [cards.played_height(one, table, width, MEDIUM) for one in shown]
    return list(zip(shown, cards.columns(area, across, GAP, heights), strict=True))


def _panel(
    canvas: Canvas, box: Box, table: Table, seat: int, found: list[tuple[Played, Box]]
) -> None:
    """Draw a player's name above the newest cards."""
    theme, layer, style = table.theme, canvas.main, table.style(seat)
    layer.panel(box, fill=theme.lit(style.colour, 0.06), border=veil(style.colour, 0.6), width=2)
    layer.token(box.x + 34, box.y + 29, style, 18)
    name = Box(box.x + 64, box.y + 7, box.w - 76, 44)
    layer.name(name, table.names[seat], size=32, floor=22)
    if not found:
        room = Box(box.x + 12, box.y + HEAD, box.w - 24, box.h - HEAD - 8)
        layer.fit(room, table.word("none"), face="narrow", size=30, align="m", colour=theme.faint)
    for one, cell in found:
        cards.draw_played(layer, cell, one, table, MEDIUM)

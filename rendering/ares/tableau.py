"""Zoom: a player's whole tableau, every card with the part of its text that still counts."""

from __future__ import annotations

from games.ares.content import CORPS
from rendering import fold
from rendering.ares import cards, mats
from rendering.ares.symbols import COLOUR_ICONS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas
from rendering.scene import Scene, Shadow

EDGE, GAP, ACROSS = 12, 10, 2
BADGES = 36
"""The largest number of cards with badges around their tags: a message has no room for others."""
PERSON, GOODS, COUNTS, TITLE = 62, 68, 44, 54


def tableau_picture(table: Table, seat: int) -> Scene:
    """Return one player's mat, corporation and cards, colour by colour."""
    return fold.widened(lambda columns: _drawn(table, seat, columns))


def _drawn(table: Table, seat: int, columns: int) -> Scene:
    canvas = table.canvas(fold.width(columns), 0)
    bottom = _head(canvas, table, seat)
    for colour in mats.ORDER:
        if table.of_colour(seat, colour):
            bottom = _section(canvas, bottom, table, seat, colour, ACROSS * columns)
    canvas.height = bottom + EDGE
    return canvas.scene()


def _head(canvas: Canvas, table: Table, seat: int) -> int:
    """Draw the player, goods and tags, and the corporation; return where that ends."""
    theme, style, player = table.theme, table.style(seat), table.player(seat)
    inner = Box(EDGE + 14, EDGE + 10, canvas.width - 2 * EDGE - 28, 0)
    line = COUNTS + 4 if mats.counted(player) else 0
    key, known = player.corporation, 0
    if key in CORPS:
        known = cards.corporation_height(key, table, inner.w, "lasting") + 12
    low = Box(inner.x, inner.y + PERSON + GOODS + GAP + line, inner.w, known)
    box = Box(EDGE, EDGE, canvas.width - 2 * EDGE, low.bottom - EDGE)
    canvas.main.panel(
        box,
        fill=theme.lit(style.colour, 0.1),
        border=style.colour,
        width=3,
        shadow=Shadow(4, 2, theme.shadow),
    )
    mats.named(canvas, inner._replace(h=48), table, seat)
    mats.goods(canvas, Box(inner.x, inner.y + PERSON, inner.w, GOODS), table, seat)
    mats.counts(canvas.main, Box(inner.x, low.y - COUNTS - 4, inner.w, COUNTS), player)
    if key in CORPS:
        cards.corporation(canvas.main, low._replace(h=known - 12), table, key, "lasting")
    return box.bottom


def _section(canvas: Canvas, y: int, table: Table, seat: int, colour: str, across: int) -> int:
    """Draw the cards of a colour under their heading and return where they end."""
    shown = [cards.played(table, seat, card.id) for card in table.of_colour(seat, colour)]
    word, icon = table.word(colour), COLOUR_ICONS[colour]
    cards.section(canvas.main, EDGE + 6, y + TITLE // 2 + 2, word, icon, len(shown))
    area = Box(EDGE, y + TITLE, canvas.width - 2 * EDGE, 0)
    width = area.columns(across, GAP)[0].w
    heights = [cards.played_height(one, table, width) for one in shown]
    cells = cards.columns(area, across, GAP, heights)
    fresh, plain = table.fresh(seat), len(table.player(seat).played) > BADGES
    for one, cell in zip(shown, cells, strict=True):
        cards.draw_played(canvas, cell, one, table, plain=plain)
        if one.card in fresh:
            canvas.over.mark(cell, radius=10)
    return cards.lowest(cells, y)

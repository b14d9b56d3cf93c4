"""Zoom: everything before one player, every card with its text."""

from __future__ import annotations

from games.ares.content import CORPS
from rendering.ares import cards, mats
from rendering.ares.cards import LARGE, MEDIUM, SMALL, Size
from rendering.ares.symbols import COLOUR_ICONS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer
from rendering.scene import Scene, Shadow

WIDTH, EDGE, GAP = 1600, 12, 10
HEAD, TITLE = 262, 46
COLOURS: tuple[tuple[str, str], ...] = (("blue", "blue"), ("green", "green"), ("red", "red"))


def tableau_picture(table: Table, seat: int) -> Scene:
    """Return one player's mat, corporation and cards, colour by colour."""
    player = table.player(seat)
    across, size = _measure(len(player.played))
    shown = [
        cards.played(table, seat, card.id)
        for colour, _ in COLOURS
        for card in table.of_colour(seat, colour)
    ]
    top = EDGE + HEAD + GAP
    area = Box(EDGE, top + TITLE, WIDTH - 2 * EDGE, 0)
    width = area.columns(across, GAP)[0].w
    heights = [cards.played_height(one, table, width, size) for one in shown]
    cells = cards.columns(area, across, GAP, heights)
    canvas = table.canvas(WIDTH, cards.lowest(cells, top - GAP) + EDGE)
    _head(canvas, Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEAD), table, seat)
    if shown:
        _counts(canvas.main, top + TITLE // 2, table, seat)
    fresh = table.fresh(seat)
    old = table.earlier(seat)
    for one, cell in zip(shown, cells, strict=True):
        cards.draw_played(canvas.main, cell, one, table, size)
        moved = old is not None and old.cubes.get(one.card, 0) != one.cubes
        if one.card in fresh or moved:
            canvas.over.mark(cell, radius=10)
    return canvas.scene()


def _counts(layer: Layer, y: int, table: Table, seat: int) -> None:
    """Write how many cards there are of each colour, in the order in which they lie below."""
    x = EDGE + 6
    for colour, name in COLOURS:
        count = len(table.of_colour(seat, colour))
        x += cards.section(layer, x, y, table.word(name), COLOUR_ICONS[colour], count) + 44


def _measure(count: int) -> tuple[int, Size]:
    """Return how many columns so many cards take, and the size of their text."""
    if count <= 9:
        return 3, LARGE
    if count <= 24:
        return 4, MEDIUM
    return 5, SMALL


def _head(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    theme, style = table.theme, table.style(seat)
    canvas.main.panel(
        box,
        fill=theme.lit(style.colour, 0.1),
        border=style.colour,
        width=3,
        shadow=Shadow(4, 2, theme.shadow),
    )
    inner = box.inset(14, 12)
    player = table.player(seat)
    mats.mat(canvas, Box(inner.x, inner.y, mats.LEFT, inner.h), table, seat)
    area = Box(inner.x + mats.LEFT + 30, inner.y, inner.w - mats.LEFT - 30, inner.h)
    if player.corporation:
        corporation(canvas.main, area, table, player.corporation)


def corporation(layer: Layer, box: Box, table: Table, key: str, size: Size = LARGE) -> None:
    """Draw a corporation with its text and what it starts with."""
    theme = layer.theme
    cards.surface(layer, box, theme.icon("wild"))
    cards.title(layer, Box(box.x, box.y + 6, box.w, size.head), key, table, size)
    y = box.bottom - size.pad - size.icon // 2
    body = box.y + size.head + size.pad
    room = Box(box.x, body, box.w, y - size.icon // 2 - body)
    cards.text(layer, room, key, table, size)
    word = table.word("start")
    x = box.x + size.pad
    x += layer.text(x, y, word, face="narrow", size=size.text, colour=theme.muted) + 12
    layer.amount(x, y, CORPS[key].mc, "megacredit", size.icon - 6)

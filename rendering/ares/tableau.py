"""Zoom: everything before one player, every card with its text."""

from __future__ import annotations

from games.ares.content import CORPS
from rendering.ares import cards, mats
from rendering.ares.cards import LARGE, MEDIUM, SMALL, Played, Size
from rendering.ares.labels import Label
from rendering.ares.symbols import COLOUR_ICONS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer
from rendering.colour import mix
from rendering.scene import Scene, Shadow

WIDTH, EDGE, GAP = 1600, 12, 10
HEAD, TITLE = 262, 46
COLOURS: tuple[tuple[str, Label], ...] = (("blue", "blue"), ("green", "green"), ("red", "red"))


def tableau_picture(table: Table, seat: int) -> Scene:
    """Return one player's mat, corporation and cards by colour."""
    player = table.player(seat)
    across, size = _measure(len(player.played))
    top = EDGE + HEAD + GAP
    groups: list[tuple[Box, str, Label, list[Played], list[Box]]] = []
    y = top
    for colour, name in COLOURS:
        found = [cards.played(table, seat, card.id) for card in table.of_colour(seat, colour)]
        if not found:
            continue
        area = Box(EDGE, y + TITLE, WIDTH - 2 * EDGE, 0)
        width = area.columns(across, GAP)[0].w
        heights = [cards.played_height(shown, table, width, size) for shown in found]
        cells = cards.columns(area, across, GAP, heights)
        groups.append((Box(EDGE, y, area.w, TITLE), colour, name, found, cells))
        y = cards.lowest(cells, y) + GAP
    canvas = table.canvas(WIDTH, max(y, top) + EDGE - GAP)
    _head(canvas, Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEAD), table, seat)
    fresh = table.fresh(seat)
    old = table.earlier(seat)
    for heading, colour, name, found, cells in groups:
        layer = canvas.main
        middle = heading.y + heading.h // 2
        icon = COLOUR_ICONS[colour]
        cards.section(layer, heading.x + 6, middle, table.word(name), icon, len(found))
        for shown, cell in zip(found, cells, strict=True):
            cards.draw_played(layer, cell, shown, table, size)
            moved = old is not None and old.cubes.get(shown.card, 0) != shown.cubes
            if shown.card in fresh or moved:
                canvas.over.mark(cell, radius=10)
    return canvas.scene()


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
        fill=mix(theme.panel, style.colour, 0.1),
        border=style.colour,
        width=3,
        shadow=Shadow(4, 2, theme.shadow),
    )
    inner = box.inset(14, 12)
    player = table.player(seat)
    mats.mat(canvas, Box(inner.x, inner.y, mats.LEFT, inner.h), table, player)
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

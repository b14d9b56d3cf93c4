"""Orders, scientists, food, advanced modules and research bonuses as on the table."""

from __future__ import annotations

from games.luna_maris.content.types import Food, Improvement, Module, Order, Scientist
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.card import empty, strip, surface
from rendering.header import points
from rendering.luna_maris.effects import of_effects, of_food, of_goods, of_improvement
from rendering.luna_maris.table import Table
from rendering.segments import Segment, draw_segments
from rendering.theme import PlayerStyle

NAME = 30
"""Size of names."""
MARK = 11
"""Pixels from one stroke of the number of a kind to the next."""
ROMAN = 30
"""Height of these strokes."""


def strokes(layer: Layer, x: int, y: int, kind: int) -> int:
    """Draw the number of a kind of orders as strokes, from the left, and return the width."""
    ink = layer.theme.muted
    for number in range(kind):
        left = x + number * MARK
        layer.line([(left + 2, y - ROMAN // 2), (left + 2, y + ROMAN // 2)], ink, 5)
    return kind * MARK


def below(layer: Layer, box: Box, left: int) -> None:
    """Write the number of orders of a kind below the one in a box."""
    x, y, muted = box.x + 32 + 4 * MARK, box.y + 32, layer.theme.muted
    x += layer.icon(x, y, "deck", 26, colour=muted, anchor="lm") + 6
    layer.text(x, y, str(left), face="narrow", size=28, colour=muted)


def finished(layer: Layer, box: Box, kind: int) -> None:
    """Draw the place of a kind of orders that all have been fulfilled."""
    empty(layer, box)
    strokes(layer, box.x + 16, box.y + 32, kind)
    below(layer, box, 0)
    x, y = box.x + box.w // 2, box.y + box.h // 2 + 10
    layer.icon(x, y, "order", 72, colour=layer.theme.faint)


def order(layer: Layer, box: Box, table: Table, card: Order, left: int | None = None) -> None:
    """Draw an order: its kind, points, name, needs and gains, and how many are below it."""
    theme = layer.theme
    surface(layer, box, theme.icon("dock"))
    y = box.y + 32
    strokes(layer, box.x + 16, y, card.kind)
    if left is not None:
        below(layer, box, left)
    points(layer, box.right - 12, y, card.vp, 46, gap=3)
    name = Box(box.x + 12, box.y + 58, box.w - 24, 40)
    layer.title(name, table.title(card.id), face="narrow_bold", size=NAME, align="m")
    band = Box(box.x + 2, name.bottom + 4, box.w - 4, 54)
    strip(layer, band)
    draw_segments(layer, band.inset(10, 4), [Segment((), of_goods(card.needs))], 40)
    low = Box(box.x + 12, band.bottom, box.w - 24, box.bottom - band.bottom - 4)
    if card.bonus:
        draw_segments(layer, low, [Segment((), of_effects(card.bonus))], 38)


def level(layer: Layer, x: int, y: int, card: Scientist, size: int = 34) -> int:
    """Draw the sign of a scientist's level from the left and return its width."""
    return layer.icon(x, y, f"level_{card.level}", size, anchor="lm")


def scientist(layer: Layer, box: Box, table: Table, card: Scientist, fee: int | None) -> None:
    """Draw a scientist: level, name, the fee in iron if there is one, the modules by name."""
    theme = layer.theme
    surface(layer, box, theme.icon("comms"))
    y = box.y + 38
    used = level(layer, box.x + 10, y, card) + 8
    right = box.right - 12
    if fee is not None:
        right -= _fee(layer, right, y, fee) + 8
    name = Box(box.x + 10 + used, box.y + 6, right - box.x - 10 - used, 64)
    layer.title(name, table.title(card.id), face="narrow_bold", size=NAME, lines=2)
    rows = Box(box.x + 12, box.y + 76, box.w - 20, box.h - 82).rows(len(card.modules), 0)
    for module, row in zip(card.modules, rows, strict=True):
        place(layer, row, table, module)


def _fee(layer: Layer, right: int, y: int, fee: int) -> int:
    """Draw a fee on a dark pill that ends at `right` and return its width."""
    pill = Box(right - 76, y - 23, 76, 46)
    theme = layer.theme
    layer.panel(pill, fill=theme.background, border=theme.line_strong, radius=8)
    layer.amounts(pill.x + 38, y, {"iron": fee}, 36, align="m")
    return pill.w


def place(layer: Layer, row: Box, table: Table, module: Module, *, size: int = 36) -> None:
    """Draw a module in a line: its icon and its name."""
    y = row.y + row.h // 2
    layer.icon(row.x, y, module, size, anchor="lm")
    name = Box(row.x + size + 10, row.y, row.w - size - 10, row.h)
    layer.title(
        name, table.title(module), brief=table.speaker.brief(module), face="narrow", size=30
    )


def food(layer: Layer, box: Box, table: Table, card: Food) -> None:
    """Draw a food card: its value, its crop, its bonus."""
    theme = layer.theme
    green = theme.icon("food")
    surface(layer, box, green)
    brings, middle = of_food(card), box.x + box.w // 2
    y = box.y + (56 if brings else box.h // 2 - 22)
    layer.amounts(middle, y, {"food": card.value}, 62, align="m")
    name = Box(box.x + 8, y + 44, box.w - 16, 44)
    layer.title(name, table.title(card.crop), face="narrow_bold", size=NAME, align="m")
    if brings:
        band = Box(box.x + 2, box.bottom - 82, box.w - 4, 62)
        strip(layer, band)
        draw_segments(layer, band.inset(8, 2), [Segment((), brings)], 38)


def project(layer: Layer, box: Box, table: Table, card: Improvement) -> None:
    """Draw an advanced module: the module it covers, and its effects in symbols."""
    theme = layer.theme
    owner = table.builder(card.id)
    style = None if owner is None else table.style(owner)
    surface(layer, box, style.colour if style else None, width=4 if style else 2)
    head = Box(box.x + 10, box.y + 6, box.w - 20, 64)
    used = layer.icon(head.x, head.y + 32, card.id, 48, anchor="lm") + 10
    right = head.right
    if style:
        layer.token(right - 20, head.y + 32, style, 18)
        right -= 48
    name = Box(head.x + used, head.y, right - head.x - used, head.h)
    title, brief = table.title(card.id), table.speaker.brief(card.id)
    layer.title(name, title, brief=brief, face="narrow_bold", size=NAME, lines=2)
    rule = head.bottom + 3
    layer.line([(box.x + 12, rule), (box.right - 13, rule)], theme.line_strong)
    room = Box(box.x + 10, rule + 4, box.w - 20, box.bottom - rule - 10)
    draw_segments(layer, room, of_improvement(table.index, card), 40)


def bonus(canvas: Canvas, box: Box, table: Table, key: str) -> None:
    """Draw a space of the research bonus area, with the player who took it."""
    theme, layer = canvas.theme, canvas.main
    owner = table.state.bonuses.get(key)
    style: PlayerStyle | None = None if owner is None else table.style(owner)
    ground = theme.card_low if style is None else theme.lit(style.colour, 0.16)
    edge = theme.line_strong if style is None else style.colour
    layer.panel(box, fill=ground, border=edge, width=2 if style is None else 4)
    name = Box(box.x + 8, box.y + 8, box.w - 16, 68)
    layer.title(name, table.title(key), face="narrow_bold", size=28, lines=2, align="m")
    room = Box(box.x + 8, name.bottom, box.w - 16, box.bottom - name.bottom - 6)
    if style is not None:
        layer.token(box.right - 28, room.y + room.h // 2, style, 18)
        room = room._replace(w=room.w - 40)
    effects = table.index.bonuses[key].effects
    draw_segments(layer, room, [Segment((), of_effects((each,))) for each in effects], 40)
    if table.before is not None and key not in table.before.bonuses and style is not None:
        canvas.over.mark(box)

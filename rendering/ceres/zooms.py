"""Zooms: the belt, and the cards and ships on offer with their words, readable on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ceres.content.types import Goods, TradeLine
from games.ceres.state import HIDDEN
from games.ceres.words import cards as texts
from rendering import fonts
from rendering.box import Box
from rendering.canvas import Canvas, Layer, amounts_width
from rendering.card import surface
from rendering.ceres import belt, cards, person, port, prose
from rendering.ceres.symbols import fitting, of_line, of_part
from rendering.ceres.table import Table
from rendering.colour import veil
from rendering.header import points
from rendering.scene import Scene
from rendering.segments import draw_segments
from rendering.sizes import NARROW

EDGE, GAP, PAD = 12, 10, 14
FULL = NARROW - 2 * EDGE
HEAD = 56
"""Height of what stands above a zoom: the round, and whose turn it is."""
PAIR, TRIPLE = 2, 3
"""Facilities, and projects, beside each other."""
TOP, SYMBOLS, BELOW, ICONS = 106, 46, 20, 36
"""Of a Facility: height of its head, of its Function in symbols and of the room around its words,
and the size of the symbols."""
STRIP = 46
"""Height of what a card costs."""
PROJECT, COMMIT, LINE, TITLE, ABOVE = 132, 40, 54, 60, 46
"""Heights of a project, of the price of committing it, of a trade line, of a ship's name, and of
the line above cards of a kind."""


def belt_picture(table: Table) -> Scene:
    """Return the belt alone, large."""
    top = 44
    canvas = table.canvas(belt.LARGE, top + belt.TALL)
    canvas.static.stars(canvas.box, 320)
    canvas.static.text(20, 34, table.word("belt"), face="narrow", size=40, colour=table.theme.muted)
    belt.draw_large(canvas, top, table)
    return canvas.scene()


def cards_picture(table: Table) -> Scene:
    """Return the cards on offer with their texts, and the lines of the ships."""
    state = table.state
    ships = [(state.round, table.docked()), *table.later()]
    row = [key for key in state.facility_row if key]
    projects = [key for key in state.project_row if key]
    heights = [facilities_height(table, row), projects_height(table, projects)]
    heights += [ship_height(table, ship) for _, ship in ships]
    top = HEAD + (ABOVE if row else 0)
    canvas = table.canvas(NARROW, top + sum(heights) + len(heights) * GAP + EDGE)
    heading(canvas, table)
    boxes = _below(top, heights)
    if row:
        above(canvas, Box(EDGE, HEAD, FULL, ABOVE), table, "construction_yard", "facilities")
    draw_facilities(canvas, next(boxes), table, row)
    draw_projects(canvas, next(boxes), table, projects)
    for (number, ship), box in zip(ships, boxes, strict=True):
        draw_ship(canvas, box, table, number, ship, ticks=False)
    return canvas.scene()


def _below(y: int, heights: Sequence[int]) -> Iterator[Box]:
    """Return boxes of these heights below each other."""
    for tall in heights:
        yield Box(EDGE, y, FULL, tall)
        y += tall + GAP


def heading(canvas: Canvas, table: Table) -> None:
    """Write the round and whose turn it is."""
    theme, state, layer = table.theme, table.state, canvas.main
    y = HEAD // 2
    if state.over:
        layer.text(EDGE, y, table.word("over"), face="narrow", size=34, colour=theme.muted)
        return
    word = f"{table.word('round')} {state.round}"
    used = layer.text(EDGE, y, word, face="narrow", size=34, colour=theme.muted)
    style = table.style(state.turn)
    x = EDGE + used + 28
    x += layer.icon(x, y, "turn", 34, colour=style.colour, anchor="lm") + 8
    layer.token(x + 20, y, style, 18)
    layer.name(Box(x + 50, 4, NARROW - EDGE - x - 50, HEAD - 8), table.names[state.turn], size=34)


def above(canvas: Canvas, box: Box, table: Table, icon: str, word: str) -> None:
    """Write the heading of the part below a line, behind its icon."""
    layer, y = canvas.main, box.y + box.h // 2 - 2
    x = box.x + 4
    x += layer.icon(x, y, icon, 36, anchor="lm", colour=table.theme.muted) + 12
    layer.text(x, y, table.word(word), face="narrow", size=34, colour=table.theme.muted)


def payable(canvas: Canvas, cell: Box, at: tuple[int, int]) -> None:
    """Mark an affordable card: a bright rim and a tick in a free place."""
    canvas.main.panel(cell, border=canvas.theme.text, width=4, radius=9)
    cards.tick(canvas.main, *at, 40)


# Facilities


def _said(table: Table, key: str) -> str:
    return table.speaker.say(texts.function(table.facility(key).function, table.state.edition))


def _facility_rows(table: Table, keys: Sequence[str]) -> list[int]:
    """Return the heights of the rows of Facilities."""
    wide = (FULL - GAP) // PAIR - 2 * PAD
    tall = [0 if key == HIDDEN else prose.height(_said(table, key), wide) for key in keys]
    rows = [max(tall[i : i + PAIR]) for i in range(0, len(tall), PAIR)]
    return [TOP + SYMBOLS + BELOW + most for most in rows]


def facilities_height(table: Table, keys: Sequence[str]) -> int:
    """Return the height of Facilities in words."""
    rows = _facility_rows(table, keys)
    return sum(rows) + max(0, len(rows) - 1) * GAP


def draw_facilities(canvas: Canvas, box: Box, table: Table, keys: Sequence[str]) -> None:
    """Draw Facilities, two in a row; affordable ones are ticked."""
    y = box.y
    for number, tall in enumerate(_facility_rows(table, keys)):
        cells = Box(box.x, y, box.w, tall).columns(PAIR, GAP)
        for key, cell in zip(keys[number * PAIR :], cells, strict=False):
            _facility(canvas, cell, table, key)
        y += tall + GAP


def _facility(canvas: Canvas, box: Box, table: Table, key: str) -> None:
    """Draw a Facility: type, name and points, cost and production, its Function in words."""
    layer, theme = canvas.main, table.theme
    if key == HIDDEN:
        layer.panel(box, fill=theme.card_low, border=theme.line_strong)
        layer.icon(box.x + box.w // 2, box.y + box.h // 2, "deck", 80)
        return
    card = table.facility(key)
    surface(layer, box, theme.icon(card.kind), radius=9)
    y = box.y + 32
    right = box.right - PAD - points(layer, box.right - PAD, y, card.vp, 42, gap=2)
    if table.can_build(key):
        payable(canvas, box, (right - 28, y))
        right -= 52
    layer.icon(box.x + PAD, y, card.kind, 44, anchor="lm")
    name = Box(box.x + PAD + 54, box.y + 8, right - box.x - PAD - 62, 48)
    layer.title(name, table.title(key), face="narrow_bold", size=36)
    _exchange(layer, Box(box.x + 4, box.y + 58, box.w - 8, STRIP), table, key)
    symbols = Box(box.x + PAD, box.y + TOP + 4, box.w - 2 * PAD, SYMBOLS)
    floor = person.smallest(layer.width)
    draw_segments(layer, symbols, map(of_part, card.function), ICONS, floor=floor, align="l")
    words = Box(symbols.x, symbols.bottom + 6, symbols.w, box.bottom - symbols.bottom - 6)
    prose.write(layer, words, _said(table, key))
    if table.fresh(key):
        canvas.over.mark(box, radius=9)


def _exchange(layer: Layer, box: Box, table: Table, key: str) -> None:
    """Draw on a dark strip the cost of a Facility and, behind its arrow, its production."""
    theme, card = table.theme, table.facility(key)
    layer.panel(box, fill=veil(theme.background, 0.75), radius=0)
    y, x = box.y + box.h // 2, box.x + PAD - 4
    x += layer.text(x, y, table.word("cost"), face="narrow", size=28, colour=theme.muted) + 12
    size = fitting(card.cost, box.w // 2 - 80, 36, person.smallest(layer.width))
    layer.amounts(x, y, card.cost, size)
    right = box.right - PAD + 4
    right -= layer.amounts(right, y, card.production, 36, align="r")
    layer.icon(right - 6, y, "production", 30, anchor="rm", colour=theme.muted)


# Settlement Projects


def projects_height(table: Table, keys: Sequence[str]) -> int:
    """Return the height of projects and the line above them, 0 where there are none.

    In the draft edition it includes the cost of committing.
    """
    rows = -(-len(keys) // TRIPLE)
    tall = PROJECT + (0 if table.final else COMMIT)
    return ABOVE + rows * (tall + GAP) - GAP if rows else 0


def draw_projects(
    canvas: Canvas, box: Box, table: Table, keys: Sequence[str], *, ticks: bool = True
) -> None:
    """Draw projects, three in a row; those that can be completed at once are ticked."""
    if not keys:
        return
    above(canvas, box._replace(h=ABOVE), table, "settlement", "projects")
    lines = Box(box.x, box.y + ABOVE, box.w, box.h - ABOVE).rows(-(-len(keys) // TRIPLE), GAP)
    cells = [cell for line in lines for cell in line.columns(TRIPLE, GAP)]
    for key, cell in zip(keys, cells, strict=False):
        _project(canvas, cell, table, key, tick=ticks and table.can_complete(key))


def _project(canvas: Canvas, box: Box, table: Table, key: str, *, tick: bool) -> None:
    """Draw a project: name and points, the costs of committing and completing it."""
    layer, card = canvas.main, table.project(key)
    surface(layer, box, table.theme.icon("commit"), width=1, radius=9)
    y = box.y + 38
    right = box.right - 12 - points(layer, box.right - 12, y, card.vp, 40, gap=2)
    if tick:
        payable(canvas, box, (right - 26, y))
        right -= 48
    name = Box(box.x + 12, box.y + 6, right - box.x - 20, 64)
    layer.title(name, table.title(key), face="narrow_bold", size=30, lines=2)
    strip = Box(box.x + 3, box.bottom - STRIP - 5, box.w - 6, STRIP)
    _completing(layer, strip, table, card.cost)
    if not table.final:
        y = strip.y - COMMIT // 2
        x = box.x + 12 + layer.icon(box.x + 12, y, "commit", 30, anchor="lm") + 6
        layer.amount(x, y, table.commitment(card), "influence", 34)
    if table.fresh(key):
        canvas.over.mark(box, radius=9)


def _completing(layer: Layer, box: Box, table: Table, cost: Goods) -> None:
    """Draw on a dark strip the cost of a project, behind the word where there is room for it."""
    layer.panel(box, fill=veil(table.theme.background, 0.75), radius=0)
    word, y, x = table.word("cost"), box.y + box.h // 2, box.x + 9
    used = fonts.width(word, "narrow", 28) + 12
    least = person.smallest(layer.width)
    if amounts_width(cost, least) <= box.w - 18 - used:
        layer.text(x, y, word, face="narrow", size=28, colour=table.theme.muted)
        x += used
    size = fitting(cost, box.right - 9 - x, 36, least)
    layer.amounts(x, y, cost, size)


# Ships


def ship_height(table: Table, ship: str) -> int:
    """Return the height of a ship with its lines, two in a row."""
    return TITLE + -(-len(table.ship(ship).lines) // 2) * (LINE + 6) + 8


def draw_ship(
    canvas: Canvas, box: Box, table: Table, number: int, ship: str, *, ticks: bool
) -> None:
    """Draw the ship of a round: name, Workers, and trade lines, affordable ones ticked."""
    theme, layer = table.theme, canvas.main
    here = number == table.state.round
    border = theme.line_strong if here else theme.line
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=border, width=2)
    y = box.y + TITLE // 2 + 2
    x = box.x + PAD
    x += layer.icon(x, y, "cargo_ship", 46, anchor="lm", colour=theme.muted) + 12
    if not here:
        word = f"{table.word('round')} {number}"
        x += layer.text(x, y, word, face="narrow", size=30, colour=theme.muted) + 18
    workers = port.workers_row(layer, box.right - PAD, y, table.aboard(number), 40)
    name = Box(x, box.y + 6, box.right - PAD - workers - 12 - x, TITLE - 8)
    layer.title(name, table.title(ship), face="narrow_bold", size=36 if here else 32)
    lines = table.ship(ship).lines
    area = Box(box.x + 10, box.y + TITLE, box.w - 20, box.h - TITLE - 8)
    cells = [cell for row in area.rows(-(-len(lines) // 2), 6) for cell in row.columns(2, 8)]
    for place, (line, cell) in enumerate(zip(lines, cells, strict=False), 1):
        _line(layer, cell, table, place, line, tick=ticks and table.can_trade(line))


def _line(
    layer: Layer, box: Box, table: Table, number: int, line: TradeLine, *, tick: bool
) -> None:
    """Draw a trade line with its number."""
    theme = table.theme
    layer.panel(box, fill=theme.card_low, radius=8)
    y = box.y + box.h // 2
    layer.text(box.x + 12, y, str(number), face="narrow", size=30, colour=theme.faint)
    right = box.right - 10
    if tick:
        cards.tick(layer, right - 19, y, 38)
        right -= 46
    if not table.final and line.multiplier > 1:
        word = f"×{line.multiplier}"
        right -= (
            layer.text(right, y, word, face="bold", size=32, colour=theme.muted, anchor="rm") + 12
        )
    room = Box(box.x + 40, box.y, right - box.x - 40, box.h)
    floor = person.smallest(layer.width)
    draw_segments(layer, room, (of_line(line),), 38, floor=floor, align="l")

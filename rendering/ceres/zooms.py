"""Zooms: the belt, the Locations with research and Favors, the cards on offer, all readable."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres.content.types import FIELDS, LOCATIONS, FavorName, Field, Location
from games.ceres.rules.derived import token
from games.ceres.rules.tables import TOKEN
from games.ceres.state import NOBODY
from games.ceres.words import cards as texts
from rendering import typeset
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import belt, cards, header, offer, places, port
from rendering.ceres.council import FIELD_ICONS
from rendering.ceres.symbols import draw_segment, draw_segments, fitting, of_line, segment_width
from rendering.ceres.table import Table
from rendering.header import points
from rendering.scene import Scene

WIDTH, EDGE = 1600, 12
HEAD = Box(EDGE, 8, WIDTH - 2 * EDGE, 92)
TOP = 110
LEVELS = (1, 2, 3)
FLOOR = 14
"""Smallest size of texts, for content that owners bring."""
WORDS = 348
"""Where the words of a Facility begin."""
LATER = 84
"""Height of a line with the ship of a later round."""


def belt_picture(table: Table) -> Scene:
    """Return the belt alone, large."""
    top = 44
    canvas = table.canvas(belt.LARGE, top + belt.TALL)
    canvas.static.stars(canvas.box, 320)
    canvas.static.text(20, 34, table.word("belt"), face="narrow", size=40, colour=table.theme.muted)
    belt.draw_large(canvas, top, table)
    return canvas.scene()


def cards_picture(table: Table) -> Scene:
    """Return the cards on offer with their texts, and the docked ship's lines."""
    later = table.later()
    canvas = table.canvas(WIDTH, 1130 + len(later) * (LATER + 10))
    header.draw(canvas, HEAD, table)
    row = Box(EDGE, TOP, WIDTH - 2 * EDGE, 560)
    _facilities(canvas, row, table)
    low = Box(EDGE, row.bottom + 14, WIDTH - 2 * EDGE, 432)
    rows = Box(EDGE, low.bottom + 10, low.w, max(1, len(later)) * (LATER + 10) - 10)
    for (number, following), line in zip(later, rows.rows(max(1, len(later)), 10), strict=False):
        _later(canvas, line, table, number, following)
    _ship(canvas, Box(low.x, low.y, 470, low.h), table)
    _projects(canvas, Box(low.x + 484, low.y, low.w - 484, low.h), table)
    return canvas.scene()


def _facilities(canvas: Canvas, row: Box, table: Table) -> None:
    """Draw the Facilities on offer, their Functions in words of one size."""
    state = table.state
    cells = row.columns(len(state.facility_row), 10)
    functions = {
        key: table.speaker.say(texts.function(table.facility(key).function, state.edition))
        for key in state.facility_row
        if key is not None
    }
    size = typeset.common(
        functions.values(), cells[0].w - 28, row.h - WORDS - 10, "narrow", 30, FLOOR
    )
    for key, cell in zip(state.facility_row, cells, strict=True):
        if key is not None:
            _facility(canvas, cell, table, key)
            words = Box(cell.x + 14, cell.y + WORDS, cell.w - 28, cell.h - WORDS - 10)
            canvas.main.rich(words, functions[key], face="narrow", size=size, floor=FLOOR, cut=True)
            if table.can_build(key):
                offer.affordable(canvas, cell)
            if table.fresh(key):
                canvas.over.mark(cell, radius=9)


def _projects(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the Settlement Projects on offer in two rows."""
    row = table.state.project_row
    across = (len(row) + 1) // 2
    cells = [cell for line in box.rows(2, 10) for cell in line.columns(across, 10)]
    for key, cell in zip(row, cells, strict=False):
        if key is None:
            canvas.main.panel(cell, border=table.theme.line, width=2)
            continue
        card = table.project(key)
        cards.project(
            canvas.main, cell, card, table.title(key), commitment=table.commitment(card), size=42
        )
        if table.can_complete(key):
            offer.affordable(canvas, cell)
        if table.fresh(key):
            canvas.over.mark(cell, radius=9)


def _facility(canvas: Canvas, box: Box, table: Table, key: str) -> None:
    """Draw a Facility as on the board, with room for its Function in words below."""
    card = table.facility(key)
    layer, theme = canvas.main, table.theme
    cards.surface(layer, box, theme.icon(card.kind))
    layer.icon(box.x + 12, box.y + 34, card.kind, 46, anchor="lm")
    points(layer, box.right - 12, box.y + 34, card.vp, 44, gap=2)
    title = Box(box.x + 12, box.y + 66, box.w - 24, 64)
    layer.fit(
        title, table.title(key), face="narrow_bold", size=32, floor=20, lines=2, align="m", cut=True
    )
    top = box.y + 140
    for name, goods in (("cost", card.cost), ("production", card.production)):
        word = table.word("cost" if name == "cost" else "production")
        layer.text(
            box.x + 14, top + 20, word, face="narrow", size=22, colour=theme.muted, anchor="lm"
        )
        size = fitting(goods, box.w - 130, 34)
        layer.amounts(box.right - 12, top + 20, goods, size, align="r")
        top += 46
    layer.line([(box.x + 12, top + 2), (box.right - 13, top + 2)], theme.line_strong)
    cards.function(layer, Box(box.x + 8, top + 8, box.w - 16, 96), card.function, 34)


def _later(canvas: Canvas, box: Box, table: Table, number: int, following: str) -> None:
    """Draw a ship of a later round on one line: round, name, Workers, trade lines."""
    theme, layer = table.theme, canvas.main
    layer.panel(box, fill=theme.panel, border=theme.line)
    ship = table.ship(following)
    y = box.y + box.h // 2
    layer.icon(box.x + 14, y, "cargo_ship", 44, anchor="lm", colour=theme.muted)
    word = f"{table.word('round')} {number}"
    layer.text(box.x + 70, box.y + 26, word, face="narrow", size=24, colour=theme.muted)
    name = Box(box.x + 70, box.y + 40, 180, 36)
    layer.fit(name, table.title(ship.id), face="narrow_bold", size=28, floor=18, cut=True)
    port.workers_row(layer, box.x + 458, y, table.aboard(number), 40)
    cells = Box(box.x + 484, box.y + 8, box.w - 494, box.h - 16).columns(len(ship.lines), 8)
    for line, cell in zip(ship.lines, cells, strict=True):
        layer.panel(cell, fill=theme.card_low, radius=8)
        draw_segments(layer, cell.inset(6, 0), (of_line(line),), 36)


def _ship(canvas: Canvas, box: Box, table: Table) -> None:
    theme, layer = table.theme, canvas.main
    canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    ship = table.ship(table.docked())
    layer.icon(box.x + 14, box.y + 38, "cargo_ship", 52, anchor="lm")
    layer.fit(
        Box(box.x + 78, box.y + 10, box.w - 90, 56),
        table.title(ship.id),
        face="narrow_bold",
        size=38,
        floor=20,
        cut=True,
    )
    rows = Box(box.x + 12, box.y + 76, box.w - 24, box.h - 88).rows(len(ship.lines), 8)
    for line, row in zip(ship.lines, rows, strict=True):
        layer.panel(row, fill=theme.card_low, radius=8)
        size, segment = 46, of_line(line)
        while segment_width(segment, size) > row.w - 90 and size > 20:
            size -= 1
        draw_segment(layer, row.x + 14, row.y + row.h // 2, segment, size)
        if not table.final and line.multiplier > 1:
            layer.text(
                row.right - 14,
                row.y + row.h // 2,
                f"×{line.multiplier}",
                face="bold",
                size=34,
                colour=theme.muted,
                anchor="rm",
            )


def locations_picture(table: Table) -> Scene:
    """Return Locations with their options in words, research programs and Favors."""
    canvas = table.canvas(WIDTH, 1386)
    header.draw(canvas, HEAD, table)
    for location, cell in zip(
        LOCATIONS, Box(EDGE, TOP, WIDTH - 2 * EDGE, 330).columns(4, 10), strict=True
    ):
        _location(canvas, cell, table, location)
    rows = Box(EDGE, 452, WIDTH - 2 * EDGE, 560).rows(3, 10)
    programs = {
        (field, level): table.speaker.say(texts.program_effect(field, level, table.state.edition))
        for field in FIELDS
        for level in LEVELS
    }
    room = _programs(rows[0])[0]
    size = typeset.common(programs.values(), room.w - 30, room.h - 80, "narrow", 30, FLOOR)
    for field, row in zip(FIELDS, rows, strict=True):
        _field(canvas, row, table, field, [programs[field, level] for level in LEVELS], size)
    favors = table.tables.favors
    cells = Box(EDGE, 1024, WIDTH - 2 * EDGE, 350).columns(len(favors), 10)
    said = [table.speaker.say(texts.favor_effect(favor, table.state.edition)) for favor in favors]
    size = typeset.common(said, cells[-1].w - 30, cells[0].h - 166, "narrow", 30, FLOOR)
    for favor, cell, words in zip(favors, cells, said, strict=True):
        _favor(canvas, cell, table, favor)
        area = Box(cell.x + 14, cell.y + 154, cell.w - 28, cell.h - 166)
        canvas.static.rich(area, words, face="narrow", size=size, floor=FLOOR, cut=True)
    return canvas.scene()


def _location(canvas: Canvas, box: Box, table: Table, location: Location) -> None:
    theme, layer = table.theme, canvas.static
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    layer.icon(box.x + 14, box.y + 40, location, 54, anchor="lm")
    title = Box(box.x + 80, box.y + 8, box.w - 92, 64)
    layer.fit(
        title, table.said(f"place-{location}"), face="narrow_bold", size=32, floor=20, lines=2
    )
    places.slots(canvas, Box(box.x, box.y + 72, box.w, 56), table, location, left=box.x + 14)
    rows = Box(box.x + 12, box.y + 134, box.w - 24, box.h - 146).rows(4, 6)
    for (segment, text), row in zip(places.explained(table, location), rows, strict=False):
        layer.panel(row, fill=theme.card_low, radius=8)
        used = draw_segment(layer, row.x + 8, row.y + row.h // 2, segment, 28) + 10
        room = Box(row.x + 10 + used, row.y, row.w - 18 - used, row.h)
        layer.fit(room, text, face="narrow", size=26, floor=15, lines=2, cut=True)


def _field(
    canvas: Canvas, row: Box, table: Table, field: Field, words: Sequence[str], size: int
) -> None:
    """Draw a field with its programs, whose words are set in a size common to all."""
    theme = table.theme
    label = Box(row.x, row.y, 180, row.h)
    canvas.static.panel(label, fill=theme.panel, border=theme.line)
    canvas.static.icon(label.x + 90, label.y + 66, FIELD_ICONS[field], 84)
    canvas.static.fit(
        Box(label.x + 8, label.bottom - 60, 164, 52),
        table.said(f"research-{field}"),
        face="narrow_bold",
        size=32,
        floor=20,
        align="m",
    )
    for program, cell, text in zip(
        table.tables.programs[field], _programs(row), words, strict=True
    ):
        layer = canvas.static
        layer.panel(cell, fill=theme.card_low, border=theme.line)
        y = cell.y + 32
        layer.amounts(cell.x + 14, y, program.cost, 38)
        right = cell.right - 12 - points(layer, cell.right - 12, y, program.vp, 40, gap=2)
        if program.level == 3 and table.state.first.get(field) == NOBODY:
            badge = f"+{TOKEN}"
            right -= 12
            right -= canvas.main.badge(right, y, badge, fill=theme.icon("vp"), size=24, anchor="rm")
        here = table.at_level(field, program.level)
        for i, seat in enumerate(reversed(here)):
            canvas.main.token(right - 36 - 44 * i, y, table.style(seat), 18)
        layer.rich(
            Box(cell.x + 14, cell.y + 66, cell.w - 28, cell.h - 80),
            text,
            face="narrow",
            size=size,
            floor=FLOOR,
            cut=True,
        )


def _programs(row: Box) -> list[Box]:
    """Return the places of the programs of a field, right of its name."""
    return Box(row.x + 190, row.y, row.w - 190, row.h).columns(len(LEVELS), 10)


def _favor(canvas: Canvas, box: Box, table: Table, favor: FavorName) -> None:
    theme, layer = table.theme, canvas.static
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    layer.icon(box.x + 14, box.y + 44, favor, 60, anchor="lm")
    holder = token(table.state, favor).holder
    if holder == NOBODY:
        price = table.tables.favors[favor]
        canvas.main.amount(box.right - 94, box.y + 44, price, "influence", 44)
    else:
        canvas.main.token(box.right - 44, box.y + 44, table.style(holder), 26)
    title = Box(box.x + 14, box.y + 76, box.w - 28, 66)
    layer.fit(title, table.title(favor), face="narrow_bold", size=28, floor=20, lines=2, cut=True)

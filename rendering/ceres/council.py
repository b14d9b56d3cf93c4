"""The Research Programs and the Favors."""

from __future__ import annotations

from games.ceres.content.types import FIELDS, FavorName, Field
from games.ceres.rules.derived import token
from games.ceres.rules.tables import TOKEN
from games.ceres.state import NOBODY
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres.symbols import fitting
from rendering.ceres.table import Table
from rendering.colour import mix
from rendering.header import points

FIELD_ICONS: dict[Field, str] = {
    "aerospace": "aerospace",
    "construction": "construction_yard",
    "logistics": "logistics",
}
LABEL = 140
TITLE = 42
"""Height of the line above research and Favors."""


def draw_research(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the three fields with prices, points, markers, and the remaining tokens."""
    _head(canvas, box, table, "research")
    rows = Box(box.x + 10, box.y + TITLE, box.w - 20, box.h - TITLE - 8).rows(3, 6)
    for field, row in zip(FIELDS, rows, strict=True):
        _field(canvas, row, table, field)


def _head(canvas: Canvas, box: Box, table: Table, word: str) -> None:
    theme, layer = table.theme, canvas.static
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    y, size = box.y + TITLE // 2, layer.least("narrow") + 2
    used = layer.icon(box.x + 14, y, "council", 30, colour=theme.muted, anchor="lm") + 10
    layer.text(box.x + 14 + used, y, table.word(word), face="narrow", size=size, colour=theme.muted)


def _field(canvas: Canvas, row: Box, table: Table, field: Field) -> None:
    theme = table.theme
    canvas.static.icon(row.x + LABEL // 2 - 4, row.y + row.h // 2 - 15, FIELD_ICONS[field], 50)
    name = Box(row.x, row.bottom - 33, LABEL - 8, 30)
    title = table.said(f"research-{field}")
    canvas.static.title(name, title, face="narrow", size=28, align="m")
    cells = Box(row.x + LABEL, row.y, row.w - LABEL, row.h).columns(3, 6)
    first = table.state.first.get(field)
    for program, cell in zip(table.tables.programs[field], cells, strict=True):
        canvas.static.panel(cell, fill=theme.card_low, border=theme.line, radius=8)
        y = cell.y + 22
        used = points(canvas.static, cell.right - 6, y, program.vp, 30, gap=2)
        size = fitting(program.cost, cell.w - used - 18, 38)
        canvas.static.amounts(cell.x + 6, y, program.cost, size)
        if program.level == 3 and first == NOBODY:
            _token(canvas, cell, table)
        for i, seat in enumerate(table.at_level(field, program.level)):
            x, low = cell.x + 24 + 36 * i, cell.bottom - 22
            canvas.main.token(x, low, table.style(seat), 16)
            old = table.earlier(seat)
            if old is not None and old.research[field] != program.level:
                canvas.over.mark(Box(x - 19, low - 19, 38, 38), radius=19)


def _token(canvas: Canvas, cell: Box, table: Table) -> None:
    """Draw the points for the first at L3."""
    theme = table.theme
    canvas.main.badge(
        cell.right - 8,
        cell.bottom - 22,
        f"+{TOKEN}",
        fill=mix(theme.icon("vp"), theme.background, 0.1),
        size=24,
        anchor="rm",
    )


def draw_favors(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the Favors with prices or holders."""
    theme, state, layer = table.theme, table.state, canvas.main
    _head(canvas, box, table, "favors")
    favors = table.tables.favors
    rows = Box(box.x + 10, box.y + TITLE, box.w - 20, box.h - TITLE - 8).rows(len(favors), 6)
    for (favor, cost), row in zip(favors.items(), rows, strict=True):
        found = token(state, favor)
        canvas.static.panel(row, fill=theme.card_low, radius=8)
        y = row.y + row.h // 2
        held = found.holder != NOBODY
        ink = theme.muted if held else theme.text
        layer.icon(row.x + 8, y, favor, min(42, row.h - 6), anchor="lm", colour=ink)
        name = Box(row.x + 58, row.y + 2, row.w - 58 - (86 if found.at else 60), row.h - 4)
        layer.title(name, table.title(favor), face="narrow", size=28, lines=2, colour=ink)
        if held:
            if found.at:
                layer.icon(row.right - 50, y, "done", 26, anchor="rm", colour=theme.muted)
            layer.token(row.right - 28, y, table.style(found.holder), 18)
        else:
            layer.amount(row.right - 58, y, cost, "influence", 34)
        if held and _moved(table, favor, found.holder):
            canvas.over.mark(Box(row.right - 50, y - 22, 44, 44), radius=22)


def _moved(table: Table, favor: FavorName, holder: int) -> bool:
    if table.before is None:
        return False
    return token(table.before, favor).holder != holder

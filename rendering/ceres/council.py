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
LABEL = 118


def draw_research(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the three fields with prices, points, markers, and the tokens still there."""
    theme = table.theme
    canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    canvas.static.fit(
        Box(box.x + 14, box.y + 8, box.w - 28, 32),
        table.word("research"),
        face="narrow",
        size=26,
        colour=theme.muted,
    )
    rows = Box(box.x + 10, box.y + 44, box.w - 20, box.h - 52).rows(3, 6)
    for field, row in zip(FIELDS, rows, strict=True):
        _field(canvas, row, table, field)


def _field(canvas: Canvas, row: Box, table: Table, field: Field) -> None:
    theme = table.theme
    canvas.static.icon(row.x + LABEL // 2 - 4, row.y + row.h // 2 - 13, FIELD_ICONS[field], 44)
    canvas.static.fit(
        Box(row.x, row.bottom - 30, LABEL - 8, 28),
        table.said(f"research-{field}"),
        face="narrow",
        size=22,
        floor=15,
        align="m",
        colour=theme.muted,
    )
    cells = Box(row.x + LABEL, row.y, row.w - LABEL, row.h).columns(3, 6)
    first = table.state.first.get(field)
    for program, cell in zip(table.tables.programs[field], cells, strict=True):
        canvas.static.panel(cell, fill=theme.card_low, border=theme.line, radius=8)
        y = cell.y + 23
        used = points(canvas.static, cell.right - 5, y, program.vp, 25, gap=2)
        size = fitting(program.cost, cell.w - used - 16, 28)
        canvas.static.amounts(cell.x + 6, y, program.cost, size)
        if program.level == 3 and first == NOBODY:
            _token(canvas, cell, table)
        for i, seat in enumerate(table.at_level(field, program.level)):
            x, low = cell.x + 22 + 36 * i, cell.bottom - 22
            canvas.main.token(x, low, table.style(seat), 15)
            old = table.earlier(seat)
            if old is not None and old.research[field] != program.level:
                canvas.over.mark(Box(x - 17, low - 17, 34, 34), radius=17)


def _token(canvas: Canvas, cell: Box, table: Table) -> None:
    """Draw the points for the first at L3."""
    theme = table.theme
    canvas.main.badge(
        cell.right - 8,
        cell.bottom - 20,
        f"+{TOKEN}",
        fill=mix(theme.icon("vp"), theme.background, 0.1),
        size=21,
        anchor="rm",
    )


def draw_favors(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the Favors with prices or holders."""
    theme, state = table.theme, table.state
    canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    canvas.static.fit(
        Box(box.x + 14, box.y + 8, box.w - 28, 32),
        table.word("favors"),
        face="narrow",
        size=26,
        colour=theme.muted,
    )
    favors = table.tables.favors
    rows = Box(box.x + 10, box.y + 44, box.w - 20, box.h - 52).rows(len(favors), 6)
    for (favor, cost), row in zip(favors.items(), rows, strict=True):
        found = token(state, favor)
        canvas.static.panel(row, fill=theme.card_low, radius=8)
        y = row.y + row.h // 2
        held = found.holder != NOBODY
        ink = theme.faint if held else theme.text
        canvas.main.icon(row.x + 8, y, favor, min(40, row.h - 6), anchor="lm", colour=ink)
        canvas.main.fit(
            Box(row.x + 54, row.y + 4, row.w - 54 - (84 if found.at else 62), row.h - 10),
            table.title(favor),
            face="narrow",
            size=22,
            floor=13,
            lines=2,
            colour=theme.faint if held else theme.text,
            cut=True,
        )
        if held:
            if found.at:
                canvas.main.icon(row.right - 50, y, "done", 24, anchor="rm", colour=theme.muted)
            canvas.main.token(row.right - 28, y, table.style(found.holder), 16)
        else:
            canvas.main.amount(row.right - 58, y, cost, "influence", 30)
        if _moved(table, favor, found.holder):
            canvas.over.mark(row.inset(2), radius=8)


def _moved(table: Table, favor: FavorName, holder: int) -> bool:
    if table.before is None:
        return False
    return token(table.before, favor).holder != holder

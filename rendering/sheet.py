"""The score sheet of every game: each category for each player, the total, who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.outcome import Score
from rendering.box import Box
from rendering.canvas import Canvas, digits
from rendering.colour import mix, veil
from rendering.scene import Shadow
from rendering.table import AnyTable

WIDTH, EDGE, HEAD = 1400, 16, 150


class Sizes(NamedTuple):
    """Pixels: the column of names, heights of rows, and letters and icons in them."""

    label: int = 420
    indent: int = 70
    row: int = 70
    gap: int = 6
    total: int = 100
    title: int = 52
    state: int = 34
    icon: int = 40
    category: int = 30
    sum: int = 40
    name: int = 32
    value: int = 36
    points: int = 56


class Row(NamedTuple):
    """A category of points."""

    key: str
    title: str
    icon: str


class Sheet(NamedTuple):
    """What stands on a score sheet; `low` and `foot` are room below the columns' totals.

    `low` is within the columns, `foot` under them.
    """

    rows: Sequence[Row]
    scores: Sequence[Score]
    winners: Sequence[int]
    state: str
    """How far the game is."""
    ranked: bool
    sizes: Sizes = Sizes()
    low: int = 0
    foot: int = 0


class Drawn(NamedTuple):
    """A score sheet to which a game adds what is below; its columns by seat, as they stand."""

    canvas: Canvas
    columns: dict[int, Box]


def draw(table: AnyTable, sheet: Sheet) -> Drawn:
    """Draw a score sheet, the best player first."""
    sizes = sheet.sizes
    height = 2 * EDGE + HEAD + len(sheet.rows) * sizes.row + sizes.total + sheet.low + sheet.foot
    canvas = table.canvas(WIDTH, height)
    _names(canvas, table, sheet)
    area = Box(EDGE + sizes.label, EDGE, WIDTH - 2 * EDGE - sizes.label, height - 2 * EDGE)
    columns = area._replace(h=area.h - sheet.foot).columns(len(sheet.scores), 12)
    ranked = sorted(sheet.scores, key=lambda found: (found.rank, found.seat))
    for found, column in zip(ranked, columns, strict=True):
        _column(canvas, column, table, sheet, found)
    seats = (found.seat for found in ranked)
    return Drawn(canvas, dict(zip(seats, columns, strict=True)))


def _names(canvas: Canvas, table: AnyTable, sheet: Sheet) -> None:
    """Write what the rows are, and how far the game is."""
    theme, layer, sizes = table.theme, canvas.static, sheet.sizes
    layer.text(EDGE + 10, EDGE + 40, table.word("score"), face="narrow_bold", size=sizes.title)
    canvas.main.text(
        EDGE + 10,
        EDGE + 64 + sizes.state,
        sheet.state,
        face="narrow",
        size=sizes.state,
        colour=theme.muted,
    )
    for number, row in enumerate(sheet.rows):
        top = EDGE + HEAD + number * sizes.row
        box = Box(EDGE, top, WIDTH - 2 * EDGE, sizes.row - sizes.gap)
        layer.panel(box, fill=theme.panel if number % 2 else theme.panel_low, radius=10)
        layer.icon(box.x + 14, box.y + box.h // 2, row.icon, sizes.icon, anchor="lm")
        room = Box(box.x + sizes.indent, box.y, sizes.label - sizes.indent - 14, box.h)
        layer.fit(room, row.title, size=sizes.category, floor=18, lines=2)
    y = EDGE + HEAD + len(sheet.rows) * sizes.row + sizes.total // 2
    layer.text(EDGE + sizes.indent, y, table.word("total"), face="bold", size=sizes.sum)


def _column(canvas: Canvas, box: Box, table: AnyTable, sheet: Sheet, found: Score) -> None:
    """Write the points of a player."""
    theme, style = table.theme, table.style(found.seat)
    layer, sizes = canvas.main, sheet.sizes
    wins = found.seat in sheet.winners
    layer.panel(
        box,
        fill=theme.lit(style.colour, 0.22) if wins else veil(style.colour, 0.06),
        border=style.colour,
        width=5 if wins else 2,
        shadow=Shadow(6, 0, veil(style.colour, 0.8)) if wins else None,
    )
    middle, y = box.x + box.w // 2, box.y + 46
    layer.token(middle - 26 if sheet.ranked else middle, y, style, 24)
    if sheet.ranked:
        layer.text(middle + 14, y, f"{found.rank}.", face="bold", size=40)
    if wins:
        layer.icon(middle + 78, y, "trophy", 44, colour=theme.icon("vp"))
    name = Box(box.x + 10, box.y + 84, box.w - 20, 48)
    layer.name(name, table.names[found.seat], size=sizes.name, floor=20, align="m")
    for number, row in enumerate(sheet.rows):
        value = found.categories.get(row.key, 0)
        ink = theme.bad if value < 0 else theme.text if value else theme.faint
        y = box.y + HEAD + number * sizes.row + (sizes.row - sizes.gap) // 2
        layer.text(middle, y, digits(value), face="bold", size=sizes.value, colour=ink, anchor="mm")
    y = box.y + HEAD + len(sheet.rows) * sizes.row + sizes.total // 2
    rule = [(box.x + 16, y - sizes.total // 2 + 4), (box.right - 17, y - sizes.total // 2 + 4)]
    layer.line(rule, mix(style.colour, theme.background, 0.4), 2)
    gold, total = theme.icon("vp"), digits(found.total)
    layer.text(middle + 26, y, total, face="bold", size=sizes.points, colour=gold, anchor="rm")
    layer.icon(middle + 34, y, "vp", 48, anchor="lm")

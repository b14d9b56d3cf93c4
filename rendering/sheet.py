"""The score sheet of every game: each category for each player, the total, the winner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from games.core.outcome import Actor, Outcome, Score
from games.core.text import COMPUTER
from rendering import fonts
from rendering.box import Box
from rendering.canvas import Canvas, Layer, digits
from rendering.colour import mix, veil
from rendering.scene import Scene, Shadow
from rendering.sizes import NARROW, least_name
from rendering.table import AnyTable
from rendering.theme import PlayerStyle

EDGE, HEAD, STAR = 16, 150, 42
MORE, PAD = 32, 10
"""How much higher the head is where a name has two lines, and the room beside names."""
NOTE = 60
"""The height of the line about tie-breaks."""


class Sizes(NamedTuple):
    """Pixels: the column of names, heights of rows, and letters and icons in them."""

    label: int = 336
    indent: int = 70
    row: int = 70
    gap: int = 6
    total: int = 100
    title: int = 52
    state: int = 34
    icon: int = 40
    category: int = 35
    sum: int = 40
    name: int = 34
    value: int = 36
    points: int = 56


DEFAULT = Sizes()


class Row(NamedTuple):
    """A category of points."""

    key: str
    title: str
    icon: str


class Sheet(NamedTuple):
    """The content of a score sheet; `low` and `foot` are room below the columns' totals.

    `low` is within the columns, `foot` under them.
    """

    rows: Sequence[Row]
    scores: Sequence[Score]
    winners: Sequence[Actor]
    state: str
    """How far the game is."""
    ranked: bool
    sizes: Sizes = DEFAULT
    low: int = 0
    foot: int = 0
    head: int = HEAD
    points: int = 0
    """The height of the columns' heads and the size of the totals, which `draw` sets."""


class Drawn(NamedTuple):
    """A score sheet to which a game adds the part below; its columns by their owner, in order."""

    canvas: Canvas
    columns: dict[Actor, Box]


def draw(table: AnyTable, sheet: Sheet) -> Drawn:
    """Draw a score sheet, the best player first."""
    sizes = sheet.sizes
    area = Box(EDGE + sizes.label, EDGE, NARROW - 2 * EDGE - sizes.label, 0)
    columns = area.columns(len(sheet.scores), 12)
    names = [table.called(found.seat) for found in sheet.scores]
    tall = any(_long(name, columns[0].w - 2 * PAD, sizes.name) for name in names)
    sheet = sheet._replace(
        head=HEAD + (MORE if tall else 0), points=_points(sheet, columns[0].w - 2 * EDGE)
    )
    high = sheet.head + len(sheet.rows) * sizes.row + sizes.total + sheet.low
    canvas = table.canvas(NARROW, 2 * EDGE + high + sheet.foot)
    _names(canvas, table, sheet)
    columns = [column._replace(h=high) for column in columns]
    ranked = sorted(sheet.scores, key=lambda found: found.rank)
    for found, column in zip(ranked, columns, strict=True):
        _column(canvas, column, table, sheet, found)
    whose = (found.seat for found in ranked)
    return Drawn(canvas, dict(zip(whose, columns, strict=True)))


def picture(
    table: AnyTable,
    outcome: Outcome,
    keys: Iterable[str],
    icons: Mapping[str, str],
    sizes: Sizes = DEFAULT,
) -> Scene:
    """Return the score sheet of ranked players, final or so far, and the tie-breaks used."""
    over, ties = table.state.over, outcome.tie_breaks
    now = f"{table.word('round')} {table.round_of(table.state)}"
    canvas, _ = draw(
        table,
        Sheet(
            rows=[Row(key, table.said(f"category-{key}"), icons[key]) for key in keys],
            scores=outcome.scores,
            winners=outcome.winners if over else (),
            state=table.word("over") if over else now,
            ranked=True,
            sizes=sizes,
            foot=NOTE if ties else 0,
        ),
    )
    if ties:
        told = ", ".join(table.said(f"category-{key}") for key in ties)
        said = f"{table.word('tie_break')} – {told}"
        box = Box(EDGE, canvas.height - EDGE - 44, canvas.width - 2 * EDGE, 44)
        canvas.main.fit(box, said, size=30, colour=table.theme.muted, align="m")
    return canvas.scene()


def _long(name: str, room: int, size: int) -> bool:
    """Return whether a name needs two lines."""
    plain = name.removesuffix(COMPUTER).rstrip()
    icon = 0 if plain == name else size + size // 4
    least = least_name("narrow_bold", NARROW)
    return fonts.width(plain, "narrow_bold", least) + icon > room


def _points(sheet: Sheet, room: int) -> int:
    """Return the size of the totals, smaller if one of them with its star has no room."""
    most = max((digits(found.total) for found in sheet.scores), key=len)
    size = sheet.sizes.points
    while fonts.width(most, "bold", size) + _star(size) + 6 > room:
        size -= 1
    return size


def _star(size: int) -> int:
    """Return the size of the star behind totals of a size."""
    return min(STAR, round(size * 0.75))


def _names(canvas: Canvas, table: AnyTable, sheet: Sheet) -> None:
    """Write the names of the rows, and the progress of the game."""
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
        top = EDGE + sheet.head + number * sizes.row
        box = Box(EDGE, top, NARROW - 2 * EDGE, sizes.row - sizes.gap)
        layer.panel(box, fill=theme.panel if number % 2 else theme.panel_low, radius=10)
        layer.icon(box.x + 14, box.y + box.h // 2, row.icon, sizes.icon, anchor="lm")
        room = Box(box.x + sizes.indent, box.y, sizes.label - sizes.indent - 14, box.h)
        lines = 1 if fonts.width(row.title, "narrow", sizes.category - 4) <= room.w else 2
        layer.title(room, row.title, face="narrow", size=sizes.category, lines=lines)
    y = EDGE + sheet.head + len(sheet.rows) * sizes.row + sizes.total // 2
    layer.text(EDGE + sizes.indent, y, table.word("total"), face="bold", size=sizes.sum)


def _column(canvas: Canvas, box: Box, table: AnyTable, sheet: Sheet, found: Score) -> None:
    """Write the points of a player or a rival."""
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
    rank = found.rank if sheet.ranked else 0
    _rank(layer, Box(box.x + PAD, y - 24, box.w - 2 * PAD, 48), style, rank, wins=wins)
    name = Box(box.x + PAD, box.y + 84, box.w - 2 * PAD, sheet.head - HEAD + 48)
    layer.name(name, table.called(found.seat), size=sizes.name, lines=2, align="m")
    for number, row in enumerate(sheet.rows):
        value = found.categories.get(row.key, 0)
        ink = theme.bad if value < 0 else theme.text if value else theme.faint
        y = box.y + sheet.head + number * sizes.row + (sizes.row - sizes.gap) // 2
        layer.text(middle, y, digits(value), face="bold", size=sizes.value, colour=ink, anchor="mm")
    y = box.y + sheet.head + len(sheet.rows) * sizes.row + sizes.total // 2
    rule = [(box.x + 16, y - sizes.total // 2 + 4), (box.right - 17, y - sizes.total // 2 + 4)]
    layer.line(rule, mix(style.colour, theme.background, 0.4), 2)
    gold, total = theme.icon("vp"), digits(found.total)
    star = _star(sheet.points)
    wide = fonts.width(total, "bold", sheet.points) + star + 6
    x = middle - wide // 2
    layer.text(x, y, total, face="bold", size=sheet.points, colour=gold)
    layer.icon(x + wide, y, "vp", star, anchor="rm")


def _rank(layer: Layer, box: Box, style: PlayerStyle, rank: int, *, wins: bool) -> None:
    """Draw a token, the rank if there is one, and a winner's trophy, smaller if need be."""
    text = f"{rank}." if rank else ""
    wide = 48 + (10 + fonts.width(text, "bold", 38) if rank else 0) + (50 if wins else 0)
    part = min(1.0, box.w / wide)
    wide, y = round(wide * part), box.y + box.h // 2
    x = box.x + (box.w - wide) // 2
    layer.token(x + round(24 * part), y, style, round(22 * part))
    if rank:
        layer.text(x + round(58 * part), y, text, face="bold", size=round(38 * part))
    if wins:
        ink = layer.theme.icon("vp")
        layer.icon(x + wide, y, "trophy", round(42 * part), colour=ink, anchor="rm")

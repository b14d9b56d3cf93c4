"""The docked Cargo Spacecraft, the next ones, and the Workers in the Living Quarters."""

from __future__ import annotations

from collections.abc import Mapping

from games.ceres.content.types import KINDS, Kind, TradeLine
from games.core.speech import Message
from games.core.text import capital
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.ceres import cards
from rendering.ceres.symbols import WORKERS, of_line
from rendering.ceres.table import Table
from rendering.segments import LEAST, draw_segments

GAP = 10
LATER = 138
"""Height of a ship of a later round with its gap."""
MOST = 42
"""Largest size of symbols on trade lines: no larger than those of cards."""
NAMED, COUNT = 210, 92
"""Width that a kind of Workers needs to be named, and where its name begins."""


def draw_ships(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the docked ship, and the ships of later rounds below it."""
    later = table.later()
    low = LATER * len(later)
    _draw_docked(canvas, Box(box.x, box.y, box.w, box.h - low), table)
    for place, (number, ship) in enumerate(later):
        top = box.bottom - low + LATER * place + GAP
        _draw_later(canvas, Box(box.x, top, box.w, LATER - GAP), number, ship, table)


def _draw_docked(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the docked ship with its trade lines and Workers."""
    theme, state, layer = table.theme, table.state, canvas.main
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    ship = table.ship(table.docked())
    layer.icon(box.x + 12, box.y + 32, "cargo_ship", 46, anchor="lm", colour=theme.text)
    right = box.right - 12
    used = workers_row(layer, right, box.y + 32, table.aboard(state.round), 38)
    name = Box(box.x + 68, box.y + 8, right - used - box.x - 78, 48)
    layer.title(name, table.title(ship.id), face="narrow_bold", size=34)
    rows = Box(box.x + 10, box.y + 60, box.w - 20, box.h - 68).rows(len(ship.lines), 5)
    for number, (line, row) in enumerate(zip(ship.lines, rows, strict=True), 1):
        paid = table.can_trade(line)
        _draw_line(layer, row, line, table, number, spare=44 if paid else 0)
        if paid:
            cards.tick(layer, row.right - 26, row.y + row.h // 2, 34)


def _draw_line(
    layer: Layer, row: Box, line: TradeLine, table: Table, number: int = 0, *, spare: int = 0
) -> None:
    """Draw a trade line with `spare` room on the right; lines of later ships have no number."""
    theme = table.theme
    layer.panel(row, fill=theme.card_low, radius=8)
    y, left = row.y + row.h // 2, row.x + 8
    if number:
        size = layer.least("narrow") + 2
        layer.text(row.x + 12, y, str(number), face="narrow", size=size, colour=theme.faint)
        left += 30
    right = row.right - 8 - spare
    if not table.final and line.multiplier > 1:
        said = f"×{line.multiplier}"
        size = 28 if number else 24
        wide = layer.text(right, y, said, face="bold", size=size, anchor="rm", colour=theme.muted)
        right -= wide + 6
    room = Box(left, row.y, right - left, row.h)
    most = max(LEAST, min(MOST, round(row.h * 0.56))) if number else LEAST
    draw_segments(layer, room, (of_line(line),), most, align="l")


def _draw_later(canvas: Canvas, box: Box, number: int, key: str, table: Table) -> None:
    """Draw the ship of a later round with its trade lines, two on a line, and its Workers."""
    layer, theme = canvas.main, table.theme
    layer.panel(box, fill=theme.panel_low, border=theme.line)
    y, ship = box.y + 21, table.ship(key)
    word = f"{table.word('round')} {number}"
    wide = layer.text(box.x + 14, y, word, face="narrow", size=26, colour=theme.muted)
    used = workers_row(layer, box.right - 12, y, table.aboard(number), 30)
    left = box.x + wide + 28
    name = Box(left, y - 18, box.right - 22 - used - left, 36)
    layer.title(name, table.title(key), face="narrow", size=28)
    rows = Box(box.x + 8, box.y + 42, box.w - 16, box.h - 48).rows(-(-len(ship.lines) // 2), 4)
    cells = [cell for row in rows for cell in row.columns(2, 4)]
    for line, cell in zip(ship.lines, cells, strict=False):
        _draw_line(layer, cell, line, table)


def workers_row(layer: Layer, right: int, y: int, workers: Mapping[Kind, int], size: int) -> int:
    """Draw Workers one by one, ending at `right`, and return the width."""
    x = right
    for kind in reversed(KINDS):
        for _ in range(workers.get(kind, 0)):
            layer.icon(x, y, WORKERS[kind], size, anchor="rm")
            x -= size + 3
    return right - x


def draw_quarters(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the remaining Workers of each kind; with names where there is room for them.

    Changes are written where there are no names.
    """
    theme, layer = table.theme, canvas.static
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    word, size = table.word("quarters"), layer.least("narrow") + 2
    title = Box(box.x + 14, box.y, 112, box.h - 4)  # the feet of letters stay off the frame
    layer.fit(title, word, face="narrow", size=size, lines=2, colour=theme.muted)
    rest = Box(title.right + 10, box.y + 4, box.right - title.right - 14, box.h - 8)
    for kind, cell in zip(KINDS, rest.columns(len(KINDS), 6), strict=True):
        used = _workers(canvas, cell, table, kind)
        if cell.w < NAMED:
            canvas.changed(cell.x + used, cell.y + cell.h // 2, _hired(table, kind))
            continue
        name = Box(cell.x + COUNT, cell.y, cell.w - COUNT - 4, cell.h)
        said = capital(table.speaker.say(Message(f"worker-{kind}", n=1), "one"))
        layer.title(name, said, face="narrow", size=28, lines=2, colour=theme.muted)


def _workers(canvas: Canvas, box: Box, table: Table, kind: Kind) -> int:
    """Draw the number of Workers of a kind from the left, and return the width."""
    theme, layer = table.theme, canvas.main
    count, y = table.state.quarters[kind], box.y + box.h // 2
    ink = theme.icon(kind) if count else theme.faint
    used = layer.icon(box.x, y, WORKERS[kind], 36, anchor="lm", colour=ink) + 4
    ink = theme.text if count else theme.faint
    return used + layer.text(box.x + used, y, str(count), face="bold", size=32, colour=ink)


def _hired(table: Table, kind: Kind) -> int:
    """Return the change in the Workers of a kind."""
    old = None if table.renewed else table.before
    return 0 if old is None else table.state.quarters[kind] - old.quarters[kind]

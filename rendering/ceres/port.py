"""The docked Cargo Spacecraft, the next ones, and the Workers in the Living Quarters."""

from __future__ import annotations

from collections.abc import Mapping

from games.ceres.content.types import KINDS, Kind, TradeLine
from games.core.speech import Message
from games.core.text import capital
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.ceres import cards
from rendering.ceres.symbols import WORKERS, draw_segments, of_line
from rendering.ceres.table import Table
from rendering.colour import mix


def draw_ship(canvas: Canvas, box: Box, table: Table, *, ticks: bool = False) -> None:
    """Draw the docked ship with its trade lines and Workers, then the ships of later rounds.

    `ticks`: lines that the viewer can pay for are marked.
    """
    theme, state = table.theme, table.state
    canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    docked = table.docked()
    ship = table.ship(docked)
    canvas.main.icon(box.x + 12, box.y + 32, "cargo_ship", 46, anchor="lm", colour=theme.turn)
    later = table.later()
    right = box.right - 12
    used = workers_row(canvas.main, right, box.y + 32, table.aboard(state.round), 38)
    canvas.main.fit(
        Box(box.x + 66, box.y + 10, right - used - box.x - 78, 44),
        table.title(ship.id),
        face="narrow_bold",
        size=32,
        floor=18,
        cut=True,
    )
    top, bottom = box.y + 60, box.bottom - 8 - 42 * len(later)
    step = (bottom - top) // len(ship.lines)
    for number, line in enumerate(ship.lines):
        row = Box(box.x + 10, top + number * step, box.w - 20, step - 5)
        if ticks and table.can_trade(line):
            mark = min(34, row.h - 6)
            cards.tick(canvas.main, row.right - mark // 2 - 4, row.y + row.h // 2, mark)
        room = Box(row.x, row.y, row.w - (42 if ticks else 0), row.h)
        _draw_line(canvas.main, room, number, line, table)
    for place, (number, following) in enumerate(later):
        _draw_later(canvas.main, box, bottom + 21 + 42 * place, number, following, table)
    old = table.before
    if old is not None and old.round == state.round and old.ship_workers != state.ship_workers:
        canvas.over.mark(Box(right - 4 * 40, box.y + 10, 164, 44), radius=8)


def _draw_line(layer: Layer, row: Box, number: int, line: TradeLine, table: Table) -> None:
    theme = table.theme
    layer.panel(row, fill=theme.card_low, radius=8)
    layer.text(
        row.x + 12,
        row.y + row.h // 2,
        str(number + 1),
        face="narrow",
        size=24,
        colour=theme.faint,
    )
    segment = of_line(line)
    room = Box(row.x + 36, row.y, row.w - 46, row.h)
    if not table.final and line.multiplier > 1:
        layer.text(
            row.right - 12,
            row.y + row.h // 2,
            f"×{line.multiplier}",
            face="bold",
            size=28,
            anchor="rm",
            colour=theme.muted,
        )
        room = Box(room.x, room.y, room.w - 50, room.h)
    draw_segments(layer, room, (segment,), min(36, row.h - 9), align="l")


def _draw_later(layer: Layer, box: Box, y: int, number: int, ship: str, table: Table) -> None:
    right, theme = box.right - 12, table.theme
    layer.text(
        box.x + 14,
        y,
        f"{table.word('round')} {number}",
        face="narrow",
        size=24,
        colour=theme.muted,
    )
    used = workers_row(layer, right, y, table.aboard(number), 28)
    layer.fit(
        Box(box.x + 116, y - 18, right - used - box.x - 126, 36),
        table.title(ship),
        face="narrow",
        size=22,
        floor=15,
        cut=True,
        colour=theme.muted,
    )


def workers_row(layer: Layer, right: int, y: int, workers: Mapping[Kind, int], size: int) -> int:
    """Draw Workers one by one, ending at `right`, and return the width."""
    x = right
    for kind in reversed(KINDS):
        for _ in range(workers.get(kind, 0)):
            layer.icon(x, y, WORKERS[kind], size, anchor="rm")
            x -= size + 3
    return right - x


def draw_quarters(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw how many Workers of each kind are left in the Living Quarters."""
    theme, state = table.theme, table.state
    canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    canvas.static.fit(
        Box(box.x + 14, box.y + 8, box.w - 28, 32),
        table.word("quarters"),
        face="narrow",
        size=26,
        colour=theme.muted,
    )
    rows = Box(box.x + 10, box.y + 44, box.w - 20, box.h - 52).rows(4, 6)
    for kind, row in zip(KINDS, rows, strict=True):
        count = state.quarters[kind]
        tint = theme.icon(kind)
        canvas.static.panel(row, fill=mix(theme.card_low, tint, 0.06), radius=8)
        y = row.y + row.h // 2
        ink = tint if count else mix(tint, theme.panel, 0.6)
        canvas.main.icon(row.x + 10, y, WORKERS[kind], 44, anchor="lm", colour=ink)
        canvas.main.text(
            row.x + 66,
            y,
            str(count),
            face="bold",
            size=38,
            colour=theme.text if count else theme.faint,
        )
        canvas.static.fit(
            Box(row.x + 108, row.y, row.w - 112, row.h),
            capital(table.speaker.say(Message(f"worker-{kind}", n=1), "one")),
            face="narrow",
            size=20,
            floor=14,
            lines=2,
            colour=theme.muted,
        )
        old = table.before
        if old is not None and old.quarters[kind] != count:
            canvas.over.mark(Box(row.x + 60, row.y + 4, 36, row.h - 8), radius=8)

"""The four Locations with their action slots, Leaders and options."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.content.types import LOCATIONS, Location
from games.ceres.rules.tables import DRAWS, MANUFACTURES, OPTIONS, ROUNDS, TRADES
from games.core.text import capital
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres.symbols import Segment, Symbol, draw_segments
from rendering.ceres.table import Table


def options(table: Table, location: Location) -> tuple[Segment, ...]:
    """Return the options of a Location with their fees in symbols."""
    one = (Symbol("influence", "1"),)
    two = (Symbol("credit", "2"),)
    match location:
        case "trade_bureau":
            trade = Symbol("trade", f"{TRADES}×" if table.final else "")
            return Segment((), (trade,)), _settling(table)
        case "construction_yard":
            if not table.final:
                return (Segment((), (Symbol("expanse"), Symbol("upgrade"))),)
            draws = (
                Segment((Symbol("influence", str(fee)),), (Symbol("draw_see", str(cards)),))
                for fee, cards in DRAWS.items()
            )
            return Segment((), (Symbol("expanse"),)), Segment((), (Symbol("upgrade"),)), *draws
        case "council":
            targets = (
                Symbol("trade_bureau", framed=True),
                Symbol("launch"),
                Symbol("research"),
                Symbol("favor"),
            )
            return Segment(one, targets[:1]), *(Segment((), (target,)) for target in targets[1:])
        case "contractors":
            return (
                Segment(two, (Symbol("reassign"),)),
                Segment(two, (Symbol("construction_yard", framed=True),)),
                Segment((Symbol("credit", "1"),), (Symbol("manufacture", f"{MANUFACTURES}×"),)),
            )


def _settling(table: Table) -> Segment:
    """Return the project option with the Influence that it brings or costs in this round (5.3)."""
    project = Symbol("settlement")
    if table.final and table.state.round == 1:
        return Segment((), (project, Symbol("influence", "+1")))
    if table.final and table.state.round == ROUNDS:
        return Segment((Symbol("influence", "1"),), (project,))
    return Segment((), (project,))


def draw_all(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the four Locations in two rows."""
    boxes = [cell for row in box.rows(2, 10) for cell in row.columns(2, 10)]
    for location, cell in zip(LOCATIONS, boxes, strict=True):
        draw(canvas, cell, table, location)


def draw(canvas: Canvas, box: Box, table: Table, location: Location) -> None:
    """Draw one Location."""
    theme = table.theme
    canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    left = box.right - 12 - 50 * table.tables.slots
    slots(canvas, Box(box.x, box.y, box.w, 76), table, location, left=left)
    canvas.static.icon(box.x + 12, box.y + 40, location, 50, anchor="lm")
    name = Box(box.x + 70, box.y + 8, left - box.x - 78, 64)
    title = table.said(f"place-{location}")
    canvas.static.fit(name, title, face="narrow", size=27, floor=18, lines=3)
    strip = Box(box.x + 8, box.bottom - 54, box.w - 16, 46)
    canvas.static.panel(strip, fill=theme.card_low, radius=8)
    layer = canvas.main if location == "trade_bureau" else canvas.static
    draw_segments(layer, strip.inset(8, 2), options(table, location), 34, align="l")


def explained(table: Table, location: Location) -> Iterator[tuple[Segment, str]]:
    """Return the options of a Location in symbols and in words."""
    segments = options(table, location)
    if location == "construction_yard" and table.final:
        words = [table.said("action-expanse"), table.said("action-upgrade")]
        words += [table.word("extra_cards")] * (len(segments) - 2)
    else:
        words = [capital(table.said(f"option-{location}-{key}")) for key in OPTIONS[location]]
    pay = segments[0].pay if location == "council" else ()
    for segment, text in zip(segments, words, strict=True):
        yield Segment(segment.pay or pay, segment.get), text


def slots(canvas: Canvas, box: Box, table: Table, location: Location, *, left: int) -> None:
    """Draw the action slots from the left, centred down in a box."""
    theme, state = table.theme, table.state
    taken = state.slots[location]
    old = () if table.before is None else table.before.slots[location]
    same_round = table.before is not None and table.before.round == state.round
    for slot in range(table.tables.slots):
        x, y = left + 25 + 50 * slot, box.y + box.h // 2
        if slot >= table.tables.slots - state.blocked:
            canvas.static.icon(x, y, "blocked", 32, colour=theme.line)
            continue
        canvas.static.disc(x, y, 21, fill=theme.background, border=theme.line_strong, width=2)
        if slot < len(taken):
            canvas.main.token(x, y, table.style(taken[slot]), 17)
            if table.before is not None and (not same_round or slot >= len(old)):
                canvas.over.mark(Box(x - 20, y - 20, 40, 40), radius=20)

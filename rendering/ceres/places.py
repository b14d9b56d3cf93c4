"""The four Locations with their action slots, Leaders and options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from games.ceres.content.types import LOCATIONS, Location
from games.ceres.rules.prices import MATERIALS
from games.ceres.rules.tables import DRAWS, MANUFACTURES, OPTIONS, ROUNDS, TRADES
from games.core.text import capital
from rendering import typeset
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres.symbols import of_goods
from rendering.ceres.table import Table
from rendering.segments import Segment, Symbol, draw_segment, segment_width

PRODUCTS = ("alloy", "probe")
STEP = 50
"""From one action slot to the next."""


def options(table: Table, location: Location) -> tuple[Segment, ...]:
    """Return the options of a Location with their fees in symbols."""
    one = (Symbol("influence", "1"),)
    two = (Symbol("credit", "2"),)
    match location:
        case "trade_bureau":
            trade = Symbol("trade", f"{TRADES}×" if table.final else "")
            return Segment((), (trade,)), _settling(table, table.state.round)
        case "construction_yard":
            if not table.final:
                return (Segment((), (Symbol("expanse"), Symbol("upgrade"))),)
            ways = Segment((), (Symbol("expanse"),)), Segment((), (Symbol("upgrade"),))
            return *ways, *map(drawing, DRAWS)
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


def drawing(fee: int) -> Segment:
    """Return the draw of Facilities for an amount of Influence."""
    return Segment((Symbol("influence", str(fee)),), (Symbol("draw_see", str(DRAWS[fee])),))


def recipes(table: Table) -> Iterator[Segment]:
    """Yield the recipes of an Alloy and a Probe, for the viewer if there is one."""
    materials = MATERIALS if table.seen.viewer is None else table.position.materials()
    for good, goods in zip(PRODUCTS, materials, strict=True):
        yield Segment(of_goods(goods), (Symbol(good, "1"),))


def _settling(table: Table, now: int) -> Segment:
    """Return the project option with its Influence, gained or paid, in a round (5.3)."""
    project = Symbol("settlement")
    if table.final and now == 1:
        return Segment((), (project, Symbol("influence", "+1")))
    if table.final and now == ROUNDS:
        return Segment((Symbol("influence", "1"),), (project,))
    return Segment((), (project,))


GAP = 8
HEAD, FOOT, APART = 49, 7, 5
"""Heights of the head of a Location and of the margin below, and the gap between its options."""
MARGIN = 8
SIZE = 28
"""Of the words of options."""
LOW, TALL = 4, 5
"""How high rows of options are beside each other: with words on one line, on two."""
FEET = 4
"""Room below words for the feet of their letters."""


def draw_all(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the four Locations below each other."""
    inner = box.w - 2 * MARGIN
    shares: dict[Location, list[int]] = {
        location: _shares(canvas, table, location, inner) for location in LOCATIONS
    }
    frames = HEAD + FOOT - APART
    room = box.h - GAP * (len(LOCATIONS) - 1) - frames * len(LOCATIONS)
    unit = room / sum(map(sum, shares.values()))
    top = float(box.y)
    for location, rows in shares.items():
        high = frames + unit * sum(rows)
        cell = Box(box.x, round(top), box.w, round(top + high) - round(top))
        _draw(canvas, cell, table, location, [round(unit * share) - APART for share in rows])
        top += high + GAP


def _shares(canvas: Canvas, table: Table, location: Location, width: int) -> list[int]:
    """Return the heights of rows of options side by side: higher if words need two lines.

    The symbols are measured at their greatest width, so that nothing moves from round to round.
    """
    found = list(_in_few(table, location))
    if location == "trade_bureau" and table.final:
        found[1] = (_settling(table, ROUNDS), found[1][1])
    least = canvas.static.least("narrow")
    cell = (width - APART) // 2
    lines = [
        len(typeset.wrap(words, cell - _used(segment) - 2, "narrow", max(SIZE, least)))
        for segment, words in found
    ]
    return [LOW if max(row) == 1 else TALL for row in (lines[i : i + 2] for i in (0, 2)) if row]


def _used(segment: Segment) -> int:
    """Return the width of an option up to its words."""
    return 6 + segment_width(segment, 30) + 8


def _draw(canvas: Canvas, box: Box, table: Table, location: Location, rows: Sequence[int]) -> None:
    """Draw one Location: figures, free places, and options in rows of these heights."""
    theme = table.theme
    canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    left = box.right - MARGIN - STEP * (table.tables.slots - table.state.blocked)
    _slots(canvas, Box(left, box.y + 2, box.right - 8 - left, HEAD - 4), table, location)
    canvas.static.icon(box.x + 12, box.y + HEAD // 2, location, 44, anchor="lm")
    name = Box(box.x + 68, box.y + 2, left - box.x - 76, HEAD - 4)
    canvas.static.title(name, table.said(f"place-{location}"), size=31)
    area = Box(box.x + MARGIN, box.y + HEAD, box.w - 2 * MARGIN, box.h - HEAD - FOOT)
    _options(canvas, area, table, location, rows)


def _options(
    canvas: Canvas, box: Box, table: Table, location: Location, rows: Sequence[int]
) -> None:
    """Draw the options of a Location, two on a line, in symbols and words."""
    # What the Trade Bureau brings and costs changes with the round.
    layer = canvas.main if location == "trade_bureau" else canvas.static
    tops = accumulate((high + APART for high in rows), initial=box.y)
    bands = [Box(box.x, top, box.w, high) for top, high in zip(tops, rows, strict=False)]
    cells = [cell for band in bands for cell in band.columns(2, APART)]
    for (segment, words), cell in zip(_in_few(table, location), cells, strict=False):
        layer.panel(cell, fill=table.theme.card_low, radius=8)
        y = cell.y + cell.h // 2
        draw_segment(layer, cell.x + 6, y, segment, 30)
        used = _used(segment)
        room = Box(cell.x + used, cell.y, cell.w - used - 2, cell.h - FEET)
        layer.title(room, words, face="narrow", size=SIZE, lines=2)


def explained(table: Table, location: Location) -> Iterator[tuple[Segment, str]]:
    """Return the options of a Location in symbols and in words."""
    if location == "construction_yard" and table.final:
        words = _building(table, table.word("extra_cards"))
    else:
        words = [capital(table.said(f"option-{location}-{key}")) for key in OPTIONS[location]]
    yield from _with_fees(table, location, words)


def _in_few(table: Table, location: Location) -> Iterator[tuple[Segment, str]]:
    """Return the options of a Location in symbols and in one or two words."""
    if location == "construction_yard":
        words = _building(table, table.word("more_cards"))
        if not table.final:
            words = [table.said("option-construction_yard-build")]
    else:
        words = [
            table.said(f"place-{key}" if key in LOCATIONS else f"action-{key}")
            for key in OPTIONS[location]
        ]
    yield from _with_fees(table, location, [capital(text) for text in words])


def _building(table: Table, cards: str) -> list[str]:
    return [table.said("action-expanse"), table.said("action-upgrade"), *([cards] * len(DRAWS))]


def _with_fees(
    table: Table, location: Location, words: Sequence[str]
) -> Iterator[tuple[Segment, str]]:
    segments = options(table, location)
    pay = segments[0].pay if location == "council" else ()
    for segment, text in zip(segments, words, strict=True):
        yield Segment(segment.pay or pay, segment.get), text


def _slots(canvas: Canvas, box: Box, table: Table, location: Location) -> None:
    """Draw the action slots, centred down in a box; free ones are outlines."""
    theme, state = table.theme, table.state
    taken = state.slots[location]
    old = () if table.before is None else table.before.slots[location]
    for slot in range(table.tables.slots - state.blocked):
        x, y = box.x + STEP // 2 + STEP * slot, box.y + box.h // 2
        canvas.static.disc(x, y, 20, border=theme.faint, width=3)
        if slot < len(taken):
            canvas.main.disc(x, y, 21, fill=theme.panel)
            canvas.main.token(x, y, table.style(taken[slot]), 20)
            if table.before is not None and (table.renewed or slot >= len(old)):
                canvas.over.mark(Box(x - 22, y - 22, 44, 44), radius=22)

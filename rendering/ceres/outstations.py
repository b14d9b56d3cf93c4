"""Outstations: small, all that a player has; and large, their Functions in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from games.ceres.state import Player
from rendering.box import Box
from rendering.canvas import Amounts, Canvas, Layer, amounts_width
from rendering.ceres import cards
from rendering.ceres.person import smallest
from rendering.ceres.symbols import WORKERS, of_part
from rendering.ceres.table import Station, Table
from rendering.colour import mix
from rendering.segments import Segment, draw_segment, segment_width

GAP = 6
FEW, ACROSS = 4, 3
"""The number that fits into two columns, and the columns of more."""
HEAD, FOOT, SIDES, LEAD = 38, 5, 16, 3
"""Of a small Outstation: heights of its name and below all, its sides, the room between lines."""
LARGE, TINY = 36, 16
"""Sizes of icons: the largest, and the smallest for what owners' cards may say."""


def height(table: Table, player: Player, width: int, picture: int) -> int:
    """Return the least height of a player's Outstations, of a width in a picture of a width."""
    rows = _heights(table, player, width, picture)
    return sum(rows) + (len(rows) - 1) * GAP


def _across(player: Player) -> int:
    """Return how many Outstations fit in a row."""
    return ACROSS if len(player.outstations) > FEW else 2


def _heights(table: Table, player: Player, width: int, picture: int) -> list[int]:
    """Return the least heights of the rows: as many lines of symbols as an Outstation needs."""
    across, floor = _across(player), smallest(picture)
    cell = (width - (across - 1) * GAP) // across
    lines = [
        len(_set(*_parts(table.station(found)), cell - SIDES, 2 * (floor + LEAD), floor)[1])
        for found in player.outstations
    ]
    rows = [max(lines[i : i + across]) for i in range(0, len(lines), across)]
    rows += [1] * (2 - len(rows))
    return [HEAD + count * (floor + LEAD) + FOOT for count in rows]


def _cells(box: Box, table: Table, player: Player, picture: int) -> Iterator[Box]:
    """Return the places of the Outstations in a box, whose spare height all rows share."""
    rows = _heights(table, player, box.w, picture)
    spare = (box.h - sum(rows) - (len(rows) - 1) * GAP) // len(rows)
    y = box.y
    for tall in rows:
        yield from Box(box.x, y, box.w, tall + spare).columns(_across(player), GAP)
        y += tall + spare + GAP


def draw(
    canvas: Canvas, box: Box, table: Table, player: Player, opened: Collection[str] = ()
) -> None:
    """Draw a player's Outstations, with a frame around new ones and ones that were built over.

    Outstations in `opened`, by their top cards, are ticked: they can be activated now.
    """
    old = table.earlier(player.seat)
    known = {o.top: o for o in old.outstations} if old is not None else {}
    cells = _cells(box, table, player, canvas.width)
    for outstation, cell in zip(player.outstations, cells, strict=False):
        before = known.get(outstation.top)
        _plate(canvas.main, cell, table.station(outstation), tick=outstation.top in opened)
        if old is None:
            continue
        if before is None or before.bottom != outstation.bottom:
            canvas.over.mark(cell, radius=9)
        elif (outstation.worker, outstation.droid) > (before.worker, before.droid):
            canvas.over.mark(Box(cell.x + 5, cell.y + 5, 34, 34), radius=17)


def surface(layer: Layer, box: Box, station: Station) -> None:
    """Draw the ground: lit in the colour of its Type where a figure works, else an outline."""
    theme = layer.theme
    tint = theme.icon(station.kind)
    if station.occupied:
        layer.panel(box, fill=mix(theme.card, tint, 0.2), border=tint, width=4, radius=9)
    else:
        ground = mix(theme.panel_low, tint, 0.04)
        layer.panel(box, fill=ground, border=mix(tint, ground, 0.6), width=2, radius=9)


def occupants(layer: Layer, x: int, y: int, station: Station, radius: int) -> int:
    """Draw the figures there from the left, else the Type, and return the width."""
    theme = layer.theme
    tint = theme.icon(station.kind)
    at = x
    size = round(radius * 1.35)
    if station.worker:
        layer.disc(at + radius, y, radius, fill=tint)
        layer.icon(at + radius, y, WORKERS[station.kind], size, colour=theme.background)
        at += 2 * radius + 4
    if station.droid:
        layer.disc(at + radius, y, radius, fill=theme.text)
        layer.icon(at + radius, y, "mars_droid", size, colour=theme.background)
        at += 2 * radius + 4
    if not station.occupied:
        layer.icon(at, y, station.kind, 2 * radius - 4, anchor="lm")
        at += 2 * radius
    return at - x


def _plate(layer: Layer, box: Box, station: Station, *, tick: bool) -> None:
    """Draw a small Outstation: figures, name, production and Functions in symbols."""
    theme = layer.theme
    surface(layer, box, station)
    head = Box(box.x + 7, box.y + 4, box.w - 14, HEAD - 4)
    used = occupants(layer, head.x, head.y + head.h // 2, station, 17) + 7
    ink = theme.text if station.occupied else theme.muted
    if tick:
        cards.tick(layer, head.right - 16, head.y + head.h // 2, 34)
    name = Box(head.x + used, head.y, head.w - used - (38 if tick else 0), head.h)
    layer.title(name, station.title, brief=station.brief, face="narrow_bold", size=30, colour=ink)
    room = Box(box.x + SIDES // 2, head.bottom, box.w - SIDES, box.bottom - FOOT - head.bottom)
    _symbols(layer, room, station)


# Production and Functions in as large symbols as there is room for

Row = tuple[Segment, ...]
Goods = tuple[tuple[str, int], ...]


def _symbols(layer: Layer, box: Box, station: Station) -> None:
    """Draw the production, then the Functions: each on separate lines where there is room."""
    size, rows = _set(*_parts(station), box.w, box.h, smallest(layer.width))
    step = min(round(size * 1.35), box.h // max(1, len(rows)))
    y = box.y + (box.h - step * len(rows)) // 2 + step // 2
    for number, row in enumerate(rows):
        x = box.x
        if number == 0:
            x += _production(layer, x, y, station.production, size) + _apart(size)
        for place, segment in enumerate(row):
            if place or (number == 0):
                rule = x - _apart(size) // 2
                layer.line(
                    [(rule, y - size // 3), (rule, y + size // 3)], layer.theme.line_strong, 2
                )
            x += draw_segment(layer, x, y, segment, size) + _apart(size)
        y += step


def _production(layer: Layer, x: int, y: int, goods: Amounts, size: int) -> int:
    """Draw a production behind its arrow from the left and return the width."""
    arrow = _arrow(size)
    layer.icon(x, y, "production", arrow, anchor="lm", colour=layer.theme.muted)
    return arrow + 3 + layer.amounts(x + arrow + 3, y, goods, size)


def _arrow(size: int) -> int:
    return round(size * 0.8)


def _apart(size: int) -> int:
    """Return the room between two parts, which a line divides."""
    return round(size * 0.6)


def _parts(station: Station) -> tuple[Goods, tuple[Row, ...]]:
    """Return the production and the Functions of a Station as a hashable key."""
    functions = tuple(tuple(map(of_part, parts)) for parts in station.functions)
    return tuple(station.production.items()), functions


@lru_cache(512)
def _set(
    production: Goods,
    functions: tuple[Row, ...],
    width: int,
    height: int,
    floor: int,
) -> tuple[int, list[Row]]:
    """Return the size of symbols, and the segments of each line behind the production.

    The clearest arrangement that fits at `floor` is used, as large as it can be: all in a row, a
    line for each Function, or as many lines as are needed. Functions of content packs can be too
    long even so: then they are smaller.
    """
    ways: list[list[Row]] = [[tuple(part for row in functions for part in row)], list(functions)]
    for rows in ways:
        for size in range(LARGE, floor - 1, -1):
            if _fits(production, rows, (width, height), size):
                return size, rows
    for size in range(floor, TINY, -1):
        rows = _packed(production, ways[0][0], width, size)
        if _fits(production, rows, (width, height), size):
            return size, rows
    return TINY, _packed(production, ways[0][0], width, TINY)


def _first(production: Goods, size: int) -> int:
    """Return where the first Function begins."""
    return _arrow(size) + 3 + amounts_width(dict(production), size) + _apart(size)


def _fits(production: Goods, rows: Sequence[Row], room: tuple[int, int], size: int) -> bool:
    """Return whether lines fit a width and a height."""
    wide = [
        sum(segment_width(part, size) + _apart(size) for part in row) - _apart(size) for row in rows
    ]
    wide[0] += _first(production, size)
    return max(wide) <= room[0] and len(rows) * (size + LEAD) <= room[1]


def _packed(production: Goods, parts: Row, width: int, size: int) -> list[Row]:
    """Return lines as full as they can be."""
    rows: list[Row] = [()]
    at = _first(production, size)
    for part in parts:
        wide = segment_width(part, size)
        if at + wide > width:
            rows.append(())
            at = 0
        rows[-1] = (*rows[-1], part)
        at += wide + _apart(size)
    return rows

"""The gauges of a player's board: battery, reservoirs, belt, O2 and stress, waste, CO2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.luna_maris.content.types import Board
from games.luna_maris.state import Ore
from rendering.box import Box
from rendering.canvas import Canvas, Layer, changed_width, digits
from rendering.colour import mix, veil

BATTERY = 6
LINE = 48
"""Height of a line of a player's board."""
PIP, STEP = 32, 34
"""Size of one of what is stored, and from one to the next."""
MOST = 8
"""The largest number of places that are drawn one by one; of more there is a figure."""
LOWEST, HIGHEST = 4, 8
"""Least and most stress positions (9, R14)."""
SLOT, AIR, LIMIT = 16, 48, 72
"""Of a place on the O2 track: radius and most room; the width of the stress marker."""


class Change(NamedTuple):
    """An amount, and the same in the older picture, or None if nothing is compared."""

    now: int
    old: int | None = None

    @property
    def by(self) -> int:
        """The change of the amount."""
        return 0 if self.old is None else self.now - self.old


def ground(layer: Layer, box: Box) -> None:
    """Draw the dark ground of stored things."""
    layer.panel(box, fill=veil(layer.theme.background, 0.45), radius=8)


def _under(layer: Layer) -> str:
    """Return approximately the colour of that ground."""
    return mix(layer.theme.panel, layer.theme.background, 0.45)


def width(capacity: int) -> int:
    """Return the width of a store."""
    return 16 + (capacity if capacity <= MOST else 3) * STEP


def store(canvas: Canvas, box: Box, good: str, amount: Change, capacity: int) -> None:
    """Draw a store of a good: the goods in their colour, free places as outlines."""
    layer, y = canvas.main, box.y + box.h // 2
    ground(layer, box)
    if capacity > MOST:
        room, said = box.inset(8, 0), f"{amount.now}/{capacity}"
        canvas.counted(room, good, said, amount.by, size=PIP, text=28)
        return
    mark = changed_width(amount.by, canvas.width)
    step = min(STEP, (box.w - 16 - mark) // capacity)
    size = step - STEP + PIP
    for place in range(capacity):
        x = box.x + 8 + place * step
        if place < amount.now:
            layer.icon(x, y, good, size, anchor="lm")
        elif good == "helium":  # its letters have no outline to be read
            layer.disc(x + size // 2, y, size // 2 - 1, border=layer.theme.faint, width=2)
        else:
            faint, under = layer.theme.faint, _under(layer)
            layer.icon(x, y, good, size, anchor="lm", colour=under, halo=faint)
    canvas.changed(box.right - 4 - mark, y, amount.by)


class Stock(NamedTuple):
    """The contents of the battery, the reservoir and the helium store."""

    energy: Change
    water: Change
    helium: Change


def stores(canvas: Canvas, box: Box, board: Board, stock: Stock, battery: int = BATTERY) -> None:
    """Draw battery, water and helium next to each other."""
    x = box.x
    capacities = (battery, board.water, board.helium)
    gap = (box.w - sum(map(width, capacities))) // (len(capacities) - 1)
    for good, amount, capacity in zip(Stock._fields, stock, capacities, strict=True):
        cell = Box(x, box.y, width(capacity), box.h)
        store(canvas, cell, good, amount, capacity)
        x = cell.right + min(gap, 24)


# The belt


def belt(canvas: Canvas, box: Box, spaces: Sequence[tuple[Ore, Ore | None]]) -> None:
    """Draw the conveyor belt from the first space to the last, behind which waste is made.

    Each space comes with its ore in the older picture.
    """
    layer, theme, arrow = canvas.main, canvas.theme, 26
    y, sign = box.y + box.h // 2, 38
    wide = (box.w - sign - len(spaces) * arrow) // len(spaces)
    for number, (now, old) in enumerate(spaces):
        cell = Box(box.x + number * (wide + arrow), box.y, wide, box.h)
        ground(layer, cell)
        for rail in (cell.y + 1, cell.bottom - 2):
            layer.line([(cell.x + 6, rail), (cell.right - 7, rail)], theme.line_strong, 3)
        _ore(canvas, cell, now, old)
        layer.polygon(cell.right + 7, y, ((0, -11), (12, 0), (0, 11)), fill=theme.faint)
    layer.icon(box.right, y, "waste", 36, anchor="rm", colour=theme.icon("waste"))


def _ore(canvas: Canvas, cell: Box, now: Ore, old: Ore | None) -> None:
    """Draw the ore on a space, and its change."""
    halves = cell.inset(8, 0).columns(2, 4)
    for half, kind in zip(halves, ("iron", "titanium"), strict=True):
        number = getattr(now, kind)
        ink = canvas.theme.text if number else canvas.theme.faint
        change = 0 if old is None else number - getattr(old, kind)
        canvas.counted(half, kind, str(number), change, size=PIP, text=32, ink=ink, gap=7)


# Tracks


def air(canvas: Canvas, box: Box, used: Change, stress: Change) -> None:
    """Draw the remaining O2 of this round, the used O2, and where stress ends it."""
    layer, theme = canvas.main, canvas.theme
    y, x = box.y + box.h // 2, box.x
    x += layer.icon(x, y, "oxygen", 38, anchor="lm") + 6
    left = max(0, stress.now - used.now)
    before = None if used.old is None or stress.old is None else max(0, stress.old - used.old)
    wide = layer.text(x, y, str(left), face="bold", size=34)
    mark = canvas.changed(x + wide, y, Change(left, before).by)
    x += wide + mark + 8 if mark else 36
    limit = LIMIT + changed_width(stress.by, canvas.width)
    step = min(AIR, (box.right - x - limit) // HIGHEST)
    for place in range(1, HIGHEST + 1):
        middle = x + step // 2
        if place <= used.now:
            layer.disc(middle, y, SLOT - 2, border=theme.faint, width=2)
        elif place <= stress.now:
            layer.disc(middle, y, SLOT, fill=theme.icon("oxygen"))
        else:
            layer.disc(middle, y, 5, fill=theme.faint)
        x += step
        if place == max(stress.now, LOWEST):
            x += _limit(canvas, x, y, stress)


def _limit(canvas: Canvas, x: int, y: int, stress: Change) -> int:
    """Draw the stress marker with its position and return its width."""
    layer = canvas.main
    layer.icon(x, y, "stress", 36, anchor="lm")
    wide = 40 + layer.text(x + 40, y, str(stress.now), face="bold", size=32)
    return LIMIT + canvas.changed(x + wide, y, stress.by)


def waste(canvas: Canvas, box: Box, board: Board, amount: Change) -> None:
    """Draw the waste track: its cubes, and the last spaces, which bring penalties, in red."""
    layer, theme = canvas.main, canvas.theme
    y, gap = box.y + box.h // 2, 4
    x = box.x + layer.icon(box.x, y, "waste", 36, anchor="lm") + 8
    ink = theme.text if amount.now else theme.faint
    used = layer.text(x, y, str(amount.now), face="bold", size=34, colour=ink)
    used = max(36, used + canvas.changed(x + used, y, amount.by) + 12)
    room = Box(x + used, box.y, box.right - x - used, box.h)
    wide = min((room.w + gap) // board.waste - gap, box.h - 8)
    for place in range(board.waste):
        cell = Box(room.x + place * (wide + gap), y - wide // 2, wide, wide)
        bad = place >= board.waste - board.penalty
        full = place < amount.now
        edge = theme.bad if bad else theme.line_strong
        fill = theme.icon("waste") if full else mix(theme.panel_low, theme.bad, 0.16 if bad else 0)
        layer.panel(cell, fill=fill, border=edge, width=3 if bad else 2, radius=7)


def carbon(canvas: Canvas, box: Box, board: Board, space: Change) -> None:
    """Write the position of the CO2 disc, and its space's points at the end of the game."""
    layer, y = canvas.main, box.y + box.h // 2
    x = box.x + layer.icon(box.x, y, "co2", 40, anchor="lm") + 8
    worth = board.co2[min(space.now, len(board.co2) - 1)]
    ink = canvas.theme.bad if worth < 0 else canvas.theme.icon("vp")
    x += layer.text(x, y, digits(worth), face="bold", size=30, colour=ink) + 2
    x += layer.icon(x, y, "vp", 26, anchor="lm")
    canvas.changed(x, y, space.by)

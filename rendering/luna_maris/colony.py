"""The colony from above: modules, the passages between them, people and the active modules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from games.core.outcome import Actor
from games.luna_maris.content.types import MODULES, Module
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.colour import mix
from rendering.luna_maris.table import Table
from rendering.scene import Shadow

PLACES: Mapping[Module, tuple[float, float]] = MappingProxyType(
    {
        "recycling": (0, 0),
        "sleeping": (1, 0),
        "laboratory": (2, 0),
        "power": (0, 1),
        "industrial": (1, 1),
        "comms": (2, 1),
        "mining": (0, 2),
        "dock": (1, 2),
        "airlock": (2, 2),
        "greenhouse": (1.5, 3),
    }
)
"""Column and row of each module: the passages of the house's colony do not cross."""
COLUMNS, ROWS = 3, 4
FREE: frozenset[Module] = frozenset({"power"})
"""Modules without an activation space (1.1)."""
TUBE, SLIM = 30, 12
"""Width of a passage, and of one that leads around modules."""
BYPASSES = ("water", "helium", "food", "greenhouse", "stress")
"""Whose colours passages have that lead around modules."""
TOKEN, PAD = 21, 26
"""Radius of an astronaut, and half the width of an activation space."""


class Plan(NamedTuple):
    """The place of a map and the size of its modules."""

    box: Box
    wide: int
    high: int

    def middle(self, module: Module) -> tuple[int, int]:
        """Return the middle of a module."""
        return self.at(*PLACES[module])

    def at(self, column: float, row: float) -> tuple[int, int]:
        """Return a place between columns and rows."""
        across = (self.box.w - self.wide) / (COLUMNS - 1)
        down = (self.box.h - self.high) / (ROWS - 1)
        return (
            round(self.box.x + self.wide / 2 + column * across),
            round(self.box.y + self.high / 2 + row * down),
        )

    def hull(self, module: Module) -> Box:
        """Return the outline of a module."""
        x, y = self.middle(module)
        return Box(x - self.wide // 2, y - self.high // 2, self.wide, self.high)


def draw(canvas: Canvas, plan: Plan, table: Table) -> None:
    """Draw passages and modules."""
    _passages(canvas.static, plan, table)
    for module in MODULES:
        _module(canvas, plan.hull(module), table, module)


# Passages


def _passages(layer: Layer, plan: Plan, table: Table) -> None:
    theme = layer.theme
    found = [_way(plan, a, b) for a, b in table.index.board.passages]
    ways = [way for way in found if len(way) == 2]
    for colour, width in (
        (mix(theme.background, theme.panel_low, 0.3), TUBE + 8),
        (mix(theme.line_strong, theme.text, 0.25), TUBE),
        (mix(theme.line, theme.background, 0.45), TUBE - 8),
    ):
        for way in ways:
            layer.line(way, colour, width)
    for way in ways:
        _ribs(layer, way)
    for number, way in enumerate(way for way in found if len(way) > 2):
        _bypass(layer, way, number)


def _bypass(layer: Layer, way: list[tuple[int, int]], number: int) -> None:
    """Draw a passage around modules: slim, next to others, in a different colour."""
    theme = layer.theme
    aside = (number % 3 - 1) * (SLIM + 6)
    bent = [way[0], *((x + aside, y + aside) for x, y in way[1:-1]), way[-1]]
    bent[0] = bent[1][0], way[0][1]
    bent[-1] = bent[-2][0], way[-1][1]
    ink = theme.icon(BYPASSES[number % len(BYPASSES)])
    layer.line(bent, theme.background, SLIM + 6)
    layer.line(bent, mix(theme.line_strong, ink, 0.6), SLIM)


def draw_key(layer: Layer, box: Box) -> None:
    """Draw the price of a passage: a piece of one above its O2."""
    theme = layer.theme
    y = box.y + box.h // 2
    ends = [(box.x + 20, y), (box.right - 96, y)]
    layer.panel(box, fill=theme.background, border=theme.line, radius=box.h // 2)
    layer.line(ends, mix(theme.line_strong, theme.text, 0.25), 22)
    layer.line(ends, mix(theme.line, theme.background, 0.45), 16)
    _ribs(layer, ends)
    layer.amounts(box.right - 16, y, {"oxygen": 1}, 34, align="r")


def _way(plan: Plan, a: Module, b: Module) -> list[tuple[int, int]]:
    """Return a passage between two modules: straight, or along the streets between the others."""
    start, end = plan.middle(a), plan.middle(b)
    if not any(_crosses(plan.hull(m), start, end) for m in MODULES if m not in (a, b)):
        return [start, end]
    (from_x, from_y), (to_x, to_y) = PLACES[a], PLACES[b]
    down = 0.5 if to_y >= from_y else -0.5
    leave, enter = from_y + down, from_y + down if to_y == from_y else to_y - down
    lane = 0.5 if from_x + to_x < COLUMNS - 1 else 1.5
    streets = [(from_x, leave), (lane, leave), (lane, enter), (to_x, enter)]
    if leave == enter:
        streets = [(from_x, leave), (to_x, enter)]
    return [start, *(plan.at(*place) for place in streets), end]


def _crosses(hull: Box, start: tuple[int, int], end: tuple[int, int]) -> bool:
    """Return whether a straight way leads through a module."""
    points = (
        (start[0] + (end[0] - start[0]) * i / 24, start[1] + (end[1] - start[1]) * i / 24)
        for i in range(1, 24)
    )
    return any(hull.x < x < hull.right and hull.y < y < hull.bottom for x, y in points)


def _ribs(layer: Layer, way: list[tuple[int, int]]) -> None:
    """Draw lamps along a passage."""
    ink = mix(layer.theme.line_strong, layer.theme.text, 0.2)
    for (ax, ay), (bx, by) in pairwise(way):
        long = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        count = round(long / 18)
        for i in range(1, count):
            x, y = ax + (bx - ax) * i / count, ay + (by - ay) * i / count
            layer.disc(round(x), round(y), 3, fill=ink)


# Modules


def _module(canvas: Canvas, box: Box, table: Table, module: Module) -> None:
    theme, layer = table.theme, canvas.main
    colour = theme.icon(module)
    builder = table.builder(module)
    _shell(canvas, box, table, module)
    if builder is not None:
        layer.panel(box, border=theme.icon("vp"), width=3, radius=30)
    dome = _dome(box)
    layer.icon(dome.x, dome.y, module, round(dome.radius * 1.24), colour=colour)
    left = dome.x + dome.radius + 10
    words = Box(left, box.y + 8, box.right - left - 10, box.h - 2 * PAD - 24)
    canvas.static.title(words, table.title(module), face="narrow_bold", size=32, lines=2)
    _crew(canvas, Box(words.x, box.bottom - 2 * PAD - 12, words.w, 2 * PAD), table, module)
    if builder is not None:
        _improved(layer, box, table, builder)


def _shell(canvas: Canvas, box: Box, table: Table, module: Module) -> None:
    """Draw the hull with its dome."""
    theme, layer = table.theme, canvas.static
    metal = mix(theme.card, theme.line_strong, 0.12)
    layer.panel(
        box,
        fill=metal,
        fill2=theme.card_low,
        border=theme.line_strong,
        width=3,
        radius=30,
        shadow=Shadow(8, 5, theme.shadow),
    )
    layer.disc(
        *_dome(box),
        fill=mix(theme.background, theme.icon(module), 0.18),
        fill2=mix(theme.background, theme.icon(module), 0.06),
        border=mix(theme.line_strong, theme.icon(module), 0.35),
        width=4,
    )


class Dome(NamedTuple):
    """The middle of a module's dome and its radius."""

    x: int
    y: int
    radius: int


def _dome(box: Box) -> Dome:
    radius = round(box.h * 0.37)
    return Dome(box.x + radius + 10, box.y + box.h // 2, radius)


def _crew(canvas: Canvas, box: Box, table: Table, module: Module) -> None:
    """Draw the activation space and the people in the module, next to it or on it.

    Where a player keeps the module active, the deck under all is lit up.
    """
    theme, layer = table.theme, canvas.main
    there = table.there(module)
    left, y = box.x, box.y + box.h // 2
    if module not in FREE:
        space = Box(left, y - PAD, 2 * PAD, 2 * PAD)
        owner = next((actor for actor in there if table.active(actor)), None)
        if owner is None:
            layer.panel(space, fill=theme.background, border=theme.line_strong, width=2, radius=12)
            layer.icon(left + PAD, y, "energy", 34)
        else:
            ink = table.style(owner).colour
            deck = Box(left - 5, y - PAD - 5, box.w + 8, 2 * PAD + 10)
            layer.panel(deck, fill=theme.lit(ink, 0.4), border=ink, width=5, radius=17)
            layer.panel(space, fill=theme.background, radius=12)
            _astronaut(canvas, (left + PAD, y), table, owner)
            there.remove(owner)
        left = space.right + 4
    step = min(2 * TOKEN + 6, (box.right + 6 - left) // max(1, len(there)))
    for place, actor in enumerate(there):
        _astronaut(canvas, (left + step // 2 + place * step, y), table, actor, step // 2 - 3)


def _astronaut(
    canvas: Canvas, at: tuple[int, int], table: Table, actor: Actor, radius: int = TOKEN
) -> None:
    x, y = at
    canvas.main.token(x, y, table.style(actor), radius)
    if table.came(actor):
        half = radius + 3
        canvas.over.mark(Box(x - half, y - half, 2 * half, 2 * half), radius=12)


def _improved(layer: Layer, box: Box, table: Table, builder: Actor) -> None:
    """Mark on a module's corner that it is improved, and by whom."""
    theme = table.theme
    plate = Box(box.right - 66, box.y - 18, 74, 40)
    layer.panel(plate, fill=theme.background, border=theme.icon("vp"), width=2, radius=12)
    y = plate.y + plate.h // 2
    layer.icon(plate.x + 20, y, "upgrade", 28, colour=theme.icon("vp"))
    layer.token(plate.right - 22, y, table.style(builder), 13)

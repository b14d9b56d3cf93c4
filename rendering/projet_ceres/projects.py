"""Projects in the queue: cost, the extra cost of their slot, the box that they open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.projet_ceres.rules.offers import SURCHARGE, TOP
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import empty, strip, surface
from rendering.projet_ceres import tiles
from rendering.projet_ceres.symbols import ANY, of_box, of_goods
from rendering.projet_ceres.table import Table
from rendering.segments import Segment, Symbol

HEIGHT = 176


class Place(NamedTuple):
    """A place of the queue: its sign, the project there, its extra cost."""

    sign: str
    project: str
    more: int

    @property
    def width(self) -> int:
        """The width of its sign."""
        return 44

    def draw(self, canvas: Canvas, right: int, y: int) -> None:
        """Draw the sign of the place, ending at `right`: the pile, or a slot by its number."""
        layer, theme, x = canvas.main, canvas.theme, right - self.width // 2
        if not self.sign:
            layer.icon(x, y, "deck", 36, colour=theme.muted)
            return
        layer.panel(Box(x - 18, y - 18, 36, 36), fill=theme.background, border=theme.line_strong)
        layer.text(x, y, self.sign, face="bold", size=26, anchor="mm")


def places(table: Table) -> Iterator[Place]:
    """Yield the top of the pile, then the slots up to the exit."""
    state = table.state
    top = state.pile[0] if state.pile and state.pile[0] in table.t.projects else ""
    yield Place("", top, TOP)
    for number, (key, more) in enumerate(zip(state.projects, SURCHARGE, strict=False), 1):
        yield Place(str(number), key, more)


def cost(table: Table, place: Place) -> Segment:
    """Return the cost of a project at its place, with the extra cost."""
    found = of_goods(table.t.projects[place.project].cost)
    more = (Symbol(ANY, f"+{place.more}"),) if place.more else ()
    return Segment((), (*found, *more))


def draw(canvas: Canvas, box: Box, table: Table, place: Place) -> None:
    """Draw a place of the queue with its project."""
    layer, theme = canvas.main, table.theme
    if not place.project:
        empty(layer, box)
        place.draw(canvas, box.x + 52, box.y + 32)
        return
    project = table.t.projects[place.project]
    guild = project.box.guild
    surface(layer, box, theme.icon(guild) if guild else None)
    place.draw(canvas, box.x + 52, box.y + 32)
    name = Box(box.x + 58, box.y + 12, box.w - 70, 40)
    layer.title(name, table.title(place.project), face="narrow_bold", size=30)
    price = Box(box.x + 14, box.y + 58, box.w - 28, 46)
    tiles.line(layer, price, [cost(table, place)], 36)
    low = Box(box.x + 4, box.y + 112, box.w - 8, box.h - 118)
    strip(layer, low, radius=6)
    tiles.line(layer, low.inset(12, 4), of_box(project.box), 34)

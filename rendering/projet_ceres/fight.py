"""The zoom of a combat: both sides with the parts of their power, and who is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.projet_ceres.rules import derive, fights
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.state import Fight
from rendering.box import Box
from rendering.canvas import Canvas, amounts_width
from rendering.card import strip, surface
from rendering.parts import GAP, Card, Part
from rendering.projet_ceres import words, zoom
from rendering.projet_ceres.symbols import in_order
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import EDGE, FULL, HEAD, PAD
from rendering.scene import Scene
from rendering.segments import Segment, Symbol, draw_segments
from rendering.sizes import NARROW

PLACE, ABOVE, ROW, SUM = 110, 88, 62, 110
"""Heights: of where it is; in a side of who it is, of a part of its power, of the sum."""


def fight_picture(table: Table) -> Scene:
    """Return the open combat, or a line that there is none."""
    fight = table.fight
    if fight is None:
        none = words.block_card(table, "", (), title=table.word("no_combat"))
        return zoom.picture(table, [Part("combat", table.word("combat"), [none])])
    shown = card(table, fight)
    canvas = table.canvas(NARROW, HEAD + shown.height + EDGE)
    zoom.heading(canvas, table)
    shown.draw(canvas, Box(EDGE, HEAD, FULL, shown.height))
    return canvas.scene()


def card(table: Table, fight: Fight) -> Card:
    """Return the place of a combat, and both sides next to each other."""
    sides = [list(_parts(table, fight, attack=attack)) for attack in (True, False)]
    high = ABOVE + max(map(len, sides)) * ROW + SUM
    sums = fights.totals(table.t, table.state, fight)
    seats = (fight.attacker, fight.defender)

    def draw(canvas: Canvas, box: Box) -> None:
        _place(canvas, box._replace(h=PLACE), table, fight)
        low = Box(box.x, box.y + PLACE + GAP, box.w, high)
        for number, cell in enumerate(low.columns(2, GAP)):
            icon = "defence" if number else "attack"
            side = Side(seats[number], icon, sums[number], sides[number])
            _side(canvas, cell, table, side, asked=fight.side == seats[number])

    return Card(PLACE + GAP + high, draw)


def _place(canvas: Canvas, box: Box, table: Table, fight: Fight) -> None:
    """Draw the place of the combat, and the things there."""
    layer, there = canvas.main, table.state.belt[fight.cell]
    surface(layer, box, table.theme.icon("combat"))
    y, x = box.y + box.h // 2, box.x + PAD
    x += layer.icon(x, y, "combat", 64, anchor="lm") + 18
    x += layer.text(x, y, fight.cell, face="bold", size=46) + 18
    goods = in_order(there.goods)
    right = box.right - PAD
    if goods:
        right -= amounts_width(goods, 48)
        layer.amounts(right, y, goods, 48)
    name = Box(x, box.y + 10, right - 20 - x, box.h - 20)
    layer.title(name, table.title(there.id), face="narrow_bold", size=44, lines=2)


class Side(NamedTuple):
    """A side of a combat: its seat, its icon, its power and the parts of that."""

    seat: int
    icon: str
    power: int
    parts: list[Segment]


def _side(canvas: Canvas, box: Box, table: Table, side: Side, *, asked: bool) -> None:
    """Draw a side: the player, the parts of its power, its sum."""
    layer, theme, style = canvas.main, table.theme, table.style(side.seat)
    fill = theme.lit(style.colour) if asked else theme.panel
    layer.panel(box, fill=fill, border=style.colour, width=5 if asked else 2)
    y = box.y + 44
    layer.icon(box.x + PAD, y, side.icon, 44, anchor="lm")
    layer.token(box.x + 88, y, style, 24)
    right = box.right - PAD
    if asked:
        right -= layer.icon(right, y, "turn", 40, anchor="rm") + 10
    name = Box(box.x + 124, y - 26, right - box.x - 124, 52)
    layer.name(name, table.called(side.seat), size=38)
    for number, segment in enumerate(side.parts):
        band = Box(box.x + 8, box.y + ABOVE + number * ROW, box.w - 16, ROW - 6)
        strip(layer, band, radius=6)
        draw_segments(layer, band.inset(12, 0), [segment], 38, floor=31, align="l")
    low = box.bottom - 56
    middle = box.x + box.w // 2
    layer.text(middle - 10, low, str(side.power), face="bold", size=76, anchor="rm")
    layer.icon(middle + 8, low, "might", 64, anchor="lm")


def _parts(table: Table, fight: Fight, *, attack: bool) -> Iterator[Segment]:
    """Yield the parts of a side's power: ships, asteroids, additions."""
    t, state = table.t, table.state
    seat = fight.attacker if attack else fight.defender
    ships = fight.ships if attack else state.belt[fight.cell].ships
    each = fights.per_ship(t, state, seat, attack=attack)
    yield Segment((Symbol("ship", f"{ships}\u00d7"), Symbol("might", str(each))), ())
    near = 0
    if attack:
        for cell in chart_of(state).neighbours[fight.cell]:
            there = state.belt.get(cell)
            if there is not None and there.seat == seat:
                near += t.tiles[there.id].battery
    else:
        near = t.tiles[state.belt[fight.cell].id].guard
    if near:
        yield Segment((Symbol("asteroid"), Symbol("might", f"+{near}")), ())
    if added := fight.added[not attack]:
        yield Segment((Symbol("cards"), Symbol("might", f"+{added}")), ())
    if derive.stands(t, state, seat, "mercenaries"):
        yield Segment((Symbol("agent"), Symbol("ship"), Symbol("might", "+1")), ())

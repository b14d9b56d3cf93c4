"""The zoom of a combat: both sides with what makes up their power, and who is asked."""

from __future__ import annotations

from collections.abc import Iterator

from games.projet_ceres.rules import derive, fights
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.state import Fight
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.projet_ceres import tiles, words, zoom
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import EDGE, FULL, GAP, HEAD, PAD, Part, Told
from rendering.scene import Scene
from rendering.segments import Segment, Symbol, draw_segments
from rendering.sizes import NARROW

SIDE, PLACE, ROW = 420, 110, 62


def fight_picture(table: Table) -> Scene:
    """Return the combat that is open, or say that there is none."""
    fight = table.fight
    if fight is None:
        none = words.block_card(table, "", [Told((), table.word("no_combat"))], title="\u2013")
        return zoom.picture(table, [Part("combat", table.word("combat"), [none])])
    canvas = table.canvas(NARROW, HEAD + PLACE + SIDE + 2 * GAP + EDGE)
    zoom.heading(canvas, table)
    _place(canvas, Box(EDGE, HEAD, FULL, PLACE), table, fight)
    low = Box(EDGE, HEAD + PLACE + GAP, FULL, SIDE)
    sums = fights.totals(table.t, table.state, fight)
    for box, attack in zip(low.columns(2, GAP), (True, False), strict=True):
        _side(canvas, box, table, fight, sums, attack=attack)
    return canvas.scene()


def _place(canvas: Canvas, box: Box, table: Table, fight: Fight) -> None:
    """Draw where it is, and what lies there."""
    layer, there = canvas.main, table.state.belt[fight.cell]
    tiles.surface(layer, box, table.theme.icon("combat"))
    y, x = box.y + box.h // 2, box.x + PAD
    x += layer.icon(x, y, "combat", 64, anchor="lm") + 18
    x += layer.text(x, y, fight.cell, face="bold", size=46) + 18
    goods = {key: n for key, n in there.goods.items() if n}
    room = 380 if goods else 0
    name = Box(x, box.y + 10, box.right - PAD - room - x, box.h - 20)
    layer.title(name, table.title(there.id), face="narrow_bold", size=44, lines=2)
    if goods:
        layer.amounts(box.right - PAD - 360, y, goods, 48)


def _side(
    canvas: Canvas, box: Box, table: Table, fight: Fight, sums: tuple[int, int], *, attack: bool
) -> None:
    """Draw a side: who, what its power is made of, its sum."""
    layer, theme = canvas.main, table.theme
    seat = fight.attacker if attack else fight.defender
    style, asked = table.style(seat), fight.side == seat
    fill = theme.lit(style.colour) if asked else theme.panel
    layer.panel(box, fill=fill, border=style.colour, width=5 if asked else 2)
    y = box.y + 44
    layer.icon(box.x + PAD, y, "attack" if attack else "defence", 44, anchor="lm")
    layer.token(box.x + 88, y, style, 24)
    right = box.right - PAD
    if asked:
        right -= layer.icon(right, y, "turn", 40, anchor="rm") + 10
    name = Box(box.x + 124, y - 26, right - box.x - 124, 52)
    layer.name(name, table.called(seat), size=38)
    rows = list(_parts(table, fight, attack=attack))
    for number, segment in enumerate(rows):
        band = Box(box.x + 8, box.y + 88 + number * ROW, box.w - 16, ROW - 6)
        tiles.strip(layer, band)
        draw_segments(layer, band.inset(12, 0), [segment], 38, floor=31, align="l")
    low = box.bottom - 56
    wide = layer.text(
        box.x + box.w // 2 - 10, low, str(sums[not attack]), face="bold", size=76, anchor="rm"
    )
    layer.icon(box.x + box.w // 2 + 8, low, "might", 64, anchor="lm")
    del wide


def _parts(table: Table, fight: Fight, *, attack: bool) -> Iterator[Segment]:
    """Yield what the power of a side is made of: ships, asteroids, what was added."""
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

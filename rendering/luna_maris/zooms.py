"""Zooms: the colony with the ways from a player's module, and the mining area with yields."""

from __future__ import annotations

from collections.abc import Collection

from games.core.outcome import Actor
from games.luna_maris.rules.board import groups, ore_of_probes, probe_points
from games.luna_maris.state import Player
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.header import frame, points
from rendering.luna_maris import colony, mining, moon, probes, reach, ways
from rendering.luna_maris.table import Table
from rendering.luna_maris.zoom import EDGE, FULL, HEAD, heading
from rendering.parts import GAP
from rendering.scene import Scene
from rendering.sizes import NARROW

MAP, LOW_MAP = 1150, 680
"""Height of the colony, and the least that it can be drawn in."""
HULL, BELOW, PLATE = (324, 186), 56, 50
"""Size of a module, the room for costs below the last, and below the others."""
FIELD, LOW_FIELD, ROW = 812, 550, 76
"""Heights of the mining area, at least too, and of a line about somebody's probes."""
PROBES = 4
"""That somebody has, the one of the start included."""


def colony_picture(table: Table) -> Scene:
    """Return the colony with the viewer's cost of every way, or whose turn it is."""
    canvas = table.canvas(NARROW, HEAD + MAP + EDGE)
    heading(canvas, table)
    seat = table.turn if table.seen.viewer is None else table.seen.viewer
    costs: reach.Costs = {} if seat is None else reach.costs(table, seat)
    box = Box(EDGE, HEAD, FULL, MAP)
    draw_colony(canvas, box, table, costs, frozenset())
    if costs and seat is not None:
        ways.draw_means(canvas, Box(box.x + 24, box.bottom - 190, 440, 130), table, seat)
    return canvas.scene()


def draw_colony(
    canvas: Canvas, box: Box, table: Table, costs: reach.Costs, rims: Collection[str]
) -> None:
    """Draw the colony with the costs of ways."""
    moon.ground(canvas.static, box)
    inner = Box(box.x + 12, box.y + 22, box.w - 24, box.h - 22 - BELOW)
    wide, high = HULL
    high = min(high, (inner.h - (colony.ROWS - 1) * PLATE) // colony.ROWS)
    plan = colony.Plan(inner, wide, high)
    ways.draw_rims(canvas, plan, rims)
    colony.draw(canvas, plan, table)
    ways.draw(canvas, plan, table, costs)


def mining_picture(table: Table) -> Scene:
    """Return the mining area, the gains of probes, and whose probes have brought how much."""
    low = len(table.actors) * (ROW + GAP) + probes.HEIGHT + GAP
    canvas = table.canvas(NARROW, HEAD + FIELD + GAP + low + EDGE)
    heading(canvas, table)
    box = Box(EDGE, HEAD, FULL, FIELD)
    draw_field(canvas, box, table, frozenset())
    y = box.bottom + GAP
    probes.draw(canvas, Box(EDGE, y, FULL, probes.HEIGHT), table)
    y += probes.HEIGHT + GAP
    for actor in table.actors:
        _probes(canvas, Box(EDGE, y, FULL, ROW), table, actor)
        y += ROW + GAP
    return canvas.scene()


def draw_field(canvas: Canvas, box: Box, table: Table, opened: frozenset[str]) -> None:
    """Draw the mining area, open zones ticked."""
    moon.ground(canvas.static, box, seed=5)
    mining.draw(canvas, box.inset(10, 10), table, opened=opened)


def _probes(canvas: Canvas, box: Box, table: Table, actor: Actor) -> None:
    """Draw how much ore the probes of each player bring, their groups' points, and the rest."""
    theme, layer = table.theme, canvas.main
    side, style = table.side(actor), table.style(actor)
    frame(layer, box, style, theme.panel, strong=False)
    y = box.y + box.h // 2
    layer.token(box.x + 34, y, style, 20)
    layer.name(Box(box.x + 66, box.y + 8, 330, box.h - 16), table.called(actor), size=34)
    x = box.x + 420
    left = PROBES - len(side.probes)
    x += layer.amount(x, y, left, "probe", 42) + 40
    layer.line([(x - 20, box.y + 16), (x - 20, box.bottom - 16)], theme.line_strong, 2)
    iron, titanium = ore_of_probes(table.index, side)
    yields = {"iron": iron} if isinstance(side, Player) else {}
    yields |= {"titanium": titanium} if titanium or not yields else {}
    x += layer.icon(x, y, "mining", 44, anchor="lm") + 12
    layer.amounts(x, y, yields, 42)
    worth = probe_points(groups(table.index, side.probes))
    right = box.right - 20
    right -= points(layer, right, y, worth, 42) + 12
    word = table.word("each_round")
    layer.text(right, y, word, face="narrow", size=34, colour=theme.muted, anchor="rm")

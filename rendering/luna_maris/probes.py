"""The gains of probes: the reward of each in its order, and the ore of a zone."""

from __future__ import annotations

from games.luna_maris.actions import Install
from games.luna_maris.rules.tracks import PROBES
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import surface
from rendering.colour import mix
from rendering.luna_maris import person
from rendering.luna_maris.effects import of_effects
from rendering.luna_maris.table import Table
from rendering.luna_maris.zoom import PAD
from rendering.parts import GAP
from rendering.segments import Segment, Symbol, draw_segments
from rendering.shapes import regular

REWARD, ORE = 76, 60
"""Heights of a probe with its reward, and of the line about ore."""
HEIGHT = REWARD + GAP + ORE
ICON, SYMBOL, SMALL = 44, 40, 31
"""Sizes of a probe, of what it brings, and of that at least."""
HEXAGON = 24


def draw(canvas: Canvas, box: Box, table: Table, seat: int | None = None) -> None:
    """Draw what the probes bring; a seat's placed probes show where they are.

    The probe that can be placed now has a bright rim.
    """
    placed = () if seat is None else tuple(table.player(seat).probes[1:])
    free = seat is not None and any(isinstance(action, Install) for action in table.open)
    rewards = table.index.components.probes[: PROBES - 1]
    row = box._replace(h=REWARD)
    for number, cell in enumerate(row.columns(len(rewards), GAP)):
        surface(canvas.main, cell)
        if number < len(placed):
            _placed(canvas, cell, table, placed[number])
            continue
        y, muted = cell.y + cell.h // 2, table.theme.muted
        canvas.main.text(cell.x + PAD, y, f"{number + 1}.", face="narrow", size=34, colour=muted)
        room = Box(cell.x + PAD + 30, cell.y + 4, cell.w - 2 * PAD - 30, cell.h - 8)
        brings = Segment((Symbol("probe"),), of_effects(rewards[number]))
        draw_segments(canvas.main, room, [brings], SYMBOL, floor=SMALL)
        if free and number == len(placed):
            canvas.main.panel(cell, border=table.theme.text, width=4)
    _ore(canvas, Box(box.x, row.bottom + GAP, box.w, ORE), table)


def _placed(canvas: Canvas, cell: Box, table: Table, zone: str) -> None:
    """Draw the outline of a probe with its zone."""
    theme, y = table.theme, cell.y + cell.h // 2
    left = cell.x + cell.w // 2 - ICON - 4
    person.outline(canvas.main, left, y, "probe", ICON, theme.card)
    room = Box(left + ICON + 10, cell.y, cell.right - left - ICON - 10 - PAD, cell.h)
    said = table.title(zone)
    canvas.main.fit(room, said, face="narrow_bold", size=40, colour=theme.muted, cut=True)


def _ore(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the ore of a probe in each kind of zone, each round and at the Mining Station."""
    theme, layer, y = table.theme, canvas.main, box.y + box.h // 2
    layer.panel(box, fill=theme.panel, border=theme.line)
    x = box.x + PAD
    for ore in ("iron", "titanium"):
        ink = theme.icon(ore)
        x += HEXAGON
        edge = mix(theme.background, ink, 0.7)
        layer.polygon(x, y, regular(6, HEXAGON), fill=mix(theme.background, ink, 0.1))
        layer.polygon(x, y, regular(6, HEXAGON), border=edge, width=3)
        layer.icon(x, y, "probe", 28)
        x += HEXAGON + 12
        tip = SYMBOL // 4
        layer.polygon(x, y, ((0, -tip), (tip, 0), (0, tip)), fill=theme.line_strong)
        x += tip + 12
        x += layer.amount(x, y, 1, ore, SYMBOL) + 44
    right, muted = box.right - PAD, theme.muted
    right -= layer.icon(right, y, "mining", SYMBOL, anchor="rm") + 16
    right -= layer.text(right, y, "+", face="bold", size=34, colour=muted, anchor="rm") + 14
    word = table.word("each_round")
    layer.text(right, y, word, face="narrow", size=34, colour=muted, anchor="rm")

"""A player's part: name, points, goods, Leaders, Headquarters and research."""

from __future__ import annotations

from math import ceil

from games.ceres.content.types import FIELDS, GOODS
from games.ceres.rules.tables import HEADQUARTERS_USES, LEADERS, ROUNDS
from games.ceres.state import Player
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.ceres.council import FIELD_ICONS
from rendering.ceres.header import score
from rendering.ceres.table import Table
from rendering.colour import veil
from rendering.sizes import least

HEAD, GOOD, LINE, GAP = 42, 50, 34, 8
"""Heights of the name, a row of goods, the two lines below; the room between them."""
SPARE = 20
"""Most that such room grows where there is more."""
HEIGHT = HEAD + 2 * GOOD + 2 * LINE + 4 * GAP
SLOT, STEP = 13, 34
"""Radius of a use of the Headquarters, and from one to the next."""
PEOPLE = 28
"""Size of a Leader."""
NUMBER = 0.86
"""Size of the digits of an amount as a part of its icon's."""


def smallest(width: int) -> int:
    """Return the smallest size of icons whose digits are legible in a picture of a width."""
    return ceil((least("bold", width) - 0.5) / NUMBER)


def ground(table: Table, player: Player) -> str:
    """Return the ground colour of a player's part: lit up for the player who must act."""
    active = player.seat == table.state.turn and not table.state.over
    return table.theme.lit(table.style(player.seat).colour, 0.14 if active else 0.03)


def before(table: Table, player: Player) -> Player | None:
    """Return a player's older view for comparing amounts: none after a new round."""
    return None if table.renewed else table.earlier(player.seat)


def draw(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw all of it into a box at least `HEIGHT` high; the gaps share some spare height."""
    gap = GAP + min((box.h - HEIGHT) // 3, SPARE)
    _name(canvas, Box(box.x, box.y, box.w, HEAD), table, player)
    stock = Box(box.x, box.y + HEAD + gap, box.w, 2 * GOOD + GAP)
    goods(canvas, stock, table, player)
    _leaders(canvas, Box(box.x, stock.bottom + gap, box.w, LINE), table, player)
    low = stock.bottom + LINE + 2 * gap
    _research(canvas, Box(box.x, low, box.w, LINE), table, player)


def _name(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Write the name and the points, with the points gained."""
    y = box.y + box.h // 2
    canvas.main.token(box.x + 18, y, table.style(player.seat), 18)
    used = score(canvas, (box.right, y), table, player, 40, 37)
    name = Box(box.x + 42, box.y, box.w - used - 6 - 42, box.h)
    canvas.main.name(name, table.names[player.seat], size=34)


def goods(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the eight goods in two rows, with changes by players since the older view."""
    theme = table.theme
    old = before(table, player)
    cells = [cell for row in box.rows(2, GAP) for cell in row.columns(4, 4)]
    for good, cell in zip(GOODS, cells, strict=True):
        amount = player.goods.get(good, 0)
        canvas.main.panel(cell, fill=veil(theme.background, 0.45), radius=8)
        ink = theme.text if amount else theme.faint
        change = 0 if old is None else amount - old.goods.get(good, 0)
        room = cell._replace(x=cell.x + 4, w=cell.w - 6)
        canvas.counted(room, good, str(amount), change, size=36, text=36, ink=ink)


def outline(layer: Layer, x: int, y: int, icon: str, size: int, under: str) -> None:
    """Draw the outline of a spent or free icon on a ground, its left middle at `x`, `y`."""
    layer.icon(x, y, icon, size, anchor="lm", colour=under, halo=layer.theme.faint)


def _leaders(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the Leaders, used ones as outlines, and the Headquarters.

    The player whose turn it is comes before them: a name needs its room.
    """
    theme, state, layer = table.theme, table.state, canvas.main
    y, x = box.y + box.h // 2, box.x
    if player.seat == state.turn and not state.over:
        ink = table.style(player.seat).colour
        x += layer.icon(x, y, "turn", 30, colour=ink, anchor="lm") + 8
    if player.seat in state.passed and not state.over and state.round <= ROUNDS:
        x += layer.icon(x, y, "pass", 30, colour=theme.muted, anchor="lm") + 8
        layer.text(x, y, table.word("passed"), face="narrow", size=30, colour=theme.muted)
    else:
        _people(layer, x, y, table, player)
    _headquarters(canvas, box.right, y, table, player)


def _people(layer: Layer, x: int, y: int, table: Table, player: Player) -> None:
    """Draw the Leaders from the left: remaining ones, then outlines of used ones."""
    ink, under = table.style(player.seat).colour, ground(table, player)
    for number in range(LEADERS):
        if number < player.leaders:
            layer.icon(x, y, "leader", PEOPLE, anchor="lm", colour=ink)
        else:
            outline(layer, x, y, "leader", PEOPLE, under)
        x += PEOPLE + 7


def _headquarters(canvas: Canvas, right: int, y: int, table: Table, player: Player) -> None:
    """Draw the Headquarters' uses like slots of a Location; in the draft, their number."""
    theme, layer = table.theme, canvas.main
    if not table.final:
        uses = str(player.headquarters)
        right -= layer.text(right, y, uses, face="bold", size=30, colour=theme.muted, anchor="rm")
    else:
        right -= HEADQUARTERS_USES * STEP
        for number in range(HEADQUARTERS_USES):
            x = right + STEP // 2 + STEP * number
            if number < player.headquarters:
                layer.token(x, y, table.style(player.seat), SLOT)
            else:
                layer.disc(x, y, SLOT, border=theme.faint, width=2)
    layer.icon(right - 8, y, "headquarters", 36, anchor="rm", colour=theme.muted)


def _research(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the level of each field of research; new levels are framed."""
    theme, layer = table.theme, canvas.main
    old = before(table, player)
    y = box.y + box.h // 2
    for field, cell in zip(FIELDS, box.columns(len(FIELDS), 0), strict=True):
        level = player.research[field]
        ink = theme.text if level else theme.faint
        layer.icon(cell.x, y, FIELD_ICONS[field], 36, anchor="lm", colour=ink)
        for step in range(3):
            dot = Box(cell.x + 42 + 25 * step, y - 10, 20, 20)
            if step < level:
                layer.panel(dot, fill=theme.icon("energy"), radius=5)
            else:
                layer.panel(dot, border=theme.faint, width=2, radius=5)
            if old is not None and old.research[field] <= step < level:
                canvas.over.mark(dot, radius=5)

"""The second picture of a post: orders, scientists for hire, food, advanced modules, bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from games.luna_maris.rules.board import building_price
from rendering import sizes
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import empty, surface
from rendering.luna_maris import tiles
from rendering.luna_maris.effects import of_equipment
from rendering.luna_maris.table import Table
from rendering.scene import Scene
from rendering.segments import Segment, Symbol, draw_segment, draw_segments

EDGE, GAP = 12, 12
TITLE = 40
ORDERS, PEOPLE, PROJECTS, LOW, TILES, STARTS = 212, 240, 200, 170, 150, 228
"""Heights of the rows of cards without their titles."""
ACROSS, BONUS = 6, 130
"""Most research bonuses beside each other, and the height of a further row of them."""
FOOD, TRACK = 600, 420
"""Widths of the seedbeds and of the construction track."""
WIDE = sizes.WIDE - 2 * EDGE
SIGN = 32


def offer_picture(table: Table) -> Scene:
    """Return all things to fulfil, hire, harvest, build and claim, by the place to do it."""
    left = table.choice
    lines = -(-len(table.index.bonuses) // ACROSS)
    heights = [ORDERS, PEOPLE, PROJECTS, LOW + (lines - 1) * (BONUS + 8)]
    heights += [TILES] if left else [STARTS] if table.starts else []
    high = 2 * EDGE + sum(heights) + len(heights) * TITLE + (len(heights) - 1) * GAP
    canvas = table.canvas(sizes.WIDE, high)
    rows: list[Box] = []
    y = EDGE
    for tall in heights:
        rows.append(Box(EDGE, y, WIDE, tall + TITLE))
        y += tall + TITLE + GAP
    _orders(canvas, rows[0], table)
    _hiring(canvas, rows[1]._replace(w=WIDE - FOOD - 2 * GAP), table)
    _seedbeds(canvas, rows[1]._replace(x=EDGE + WIDE - FOOD, w=FOOD), table)
    _projects(canvas, rows[2], table)
    _construction(canvas, rows[3]._replace(w=TRACK), table)
    x = EDGE + TRACK + 2 * GAP
    _bonuses(canvas, rows[3]._replace(x=x, w=WIDE - TRACK - 2 * GAP), table)
    if left:
        _equipment(canvas, rows[4], table, left)
    elif table.starts:
        _starts(canvas, rows[4], table)
    return canvas.scene()


def _below(canvas: Canvas, box: Box, icon: str, title: str) -> tuple[Box, int]:
    """Write a title behind its icon; return the room below and where the title ends."""
    muted, y = canvas.theme.muted, box.y + TITLE // 2 - 2
    canvas.static.icon(box.x + 4, y, icon, SIGN, colour=muted, anchor="lm")
    x = box.x + SIGN + 14
    x += canvas.static.text(x, y, title, face="narrow", size=30, colour=muted)
    return Box(box.x, box.y + TITLE, box.w, box.h - TITLE), x


def _pile(canvas: Canvas, box: Box, *piles: tuple[str, int]) -> None:
    """Write at the end of a title the number of cards in piles."""
    muted, y, right = canvas.theme.muted, box.y + TITLE // 2 - 2, box.right - 4
    for icon, count in reversed(piles):
        layer = canvas.main
        right -= layer.text(right, y, str(count), face="narrow", size=30, colour=muted, anchor="rm")
        right -= layer.icon(right - 8, y, icon, 28, colour=muted, anchor="rm") + 28


def _orders(canvas: Canvas, box: Box, table: Table) -> None:
    room, _ = _below(canvas, box, "dock", table.word("orders"))
    stacks = table.state.stacks
    old = () if table.before is None else [stack.top for stack in table.before.stacks]
    for stack, cell in zip(stacks, room.columns(len(stacks), GAP), strict=True):
        if not stack.top:
            tiles.finished(canvas.main, cell, stack.kind)
            continue
        order = table.index.orders[stack.top]
        tiles.order(canvas.main, cell, table, order, len(stack.pile))
        if old and stack.top not in old:
            canvas.over.mark(cell, radius=10)


def _hiring(canvas: Canvas, box: Box, table: Table) -> None:
    state = table.state
    room, _ = _below(canvas, box, "comms", table.word("hiring"))
    _pile(canvas, box, ("deck", len(state.scientists)))
    fees, old = table.index.board.fees, table.before
    for key, fee, cell in zip(
        state.hiring, fees, room.columns(len(state.hiring), GAP), strict=False
    ):
        if not key:
            empty(canvas.main, cell)
            continue
        tiles.scientist(canvas.main, cell, table, table.index.scientists[key], fee)
        if old is not None and key not in old.hiring:
            canvas.over.mark(cell, radius=10)


def _seedbeds(canvas: Canvas, box: Box, table: Table) -> None:
    state, old = table.state, table.before
    room, _ = _below(canvas, box, "greenhouse", table.word("seedbeds"))
    _pile(canvas, box, ("deck", len(state.food)), ("salvage", len(state.food_discard)))
    for number, cell in enumerate(room.columns(3, GAP)):
        if number >= len(state.seedbeds):
            empty(canvas.main, cell)
            continue
        key = state.seedbeds[number]
        tiles.food(canvas.main, cell, table, table.index.food[key])
        if old is not None and key not in old.seedbeds:
            canvas.over.mark(cell, radius=10)


def _projects(canvas: Canvas, box: Box, table: Table) -> None:
    state, index, old = table.state, table.index, table.before
    room, x = _below(canvas, box, "laboratory", table.word("projects"))
    price = Segment(
        (Symbol("titanium", str(building_price(table.index, table.state))), Symbol("energy", "1")),
        (Symbol("construction_yard"),),
    )
    draw_segment(canvas.main, x + 30, box.y + TITLE // 2 - 3, price, 30)
    for module, cell in zip(state.projects, room.columns(len(state.projects), GAP), strict=True):
        tiles.project(canvas.main, cell, table, index.improvements[module])
        if old is not None and module in state.constructed and module not in old.constructed:
            canvas.over.mark(cell, radius=10)


def _construction(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the construction track: its points, and the players who have built."""
    theme, state = table.theme, table.state
    room, _ = _below(canvas, box, "construction_yard", table.word("construction"))
    spaces = table.index.board.construction
    for number, (vp, cell) in enumerate(zip(spaces, room.columns(len(spaces), 8), strict=True)):
        middle, y = cell.x + cell.w // 2, cell.y + cell.h // 2
        built = state.constructed[number] if number < len(state.constructed) else None
        owner = None if built is None else table.builder(built)
        if built is None or owner is None:
            canvas.main.panel(cell, fill=theme.card_low, border=theme.line_strong, width=2)
            canvas.main.amounts(middle, y, {"vp": vp}, 40, align="m")
            continue
        style = table.style(owner)
        canvas.main.panel(cell, fill=theme.lit(style.colour, 0.16), border=style.colour, width=4)
        canvas.main.token(middle, cell.y + 34, style, 20)
        canvas.main.icon(middle, cell.bottom - 32, built, 40)
        if table.before is not None and built not in table.before.constructed:
            canvas.over.mark(cell)


def _bonuses(canvas: Canvas, box: Box, table: Table) -> None:
    room, _ = _below(canvas, box, "favor", table.word("bonuses"))
    keys = list(table.index.bonuses)
    lines = -(-len(keys) // ACROSS)
    across = -(-len(keys) // lines)
    cells = (cell for row in room.rows(lines, 8) for cell in row.columns(across, 8))
    for key, cell in zip(keys, cells, strict=False):
        tiles.bonus(canvas, cell, table, key)


def _starts(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the scientists who show where the astronauts can begin."""
    room, _ = _below(canvas, box, "astronaut", table.word("starts"))
    for key, cell in zip(table.starts, room.columns(4, GAP), strict=False):
        tiles.scientist(canvas.main, cell, table, table.index.scientists[key], None)


def _equipment(canvas: Canvas, box: Box, table: Table, left: Sequence[str]) -> None:
    """Draw the tiles of equipment to choose from."""
    room, _ = _below(canvas, box, "equipment", table.word("equipment"))
    layer = canvas.main
    for key, cell in zip(left, room.columns(max(3, len(left)), GAP), strict=False):
        tile = table.index.equipment[key]
        surface(layer, cell, table.theme.icon("equipment"))
        head = Box(cell.x + 10, cell.y + 8, cell.w - 20, 62)
        used = layer.icon(head.x, head.y + 31, tile.module, 44, anchor="lm") + 10
        name = Box(head.x + used, head.y, head.w - used, head.h)
        layer.title(name, table.title(key), face="narrow_bold", size=tiles.NAME, lines=2)
        low = Box(cell.x + 10, head.bottom + 4, cell.w - 20, cell.bottom - head.bottom - 12)
        draw_segments(layer, low, of_equipment(table.index, tile), 38)

"""The cost of a way to a module, hung on its hull; modules in reach have a bright rim."""

from __future__ import annotations

from collections.abc import Collection

from games.luna_maris.content.types import MODULES
from rendering.box import Box
from rendering.canvas import Canvas, amounts_width
from rendering.luna_maris.colony import Plan
from rendering.luna_maris.reach import Cost, Costs
from rendering.luna_maris.table import Table

HIGH, ICON, GAP = 50, 36, 14
"""Height of a plate, the size of what stands on it and the gap between two."""


def draw_rims(canvas: Canvas, plan: Plan, rims: Collection[str]) -> None:
    """Draw bright rims around modules; the costs on their hulls are drawn later."""
    for module in MODULES:
        if module in rims:
            around = plan.hull(module).inset(-5)
            canvas.main.panel(around, border=canvas.theme.text, width=4, radius=34)


def draw(canvas: Canvas, plan: Plan, table: Table, costs: Costs) -> None:
    """Draw costs on their modules."""
    for module, cost in costs.items():
        _plate(canvas, plan.hull(module), table, cost)


def _plate(canvas: Canvas, hull: Box, table: Table, cost: Cost) -> None:
    """Draw the O2 and the energy on a plate, missing ones in red, and who gets the point."""
    theme, layer = table.theme, canvas.over
    goods = {"oxygen": cost.oxygen} | ({"energy": cost.energy} if cost.energy else {})
    wide = amounts_width(goods, ICON, gap=GAP)
    more = 0 if cost.owner is None else 2 * 16 + 8 + amounts_width({"vp": "+1"}, ICON) + 14
    box = Box(hull.right - wide - more - 40, hull.bottom - 6, wide + more + 28, HIGH)
    edge = theme.bad if cost.lacking else theme.line_strong
    layer.panel(box, fill=theme.background, border=edge, width=2, radius=HIGH // 2)
    x, y = box.x + 14, box.y + HIGH // 2
    for good, number in goods.items():
        ink = theme.bad if good in cost.lacking else None
        x += layer.amount(x, y, number, good, ICON, colour=ink) + GAP
    x -= GAP
    if cost.owner is not None:
        x += 14 + layer.amounts(x + 14, y, {"vp": "+1"}, ICON)
        layer.token(x + 22, y, table.style(cost.owner), 16)


def draw_means(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw whose ways are shown, and the O2 and energy left for them."""
    theme, layer, player = table.theme, canvas.main, table.player(seat)
    layer.panel(box, fill=theme.panel, border=table.style(seat).colour, width=3, radius=20)
    row = box.h // 2
    layer.token(box.x + 38, box.y + row // 2 + 4, table.style(seat), 20)
    name = Box(box.x + 70, box.y + 8, box.w - 84, row - 8)
    layer.name(name, table.names[seat], size=34)
    left = max(0, player.stress - player.oxygen)
    goods = {"oxygen": left, "energy": player.energy}
    layer.amounts(box.x + 70, box.bottom - row // 2 - 4, goods, 44, gap=30)

"""The boxes of the Ceres board: printed ones, those of finished projects, agents on them."""

from __future__ import annotations

from collections.abc import Sequence

from games.projet_ceres.rules import derive
from games.projet_ceres.rules.offers import spaces
from games.projet_ceres.state import State
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.colour import mix
from rendering.projet_ceres import tiles
from rendering.projet_ceres.symbols import of_box
from rendering.projet_ceres.table import Table

HEIGHT = 134
"""Of a box."""
TOKEN = 18


def draw(canvas: Canvas, box: Box, table: Table, key: str) -> None:
    """Draw a box with its effect and its agents."""
    theme, layer, state = table.theme, canvas.main, table.state
    found, most = table.t.boxes[key], spaces(table.t, state, key)
    there = agents(state, key)
    full = bool(most) and sum(there.values()) >= most
    card = derive.mission(table.t, state)
    closed = card is not None and key in card.closed
    tint = theme.icon(found.guild) if found.guild else None
    fill = mix(theme.card, tint, 0.1) if tint else theme.card
    edge = theme.bad if closed else tint or theme.line_strong
    layer.panel(box, fill=fill, border=edge, width=2, radius=radius(table, key))
    pad = 10 if most else 22
    inner = Box(box.x + pad, box.y + 10, box.w - 2 * pad, box.h - 18)
    right = inner.right
    if closed:
        right -= layer.icon(right, inner.y + 16, "lock", 30, anchor="rm", colour=theme.bad) + 6
    name = Box(inner.x, inner.y, right - inner.x, 34)
    layer.title(name, table.title(key), face="narrow_bold", size=30)
    effect = Box(inner.x, inner.y + 38, inner.w, 36)
    tiles.line(layer, effect, of_box(found), 30)
    low = Box(inner.x, box.bottom - 46, inner.w, 38)
    old = {} if table.before is None else agents(table.before, key)
    _crowd(canvas, low, table, there, old)
    if most and not full:
        for number in range(most - sum(there.values())):
            x = low.x + TOKEN + (len(there) + number) * (2 * TOKEN + 8)
            layer.disc(x, low.y + 19, TOKEN - 1, border=theme.faint, width=2)
    elif not most and not there:
        ink = theme.faint
        layer.text(low.x + 4, low.y + 19, "\N{INFINITY}", face="text", size=30, colour=ink)
    if table.before is not None and key in state.finished and key not in table.before.finished:
        canvas.over.mark(box)


def radius(table: Table, key: str) -> int:
    """Return the corner radius of a box: if it has no limit of agents, it is round."""
    return 10 if spaces(table.t, table.state, key) else 34


def _crowd(
    canvas: Canvas, box: Box, table: Table, there: dict[int, int], old: dict[int, int]
) -> None:
    """Draw whose agents are there; if they are many, the first are next to the effect above."""
    step = 2 * TOKEN + 8
    fit = (box.w + 8) // step
    first = dict(list(there.items())[: max(0, len(there) - fit)])
    rest = {seat: n for seat, n in there.items() if seat not in first}
    tiles.crowd(canvas, box, table, rest, old, TOKEN)
    if first:
        left = box.right - len(first) * step + 8
        above = Box(left, box.y - step + 2, box.right - left, box.h)
        tiles.crowd(canvas, above, table, first, old, TOKEN)


def agents(state: State, key: str) -> dict[int, int]:
    """Return the number of agents of each seat on a box."""
    return {p.seat: n for p in state.players if (n := p.boxes.count(key))}


def reception(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the reception with the agents that are not placed."""
    theme, layer = table.theme, canvas.main
    layer.panel(box, fill=theme.panel, border=theme.line, radius=box.h // 2)
    y = box.y + box.h // 2
    layer.icon(box.x + 24, y, "reception", 36, anchor="lm", colour=theme.muted)
    x = box.x + 74
    name = table.title("reception")
    x += layer.text(x, y, name, face="narrow_bold", size=30, colour=theme.muted) + 26
    step = min(110, (box.right - 30 - x) // max(1, len(table.seats)))
    for seat in table.seats:
        player = table.player(seat)
        ink = theme.text if player.reception else theme.faint
        layer.token(x + 16, y, table.style(seat), TOKEN, hollow=not player.reception)
        layer.text(x + 42, y, str(player.reception), face="bold", size=28, colour=ink)
        if player.passed:
            layer.icon(x + 64, y, "pass", 26, anchor="lm", colour=theme.muted)
        x += step


def grid(canvas: Canvas, box: Box, table: Table, keys: Sequence[str], across: int) -> None:
    """Draw boxes in rows of `across`."""
    count = -(-len(keys) // across)
    cells = [
        cell
        for number in range(count)
        for cell in Box(box.x, box.y + number * (HEIGHT + 8), box.w, HEIGHT).columns(across, 8)
    ]
    for key, cell in zip(keys, cells, strict=False):
        draw(canvas, cell, table, key)


def height(count: int, across: int) -> int:
    """Return the height of `count` boxes in rows of `across`."""
    rows = -(-count // across)
    return rows * (HEIGHT + 8) - 8 if rows else 0

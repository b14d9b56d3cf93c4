"""Facilities and Settlement Projects as they are on the table."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres.content.types import Facility, Project
from rendering.box import Box
from rendering.canvas import Amounts, Layer, amounts_width
from rendering.card import surface
from rendering.ceres.symbols import fitting, of_part
from rendering.colour import mix, veil
from rendering.header import points
from rendering.segments import draw_segments


def tick(layer: Layer, x: int, y: int, size: int) -> None:
    """Mark an affordable thing, with its middle there: a tick on a light disc."""
    theme = layer.theme
    layer.disc(x, y, size // 2, fill=theme.text, border=theme.background, width=2)
    layer.icon(x, y, "done", round(size * 0.62), colour=theme.background)


def facility(layer: Layer, box: Box, card: Facility, title: str) -> None:
    """Draw a face-up Facility: type, points, name, cost, production, Function."""
    theme = layer.theme
    tint = theme.icon(card.kind)
    surface(layer, box, tint, radius=9)
    layer.icon(box.x + 10, box.y + 31, card.kind, 44, anchor="lm")
    points(layer, box.right - 10, box.y + 31, card.vp, 44, gap=2)
    name = Box(box.x + 8, box.y + 55, box.w - 16, 60)
    layer.title(name, title, face="narrow_bold", size=30, lines=2, align="m")
    strip = Box(box.x + 2, box.y + 122, box.w - 4, 44)
    layer.panel(strip, fill=veil(theme.background, 0.75), radius=0)
    size = fitting(card.cost, box.w - 14, 36)
    layer.amounts(box.x + box.w // 2, strip.y + 22, card.cost, size, align="m")
    _production(layer, box.x + box.w // 2, strip.bottom + 23, card.production, box.w - 12)
    top = strip.bottom + 45
    layer.line([(box.x + 10, top), (box.right - 11, top)], mix(tint, theme.card, 0.6))
    room = Box(box.x + 12, top + 3, box.w - 24, box.bottom - top - 8)
    draw_segments(layer, room, map(of_part, card.function), 40)


def _production(layer: Layer, x: int, y: int, goods: Amounts, width: int) -> None:
    """Draw a production behind its arrow, centred on x."""
    size, arrow = 34, 32
    now = fitting(goods, width - arrow, size)
    left = x - (amounts_width(goods, now) + arrow) // 2
    layer.icon(left, y, "production", arrow - 4, anchor="lm", colour=layer.theme.muted)
    layer.amounts(left + arrow, y, goods, now)


def project(
    layer: Layer, box: Box, card: Project, title: str, *, commitment: int = 0, size: int = 34
) -> None:
    """Draw a Settlement Project: points, name, the cost of completing it.

    `commitment` is the Influence that committing costs, if any; `size` that of the icons.
    """
    theme = layer.theme
    surface(layer, box, theme.icon("commit"), width=1, radius=9)
    head = round(size * 1.5)
    y = box.y + head // 2 + 3
    if commitment:
        used = layer.amount(box.x + 9, y, commitment, "influence", max(28, size - 4))
    else:
        used = layer.icon(box.x + 9, y, "settlement", size, anchor="lm", colour=theme.muted)
    points(layer, box.right - 8, y, card.vp, size + 6, room=box.w - used - 27, gap=2)
    tall = 2 * max(28, round(size * 0.84)) + 4
    name = Box(box.x + 6, box.y + head + 2, box.w - 12, tall)
    layer.title(name, title, face="narrow_bold", size=round(size * 0.84), lines=2, align="m")
    _cost_grid(
        layer,
        Box(box.x + 10, name.bottom + 2, box.w - 20, box.bottom - name.bottom - 8),
        card.cost,
        size,
    )


def _cost_grid(layer: Layer, box: Box, cost: Amounts, most: int) -> None:
    """Draw a cost in as few rows as its size allows."""
    items = list(cost.items())
    best: tuple[bool, int, int] = (False, 0, 0)
    for rows in range(1, 4):
        pieces = _pieces(items, rows)
        size = min(fitting(piece, box.w, min(most, box.h // rows - 2)) for piece in pieces)
        fits = all(amounts_width(piece, size) <= box.w for piece in pieces)
        best = max(best, (fits, size, -rows))
    _, size, rows = best
    pieces = _pieces(items, -rows)
    step = min(round(most * 1.4), box.h // len(pieces))
    y = box.y + (box.h - len(pieces) * step) // 2 + step // 2
    for piece in pieces:
        layer.amounts(box.x + box.w // 2, y, piece, size, align="m")
        y += step


def _pieces(items: Sequence[tuple[str, int]], rows: int) -> list[dict[str, int]]:
    """Return amounts cut into `rows` rows of about the same length."""
    across = -(-len(items) // rows)
    return [dict(items[i : i + across]) for i in range(0, len(items), across)]

"""Investment cards as in the queue, in symbols."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from games.projet_ceres.content.types import Card
from rendering import sizes
from rendering.box import Box
from rendering.canvas import Canvas, Layer, amounts_width
from rendering.card import empty, strip, surface
from rendering.projet_ceres import alternatives
from rendering.projet_ceres.alternatives import Ways
from rendering.projet_ceres.symbols import of_ability, of_branch, of_words
from rendering.projet_ceres.table import Table
from rendering.segments import DIGITS, Segment, Symbol, draw_segments, lines
from rendering.wrapping import step

HEAD = 136
"""Height of cost, worth and name."""
SIZE, SIDE = 34, 10
PLAIN = 2
"""Fewest lines of symbols that a card has room for."""


def tint(table: Table, card: Card) -> str | None:
    """Return the colour of a guild's card."""
    return table.theme.icon(card.guild) if card.guild else None


def effect(table: Table, card: Card) -> Ways:
    """Return the effects of a card when it is played, and when it is bought."""
    found = [of_branch(way) for way in card.effect]
    if card.bought:
        found.append(Segment((), of_words(card.bought), (Symbol("buy"),)))
    return Ways(found, len(card.effect), table.word("or"))


def building(card: Card) -> list[Segment]:
    """Return a card's cost and effect as a building; nothing if it cannot be built."""
    if not card.rock:
        return []
    price = (Symbol("build"), Symbol("rock", str(card.rock)))
    found = of_ability(card.building)
    return [Segment(price, () if found else (Symbol("colonisation", "1"),)), *found]


def draw(canvas: Canvas, box: Box, table: Table, key: str) -> None:
    """Draw a card of the queue."""
    layer, theme = canvas.main, table.theme
    if key not in table.t.cards:
        empty(layer, box)
        return
    card = table.t.cards[key]
    surface(layer, box, tint(table, card))
    y = box.y + 34
    layer.amount(box.x + 16, y, card.cost, "influence", 44)
    right = box.right - 16
    if card.guild:
        right -= layer.icon(right, y, card.guild, 40, anchor="rm") + 14
    worth(layer, right, y, card.influence)
    name = Box(box.x + 14, box.y + 64, box.w - 28, 68)
    layer.title(name, table.title(key), face="narrow_bold", size=30, lines=2)
    wide = box.w - 2 * SIDE
    least = _least(layer.width)
    low = Box(box.x + 4, box.bottom - _room(building(card), wide, least) - 6, box.w - 8, 0)
    low = low._replace(h=box.bottom - 6 - low.y)
    room = Box(box.x + SIDE, box.y + HEAD, wide, low.y - box.y - HEAD - 4)
    alternatives.draw(layer, room, effect(table, card), SIZE, least)
    strip(layer, low, radius=6)
    segments = building(card)
    if segments:
        inner = low.inset(SIDE - 4, 2)
        draw_segments(layer, inner, segments, SIZE - 2, floor=least, align="l")
    else:
        layer.icon(low.x + low.w // 2, low.y + low.h // 2, "no", 30, colour=theme.faint)


def _least(width: int) -> int:
    """Return the smallest size of symbols in a picture of a width."""
    return ceil(sizes.least("bold", width) / DIGITS)


def _room(segments: Sequence[Segment], wide: int, least: int) -> int:
    """Return the height of symbols in a card with this room."""
    return max(PLAIN, lines(segments, wide, least)) * step(least) + 4


def height(table: Table, keys: Iterable[str], wide: int, width: int = sizes.WIDE) -> int:
    """Return the height of cards of a width in a picture of a width."""
    inner, least = wide - 2 * SIDE, _least(width)
    tall = [
        max(PLAIN * step(least), alternatives.height(effect(table, card), inner, least, width))
        + _room(building(card), inner, least)
        + 4
        for card in (table.t.cards[key] for key in keys if key in table.t.cards)
    ]
    return HEAD + max(tall, default=2 * PLAIN * step(least)) + 12


def worth(layer: Layer, right: int, y: int, influence: int) -> None:
    """Draw the value of a card when it is discarded."""
    if influence:
        goods = {"influence": influence}
        wide = amounts_width(goods, 30)
        layer.amounts(right - wide, y, goods, 30)
        layer.icon(right - wide - 6, y, "discard", 28, anchor="rm", colour=layer.theme.muted)

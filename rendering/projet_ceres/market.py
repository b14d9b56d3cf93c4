"""Investment cards as they lie in the queue, in symbols."""

from __future__ import annotations

from games.projet_ceres.content.types import Card
from rendering.box import Box
from rendering.canvas import Canvas, Layer, amounts_width
from rendering.projet_ceres import tiles
from rendering.projet_ceres.symbols import of_ability, of_branch, of_words
from rendering.projet_ceres.table import Table
from rendering.segments import Segment, Symbol, draw_segments

HEIGHT = 304
CLAN = "ceres_body"


def tint(table: Table, card: Card) -> str | None:
    """Return the colour of a guild's card."""
    return table.theme.icon(card.guild) if card.guild else None


def effect(card: Card) -> list[Segment]:
    """Return what a card does when it is played, and when it is bought."""
    found = [of_branch(way) for way in card.effect]
    if card.bought:
        found.append(Segment((Symbol("buy"),), of_words(card.bought)))
    return found


def building(card: Card) -> list[Segment]:
    """Return what a card costs as a building and does as that; nothing if it cannot be built."""
    if not card.rock:
        return []
    price = (Symbol("build"), Symbol("rock", str(card.rock)))
    found = of_ability(card.building)
    return [Segment(price, () if found else (Symbol("colonisation", "1"),)), *found]


def draw(canvas: Canvas, box: Box, table: Table, key: str) -> None:
    """Draw a card of the queue."""
    layer, theme = canvas.main, table.theme
    if key not in table.t.cards:
        tiles.empty(layer, box)
        return
    card = table.t.cards[key]
    tiles.surface(layer, box, tint(table, card))
    y = box.y + 34
    layer.amount(box.x + 16, y, card.cost, "influence", 44)
    right = box.right - 16
    if card.guild:
        right -= layer.icon(right, y, card.guild, 40, anchor="rm") + 14
    worth(layer, right, y, card.influence)
    name = Box(box.x + 14, box.y + 64, box.w - 28, 68)
    layer.title(name, table.title(key), face="narrow_bold", size=30, lines=2)
    room = Box(box.x + 10, box.y + 136, box.w - 20, 82)
    draw_segments(layer, room, effect(card), 34, floor=28)
    low = Box(box.x + 4, box.y + 222, box.w - 8, box.h - 228)
    tiles.strip(layer, low)
    segments = building(card)
    if segments:
        draw_segments(layer, low.inset(8, 2), segments, 32, floor=28)
    else:
        layer.icon(low.x + low.w // 2, low.y + low.h // 2, "no", 30, colour=theme.faint)


def worth(layer: Layer, right: int, y: int, influence: int) -> None:
    """Draw what a card is worth when it is discarded."""
    if influence:
        goods = {"influence": influence}
        wide = amounts_width(goods, 30)
        layer.amounts(right - wide, y, goods, 30)
        layer.icon(right - wide - 6, y, "discard", 28, anchor="rm", colour=layer.theme.muted)

"""The zoom of all cards on the table, with their words: readable on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.speech import Message
from games.luna_maris.content.types import Food
from games.luna_maris.words import cards as texts
from games.luna_maris.words import terms as said
from rendering import parts
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.card import strip, surface
from rendering.header import points
from rendering.luna_maris import tiles, zoom
from rendering.luna_maris.effects import (
    of_effects,
    of_equipment,
    of_food,
    of_goods,
    of_improvement,
)
from rendering.luna_maris.table import Table
from rendering.luna_maris.zoom import ABOVE, EDGE, FULL, HEAD, PAD
from rendering.parts import GAP, Card, Part
from rendering.scene import Scene
from rendering.segments import Segment, draw_segments, segment_width
from rendering.sizes import NARROW

SYMBOLS, TITLE = 52, 58
"""Heights of a line of symbols, and of a name."""
PERSON, CROP = 232, 144
"""Of a scientist of level 2, and of a food card with a bonus."""


def cards_picture(table: Table) -> Scene:
    """Return orders, hiring board, seedbeds, advanced modules and bonuses with their words."""
    return draw_parts(table, _parts(table))


def draw_parts(table: Table, found: Sequence[Part]) -> Scene:
    """Return a picture of parts below each other, below whose turn it is."""
    heights = [ABOVE + part.area for part in found]
    canvas = table.canvas(NARROW, HEAD + sum(heights) + GAP * len(heights) + EDGE)
    zoom.heading(canvas, table)
    for part, box in zip(found, zoom.stacked(HEAD, heights), strict=True):
        draw_part(canvas, box, part)
    return canvas.scene()


def draw_part(canvas: Canvas, box: Box, part: Part) -> None:
    """Draw a part below its heading."""
    parts.draw_part(canvas, box, part, ABOVE)


def _parts(table: Table) -> list[Part]:
    state, index = table.state, table.index
    found = [
        Part("dock", table.word("orders"), _orders(table), 2),
        Part("comms", table.word("hiring"), _hiring(table), 3),
        Part("greenhouse", table.word("seedbeds"), _seedbeds(table), 3),
        Part("laboratory", table.word("projects"), [project(table, m) for m in state.projects], 2),
        Part("favor", table.word("bonuses"), [bonus(table, key) for key in index.bonuses], 2),
    ]
    if table.starts:
        people = [scientist(table, key) for key in table.starts]
        found.insert(0, Part("astronaut", table.word("starts"), people, 3))
    if left := table.choice:
        found.insert(0, Part("equipment", table.word("equipment"), equipments(table, left), 2))
    return [part for part in found if part.cards]


def width(across: int) -> int:
    """Return the room for words in one of `across` cards in a row."""
    return (FULL - (across - 1) * GAP) // across - 2 * PAD


# Orders, scientists, food


def _orders(table: Table) -> list[Card]:
    return [order(table, stack.top, len(stack.pile)) for stack in table.state.stacks if stack.top]


def order(table: Table, key: str, left: int | None = None) -> Card:
    """Return an order with its needs in symbols, and its bonus in words too."""
    tile = table.index.orders[key]
    bonus = Message("card-bonus", does=said.effects(tile.bonus))
    words = table.speaker.say(bonus) if tile.bonus else ""
    sign = Segment((), of_effects(tile.bonus))
    wide = segment_width(sign, 36) + 16
    aside, above = (wide, 0) if wide < width(2) // 2 else (0, 2 * SYMBOLS)
    tall = max(SYMBOLS, zoom.height(words, width(2) - aside) + 20) if words else 0

    def draw(canvas: Canvas, box: Box) -> None:
        layer, theme, y = canvas.main, table.theme, box.y + 36
        surface(layer, box, theme.icon("dock"))
        x = box.x + PAD + tiles.strokes(layer, box.x + PAD, y, tile.kind) + 10
        right = box.right - PAD - points(layer, box.right - PAD, y, tile.vp, 44, gap=3) - 8
        name = Box(x, box.y + 8, right - x, TITLE)
        layer.title(name, table.title(key), face="narrow_bold", size=36)
        band = Box(box.x + 2, box.y + 70, box.w - 4, SYMBOLS + 6)
        strip(layer, band)
        needs = [Segment((), of_goods(tile.needs))]
        draw_segments(layer, band.inset(PAD, 2), needs, 40, floor=32, align="l")
        if left is not None:
            _pile(layer, band.right - PAD, band.y + band.h // 2, left)
        if words:
            x, y = box.x + PAD, band.bottom
            signs = Box(x, y, aside or box.w - 2 * PAD, above or tall)
            draw_segments(layer, signs, [sign], 36, floor=36, align="l")
            text = Box(x + aside, y + above, box.w - 2 * PAD - aside, tall)
            layer.rich(
                text, words, face=zoom.FACE, size=zoom.SIZE, floor=zoom.SIZE, valign="m", cut=True
            )

    return Card(70 + SYMBOLS + 10 + tall + (above if words else 0), draw)


def _pile(layer: Layer, right: int, y: int, left: int) -> None:
    """Write the number of tiles below."""
    ink = layer.theme.muted
    right -= layer.text(right, y, str(left), face="narrow", size=30, colour=ink, anchor="rm") + 8
    layer.icon(right, y, "deck", 30, colour=ink, anchor="rm")


def kept(table: Table, key: str) -> Card:
    """Return an order that was fulfilled: its name and points."""
    tile = table.index.orders[key]

    def draw(canvas: Canvas, box: Box) -> None:
        layer, y = canvas.main, box.y + box.h // 2
        surface(layer, box, table.theme.icon("dock"))
        x = box.x + PAD + tiles.strokes(layer, box.x + PAD, y, tile.kind) + 8
        right = box.right - 12 - points(layer, box.right - 12, y, tile.vp, 36, gap=2) - 6
        name = Box(x, box.y, right - x, box.h)
        layer.title(name, table.title(key), face="narrow_bold", size=30, lines=2)

    return Card(84, draw)


def _hiring(table: Table) -> list[Card]:
    fees = table.index.board.fees
    return [
        scientist(table, key, fee)
        for key, fee in zip(table.state.hiring, fees, strict=False)
        if key
    ]


def scientist(table: Table, key: str, fee: int | None = None) -> Card:
    """Return a scientist with the names of the modules."""
    card = table.index.scientists[key]
    tall = PERSON if card.level == 2 else PERSON - 48

    def draw(canvas: Canvas, box: Box) -> None:
        tiles.scientist(canvas.main, box, table, card, fee)

    return Card(tall, draw)


def _seedbeds(table: Table) -> list[Card]:
    return [crop(table, table.index.food[key]) for key in table.state.seedbeds]


def crop(table: Table, card: Food) -> Card:
    """Return a food card."""
    brings = of_food(card)

    def draw(canvas: Canvas, box: Box) -> None:
        layer, theme = canvas.main, table.theme
        surface(layer, box, theme.icon("food"))
        y = box.y + (44 if brings else box.h // 2)
        used = layer.amounts(box.x + PAD, y, {"food": card.value}, 54)
        name = Box(box.x + PAD + used + 14, y - 32, box.w - 2 * PAD - used - 14, 64)
        layer.title(name, table.title(card.crop), face="narrow_bold", size=34, lines=2)
        if brings:
            band = Box(box.x + 2, box.y + 84, box.w - 4, SYMBOLS)
            strip(layer, band)
            draw_segments(layer, band.inset(PAD, 2), [Segment((), brings)], 38, align="l")

    return Card(CROP if brings else CROP - SYMBOLS, draw)


# Advanced modules, bonuses, equipment: symbols above their words


class Told(NamedTuple):
    """A tile in symbols and words: the icon and name of its head, its tint."""

    icon: str
    title: str
    segments: Sequence[Segment]
    words: str
    tint: str | None = None


def told(table: Table, tile: Told, owner: int | str | None, across: int = 2) -> Card:
    """Return a card of such a tile, with its owner's token; without words it is low."""
    low = 72 + SYMBOLS + 4
    tall = zoom.height(tile.words, width(across)) + 24 if tile.words else 6

    def draw(canvas: Canvas, box: Box) -> None:
        layer = canvas.main
        style = None if owner is None else table.style(owner)
        tint = style.colour if style else tile.tint
        surface(layer, box, tint, width=4 if style else 2)
        y, right = box.y + 38, box.right - PAD
        used = layer.icon(box.x + PAD, y, tile.icon, 46, anchor="lm") + 12
        if style:
            layer.token(right - 18, y, style, 18)
            right -= 46
        name = Box(box.x + PAD + used, box.y + 8, right - box.x - PAD - used, 60)
        layer.title(name, tile.title, face="narrow_bold", size=34, lines=1)
        band = Box(box.x + 4, box.y + 72, box.w - 8, SYMBOLS + 4)
        strip(layer, band)
        draw_segments(layer, band.inset(PAD - 2, 0), tile.segments, 38, floor=31, align="l")
        text = Box(box.x + PAD, band.bottom + 14, box.w - 2 * PAD, box.bottom - band.bottom - 16)
        if tile.words:
            zoom.write(layer, text, tile.words)

    return Card(low + tall, draw)


def project(table: Table, module: str, *, spoken: bool = True) -> Card:
    """Return an advanced module, in symbols and, if `spoken`, in words."""
    tile = next(each for key, each in table.index.improvements.items() if key == module)
    segments = of_improvement(table.index, tile)
    words = table.speaker.say(texts.improvement(table.index, tile)) if spoken else ""
    return told(table, Told(module, table.title(module), segments, words), table.builder(tile.id))


def bonus(table: Table, key: str, *, spoken: bool = True) -> Card:
    """Return a research bonus, in symbols and, if `spoken`, in words."""
    space = table.index.bonuses[key]
    segments = [Segment((), of_effects((each,))) for each in space.effects]
    words = table.speaker.say(texts.bonus(space)) if spoken else ""
    tile = Told("favor", table.title(key), segments, words)
    return told(table, tile, table.state.bonuses.get(key))


def equipments(
    table: Table, keys: Sequence[str], across: int = 2, *, spoken: bool = True
) -> list[Card]:
    """Return tiles of equipment, in symbols and, if `spoken`, in words."""
    return [equipment(table, key, across, spoken=spoken) for key in keys]


def equipment(table: Table, key: str, across: int = 2, *, spoken: bool = True) -> Card:
    """Return a tile of equipment, in symbols and, if `spoken`, in words."""
    tile = table.index.equipment[key]
    segments = of_equipment(table.index, tile)
    words = table.speaker.say(texts.equipment(table.index, tile)) if spoken else ""
    return told(table, Told(tile.module, table.title(key), segments, words), None, across)

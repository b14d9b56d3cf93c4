"""Cards, tiles, boxes and projects in symbols and words, readable on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from games.core.speech import Argument
from games.projet_ceres.content.types import Card as CardData
from games.projet_ceres.effects import Branch
from games.projet_ceres.words import cards as texts
from games.projet_ceres.words import effects as said
from rendering.box import Box
from rendering.canvas import Canvas, amounts_width
from rendering.card import surface
from rendering.parts import Card
from rendering.projet_ceres import market, zoom
from rendering.projet_ceres.symbols import of_ability, of_box, of_branch, of_words
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import PAD, Told, draw_told, told_height
from rendering.segments import Segment, Symbol

TITLE = 66


def sentence(table: Table, message: Argument) -> str:
    """Return a message as a separate sentence: a capital first, a full stop last."""
    text = table.text(message)
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?" else f"{text}."


def ways(table: Table, found: Sequence[Branch]) -> str:
    """Return the ways to use something as a sentence."""
    return sentence(table, said.branches(found))


def deck_card(table: Table, key: str, across: int = 1, *, price: bool = True) -> Card:
    """Return a card of a deck: cost, family, effect, building, value when discarded."""
    card = table.t.cards[key]
    found = [of_branch(way) for way in card.effect]
    blocks = [Told(found, ways(table, card.effect), table.word("or"))]
    if card.bought:
        segment = Segment((), of_words(card.bought), (Symbol("buy"),))
        blocks.append(Told([segment], ""))
    blocks.append(building(table, card))
    return block_card(table, key, blocks, across, Worth(card, price=price), card.guild)


def building(table: Table, card: CardData) -> Told:
    """Return the effect of a card as a building."""
    words = table.text(texts.building(card)) + "."
    return Told(market.building(card), words)


class Corner(Protocol):
    """The drawing at the right end of a card's title."""

    @property
    def width(self) -> int:
        """The width of the drawing."""
        ...

    def draw(self, canvas: Canvas, right: int, y: int) -> None:
        """Draw it, ending at `right`."""
        ...


class Worth:
    """The value of a card when it is discarded, and its cost."""

    def __init__(self, card: CardData, *, price: bool) -> None:
        self.card, self.price = card, price

    @property
    def width(self) -> int:
        """The width of the drawing."""
        card = self.card
        wide = 0
        if card.influence:
            wide += amounts_width({"influence": card.influence}, 36) + 50
        if card.cost and self.price:
            wide += amounts_width({"influence": card.cost}, 46) + 24
        return wide

    def draw(self, canvas: Canvas, right: int, y: int) -> None:
        """Draw it, ending at `right`."""
        card, layer = self.card, canvas.main
        if card.cost and self.price:
            goods = {"influence": card.cost}
            wide = amounts_width(goods, 46)
            layer.amounts(right - wide, y, goods, 46)
            right -= wide + 24
        if card.influence:
            goods = {"influence": card.influence}
            wide = amounts_width(goods, 36)
            layer.amounts(right - wide, y, goods, 36)
            layer.icon(right - wide - 8, y, "discard", 32, anchor="rm", colour=layer.theme.muted)


def block_card(
    table: Table,
    key: str,
    blocks: Sequence[Told],
    across: int = 1,
    corner: Corner | None = None,
    sign: str | None = None,
    *,
    title: str = "",
    dim: bool = False,
) -> Card:
    """Return a card with a name and blocks of symbols and words."""
    wide = zoom.width(across)
    shown = [each for each in blocks if each.segments or each.words]
    tall = TITLE + sum(told_height(each, wide) + 6 for each in shown) + 8

    def draw(canvas: Canvas, box: Box) -> None:
        layer, theme = canvas.main, table.theme
        warm = theme.icon(sign) if sign and sign in table.theme.icons else None
        surface(layer, box, None if dim else warm)
        x, y = box.x + PAD, box.y + TITLE // 2 + 2
        if sign:
            x += layer.icon(x, y, sign, 44, anchor="lm", colour=theme.faint if dim else None) + 12
        right = box.right - PAD
        if corner is not None:
            corner.draw(canvas, right, y)
            right -= corner.width + 10
        ink = theme.muted if dim else theme.text
        name = Box(x, box.y + 6, right - x, TITLE - 8)
        layer.title(
            name, title or table.title(key), face="narrow_bold", size=36, lines=2, colour=ink
        )
        at = box.y + TITLE
        for each in shown:
            room = Box(box.x + PAD, at, box.w - 2 * PAD, told_height(each, wide))
            draw_told(layer, room, each)
            at += told_height(each, wide) + 6

    return Card(tall, draw)


def box_told(table: Table, key: str) -> Told:
    """Return the effect of a box."""
    found = table.t.boxes[key]
    return Told(of_box(found), sentence(table, texts.box(found)))


def ability_told(table: Table, card: CardData) -> Told:
    """Return the effect of a building in play."""
    if card.building is None:
        return Told((), "")
    segments = list(of_ability(card.building))
    words = sentence(table, said.ability(card.building))
    if card.building.repeat:
        segments += [of_branch(way) for way in card.effect]
        words = f"{words} {ways(table, card.effect)}"
    return Told(segments, words)

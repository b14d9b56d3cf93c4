"""The cards of a hand in a row: names, effects in symbols, possible plays lit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil
from typing import Literal

from games.core.actions import Action
from games.projet_ceres import actions as act
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import strip, surface
from rendering.parts import GAP, Card, Part
from rendering.projet_ceres import alternatives, market, zoom
from rendering.projet_ceres.alternatives import Ways
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import FULL
from rendering.segments import DIGITS, Segment, Symbol
from rendering.sizes import NARROW, least
from rendering.wrapping import step

ACROSS = 4
NAME, PAD, SIZE = 78, 10, 36
FLOOR = ceil(least("bold", NARROW) / DIGITS)
"""The smallest size of symbols whose digits are as large as text must be."""
PLAYS: tuple[type[Action], ...] = (
    act.PlayCard,
    act.DropCard,
    act.RevealCard,
    act.React,
    act.Build,
    act.Salvage,
    act.AddCard,
)
"""What is done with one card of several."""
As = Literal["effect", "building", "worth"]
"""What is shown of a card."""


def opened(table: Table, kinds: tuple[type[Action], ...] = PLAYS) -> set[str]:
    """Return the cards with which such actions are possible now, and their copies."""
    found = {getattr(each, "card", "") for each in table.open if isinstance(each, kinds)}
    alike = {table.t.copies.get(card) for card in found} - {None}
    return {card for card, copied in table.t.copies.items() if copied in alike}


def hand(table: Table, seat: int, *, as_: As = "effect") -> Part:
    """Return the hand of a seat, each card by its effect, its value, or its building."""
    kinds = {"building": (act.Build,), "worth": (act.RevealCard,), "effect": PLAYS}[as_]
    held = table.player(seat).hand
    found = cards(table, held, opened(table, kinds), as_)
    return Part("hand", table.word("hand"), found, ACROSS, said=str(len(held)))


def cards(table: Table, keys: Sequence[str], lit: Iterable[str], as_: As = "effect") -> list[Card]:
    """Return cards in symbols, lit ones with a bright rim."""
    return [zoom.lit(_card(table, key, as_), key in lit) for key in keys if key in table.t.cards]


def _ways(table: Table, key: str, as_: As) -> Ways:
    """Return the symbols of a card."""
    card = table.t.cards[key]
    match as_:
        case "building":
            return Ways(market.building(card))
        case "worth":
            return Ways([Segment((), (Symbol("influence", f"+{card.influence}"),))])
        case "effect":
            return market.effect(table, card)


def _card(table: Table, key: str, as_: As) -> Card:
    """Return a card: its name, and below it symbols."""
    ways = _ways(table, key, as_)
    wide = (FULL - (ACROSS - 1) * GAP) // ACROSS - 2 * PAD
    tall = max(step(FLOOR), alternatives.height(ways, wide, FLOOR, NARROW)) + 8

    def draw(canvas: Canvas, box: Box) -> None:
        surface(canvas.main, box, market.tint(table, table.t.cards[key]))
        name = Box(box.x + PAD, box.y + 6, box.w - 2 * PAD, NAME - 10)
        canvas.main.title(name, table.title(key), face="narrow_bold", size=32, lines=2)
        low = Box(box.x + 6, box.y + NAME, box.w - 12, box.h - NAME - 6)
        strip(canvas.main, low, radius=6)
        alternatives.draw(canvas.main, low.inset(PAD - 6, 2), ways, SIZE, FLOOR)

    return Card(NAME + tall + 6, draw)

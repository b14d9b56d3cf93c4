"""The cards of a hand beside each other: names, effects in symbols, what can be done now lit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from games.core.actions import Action
from games.projet_ceres import actions as act
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.projet_ceres import alternatives, market, tiles
from rendering.projet_ceres.alternatives import Ways
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import FULL, GAP, Card, Part
from rendering.segments import DIGITS
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


def opened(table: Table, kinds: tuple[type[Action], ...] = PLAYS) -> set[str]:
    """Return the cards that such actions could be taken with now."""
    return {getattr(each, "card", "") for each in table.open if isinstance(each, kinds)}


def hand(table: Table, seat: int, *, build: bool = False) -> Part:
    """Return the hand of a seat, each card with what it does, or as the building it can become."""
    lit = opened(table, (act.Build,)) if build else opened(table)
    held = table.player(seat).hand
    found = cards(table, held, lit, build=build)
    return Part("hand", table.word("hand"), found, ACROSS, said=str(len(held)))


def cards(
    table: Table, keys: Sequence[str], lit: Iterable[str], *, build: bool = False
) -> list[Card]:
    """Return cards in symbols, those that are lit with a bright rim."""
    return [card(table, key, lit=key in lit, build=build) for key in keys if key in table.t.cards]


def card(table: Table, key: str, *, lit: bool, build: bool = False) -> Card:
    """Return a card: its name, and what it does in symbols."""
    found = table.t.cards[key]
    ways = Ways(market.building(found)) if build else market.effect(table, found)
    wide = (FULL - (ACROSS - 1) * GAP) // ACROSS - 2 * PAD
    tall = max(step(FLOOR), alternatives.height(ways, wide, FLOOR, NARROW)) + 8

    def draw(canvas: Canvas, box: Box) -> None:
        layer, theme = canvas.main, table.theme
        edge = theme.text if lit else market.tint(table, found)
        tiles.surface(layer, box, market.tint(table, found))
        if lit:
            layer.panel(box, border=edge, width=4, radius=10)
        name = Box(box.x + PAD, box.y + 6, box.w - 2 * PAD, NAME - 10)
        ink = theme.text if lit else theme.muted
        layer.title(name, table.title(key), face="narrow_bold", size=32, lines=2, colour=ink)
        low = Box(box.x + 6, box.y + NAME, box.w - 12, box.h - NAME - 6)
        tiles.strip(layer, low)
        alternatives.draw(layer, low.inset(PAD - 6, 2), ways, SIZE, FLOOR)

    return Card(NAME + tall + 6, draw)

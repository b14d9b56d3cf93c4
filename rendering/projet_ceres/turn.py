"""The private picture of a turn: the present question, as its player sees it."""

from __future__ import annotations

from collections.abc import Iterator

from games.projet_ceres import actions as act
from games.projet_ceres import state as s
from rendering.box import Box
from rendering.parts import GAP, Card, Part
from rendering.projet_ceres import asked, reach, strip, zoom
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import EDGE, FULL, HEAD
from rendering.scene import Scene
from rendering.sizes import NARROW

MAP = (s.Moving, s.Surveying, s.Placing, s.Destroying, s.Recalling, s.Producing, s.Arrivals)
"""Questions whose answers are cells."""


def turn_picture(table: Table) -> Scene:
    """Return a seat's present question; if it waits, the cells in its reach and its hand."""
    seat = table.seen.viewer or 0
    parts = [each for each in _parts(table, seat) if not isinstance(each, Part) or each.cards]
    parts = parts or [reach.card(table)]
    canvas = table.canvas(NARROW, HEAD + sum(zoom.height_of(each) + GAP for each in parts) + EDGE)
    zoom.heading(canvas, table)
    y = HEAD
    for each in parts:
        box = Box(EDGE, y, FULL, zoom.height_of(each))
        if isinstance(each, Part):
            zoom.draw_part(canvas, box, each)
        else:
            each.draw(canvas, box)
        y += zoom.height_of(each) + GAP
    return canvas.scene()


def _parts(table: Table, seat: int) -> Iterator[Card | Part]:
    """Yield the parts below each other, by the question."""
    match table.frame:
        case s.Exploring() as frame:
            yield from asked.found(table, frame)
        case s.Agents():
            yield from asked.places(table, seat)
        case s.Investing() | s.Buying() as frame:
            yield from asked.sale(table, frame, seat)
        case s.Supporting():
            yield from asked.supported(table)
        case s.Fight() as frame:
            yield from asked.fight(table, frame, seat)
        case s.Attempting():
            yield from asked.attempts(table)
        case s.Call() as frame:
            yield from asked.call(table, frame, seat)
        case s.Colonies():
            yield from asked.colonies(table, seat)
        case s.Gaining() | s.Losing() | s.Paying() | s.Trading():
            yield from asked.stores(table, seat)
        case s.Scouting(cards=cards):
            yield asked.offered(table, cards)
        case s.Salvaging():
            yield _discard_pile(table, seat)
        case s.Discarding():
            yield asked.offered(table, table.player(seat).hand)
        case s.Offered() as frame:
            yield asked.ways(table, frame)
        case s.Reacting() as frame:
            yield from asked.reaction(table, frame)
        case s.Readying():
            yield _buildings(table, seat)
        case s.Counting():
            yield strip.hand(table, seat)
        case frame if isinstance(frame, MAP):
            yield reach.card(table)
        case _:
            yield reach.card(table)
            yield strip.hand(table, seat)


def _discard_pile(table: Table, seat: int) -> Part:
    """Return the discard pile of a seat, from which cards are salvaged."""
    found = strip.cards(table, table.player(seat).discard, strip.opened(table))
    return Part("salvage", table.word("discard"), found, strip.ACROSS)


def _buildings(table: Table, seat: int) -> Part:
    """Return the buildings of a seat, of which one is readied."""
    opened = {each.building for each in table.open if isinstance(each, act.ReadyBuilding)}
    found = strip.cards(table, table.player(seat).buildings, opened, "building")
    return Part("settlement", table.word("buildings"), found, strip.ACROSS)

"""The mission card on top of the pile in symbols: effects, resolutions, failure, counter die."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.projet_ceres.content.types import Mission, Resolution
from games.projet_ceres.rules.missions import cost
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.card import empty, strip, surface
from rendering.colour import ink_on
from rendering.projet_ceres import tiles
from rendering.projet_ceres.symbols import (
    of_ability,
    of_changes,
    of_each,
    of_goods,
    of_pile,
    of_words,
)
from rendering.projet_ceres.table import Table
from rendering.segments import Segment, Symbol
from rendering.segments import lines as count
from rendering.wrapping import step

HEAD, ROW, SIGN = 76, 46, 60
LEAST = 28


class Line(NamedTuple):
    """A line of a mission card: its sign, an icon or a number, and its symbols."""

    sign: str
    segments: list[Segment]
    bad: bool = False


def reward(found: Resolution) -> tuple[Symbol, ...]:
    """Return the reward of a resolution, with its effect on cards."""
    brings = tuple(symbol for each in found.reward for symbol in of_each(each))
    if found.tally is not None:
        brings = (*brings, Symbol("badge", ">"), *of_words(found.tally.most))
    return (*brings, *of_pile(found.pile))


def lines(table: Table, card: Mission) -> Iterator[Line]:
    """Yield the lines of a mission card."""
    if card.reveal:
        segments = [Segment((), of_each(each)) for each in card.reveal]
        yield Line("eye", segments, bad=True)
    lasting = [*of_changes(card.modify), *of_ability(card.ability)]
    if card.beg:
        struck = tuple(Symbol(key, struck=True) for key in card.beg)
        lasting.append(Segment((), struck, (Symbol("beg"),)))
    if lasting or card.closed:
        if card.closed:
            lasting.append(Segment((), (Symbol("lock"),)))
        yield Line("round", lasting)
    for number, found in enumerate(card.resolutions, 1):
        solo = (Symbol("trade_bureau", struck=True),) if found.solo else ()
        price = of_goods(cost(found.cost, len(table.seats)))
        yield Line(str(number), [Segment((*solo, *price), reward(found))])
    if card.counter:
        happens = [symbol for each in card.failure.do for symbol in of_each(each)]
        failed = Segment((), (*happens, *of_pile(card.failure.pile)))
        yield Line("no", [failed], bad=True)


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the mission card on top of the pile, or that there is none."""
    layer, theme, state = canvas.main, table.theme, table.state
    if not state.missions or state.missions[0] not in table.t.missions:
        empty(layer, box)
        x, y = box.x + box.w // 2, box.y + box.h // 2
        layer.icon(x, y - 30, "mission", 80, colour=theme.faint)
        room = Box(box.x + 20, y + 24, box.w - 40, 40)
        layer.fit(room, table.word("no_mission"), face="narrow", size=30, align="m")
        return
    card = table.t.missions[state.missions[0]]
    surface(layer, box)
    head(canvas, Box(box.x + 14, box.y + 10, box.w - 28, HEAD - 10), table, card)
    rows = list(lines(table, card))
    tall = [_tall(row, box.w) for row in rows]
    spare = max(0, box.h - HEAD - 8 - sum(tall)) // max(1, len(rows))
    y = box.y + HEAD
    for row, least in zip(rows, tall, strict=True):
        high = least + min(spare, 14)
        _line(layer, Box(box.x + 8, y, box.w - 16, high - 6), row)
        y += high
    if table.before is not None and state.missions[0] not in table.before.missions[:1]:
        canvas.over.mark(box)


def _tall(row: Line, wide: int) -> int:
    """Return the height of a line on a card of a width."""
    return ROW + (count(row.segments, wide - SIGN - 24, LEAST) - 1) * step(LEAST)


def height(table: Table, wide: int) -> int:
    """Return the height that a mission card of a width needs."""
    keys = table.state.missions[:1]
    if not keys or keys[0] not in table.t.missions:
        return 0
    rows = lines(table, table.t.missions[keys[0]])
    return HEAD + sum(_tall(row, wide) for row in rows) + 8


def head(canvas: Canvas, box: Box, table: Table, card: Mission) -> None:
    """Draw number, title, whether it is in force, its badge, die and tokens."""
    layer, theme, state = canvas.main, table.theme, table.state
    y, right = box.y + box.h // 2, box.right
    shown = state.die if state.active else card.counter
    if shown:
        right -= _die(layer, right, y, shown, strong=state.active) + 12
    if not state.active:
        right -= layer.icon(right, y, "sleeping", 40, anchor="rm") + 12
    if card.badge:
        right -= layer.icon(right, y, "badge", 38, anchor="rm") + 10
    if state.tokens:
        right -= layer.icon(right, y, "token", 38, anchor="rm") + 4
        right -= layer.text(right, y, str(state.tokens), face="bold", size=34, anchor="rm") + 12
    layer.badge(box.x, y, str(card.number), fill=theme.background, size=28, anchor="lm")
    name = Box(box.x + 66, box.y, right - box.x - 66, box.h)
    layer.title(name, table.title(card.id), face="narrow_bold", size=34, lines=2)


def _die(layer: Layer, right: int, y: int, number: int, *, strong: bool) -> int:
    """Draw the counter die and return its width."""
    theme, side = layer.theme, 52
    fill = theme.text if strong else theme.panel_low
    cell = Box(right - side, y - side // 2, side, side)
    layer.panel(cell, fill=fill, border=theme.line_strong, width=2, radius=10)
    ink = theme.background if strong else theme.muted
    layer.text(right - side // 2, y, str(number), face="bold", size=36, colour=ink, anchor="mm")
    return side


def _line(layer: Layer, box: Box, row: Line) -> None:
    theme, y = layer.theme, box.y + box.h // 2
    strip(layer, box, radius=6)
    ink = theme.bad if row.bad else theme.text
    if row.sign.isdigit():
        layer.disc(box.x + 28, y, 17, fill=theme.text)
        ink = ink_on(theme.text)
        layer.text(box.x + 28, y, row.sign, face="bold", size=26, colour=ink, anchor="mm")
    else:
        layer.icon(box.x + 28, y, row.sign, 30, colour=ink)
    room = Box(box.x + SIGN, box.y, box.w - SIGN - 8, box.h)
    tiles.line(layer, room, row.segments, 32)

"""A viewer's affordable things before a decision, by kind, and the remaining Workers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.ceres.content.types import KINDS, Goods
from games.ceres.rules.derived import Rock, belt
from games.core.text import capital
from rendering import fonts
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.ceres import cards, prose
from rendering.ceres.goals import BUILD
from rendering.ceres.symbols import WORKERS, of_goods
from rendering.ceres.table import Table
from rendering.header import points
from rendering.segments import Segment, Symbol, draw_segment, segment_width
from rendering.sizes import NARROW

PAD, GAP, APART = 14, 8, 12
"""Room at the sides of a panel, between chips, and between the two panels."""
QUARTERS, HEAD, CHIP = 60, 52, 46
SIGN = 54
FULL = NARROW - 24
MOST = 3
"""Lines of chips that one kind of thing takes at most."""
SIZE, ICON, EDGE = 30, 32, 5
"""Sizes of words and of icons, and how far prices stay off the end of a chip."""


class Chip(NamedTuple):
    """An affordable thing: its name, points and cost."""

    title: str
    vp: int = 0
    pay: tuple[Symbol, ...] = ()


class Line(NamedTuple):
    """The affordable things of one kind, in lines, and how many more there are."""

    icon: str
    chips: list[list[Chip]]
    rest: int


def height(table: Table) -> int:
    """Return the height: for a viewer, the goods in reach and the remaining Workers."""
    found = list(lines(table))
    above = sum(len(line.chips) * (CHIP + GAP) for line in found)
    return QUARTERS + (HEAD + above + GAP + APART if found else 0)


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the affordable things below a heading with a tick, and apart from it the Workers."""
    found = list(lines(table))
    if found:
        _payable(canvas.main, box._replace(h=box.h - QUARTERS - APART), table, found)
    _quarters(canvas.main, Box(box.x, box.bottom - QUARTERS, box.w, QUARTERS), table)


def _payable(layer: Layer, box: Box, table: Table, found: Sequence[Line]) -> None:
    """Draw the lines of affordable things."""
    theme = table.theme
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    y = box.y + HEAD // 2 + 2
    cards.tick(layer, box.x + PAD + 20, y, 36)
    word = capital(table.word("reach"))
    layer.text(box.x + PAD + SIGN, y, word, face="narrow", size=32, colour=theme.muted)
    y = box.y + HEAD
    for line in found:
        layer.icon(box.x + PAD + 2, y + CHIP // 2, line.icon, 38, anchor="lm")
        for row in line.chips:
            x = box.x + PAD + SIGN
            for chip in row:
                x += _chip(layer, x, y, chip) + GAP
            if line.rest and row is line.chips[-1]:
                layer.text(x, y + CHIP // 2, f"+{line.rest}", face="bold", size=28)
            y += CHIP + GAP


def _quarters(layer: Layer, box: Box, table: Table) -> None:
    """Draw the number of Workers of each kind that can still be hired."""
    theme, y = table.theme, box.y + box.h // 2
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    word = table.word("quarters")
    layer.text(box.x + PAD, y, word, face="narrow", size=32, colour=theme.muted)
    x = box.right - PAD - len(KINDS) * 110
    for kind in KINDS:
        count = table.state.quarters[kind]
        ink = theme.text if count else theme.faint
        layer.icon(x, y, WORKERS[kind], 42, anchor="lm")
        layer.text(x + 50, y, str(count), face="bold", size=36, colour=ink)
        x += 110


def lines(table: Table) -> Iterator[Line]:
    """Yield the viewer's affordable things, for each kind that has any."""
    for icon, chips in _reach(table):
        rows = list(_wrapped(chips))
        if len(rows) > MOST:  # prices give way to names
            rows = list(_wrapped([chip._replace(pay=()) for chip in chips]))
        shown = rows[:MOST]
        rest = sum(map(len, rows[MOST:]))
        if rest and len(shown[-1]) > 1:
            shown[-1] = shown[-1][:-1]
            rest += 1
        if shown:
            yield Line(icon, shown, rest)


def _reach(table: Table) -> Iterator[tuple[str, list[Chip]]]:
    """Yield the viewer's affordable things within reach, by kind."""
    state, open_ = table.state, table.goals
    if "launch" in open_:
        rocks = [rock for rock in belt(table.tables, state) if table.in_reach(rock)]
        rocks.sort(key=lambda rock: -table.asteroid(rock.id).vp)
        yield "launch", [_rock(table, rock) for rock in rocks]
    if BUILD in open_:
        built = [key for key in state.facility_row if key and table.can_build(key)]
        cost = table.position.build_cost
        yield "expanse", [_card(table, key, table.facility(key).vp, cost(key)) for key in built]
    if "settlement" in open_:
        settled = map(table.project, filter(None, state.project_row))
        can = [card for card in settled if table.can_complete(card.id)]
        yield "settlement", [_card(table, card.id, card.vp, card.cost) for card in can]


def _rock(table: Table, rock: Rock) -> Chip:
    price = Symbol("ice", str(table.ice(rock)))
    return Chip(table.title(rock.id), table.asteroid(rock.id).vp, (price,))


def _card(table: Table, key: str, vp: int, cost: Goods) -> Chip:
    return Chip(table.title(key), vp, of_goods(cost))


def _wrapped(chips: list[Chip]) -> Iterator[list[Chip]]:
    """Yield the chips of each line."""
    room = FULL - 2 * PAD - SIGN
    row: list[Chip] = []
    at = 0
    for chip in chips:
        wide = _width(chip)
        if row and at + wide > room:
            yield row
            row, at = [], 0
        row.append(chip)
        at += wide + GAP
    if row:
        yield row


def _title_width(chip: Chip) -> int:
    return fonts.width(chip.title, prose.FACE, SIZE)


def _points_width(chip: Chip) -> int:
    return fonts.width(str(chip.vp), "bold", SIZE) + 32 if chip.vp else 0


def _price_width(chip: Chip) -> int:
    return segment_width(Segment(chip.pay, ()), ICON) + EDGE if chip.pay else 0


def _width(chip: Chip) -> int:
    """Return the width of a chip."""
    return 24 + _title_width(chip) + 10 + _points_width(chip) + _price_width(chip)


def _chip(layer: Layer, x: int, y: int, chip: Chip) -> int:
    """Draw a chip from the left and return its width."""
    theme, wide = layer.theme, _width(chip)
    layer.panel(Box(x, y, wide, CHIP), fill=theme.raised, radius=10)
    middle = y + CHIP // 2
    layer.text(x + 12, middle, chip.title, face=prose.FACE, size=SIZE)
    right = x + wide - 12
    if chip.pay:
        price = Segment(chip.pay, ())
        right = x + wide - EDGE - segment_width(price, ICON)
        draw_segment(layer, right, middle, price, ICON)
        right -= 12
    if chip.vp:
        points(layer, right, middle, chip.vp, SIZE, gap=2)
    return wide

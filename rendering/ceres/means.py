"""What a viewer can get at and pay for before deciding: a line for each kind of thing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.ceres.content.types import KINDS
from games.ceres.rules.derived import Rock, belt
from rendering import fonts
from rendering.box import Box
from rendering.canvas import Canvas, Layer, amounts_width
from rendering.ceres import cards, prose
from rendering.ceres.goals import BUILD
from rendering.ceres.symbols import WORKERS
from rendering.ceres.table import Table
from rendering.header import points
from rendering.sizes import NARROW

PAD, GAP = 14, 8
QUARTERS, HEAD, CHIP = 60, 46, 46
SIGN = 54
FULL = NARROW - 24
MOST = 3
"""Lines of chips that one kind of thing takes at most."""
SIZE, ICON = 30, 32


class Chip(NamedTuple):
    """Something that can be paid for: what it is called, its points and, in Ice, its price."""

    title: str
    vp: int = 0
    ice: int | None = None


class _Line(NamedTuple):
    icon: str
    chips: list[list[Chip]]
    rest: int


def height(table: Table) -> int:
    """Return the height: the Workers that are left, and for a viewer what is in reach."""
    lines = list(_lines(table))
    below = sum(len(line.chips) * (CHIP + GAP) for line in lines)
    return QUARTERS + (HEAD + below + GAP if lines else 0)


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the Workers, and below a tick what can be paid for."""
    theme, layer = table.theme, canvas.main
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    _quarters(layer, Box(box.x + PAD, box.y, box.w - 2 * PAD, QUARTERS), table)
    lines = list(_lines(table))
    if not lines:
        return
    y = box.y + QUARTERS
    cards.tick(layer, box.x + PAD + 20, y + HEAD // 2, 36)
    word = table.word("reach")
    layer.text(box.x + PAD + SIGN, y + HEAD // 2, word, face="narrow", size=32, colour=theme.muted)
    y += HEAD
    for line in lines:
        layer.icon(box.x + PAD + 2, y + CHIP // 2, line.icon, 38, anchor="lm")
        for row in line.chips:
            x = box.x + PAD + SIGN
            for chip in row:
                x += _chip(layer, x, y, chip) + GAP
            if line.rest and row is line.chips[-1]:
                layer.text(x, y + CHIP // 2, f"+{line.rest}", face="bold", size=28)
            y += CHIP + GAP


def _quarters(layer: Layer, box: Box, table: Table) -> None:
    """Draw how many Workers of each kind may still be hired."""
    theme, y = table.theme, box.y + box.h // 2
    word = table.word("quarters")
    layer.text(box.x, y, word, face="narrow", size=32, colour=theme.muted)
    x = box.right - len(KINDS) * 110
    for kind in KINDS:
        count = table.state.quarters[kind]
        ink = theme.text if count else theme.faint
        layer.icon(x, y, WORKERS[kind], 42, anchor="lm")
        layer.text(x + 50, y, str(count), face="bold", size=36, colour=ink)
        x += 110


def _lines(table: Table) -> Iterator[_Line]:
    """Yield what the viewer can pay for, of each kind of thing that there is any of."""
    for icon, chips in _reach(table):
        rows = list(_wrapped(chips))
        shown = rows[:MOST]
        rest = sum(map(len, rows[MOST:]))
        if rest and len(shown[-1]) > 1:
            shown[-1] = shown[-1][:-1]
            rest += 1
        if shown:
            yield _Line(icon, shown, rest)


def _reach(table: Table) -> Iterator[tuple[str, list[Chip]]]:
    """Yield what the viewer can pay for and get at, by the kind of thing."""
    state, open_ = table.state, table.goals
    if "launch" in open_:
        rocks = [rock for rock in belt(table.tables, state) if table.in_reach(rock)]
        rocks.sort(key=lambda rock: -table.asteroid(rock.id).vp)
        yield "launch", [_rock(table, rock) for rock in rocks]
    if BUILD in open_:
        built = [key for key in state.facility_row if key and table.can_build(key)]
        yield "expanse", [Chip(table.title(key), table.facility(key).vp) for key in built]
    if "settlement" in open_:
        settled = [key for key in state.project_row if key and table.can_complete(key)]
        yield "settlement", [Chip(table.title(key), table.project(key).vp) for key in settled]


def _rock(table: Table, rock: Rock) -> Chip:
    return Chip(table.title(rock.id), table.asteroid(rock.id).vp, table.ice(rock))


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


def _ice_width(chip: Chip) -> int:
    return 14 + amounts_width({"ice": chip.ice}, ICON) if chip.ice is not None else 0


def _width(chip: Chip) -> int:
    """Return the width of a chip."""
    return 24 + _title_width(chip) + 10 + _points_width(chip) + _ice_width(chip)


def _chip(layer: Layer, x: int, y: int, chip: Chip) -> int:
    """Draw a chip from the left and return its width."""
    theme, wide = layer.theme, _width(chip)
    layer.panel(Box(x, y, wide, CHIP), fill=theme.raised, radius=10)
    middle = y + CHIP // 2
    layer.text(x + 12, middle, chip.title, face=prose.FACE, size=SIZE)
    right = x + wide - 12
    if chip.ice is not None:
        right -= layer.amounts(right, middle, {"ice": chip.ice}, ICON, align="r") + 14
    if chip.vp:
        points(layer, right, middle, chip.vp, SIZE, gap=2)
    return wide

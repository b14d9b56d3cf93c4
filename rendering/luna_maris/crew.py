"""Scientists and food of a player: small chips that wrap."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from games.core.hidden.declare import HIDDEN
from games.luna_maris.state import Player
from rendering import fonts
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.colour import mix
from rendering.luna_maris.table import Table

CHIP, GAP = 43, 5
"""Height of a chip, and the room between two."""
SIGN = 46
"""Room for what tells the lines apart, left of them."""
ICON, PERSON, NAME = 34, 26, 30
"""Sizes of a module on a chip, of a scientist's level, and of a crop's name."""
PAD, MOST = 6, 260
"""Room at the sides of a chip, and most that the name of a crop takes."""


class Chip(NamedTuple):
    """A chip: its width, its subject, its drawing function, and whether it is new."""

    width: int
    draw: Callable[[Layer, Box], None]
    new: bool


class Line(NamedTuple):
    """Chips of a kind behind their icon."""

    icon: str
    chips: Sequence[Chip]


def lines(table: Table, player: Player) -> list[Line]:
    """Return a player's scientists, in hand and at rest, and food."""
    old = table.earlier(player.seat)
    before = old if isinstance(old, Player) else player
    food, eaten = [*player.food, *player.drawn], [*before.food, *before.drawn]
    return [
        Line("hand", people(table, player.hand, before.hand)),
        Line("rest", people(table, player.rest, before.rest)),
        Line("food", crops(table, food, eaten)),
    ]


def people(table: Table, keys: Sequence[str], old: Sequence[str]) -> list[Chip]:
    """Return chips of scientists, level 1 first; those not in the older view are new."""
    ranked = sorted(keys, key=lambda key: table.index.scientists[key].level)
    return [
        Chip(_person_width(table, key), partial(_person, table, key), key not in old)
        for key in ranked
    ]


def _person_width(table: Table, key: str) -> int:
    count = len(table.index.scientists[key].modules)
    return 2 * PAD + PERSON + count * (ICON + 3)


def _person(table: Table, key: str, layer: Layer, box: Box) -> None:
    """Draw a scientist: level and modules."""
    theme, card = layer.theme, table.index.scientists[key]
    fill = theme.card if card.level == 1 else mix(theme.card, theme.icon("comms"), 0.22)
    edge = theme.line_strong if card.level == 1 else theme.icon("comms")
    layer.panel(box, fill=fill, border=edge, width=2, radius=8)
    y, x = box.y + box.h // 2, box.x + PAD - 1
    x += layer.icon(x, y, f"level_{card.level}", PERSON, anchor="lm", colour=theme.muted) + 3
    for module in card.modules:
        x += layer.icon(x, y, module, ICON, anchor="lm") + 3


def crops(table: Table, keys: Sequence[str], old: Sequence[str]) -> list[Chip]:
    """Return chips of food, the most nutritious first; secret ones are "?"."""
    food = table.index.food
    ranked = sorted(keys, key=lambda key: -food[key].value if key in food else 0)
    unseen = max(0, keys.count(HIDDEN) - old.count(HIDDEN))
    return [
        Chip(
            _crop_width(table, key),
            partial(_crop, table, key),
            unseen > 0 if key == HIDDEN else key not in old,
        )
        for key in ranked
    ]


def _crop_width(table: Table, key: str) -> int:
    if key == HIDDEN:
        return 56
    card = table.index.food[key]
    name = min(MOST, fonts.width(table.title(card.crop), "narrow", NAME))
    value = fonts.width(str(card.value), "bold", ICON)
    return 2 * PAD + 4 + value + 7 + name + (34 if card.bonus else 0)


def _crop(table: Table, key: str, layer: Layer, box: Box) -> None:
    """Draw a food card: value, crop and bonus."""
    theme, y = layer.theme, box.y + box.h // 2
    green = theme.icon("food")
    layer.panel(box, fill=mix(theme.card, green, 0.1), border=mix(green, theme.card, 0.5), radius=8)
    x = box.x + PAD + 2
    if key == HIDDEN:
        layer.text(box.x + box.w // 2, y, "?", face="bold", size=ICON, anchor="mm")
        return
    card = table.index.food[key]
    x += layer.text(x, y, str(card.value), face="bold", size=ICON) + 7
    right = box.right - PAD - 2
    if card.bonus:
        right -= layer.icon(right, y, card.bonus, 28, anchor="rm") + 6
    name = Box(x, box.y, right - x, box.h)
    layer.title(name, table.title(card.crop), face="narrow", size=NAME)


def rows(line: Line, width: int) -> list[list[Chip]]:
    """Return the chips of a line, broken into rows of a width; one empty row without chips."""
    found: list[list[Chip]] = [[]]
    at = 0
    for chip in line.chips:
        if found[-1] and at + chip.width > width - SIGN:
            found.append([])
            at = 0
        found[-1].append(chip)
        at += chip.width + GAP
    return found


def height(found: Sequence[Line], width: int) -> int:
    """Return the height of lines of a width."""
    return sum(len(rows(line, width)) * (CHIP + GAP) for line in found) - GAP


def draw(canvas: Canvas, box: Box, found: Sequence[Line]) -> None:
    """Draw lines below each other; new things are framed."""
    y = box.y
    for line in found:
        layer, theme = canvas.main, canvas.theme
        ink = theme.icon(line.icon) if line.chips else theme.faint
        layer.icon(box.x, y + CHIP // 2, line.icon, 36, anchor="lm", colour=ink)
        if not line.chips:
            layer.text(box.x + SIGN, y + CHIP // 2, "0", face="bold", size=28, colour=theme.faint)
        for cells in _placed(line, box._replace(y=y)):
            for chip, cell in cells:
                chip.draw(layer, cell)
                if chip.new:
                    canvas.over.mark(cell.inset(2), radius=7)
            y += CHIP + GAP


def _placed(line: Line, box: Box) -> Iterator[list[tuple[Chip, Box]]]:
    """Yield the rows of a line with the place of each chip."""
    for number, row in enumerate(rows(line, box.w)):
        x, placed = box.x + SIGN, list[tuple[Chip, Box]]()
        for chip in row:
            placed.append((chip, Box(x, box.y + number * (CHIP + GAP), chip.width, CHIP)))
            x += chip.width + GAP
        yield placed

"""Project cards and corporations as on the table, with their text, on narrow pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.ares.content import CARDS, CORPS
from games.ares.effects.card import Card
from games.ares.words.icons import CUBES
from rendering import fonts, typeset
from rendering.ares.symbols import COLOUR_ICONS, Said, card_markup, tags, tags_width
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer, digits
from rendering.colour import mix
from rendering.fonts import Face
from rendering.header import points
from rendering.scene import Shadow

FACE: Face = "narrow"
BOLD: Face = "narrow_bold"
TITLE, TEXT, ICON, PAD = 34, 30, 44, 12
"""Sizes of names, texts and icons, and the margin of a card."""
HEAD = ICON + PAD
"""Height of the line with a name."""
TALL = 86
"""Height of a name in two lines."""


def surface(
    layer: Layer, box: Box, tint: str, *, width: int = 2, dim: bool = False, flat: bool = False
) -> None:
    """Draw an empty card of a colour; pictures with many are lighter if they are `flat`."""
    theme = layer.theme
    fill = mix(theme.card_low if dim or flat else theme.card, tint, 0.08)
    layer.panel(
        box,
        fill=fill,
        fill2=None if flat else mix(fill, theme.background, 0.25),
        border=mix(tint, theme.background, 0.45) if dim else tint,
        width=width,
        radius=10,
        shadow=Shadow(4, 2, theme.shadow),
    )


def tint_of(layer: Layer, card: str) -> str:
    """Return the colour of a card; each corporation has one."""
    theme = layer.theme
    return theme.icon(COLOUR_ICONS[CARDS[card].colour]) if card in CARDS else theme.icon("wild")


# Texts


def _lines(card: str, table: Table, width: int, said: Said) -> typeset.RichLines | None:
    """Return the card's text set in lines, or nothing if it has none."""
    markup = card_markup(card, table.lang, said)
    if not markup:
        return None
    return typeset.fit_rich(markup, width - 2 * PAD, 4000, FACE, TEXT, TEXT, 99)


def text_height(card: str, table: Table, width: int, said: Said = "whole") -> int:
    """Return the height that the text of a card takes."""
    lines = _lines(card, table, width, said)
    return 0 if lines is None else lines.height + PAD


def text(layer: Layer, box: Box, card: str, table: Table, said: Said = "whole") -> None:
    """Draw the text of a card."""
    markup = card_markup(card, table.lang, said)
    if markup:
        area = Box(box.x + PAD, box.y, box.w - 2 * PAD, box.h)
        layer.rich(area, markup, face=FACE, size=TEXT)


# Names


def _one(name: str, room: int) -> bool:
    """Return whether a name has room on one line, as large as a text."""
    return fonts.width(name, BOLD, TEXT) * 1.015 <= room


def name_height(name: str, room: int) -> int:
    """Return the height of the line with a name: more if it needs two lines."""
    return HEAD if _one(name, room) else TALL


def name(layer: Layer, box: Box, words: str) -> None:
    """Draw the name of a card on one line, or on two where it is long."""
    layer.title(box, words, face=BOLD, size=TITLE, lines=1 if _one(words, box.w) else 2)


def _title_width(card: str, width: int) -> int:
    """Return the room for the name between the colour and the tags."""
    found = CARDS.get(card) or CORPS[card]
    return width - 2 * PAD - ICON - 4 - tags_width(len(found.tags), ICON)


def title_height(card: str, table: Table, width: int) -> int:
    """Return the height of the line with colour, name and tags."""
    return name_height(table.title(card), _title_width(card, width))


def title(layer: Layer, box: Box, card: str, table: Table, *, plain: bool = False) -> None:
    """Draw the line with colour, name and tags, which are `plain` without their badges."""
    found = CARDS.get(card) or CORPS[card]
    y = box.y + box.h // 2
    icon = COLOUR_ICONS[found.colour] if isinstance(found, Card) else "office"
    colour = None if isinstance(found, Card) else layer.theme.icon("wild")
    layer.icon(box.x + PAD - 2, y, icon, round(ICON * 0.86), anchor="lm", colour=colour)
    tags(layer, box.right - PAD, y, found.tags, ICON, plain=plain)
    room = Box(box.x + PAD + ICON, box.y, _title_width(card, box.w), box.h)
    name(layer, room, table.title(card))


# A card in play


class Played(NamedTuple):
    """The content of a card in play: part of its text, cubes and their change, points."""

    card: str
    said: Said
    cubes: int
    came: int
    vp: int


def played(table: Table, seat: int, card: str, said: Said = "lasting") -> Played:
    """Return a card in play of a seat."""
    cubes = table.player(seat).cubes.get(card, 0)
    old = table.earlier(seat)
    came = 0 if old is None or card not in old.played else cubes - old.cubes.get(card, 0)
    return Played(card, said, cubes, came, table.points(seat, card))


def _foot_width(shown: Played) -> int:
    """Return the width of cubes and points at the foot of a card, 0 without any."""
    wide = 0
    if shown.vp:
        wide += fonts.width(digits(shown.vp), "bold", ICON - 4) + ICON + PAD
    if CARDS[shown.card].holds is not None:
        wide += _cubes_width(shown.cubes) + PAD
    return wide


def _beside(shown: Played, table: Table) -> int:
    """Return the width of the foot, if it is next to the name because the card has no text."""
    return 0 if card_markup(shown.card, table.lang, shown.said) else _foot_width(shown)


def _foot_height(shown: Played, table: Table, width: int) -> int:
    """Return how much the foot adds to a card: little next to a short last line of text."""
    foot = _foot_width(shown)
    lines = _lines(shown.card, table, width, shown.said)
    if lines is None or not foot:
        return 0
    if lines.lines[-1].width + foot + 3 * PAD <= width:
        return PAD // 2
    return ICON + PAD // 2


def played_height(shown: Played, table: Table, width: int) -> int:
    """Return the height of a card in play."""
    head = title_height(shown.card, table, width - _beside(shown, table))
    body = text_height(shown.card, table, width, shown.said)
    return head + PAD + (body + _foot_height(shown, table, width) + PAD // 2 if body else 0)


def draw_played(
    canvas: Canvas, box: Box, shown: Played, table: Table, *, plain: bool = False
) -> None:
    """Draw a card in play: name, tags, text, and its cubes with their points."""
    layer, card = canvas.main, CARDS[shown.card]
    surface(layer, box, tint_of(layer, shown.card), flat=True)
    wide = box.w - _beside(shown, table)
    head = title_height(shown.card, table, wide)
    at = Box(box.x, box.y + PAD // 2, wide, head)
    title(layer, at, shown.card, table, plain=plain)
    body = box.y + head + PAD
    text(layer, Box(box.x, body, box.w, box.bottom - body), shown.card, table, shown.said)
    y, right = box.bottom - PAD // 2 - ICON // 2, box.right - PAD
    if wide < box.w:
        y = box.y + box.h // 2
    if shown.vp:
        right -= points(layer, right, y, shown.vp, ICON - 4) + PAD
    if card.holds is not None:
        wide = _cubes_width(shown.cubes)
        pill = Box(right - wide, y - ICON // 2, wide, ICON)
        _cubes(layer, pill, CUBES[card.holds], shown.cubes)
        canvas.changed(pill.x, y, shown.came, anchor="rm")


def _cubes_width(n: int) -> int:
    return fonts.width(str(n), "bold", round((ICON - 4) * 0.86)) + 2 * ICON - 24


def _cubes(layer: Layer, pill: Box, icon: str, n: int) -> None:
    """Draw the cubes on a card."""
    theme, size = layer.theme, ICON - 4
    ink = theme.icon(icon)
    layer.panel(
        pill,
        fill=mix(theme.background, ink, 0.25 if n else 0.05),
        border=ink if n else theme.line_strong,
        width=2,
        radius=pill.h // 2,
    )
    colour = theme.text if n else theme.muted
    layer.amount(pill.x + size // 4, pill.y + pill.h // 2, n, icon, size, colour=colour)


# Corporations


def corporation_height(key: str, table: Table, width: int, said: Said = "whole") -> int:
    """Return the height of a corporation: with its starting goods if its text is whole."""
    start = HEAD if said == "whole" else 0
    return title_height(key, table, width) + PAD + text_height(key, table, width, said) + start


def corporation(layer: Layer, box: Box, table: Table, key: str, said: Said = "whole") -> None:
    """Draw a corporation with its text and, as long as they matter, its starting goods."""
    theme = layer.theme
    surface(layer, box, theme.icon("wild"))
    head = title_height(key, table, box.w)
    title(layer, Box(box.x, box.y + PAD // 2, box.w, head), key, table)
    body = box.y + head + PAD
    text(layer, Box(box.x, body, box.w, box.bottom - body), key, table, said)
    if said == "whole":
        x, y = box.x + PAD, box.bottom - PAD - ICON // 2
        word = table.word("start")
        x += layer.text(x, y, word, face=FACE, size=TEXT, colour=theme.muted) + 12
        layer.amount(x, y, CORPS[key].mc, "megacredit", ICON - 6)


# Columns of unequal cards


def columns(area: Box, count: int, gap: int, heights: Sequence[int]) -> list[Box]:
    """Return places for boxes of given heights, each below the shortest column's last."""
    bottoms = [area.y] * count
    cells = area.columns(count, gap)
    found: list[Box] = []
    for height in heights:
        column = min(range(count), key=lambda i: bottoms[i])
        found.append(Box(cells[column].x, bottoms[column], cells[column].w, height))
        bottoms[column] += height + gap
    return found


def lowest(cells: Sequence[Box], otherwise: int) -> int:
    """Return where the lowest of some boxes ends."""
    return max((cell.bottom for cell in cells), default=otherwise)


def section(
    layer: Layer, x: int, y: int, name: str, icon: str, count: int | None, *, size: int = 34
) -> None:
    """Draw the heading of a section of cards, with their number if it is given."""
    theme = layer.theme
    x += layer.icon(x, y, icon, size, anchor="lm") + 8
    x += layer.text(x, y, name, face=FACE, size=size, colour=theme.muted) + 12
    if count is not None:
        layer.text(x, y, str(count), face="bold", size=size - 4)

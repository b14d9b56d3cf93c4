"""Project cards and corporations as they lie on the table, in any size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.ares.content import CARDS, CORPS
from games.ares.effects.card import Card
from rendering import fonts, typeset
from rendering.ares.symbols import COLOUR_ICONS, CUBE_ICONS, card_markup, tags, tags_width
from rendering.ares.table import Table
from rendering.canvas import Box, Layer, digits
from rendering.colour import mix
from rendering.fonts import Face
from rendering.header import points
from rendering.scene import Shadow

FACE: Face = "narrow"
BOLD: Face = "narrow_bold"
WIDE, NAME = 700, 350
"""Lines wider than this have room for the text of a card, behind its name."""


class Size(NamedTuple):
    """Measures of a card with its text."""

    title: int
    text: int
    icon: int
    pad: int
    brief: bool = False

    @property
    def head(self) -> int:
        """Return the height of the line with the name."""
        return self.icon + self.pad


ASIDE = 18
"""Size below which a text beside a name is left out."""

SMALL = Size(25, 22, 30, 8, brief=True)
MEDIUM = Size(27, 23, 36, 10)
LARGE = Size(34, 29, 44, 12)


def surface(layer: Layer, box: Box, tint: str, *, width: int = 2, dim: bool = False) -> None:
    """Draw an empty card of a colour."""
    theme = layer.theme
    fill = mix(theme.card_low if dim else theme.card, tint, 0.08)
    layer.panel(
        box,
        fill=fill,
        fill2=mix(fill, theme.background, 0.25),
        border=mix(tint, theme.background, 0.45) if dim else tint,
        width=width,
        radius=10,
        shadow=Shadow(4, 2, theme.shadow),
    )


def tint_of(layer: Layer, card: str) -> str:
    """Return the colour of a card; corporations have their own."""
    theme = layer.theme
    return theme.icon(COLOUR_ICONS[CARDS[card].colour]) if card in CARDS else theme.icon("wild")


def _lines(card: str, table: Table, width: int, size: Size) -> typeset.RichLines | None:
    """Return the card's text set in lines, or nothing if it has none."""
    markup = card_markup(card, table.lang, brief=size.brief)
    if not markup:
        return None
    return typeset.fit_rich(markup, width - 2 * size.pad, 4000, FACE, size.text, size.text, 99)


def text_height(card: str, table: Table, width: int, size: Size) -> int:
    """Return the height that the text of a card takes."""
    lines = _lines(card, table, width, size)
    return 0 if lines is None else lines.height + size.pad


def text(layer: Layer, box: Box, card: str, table: Table, size: Size) -> None:
    """Draw the text of a card."""
    markup = card_markup(card, table.lang, brief=size.brief)
    if markup:
        area = Box(box.x + size.pad, box.y, box.w - 2 * size.pad, box.h)
        layer.rich(area, markup, face=FACE, size=size.text, floor=13)


# A card in play


class Played(NamedTuple):
    """What a card in play shows besides its text."""

    card: str
    cubes: int
    vp: int


def played(table: Table, seat: int, card: str) -> Played:
    """Return a card in play of a seat."""
    player = table.player(seat)
    return Played(card, player.cubes.get(card, 0), table.points(seat, card))


def _foot_width(shown: Played, size: Size) -> int:
    """Return the width of cubes and points at the foot of a card, 0 without any."""
    wide = 0
    if shown.vp:
        wide += fonts.width(digits(shown.vp), "bold", size.icon - 4) + size.icon + size.pad
    if CARDS[shown.card].holds is not None:
        wide += _cubes_width(shown.cubes, size.icon - 4) + size.pad
    return wide


def _foot_height(shown: Played, table: Table, width: int, size: Size) -> int:
    """Return what the foot adds to a card: little beside a short last line of text."""
    foot = _foot_width(shown, size)
    if not foot:
        return 0
    lines = _lines(shown.card, table, width, size)
    if lines is not None and lines.lines[-1].width + foot + 3 * size.pad <= width:
        return size.pad // 2
    return size.icon + size.pad // 2


def _least(size: Size) -> int:
    """Return the smallest size for a name on one line."""
    return round(size.title * 0.78)


def _one(name: str, room: int, size: Size) -> bool:
    """Whether a name has room on one line."""
    return fonts.width(name, BOLD, _least(size)) <= room


def name_height(name: str, room: int, size: Size) -> int:
    """Return the height of the line with a name, more for one that needs two."""
    return size.head if _one(name, room, size) else size.head + round(size.title * 0.8)


def name(layer: Layer, box: Box, words: str, size: Size) -> None:
    """Draw the name of a card on one line, or on two where it is long."""
    least = _least(size)
    if _one(words, box.w, size):
        one_line(layer, box, words, BOLD, (size.title, size.title - 3, least))
    else:
        layer.fit(box, words, face=BOLD, size=least + 2, floor=least - 2, lines=2, cut=True)


def _head_height(shown: Played, table: Table, width: int, size: Size) -> int:
    """Return the height of the head of a card in play."""
    return name_height(table.title(shown.card), _title_width(shown.card, width, size), size)


def played_height(shown: Played, table: Table, width: int, size: Size) -> int:
    """Return the height of a card in play in full."""
    head = _head_height(shown, table, width, size) + size.pad
    body = text_height(shown.card, table, width, size)
    return head + body + _foot_height(shown, table, width, size) + size.pad // 2


def draw_played(layer: Layer, box: Box, shown: Played, table: Table, size: Size) -> None:
    """Draw a card in play: name, tags, text, and the cubes on it with what it scores."""
    card = CARDS[shown.card]
    surface(layer, box, tint_of(layer, shown.card))
    head = _head_height(shown, table, box.w, size)
    title(layer, Box(box.x, box.y + size.pad // 2, box.w, head), shown.card, table, size)
    body = box.y + head + size.pad
    text(layer, Box(box.x, body, box.w, box.bottom - body), shown.card, table, size)
    y, right = box.bottom - size.pad // 2 - size.icon // 2, box.right - size.pad
    if shown.vp:
        right -= points(layer, right, y, shown.vp, size.icon - 4) + size.pad
    if card.holds is not None:
        wide = _cubes_width(shown.cubes, size.icon - 4)
        _cubes(layer, right - wide, y, CUBE_ICONS[card.holds], shown.cubes, size.icon - 4)


def _cubes_width(n: int, size: int) -> int:
    return fonts.width(str(n), "bold", round(size * 0.86)) + size + 4 + size // 2


def _cubes(layer: Layer, x: int, y: int, icon: str, n: int, size: int) -> None:
    """Draw the cubes on a card from the left."""
    theme = layer.theme
    pill = Box(x, y - size // 2 - 2, _cubes_width(n, size), size + 4)
    ink = theme.icon(icon)
    layer.panel(
        pill,
        fill=mix(theme.background, ink, 0.25 if n else 0.05),
        border=ink if n else theme.line_strong,
        width=2,
        radius=pill.h // 2,
    )
    colour = theme.text if n else theme.faint
    layer.amount(x + size // 4, y, n, icon, size, colour=colour)


def _title_width(card: str, width: int, size: Size) -> int:
    """Return the room for the name between the colour and the tags."""
    found = CARDS.get(card) or CORPS[card]
    return width - 2 * size.pad - size.icon - 4 - tags_width(len(found.tags), size.icon)


def title(layer: Layer, box: Box, card: str, table: Table, size: Size) -> None:
    """Draw the line with colour, name and tags."""
    found = CARDS.get(card) or CORPS[card]
    y = box.y + box.h // 2
    icon = COLOUR_ICONS[found.colour] if isinstance(found, Card) else "office"
    colour = None if isinstance(found, Card) else layer.theme.icon("wild")
    layer.icon(box.x + size.pad - 2, y, icon, round(size.icon * 0.86), anchor="lm", colour=colour)
    tags(layer, box.right - size.pad, y, found.tags, size.icon)
    left = box.x + size.pad + size.icon
    room = Box(left, box.y, _title_width(card, box.w, size), box.h)
    name(layer, room, table.title(card), size)


def one_line(
    layer: Layer,
    box: Box,
    words: str,
    face: Face,
    sizes: Sequence[int],
    *,
    colour: str | None = None,
) -> None:
    """Draw a name in the first size that fits, cut in the last.

    Measuring once and drawing in few sizes keeps pictures with many names quick.
    """
    wide = fonts.width(words, face, sizes[0])
    fits = (size for size in sizes if wide * size * 1.015 <= box.w * sizes[0])
    size = next(fits, sizes[-1])
    layer.fit(box, words, face=face, size=size, floor=size, cut=True, colour=colour)


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
    layer: Layer, x: int, y: int, name: str, icon: str, count: int, *, size: int = 30
) -> int:
    """Draw the heading of a section of cards and return its width."""
    theme, start = layer.theme, x
    x += layer.icon(x, y, icon, size, anchor="lm") + 8
    x += layer.text(x, y, name, face="narrow", size=size, colour=theme.muted) + 12
    return x + layer.text(x, y, str(count), face="bold", size=size - 2) - start


TWO = 18
"""Size below which a name on a line of its own stands in two."""


BADGES, SIGNS = 100, 150
"""Up to so many cards of all players have tags with badges, or without: a message carries no more.

Beyond that the players' counts of tags must do, and names are smaller.
"""


def chip(layer: Layer, box: Box, shown: Played, table: Table, crowd: int) -> None:
    """Draw a card in play as one line: colour, whether it has an action, name, tags, what it holds.

    A name that is too long beside its tags stands in two small lines; `crowd`: so many cards are
    in the picture.
    """
    card = CARDS[shown.card]
    theme = layer.theme
    tint = tint_of(layer, shown.card)
    layer.panel(box, fill=mix(theme.card_low, tint, 0.12), radius=7)
    layer.panel(Box(box.x, box.y, 6, box.h), fill=tint, radius=3)
    y, size = box.y + box.h // 2, min(36 if box.h > 50 else 30, box.h - 6)
    right = box.right - 6
    if shown.vp:
        right -= points(layer, right, y, shown.vp, size - 4) + 8
    if card.holds is not None:
        layer.icon(right, y, CUBE_ICONS[card.holds], size - 4, anchor="rm")
        ink = theme.text if shown.cubes else theme.faint
        held = str(shown.cubes)
        right -= size
        right -= layer.text(right, y, held, face="bold", size=size - 4, anchor="rm", colour=ink)
        right -= 8
    if card.tags and crowd <= SIGNS:
        badge = size if box.w > 400 else size - 4
        tags(layer, right, y, card.tags, badge, plain=crowd > BADGES)
        right -= tags_width(len(card.tags), badge) + 6
    left = box.x + 14
    if card.action:
        layer.icon(box.x + 8, y, "phase_action", size - 10, anchor="lm", colour=tint)
        left += size - 14
    if box.w > WIDE:
        words = Box(box.x + NAME, box.y, right - box.x - NAME, box.h)
        right = words.x - 12
        _aside(layer, words, shown.card, table)
    room = Box(left, box.y, right - left, box.h)
    called = table.title(shown.card)
    if fonts.width(called, FACE, TWO) * 1.015 <= room.w:
        largest = (size - 2, 28, 24) if crowd <= SIGNS else (24,)
        one_line(layer, room, called, FACE, (*largest, 20, TWO))
    else:
        layer.fit(room, called, face=FACE, size=TWO, floor=TWO - 1, lines=2, cut=True)


def founded(layer: Layer, box: Box, corporation: str, table: Table) -> None:
    """Draw a corporation as one wide line: its name and its text, in one or two lines."""
    tint = layer.theme.icon("wild")
    layer.panel(box, fill=mix(layer.theme.card_low, tint, 0.12), radius=7)
    layer.panel(Box(box.x, box.y, 6, box.h), fill=tint, radius=3)
    y, size = box.y + box.h // 2, min(36 if box.h > 50 else 30, box.h - 6)
    layer.icon(box.x + 14, y, "office", size - 4, anchor="lm", colour=tint)
    left = box.x + size + 18
    name = Box(left, box.y, box.x + NAME - 12 - left, box.h)
    one_line(layer, name, table.title(corporation), FACE, (size - 2, 28, 24, 20, 17))
    words = Box(box.x + NAME, box.y, box.w - NAME - 8, box.h)
    _aside(layer, words, corporation, table)


def _aside(layer: Layer, box: Box, card: str, table: Table) -> None:
    """Write a card's text beside its name, as large as the line allows."""
    markup = card_markup(card, table.lang, brief=True).replace("\n", " ")
    try:
        size = typeset.fit_rich(markup, box.w, box.h - 14, FACE, 30, ASIDE, 9).size
    except typeset.DoesNotFitError:
        return
    ink = layer.theme.muted
    layer.rich(box, markup, face=FACE, size=size, floor=size, colour=ink, valign="m")

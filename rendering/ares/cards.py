"""Project cards and corporations as they lie on the table, in any size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.ares.content import CARDS, CORPS
from games.ares.effects import Card
from rendering import fonts, typeset
from rendering.ares.header import points
from rendering.ares.symbols import COLOUR_ICONS, CUBE_ICONS, card_markup, tags
from rendering.ares.table import Table
from rendering.canvas import Box, Layer
from rendering.colour import mix
from rendering.fonts import Face
from rendering.scene import Shadow

FACE: Face = "narrow"


class Size(NamedTuple):
    """Measures of a card with its text."""

    title: int
    text: int
    icon: int
    pad: int

    @property
    def head(self) -> int:
        """Return the height of the line with the name."""
        return self.icon + self.pad


SMALL = Size(23, 20, 30, 8)
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
    markup = card_markup(card, table.lang)
    if not markup:
        return None
    return typeset.fit_rich(markup, width - 2 * size.pad, 4000, FACE, size.text, size.text, 99)


def text_height(card: str, table: Table, width: int, size: Size) -> int:
    """Return the height that the text of a card takes."""
    lines = _lines(card, table, width, size)
    return 0 if lines is None else lines.height + size.pad


def text(layer: Layer, box: Box, card: str, table: Table, size: Size) -> None:
    """Draw the text of a card."""
    markup = card_markup(card, table.lang)
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


def _foot(card: Card, shown: Played) -> bool:
    return card.holds is not None or shown.vp != 0


def played_height(shown: Played, table: Table, width: int, size: Size) -> int:
    """Return the height of a card in play in full."""
    foot = size.icon + size.pad if _foot(CARDS[shown.card], shown) else 0
    head = size.head + size.pad
    return head + text_height(shown.card, table, width, size) + foot + size.pad


def draw_played(layer: Layer, box: Box, shown: Played, table: Table, size: Size) -> None:
    """Draw a card in play: name, tags, text, and the cubes on it with what it scores."""
    card = CARDS[shown.card]
    surface(layer, box, tint_of(layer, shown.card))
    title(layer, Box(box.x, box.y + size.pad // 2, box.w, size.head), shown.card, table, size)
    body = box.y + size.head + size.pad
    text(layer, Box(box.x, body, box.w, box.bottom - body), shown.card, table, size)
    if not _foot(card, shown):
        return
    y = box.bottom - size.pad - size.icon // 2
    if shown.vp:
        points(layer, box.right - size.pad, y, shown.vp, size.icon - 4)
    if card.holds is not None:
        cubes(layer, box.x + size.pad, y, CUBE_ICONS[card.holds], shown.cubes, size.icon - 4)


def cubes(layer: Layer, x: int, y: int, icon: str, n: int, size: int) -> int:
    """Draw the cubes on a card from the left and return the width."""
    theme = layer.theme
    wide = fonts.width(str(n), "bold", round(size * 0.86)) + size + 4 + size // 2
    pill = Box(x, y - size // 2 - 2, wide, size + 4)
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
    return wide


def title(layer: Layer, box: Box, card: str, table: Table, size: Size) -> None:
    """Draw the line with colour, name and tags."""
    found = CARDS.get(card) or CORPS[card]
    y = box.y + box.h // 2
    icon = COLOUR_ICONS[found.colour] if isinstance(found, Card) else "office"
    colour = None if isinstance(found, Card) else layer.theme.icon("wild")
    layer.icon(box.x + size.pad - 2, y, icon, round(size.icon * 0.86), anchor="lm", colour=colour)
    used = tags(layer, box.right - size.pad, y, found.tags, size.icon)
    left = box.x + size.pad + size.icon
    room = Box(left, box.y, box.right - size.pad - used - 4 - left, box.h)
    layer.fit(
        room,
        table.title(card),
        face="narrow_bold",
        size=size.title,
        floor=max(15, size.title - 10),
        lines=2,
        cut=True,
    )


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
) -> None:
    """Draw the heading of a section of cards."""
    theme = layer.theme
    x += layer.icon(x, y, icon, size, anchor="lm") + 8
    x += layer.text(x, y, name, face="narrow", size=size, colour=theme.muted) + 12
    layer.text(x, y, str(count), face="bold", size=size - 2)


def chip(layer: Layer, box: Box, shown: Played, table: Table) -> None:
    """Draw a card in play as one line: colour, name, cubes, points."""
    card = CARDS[shown.card]
    theme = layer.theme
    tint = tint_of(layer, shown.card)
    layer.panel(box, fill=mix(theme.card_low, tint, 0.12), radius=7)
    layer.panel(Box(box.x, box.y, 6, box.h), fill=tint, radius=3)
    y, size = box.y + box.h // 2, min(30, box.h - 6)
    right = box.right - 6
    if shown.vp:
        right -= points(layer, right, y, shown.vp, size - 6) + 8
    if card.holds is not None:
        layer.icon(right, y, CUBE_ICONS[card.holds], size - 4, anchor="rm")
        ink = theme.text if shown.cubes else theme.faint
        held = str(shown.cubes)
        right -= size
        right -= layer.text(right, y, held, face="bold", size=size - 4, anchor="rm", colour=ink)
        right -= 8
    used = 14
    if card.action:
        layer.icon(box.x + 12, y, "phase_action", size - 6, anchor="lm", colour=tint)
        used += size - 2
    room = Box(box.x + used, box.y, right - box.x - used, box.h)
    layer.fit(room, table.title(shown.card), face=FACE, size=size - 2, floor=17, cut=True)

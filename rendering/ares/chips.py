"""Cards in play as single lines: enough room for all cards of a long game."""

from __future__ import annotations

from games.ares.content import CARDS
from games.ares.words.icons import CUBES
from rendering import fonts, sizes, typeset
from rendering.ares.cards import FACE, Played, tint_of
from rendering.ares.symbols import COLOUR_ICONS, card_markup, tags, tags_width
from rendering.ares.table import Table
from rendering.canvas import Box, Layer
from rendering.colour import mix
from rendering.header import points

WIDE, NAME = 700, 380
"""Lines wider than this have room for the text of a card, behind its name."""
BADGES, SIGNS = 72, 108
"""The largest numbers of cards of all players that have tags with badges, or without: a message has
no room for others. Above that, only the players' counts of tags are drawn, and names are smaller.
"""
ASIDE = 54
"""Room beside the text of a corporation."""
LARGEST, LEAST = 34, 26
"""Largest size of a name, and smallest of a tag."""


def chip(layer: Layer, box: Box, shown: Played, table: Table, crowd: int) -> None:
    """Draw a card in play as one line: colour, action mark, name, tags, resources on it.

    A wide line also has the lasting part of its text; `crowd`: the number of cards in the picture.
    """
    card = CARDS[shown.card]
    y, size = box.y + box.h // 2, min(36, box.h - 4)
    _ground(layer, box, shown.card, COLOUR_ICONS[card.colour])
    left = box.x + 44
    if card.action:
        left += layer.icon(left - 4, y, "phase_action", 24, anchor="lm") + 2
    right = _foot(layer, Box(box.x, box.y, box.w - 8, box.h), shown)
    called, wide = table.title(shown.card), box.w > WIDE
    if crowd <= SIGNS:
        count = len(card.tags)
        badge = size - 2 if wide else _badge(layer, called, right - left - 8, count, size - 2)
        tags(layer, right, y, card.tags, badge, plain=crowd > BADGES)
        right -= tags_width(count, badge) + 8
    if wide:
        words = Box(box.x + NAME, box.y, right - box.x - NAME, box.h)
        right = words.x - 12
        _aside(layer, words, shown.card, table)
    room = Box(left, box.y, right - left, box.h)
    largest = LARGEST if crowd <= SIGNS else layer.least(FACE)
    layer.title(room, called, face=FACE, size=min(largest, box.h - 4))


def _badge(layer: Layer, name: str, room: int, count: int, size: int) -> int:
    """Return how large `count` tags are: smaller where that leaves room for the whole name."""
    named = fonts.width(name, FACE, sizes.least_name(FACE, layer.width)) * 1.015
    return size if named + tags_width(count, size) <= room else LEAST


def _foot(layer: Layer, box: Box, shown: Played) -> int:
    """Draw points and cubes at the right end of a line and return where they begin."""
    card, theme = CARDS[shown.card], layer.theme
    y, right, size = box.y + box.h // 2, box.right, min(32, box.h - 6)
    if shown.vp:
        right -= points(layer, right, y, shown.vp, size) + 10
    if card.holds is not None:
        right -= layer.icon(right, y, CUBES[card.holds], size, anchor="rm") + 4
        ink = theme.text if shown.cubes else theme.muted
        held = str(shown.cubes)
        right -= layer.text(right, y, held, face="bold", size=size, anchor="rm", colour=ink) + 6
        if shown.came:
            right -= layer.changed(right, y, shown.came, anchor="rm") + 6
    return right


def founded_step(corporation: str, table: Table, width: int) -> int:
    """Return the distance from a corporation's line to the next: more for a long text."""
    markup = card_markup(corporation, table.lang, "lasting").replace("\n", " ")
    try:
        typeset.fit_rich(markup, width - ASIDE, LARGEST, FACE, sizes.NAME, sizes.NAME, 1)
    except typeset.DoesNotFitError:
        return 90
    return 50


def founded(layer: Layer, box: Box, corporation: str, table: Table) -> None:
    """Draw the lasting part of a corporation's text as one wide line; its name is elsewhere."""
    _ground(layer, box, corporation, "office")
    _aside(layer, Box(box.x + 46, box.y, box.w - ASIDE, box.h), corporation, table)


def _ground(layer: Layer, box: Box, card: str, icon: str) -> None:
    """Draw the line itself with the sign of the card's colour."""
    tint = tint_of(layer, card)
    layer.panel(box, fill=mix(layer.theme.card_low, tint, 0.12), radius=7)
    size = min(32, box.h - 6)
    layer.icon(box.x + 22, box.y + box.h // 2, icon, size, colour=tint)


def _aside(layer: Layer, box: Box, card: str, table: Table) -> None:
    """Write the lasting part of a card's text next to its name, as large as the line allows."""
    markup = card_markup(card, table.lang, "lasting").replace("\n", " ")
    if not markup:
        return
    floor = layer.least(FACE)
    largest = max(floor, min(30, (box.h - 4) * 4 // 5))  # so that icons stay on the line
    try:
        size = typeset.fit_rich(markup, box.w, box.h - 8, FACE, largest, floor, 9).size
    except typeset.DoesNotFitError:
        return
    ink = layer.theme.muted
    layer.rich(box, markup, face=FACE, size=size, floor=size, colour=ink, valign="m")

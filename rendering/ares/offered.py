"""A card that is not in play: its price, text, and for the owner whether it can be played."""

from __future__ import annotations

from games.ares.content import CARDS, CORPS, degrees, zone
from games.ares.effects.counts import Rate
from games.ares.effects.kinds import ZONES, Tag
from games.ares.words.terms import zone as zone_name
from games.core.errors import Reason
from rendering import fonts
from rendering.ares import cards
from rendering.ares.cards import Size
from rendering.ares.playable import Verdict
from rendering.ares.symbols import (
    COLOUR_ICONS,
    CUBE_ICONS,
    PHASE_ICONS,
    STOCK_ICONS,
    TAG_ICONS,
    tags,
    tags_width,
)
from rendering.ares.table import Table
from rendering.ares.tableau import corporation
from rendering.canvas import Box, Layer, digits
from rendering.colour import mix, veil
from rendering.header import points

SMALLER = 10
"""How much smaller tags may become where a price and points leave them little room."""


def height(card: str, table: Table, width: int, size: Size, *, status: bool) -> int:
    """Return the height of a card or corporation, with its verdict or without."""
    text = cards.text_height(card, table, width, size)
    if card in CORPS:
        return 3 * size.head + text
    foot = size.icon + size.pad if status else 0
    named = cards.name_height(table.title(card), _name_width(width, size), size)
    return size.head + named + 2 * size.pad + text + foot


def _name_width(width: int, size: Size) -> int:
    """Return the room for the name beside the sign of its colour."""
    return width - 2 * size.pad - size.icon


def draw(
    layer: Layer, box: Box, card: str, table: Table, size: Size, judged: Verdict | None
) -> None:
    """Draw price, tags, points, name, text, and the verdict; a corporation as in play."""
    if card in CORPS:
        corporation(layer, box, table, card, size)
        return
    found = CARDS[card]
    tint = cards.tint_of(layer, card)
    dim = judged is not None and judged.state == "not"
    cards.surface(layer, box, tint, width=4 if judged and judged.state == "now" else 2, dim=dim)
    y = box.y + size.pad // 2 + size.head // 2
    price = found.cost if judged is None else judged.price
    right = box.right - size.pad
    if found.vp != 0:
        right -= _points(layer, right, y, found.vp, size)
    full = right - tags_width(len(found.tags), size.icon - SMALLER)
    used = _price(layer, box.x + size.pad, y, (price, found.cost), size, full)
    tags(layer, right, y, found.tags, _badge(right - used, len(found.tags), size))
    room = _name_width(box.w, size)
    head = cards.name_height(table.title(card), room, size)
    y += (size.head + head) // 2
    icon = COLOUR_ICONS[found.colour]
    layer.icon(box.x + size.pad - 2, y, icon, round(size.icon * 0.86), anchor="lm")
    at = Box(box.x + size.pad + size.icon, y - head // 2, room, head)
    cards.name(layer, at, table.title(card), size)
    body = box.y + size.head + head + size.pad
    foot = size.icon + size.pad if judged else 0
    area = Box(box.x, body, box.w, box.bottom - body - foot)
    cards.text(layer, area, card, table, size)
    if judged is not None:
        strip = Box(box.x + 5, box.bottom - foot - 5, box.w - 10, foot)
        _verdict(layer, strip, judged, table, size)


def _points(layer: Layer, right: int, y: int, vp: int | Rate, size: Size) -> int:
    """Draw what a card scores ending at `right`, "×" for a rate, and return the width."""
    if isinstance(vp, int):
        return points(layer, right, y, vp, size.icon - 4) + 12
    star = size.icon - 6
    layer.icon(right, y, "vp", star, anchor="rm")
    ink = layer.theme.icon("vp")
    at = right - star - 2
    wide = layer.text(at, y, "×", face="bold", size=star - 4, anchor="rm", colour=ink)
    return star + wide + 16


def _badge(room: int, count: int, size: Size) -> int:
    """Return how large so many tags are drawn, smaller where a price leaves less room."""
    least = size.icon - SMALLER
    fits = (badge for badge in range(size.icon, least, -2) if tags_width(count, badge) <= room)
    return next(fits, least)


def _price(layer: Layer, x: int, y: int, prices: tuple[int, int], size: Size, end: int) -> int:
    """Draw the real price, then the printed one struck out if it differs; return where they end.

    The printed one is left out where it would go beyond `end`: the real one's colour tells too.
    """
    theme = layer.theme
    price, printed = prices
    large = size.icon + 2
    layer.icon(x, y, "megacredit", size.icon, anchor="lm")
    x += size.icon + 6
    ink = theme.good if price < printed else theme.text
    x += layer.text(x, y, str(price), face="bold", size=large, colour=ink) + 14
    wide = fonts.width(str(printed), "bold", large - 12)
    if price == printed or x + wide + 6 > end:
        return x - 6
    layer.text(x, y, str(printed), face="bold", size=large - 12, colour=theme.muted)
    layer.line([(x - 4, y + 6), (x + wide + 4, y - 6)], theme.bad, 4)
    return x + wide + 10


def _verdict(layer: Layer, box: Box, judged: Verdict, table: Table, size: Size) -> None:
    """Draw the strip at the foot: playable, ready for its phase, or why not."""
    theme = layer.theme
    y = box.y + box.h // 2
    icon, ink, fill = {
        "now": ("done", theme.good, mix(theme.background, theme.good, 0.3)),
        "ready": (PHASE_ICONS[judged.phase], theme.text, veil(theme.background, 0.5)),
        "not": ("no", theme.bad, veil(theme.background, 0.5)),
    }[judged.state]
    layer.panel(box, fill=fill, radius=7)
    colour = theme.icon(icon) if judged.state == "ready" else ink
    layer.icon(box.x + 8, y, icon, size.icon - 8, anchor="lm", colour=colour)
    left = box.x + size.icon + 10
    text = said(judged, table)
    layer.rich(
        Box(left, box.y, box.right - left - 6, box.h),
        text,
        face="narrow",
        size=size.text,
        floor=13,
        colour=ink,
        valign="m",
        lines=1,
    )


def said(judged: Verdict, table: Table) -> str:
    """Return a verdict in a few words and icons."""
    if judged.why is not None:
        return _why(judged.why, table)
    phase = table.word("in_phase", what=table.numeral(judged.phase))
    text = table.word("playable")
    if judged.state == "ready":
        text = f"{table.word('ready')} – {phase}"
    if judged.sold:
        text += ", " + table.word("sells", what=f"{judged.sold} [cards]")
    return text


def _why(why: Reason, table: Table) -> str:
    facts = dict(why.facts)
    match why.key:
        case "zone":
            value = int(facts["value"])
            warmth = facts["scale"] == "temperature"
            now = f"{digits(value)}°" if warmth else table.percent(value)
            where = _zone(table, str(facts["scale"]), value)
            return f"[{facts['scale']}] {now}, {where}"
        case "oceans_least":
            return f"[ocean] {facts['have']}/{facts['n']}"
        case "oceans_most":
            return f"[ocean] {facts['have']} > {facts['n']}"
        case "tags":
            return f"[{TAG_ICONS[_tag(str(facts['tag']))]}] {facts['have']}/{facts['n']}"
        case "tr_least":
            return f"[terraform_rating] {facts['have']}/{facts['n']}"
        case "cannot_pay":
            return f"[{_good(str(facts['good']))}] {facts['have']}/{facts['need']}"
        case "short":
            return table.word("missing", what=f"{facts['missing']} [megacredit]")
        case "no_slot":
            return table.word("no_play")
        case "free_limit":
            return table.word("above", what=str(facts["most"]))
        case _:
            raise AssertionError(f"{why.key} is no reason for a hand card")


def _zone(table: Table, scale: str, value: int) -> str:
    """Return the zone of a value in words."""
    step = (value - degrees(0)) // 2 if scale == "temperature" else value
    return table.speaker.text("zone", zone=zone_name(ZONES[zone(scale, step)]))


def _tag(name: str) -> Tag:
    return next(tag for tag in TAG_ICONS if tag == name)


def _good(name: str) -> str:
    """Return the icon of a stock or a kind of cube."""
    goods = (*STOCK_ICONS.items(), *CUBE_ICONS.items())
    return next(icon for good, icon in goods if good == name)

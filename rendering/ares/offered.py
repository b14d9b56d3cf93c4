"""A card that is not in play: its price, text, and for the owner whether it can be played."""

from __future__ import annotations

from games.ares.content import CARDS, CORPS, degrees, zone
from games.ares.effects import ZONES, Rate, Tag
from games.ares.words.icons import CUBES, STOCK
from games.ares.words.terms import zone as zone_name
from games.core.errors import Reason
from rendering import fonts, typeset
from rendering.ares import cards
from rendering.ares.cards import FACE, HEAD, ICON, PAD, TEXT
from rendering.ares.playable import Verdict
from rendering.ares.symbols import COLOUR_ICONS, PHASE_ICONS, TAG_ICONS, tags, tags_width
from rendering.ares.table import Table
from rendering.canvas import Box, Layer, digits
from rendering.colour import mix, veil
from rendering.header import points

SMALLER = 10
"""How much smaller tags may become where a price and points leave them little room."""
LARGE = ICON + 2
"""Size of a price."""


def height(card: str, table: Table, width: int, judged: Verdict | None) -> int:
    """Return the height of a card or corporation, with its verdict if there is one."""
    if card in CORPS:
        return cards.corporation_height(card, table, width)
    named = cards.name_height(table.title(card), _name_width(width))
    foot = _foot(judged, table, width)
    return HEAD + named + 2 * PAD + cards.text_height(card, table, width) + foot


def _name_width(width: int) -> int:
    """Return the room for the name next to the sign of its colour."""
    return width - 2 * PAD - ICON


def draw(layer: Layer, box: Box, card: str, table: Table, judged: Verdict | None) -> None:
    """Draw price, tags, points, name, text, and the verdict; a corporation as in play."""
    if card in CORPS:
        cards.corporation(layer, box, table, card)
        return
    found = CARDS[card]
    tint = cards.tint_of(layer, card)
    dim = judged is not None and judged.state == "not"
    cards.surface(layer, box, tint, width=4 if judged and judged.state == "now" else 2, dim=dim)
    y = box.y + PAD // 2 + HEAD // 2
    price = found.cost if judged is None else judged.price
    right = box.right - PAD
    if found.vp != 0:
        right -= _points(layer, right, y, found.vp)
    full = right - tags_width(len(found.tags), ICON - SMALLER)
    used = _price(layer, box.x + PAD, y, (price, found.cost), full)
    tags(layer, right, y, found.tags, _badge(right - used, len(found.tags)))
    room = _name_width(box.w)
    head = cards.name_height(table.title(card), room)
    y += (HEAD + head) // 2
    layer.icon(box.x + PAD - 2, y, COLOUR_ICONS[found.colour], round(ICON * 0.86), anchor="lm")
    cards.name(layer, Box(box.x + PAD + ICON, y - head // 2, room, head), table.title(card))
    body = box.y + HEAD + head + PAD
    foot = _foot(judged, table, box.w)
    cards.text(layer, Box(box.x, body, box.w, box.bottom - body - foot), card, table)
    if judged is not None:
        strip = Box(box.x + 5, box.bottom - foot - 5, box.w - 10, foot)
        _verdict(layer, strip, judged, table)


def _points(layer: Layer, right: int, y: int, vp: int | Rate) -> int:
    """Draw the points of a card ending at `right`, "×" for a rate, and return the width."""
    if isinstance(vp, int):
        return points(layer, right, y, vp, ICON - 4) + 12
    star = ICON - 6
    layer.icon(right, y, "vp", star, anchor="rm")
    ink = layer.theme.icon("vp")
    at = right - star - 2
    wide = layer.text(at, y, "×", face="bold", size=star - 4, anchor="rm", colour=ink)
    return star + wide + 16


def _badge(room: int, count: int) -> int:
    """Return how large `count` tags are drawn, smaller where a price leaves less room."""
    least = ICON - SMALLER
    fits = (badge for badge in range(ICON, least, -2) if tags_width(count, badge) <= room)
    return next(fits, least)


def _price(layer: Layer, x: int, y: int, prices: tuple[int, int], end: int) -> int:
    """Draw the real price, then a different printed one struck out; return where they end.

    The printed price is left out where it would go beyond `end`: the colour of the real one shows
    the difference too.
    """
    theme = layer.theme
    price, printed = prices
    layer.icon(x, y, "megacredit", ICON, anchor="lm")
    x += ICON + 6
    ink = theme.good if price < printed else theme.text
    x += layer.text(x, y, str(price), face="bold", size=LARGE, colour=ink) + 14
    wide = fonts.width(str(printed), "bold", LARGE - 12)
    if price == printed or x + wide + 6 > end:
        return x - 6
    layer.text(x, y, str(printed), face="bold", size=LARGE - 12, colour=theme.muted)
    layer.line([(x - 4, y + 6), (x + wide + 4, y - 6)], theme.bad, 4)
    return x + wide + 10


def _words(judged: Verdict, table: Table, width: int) -> tuple[str, int]:
    """Return the words of a verdict, broken at commas if they are long, and their height."""
    words, room = said(judged, table), width - ICON - 26
    try:
        return words, typeset.fit_rich(words, room, 400, FACE, TEXT, TEXT, 1).height
    except typeset.DoesNotFitError:
        words = words.replace(", ", ",\n")
        return words, typeset.fit_rich(words, room, 400, FACE, TEXT, TEXT, 4).height


def _foot(judged: Verdict | None, table: Table, width: int) -> int:
    """Return the height of the strip with a verdict, 0 without one."""
    return 0 if judged is None else _words(judged, table, width)[1] + PAD + 24


def _verdict(layer: Layer, box: Box, judged: Verdict, table: Table) -> None:
    """Draw the strip at the foot: playable, ready for its phase, or why not."""
    theme = layer.theme
    icon, ink, fill = {
        "now": ("done", theme.good, mix(theme.background, theme.good, 0.3)),
        "ready": (PHASE_ICONS[judged.phase], theme.text, veil(theme.background, 0.5)),
        "not": ("no", theme.bad, veil(theme.background, 0.5)),
    }[judged.state]
    layer.panel(box, fill=fill, radius=7)
    colour = theme.icon(icon) if judged.state == "ready" else ink
    layer.icon(box.x + 8, box.y + box.h // 2, icon, ICON - 8, anchor="lm", colour=colour)
    room = Box(box.x + ICON + 10, box.y, box.w - ICON - 16, box.h)
    words, _ = _words(judged, table, box.w + 10)
    layer.rich(room, words, face=FACE, size=TEXT, colour=ink, valign="m")


def said(judged: Verdict, table: Table) -> str:
    """Return a verdict in a few words and icons, in parts that can have separate lines."""
    if judged.why is not None:
        return _why(judged.why, judged, table)
    phase = table.word("in_phase", what=table.numeral(judged.phase))
    text = table.word("playable")
    if judged.state == "ready":
        text = f"{table.word('ready')} – {phase}"
    if judged.sold:
        text += ", " + table.word("sells", what=f"{judged.sold} [cards]")
    return text


def _why(why: Reason, judged: Verdict, table: Table) -> str:
    facts = dict(why.facts)
    match why.key:
        case "zone":
            scale, value = str(facts["scale"]), int(facts["value"])
            now = _value(scale, value, table)
            if judged.until is None:
                return f"[{scale}] {now}, {_zone(table, scale, value)}"
            aim = degrees(judged.until) if scale == "temperature" else judged.until
            needs = table.word("needs", what=_value(scale, aim, table))
            if judged.by:
                needs = f"{needs} {table.word('thanks_to', what=table.title(judged.by))}"
            return f"[{scale}] {now}, {needs}"
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


def _value(scale: str, value: int, table: Table) -> str:
    return f"{digits(value)}°" if scale == "temperature" else table.percent(value)


def _zone(table: Table, scale: str, value: int) -> str:
    """Return the zone of a value in words."""
    step = (value - degrees(0)) // 2 if scale == "temperature" else value
    return table.speaker.text("zone", zone=zone_name(ZONES[zone(scale, step)]))


def _tag(name: str) -> Tag:
    return next(tag for tag in TAG_ICONS if tag == name)


def _good(name: str) -> str:
    """Return the icon of a stock or a kind of cube."""
    goods = (*STOCK.items(), *CUBES.items())
    return next(icon for good, icon in goods if good == name)

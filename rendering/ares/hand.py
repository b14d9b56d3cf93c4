"""The private hand: every card with its text, its real price, and whether it can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.ares.content import CARDS, CORPS, degrees, zone
from games.ares.effects import ZONES, Cube, Metal, Payable, Tag
from games.ares.nouns import ZONE_NAMES, pick
from games.ares.state import (
    Founding,
    Limit,
    Mulligan,
    Paying,
    Phase,
    Pick,
    Research,
    Swap,
)
from games.ares.words_labels import ROMAN
from games.core.errors import Reason
from rendering.ares import cards
from rendering.ares.cards import LARGE, MEDIUM, SMALL, Size
from rendering.ares.header import points
from rendering.ares.labels import Label
from rendering.ares.playable import Verdict, verdict
from rendering.ares.symbols import (
    COLOUR_ICONS,
    CUBE_ICONS,
    METAL_ICONS,
    PHASE_ICONS,
    STOCK_ICONS,
    TAG_ICONS,
    tags,
)
from rendering.ares.table import Table
from rendering.ares.tableau import corporation
from rendering.canvas import Box, Canvas, Layer, digits
from rendering.colour import mix, veil
from rendering.scene import Scene

WIDTH, EDGE, GAP = 1600, 12, 12
HEAD, TITLE = 76, 50
ORDER = {"green": 0, "blue": 1, "red": 2}
RANK = {"now": 0, "ready": 1, "not": 2}


class Mark(NamedTuple):
    """Something already decided about a card: a word on it."""

    word: Label
    good: bool


class Choice(NamedTuple):
    """The cards that the reader has to choose from now, and how they are marked."""

    offered: Sequence[str]
    marks: dict[str, Mark]


def hand_picture(table: Table) -> Scene:
    """Return the reader's hand; for the public, which has none, an empty one."""
    view = table.view
    seat = 0 if view.seat is None else view.seat
    player = table.player(seat)
    held = player.hand or []
    # Before the first round there is nothing to pay with, after the last no use for a verdict.
    live = view.round > 0 and not view.over
    judged = {h.card: verdict(view, h.card, h.price) if live else None for h in held}
    order = sorted(judged, key=lambda card: _order(card, judged[card]))
    choice = pending(table, seat)
    offered = list(choice.offered)
    across, size = _measure(max(len(order), len(offered)))
    width = Box(0, 0, WIDTH - 2 * EDGE, 0).columns(across, GAP)[0].w
    y = EDGE + HEAD
    heading, top_cells = y, list[Box]()
    if offered:
        area = Box(EDGE, y + TITLE, WIDTH - 2 * EDGE, 0)
        top_cells = cards.columns(
            area, across, GAP, [offer_height(card, table, width, size) for card in offered]
        )
        y = cards.lowest(top_cells, y) + GAP
    second = y
    area = Box(EDGE, y + (TITLE if offered else GAP), WIDTH - 2 * EDGE, 0)
    heights = [_height(card, table, width, size, status=live) for card in order]
    cells = cards.columns(area, across, GAP, heights)
    canvas = table.canvas(WIDTH, cards.lowest(cells, area.y + 60) + EDGE)
    _head(canvas, Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEAD - 8), table, seat)
    layer = canvas.main
    if offered:
        middle = heading + TITLE // 2
        cards.section(layer, EDGE + 6, middle, table.word("choose"), "eye", len(offered), size=34)
        middle = second + TITLE // 2
        cards.section(layer, EDGE + 6, middle, table.word("hand"), "cards", len(order), size=34)
    for card, cell in zip(offered, top_cells, strict=True):
        if card in CORPS:
            corporation(layer, cell, table, card, size)
        else:
            draw(layer, cell, card, table, size, None)
        _marked(layer, cell, table, choice.marks.get(card), size)
    for card, cell in zip(order, cells, strict=True):
        draw(layer, cell, card, table, size, judged[card])
        _marked(layer, cell, table, choice.marks.get(card), size)
    if not order:
        layer.text(
            EDGE + 10,
            area.y + 30,
            table.word("empty"),
            face="narrow",
            size=34,
            colour=table.theme.muted,
        )
    return canvas.scene()


def _order(card: str, judged: Verdict | None) -> tuple[int, ...]:
    """Return what cards are sorted by: playable first, then by colour and price."""
    found = CARDS[card]
    rank, price = (RANK[judged.state], judged.price) if judged else (0, found.cost)
    return rank, ORDER[found.colour], price, found.number


def pending(table: Table, seat: int) -> Choice:
    """Return what the viewer of this seat chooses from now, if it is about cards."""
    if table.view.seat != seat:
        return Choice((), {})
    match table.frame():
        case Mulligan(thrown):
            return Choice((), dict.fromkeys(thrown[seat], Mark("thrown", good=False)))
        case Founding(dealt, picks):
            return Choice(dealt[seat], {picks[seat]: Mark("kept", good=True)})
        case Research(dealt, _, kept):
            return Choice(dealt[seat], dict.fromkeys(kept[seat], Mark("kept", good=True)))
        case Limit(marked):
            return Choice((), dict.fromkeys(marked[seat], Mark("thrown", good=False)))
        case Swap(taker, offered) if offered in CARDS:
            mark = {offered: Mark("offered", good=True)}
            return Choice((), mark) if taker == seat else Choice((offered,), mark)
        case Phase(lanes=lanes) if lanes[seat].stack:
            part = lanes[seat].stack[-1]
            if isinstance(part, Pick):
                return Choice([card for card in part.cards if card in CARDS], {})
            if isinstance(part, Paying):
                marks = dict.fromkeys(part.sold, Mark("sold", good=False))
                return Choice((), {**marks, part.card: Mark("paying", good=True)})
        case _:
            pass
    return Choice((), {})


def _measure(count: int) -> tuple[int, Size]:
    if count <= 12:
        return 3, LARGE
    if count <= 28:
        return 4, MEDIUM
    return 5, SMALL


def _head(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw whose hand it is and what there is to pay with."""
    theme, layer, player = table.theme, canvas.main, table.player(seat)
    style = table.style(seat)
    layer.panel(
        box, fill=mix(theme.panel, style.colour, 0.1), border=style.colour, width=3, radius=12
    )
    y = box.y + box.h // 2
    layer.token(box.x + 34, y, style, 20)
    x = box.right - 18
    stocks = (
        ("titanium", player.titanium),
        ("steel", player.steel),
        ("plant", player.plant),
        ("heat", player.heat),
        ("megacredit", player.mc),
        ("cards", player.hand_size),
    )
    for icon, n in stocks:
        layer.icon(x, y, icon, 42, anchor="rm")
        x -= 48
        ink = theme.text if n else theme.faint
        x -= layer.text(x, y, str(n), face="bold", size=40, anchor="rm", colour=ink) + 30
    name = Box(box.x + 68, box.y, x - box.x - 68, box.h)
    layer.fit(name, table.names[seat], size=36, floor=24, cut=True)


# One card


def _height(card: str, table: Table, width: int, size: Size, *, status: bool) -> int:
    foot = size.icon + size.pad if status else 0
    head = 2 * size.head + size.pad
    return head + cards.text_height(card, table, width, size) + foot + size.pad


def offer_height(card: str, table: Table, width: int, size: Size) -> int:
    """Return the height of a card or corporation to choose from."""
    if card in CORPS:
        return 3 * size.head + cards.text_height(card, table, width, size)
    return _height(card, table, width, size, status=False)


def draw(
    layer: Layer, box: Box, card: str, table: Table, size: Size, judged: Verdict | None
) -> None:
    """Draw a card that is not in play: price, tags, points, name, text, and the verdict."""
    found = CARDS[card]
    theme = layer.theme
    tint = cards.tint_of(layer, card)
    dim = judged is not None and judged.state == "not"
    cards.surface(layer, box, tint, width=4 if judged and judged.state == "now" else 2, dim=dim)
    y = box.y + size.pad // 2 + size.head // 2
    price = found.cost if judged is None else judged.price
    _price(layer, box.x + size.pad, y, price, found.cost, size)
    right = box.right - size.pad
    if found.vp != 0:
        if isinstance(found.vp, int):
            right -= points(layer, right, y, found.vp, size.icon - 4) + 12
        else:
            right -= layer.icon(right, y, "vp", size.icon - 6, anchor="rm")
            right -= layer.text(
                right - 2,
                y,
                "×",
                face="bold",
                size=size.icon - 10,
                anchor="rm",
                colour=theme.icon("vp"),
            )
            right -= 14
    tags(layer, right, y, found.tags, size.icon)
    y += size.head
    icon = COLOUR_ICONS[found.colour]
    layer.icon(box.x + size.pad - 2, y, icon, round(size.icon * 0.86), anchor="lm")
    left = box.x + size.pad + size.icon
    room = Box(left, y - size.head // 2, box.right - size.pad - left, size.head)
    layer.fit(room, table.title(card), face="narrow_bold", size=size.title + 2, floor=15, cut=True)
    body = box.y + 2 * size.head + size.pad
    foot = size.icon + size.pad if judged else 0
    area = Box(box.x, body, box.w, box.bottom - body - foot)
    cards.text(layer, area, card, table, size)
    if judged is not None:
        strip = Box(box.x + 5, box.bottom - foot - 5, box.w - 10, foot)
        _verdict(layer, strip, judged, table, size)


def _price(layer: Layer, x: int, y: int, price: int, printed: int, size: Size) -> None:
    """Draw the real price, and the printed one struck out if it differs."""
    theme = layer.theme
    large = size.icon + 2
    layer.icon(x, y, "megacredit", size.icon, anchor="lm")
    x += size.icon + 6
    ink = theme.good if price < printed else theme.text
    x += layer.text(x, y, str(price), face="bold", size=large, colour=ink) + 14
    if price == printed:
        return
    wide = layer.text(x, y, str(printed), face="bold", size=large - 12, colour=theme.muted)
    layer.line([(x - 4, y + 6), (x + wide + 4, y - 6)], theme.bad, 4)


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
    phase = table.word("in_phase").format(ROMAN[judged.phase])
    text = table.word("playable")
    if judged.state == "ready":
        text = f"{table.word('ready')} – {phase}"
    if judged.sold:
        text += ", " + table.word("sells").format(f"{judged.sold} [cards]")
    return text


def _why(why: Reason, table: Table) -> str:
    facts = dict(why.facts)
    match why.key:
        case "zone":
            value = int(facts["value"])
            unit = "°" if facts["scale"] == "temperature" else table.desk.say("%", "\u00a0%")
            where = _zone(table, str(facts["scale"]), value)
            return f"[{facts['scale']}] {digits(value)}{unit}, {where}"
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
            return table.word("missing").format(f"{facts['missing']} [megacredit]")
        case "no_slot":
            return table.word("no_play")
        case "free_limit":
            return table.word("above").format(facts["most"])
        case _:
            raise AssertionError(f"{why.key} is no reason for a hand card")


def _zone(table: Table, scale: str, value: int) -> str:
    """Return the zone of a value in words."""
    step = (value - degrees(0)) // 2 if scale == "temperature" else value
    name = pick(ZONE_NAMES[ZONES[zone(scale, step)]], table.lang)
    return table.desk.say(f"{name} zone", f"zone {name}")


def _tag(name: str) -> Tag:
    return next(tag for tag in TAG_ICONS if tag == name)


def _good(name: str) -> str:
    icons: dict[Payable | Metal | Cube, str] = {**CUBE_ICONS, **METAL_ICONS}
    icons |= {"mc": "megacredit", "heat": "heat", "plant": "plant", "tr": STOCK_ICONS["tr"]}
    return next(icon for good, icon in icons.items() if good == name)


def _marked(layer: Layer, box: Box, table: Table, mark: Mark | None, size: Size) -> None:
    """Write across a card what was already decided about it."""
    if mark is None:
        return
    theme = layer.theme
    ink = theme.good if mark.good else theme.bad
    layer.panel(box, border=ink, width=5, radius=10)
    middle = box.x + box.w // 2
    layer.badge(middle, box.y + 4, table.word(mark.word), fill=ink, size=size.text)

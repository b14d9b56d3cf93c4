"""The private hand: every card with its text, its real price, and whether it can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.ares.content import CARDS, CORPS
from games.ares.rules import derive
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
from games.ares.words.bills import sale
from rendering import fold
from rendering.ares import cards, offered
from rendering.ares.cards import TEXT
from rendering.ares.playable import Verdict, verdict
from rendering.ares.symbols import COLOUR_ICONS, PHASE_ICONS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer
from rendering.colour import ink_on
from rendering.scene import Scene

EDGE, GAP = 12, 12
FEW = 6
"""The largest number of cards in two columns; more are in three."""
TAB = round(TEXT * 1.4)
"""Height of the tab above a card about which something was decided."""
HEAD, TITLE = 76, 50
SHORT, LINE = 2, 54
"""Columns of cards that are only named, and the height of each."""
ORDER = {"green": 0, "blue": 1, "red": 2}
RANK = {"now": 0, "ready": 1, "not": 2}


class Mark(NamedTuple):
    """A decision already taken about a card: a word on it, and its effect."""

    word: str
    good: bool
    brings: str = ""


class Choice(NamedTuple):
    """The cards that the reader must choose from now, and how cards are marked."""

    offered: Sequence[str]
    marks: dict[str, Mark]
    keep: int = 0
    """The number of the offered cards that the player keeps."""
    heading: str = "keep"
    """The key of the words above them."""
    apart: bool = False
    """Whether the hand is no part of the question: it is named below the cards offered."""

    def said(self, table: Table) -> str:
        """Return the words above the cards offered, with the number of cards to keep."""
        return table.word(self.heading, n=self.keep, what=len(self.offered))


class Group(NamedTuple):
    """Cards under a heading; without a heading they follow the head of the picture."""

    heading: str | None
    icon: str
    cards: dict[str, Verdict | None]
    counted: bool = True
    """Whether it says beside its heading how many there are."""
    brief: bool = False
    """Whether cards are named with their price only."""


def hand_picture(table: Table) -> Scene:
    """Return the reader's hand with the present choice; the public sees no card."""
    seat = table.seen.viewer or 0
    choice = pending(table, seat)
    hand = _hand(table, seat)
    heading = table.word("hand") if choice.offered else None
    groups = [Group(heading, "cards", hand, brief=choice.apart)]
    if choice.offered:
        judged = {card: _judged(table, seat, card) for card in choice.offered}
        groups.insert(0, Group(choice.said(table), "eye", judged, counted=False))
    across = 2 if sum(len(group.cards) for group in groups if not group.brief) <= FEW else 3
    return fold.widened(lambda columns: _drawn(table, seat, groups, choice, across, columns))


def _drawn(
    table: Table, seat: int, groups: Sequence[Group], choice: Choice, across: int, columns: int
) -> Scene:
    """Return the groups in `across` times `columns` columns."""
    canvas = table.canvas(fold.width(columns), 0)
    head(canvas, Box(EDGE, EDGE, canvas.width - 2 * EDGE, HEAD - 8), table, seat)
    y = EDGE + HEAD
    for group in groups:
        each = SHORT * columns if group.brief else across * columns
        y = _group(canvas, y, table, group, choice.marks, each)
    canvas.height = y + EDGE - GAP
    return canvas.scene()


def _hand(table: Table, seat: int) -> dict[str, Verdict | None]:
    """Return the hand in the order of the picture, with verdicts while there is a game."""
    state = table.state
    # Before the first round there is nothing to pay with, after the last no use for a verdict.
    live = state.round > 0 and not state.over
    at = table.position
    judged = {c: verdict(state, seat, c, at.price(c)) if live else None for c in at.hand()}
    return dict(sorted(judged.items(), key=lambda item: _order(*item)))


def _judged(table: Table, seat: int, card: str) -> Verdict | None:
    """Return the verdict on a card on offer: its price and conditions once in hand."""
    if card in CORPS:
        return None
    return verdict(table.state, seat, card, max(derive.price(table.player(seat), CARDS[card]), 0))


def _order(card: str, judged: Verdict | None) -> tuple[int, ...]:
    """Return the sort key of cards: playable first, then by colour and price."""
    found = CARDS[card]
    rank, price = (RANK[judged.state], judged.price) if judged else (0, found.cost)
    return rank, ORDER[found.colour], price, found.number


def pending(table: Table, seat: int) -> Choice:
    """Return the cards that the viewer of this seat chooses from now, if any."""
    if table.seen.viewer != seat:
        return Choice((), {})
    brings = table.speaker.say(sale(table.position))
    match table.frame():
        case Mulligan(thrown):
            marks = dict.fromkeys(thrown[seat], Mark("thrown", good=False))
            # Known before cards are exchanged (2.5).
            return Choice(table.position.dealt(), marks, 1, "keep_later")
        case Founding(dealt, picks):
            return Choice(dealt[seat], {picks[seat]: Mark("kept", good=True)}, 1)
        case Research(dealt, keep, kept):
            marks = dict.fromkeys(kept[seat], Mark("kept", good=True))
            return Choice(dealt[seat], marks, keep[seat], apart=True)
        case Limit(marked):
            gone = Mark("discarded", good=False, brings=brings)
            return Choice((), dict.fromkeys(marked[seat], gone))
        case Swap(taker, offered) if offered in CARDS:
            mark = {offered: Mark("offered", good=True)}
            if taker == seat:
                return Choice((), mark)
            return Choice((offered,), mark, heading="from_partner")
        case Phase(lanes=lanes) if lanes[seat].stack:
            part = lanes[seat].stack[-1]
            if isinstance(part, Pick):
                shown = [card for card in part.cards if card in CARDS]
                return Choice(shown, {}, part.keep, apart=True)
            if isinstance(part, Paying):
                marks = dict.fromkeys(part.sold, Mark("sold", good=False, brings=brings))
                return Choice((), {**marks, part.card: Mark("paying", good=True)})
        case _:
            pass
    return Choice((), {})


def _group(
    canvas: Canvas,
    y: int,
    table: Table,
    group: Group,
    marks: dict[str, Mark],
    across: int,
) -> int:
    """Draw cards under their heading and return where the next group begins."""
    layer = canvas.main
    y += GAP
    if group.heading is not None:
        count = len(group.cards) if group.counted else None
        cards.section(layer, EDGE + 6, y + 17, group.heading, group.icon, count)
        y += TITLE - GAP
    if not group.cards:
        ink = table.theme.muted
        layer.text(EDGE + 10, y + 30, table.word("empty"), face="narrow", size=34, colour=ink)
        return y + 60
    area = Box(EDGE, y, canvas.width - 2 * EDGE, 0)
    if group.brief:
        return _named(layer, area, table, group.cards, across) + GAP
    width = area.columns(across, GAP)[0].w
    heights = [
        offered.height(card, table, width, judged) + (TAB if card in marks else 0)
        for card, judged in group.cards.items()
    ]
    cells = cards.columns(area, across, GAP, heights)
    for (card, judged), cell in zip(group.cards.items(), cells, strict=True):
        mark = marks.get(card)
        tab = 0 if mark is None else TAB
        box = Box(cell.x, cell.y + tab, cell.w, cell.h - tab)
        if mark is not None:
            _draw_tab(layer, cell, table, mark)
        offered.draw(layer, box, card, table, judged)
        if mark is not None:
            layer.panel(box, border=_ink(table, mark), width=5, radius=10)
    return cards.lowest(cells, y) + GAP


def _named(
    layer: Layer, area: Box, table: Table, held: dict[str, Verdict | None], across: int
) -> int:
    """Draw cards by their names and prices, and return where they end."""
    theme, cells = layer.theme, area.columns(across, GAP)
    for place, (card, judged) in enumerate(held.items()):
        down, right = divmod(place, across)
        box = Box(cells[right].x, area.y + down * (LINE + GAP // 2), cells[right].w, LINE)
        cards.surface(layer, box, cards.tint_of(layer, card), flat=True)
        y, x = box.y + LINE // 2, box.x + 8
        layer.icon(x, y, COLOUR_ICONS[CARDS[card].colour], 32, anchor="lm")
        price = CARDS[card].cost if judged is None else judged.price
        layer.icon(x + 36, y, "megacredit", 32, anchor="lm")
        layer.text(x + 72, y, str(price), face="bold", size=30)
        end = box.right - 8
        if judged is not None:
            icon = "no" if judged.state == "not" else PHASE_ICONS[judged.phase]
            colour = theme.bad if judged.state == "not" else None
            end -= layer.icon(end, y, icon, 32, anchor="rm", colour=colour) + 4
        name = Box(x + 114, box.y, end - x - 114, LINE)
        layer.title(name, table.title(card), face="narrow", size=32)
    rows = -(-len(held) // across)
    return area.y + rows * (LINE + GAP // 2) - GAP // 2


def head(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw the player's name and the goods to pay with."""
    theme, layer, player = table.theme, canvas.main, table.player(seat)
    style = table.style(seat)
    layer.panel(box, fill=theme.lit(style.colour, 0.1), border=style.colour, width=3, radius=12)
    y = box.y + box.h // 2
    layer.token(box.x + 34, y, style, 20)
    x = box.right - 18
    titanium, steel = derive.metal(player, "titanium"), derive.metal(player, "steel")
    stocks = (
        *((("titanium", titanium),) if titanium else ()),
        *((("steel", steel),) if steel else ()),
        ("plant", player.plant),
        ("heat", player.heat),
        ("megacredit", player.mc),
        ("cards", len(player.hand)),
    )
    for icon, n in stocks:
        layer.icon(x, y, icon, 42, anchor="rm")
        x -= 48
        ink = theme.text if n else theme.muted
        x -= layer.text(x, y, str(n), face="bold", size=40, anchor="rm", colour=ink) + 30
    name = Box(box.x + 68, box.y, x - box.x - 68, box.h)
    layer.name(name, table.names[seat], size=36, floor=TEXT)


def _ink(table: Table, mark: Mark) -> str:
    return table.theme.good if mark.good else table.theme.bad


def _draw_tab(layer: Layer, box: Box, table: Table, mark: Mark) -> None:
    """Write on a tab above a card the decision already taken about it."""
    fill = _ink(table, mark)
    layer.panel(Box(box.x, box.y, box.w, TAB + 20), fill=fill, radius=10)
    layer.text(
        box.x + box.w // 2,
        box.y + TAB // 2 + 1,
        table.word(mark.word, what=mark.brings),
        face="narrow_bold",
        size=TEXT,
        colour=ink_on(fill),
        anchor="mm",
    )

"""The panel next to Mars: the players' goods, additions of a mode, the piles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.ares.content import CORPS
from games.ares.rules import derive
from games.ares.scoring import COOP_GOAL
from games.ares.state import PHASES
from games.ares.words.icons import METALS
from rendering import fonts, icons
from rendering.ares import mats
from rendering.ares.symbols import COLOUR_ICONS, PHASE_ICONS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer, changed_width, digits
from rendering.colour import mix
from rendering.fonts import Face

GAP = 10
PILES, HEAD = 60, 54
"""Heights of the line of the piles and of the icons above the goods."""
TALL = 360
"""Most height of what one player has."""
EXTRA = {"versus": 0, "solo": 210, "coop": 160}
"""Height of what a mode adds."""
STOCK, INCOME, LOW = 44, 34, 34
"""Sizes of amounts, of what production adds to them, and of what is below."""
TOKENS, HANDS = 64, 118
"""Widths of the columns of tokens and hands."""


class Lines(NamedTuple):
    """The places of a player's lines, in shares of the height; some may have no room."""

    goods: float
    cards: float
    tags: float | None = None
    corporation: float | None = None


LINES = {260: Lines(0.4, 0.63, 0.85, 0.15), 190: Lines(0.27, 0.56, 0.83), 0: Lines(0.36, 0.8)}
"""The lines of a player for rows at least so high."""


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the side panel into a box of about 660 by 710."""
    mode = table.state.mode
    piles = box._replace(y=box.bottom - PILES, h=PILES)
    extra = EXTRA[mode] + GAP if EXTRA[mode] else 0
    goods(canvas, box._replace(h=box.h - PILES - GAP - extra), table)
    low = Box(box.x, piles.y - extra, box.w, EXTRA[mode])
    if mode == "solo":
        _solo(canvas, low, table)
    elif mode == "coop":
        _coop(canvas, low, table)
    _piles(canvas, piles, table)


def _piles(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the number of cards left to draw, and of discarded cards."""
    theme, state = table.theme, table.state
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    for cell, icon, word, n in zip(
        box.inset(14, 0).columns(2, 30),
        ("deck", "cards"),
        (table.word("deck"), table.word("discard")),
        (len(state.deck), len(state.discard)),
        strict=True,
    ):
        y = cell.y + cell.h // 2
        canvas.static.icon(cell.x, y, icon, 34, anchor="lm")
        canvas.static.text(cell.x + 46, y, word, face="narrow", size=32, colour=theme.muted)
        canvas.main.text(cell.right, y, str(n), face="bold", size=LOW, anchor="rm")


# Players


def goods(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw every player's goods: amounts with their production, below them cards in play."""
    canvas.static.panel(box, fill=table.theme.panel, border=table.theme.line)
    columns = _columns(box)
    for name, column in columns.items():
        canvas.static.icon(column.x + column.w // 2, box.y + HEAD // 2 + 2, name, 38)
    if table.frozen():
        muted = table.theme.muted
        canvas.main.icon(box.x + TOKENS // 2, box.y + HEAD // 2, "clock", 34, colour=muted)
    count = len(table.state.players)
    area = Box(box.x + 8, box.y + HEAD, box.w - 16, min(box.h - HEAD - 8, count * TALL))
    for seat, row in enumerate(area.rows(count, 6)):
        _player(canvas, row, table, seat, columns)


def _columns(box: Box) -> dict[str, Box]:
    """Return the places of the amounts, by the icons of their goods."""
    stock = Box(box.x + TOKENS, box.y, box.w - TOKENS - HANDS - 8, box.h).columns(3, 0)
    found = dict(zip(("megacredit", "heat", "plant"), stock, strict=True))
    return {**found, "cards": Box(stock[-1].right, box.y, HANDS, box.h)}


def _player(canvas: Canvas, row: Box, table: Table, seat: int, columns: Mapping[str, Box]) -> None:
    player, theme, layer = table.player(seat), table.theme, canvas.main
    style = table.style(seat)
    lit = seat in table.lit()
    canvas.static.panel(row, fill=theme.panel_low, radius=8)
    if lit:
        ground = theme.lit(style.colour, 0.16)
        layer.panel(row, fill=ground, border=style.colour, width=3, radius=8)
    layer.token(row.x + TOKENS // 2 - 4, row.y + row.h // 2, style, 22)
    lines = next(lines for least, lines in LINES.items() if row.h >= least)
    _amounts(canvas, row.y + round(row.h * lines.goods), table, seat, columns)
    left = columns["megacredit"].x + 8

    def line(share: float) -> Box:
        return Box(left, row.y + round(row.h * share) - LOW // 2, row.right - 14 - left, LOW)

    _played(canvas, line(lines.cards), table, seat, metals=lines.tags is None)
    if lines.tags is not None:
        mats.counts(layer, line(lines.tags), player)
    if lines.corporation is not None and player.corporation in CORPS:
        title, ink = table.title(player.corporation), theme.muted
        layer.title(line(lines.corporation), title, face="narrow", size=LOW, colour=ink)


def _amounts(canvas: Canvas, y: int, table: Table, seat: int, columns: Mapping[str, Box]) -> None:
    """Write a player's goods and their production."""
    player, old = table.player(seat), table.earlier(seat)
    made = derive.production(player)
    shown = (
        ("megacredit", player.mc, made["mc"] + player.tr, old and old.mc),
        ("heat", player.heat, made["heat"], old and old.heat),
        ("plant", player.plant, made["plant"], old and old.plant),
        ("cards", len(player.hand), made["card"], old and len(old.hand)),
    )
    for name, amount, income, then in shown:
        # What production or a new round brings is nobody's doing.
        change = 0 if then is None or table.produced else amount - then
        _stock(canvas, columns[name]._replace(y=y), amount, income, change)


def _stock(canvas: Canvas, at: Box, amount: int, income: int, change: int) -> None:
    """Write an amount, its change, and its income about the middle of a column."""
    theme, layer = canvas.theme, canvas.main
    mark = changed_width(change, canvas.width)
    shown = Stock(str(amount), f"+{income}" if income else "", mark, narrow=bool(mark))
    size = STOCK
    while shown.width(size) > at.w - 6 and size > INCOME:
        size -= 1
    x = at.x + (at.w - shown.width(size)) // 2
    ink, face = theme.text if amount else theme.faint, shown.faces[0]
    x += layer.text(x, at.y, shown.amount, face=face, size=size, colour=ink)
    x += canvas.changed(x, at.y, change) + 6
    if income:
        face, small = shown.faces[1], shown.small(size)
        layer.text(x, at.y + 4, shown.income, face=face, size=small, colour=theme.muted)


class Stock(NamedTuple):
    """The text of an amount: narrow where it changed, to leave room for the change."""

    amount: str
    income: str
    mark: int
    narrow: bool

    @property
    def faces(self) -> tuple[Face, Face]:
        """The faces of the amount and of its income."""
        return ("narrow_bold", "narrow") if self.narrow else ("bold", "strong")

    def small(self, size: int) -> int:
        """Return the size of the income next to an amount of a size."""
        return size - STOCK + INCOME

    def width(self, size: int) -> int:
        """Return the width of all."""
        face, other = self.faces
        income = 6 + fonts.width(self.income, other, self.small(size)) if self.income else 0
        return fonts.width(self.amount, face, size) + self.mark + income


def _played(canvas: Canvas, box: Box, table: Table, seat: int, *, metals: bool) -> None:
    """Draw forests, cards in play by colour, and `metals`, if there are any.

    The number of new forests is written behind them, closer together where there is little room.
    """
    player, old, layer = table.player(seat), table.earlier(seat), canvas.main
    found = {
        "forest": player.forests,
        **{COLOUR_ICONS[each]: len(table.of_colour(seat, each)) for each in COLOUR_ICONS},
        **{icon: derive.metal(player, each) for each, icon in METALS.items() if metals},
    }
    found = {name: n for name, n in found.items() if n}
    came = 0 if old is None else player.forests - old.forests
    mark = changed_width(came, canvas.width)
    each = LOW - 2
    wide = (
        sum(
            icons.ink(name, LOW).width + 6 + fonts.width(str(n), "bold", each)
            for name, n in found.items()
        )
        + mark
    )
    gap = min(24, (box.w - wide) // max(1, len(found) - 1))
    x, y = box.x, box.y + box.h // 2
    for name, n in found.items():
        x += layer.inline(x, y, name, LOW) + 6
        x += layer.text(x, y, str(n), face="bold", size=each)
        if name == "forest" and came:
            x += canvas.changed(x, y, came)
        x += gap


# Modes


def _solo(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the dummy's phase cards, the marker and how many rounds are left."""
    theme, state, layer = table.theme, table.state, canvas.main
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    canvas.static.icon(box.x + 14, box.y + 30, "mars_droid", 40, anchor="lm")
    word = table.word("dummy")
    canvas.static.text(box.x + 66, box.y + 30, word, face="narrow", size=32, colour=theme.muted)
    words = table.word("marker")
    wide = layer.text(
        box.right - 16,
        box.y + 30,
        f"{state.marker}/{len(PHASES)}",
        face="bold",
        size=36,
        anchor="rm",
    )
    layer.text(
        box.right - 28 - wide,
        box.y + 30,
        words,
        face="narrow",
        size=30,
        anchor="rm",
        colour=theme.muted,
    )
    cells = Box(box.x + 12, box.y + 58, box.w - 24, min(box.h - 70, 110)).columns(len(PHASES), 8)
    for place, cell in enumerate(cells):
        if place < len(state.dummy_played):
            number = state.dummy_played[place]
            tint = theme.icon(PHASE_ICONS[number])
            layer.panel(cell, fill=mix(theme.panel, tint, 0.2), border=tint, width=2)
            x = cell.x + cell.w // 2
            numeral = table.numeral(number)
            layer.text(x - 6, cell.y + cell.h // 2, numeral, face="bold", size=36, anchor="rm")
            layer.icon(x + 2, cell.y + cell.h // 2, PHASE_ICONS[number], 40, anchor="lm")
        else:
            layer.panel(cell, fill=theme.panel_low, border=theme.line_strong)
            layer.icon(cell.x + cell.w // 2, cell.y + cell.h // 2, "deck", 40, colour=theme.faint)


def _coop(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the remaining cubes and both scores together against the goal."""
    theme = table.theme
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    for row, word in ((30, table.word("cubes")), (84, table.word("together"))):
        x, y = box.x + 16, box.y + row
        canvas.static.text(x, y, word, face="narrow", size=30, colour=theme.muted)
    _cubes(canvas.main, box.right - 16, box.y + 30, table.state.pile)
    _together(canvas, box, table)


def _cubes(layer: Layer, right: int, y: int, pile: Mapping[str, int]) -> None:
    """Draw the remaining cubes of each kind."""
    x = right - layer.text(right, y, str(pile["trade"]), face="bold", size=36, anchor="rm") - 8
    x -= layer.icon(x, y, "trade", 36, anchor="rm") + 24
    x -= layer.text(x, y, str(pile["copper"]), face="bold", size=36, anchor="rm") + 8
    copper(layer, x, y)


def copper(layer: Layer, right: int, y: int, side: int = 30) -> None:
    """Draw a copper cube that ends at `right`."""
    cube = Box(right - side, y - side // 2, side, side)
    layer.panel(cube, fill="#c77b3f", border="#f0b27d", width=3, radius=5)


def _together(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the common score against the goal, with a bar where there is room for one."""
    theme, layer, y = table.theme, canvas.main, box.y + 84
    seats = range(len(table.state.players))
    total = sum(table.score(seat) for seat in seats)
    layer.icon(box.right - 14, y, "vp", 36, anchor="rm")
    text, ink = f"{digits(total)}/{COOP_GOAL}", theme.icon("vp")
    right = box.right - 56
    right -= layer.text(right, y, text, face="bold", size=40, anchor="rm", colour=ink)
    canvas.changed(right, y, sum(table.scored(seat) for seat in seats), anchor="rm")
    bar = Box(box.x + 16, box.y + 112, box.w - 32, 22)
    if bar.bottom < box.bottom - 6:
        layer.panel(bar, fill=theme.panel_low, border=theme.line, radius=11)
        part = round(bar.w * min(1, max(0, total) / COOP_GOAL))
        if part > 22:
            layer.panel(bar._replace(w=part), fill=theme.icon("vp"), radius=11)

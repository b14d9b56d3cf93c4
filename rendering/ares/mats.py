"""The second picture of a post: the cards and goods of all players, one row each."""

from __future__ import annotations

from typing import NamedTuple

from games.ares.content import CARDS, CORPS
from games.ares.effects import TAGS, TRACKS, Metal, Tag, Track
from games.ares.rules import derive
from games.ares.scoring import categories
from games.ares.state import Player
from games.ares.words.icons import STOCK
from rendering import fonts
from rendering.ares import cards, chips, header
from rendering.ares.symbols import COLOUR_ICONS, PHASE_ICONS, tag
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer, digits
from rendering.colour import veil
from rendering.header import frame, points
from rendering.scene import Scene

WIDTH, EDGE, GAP = 1600, 12, 12
LEFT, NOTE = 640, 48
PERSON, GOODS, COUNTS = 100, 104, 48
"""Heights of who somebody is, of the goods with their income, and of the tags."""
AMOUNT = 26
"""How far above the foot of its cell an amount is."""
INCOME = 112
"""Width of what production brings where it is beside the amount."""
MARGIN = 12
ROW = PERSON + GOODS + COUNTS + 2 * MARGIN
COLOURS, COLOUR, GROWN = 44, 92, 290
"""Height of how many cards of each colour there are, the width of one colour, and that of forests
and rating behind them."""
ROOM = ROW - 2 * MARGIN - COLOURS
"""Height of the cards beside the goods."""
TALL, MIDDLE, LOW = 66, 50, 40
"""From one card's line to the next where there are few, more, and many."""
CHIP_GAP, SPLIT = 5, 8
"""Between lines, and between those beside the goods and those below."""
BESIDE, BELOW = (2, 5), 3
"""Columns and rows of cards beside the goods, and columns of the others below."""
FEW, LEAD = 3, 6
"""The largest number of lines that are as wide as the room beside the goods, with the corporation
above.
"""
MOST = 160
"""The number of cards of all players that have lines; more would be too much for one message."""
ORDER = {"blue": 0, "green": 1, "red": 2}


class Sign(NamedTuple):
    """The size of a tag and its count, and the distance to the next."""

    icon: int
    text: int
    gap: int


SIGNS = (Sign(38, 36, 18), Sign(34, 32, 10), Sign(28, 28, 5))
METALS: tuple[Metal, ...] = ("steel", "titanium")


def players_picture(table: Table) -> Scene:
    """Return the mats of all players."""
    most = MOST // len(table.state.players)
    heights = [ROW + _low(min(len(p.played), most)) for p in table.state.players]
    note = NOTE if table.frozen() else 0
    canvas = table.canvas(WIDTH, note + sum(heights) + GAP * (len(heights) - 1) + 2 * EDGE)
    if note:
        _frozen(canvas.main, table)
    y = EDGE + note
    strong = table.lit()
    for seat, height in enumerate(heights):
        box = Box(EDGE, y, WIDTH - 2 * EDGE, height)
        _row(canvas, box, table, seat, strong=seat in strong, most=most)
        y += height + GAP
    return canvas.scene()


def _frozen(layer: Layer, table: Table) -> None:
    """Write that the others' actions since the phase began are not shown yet."""
    muted = table.theme.muted
    x = EDGE + 8 + layer.icon(EDGE + 8, EDGE + 18, "clock", 34, anchor="lm", colour=muted)
    layer.text(x + 12, EDGE + 18, table.word("frozen"), face="narrow", size=32, colour=muted)


def _rows(count: int) -> int:
    """Return how many rows of cards fit next to the goods: one more if that holds all cards."""
    columns, most = BESIDE
    return most + 1 if columns * most < count <= columns * (most + 1) else most


def _below(count: int) -> int:
    """Return the number of rows of cards below the goods."""
    return -(-max(0, count - BESIDE[0] * _rows(count)) // BELOW)


def _taller(count: int) -> int:
    """Return how much higher the cards next to the goods are than the goods."""
    return _rows(count) * LOW - ROOM if _rows(count) > BESIDE[1] else 0


def _low(count: int) -> int:
    """Return how much the cards add to the height of the goods."""
    rows = _below(count)
    return rows * LOW + SPLIT if rows else _taller(count)


def _row(canvas: Canvas, box: Box, table: Table, seat: int, *, strong: bool, most: int) -> None:
    """Draw one player: name, goods and production, tags, cards by colour."""
    theme, style = table.theme, table.style(seat)
    ground = theme.lit(style.colour, 0.14 if strong else 0.05)
    frame(canvas.main, box, style, ground, strong=strong)
    inner = box.inset(14, MARGIN)
    person = Box(inner.x, inner.y, LEFT, 48)
    _called(canvas, person, table, seat)
    _standing(canvas.main, Box(inner.x, inner.y + 48, LEFT, 38), table, seat)
    goods(canvas, Box(inner.x, inner.y + PERSON, LEFT, GOODS), table, seat)
    low = Box(inner.x, inner.y + PERSON + GOODS + 8, LEFT, COUNTS - 8)
    counts(canvas.main, low, table.player(seat))
    _cards(canvas, inner, table, seat, most)


def named(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw name, forests, rating and points on one line."""
    y, right = box.y + box.h // 2, box.right
    right -= points(canvas.main, right, y, table.score(seat), 42)
    right -= canvas.changed(right, y, table.scored(seat), anchor="rm") + 20
    right -= _grown(canvas, right, y, table, seat, 40)
    _name(canvas.main, box._replace(w=right - box.x), table, seat)


def _called(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw name and points on one line."""
    y, right = box.y + box.h // 2, box.right
    right -= points(canvas.main, right, y, table.score(seat), 42)
    right -= canvas.changed(right, y, table.scored(seat), anchor="rm") + 20
    _name(canvas.main, box._replace(w=right - box.x), table, seat)


def _name(layer: Layer, box: Box, table: Table, seat: int) -> None:
    """Draw a player's token and name."""
    layer.token(box.x + 22, box.y + box.h // 2, table.style(seat), 20)
    layer.name(Box(box.x + 54, box.y, box.w - 54, box.h), table.names[seat], size=36)


def _grown(canvas: Canvas, right: int, y: int, table: Table, seat: int, size: int) -> int:
    """Draw forests and terraform rating that end at `right`, and return their width."""
    player, old, start = table.player(seat), table.earlier(seat), right
    then = (player.tr, player.forests) if old is None else (old.tr, old.forests)
    for icon, n, was in (
        ("terraform_rating", player.tr, then[0]),
        ("forest", player.forests, then[1]),
    ):
        right -= canvas.main.icon(right, y, icon, size, anchor="rm") + 4
        right -= canvas.main.text(right, y, str(n), face="bold", size=size, anchor="rm")
        right -= canvas.changed(right, y, n - was, anchor="rm") + 20
    return start - right


def _standing(layer: Layer, box: Box, table: Table, seat: int) -> None:
    """Draw whether a player is awaited, the corporation, and the phase chosen."""
    player, y, right = table.player(seat), box.y + box.h // 2, box.right
    if player.phase and not table.state.over:
        right -= layer.icon(right, y, PHASE_ICONS[player.phase], 34, anchor="rm") + 6
        text = table.numeral(player.phase)
        right -= layer.text(right, y, text, face="bold", size=32, anchor="rm") + 14
    left = box.x + 54
    if table.done(seat) is not None:
        room = Box(box.x, box.y, 200, box.h)
        header.status_of(layer, room, table, seat)
        left = room.right + 8
    if player.corporation in CORPS:
        layer.title(
            Box(left, box.y, right - left, box.h),
            table.title(player.corporation),
            face="narrow",
            size=32,
            colour=table.theme.muted,
        )


def goods(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw MC, heat, plants and hand with their production, below or next to it."""
    player, old = table.player(seat), table.earlier(seat)
    for track, cell in zip(TRACKS, _in_order(box.columns(len(TRACKS), 8)), strict=True):
        amount = _amount(player, track)
        # What production or a new round brings is nobody's doing.
        change = 0 if old is None or table.produced else amount - _amount(old, track)
        _good(canvas, cell, STOCK[track], (amount, change), _income(player, track))


def _in_order(cells: list[Box]) -> list[Box]:
    """Return cells for the tracks so that cards come last: MC, heat, plants, cards."""
    return [cells[0], cells[3], cells[1], cells[2]]


def _amount(player: Player, track: Track) -> int:
    return {
        "mc": player.mc,
        "heat": player.heat,
        "plant": player.plant,
        "card": len(player.hand),
    }[track]


def _income(player: Player, track: Track) -> int:
    return derive.production(player)[track] + (player.tr if track == "mc" else 0)


def _good(canvas: Canvas, cell: Box, icon: str, amount: tuple[int, int], income: int) -> None:
    """Draw an amount with its change, and its income."""
    theme, layer = canvas.theme, canvas.main
    now, change = amount
    layer.panel(cell, fill=veil(theme.background, 0.45), radius=8)
    tall = cell.h == GOODS
    y = cell.y + (44 if tall else cell.h - AMOUNT)
    ink = theme.text if now else theme.muted
    beside = 0 if tall else INCOME
    room = Box(cell.x + 8, y - 22, cell.w - 14 - beside, 44)
    canvas.counted(room, icon, digits(now), change, size=44, text=44, ink=ink, gap=8)
    x, low = (cell.x + 16, cell.y + 85) if tall else (cell.right - INCOME, y)
    layer.icon(x, low, "production", 28, anchor="lm", colour=theme.muted)
    ink = theme.text if income else theme.muted
    layer.text(x + 44 if tall else x + 34, low, f"+{income}", face="bold", size=34, colour=ink)


def _metals(player: Player) -> dict[Metal, int]:
    return {metal: n for metal in METALS if (n := derive.metal(player, metal))}


def _tags(player: Player) -> dict[Tag, int]:
    found = derive.tag_counts(player)
    return {kind: n for kind in TAGS if (n := found.get(kind, 0))}


def counted(player: Player) -> bool:
    """Return whether a player has any tag or metal."""
    return bool(_metals(player) or _tags(player))


def counts(layer: Layer, box: Box, player: Player) -> None:
    """Draw how many tags of each kind there are, behind steel and titanium; no zeros."""
    y, x = box.y + box.h // 2, box.x + 4
    metals, tags = _metals(player), _tags(player)
    numbers = (*metals.values(), *tags.values())
    fits = (each for each in SIGNS if sum(_counted(n, each) for n in numbers) <= box.w)
    look = next(fits, SIGNS[-1])
    for metal, n in metals.items():
        layer.icon(x, y, metal, look.icon, anchor="lm")
        x += _count(layer, x, y, n, look)
    for kind, n in tags.items():
        tag(layer, x + look.icon // 2, y, kind, look.icon)
        x += _count(layer, x, y, n, look)


def _count(layer: Layer, x: int, y: int, n: int, look: Sign) -> int:
    """Draw a count behind its sign and return the width up to the next."""
    layer.text(x + look.icon + 4, y, str(n), face="narrow_bold", size=look.text)
    return _counted(n, look)


def _counted(n: int, look: Sign) -> int:
    return look.icon + 4 + fonts.width(str(n), "narrow_bold", look.text) + look.gap


def _cards(canvas: Canvas, box: Box, table: Table, seat: int, most: int) -> None:
    """Draw the cards in play by colour; if they are few, the corporation above them."""
    player = table.player(seat)
    beside = Box(box.x + LEFT + 18, box.y, box.w - LEFT - 18, ROW - 2 * MARGIN)
    if player.played:
        _colours(canvas.main, beside, table, seat)
    right = beside.x + 6 + len(ORDER) * COLOUR + GROWN
    _grown(canvas, right, beside.y + 20, table, seat, 36)
    shown = sorted(player.played, key=lambda card: ORDER[CARDS[card].colour])
    lead = player.corporation if len(shown) <= LEAD and player.corporation in CORPS else ""
    room = ROOM + _taller(len(shown))
    area = Box(beside.x, beside.y + COLOURS, beside.w, room)
    high = chips.founded_step(lead, table, area.w) if lead else 0
    places = _beside(area, len(shown), high)
    if len(places) < len(shown):
        low = Box(box.x, beside.bottom + SPLIT, box.w, 0)
        places += _grid(low, BELOW, _below(min(len(shown), most)), LOW)
    if lead:
        chips.founded(canvas.main, places.pop(0), lead, table)
    if len(shown) > most:
        said = f"+{len(shown) - most + 1}"
        rest = places[most - 1]
        canvas.main.text(rest.x + 44, rest.y + rest.h // 2, said, face="bold", size=32)
        shown = shown[: most - 1]
    fresh, crowd = table.fresh(seat), sum(len(each.played) for each in table.state.players)
    for card, cell in zip(shown, places, strict=False):
        chips.chip(canvas.main, cell, cards.played(table, seat, card), table, crowd)
        if card in fresh:
            canvas.over.mark(cell.inset(1), radius=7)


def _beside(area: Box, count: int, lead: int) -> list[Box]:
    """Return places for cards next to the goods: high ones for a few, else one for each card.

    The first is for the text of the corporation, if a line of that height is asked for.
    """
    top = [area._replace(h=lead - CHIP_GAP)] if lead else []
    rest = Box(area.x, area.y + lead, area.w, area.h - lead)
    across = 1 if count <= FEW else BESIDE[0]
    rows = min(_rows(count), -(-count // across))
    tall = TALL if across == 1 else MIDDLE
    return top + _grid(rest, across, rows, min(tall, rest.h // max(1, rows)))


def _grid(area: Box, across: int, rows: int, step: int) -> list[Box]:
    """Return places in columns, one column after another."""
    return [
        Box(column.x, area.y + row * step, column.w, step - CHIP_GAP)
        for column in area.columns(across, 10)
        for row in range(rows)
    ]


def _colours(layer: Layer, box: Box, table: Table, seat: int) -> None:
    """Draw the number of cards of each colour in play, and their points so far."""
    player = table.player(seat)
    theme, y, x = table.theme, box.y + 20, box.x + 6
    for colour in ORDER:
        found = table.of_colour(seat, colour)
        layer.icon(x, y, COLOUR_ICONS[colour], 34, anchor="lm")
        ink = theme.text if found else theme.muted
        layer.text(x + 38, y, str(len(found)), face="bold", size=34, colour=ink)
        x += COLOUR
    right = box.right - points(layer, box.right - 6, y, categories(player)["cards"], 34) - 18
    words = table.word("on_cards")
    layer.text(right, y, words, face="narrow", size=30, colour=theme.muted, anchor="rm")

"""The second picture of a post: what lies before every player, one row each."""

from __future__ import annotations

from games.ares.content import CARDS, CORPS
from games.ares.effects.kinds import TAGS, TRACKS, Metal, Track
from games.ares.rules import derive
from games.ares.scoring import categories
from games.ares.state import Player
from rendering.ares import cards
from rendering.ares.header import status_of
from rendering.ares.symbols import COLOUR_ICONS, PHASE_ICONS, STOCK_ICONS, tag
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer, digits
from rendering.colour import veil
from rendering.header import frame, points
from rendering.scene import Scene

WIDTH, EDGE, GAP = 1600, 12, 12
LEFT, ROW, NOTE = 600, 262, 44
CHIP_GAP, STEP = 5, 40
"""Between two cards' lines, and from one line to the next where there are many."""
TALL = 92
"""Height of a card's line where there are few cards."""
ACROSS = ((4, 1), (8, 2), (15, 3))
"""Up to so many cards go into so many columns beside the goods."""
BESIDE, BELOW = (2, 5), 4
"""Of more cards so many columns and rows lie there, and the others below in so many columns."""
ORDER = {"blue": 0, "green": 1, "red": 2}


def players_picture(table: Table) -> Scene:
    """Return the mats of all players."""
    heights = [_height(player) for player in table.state.players]
    note = NOTE if table.frozen() else 0
    canvas = table.canvas(WIDTH, note + sum(heights) + GAP * (len(heights) - 1) + 2 * EDGE)
    if note:
        _frozen(canvas.main, table)
    y = EDGE + note
    for seat, height in enumerate(heights):
        draw(canvas, Box(EDGE, y, WIDTH - 2 * EDGE, height), table, seat)
        y += height + GAP
    return canvas.scene()


def _frozen(layer: Layer, table: Table) -> None:
    """Write that what the others did since the phase began is not shown yet."""
    muted = table.theme.muted
    x = EDGE + 8 + layer.icon(EDGE + 8, EDGE + 16, "clock", 32, anchor="lm", colour=muted)
    layer.text(x + 12, EDGE + 16, table.word("frozen"), face="narrow", size=30, colour=muted)


def _height(player: Player) -> int:
    return ROW + _below(len(player.played)) * STEP


def _across(count: int) -> int:
    """Return into how many columns so many cards go beside the goods."""
    return next((across for most, across in ACROSS if count <= most), BESIDE[0])


def _below(count: int) -> int:
    """Return how many rows of cards lie below the goods."""
    return 0 if count <= ACROSS[-1][0] else -(-(count - BESIDE[0] * BESIDE[1]) // BELOW)


def draw(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw one player: person, goods and production, tags, cards by colour."""
    theme = table.theme
    style = table.style(seat)
    strong = table.awaited(seat) or seat in table.winners()
    ground = theme.lit(style.colour, 0.14 if strong else 0.03)
    frame(canvas.main, box, style, ground, strong=strong)
    inner = box.inset(14, 12)
    mat(canvas, Box(inner.x, inner.y, LEFT, ROW - 24), table, seat)
    _cards(canvas, inner, table, seat)


def mat(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw name, rating, points, goods with production, metals and tags (600 by 238)."""
    player = table.player(seat)
    _person(canvas, Box(box.x, box.y, box.w, 76), table, seat)
    goods(canvas, Box(box.x, box.y + 84, box.w, 96), table, seat)
    _tags(canvas, Box(box.x, box.y + 188, box.w, 50), player)


def _person(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    player = table.player(seat)
    theme, layer = table.theme, canvas.main
    y = box.y + 22
    layer.token(box.x + 20, y, table.style(seat), 18)
    right = box.right
    used = points(layer, right, y, table.score(seat), 38) + 16
    layer.icon(right - used, y, "terraform_rating", 38, anchor="rm")
    used += 42
    wide = layer.text(right - used, y, str(player.tr), face="bold", size=38, anchor="rm")
    old = table.earlier(seat)
    if old is not None and old.tr != player.tr:
        canvas.over.mark(Box(right - used - wide - 6, y - 21, wide + 50, 42), radius=8)
    used += wide + 16
    layer.icon(right - used, y, "forest", 36, anchor="rm")
    used += 40
    used += layer.text(right - used, y, str(player.forests), face="bold", size=34, anchor="rm") + 12
    name = Box(box.x + 48, box.y, right - used - box.x - 48, 44)
    layer.name(name, table.names[seat], size=32, floor=22)
    low = box.y + 60
    right = box.right
    if player.phase:
        right -= layer.icon(right, low, PHASE_ICONS[player.phase], 30, anchor="rm") + 6
        text = table.numeral(player.phase)
        right -= layer.text(right, low, text, face="bold", size=28, anchor="rm") + 14
    corporation = table.title(player.corporation)
    room = Box(box.x, low - 17, 196, 34)
    status_of(layer, room, table, seat)
    left = room.right + 8 if table.done(seat) is not None else box.x + 48
    layer.fit(
        Box(left, low - 18, right - left, 36),
        corporation,
        face="narrow",
        size=30,
        floor=20,
        cut=True,
        colour=theme.muted,
    )


def goods(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw MC, heat, plants and hand over their production, then steel and titanium."""
    player = table.player(seat)
    theme, layer = table.theme, canvas.main
    old = table.earlier(seat)
    cells = box.columns(5, 8)
    for track, cell in zip(TRACKS, _in_order(cells), strict=False):
        amount = _amount(player, track)
        _good(canvas, cell, STOCK_ICONS[track], amount, _income(player, track))
        if old is not None:
            canvas.changed(cell, amount - _amount(old, track))
    last = cells[4]
    layer.panel(last, fill=veil(theme.background, 0.45), radius=8)
    metals: tuple[Metal, ...] = ("steel", "titanium")
    for icon, row in zip(metals, last.rows(2, 0), strict=True):
        n = derive.metal(player, icon)
        y = row.y + row.h // 2
        ink = theme.text if n else theme.faint
        layer.icon(row.x + 14, y, icon, 34, anchor="lm")
        layer.text(row.x + 60, y, str(n), face="bold", size=32, colour=ink)


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


def _good(canvas: Canvas, cell: Box, icon: str, amount: int, income: int) -> None:
    theme, layer = canvas.theme, canvas.main
    layer.panel(cell, fill=veil(theme.background, 0.45), radius=8)
    y = cell.y + 32
    layer.icon(cell.x + 8, y, icon, 40, anchor="lm")
    ink = theme.text if amount else theme.faint
    text = Box(cell.x + 54, cell.y + 8, cell.w - 58, 48)
    layer.fit(text, digits(amount), face="bold", size=40, floor=24, colour=ink)
    low = cell.y + 76
    layer.icon(cell.x + 16, low, "production", 26, anchor="lm", colour=theme.muted)
    ink = theme.muted if income else theme.faint
    layer.text(cell.x + 54, low, f"+{income}", face="bold", size=28, colour=ink)


def _tags(canvas: Canvas, box: Box, player: Player) -> None:
    """Draw how many tags of each kind there are."""
    theme, layer = canvas.theme, canvas.main
    y, found = box.y + box.h // 2, derive.tag_counts(player)
    for kind, cell in zip(TAGS, box.columns(len(TAGS), 0), strict=True):
        n = found.get(kind, 0)
        tag(layer, cell.x + 16, y, kind, 32)
        ink = theme.text if n else theme.faint
        layer.text(cell.x + 34, y, str(n), face="narrow_bold", size=27, colour=ink)


def _cards(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw the cards in play by colour, and where there are few the corporation above them."""
    player = table.player(seat)
    beside = Box(box.x + LEFT + 16, box.y, box.w - LEFT - 16, ROW - 24)
    _counts(canvas.main, beside, table, seat)
    shown = sorted(player.played, key=lambda card: ORDER[CARDS[card].colour])
    fresh = table.fresh(seat)
    crowd = sum(len(each.played) for each in table.state.players)
    lead = len(shown) < ACROSS[0][0] and player.corporation in CORPS
    area = Box(beside.x, beside.y + 40, beside.w, beside.h - 40)
    places = _beside(area, len(shown) + lead)
    if len(places) < len(shown):
        low = Box(box.x, area.y + BESIDE[1] * STEP, box.w, 0)
        places += _grid(low, BELOW, _below(len(shown)), STEP)
    if lead:
        cards.founded(canvas.main, places.pop(0), player.corporation, table)
    for card, cell in zip(shown, places, strict=False):
        cards.chip(canvas.main, cell, cards.played(table, seat, card), table, crowd)
        if card in fresh:
            canvas.over.mark(cell.inset(1), radius=7)


def _beside(area: Box, count: int) -> list[Box]:
    """Return places for cards beside the goods: high ones for a few, else as many as there are."""
    across = _across(count)
    if _below(count):
        return _grid(area, *BESIDE, STEP)
    rows = max(2 if across == 1 else 4, -(-count // across))
    return _grid(area, across, rows, min(TALL if across == 1 else 46, (area.h + CHIP_GAP) // rows))


def _grid(area: Box, across: int, rows: int, step: int) -> list[Box]:
    """Return places in columns, one column after another."""
    return [
        Box(column.x, area.y + row * step, column.w, step - CHIP_GAP)
        for column in area.columns(across, 8)
        for row in range(rows)
    ]


def _counts(layer: Layer, box: Box, table: Table, seat: int) -> None:
    """Draw how many cards of each colour are in play, and what they score so far."""
    player = table.player(seat)
    theme, y = table.theme, box.y + 16
    x = box.x
    for colour in ORDER:
        found = table.of_colour(seat, colour)
        layer.icon(x, y, COLOUR_ICONS[colour], 30, anchor="lm")
        ink = theme.text if found else theme.faint
        layer.text(x + 36, y, str(len(found)), face="bold", size=30, colour=ink)
        x += 100
    right = box.right - points(layer, box.right - 6, y, categories(player)["cards"], 32) - 18
    words = table.word("on_cards")
    layer.text(right, y, words, face="narrow", size=30, colour=theme.muted, anchor="rm")

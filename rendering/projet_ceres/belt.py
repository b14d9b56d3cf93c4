"""The belt: Ceres, asteroids, clan boards at their homes, goods, ships, routes, changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from games.projet_ceres.effects import RESOURCES
from games.projet_ceres.state import NOBODY, Asteroid, Goods, Player
from rendering import fonts, sizes
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.colour import ink_on, mix, veil
from rendering.outlines import SPARK
from rendering.projet_ceres import ground, tiles
from rendering.projet_ceres.hexes import Grid, Sizes
from rendering.projet_ceres.symbols import in_order, of_tile
from rendering.projet_ceres.table import Table
from rendering.scene import Points, Shadow
from rendering.segments import Symbol
from rendering.shapes import regular, spark

LARGE = 76
"""Corners of cells in which names always have room."""
LINKING = 3
"""Most letters of words that only link those of a name."""
ARROW, SLANT, BETWEEN, SMALL, LOWER = 8, 7, 3, 24, 7
"""Half the size of the sign of a change; how far the sides of a good lean, and the room between
two; the smallest icon before yields are set in two rows."""
BADGE = 24
"""The diameter of the ground of a sign on a mark."""
NUMBER = 25
"""Radius of the disc with the number of a cell."""


def draw(canvas: Canvas, grid: Grid, table: Table, given: Sizes | None = None) -> None:
    """Draw the belt."""
    given = given or Sizes()
    ground.ceres(canvas, grid, table, given)
    for cell in table.chart.places:
        if cell in table.chart.homes:
            continue
        there = table.state.belt.get(cell)
        if there is None:
            ground.open_cell(canvas, grid, cell, given)
        else:
            ground.asteroid(canvas, grid, table, cell, there)
    for p in table.state.players:
        ground.home(canvas.main, grid, table, p)
    for seat in table.seats:
        ground.network(canvas.main, grid, table, seat)
    for cell, there in table.state.belt.items():
        _cell(Spot(canvas, grid, table, given, cell, *grid.at[cell]), there)
    for p in table.state.players:
        _home(Spot(canvas, grid, table, given, p.home, *grid.at[p.home]), p)


# The content of a cell


class Spot(NamedTuple):
    """The place to draw a cell: the canvas, the position, the sizes."""

    canvas: Canvas
    grid: Grid
    table: Table
    given: Sizes
    cell: str
    x: int
    y: int

    @property
    def top(self) -> int:
        """The middle of the line with the code of the cell."""
        return self.y - self.grid.inner + self.given.code - 3

    @property
    def line(self) -> int:
        """The room for a line of text."""
        return self.given.code - 2


def _cell(spot: Spot, there: Asteroid) -> None:
    """Draw the known facts of an asteroid, the things on it, and the changes."""
    layer, theme, table = spot.canvas.main, spot.canvas.theme, spot.table
    size = spot.given.code
    if spot.cell in table.attackers:
        layer.icon(spot.x, spot.top - 2, "combat", size, colour=theme.text)
    else:
        layer.text(spot.x, spot.top, spot.cell, face="narrow_bold", size=size, anchor="mm")
    _laid(spot, there)
    if table.tile(there) is None and spot.cell not in spot.given.kept:
        side = round(spot.grid.corners * 0.66)
        layer.icon(spot.x, spot.y + 12, "asteroid", side, colour=theme.faint)
    elif table.tile(there) is not None:
        _face_up(spot, there)
    if table.before is not None:
        old = table.asteroid(spot.cell)
        if old is None or (there.up and not old.up):
            mark_hexagon(spot)


def mark_hexagon(spot: Spot) -> None:
    """Mark a cell as new, with a glow and a spark."""
    layer, ink = spot.canvas.over, spot.canvas.theme.mark
    outline = regular(6, spot.grid.corners + 1)
    shadow = Shadow(5, 0, veil(ink, 0.8))
    layer.polygon(spot.x, spot.y, outline, border=ink, width=4, shadow=shadow)
    x, y = spot.x + outline[-1][0], spot.y + outline[-1][1]
    layer.polygon(x, y, spark(SPARK + 3), fill=layer.theme.background)
    layer.polygon(x, y, spark(SPARK), fill=ink)


def number(canvas: Canvas, grid: Grid, table: Table, cell: str, number: int) -> None:
    """Draw the number of a cell: on its lowest corner, or in the middle if it is unknown."""
    x, y = grid.at[cell]
    there = table.state.belt.get(cell)
    up = there is not None and table.tile(there) is not None
    y += grid.inner - 4 if up else 10
    layer, fill = canvas.over, canvas.theme.text
    layer.disc(x, y, NUMBER, fill=fill, border=canvas.theme.background, width=2)
    ink, size = ink_on(fill), round(NUMBER * 1.45)
    layer.text(x, y, str(number), face="narrow_bold", size=size, colour=ink, anchor="mm")


def _face_up(spot: Spot, there: Asteroid) -> None:
    """Draw name, ships, yields and goods below each other."""
    grid, given, layer = spot.grid, spot.given, spot.canvas.main
    y = spot.top + spot.line // 2
    middle = y + given.name // 2 + 2
    if grid.corners >= LARGE or _bare(spot, there):
        name = _name(spot, there, grid.room(middle - spot.y - 10))
        if name:
            layer.text(spot.x, middle, name, face="narrow_bold", size=given.name, anchor="mm")
        y = middle + given.name // 2 - 2
    _middle(spot, there, y + given.token + 1)
    if given.goods:
        _goods(spot, there, y + 2 * given.token + 15)
    elif _apart(spot, there):
        aside = NUMBER + 16 if spot.cell in given.kept else 0
        layer.icon(spot.x + aside, y + 2 * given.token + 12, "unrouted", 22)


def _name(spot: Spot, there: Asteroid, room: int) -> str:
    """Return the name of an asteroid, shortened to fit: next to a clan's board only its words."""
    table, face, size = spot.table, "narrow_bold", spot.given.name
    title = table.title(there.id)
    clans = [table.title(key) for key in table.t.clans]
    own = [each for each in title.split() if len(each) > LINKING]
    short = " ".join(each for each in own if not any(clan in each for clan in clans))
    return next((each for each in (title, short) if fonts.width(each, face, size) <= room), "")


def _bare(spot: Spot, there: Asteroid) -> bool:
    """Return whether a cell is empty of people and goods: a name then fits a small cell too."""
    return spot.given.goods and there.seat == NOBODY and not there.goods


def _apart(spot: Spot, there: Asteroid) -> bool:
    """Return whether a player controls an asteroid without a route to it."""
    free = there.seat == NOBODY or spot.cell in spot.table.attackers
    return not free and spot.cell not in spot.table.routes[there.seat]


def _signs(table: Table, there: Asteroid) -> list[Symbol]:
    """Return an asteroid's yields, one icon each, and a sign for its other effects."""
    tile = table.tile(there)
    assert tile is not None
    yields = [Symbol(key) for key in RESOURCES for _ in range(tile.yields.get(key, 0))]
    effects = [symbol.icon for segment in of_tile(tile) for symbol in (*segment.get, *segment.pay)]
    return [*yields, *(Symbol(icon, framed=True) for icon in effects[:1])]


def _middle(spot: Spot, there: Asteroid, y: int) -> None:
    """Draw ships and an asteroid's yields, which are in two rows if there is no room."""
    given = spot.given
    ships = _ships(spot.table, spot.cell, there)
    signs = _signs(spot.table, there) if len(ships) < 2 else []
    tokens = len(ships) * (2 * given.token + 4)
    room, icon = spot.grid.room(0) - tokens, given.good
    across = len(signs) if len(signs) * (SMALL + 2) <= room else 2
    while across * (icon + 2) > room:
        icon -= 1
    if across < len(signs):
        icon = min(icon, given.token + 2)
    left = spot.x - (tokens + across * (icon + 2)) // 2
    _tokens(spot, left, y, ships)
    found = [signs[start : start + across] for start in range(0, len(signs), max(1, across))]
    top = y - (len(found) - 1) * (icon // 2)
    for number, row in enumerate(found):
        for place, sign in enumerate(row):
            at = left + tokens + place * (icon + 2)
            _sign(spot.canvas.main, at, top + number * (icon + 1), sign, icon)


def _sign(layer: Layer, x: int, y: int, sign: Symbol, size: int) -> None:
    half, theme = size // 2, layer.theme
    if sign.framed:
        frame = Box(x, y - half, size + 1, size + 1)
        layer.panel(frame, fill=theme.background, border=theme.line_strong, radius=6)
    layer.icon(x + half, y, sign.icon, size - 6 if sign.framed else size)


class Fleet(NamedTuple):
    """Ships of a seat, and whether some of them are new."""

    seat: int
    ships: int
    came: bool


def _ships(table: Table, cell: str, there: Asteroid) -> list[Fleet]:
    """Return whose ships are on an asteroid; an attacker's come last."""
    found: list[Fleet] = []
    old = table.asteroid(cell)
    if there.seat != NOBODY:
        before = old.ships if old and old.seat == there.seat else 0
        came = table.before is not None and there.ships > before
        found.append(Fleet(there.seat, there.ships, came))
    if cell in table.attackers:
        seat, ships = table.attackers[cell]
        found.append(Fleet(seat, ships, table.before is not None))
    return found


def _tokens(spot: Spot, x: int, y: int, ships: Sequence[Fleet]) -> None:
    """Draw whose ships are on an asteroid, and frame new ones."""
    canvas, radius = spot.canvas, spot.given.token
    for number, (seat, count, came) in enumerate(ships):
        at = x + radius + number * (2 * radius + 4)
        tiles.ships(canvas.main, at, y, spot.table.style(seat), radius, count)
        if came:
            _came(spot, at, y)


def _came(spot: Spot, x: int, y: int) -> None:
    """Frame new ships: around their token, on which a frame would not stand out."""
    away = spot.given.token + 2
    spot.canvas.over.mark(Box(x - away, y - away, 2 * away, 2 * away))


def _goods(spot: Spot, there: Asteroid, y: int) -> None:
    """Draw the goods on an asteroid, and mark them if its owner cannot pay with them."""
    more = 0
    old = spot.table.asteroid(spot.cell)
    if old is not None and old.up and not spot.table.renewed:
        more = sum(there.goods.values()) - sum(old.goods.values())
    cut = _apart(spot, there)
    if there.goods:
        heap(spot, y, there.goods, more, cut=cut)
    if cut and not (there.goods and more):
        below = y + (spot.line - 2 if there.goods else 2)
        spot.canvas.main.icon(spot.x, below, "unrouted", 18 if there.goods else 24)


def laid(there: Asteroid) -> Goods:
    """Return how many tokens and cards are on an asteroid."""
    found = {"token": there.tokens or 0, "cards": len(there.cards or ())}
    return {key: n for key, n in found.items() if n}


def _laid(spot: Spot, there: Asteroid) -> None:
    """Draw tokens on the left of the code of a cell, cards on its right."""
    size, layer = spot.given.code, spot.canvas.main
    for key, n in laid(there).items():
        [wide] = _wides({key: n}, size)
        away = (fonts.width(spot.cell, "narrow_bold", size) + wide) // 2 + BETWEEN
        chips(layer, spot.x + (away if key == "cards" else -away), spot.top, {key: n}, size)


def heap(spot: Spot, y: int, goods: Goods, more: int, *, cut: bool = False) -> None:
    """Draw goods as chips in a row; an arrow shows that there are more or less of them.

    If they are `cut` off from their clan, the sign for that is next to the arrow's chips, as there
    is no room below them.
    """
    layer, theme, text = spot.canvas.main, spot.canvas.theme, spot.given.code
    goods = in_order(goods)
    if not more:
        chips(layer, spot.x, y, goods, text)
        return
    high = max(sizes.mark(layer.width), text + 12)
    y += LOWER
    wide = sum(_wides(goods, text)) + BETWEEN * len(goods) + 4 * ARROW + 14 + cut * BADGE
    pill = Box(spot.x - wide // 2, y - high // 2, wide, high)
    layer.panel(pill, fill=theme.mark, border=theme.background, width=2, radius=high // 3)
    chips(layer, spot.x - 2 * ARROW - 2 + cut * BADGE // 2, y, goods, text)
    if cut:
        layer.disc(pill.x + BADGE // 2 + 4, y, BADGE // 2, fill=theme.background)
        layer.icon(pill.x + BADGE // 2 + 4, y, "unrouted", BADGE - 6)
    tip = -ARROW if more > 0 else ARROW
    points = ((0, tip), (ARROW + 2, -tip), (-ARROW - 2, -tip))
    layer.polygon(pill.right - 2 * ARROW, y, points, fill=theme.background)


def chips(layer: Layer, x: int, y: int, goods: Mapping[Any, int], text: int) -> int:
    """Draw goods as chips around x, and return where the last one ends."""
    wides = _wides(goods, text)
    x -= (sum(wides) + BETWEEN * (len(goods) - 1)) // 2
    for (key, n), wide in zip(goods.items(), wides, strict=True):
        colour = layer.theme.icon(key)
        edge, ink = mix(colour, "#000000", 0.6), ink_on(colour)
        outline = _chip(key, wide, text // 2 + 1)
        layer.polygon(x, y, outline, fill=colour, border=edge, width=2)
        middle = x + wide // 2
        layer.text(middle, y, str(n), face="narrow_bold", size=text, colour=ink, anchor="mm")
        x += wide + BETWEEN
    return x - BETWEEN


def _wides(goods: Mapping[Any, int], text: int) -> list[int]:
    return [fonts.width(str(n), "narrow_bold", text) + 2 * SLANT + 4 for n in goods.values()]


def _chip(key: str, wide: int, half: int) -> Points:
    """Return the outline of a good: a boulder, a ring of six, an ingot, a disc, a card."""
    left, right = SLANT, wide - SLANT
    match key:
        case "rock":
            return (0, half), (2, -2), (left + 2, -half), (right, -half), (wide, 0), (wide, half)
        case "hydrocarbon":
            return (0, 0), (left, -half), (right, -half), (wide, 0), (right, half), (left, half)
        case "token":
            cut = half - 4
            return (
                (0, cut), (0, -cut), (left, -half), (right, -half),
                (wide, -cut), (wide, cut), (right, half), (left, half),
            )  # fmt: skip
        case "cards":
            return (1, half), (1, -half), (wide - 1, -half), (wide - 1, half)
        case _:
            return (0, half), (left, -half), (right, -half), (wide, half)


def _home(spot: Spot, player: Player) -> None:
    """Draw a clan board: docked ships, clan, goods."""
    layer, theme, given = spot.canvas.main, spot.canvas.theme, spot.given
    old = spot.table.earlier(player.seat)
    radius = given.token
    loose = 4 if spot.grid.corners >= LARGE or not given.goods else 1
    top = spot.y - spot.grid.inner + radius + 5 + loose
    tiles.ships(layer, spot.x, top, spot.table.style(player.seat), radius, player.docked)
    if old is not None and player.docked > old.docked:
        _came(spot, spot.x, top)
    middle = top + radius + given.name // 2 - 1 + loose
    wide = spot.grid.room(given.name // 2 + 2)
    room = Box(spot.x - wide // 2, middle - 18, wide, 36)
    layer.title(room, spot.table.title(player.clan), face="narrow_bold", size=given.name, align="m")
    if not given.goods:
        return
    more = 0
    if old is not None and not spot.table.renewed:
        more = sum(player.goods.values()) - sum(old.goods.values())
    low = middle + given.name // 2 + spot.line // 2 + 4
    if player.goods:
        heap(spot, low, player.goods, more)
    else:
        ink, size = theme.muted, given.code + 2
        layer.text(spot.x, low, "\N{EN DASH}", size=size, colour=ink, anchor="mm")

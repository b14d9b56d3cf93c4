"""The belt: Ceres, asteroids, clan boards at their homes, goods, ships, routes, what changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.rng import rng
from games.projet_ceres.effects import RESOURCES
from games.projet_ceres.state import NOBODY, Asteroid, Goods, Player
from rendering import fonts
from rendering.box import Box
from rendering.canvas import Canvas, Layer, amounts_width
from rendering.colour import mix, veil
from rendering.outlines import SPARK
from rendering.projet_ceres.hexes import Grid
from rendering.projet_ceres.symbols import of_tile
from rendering.projet_ceres.table import Table
from rendering.scene import Shadow
from rendering.segments import Symbol
from rendering.shapes import blob, regular, spark

CLASSES = {"c": "#5d564f", "s": "#8a5a34", "m": "#5a74a8", "other": "#7a5aa0"}
"""The ground of each class of asteroids."""
BENDS = {"c": (100, 3), "s": (72, 2), "m": (96, 6), "other": (82, 4)}
"""How round, in percent, and how bent an asteroid of a class is."""
GOOD, NAME, CODE = 28, 28, 24
LARGE = 76
"""Corners of cells in which names have room."""


class Sizes(NamedTuple):
    """Sizes of what is written in a cell, which are those of names and texts of the picture."""

    name: int = NAME
    code: int = CODE
    good: int = GOOD
    token: int = 20


def draw(canvas: Canvas, grid: Grid, table: Table, given: Sizes | None = None) -> None:
    """Draw the belt."""
    given = given or Sizes()
    _ceres(canvas, grid, table, given)
    for cell in table.chart.places:
        if cell in table.chart.homes:
            continue
        there = table.state.belt.get(cell)
        if there is None:
            _open(canvas, grid, cell, given)
        else:
            _ground(canvas, grid, table, cell, there)
    for p in table.state.players:
        _home_ground(canvas.main, grid, table, p)
    for seat in table.seats:
        _network(canvas.main, grid, table, seat)
    for cell, there in table.state.belt.items():
        _cell(canvas, grid, table, cell, there, given)
    for p in table.state.players:
        _home(canvas, grid, table, p, given)


# Grounds


def _ceres(canvas: Canvas, grid: Grid, table: Table, given: Sizes) -> None:
    theme, (x, y) = canvas.theme, grid.ceres
    layer, radius = canvas.static, grid.corners - 6
    grey = mix(theme.panel_low, "#c9c4b8", 0.34)
    layer.disc(x, y, radius, fill=grey, border=mix(grey, theme.text, 0.4), width=3)
    source = rng(5, 8)
    for _ in range(9):
        far, turn = radius - 20, source.below(360)
        dx, dy = source.below(2 * far) - far, (source.below(2) * 2 - 1) * (far // 3 + turn // 9)
        if dx * dx + dy * dy < far * far:
            size = 3 + source.below(6)
            layer.disc(x + dx, y + dy, size, fill=mix(grey, "#000000", 0.25))
    layer.disc(x, y, radius, border=mix(grey, theme.text, 0.4), width=3)
    wide = 2 * radius - 24
    layer.fit(
        Box(x - wide // 2, y - 24, wide, 48),
        table.title("ceres") if "ceres" in table.speaker.names else table.word("ceres"),
        face="bold",
        size=given.name + 4,
        floor=given.code,
        align="m",
    )


def _open(canvas: Canvas, grid: Grid, cell: str, given: Sizes) -> None:
    """Draw a cell without an asteroid."""
    x, y = grid.at[cell]
    layer, theme = canvas.static, canvas.theme
    layer.polygon(x, y, grid.hexagon, border=theme.line, width=1)
    layer.text(x, y, cell, face="narrow", size=given.code, colour=theme.faint, anchor="mm")


def _ground(canvas: Canvas, grid: Grid, table: Table, cell: str, there: Asteroid) -> None:
    """Draw the ground of an asteroid, lit where somebody controls it."""
    x, y = grid.at[cell]
    layer, theme, tile = canvas.main, canvas.theme, table.tile(there)
    owner = None if there.seat == NOBODY else table.style(there.seat)
    fill = theme.panel_low if tile is None else mix(theme.panel_low, CLASSES[tile.kind], 0.42)
    layer.polygon(x, y, grid.hexagon, fill=fill)
    if tile is not None:
        _rock(layer, grid, tile.kind, cell, x, y)
    edge = owner.colour if owner else theme.line_strong if tile else theme.line
    if cell in table.attackers:
        edge = theme.icon("combat")
    layer.polygon(x, y, grid.hexagon, border=edge, width=6 if owner else 2)


def _rock(layer: Layer, grid: Grid, kind: str, cell: str, x: int, y: int) -> None:
    """Draw the body of an asteroid: round and cratered, long, faceted, or icy, by its class."""
    theme, (round_, bends) = layer.theme, BENDS[kind]
    body = mix(theme.panel_low, CLASSES[kind], 0.72)
    far = round(grid.corners * 0.82)
    turn = sum(map(ord, cell)) * 37 % 180
    if kind == "m":
        layer.polygon(x, y, regular(7, far, turn), fill=body)
        edge = mix(body, theme.text, 0.16)
        corners = regular(7, far, turn)
        for dx, dy in corners[::2]:
            layer.line([(x, y), (x + dx, y + dy)], edge, 2)
    else:
        layer.polygon(x, y, blob(far, far * round_ // 100, bends, turn), fill=body)
    if kind == "c":
        source = rng(turn, 4)
        for _ in range(5):
            dx, dy = source.below(far) - far // 2, source.below(far) - far // 2
            layer.disc(x + dx, y + dy, 3 + source.below(4), fill=mix(body, "#000000", 0.3))
    if kind == "s":
        crack = [(x - far // 2, y + far // 3), (x - far // 6, y + far // 5)]
        layer.line([*crack, (x, y + far // 2)], mix(body, "#000000", 0.35), 3)


def _home_ground(layer: Layer, grid: Grid, table: Table, player: Player) -> None:
    x, y = grid.at[player.home]
    theme, style = layer.theme, table.style(player.seat)
    layer.polygon(x, y, grid.hexagon, fill=theme.lit(style.colour, 0.3))
    layer.polygon(x, y, grid.hexagon, border=style.colour, width=7)


def _network(layer: Layer, grid: Grid, table: Table, seat: int) -> None:
    """Draw bridges between asteroids that a route of a seat links, and to its board."""
    home, linked = table.player(seat).home, table.routes[seat]
    colour = table.style(seat).colour
    cells = [cell for cell in table.chart.places if cell in linked]
    near = table.chart.neighbours
    pairs = [(one, two) for i, one in enumerate(cells) for two in cells[i + 1 :] if two in near[one]]
    pairs += [(home, cell) for cell in near[home] if cell in linked]
    for one, two in pairs:
        (ax, ay), (bx, by) = grid.at[one], grid.at[two]
        start = (ax + (bx - ax) * 41 // 100, ay + (by - ay) * 41 // 100)
        end = (ax + (bx - ax) * 59 // 100, ay + (by - ay) * 59 // 100)
        layer.line([start, end], layer.theme.background, 18)
        layer.line([start, end], colour, 11)


# What lies in a cell


def _cell(  # noqa: PLR0913, PLR0917
    canvas: Canvas, grid: Grid, table: Table, cell: str, there: Asteroid, given: Sizes
) -> None:
    """Draw what is known of an asteroid, what lies on it, and what changed."""
    x, y = grid.at[cell]
    layer, theme, tile = canvas.main, canvas.theme, table.tile(there)
    top = y - round(grid.corners * 0.68)
    if tile is None:
        layer.icon(x, y + 12, "asteroid", round(grid.corners * 0.7), colour=theme.faint)
        layer.text(x, top + 6, cell, face="narrow_bold", size=given.code + 2, anchor="mm")
    else:
        if cell in table.attackers:
            layer.icon(x, top, "combat", 34)
        else:
            layer.text(x, top, cell, face="narrow_bold", size=given.code, anchor="mm")
        _face_up(canvas, grid, table, cell, there, given)
    if table.before is not None:
        old = table.asteroid(cell)
        if old is None or (there.up and not old.up):
            mark_hexagon(canvas, grid, x, y)


def mark_hexagon(canvas: Canvas, grid: Grid, x: int, y: int) -> None:
    """Mark a cell as what has appeared, with a glow and a spark."""
    ink = canvas.theme.mark
    outline = regular(6, grid.corners + 1)
    canvas.over.polygon(x, y, outline, border=ink, width=4, shadow=Shadow(5, 0, veil(ink, 0.8)))
    dx, dy = outline[-1]
    canvas.over.polygon(x + dx, y + dy, spark(SPARK + 3), fill=canvas.theme.background)
    canvas.over.polygon(x + dx, y + dy, spark(SPARK), fill=ink)


def _face_up(  # noqa: PLR0913, PLR0917
    canvas: Canvas, grid: Grid, table: Table, cell: str, there: Asteroid, given: Sizes
) -> None:
    x, y = grid.at[cell]
    middle = y - 12 if grid.corners < LARGE else y - 8
    title = table.title(there.id)
    if grid.corners >= LARGE and _named(canvas.main, grid, title, given):
        canvas.main.text(
            x, y - round(grid.corners * 0.36), title, face="narrow_bold", size=given.name, anchor="mm"
        )
        middle = y + 6
    _middle(canvas, grid, table, cell, there, given, middle)
    below = y + round(grid.corners * (0.47 if middle > y else 0.42))
    _goods(canvas, grid, table, cell, there, given, (x, y, below))


def _named(layer: Layer, grid: Grid, title: str, given: Sizes) -> bool:
    """Tell whether a name has room in a cell."""
    return fonts.width(title, "narrow_bold", given.name) <= grid.room(round(grid.corners * 0.36) + 12)


def _signs(table: Table, there: Asteroid) -> list[Symbol]:
    """Return what an asteroid yields, one icon each, and a sign of what else it does."""
    tile = table.tile(there)
    assert tile is not None
    yields = [Symbol(key) for key in RESOURCES for _ in range(tile.yields.get(key, 0))]
    effects = [symbol.icon for segment in of_tile(tile) for symbol in (*segment.get, *segment.pay)]
    return [*yields, *(Symbol(icon, framed=True) for icon in effects[:1])]


def _middle(  # noqa: PLR0913, PLR0917
    canvas: Canvas,
    grid: Grid,
    table: Table,
    cell: str,
    there: Asteroid,
    given: Sizes,
    y: int,
) -> None:
    """Draw ships and what an asteroid yields, which is in two rows where there is no room."""
    x = grid.at[cell][0]
    signs, ships = _signs(table, there), _ships(table, cell, there)
    tokens = len(ships) * (2 * given.token + 4)
    room, icon = grid.room(12) - tokens, given.good
    across = len(signs) if len(signs) * (icon + 2) <= room else 2
    while across * (icon + 2) > room:
        icon -= 1
    if across < len(signs):
        icon = min(icon, 25)
    left = x - (tokens + across * (icon + 2)) // 2
    _tokens(canvas, left, y, table, ships, given.token)
    rows_ = [signs[start : start + across] for start in range(0, len(signs), max(1, across))]
    top = y - (len(rows_) - 1) * (icon // 2)
    for number, row in enumerate(rows_):
        for place, sign in enumerate(row):
            at = left + tokens + place * (icon + 2)
            _sign(canvas.main, at, top + number * (icon + 1), sign, icon)


def _sign(layer: Layer, x: int, y: int, sign: Symbol, size: int) -> None:
    half, theme = size // 2, layer.theme
    if sign.framed:
        frame = Box(x, y - half, size + 1, size + 1)
        layer.panel(frame, fill=theme.background, border=theme.line_strong, radius=6)
    layer.icon(x + half, y, sign.icon, size - 6 if sign.framed else size)


def _tokens(  # noqa: PLR0913, PLR0917
    canvas: Canvas, x: int, y: int, table: Table, ships: Sequence[Fleet], radius: int
) -> None:
    """Draw whose ships are on an asteroid; attackers behind the sign of a combat."""
    for number, (seat, count, moved) in enumerate(ships):
        at = x + radius + number * (2 * radius + 4)
        canvas.main.token(at, y, table.style(seat), radius, label=str(count))
        if moved:
            side = 2 * radius - 2
            canvas.over.mark(Box(at - radius + 1, y - radius + 1, side, side))


class Fleet(NamedTuple):
    """Ships of a seat, and whether some came just now."""

    seat: int
    ships: int
    came: bool


def _ships(table: Table, cell: str, there: Asteroid) -> list[Fleet]:
    """Return whose ships are on an asteroid, how many, and whether they came just now."""
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


def rows_of(goods: Goods, room: int, size: int) -> list[Goods]:
    """Return goods in as many rows as they need in so much room."""
    if amounts_width(goods, size) <= room:
        return [goods] if goods else []
    keys = list(goods)
    return [{key: goods[key] for key in keys[:2]}, {key: goods[key] for key in keys[2:]}]


def _goods(  # noqa: PLR0913, PLR0917
    canvas: Canvas,
    grid: Grid,
    table: Table,
    cell: str,
    there: Asteroid,
    given: Sizes,
    at: tuple[int, int, int],
) -> None:
    """Draw what lies on an asteroid, and whether its owner cannot pay with it."""
    x, middle, y = at
    apart = there.seat != NOBODY and cell not in table.routes[there.seat]
    if not there.goods:
        if apart:
            canvas.main.icon(x, y + 6, "unrouted", given.good)
        return
    old = table.asteroid(cell)
    more = 0
    if old is not None and old.up and not table.renewed:
        more = sum(there.goods.values()) - sum(old.goods.values())
    lines = rows_of(there.goods, grid.room(y - middle + 12), given.good)
    rows(canvas, x, y, lines, given, more)
    if apart:
        canvas.main.icon(x, y + 26 * len(lines), "unrouted", 22)


def rows(  # noqa: PLR0913, PLR0917
    canvas: Canvas, x: int, y: int, lines: Sequence[Goods], given: Sizes, more: int
) -> None:
    """Draw rows of goods below each other; a small arrow tells that there are more or less."""
    for number, line in enumerate(lines):
        top = y + number * (given.good - 3)
        wide = amounts_width(line, given.good, gap=6)
        canvas.main.amounts(x, top, line, given.good, align="m", gap=6)
        if more and not number:
            _arrow(canvas, x + wide // 2 + 11, top, more)


def _arrow(canvas: Canvas, x: int, y: int, more: int) -> None:
    tip = -8 if more > 0 else 8
    points = ((0, tip), (9, -tip // 2 - tip // 4), (-9, -tip // 2 - tip // 4))
    canvas.over.polygon(x, y, points, fill=canvas.theme.mark, border=canvas.theme.background, width=2)


def _home(canvas: Canvas, grid: Grid, table: Table, player: Player, given: Sizes) -> None:
    """Draw a clan board: docked ships, clan, goods."""
    x, y = grid.at[player.home]
    layer, theme, high = canvas.main, canvas.theme, grid.corners
    old = table.earlier(player.seat)
    radius, style = given.token, table.style(player.seat)
    top, middle, low = y - round(high * 0.5), y - round(high * 0.02), y + round(high * 0.37)
    layer.token(x, top, style, radius, label=str(player.docked), hollow=not player.docked)
    if old is not None and player.docked > old.docked:
        side = 2 * radius - 2
        canvas.over.mark(Box(x - radius + 1, top - radius + 1, side, side))
    room = Box(x - grid.room(10) // 2, middle - 18, grid.room(10), 36)
    layer.title(room, table.title(player.clan), face="narrow_bold", size=given.name, align="m")
    more = 0
    if old is not None and not table.renewed:
        more = sum(player.goods.values()) - sum(old.goods.values())
    lines = rows_of(player.goods, grid.room(low - y + 8), given.good)
    rows(canvas, x, low, lines, given, more)
    if not player.goods:
        ink = theme.muted
        layer.text(x, low, "\N{EN DASH}", size=given.code + 2, colour=ink, anchor="mm")

"""The ground of the belt: Ceres, cells, the bodies of asteroids, boards, networks of routes."""

from __future__ import annotations

from games.core.rng import rng
from games.projet_ceres.state import NOBODY, Asteroid, Player
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.colour import mix
from rendering.projet_ceres.hexes import Grid, Sizes
from rendering.projet_ceres.table import Table
from rendering.shapes import blob, regular

CLASSES = {"c": "#5d564f", "s": "#8a5a34", "m": "#5a74a8", "other": "#7a5aa0"}
"""The ground of each class of asteroids."""
BENDS = {"c": (100, 3), "s": (72, 2), "m": (96, 6), "other": (82, 4)}
"""How round, in percent, and how bent an asteroid of a class is."""
REACH = {"c": 0.74, "s": 0.74, "m": 0.82, "other": 0.74}
"""How far it reaches to the corners of its cell: nothing of it may lie beyond."""


def ceres(canvas: Canvas, grid: Grid, table: Table, given: Sizes) -> None:
    """Draw Ceres with craters and its name."""
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


def open_cell(canvas: Canvas, grid: Grid, cell: str, given: Sizes) -> None:
    """Draw a cell without an asteroid."""
    x, y = grid.at[cell]
    layer, theme = canvas.static, canvas.theme
    layer.polygon(x, y, grid.hexagon, border=theme.line, width=1)
    if cell in given.kept:
        y, ink = y - grid.inner + given.code - 3, theme.text
        layer.text(x, y, cell, face="narrow_bold", size=given.code, colour=ink, anchor="mm")
    else:
        layer.text(x, y, cell, face="narrow", size=given.code, colour=theme.faint, anchor="mm")


def asteroid(canvas: Canvas, grid: Grid, table: Table, cell: str, there: Asteroid) -> None:
    """Draw the ground of an asteroid, lit where a player controls it."""
    x, y = grid.at[cell]
    layer, theme, tile = canvas.static, canvas.theme, table.tile(there)
    owner = None if there.seat == NOBODY else table.style(there.seat)
    fill = theme.panel_low if tile is None else mix(theme.panel_low, CLASSES[tile.kind], 0.3)
    edge = owner.colour if owner else theme.line_strong if tile else theme.line
    if cell in table.attackers:
        edge = theme.icon("combat")
    wide = 6 if owner else 2
    if tile is None:
        layer.polygon(x, y, grid.hexagon, fill=fill, border=edge, width=wide)
        return
    # Its edge lies below the border: two soft edges on each other make the file larger.
    layer.polygon(x, y, regular(6, grid.corners - (4 if owner else 2)), fill=fill)
    turn = sum(map(ord, cell)) * 37 % 180
    body(layer, tile.kind, turn, (x, y), round(grid.corners * REACH[tile.kind]))
    layer.polygon(x, y, grid.hexagon, border=edge, width=wide)


def body(layer: Layer, kind: str, turn: int, at: tuple[int, int], far: int) -> None:
    """Draw an asteroid of a size: round and cratered, long, faceted, or icy, by its class."""
    theme, (thick, bends), (x, y) = layer.theme, BENDS[kind], at
    ground = mix(theme.panel_low, CLASSES[kind], 0.42)
    dark, light = mix(ground, "#000000", 0.32), mix(ground, theme.text, 0.16)
    if kind == "m":
        corners = regular(7, far, turn)
        layer.polygon(x, y, corners, fill=ground)
        for dx, dy in corners[::2]:
            layer.line([(x, y), (x + dx, y + dy)], light, 2)
    else:
        layer.polygon(x, y, blob(far, far * thick // 100, bends, turn), fill=ground)
    if kind == "c":
        source = rng(turn, 4)
        for _ in range(5):
            dx, dy = source.below(far) - far // 2, source.below(far) - far // 2
            layer.disc(x + dx, y + dy, 3 + source.below(4), fill=dark)
    if kind == "s":
        crack = [(x - far // 2, y + far // 3), (x - far // 6, y + far // 5)]
        layer.line([*crack, (x, y + far // 2)], dark, 3)


def home(layer: Layer, grid: Grid, table: Table, player: Player) -> None:
    """Draw the ground of a clan board in its player's colour."""
    x, y = grid.at[player.home]
    theme, style = layer.theme, table.style(player.seat)
    fill = theme.lit(style.colour, 0.3)
    layer.polygon(x, y, grid.hexagon, fill=fill, border=style.colour, width=7)


def network(layer: Layer, grid: Grid, table: Table, seat: int) -> None:
    """Draw bridges between asteroids that a route of a seat links, and to its board."""
    home, linked = table.player(seat).home, table.routes[seat]
    colour = table.style(seat).colour
    cells = [cell for cell in table.chart.places if cell in linked]
    near = table.chart.neighbours
    pairs = [
        (one, two) for i, one in enumerate(cells) for two in cells[i + 1 :] if two in near[one]
    ]
    pairs += [(home, cell) for cell in near[home] if cell in linked]
    for one, two in pairs:
        (ax, ay), (bx, by) = grid.at[one], grid.at[two]
        start = (ax + (bx - ax) * 44 // 100, ay + (by - ay) * 44 // 100)
        end = (ax + (bx - ax) * 56 // 100, ay + (by - ay) * 56 // 100)
        layer.line([start, end], layer.theme.background, 15)
        layer.line([start, end], colour, 9)

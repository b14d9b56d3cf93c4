"""The zoom of the belt: larger codes, and below it every asteroid that is face up."""

from __future__ import annotations

from games.projet_ceres.effects import RESOURCES
from games.projet_ceres.state import NOBODY, Asteroid
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import strip
from rendering.colour import mix
from rendering.parts import GAP, Card, Part
from rendering.projet_ceres import belt, reach, tiles, zoom
from rendering.projet_ceres.ground import CLASSES
from rendering.projet_ceres.symbols import in_order, of_tile
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import EDGE, FULL, HEAD
from rendering.scene import Scene
from rendering.segments import Segment, Symbol, draw_segments
from rendering.sizes import NARROW

ROW, LINE = 104, 62


def map_picture(table: Table) -> Scene:
    """Return the belt with a list of its asteroids."""
    tall = reach.height(table)
    places = [cell for cell in table.chart.places if cell in table.state.belt]
    cells = [cell for cell in places if table.state.belt[cell].up]
    # Rows are as high as their highest card: those of one line stand together.
    cells.sort(key=lambda cell: _plain(table, table.state.belt[cell]))
    homes = [home(table, seat) for seat in table.order]
    cards = [*homes, *(asteroid(table, cell) for cell in cells)]
    part = Part("asteroid", table.word("face_up"), cards, 2)
    canvas = table.canvas(NARROW, HEAD + tall + GAP + zoom.height_of(part) + EDGE)
    zoom.heading(canvas, table)
    reach.draw(canvas, Box(EDGE, HEAD, FULL, tall), table, reach.SIZES)
    zoom.draw_part(canvas, Box(EDGE, HEAD + tall + GAP, FULL, zoom.height_of(part)), part)
    return canvas.scene()


def home(table: Table, seat: int) -> Card:
    """Return a clan board: its player, the ships on it, its goods."""
    player, style = table.player(seat), table.style(seat)

    def draw(canvas: Canvas, box: Box) -> None:
        layer, theme = canvas.main, table.theme
        layer.panel(box, fill=theme.lit(style.colour, 0.3), border=style.colour, width=6)
        tiles.ships(layer, box.right - 34, box.y + 32, style, 21, player.docked)
        name = Box(box.x + 16, box.y + 8, box.w - 80, 48)
        layer.title(name, table.title(player.clan), face="narrow_bold", size=34)
        low = Box(box.x + 8, box.y + 56, box.w - 16, box.h - 64)
        strip(layer, low, radius=6)
        goods = in_order(player.goods)
        y = low.y + low.h // 2
        if goods:
            layer.amounts(low.x + 10, y, goods, 34)
        else:
            layer.text(low.x + 10, y, "\N{EN DASH}", size=28, colour=theme.muted)

    return Card(ROW, draw)


def _plain(table: Table, there: Asteroid) -> bool:
    """Return whether an asteroid has no effect but its yield, and nothing on it."""
    tile = table.tile(there)
    return tile is not None and not (there.goods or belt.laid(there)) and not of_tile(tile)


def asteroid(table: Table, cell: str) -> Card:
    """Return an asteroid: cell, name, ships, yields, effects, goods."""
    there = table.state.belt[cell]
    plain, tile = _plain(table, there), table.tile(there)
    assert tile is not None

    def draw(canvas: Canvas, box: Box) -> None:
        layer, theme = canvas.main, table.theme
        owner = None if there.seat == NOBODY else table.style(there.seat)
        fill = mix(theme.panel_low, CLASSES[tile.kind], 0.4)
        edge = owner.colour if owner else theme.line_strong
        layer.panel(box, fill=fill, border=edge, width=4 if owner else 2)
        y, x = box.y + 31, box.x + 14
        x += layer.text(x, y, cell, face="bold", size=30) + 12
        right = box.right - 12
        if owner:
            tiles.ships(layer, right - 22, y, owner, 21, there.ships)
            right -= 52
            if cell not in table.routes[there.seat]:
                right -= layer.icon(right, y, "unrouted", 30, anchor="rm") + 6
        for key in reversed(RESOURCES) if plain else ():
            for _ in range(tile.yields.get(key, 0)):
                right -= layer.icon(right, y, key, 32, anchor="rm") + 4
        name = Box(x, box.y + 7, right - x, 48)
        layer.title(name, table.title(there.id), face="narrow_bold", size=34)
        if not plain:
            low = Box(box.x + 6, box.y + 56, box.w - 12, box.h - 62)
            strip(layer, low, radius=6)
            found = _segments(table, there)
            draw_segments(layer, low.inset(10, 0), found, 34, floor=31, align="l")

    return Card(LINE if plain else ROW, draw)


def _segments(table: Table, there: Asteroid) -> list[Segment]:
    """Return an asteroid's yield, in a frame, its effect, and the goods there."""
    tile = table.tile(there)
    assert tile is not None
    made = tuple(Symbol(key, str(n)) for key in RESOURCES if (n := tile.yields.get(key)))
    found = [Segment((Symbol("asteroid_production"), *made), ()), *of_tile(tile)]
    if lies := there.goods | belt.laid(there):
        found.append(Segment((), tuple(Symbol(k, str(n)) for k, n in in_order(lies).items())))
    return found

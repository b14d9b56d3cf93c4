"""The legend of Projet Cérès: drawings of the symbols that are more than an icon."""

from __future__ import annotations

from games.projet_ceres.effects import Per
from games.projet_ceres.words.legend import LEGEND
from rendering import legend
from rendering.box import Box
from rendering.canvas import Layer
from rendering.colour import ink_on
from rendering.projet_ceres import belt, ground
from rendering.projet_ceres.symbols import of_amount
from rendering.projet_ceres.table import Table
from rendering.scene import Scene
from rendering.segments import Segment, Symbol, draw_segment, segment_width

SIZE, TEXT, ROCK = 32, 28, 19


def _middle(box: Box) -> tuple[int, int]:
    return box.x + box.w // 2, box.y + box.h // 2


def _segment(layer: Layer, box: Box, segment: Segment, size: int = SIZE) -> None:
    while segment_width(segment, size) > box.w:
        size -= 1
    x, y = _middle(box)
    draw_segment(layer, x - segment_width(segment, size) // 2, y, segment, size)


def _kinds(layer: Layer, box: Box) -> None:
    """Draw the bodies of asteroids of three classes."""
    x, y = _middle(box)
    for number, kind in enumerate("scm"):
        at = x + (number - 1) * 36, y
        layer.hexagon(*at, ROCK, fill=layer.theme.line_strong)
        ground.body(layer, kind, number, at, ROCK - 3)


def _face_down(layer: Layer, box: Box) -> None:
    """Draw an asteroid that is face down."""
    x, y = _middle(box)
    layer.hexagon(x, y, 27, fill=layer.theme.panel_low, border=layer.theme.line)
    layer.icon(x, y, "asteroid", 34, colour=layer.theme.faint)


def _lying(layer: Layer, box: Box) -> None:
    """Draw goods as on an asteroid."""
    x, y = _middle(box)
    belt.chips(layer, x, y, {"rock": 1, "hydrocarbon": 2, "metal": 3}, TEXT)


def _laid(layer: Layer, box: Box) -> None:
    """Draw tokens and cards as on an asteroid."""
    x, y = _middle(box)
    belt.chips(layer, x, y, {"token": 2, "cards": 1}, TEXT)


def _payable(layer: Layer, box: Box) -> None:
    x, y = _middle(box)
    x -= 46
    x += layer.icon(x, y, "rock", SIZE, anchor="lm") + 6
    x += layer.text(x, y, "2", face="bold", size=30) + 2
    layer.text(x, y, "/5", face="narrow_bold", size=TEXT, colour=layer.theme.muted)


def _fleet(layer: Layer, box: Box) -> None:
    """Draw ships as on clan boards."""
    x, y = _middle(box)
    x -= 56
    x += layer.icon(x, y, "ship", SIZE, anchor="lm") + 2
    for number in range(3):
        if number:
            layer.polygon(x + 4, y, ((0, -7), (8, 0), (0, 7)), fill=layer.theme.muted)
            x += 14
        x += layer.text(x, y, str(4 - number), face="narrow_bold", size=TEXT)


def _net(layer: Layer, box: Box) -> None:
    """Draw the bridge between two asteroids of a route."""
    x, y = _middle(box)
    colour = layer.theme.player(0).colour
    for left in (x - 54, x + 14):
        layer.panel(Box(left, y - 22, 40, 44), border=colour, width=4, radius=8)
    layer.line([(x - 12, y), (x + 12, y)], colour, 9)


def _free(layer: Layer, box: Box) -> None:
    """Draw a free place of a square box, and the sign of one without a limit."""
    x, y = _middle(box)
    layer.disc(x - 24, y, 17, border=layer.theme.faint, width=2)
    layer.text(x + 22, y, "\N{INFINITY}", face="text", size=TEXT, anchor="mm")


def _die(layer: Layer, box: Box) -> None:
    x, y = _middle(box)
    layer.icon(x - 28, y, "die", 44)
    fill = layer.theme.text
    layer.panel(Box(x + 6, y - 22, 44, 44), fill=fill, radius=9)
    layer.text(x + 28, y, "2", face="bold", size=30, colour=ink_on(fill), anchor="mm")


def _paid(layer: Layer, box: Box) -> None:
    _segment(layer, box, Segment((Symbol("rock"),), (Symbol("metal"),)))


def _when(layer: Layer, box: Box) -> None:
    _segment(layer, box, Segment((), (Symbol("metal"),), (Symbol("explore"),)))


def _per(layer: Layer, box: Box) -> None:
    amount, per = of_amount("metal", Per("fervor", base=1, most=3))
    said = Symbol(per.icon, f"{amount.number} {per.number}")
    _segment(layer, box, Segment((), (said,)))


def _free_of(layer: Layer, box: Box) -> None:
    _segment(layer, box, Segment((), (Symbol("hydrocarbon", struck=True),)), 40)


SIGNS: legend.Signs = {
    **legend.SHARED,
    "kinds": _kinds,
    "face_down": _face_down,
    "lying": _lying,
    "laid": _laid,
    "payable": _payable,
    "fleet": _fleet,
    "net": _net,
    "free": _free,
    "die": _die,
    "when": _when,
    "paid": _paid,
    "per": _per,
    "struck": _free_of,
}


def legend_picture(table: Table) -> Scene:
    """Return the picture that explains the symbols of all others."""
    return legend.legend_picture(table, LEGEND, SIGNS)

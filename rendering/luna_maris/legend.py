"""The legend of Luna Maris: drawings of the symbols that are more than an icon."""

from __future__ import annotations

from games.luna_maris.words.legend import LEGEND
from rendering import legend
from rendering.box import Box
from rendering.canvas import Layer
from rendering.colour import mix
from rendering.luna_maris.table import Table
from rendering.scene import Scene
from rendering.shapes import regular


def _activation(layer: Layer, box: Box) -> None:
    """Draw a free activation space, and the lit deck around one with an astronaut."""
    theme, y, style = layer.theme, box.y + box.h // 2, layer.theme.player(0)
    free, kept = (Box(x - 23, y - 23, 46, 46) for x in (box.x + 28, box.right - 28))
    layer.panel(free, fill=theme.background, border=theme.line_strong, width=2, radius=12)
    layer.icon(box.x + 28, y, "energy", 32)
    deck = theme.lit(style.colour, 0.4)
    layer.panel(kept.inset(-5), fill=deck, border=style.colour, width=5, radius=17)
    layer.panel(kept, fill=theme.background, radius=12)
    layer.token(box.right - 28, y, style, 18)


def _mine(layer: Layer, box: Box) -> None:
    """Draw a titanium mine of the map."""
    theme, x, y = layer.theme, box.x + box.w // 2, box.y + box.h // 2
    ore = theme.icon("titanium")
    layer.polygon(x, y, regular(6, 27), fill=mix(theme.background, ore, 0.7))
    layer.polygon(x, y, regular(6, 23), fill=mix(theme.background, ore, 0.3))
    layer.icon(x, y, "titanium", 28)


def _penalty(layer: Layer, box: Box) -> None:
    """Draw a penalty space, and a cube on one."""
    theme, x, y = layer.theme, box.x + box.w // 2, box.y + box.h // 2
    ground = mix(theme.panel_low, theme.bad, 0.16)
    for left, fill in ((x - 42, ground), (x + 4, theme.icon("waste"))):
        layer.panel(Box(left, y - 19, 38, 38), fill=fill, border=theme.bad, width=3, radius=7)


def _open(layer: Layer, box: Box) -> None:
    x, y = box.x + box.w // 2, box.y + box.h // 2
    layer.disc(x, y, 24, fill=layer.theme.background, border=layer.theme.line_strong, width=2)
    layer.icon(x, y, "done", 32)


SIGNS: legend.Signs = {
    **legend.SHARED,
    "improved": ("upgrade",),
    "activation": _activation,
    "mine": _mine,
    "covered": ("lock",),
    "bonus": ("favor",),
    "penalty": _penalty,
    "construction": ("construction_yard",),
    "ended": ("pass",),
    "open": _open,
}


def legend_picture(table: Table) -> Scene:
    """Return the picture that explains the symbols of all others."""
    return legend.legend_picture(table, LEGEND, SIGNS)

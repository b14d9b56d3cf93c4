"""The ground of the moon: craters, dust and the shade of hills, always the same for a place."""

from __future__ import annotations

from functools import lru_cache

from games.core.rng import rng
from rendering.box import Box
from rendering.canvas import Layer
from rendering.colour import mix
from rendering.scene import Disc, Look, Op, Polygon
from rendering.shapes import blob, crescent, polar

GREY = "#8b8f9c"
"""Regolith in full light."""


def ground(layer: Layer, box: Box, *, seed: int = 1, radius: int = 12) -> None:
    """Draw the moon's surface over a box."""
    theme = layer.theme
    flat = theme.shadow.endswith("00")  # no relief where contrast is all
    light = mix(theme.panel_low, GREY, 0.02 if flat else 0.26)
    dark = mix(theme.panel_low, GREY, 0.0 if flat else 0.13)
    layer.panel(box, fill=light, fill2=dark, border=theme.line, radius=radius)
    layer.ops += _relief(box, seed, light, theme.background, theme.text)


@lru_cache(16)
def _relief(box: Box, seed: int, light: str, dark: str, bright: str) -> tuple[Op, ...]:
    found: list[Op] = []
    source = rng(seed, 3)
    for _ in range(box.w * box.h // 60000):
        across, down = 50 + source.below(90), 24 + source.below(40)
        x = box.x + across + 20 + source.below(max(1, box.w - 2 * across - 40))
        y = box.y + across + 10 + source.below(max(1, box.h - 2 * across - 20))
        shade = mix(light, dark, 0.12 + source.below(12) / 100)
        found.append(Polygon(x, y, blob(across, down, 4, source.below(180)), Look(shade)))
    for _ in range(box.w * box.h // 26000):
        size = 5 + source.below(11) + source.below(3) * source.below(12)
        x = box.x + size + 6 + source.below(box.w - 2 * size - 12)
        y = box.y + size + 6 + source.below(box.h - 2 * size - 12)
        found += _crater(x, y, size, mix(light, dark, 0.3), mix(light, bright, 0.14))
    return tuple(found)


def _crater(x: int, y: int, size: int, floor: str, rim: str) -> list[Op]:
    """Return a crater, its near wall in the shade and its far rim in the light."""
    wall = mix(floor, "#000000", 0.4)
    return [
        Disc(x, y, size, Look(floor, None, rim, max(1, size // 7))),
        Polygon(x, y, crescent(size, max(2, size // 2), -135), Look(wall)),
    ]


def landing(layer: Layer, x: int, y: int, radius: int) -> None:
    """Draw a landing pad with its lamps."""
    theme = layer.theme
    metal = mix(theme.panel_low, GREY, 0.3)
    layer.disc(x, y, radius, fill=mix(metal, theme.background, 0.25), border=metal, width=4)
    layer.disc(x, y, round(radius * 0.72), border=mix(metal, theme.text, 0.2), width=3)
    arm = round(radius * 0.5)
    ink = mix(metal, theme.text, 0.25)
    for ends in (((-arm, 0), (arm, 0)), ((0, -arm), (0, arm))):
        layer.line([(x + dx, y + dy) for dx, dy in ends], ink, 3)
    for number in range(8):
        dx, dy = polar(radius * 0.86, 22.5 + 45 * number)
        layer.disc(x + dx, y + dy, max(2, radius // 18), fill=theme.icon("day"))


def panels(layer: Layer, box: Box, count: int) -> None:
    """Draw rows of solar panels, slanted, `count` in a row."""
    theme = layer.theme
    edge = mix(theme.panel_low, GREY, 0.45)
    glass = mix(theme.card, theme.icon("water"), 0.18)
    for row in box.rows(2, 14):
        for cell in row.columns(count, 12):
            lean = cell.h // 4
            frame = ((lean, 0), (cell.w, 0), (cell.w - lean, cell.h), (0, cell.h))
            layer.polygon(cell.x, cell.y, frame, fill=glass, border=edge, width=2)
            for part in (1, 2):
                dx = (cell.w - lean) * part // 3
                top, low = (cell.x + lean + dx, cell.y + 1), (cell.x + dx, cell.bottom - 1)
                layer.line([top, low], edge, 1)

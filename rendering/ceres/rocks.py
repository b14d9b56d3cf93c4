"""Asteroids: small dense ones in the inner ring, large icy ones in the outer, lit by the sun."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import atan2, cos, degrees, radians, sin
from types import MappingProxyType
from typing import NamedTuple

from games.ceres.content.types import Asteroid, Ring
from games.core.rng import rng
from rendering import fonts, icons
from rendering.box import Box
from rendering.canvas import Layer
from rendering.colour import mix, veil
from rendering.scene import Points
from rendering.shapes import polar
from rendering.theme import PlayerStyle


class Kind(NamedTuple):
    """The look of the asteroids of a ring.

    `size` is the radius as a part of the belt's; `corners` of the outline, which are up to `rough`
    of the radius too near or too far; `light`, `body` and `shade` are the colours from the sun's
    side to the other.
    """

    size: float
    corners: int
    rough: float
    light: str
    body: str
    shade: str


KINDS: Mapping[Ring, Kind] = MappingProxyType(
    {
        "inner": Kind(0.09, 8, 0.05, "#a3664a", "#7a4835", "#472a20"),
        "intermediate": Kind(0.099, 11, 0.07, "#94897c", "#6d6359", "#413b35"),
        "outer": Kind(0.109, 15, 0.05, "#8ea0b8", "#62728a", "#384558"),
    }
)
"""Dense and angular near the sun, cratered behind, large and icy in the outer ring."""
HALO = 7
"""Pixels by which the colour of an owner shows around an asteroid."""
GAP = 6
"""Between two goods on its plate."""
FAR = 0.55
"""How much darker an asteroid is that the viewer cannot reach."""


def radius(ring: Ring, belt: int) -> int:
    """Return the radius of a ring's asteroids in a belt of a radius."""
    return round(KINDS[ring].size * belt)


class Place(NamedTuple):
    """The place of an asteroid, its size, and the direction of the sun in degrees."""

    x: int
    y: int
    radius: int
    sun: int


def place(x: int, y: int, radius: int, sun: tuple[int, int]) -> Place:
    """Return the place of an asteroid in a belt, with the direction of its sun."""
    return Place(x, y, radius, round(degrees(atan2(sun[1] - y, sun[0] - x)) / 5) * 5)


def asteroid(
    layer: Layer,
    at: Place,
    rock: Asteroid,
    owner: PlayerStyle | None,
    reach: bool | None = None,
) -> None:
    """Draw an asteroid on the colour of its owner: points over production.

    A production without a number is one. `reach`: whether the viewer has the Ice for it, or None
    where that is not shown: an asteroid out of reach is darker. A ring is always an owner's.
    """
    theme, kind = layer.theme, KINDS[rock.ring]
    dim = FAR if reach is False and owner is None else 0.0
    if owner:
        layer.disc(at.x, at.y, at.radius + HALO, border=owner.colour, width=2 * HALO)
    shade, body, light = (
        mix(colour, theme.background, dim) for colour in (kind.shade, kind.body, kind.light)
    )
    seed = sum(map(ord, rock.id))
    layer.polygon(at.x, at.y, _outline(at.radius, kind, seed, 1.0, at.sun), fill=shade)
    layer.polygon(at.x, at.y, _outline(at.radius, kind, seed, 0.9, at.sun), fill=body)
    layer.polygon(at.x, at.y, _outline(at.radius, kind, seed, 0.66, at.sun), fill=light)
    _texture(layer, at, rock.ring, seed, (shade, body, light))
    _worth(layer, at, rock)


@lru_cache(512)
def _outline(radius: int, kind: Kind, seed: int, part: float, sun: int) -> Points:
    """Return the outline of an asteroid, or of its lit part: smaller and nearer the sun."""
    source = rng(seed, 1)
    dx, dy = (radius * (1 - part) * 0.86 * turn(radians(sun)) for turn in (cos, sin))
    points: list[tuple[int, int]] = []
    for corner in range(kind.corners):
        uneven = 1 + kind.rough * (source.below(201) - 100) / 100
        x, y = polar(radius * part * uneven, 360 * (corner + source.below(40) / 100) / kind.corners)
        points.append((round(x + dx), round(y + dy)))
    return tuple(points)


def _texture(layer: Layer, at: Place, ring: Ring, seed: int, colours: tuple[str, str, str]) -> None:
    """Draw an edge of metal, craters or cracks of ice where there is no number."""
    shade, _, light = colours
    source = rng(seed, 2)
    reach = at.radius * 0.72
    for side in (-1, 1):
        angle = -90 + side * (52 + source.below(22))
        dx, dy = polar(reach, angle)
        x, y = at.x + dx, at.y + dy
        if ring == "intermediate":
            size = round(at.radius * (0.1 + source.below(8) / 100))
            layer.disc(x, y, size, fill=shade, border=mix(light, "#ffffff", 0.12), width=1)
            continue
        long = at.radius * (0.24 if ring == "inner" else 0.3)
        ax, ay = polar(long / 2, angle + 90 + source.below(40) - 20)
        ink = mix(light, "#ffffff", 0.35) if ring == "outer" else shade
        layer.line([(x - ax, y - ay), (x, y + 2 * side), (x + ax, y + ay)], ink, 2)


def _worth(layer: Layer, at: Place, rock: Asteroid) -> None:
    """Write the points, and under them the production on a separate plate."""
    theme = layer.theme
    digits = layer.least("bold")
    size = round(digits / 0.86)
    high = size + 8
    layer.text(
        at.x,
        at.y - high // 2 - 1,
        str(rock.vp),
        face="bold",
        size=round(at.radius * 0.84),
        colour=theme.icon("vp"),
        anchor="mm",
        outline="#120d0a",
    )
    numbers = {good: str(n) if n > 1 else "" for good, n in rock.production.items()}
    wide = sum(
        (fonts.width(number, "bold", digits) + 2 if number else 0) + icons.ink(good, size).width
        for good, number in numbers.items()
    )
    wide += GAP * (len(numbers) - 1)
    plate = Box(at.x - wide // 2 - 9, at.y + at.radius - high, wide + 18, high)
    layer.panel(plate, fill=theme.background, border=veil(theme.text, 0.35), radius=high // 2)
    x, y = at.x - wide // 2, plate.y + high // 2
    for good, number in numbers.items():
        if number:
            x += layer.text(x, y, number, face="bold", size=digits) + 2
        x += layer.inline(x, y, good, size) + GAP

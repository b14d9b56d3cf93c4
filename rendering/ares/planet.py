"""The changing planet Mars: its air, meadows and ice, its seas and forests."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, hypot

from games.ares.content import ALL_STEPS, OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS
from games.core.rng import rng
from rendering.ares.table import Table
from rendering.canvas import Box, Layer
from rendering.colour import mix, veil
from rendering.scene import Points, Shadow
from rendering.shapes import arc, blob, crescent, polar, regular
from rendering.theme import PlayerStyle

RADIUS = 246
AIR = 18
"""How far the air reaches above the ground."""
HEX = 44
"""The radius of an ocean tile."""
CROWN, STEM = 15, 12
"""The radius of a tree's crown, and how far its trunk reaches below."""
ICE = 186
"""How far from the equator nothing grows."""
RUST, SOIL, DUST, SKY = "#b8502f", "#8a6a3c", "#e09a68", "#8fd6ff"
MEADOW, SNOW, WATER, BARK = "#4f9a45", "#f4f8ff", "#2b7fd0", "#3a2414"
PLAINS = ((205, 158, 84, 34, 3), (322, 166, 72, 28, 2), (22, 172, 66, 38, 4), (112, 176, 96, 30, 3))
MEADOWS = (
    (196, 166, 92, 50, 3), (318, 158, 84, 50, 4), (48, 176, 90, 44, 3), (134, 172, 70, 48, 5),
    (250, 160, 70, 40, 2), (92, 176, 84, 36, 3), (0, 190, 76, 34, 4),
)  # fmt: skip
"""On the planet: where (degrees and distance from the centre), how large, how many bends."""
CRATERS = ((236, 204, 14), (342, 204, 11), (66, 206, 16), (160, 200, 13), (282, 176, 9))
CLOUDS = ((-186, -128, 130, 18), (60, -176, 110, 16), (92, 128, 120, 18), (-150, 158, 100, 16))
"""Where their left ends are, and how large."""


def draw(layer: Layer, x: int, y: int, table: Table) -> None:
    """Draw the planet around a point."""
    state = table.state
    air, warmth = state.oxygen / OXYGEN_STEPS, state.temperature / TEMPERATURE_STEPS
    done = (state.temperature + state.oxygen + state.flipped) / ALL_STEPS
    _ground(layer, x, y, air, done)
    _ice(layer, x, y, warmth)
    for place in range(OCEANS):
        dx, dy = ocean(place)
        _ocean(layer, x + dx, y + dy, flipped=place < state.flipped)
    forests = tuple(player.forests for player in state.players)
    for dx, dy, seat in trees(forests):
        _tree(layer, x + dx, y + dy, table.style(seat))


def _ground(layer: Layer, x: int, y: int, air: float, done: float) -> None:
    """Draw the ball (rust at first, then soil and meadows) in its air (first dust, then blue)."""
    haze = mix(DUST, SKY, min(1, 2 * air))
    glow = Shadow(8 + round(6 * air), 0, veil(haze, 0.35 + 0.5 * air))
    layer.disc(x, y, RADIUS + round(AIR * (0.4 + 0.6 * air)), fill=veil(haze, 0.3), shadow=glow)
    ground = mix(RUST, SOIL, round(done * 6) / 6)
    light, dark = mix(ground, "#ffffff", 0.12), mix(ground, "#000000", 0.3)
    layer.disc(x, y, RADIUS, fill=light, fill2=dark)
    for angle, away, across, down, bends in PLAINS:
        dx, dy = polar(away, angle)
        plain = blob(across, down, bends, angle + 90)
        layer.polygon(x + dx, y + dy, plain, fill=veil("#000000", 0.14))
    for angle, away, radius in CRATERS:
        dx, dy = polar(away, angle)
        layer.disc(x + dx, y + dy, radius, fill=veil("#000000", 0.25))
        layer.disc(x + dx + 1, y + dy + 2, radius - 3, fill=veil("#ffffff", 0.1))
    green = veil(MEADOW, 0.35 + 0.5 * air)
    for angle, away, across, down, bends in MEADOWS[: round(len(MEADOWS) * air)]:
        dx, dy = polar(away, angle)
        layer.polygon(x + dx, y + dy, blob(across, down, bends, angle + 90), fill=green)
    layer.polygon(x, y, crescent(RADIUS, 100, 50), fill=veil("#000000", 0.24))
    for left, top, wide, high in CLOUDS[: round(len(CLOUDS) * (2 * air - 1))] if air > 0.5 else ():
        cloud = Box(x + left, y + top, wide, high)
        layer.panel(cloud, fill=veil("#ffffff", 0.34), radius=high // 2)
        low = cloud._replace(
            x=cloud.x + wide // 4, y=cloud.y + high - 4, w=wide * 2 // 3, h=high - 4
        )
        layer.panel(low, fill=veil("#ffffff", 0.34), radius=high // 2)


def _ice(layer: Layer, x: int, y: int, warmth: float) -> None:
    """Draw the polar ice, which shrinks as it gets warmer."""
    for pole, most in ((270, 40), (90, 31)):
        layer.polygon(x, y, _cap(pole, round(most * (1 - 0.62 * warmth))), fill=veil(SNOW, 0.88))


@lru_cache(64)
def _cap(pole: int, half: int) -> Points:
    """Return the outline of the ice about a pole, `half` degrees to either side."""
    rim = arc(RADIUS - 2, pole - half, pole + half)
    # The inner edge bulges towards the equator, as a cap does on a ball, and is frayed.
    edge, inward = rim[0][1], 1 if pole == 270 else -1
    inner = [
        (px, edge + inward * (round(abs(py - edge) * 0.4) + (5 if i % 6 < 3 else 0)))
        for i, (px, py) in enumerate(rim)
    ]
    return (*rim, *reversed(inner[3:-3]))


def ocean(place: int) -> tuple[int, int]:
    """Return the place of an ocean, from the centre of the planet: in three rows of three."""
    across, down = round(HEX * 1.76), round(HEX * 1.53)
    row, column = divmod(place, 3)
    shift = across // 4 if row % 2 else -(across // 4)
    return (column - 1) * across + shift, (row - 1) * down


def _ocean(layer: Layer, x: int, y: int, *, flipped: bool) -> None:
    """Draw a sea, or the basin of a later one."""
    if flipped:
        layer.hexagon(x, y, HEX, fill=WATER, border=mix(WATER, "#ffffff", 0.45))
        layer.icon(x, y, "ocean", 50, colour="#ffffff")
    else:
        layer.polygon(x, y, regular(6, HEX), fill="#3b1d12", border="#d79a78", width=2)
        layer.icon(x, y, "ocean", 40, colour="#c58f70")


@lru_cache(64)
def trees(forests: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Return the places of all seats' trees, from the planet's centre; the back ones first.

    Every seat has a part of the planet, about the middle of which its forest grows. A forest that
    is larger than its part is drawn as large as the part.
    """
    found = [
        (x, y, seat)
        for seat, count in enumerate(forests)
        for x, y in _grove(seat, len(forests))[:count]
    ]
    return tuple(sorted(found, key=lambda tree: (tree[1], tree[0])))


@lru_cache(16)
def _grove(seat: int, seats: int) -> tuple[tuple[int, int], ...]:
    """Return the places for a seat's trees, the first in the middle of its part of the planet."""
    each = 360 / seats
    middle = polar(RADIUS - 66, 180 + each * (seat + 0.5))
    own = [(x, y) for x, y in _places() if int((degrees(atan2(y, x)) + 180) % 360 // each) == seat]
    return tuple(sorted(own, key=lambda place: hypot(place[0] - middle[0], place[1] - middle[1])))


@lru_cache(1)
def _places() -> tuple[tuple[int, int], ...]:
    """Return all places for trees: on land, and a little out of line."""
    wind = rng(4, 0)
    found: list[tuple[int, int]] = []
    for row in range(-7, 8):
        for column in range(-7, 8):
            x = column * 37 + row % 2 * 18 + wind.below(9) - 4
            y = row * 33 + wind.below(7) - 3
            dry = all(
                hypot(x - sea_x, y - sea_y) > HEX + CROWN
                for sea_x, sea_y in (ocean(place) for place in range(OCEANS))
            )
            if dry and abs(y) < ICE and hypot(x, y) < RADIUS - CROWN - 8:
                found.append((x, y))
    return tuple(found)


def _tree(layer: Layer, x: int, y: int, style: PlayerStyle) -> None:
    """Draw a tree whose crown has the colour and the shape of its owner."""
    layer.panel(Box(x - 3, y, 7, CROWN + STEM), fill=BARK, radius=2)
    layer.token(x, y, style, CROWN)

"""The Asteroid Belt: three turning rings of five zones, with prices, asteroids and Probes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.ceres.content.types import RINGS, Ring
from games.ceres.rules import derived
from games.ceres.rules.derived import Rock
from games.ceres.rules.tables import INWARD, SEPARATORS, ZONES
from games.ceres.state import NOBODY
from games.core.rng import rng
from games.core.text import capital
from rendering import fonts, icons, sizes
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.ceres import beside, cards, rocks
from rendering.ceres.table import Table
from rendering.colour import mix, veil
from rendering.scene import Disc, Look, Shadow
from rendering.shapes import polar

STEP = 360 / ZONES
RADII: dict[Ring, tuple[float, float]] = {
    "outer": (0.755, 1.0),
    "intermediate": (0.487, 0.742),
    "inner": (0.092, 0.474),
}
"""Inner and outer radius of the rings as parts of the belt's radius."""
LATE = 2
"""The position on the right, where prices stand at the zone's upper edge: names hang below."""
NEARER: dict[tuple[Ring, int], float] = {
    ("outer", 0): 0.01,
    ("outer", 1): 0.01,
    ("outer", 3): 0.012,
    ("intermediate", 0): -0.012,
    ("intermediate", 1): -0.012,
    ("inner", 0): -0.02,
    ("inner", 1): -0.02,
    ("inner", 3): -0.03,
}
"""By how much asteroids give way to names between them and those below, in parts of the radius."""
EDGE = 10
"""Room beside the belt that a name may use."""
PROBE, TICK = 0.041, 0.034
"""Half the width of a Probe and of a tick beside an asteroid, as parts of the belt's radius."""
PILL, DIGITS = 0.091, 0.059
"""Half the width of a price, and the size of its digits, as parts of the belt's radius."""
NEAR = (0.17, 0.17, 0.155, 0.14, 0.155)
"""How far prices of the inner ring stand from the sun's middle, as parts of the belt's radius."""
FARTHEST = 2, 3
"""The ring and position with the one price of two digits, which needs more room."""
SUN = 0.06
"""Radius of the sun as a part of the belt's."""
NAMES = 0.06
"""Size of names as a part of the belt's radius, where that is more than they need at least."""
BELOW = 0.125
"""How far Ceres reaches below the belt, as a part of its radius."""
DUST = 40
"""Grains in a ring."""


class Frame(NamedTuple):
    """The place of the belt on a picture; `reach` marks targets of affordable Launches."""

    x: int
    y: int
    radius: int
    reach: bool = False

    @property
    def bottom(self) -> int:
        """Return the y coordinate below Ceres."""
        return self.y + round(self.radius * (1 + BELOW)) + 2


def zone_degrees(position: int) -> tuple[float, float]:
    """Return the angles of a board position, clockwise from the right.

    Positions count counter-clockwise; the entries 0 and 1 meet at the bottom (R42).
    """
    end = 90 + STEP - STEP * position
    return end - STEP, end


def draw(canvas: Canvas, frame: Frame, table: Table) -> None:
    """Draw the whole belt."""
    _rings(canvas, frame, table)
    _ceres(canvas, frame)
    zones: dict[tuple[Ring, int], list[Rock]] = defaultdict(list)
    for rock in derived.belt(table.tables, table.state):
        zones[rock.ring, rock.position].append(rock)
    placed = [
        spot
        for (ring, position), found in zones.items()
        for spot in _places(frame, ring, position, found)
    ]
    for spot in placed:
        _rock(canvas, frame, spot, table)
    size = max(sizes.least_name("narrow", canvas.width), round(NAMES * frame.radius))
    names = _names(frame, table, placed, size)
    _signs(canvas, frame, table, placed, [name.box for name in names])
    for spot, name in zip(placed, names, strict=True):
        # Above the marks of changes, whose glow would dim a name.
        beside.write(canvas.over, name, faint=frame.reach and not table.in_reach(spot.rock))


def _names(frame: Frame, table: Table, placed: Sequence[_Spot], size: int) -> list[beside.Name]:
    """Return the names of asteroids, moved a little if one would cover another asteroid."""
    circles = {spot.at: spot.radius + rocks.HALO for spot in placed}
    edges = frame.x - frame.radius - EDGE, frame.x + frame.radius + EDGE
    found: list[beside.Name] = []
    for spot in placed:
        name = beside.name(
            spot.at,
            spot.radius,
            table.title(spot.rock.id),
            above=spot.above,
            room=min(3 * spot.radius, 2 * (frame.radius + EDGE - abs(spot.x - frame.x))),
            size=size,
        )
        others = tuple((at, reach) for at, reach in circles.items() if at != spot.at)
        taken = (_entrance(frame), *_pills(frame), *(other.box for other in found))
        found.append(beside.aside(name, round(1.25 * spot.radius), others, taken, edges))
    return found


def _signs(
    canvas: Canvas, frame: Frame, table: Table, placed: Sequence[_Spot], names: Sequence[Box]
) -> None:
    """Draw the owners' tokens, and ticks where the viewer can send a Probe, clear of names."""
    circles = tuple({spot.at: spot.radius for spot in placed}.items())
    taken = [*names, *_pills(frame)]
    for spot in sorted(placed, key=lambda spot: spot.rock.owner == NOBODY):
        owner = table.owner(spot.rock.owner)
        if owner is None and not (frame.reach and table.in_reach(spot.rock)):
            continue
        half = round(frame.radius * (TICK if owner is None else PROBE))
        x, y = beside.sign(spot.at, half, tuple(taken), circles)
        if owner is None:
            cards.tick(canvas.main, x, y, 2 * half)
        else:
            canvas.over.token(x, y, owner, half)  # above the frame of a new claim
        taken.append(Box(x - half, y - half, 2 * half, 2 * half))


LARGE = sizes.NARROW
"""Width of the belt where it is what a picture is about."""
RADIUS = LARGE // 2 - 26
"""Its radius then, with room for a token beside it."""
TALL = round(RADIUS * (2 + BELOW)) + 40
"""Its height then, Ceres below it included."""


def draw_large(canvas: Canvas, top: int, table: Table) -> None:
    """Draw the belt over a whole portrait picture, with targets of affordable Launches marked."""
    reach = table.seen.viewer is not None
    draw(canvas, Frame(LARGE // 2, top + RADIUS + 4, RADIUS, reach), table)
    bottom = top + TALL - 20
    draw_turning(canvas, 20, bottom, table)
    if reach:
        word, size = table.word("reach"), canvas.main.least("narrow")
        wide = canvas.main.text(
            LARGE - 20, bottom - size // 2, word, face="narrow", size=size, anchor="rm"
        )
        cards.tick(canvas.main, LARGE - 20 - wide - 28, bottom - size // 2, 36)


def _rings(canvas: Canvas, frame: Frame, table: Table) -> None:
    theme = table.theme
    for number, ring in enumerate(RINGS):
        inner, outer = (round(part * frame.radius) for part in RADII[ring])
        for position in range(ZONES):
            start, end = zone_degrees(position)
            gap = 100 / outer
            entry = position < 2
            fill = mix(theme.panel, theme.raised, 0.25 + 0.2 * number)
            canvas.static.sector(
                frame.x,
                frame.y,
                (inner, outer),
                (start + gap, end - gap),
                fill=mix(fill, theme.icon("ice"), 0.1) if entry else fill,
                border=theme.line_strong if entry else theme.line,
                width=2,
            )
        canvas.static.ops += _dust(frame, inner, outer, number)
    sun = round(frame.radius * SUN)
    canvas.static.disc(frame.x, frame.y, round(sun * 1.5), fill="#ffb84d26")
    canvas.static.disc(frame.x, frame.y, round(sun * 1.22), fill="#ffb84d33")
    glow = Shadow(sun // 2, 0, "#ffb84dcc")
    canvas.static.disc(frame.x, frame.y, sun, fill="#fff3cf", fill2="#ff9d2e", shadow=glow)
    for number in range(len(RINGS)):  # above what the sun lights up
        for position in range(ZONES):
            _price(canvas, frame, table, number, position)


@lru_cache(16)
def _dust(frame: Frame, inner: int, outer: int, seed: int) -> tuple[Disc, ...]:
    """Return grains strewn over a ring, always the same ones."""
    source = rng(seed, 0)
    found: list[Disc] = []
    for _ in range(DUST):
        reach = inner + 6 + source.below(outer - inner - 12)
        dx, dy = polar(reach, source.below(360))
        size = 1 + (source.below(4) == 0)
        found.append(Disc(frame.x + dx, frame.y + dy, size, Look(veil("#c9b79f", 0.42))))
    return tuple(found)


def _price(canvas: Canvas, frame: Frame, table: Table, ring: int, position: int) -> None:
    """Print the Ice for a Launch into a zone (7.6): at its first edge, or near the sun.

    A viewer with a seat sees their own price, others see the printed one.
    """
    price = SEPARATORS[position] + INWARD[0][ring]
    layer = canvas.static
    if table.seen.viewer is not None:
        layer = canvas.main
        for rock in derived.belt(table.tables, table.state):
            if (rock.ring, rock.position) == (RINGS[ring], position):
                price = table.ice(rock) or 0
    price_sign(layer, _pill(frame, ring, position), price, round(frame.radius * DIGITS))


def price_sign(layer: Layer, box: Box, price: int, size: int) -> None:
    """Draw the price of a Launch into a box: angular, a rocket first, unlike a production."""
    theme = layer.theme
    layer.panel(box, fill=theme.background, border=theme.line_strong, width=2, radius=box.h // 5)
    text, rocket, ice = str(price), round(size * 0.9), size
    wide = rocket + 2 + fonts.width(text, "bold", size) + 1 + icons.ink("ice", ice).width
    x, y = box.x + (box.w - wide) // 2, box.y + box.h // 2
    x += layer.inline(x, y, "launch", rocket) + 2
    x += layer.text(x, y, text, face="bold", size=size) + 1
    layer.inline(x, y, "ice", ice)


@lru_cache(16)
def _pills(frame: Frame) -> tuple[Box, ...]:
    """Return the places of all prices."""
    return tuple(
        _pill(frame, ring, position) for ring in range(len(RINGS)) for position in range(ZONES)
    )


def _pill(frame: Frame, ring: int, position: int) -> Box:
    """Return the place of a zone's price."""
    inner, outer = (round(part * frame.radius) for part in RADII[RINGS[ring]])
    start, end = zone_degrees(position)
    middle = (inner + outer) / 2
    far = (ring, position) == FARTHEST
    size = round(frame.radius * PILL * (1.15 if far else 1))
    high = round(frame.radius * 0.092)
    if ring < 2:
        away = 57.3 * size * 1.2 / middle
        dx, dy = polar(middle, start + away if position == LATE else end - away)
    else:
        dx, dy = polar(frame.radius * NEAR[position], (start + end) / 2)
    x, y = frame.x + dx, frame.y + dy
    return Box(x - size, y - high // 2, 2 * size, high)


def draw_turning(canvas: Canvas, x: int, bottom: int, table: Table) -> None:
    """Write in a corner by how many zones each ring turns in a round (3.2)."""
    theme, layer = table.theme, canvas.static
    size = layer.least("narrow") + 1
    step = round(size * 1.3)
    y = bottom - step * (len(RINGS) - 1) - size // 2
    used = layer.icon(x, y - round(step * 1.15), "orbit", size + 4, anchor="lm", colour=theme.muted)
    word = table.word("each_round")
    layer.text(x + used + 8, y - round(step * 1.15), word, face="narrow", size=size)
    for zones, ring in enumerate(RINGS, 1):
        layer.text(x, y, f"+{zones}", face="bold", size=layer.least("bold"), colour=theme.text)
        name = capital(table.said(f"ring-{ring}"))
        layer.text(x + size * 2 - 8, y, name, face="narrow", size=size, colour=theme.muted)
        y += step


def _entrance(frame: Frame) -> Box:
    """Return the box covered by Ceres and the arrows next to it."""
    radius = round(frame.radius * 0.1)
    wide = round(radius * 1.36) + 14
    return Box(frame.x - wide, frame.bottom - 2 * radius - 2, 2 * wide, 2 * radius)


def _ceres(canvas: Canvas, frame: Frame) -> None:
    """Draw Ceres below the entries, with the ways in."""
    radius = round(frame.radius * 0.1)
    y = frame.bottom - radius - 2
    canvas.static.disc(
        frame.x, y, radius, fill="#8b8178", fill2="#3c3733", border="#b8aca0", width=2
    )
    for dx, dy, crater in (
        (-0.4, -0.1, 0.2),
        (0.3, -0.45, 0.16),
        (0.35, 0.2, 0.24),
        (-0.1, 0.45, 0.14),
    ):
        canvas.static.disc(
            frame.x + round(dx * radius),
            y + round(dy * radius),
            round(crater * radius),
            fill="#4d4742",
            fill2="#6d645c",
        )
    for side in (-1, 1):
        foot = (frame.x + side * round(radius * 1.36), y + round(radius * 0.16))
        way_in(canvas.static, *foot)


def way_in(layer: Layer, x: int, y: int) -> None:
    """Draw one of the arrows next to Ceres: the ways into the belt."""
    points = ((-11, 0), (0, -18), (11, 0), (4, 0), (4, 14), (-4, 14), (-4, 0))
    layer.polygon(x, y, points, fill=layer.theme.icon("ice"))


class _Spot(NamedTuple):
    """The place of an asteroid; its name is `above` if there is a neighbour below."""

    x: int
    y: int
    radius: int
    rock: Rock
    above: bool

    @property
    def at(self) -> tuple[int, int]:
        """The middle."""
        return self.x, self.y


def _places(frame: Frame, ring: Ring, position: int, found: list[Rock]) -> Iterator[_Spot]:
    inner, outer = (part * frame.radius for part in RADII[ring])
    start, end = zone_degrees(position)
    radius = rocks.radius(ring, frame.radius)
    distance = outer - radius * 1.2 if ring == "inner" else (inner + outer) / 2
    distance += NEARER.get((ring, position), 0.0) * frame.radius
    spread = 1.2 if ring == "inner" else 1.0
    tag = 0 if ring == "inner" else 57.3 * 2.2 * PILL * frame.radius / distance
    room = end - start - tag
    if position == LATE:
        start += tag
    spots: list[tuple[int, int]] = []
    for i in range(len(found)):
        # Two of them nearly fill a zone of the inner ring: a little further apart than halves.
        share = 0.5 + spread * ((i + 0.5) / len(found) - 0.5)
        dx, dy = polar(distance, start + room * share)
        spots.append((frame.x + dx, frame.y + dy - round(radius * 0.14)))
    for rock, (x, y) in zip(found, spots, strict=True):
        below = any(abs(a - x) < 1.6 * radius and 0 < b - y < 2.6 * radius for a, b in spots)
        yield _Spot(x, y, radius, rock, below)


def _rock(canvas: Canvas, frame: Frame, spot: _Spot, table: Table) -> None:
    rock, radius = spot.rock, spot.radius
    near = table.in_reach(rock) if frame.reach else None
    at = rocks.place(*spot.at, radius, (frame.x, frame.y))
    rocks.asteroid(canvas.main, at, table.asteroid(rock.id), table.owner(rock.owner), near)
    if _claimed_since(table, rock):
        box = Box(spot.x - radius, spot.y - radius, 2 * radius, 2 * radius)
        canvas.over.mark(box.inset(-rocks.HALO), radius=radius + rocks.HALO)


def _claimed_since(table: Table, rock: Rock) -> bool:
    if table.before is None or rock.owner == NOBODY:
        return False
    return rock.id not in table.before.claims

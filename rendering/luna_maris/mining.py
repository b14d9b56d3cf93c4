"""The mining area: zones, titanium mines, covered mines, and whose probes are there."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from games.core.outcome import Actor
from games.luna_maris.content.types import Zone
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.colour import mix, tint
from rendering.luna_maris.table import Table
from rendering.luna_maris.tracks import tick
from rendering.shapes import regular

SMALL = 60
"""Radius below which a zone's code takes more of its room."""


class Field(NamedTuple):
    """The places of zones: the middle of the axial origin and the radius of a hexagon."""

    x: int
    y: int
    radius: int

    def at(self, zone: Zone) -> tuple[int, int]:
        """Return the middle of a zone."""
        across = self.radius * sqrt(3)
        return round(self.x + across * (zone.q + zone.r / 2)), round(
            self.y + self.radius * 1.5 * zone.r
        )


def field(box: Box, table: Table, most: int = 96) -> Field:
    """Return the largest field that fits a box, in its middle."""
    zones = table.index.zones.values()
    xs = [zone.q + zone.r / 2 for zone in zones]
    ys = [zone.r for zone in zones]
    wide, high = (max(xs) - min(xs) + 1) * sqrt(3), (max(ys) - min(ys)) * 1.5 + 2
    radius = min(most, int(box.w / wide), int(box.h / high))
    x = box.x + box.w / 2 - radius * sqrt(3) * (max(xs) + min(xs)) / 2
    y = box.y + box.h / 2 - radius * 1.5 * (max(ys) + min(ys)) / 2
    return Field(round(x), round(y), radius)


def draw(canvas: Canvas, box: Box, table: Table, *, opened: frozenset[str] = frozenset()) -> None:
    """Draw all zones; those in `opened` are ticked."""
    place = field(box, table)
    owners = _probes(table)
    before = None if table.before is None else _probes(table, old=True)
    for key, zone in table.index.zones.items():
        _zone(canvas, place, table, zone, owners.get(key), ticked=key in opened)
        x, y = place.at(zone)
        if before is not None and key in owners and key not in before:
            half = round(place.radius * 0.8)
            canvas.over.mark(Box(x - half, y - half, 2 * half, 2 * half), radius=half // 2)
        if key in opened:
            half = round(place.radius * 0.26)
            tick(canvas.main, x + 2 * half, y + half + 2, half)


def _probes(table: Table, *, old: bool = False) -> dict[str, Actor]:
    """Return whose probe is in each zone, or was in the older state."""
    sides = {actor: table.earlier(actor) if old else table.side(actor) for actor in table.actors}
    return {zone: actor for actor, side in sides.items() if side for zone in side.probes}


def _zone(
    canvas: Canvas, place: Field, table: Table, zone: Zone, owner: Actor | None, *, ticked: bool
) -> None:
    theme, radius = table.theme, place.radius
    x, y = place.at(zone)
    titanium, covered = zone.terrain == "titanium", zone.id in table.state.covered
    ore = theme.icon(zone.terrain)
    ground = mix(theme.background, ore, 0.3 if titanium else 0.22)
    edge = mix(ground, ore, 0.7 if titanium else 0.3)
    if covered:
        ground, edge = theme.card_low, theme.line
    layer = canvas.static
    middle = x, y
    layer.polygon(x, y, regular(6, radius - 2), fill=edge)
    layer.polygon(
        x, y, regular(6, radius - (6 if titanium else 4)), fill=mix(ground, ore, 0.1), fill2=ground
    )
    y += (_code(canvas, radius) - round(radius * 0.08)) // 2
    if covered:
        layer.icon(x, y, "lock", round(radius * 0.62), colour=theme.faint)
    elif owner is None:
        size = round(radius * (0.86 if titanium and not ticked else 0.62))  # room for the tick
        canvas.main.icon(x, y, zone.terrain, size)
    else:
        style = table.style(owner)
        fill, edge = tint(ground, style.colour, 0.28, theme.text, 5), style.colour
        canvas.main.polygon(*middle, regular(6, radius - 4), fill=fill, border=edge, width=4)
        _probe(canvas, x, y, table, zone, owner, radius)
    size = _code(canvas, radius)
    ink = theme.faint if covered else theme.text
    top = middle[1] - radius + size + (0 if radius < 60 else 2)
    half = round(radius * 0.68)
    room, said = Box(x - half, top - size // 2, 2 * half, size), table.title(zone.id)
    canvas.main.fit(room, said, face="narrow_bold", size=size, colour=ink, align="m", cut=True)


def _code(canvas: Canvas, radius: int) -> int:
    """Return the size of a zone's code, legible on a phone even in a small field."""
    return max(canvas.main.least("narrow_bold"), round(radius * (0.44 if radius > SMALL else 0.62)))


def _probe(
    canvas: Canvas, x: int, y: int, table: Table, zone: Zone, owner: Actor, radius: int
) -> None:
    """Draw a probe, and small next to it the good that it digs for."""
    layer = canvas.main
    layer.token(x, y, table.style(owner), round(radius * 0.4))
    if zone.terrain == "titanium":
        at = x + round(radius * 0.5), y + round(radius * 0.3)
        layer.icon(*at, "titanium", round(radius * 0.46), halo=layer.theme.background)

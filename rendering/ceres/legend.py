"""The legend of Ceres: drawings of the symbols that are more than an icon."""

from __future__ import annotations

from games.ceres.content.types import KINDS, Asteroid
from games.ceres.rules.tables import TOKEN
from games.ceres.words.legend import LEGEND
from rendering import legend
from rendering.box import Box
from rendering.canvas import Layer
from rendering.ceres import belt, cards, rocks
from rendering.ceres.council import FIELD_ICONS
from rendering.ceres.outstations import occupants, surface
from rendering.ceres.symbols import WORKERS
from rendering.ceres.table import Station, Table
from rendering.colour import mix
from rendering.scene import Scene
from rendering.segments import Segment, Symbol, draw_segment, segment_width

SIZE = 32
ROCK = 38
"""Radius of an asteroid of the belt."""


def _segment(layer: Layer, box: Box, segment: Segment) -> None:
    left = box.x + (box.w - segment_width(segment, SIZE)) // 2
    draw_segment(layer, left, box.y + box.h // 2, segment, SIZE)


def _paid(layer: Layer, box: Box) -> None:
    _segment(layer, box, Segment((Symbol("ice", "1"),), (Symbol("launch"),)))


def _whole(layer: Layer, box: Box) -> None:
    _segment(layer, box, Segment((), (Symbol("construction_yard", framed=True),)))


def _occupied(layer: Layer, box: Box) -> None:
    """Draw an Outstation with a Worker on it."""
    station = Station("", "", "mine", {}, (), worker=True, droid=False)
    plate = Box(box.x + box.w // 2 - 42, box.y + box.h // 2 - 25, 84, 50)
    surface(layer, plate, station)
    occupants(layer, plate.x + 24, plate.y + 25, station, 18)


def _first(layer: Layer, box: Box) -> None:
    gold = mix(layer.theme.icon("vp"), layer.theme.background, 0.1)
    layer.badge(box.x + box.w // 2, box.y + box.h // 2, f"+{TOKEN}", fill=gold, size=28)


def _launch(layer: Layer, box: Box) -> None:
    """Draw the action, and a price in the belt."""
    y = box.y + box.h // 2
    layer.icon(box.x, y, "launch", 30, anchor="lm")
    belt.price_sign(layer, Box(box.right - 78, y - 22, 78, 44), 3, 27)


def _asteroid(layer: Layer, box: Box) -> None:
    """Draw an asteroid of the belt, and one in a player's claims."""
    rock = Asteroid(id="", ring="intermediate", zone=0, production={"ore": 1}, vp=7)
    x, y = box.x + ROCK, box.y + box.h // 2
    rocks.asteroid(layer, rocks.place(x, y, ROCK, (x + 9, y - 9)), rock, None)
    layer.icon(box.right, y, "asteroid", 30, anchor="rm")


def _entry(layer: Layer, box: Box) -> None:
    belt.way_in(layer, box.x + box.w // 2, box.y + box.h // 2 + 2)


def _order(layer: Layer, box: Box) -> None:
    """Draw a place in this round, and one in the next."""
    y = box.y + box.h // 2
    layer.text(box.x + 10, y, "2", face="bold", size=30, colour=layer.theme.muted)
    x = box.x + 54 + layer.icon(box.x + 50, y, "round", 30, anchor="lm", colour=layer.theme.muted)
    layer.text(x, y, "1", face="bold", size=30)


def _open(layer: Layer, box: Box) -> None:
    cards.tick(layer, box.x + box.w // 2, box.y + box.h // 2, 44)


SIGNS: legend.Signs = {
    **legend.SHARED,
    **{kind: (kind, WORKERS[kind]) for kind in KINDS},
    **{field: (icon,) for field, icon in FIELD_ICONS.items()},
    "occupied": _occupied,
    "open": _open,
    "first": _first,
    "launch": _launch,
    "asteroid": _asteroid,
    "entry": _entry,
    "order": _order,
    "paid": _paid,
    "whole": _whole,
}


def legend_picture(table: Table) -> Scene:
    """Return the picture that explains the symbols of all others."""
    return legend.legend_picture(table, LEGEND, SIGNS)

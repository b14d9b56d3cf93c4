"""The legend of Ceres: how each symbol is drawn that is more than its icon."""

from __future__ import annotations

from games.ceres.content.types import KINDS
from games.ceres.rules.tables import TOKEN
from games.ceres.words.legend import LEGEND
from rendering import legend
from rendering.box import Box
from rendering.canvas import Layer
from rendering.ceres import cards
from rendering.ceres.council import FIELD_ICONS
from rendering.ceres.outstations import occupants, surface
from rendering.ceres.symbols import WORKERS, Segment, Symbol, draw_segment, segment_width
from rendering.ceres.table import Station, Table
from rendering.colour import mix
from rendering.scene import Scene

SIZE = 32


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


def _open(layer: Layer, box: Box) -> None:
    cards.tick(layer, box.x + box.w // 2, box.y + box.h // 2, 44)


SIGNS: legend.Signs = {
    **legend.SHARED,
    **{kind: (kind, WORKERS[kind]) for kind in KINDS},
    **{field: (icon,) for field, icon in FIELD_ICONS.items()},
    "occupied": _occupied,
    "open": _open,
    "first": _first,
    "paid": _paid,
    "whole": _whole,
}


def legend_picture(table: Table) -> Scene:
    """Return the picture that explains the symbols of all others."""
    return legend.legend_picture(table, LEGEND, SIGNS)

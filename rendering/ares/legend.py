"""The legend of Ares Expedition: drawings of the symbols that are more than an icon."""

from __future__ import annotations

from functools import partial

from games.ares.effects import TAGS, ZONES, Tag, Zone
from games.ares.state import PHASES
from games.ares.words.icons import CUBES
from games.ares.words.legend import LEGEND
from rendering import legend
from rendering.ares.side import copper
from rendering.ares.stage import BONUSES
from rendering.ares.symbols import PHASE_ICONS, ZONE_COLOURS, tag
from rendering.ares.table import Table
from rendering.box import Box
from rendering.canvas import Layer
from rendering.scene import Scene

SIZE = 46
LARGE, SMALL = 40, 31
"""Sizes of what a bonus brings, of one part and of two."""


def _tag(kind: Tag, layer: Layer, box: Box) -> None:
    tag(layer, box.x + box.w // 2, box.y + box.h // 2, kind, SIZE)


def _zone(zone: Zone, layer: Layer, box: Box) -> None:
    chip = Box(box.x + box.w // 2 - 23, box.y + box.h // 2 - 14, 46, 28)
    layer.panel(chip, fill=ZONE_COLOURS[zone], radius=9)


def _coloured(icon: str, like: str, layer: Layer, box: Box) -> None:
    """Draw an icon in the colour of another."""
    ink = layer.theme.icon(like)
    layer.icon(box.x + box.w // 2, box.y + box.h // 2, icon, SIZE, colour=ink)


def _copper(layer: Layer, box: Box) -> None:
    copper(layer, box.x + box.w // 2 + 18, box.y + box.h // 2, 36)


def _variable(layer: Layer, box: Box) -> None:
    x, y = box.x + box.w // 2, box.y + box.h // 2
    ink = layer.theme.icon("vp")
    layer.text(x - 10, y, "×", face="bold", size=36, colour=ink, anchor="rm")
    layer.icon(x - 6, y, "vp", 38, anchor="lm")


def _marker(layer: Layer, box: Box) -> None:
    said = f"2/{len(PHASES)}"
    layer.text(box.x + box.w // 2, box.y + box.h // 2, said, face="bold", size=36, anchor="mm")


def _bonus(number: int, layer: Layer, box: Box) -> None:
    """Draw the bonus for players who chose a phase, smaller where it has two parts."""
    goods = {icon: text for text, icon in BONUSES[number]}
    size = LARGE if len(goods) == 1 else SMALL
    middle, y = box.x + box.w // 2, box.y + box.h // 2
    layer.amounts(middle, y, goods, size, align="m", gap=8)


SIGNS: legend.Signs = {
    **legend.SHARED,
    **{f"tag_{kind}": partial(_tag, kind) for kind in TAGS},
    **{zone: partial(_zone, zone) for zone in ZONES},
    **{f"phase-{number}": (PHASE_ICONS[number],) for number in PHASES},
    **{f"bonus-{number}": partial(_bonus, number) for number in PHASES},
    "variable": _variable,
    "marker": _marker,
    "acts": ("card_blue", "phase_action"),
    "cubes": tuple(CUBES.values()),
    "corporation": partial(_coloured, "office", "wild"),
    "copper": _copper,
}


def legend_picture(table: Table) -> Scene:
    """Return the picture that explains the symbols of all others."""
    return legend.legend_picture(table, LEGEND, SIGNS)

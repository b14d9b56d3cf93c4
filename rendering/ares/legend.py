"""The legend of Ares Expedition: how each symbol is drawn that is more than its icon."""

from __future__ import annotations

from functools import partial

from games.ares.effects.kinds import TAGS, ZONES, Tag, Zone
from games.ares.state import PHASES
from games.ares.words.legend import LEGEND
from rendering import legend
from rendering.ares.side import copper
from rendering.ares.symbols import CUBE_ICONS, PHASE_ICONS, ZONE_COLOURS, tag
from rendering.ares.table import Table
from rendering.box import Box
from rendering.canvas import Layer
from rendering.scene import Scene

SIZE = 46


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


SIGNS: legend.Signs = {
    **legend.SHARED,
    **{f"tag_{kind}": partial(_tag, kind) for kind in TAGS},
    **{zone: partial(_zone, zone) for zone in ZONES},
    **{f"phase-{number}": (PHASE_ICONS[number],) for number in PHASES},
    "acts": ("card_blue", "phase_action"),
    "cubes": tuple(CUBE_ICONS.values()),
    "corporation": partial(_coloured, "office", "wild"),
    "copper": _copper,
}


def legend_picture(table: Table) -> Scene:
    """Return the picture that explains the symbols of all others."""
    return legend.legend_picture(table, LEGEND, SIGNS)

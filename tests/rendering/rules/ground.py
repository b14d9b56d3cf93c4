"""The contrast of inks and tokens with their real ground: paint below and around."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from PIL import Image, ImageFilter

from rendering import fonts, masks
from rendering.colour import alpha, contrast, mix, rgb
from rendering.paint import paste
from rendering.scene import Icon, Scene, Shape, Text
from rendering.theme import DARK
from tests.rendering.layout_checks import bounds, filled

NEAR = 2
"""Pixels around the lines of a letter that are its ground."""
WORST = 0.2
"""Part of the ground in a cell that may have less contrast, as antialiased edges have."""
TOKEN = range(12, 65)
"""Pixels that a token or an empty place is wide and high."""
PLAYERS = frozenset(style.colour for style in DARK.players)
_KEY = (1, 2, 3)
"""The colour of pixels that are not ground; no theme has it."""
_SOLID = [0] * 90 + [255] * 166


class Seen(NamedTuple):
    """A text, icon or token and its worst contrast."""

    op: Text | Icon | Shape
    contrast: float


@lru_cache(8192)
def _around(op: Text | Icon) -> tuple[int, int, Image.Image] | None:
    """Return the ground's mask of an ink at (0, 0), with its left upper corner."""
    inked = masks.inks(op)
    if not inked:
        return None
    mask = inked[-1][0]
    grown = Image.new("L", (mask.cover.width + 2 * NEAR, mask.cover.height + 2 * NEAR))
    grown.paste(mask.cover, (NEAR, NEAR))
    grown = grown.point(_SOLID).filter(ImageFilter.MaxFilter(2 * NEAR + 1))
    return mask.dx - NEAR, mask.dy - NEAR, grown


def _cells(op: Text | Icon, size: tuple[int, int]) -> Iterator[tuple[int, int, int, int]]:
    """Yield boxes about as wide as a letter, or the quarters of an icon."""
    wide, high = size
    if isinstance(op, Icon):
        across, down = -(-wide // 2), -(-high // 2)
    else:
        across, down = max(8, fonts.cap_height(op.face, op.size)), high
    for left in range(0, wide, across):
        for top in range(0, high, down):
            yield left, top, min(wide, left + across), min(high, top + down)


@lru_cache(65536)
def _contrast(ground: tuple[int, int, int], ink: str) -> float:
    red, green, blue = ground
    return contrast(f"#{red:02x}{green:02x}{blue:02x}", ink)


def _worst(ground: Image.Image, colour: str) -> float | None:
    """Return the contrast that all but a few pixels of a cell reach; `None` if it has too few."""
    counted = [
        (_contrast(seen, colour), count)
        for count, seen in ground.getcolors(ground.width * ground.height) or []
        if seen != _KEY
    ]
    total = sum(count for _, count in counted)
    if total < 12:
        return None
    left = WORST * total
    for found, count in sorted(counted):
        left -= count
        if left < 0:
            return found
    return None


def _measured(frame: Image.Image, op: Text | Icon) -> float | None:
    rim = op.outline if isinstance(op, Text) else op.halo
    if rim:
        return contrast(rim, op.colour)
    around = _around(op._replace(x=0, y=0))
    if around is None:
        return None
    dx, dy, mask = around
    left, top = op.x + dx, op.y + dy
    crop = frame.crop((left, top, left + mask.width, top + mask.height))
    ground = Image.composite(crop, Image.new("RGB", crop.size, _KEY), mask)
    cells = (_worst(ground.crop(cell), op.colour) for cell in _cells(op, ground.size))
    return min((found for found in cells if found is not None), default=None)


def _tells(op: Shape) -> bool:
    """Return whether a shape is a separate sign: a player's token, or an empty outline."""
    left, top, right, bottom = bounds(op)
    if not all(side in TOKEN for side in (right - left, bottom - top)):
        return False
    return bool({op.look.fill, op.look.border} & PLAYERS) or bool(op.look.border and not filled(op))


def _sign(frame: Image.Image, op: Shape) -> float:
    """Return the contrast of a token with the pixels around it, or of border with filling."""
    left, top, right, bottom = bounds(op)
    around = frame.crop((left - NEAR, top - NEAR, right + NEAR, bottom + NEAR))
    seen = around.resize((1, 1), Image.Resampling.BOX).tobytes()
    ground = "#" + seen.hex()
    colours = [
        mix(ground, colour, alpha(colour) / 255)
        for colour in (op.look.fill, op.look.border)
        if colour
    ]
    return max(contrast(one, other) for one, other in combinations((ground, *colours), 2))


@lru_cache(256)
def contrasts(scene: Scene) -> tuple[Seen, ...]:
    """Return the contrast of every text, icon and token with the earlier paint."""
    frame = Image.new("RGB", (scene.width, scene.height), rgb(scene.background))
    found: list[Seen] = []
    for op in (*scene.static, *scene.ops):
        if isinstance(op, Text | Icon):
            worst = _measured(frame, op)
            if worst is not None:
                found.append(Seen(op, worst))
        elif isinstance(op, Shape) and _tells(op):
            found.append(Seen(op, _sign(frame, op)))
        paste(frame, (op,))
    return tuple(found)

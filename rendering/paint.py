"""Painting a scene: sprites pasted at whole pixels over a kept static layer.

A file is made of bands, each of some rows. A band is kept under its content and that of the rows
above to which its packed form can refer, so that of a board after a turn only the changed bands are
painted and packed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering import masks, png, sprites
from rendering.bands import Layer, changing, height, runs, static
from rendering.colour import rgb
from rendering.kept import Kept
from rendering.scene import Icon, Op, Scene, Stroke, Text

FEW, MOST = 0.2, 0.9
"""Parts of a picture's bands. Few missing ones are packed well, as that costs little. If most are
missing, the picture is new, not a known one after a turn, and packed well."""
HEAVY = 380_000
"""A file of more bytes is packed again, densely: a message can hold several."""

Bands = Kept[bytes, png.Band]


def bands(limit: int) -> Bands:
    """Return an empty store for bands of `limit` bytes together."""
    return Kept(limit, lambda band: len(band.packed))


_bands = bands(16_000_000)  # some 80 boards


class Ground(NamedTuple):
    """The painted static part of a scene, never to be drawn on, and the names of its bands."""

    picture: Image.Image
    names: tuple[bytes, ...]


_grounds: Kept[tuple[bytes, ...], Ground] = Kept(
    12_000_000, lambda ground: 4 * ground.picture.width * ground.picture.height
)
"""Limited in bytes: some two boards. A new one is mostly copied from one that is kept."""


def paint(scene: Scene, kept: Bands = _bands) -> bytes:
    """Return the picture of a scene as a PNG file."""
    layer = changing(scene)
    found = [kept.get(name) for name in layer.names]
    missing = [number for number, band in enumerate(found) if band is None]
    level = png.QUICK if FEW < len(missing) / len(found) < MOST else png.LEVEL
    fresh = _packed(scene, layer, missing, level) if missing else {}
    whole = [fresh[number] if band is None else band for number, band in enumerate(found)]
    heavy = sum(len(band.packed) for band in whole) > HEAVY
    if heavy and any(band.level < png.DENSE for band in whole):
        fresh = _packed(scene, layer, range(len(found)), png.DENSE)
        whole = [fresh[number] for number in range(len(found))]
    for number, band in fresh.items():
        kept.put(layer.names[number], band)
    return png.file(scene.width, scene.height, whole)


def _packed(scene: Scene, layer: Layer, numbers: Sequence[int], level: int) -> dict[int, png.Band]:
    """Return bands of a scene by their numbers, newly painted and packed."""
    high, under, fresh = height(scene), ground(scene), dict[int, png.Band]()
    for run in runs(numbers):
        top = run.start * high
        strip = under.crop((0, top, scene.width, min(scene.height, run.stop * high)))
        paste(strip, layer.among(run), top)
        fresh |= zip(run, png.pack(strip, high, level), strict=True)
    return fresh


def draw(scene: Scene) -> Image.Image:
    """Return the whole picture of a scene, drawn at once."""
    frame = ground(scene).copy()
    paste(frame, scene.ops)
    return frame


def ground(scene: Scene) -> Image.Image:
    """Return the static part of a scene, kept for the next turn.

    Of a new one, only the bands are painted in which it differs from the kept one most like it.
    """
    names = static(scene).names
    found = _grounds.get(names)
    if found is None:
        near = max(_grounds.values(), key=lambda other: _equal(names, other.names), default=None)
        found = Ground(_ground(scene, near), names)
        _grounds.put(names, found)
    return found.picture


def _ground(scene: Scene, near: Ground | None) -> Image.Image:
    """Paint the static part of a scene, from the bands of another where they are equal."""
    layer, high, colour = static(scene), height(scene), rgb(scene.background)
    if near is None or not _equal(layer.names, near.names):
        picture = Image.new("RGB", (scene.width, scene.height), colour)
        paste(picture, scene.static)
        return picture
    picture = near.picture.copy()
    pairs = enumerate(zip(layer.names, near.names, strict=True))
    for run in runs([number for number, (new, old) in pairs if new != old]):
        top, bottom = run.start * high, min(scene.height, run.stop * high)
        strip = Image.new("RGB", (scene.width, bottom - top), colour)
        paste(strip, layer.among(run), top)
        picture.paste(strip, (0, top))
    return picture


def _equal(names: Sequence[bytes], others: Sequence[bytes]) -> int:
    """Return how many bands two grounds have in common."""
    return sum(one == other for one, other in zip(names, others, strict=False))


def paste(frame: Image.Image, ops: Iterable[Op], top: int = 0) -> None:
    """Draw operations in order onto a frame, or onto a strip that begins at the row `top`."""
    pen, rows = ImageDraw.Draw(frame), frame.height
    for op in ops:
        match op:
            case Text() | Icon() | Stroke():
                for mask, colour in masks.inks(op):
                    y = op.y + mask.dy - top
                    if -mask.cover.height < y < rows:
                        pen.bitmap((op.x + mask.dx, y), mask.cover, fill=rgb(colour))
            case _:
                for piece in sprites.shape(op).pieces:
                    if -piece.height < op.y + piece.dy - top < rows:
                        piece.paste(frame, op.x, op.y - top)

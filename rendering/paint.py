"""Painting a scene: sprites pasted at whole pixels over a kept static layer.

A file is made of bands, each of some rows. A band is kept under its content, so that of a board
after a turn only the changed bands are painted and packed again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from rendering import png, sprites
from rendering.colour import rgb
from rendering.kept import Kept
from rendering.scene import Icon, Op, Scene, Stroke, Text

BAND = 20
"""Rows of a band: the higher it is, the more is painted anew."""
MOST = 60
"""Bands of a picture, which are higher in large ones: each makes the file a little larger."""

Bands = Kept[bytes, png.Band]


def bands(limit: int) -> Bands:
    """Return an empty store for bands of `limit` bytes together."""
    return Kept(limit, lambda band: len(band.packed))


_bands = bands(64_000_000)  # some 300 boards


def paint(scene: Scene, kept: Bands = _bands) -> bytes:
    """Return the picture of a scene as a PNG file."""
    under = ground(scene.width, scene.height, scene.background, scene.static)
    high = max(BAND, -(-scene.height // MOST))
    touching = _touching(scene, high)
    names = [_name(scene, under, number, ops) for number, ops in enumerate(touching)]
    found = [kept.get(name) for name in names]
    missing = [number for number, band in enumerate(found) if band is None]
    level = png.QUICK if 2 * len(missing) < len(found) else png.LEVEL
    for run in _runs(missing):
        top = run.start * high
        strip = under.picture.crop((0, top, scene.width, min(scene.height, run.stop * high)))
        ops = sorted({op for number in run for op in touching[number]})
        paste(strip, [scene.ops[op] for op in ops], top)
        for number, low in zip(run, range(0, strip.height, high), strict=True):
            rows = strip.crop((0, low, strip.width, min(strip.height, low + high)))
            band = found[number] = png.pack(rows, level)
            kept.put(names[number], band)
    return png.file(scene.width, scene.height, [band for band in found if band is not None])


def draw(scene: Scene) -> Image.Image:
    """Return the whole picture of a scene, drawn at once."""
    under = ground(scene.width, scene.height, scene.background, scene.static)
    frame = under.picture.copy()
    paste(frame, scene.ops)
    return frame


class Ground(NamedTuple):
    """The painted static part of a scene, never to be drawn on, and a name of its content."""

    picture: Image.Image
    name: bytes


@lru_cache(8)
def ground(width: int, height: int, background: str, static: tuple[Op, ...]) -> Ground:
    """Return the static part of a scene, kept for the next turn."""
    frame = Image.new("RGB", (width, height), rgb(background))
    paste(frame, static)
    return Ground(frame, _digest(repr((width, height, background, static)).encode()))


class _Mark(NamedTuple):
    """The rows an operation inks, from the first to behind the last, and its name for bands."""

    top: int
    bottom: int
    name: bytes


@lru_cache(16384)
def _mark(op: Op) -> _Mark:
    return _Mark(*sprites.rows(op), _digest(repr(op).encode()))


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=16).digest()


def _touching(scene: Scene, high: int) -> list[list[int]]:
    """Return which operations, by their number, ink something in each band of `high` rows."""
    touching: list[list[int]] = [[] for _ in range(0, scene.height, high)]
    for number, op in enumerate(scene.ops):
        mark = _mark(op)
        for band in touching[max(0, mark.top // high) : max(0, -(-mark.bottom // high))]:
            band.append(number)
    return touching


def _name(scene: Scene, under: Ground, number: int, ops: Sequence[int]) -> bytes:
    """Return a name of all the content of a band."""
    marks = (_mark(scene.ops[op]).name for op in ops)
    return _digest(b"".join((under.name, number.to_bytes(2, "big"), *marks)))


def _runs(numbers: Sequence[int]) -> Iterator[range]:
    """Yield the stretches of ascending numbers without a gap."""
    starts = [0, *(i + 1 for i, (a, b) in enumerate(pairwise(numbers)) if b > a + 1), len(numbers)]
    for first, last in pairwise(starts):
        if first < last:
            yield range(numbers[first], numbers[last - 1] + 1)


def paste(frame: Image.Image, ops: Iterable[Op], top: int = 0) -> None:
    """Draw operations in order onto a frame, or onto a strip that begins at the row `top`."""
    pen = ImageDraw.Draw(frame)
    for op in ops:
        match op:
            case Text() | Icon() | Stroke():
                for mask, colour in sprites.inks(op):
                    place = (op.x + mask.dx, op.y + mask.dy - top)
                    pen.bitmap(place, mask.cover, fill=rgb(colour))
            case _:
                for piece in sprites.shape(op).pieces:
                    place = (op.x + piece.dx, op.y + piece.dy - top)
                    frame.paste(piece.picture, place, piece.cover)

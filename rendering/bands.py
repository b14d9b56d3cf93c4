"""Operations by bands of rows: which of them a band depends on, and names of that content."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import NamedTuple

from rendering import png, sprites
from rendering.scene import Op, Scene

BAND = 16
"""Rows of a band: the higher it is, the more is painted again."""
MOST = 80
"""Bands of a picture, which are higher in large ones: each makes the file a little larger."""


class _Mark(NamedTuple):
    """The rows that an operation inks, from the first to behind the last, and its name."""

    top: int
    bottom: int
    name: bytes


class Layer(NamedTuple):
    """Operations by bands. Each band has the numbers of those on which its packed form depends.

    They include those in the rows above to which deflate can refer. Where the names of two bands
    are equal, so are the bands, the rows above, and all layers below.
    """

    operations: Sequence[Op]
    touching: Sequence[Sequence[int]]
    names: tuple[bytes, ...]

    def among(self, numbers: Iterable[int]) -> list[Op]:
        """Return the operations of some bands, in order."""
        return [
            self.operations[op] for op in sorted({op for n in numbers for op in self.touching[n]})
        ]


def height(scene: Scene) -> int:
    """Return the number of rows of a scene's bands."""
    return max(BAND, -(-scene.height // MOST))


def static(scene: Scene) -> Layer:
    """Return the static layer of a scene."""
    return _static(scene.static, (scene.width, scene.height), scene.background, height(scene))


@lru_cache(32)
def _static(ops: tuple[Op, ...], size: tuple[int, int], background: str, high: int) -> Layer:
    head = repr((size, background)).encode()
    below = [head + number.to_bytes(2, "big") for number in range(-(-size[1] // high))]
    return _layer(ops, size[0], high, below)


def changing(scene: Scene) -> Layer:
    """Return the layer of the operations that a turn can change, over the static one."""
    return _layer(scene.ops, scene.width, height(scene), static(scene).names)


def _layer(ops: Sequence[Op], width: int, high: int, below: Sequence[bytes]) -> Layer:
    """Return operations by bands, over layers whose bands have the names `below`."""
    reach = png.above(width)
    touching: list[list[int]] = [[] for _ in below]
    contents = [[name] for name in below]
    for number, op in enumerate(ops):
        top, bottom, name = _mark(op)
        for band in range(max(0, top // high), min(len(below), -(-(bottom + reach) // high))):
            touching[band].append(number)
            contents[band].append(name)
    return Layer(ops, touching, tuple(_digest(b"".join(content)) for content in contents))


@lru_cache(16384)
def _mark(op: Op) -> _Mark:
    return _Mark(*sprites.rows(op), _digest(repr(op).encode()))


def _digest(content: bytes) -> bytes:
    return blake2b(content, digest_size=16).digest()


def runs(numbers: Sequence[int]) -> Iterator[range]:
    """Yield the stretches of ascending numbers without a gap."""
    starts = [0, *(i + 1 for i, (a, b) in enumerate(pairwise(numbers)) if b > a + 1), len(numbers)]
    for first, last in pairwise(starts):
        if first < last:
            yield range(numbers[first], numbers[last - 1] + 1)

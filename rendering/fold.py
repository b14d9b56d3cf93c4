"""Tall pictures as landscape: their lower parts are set next to the upper ones.

Layouts draw a phone's picture as parts below each other. A post shows no picture higher than about
350 px, so where that makes a picture taller than `TALL`, it is broken between two parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rendering import fonts
from rendering.scene import Disc, Icon, Op, Panel, Polygon, Scene, Sector, Stroke, Text
from rendering.sizes import NARROW, TALL

EDGE, MOST = 12, 3
"""Room at the sides of a picture and between columns, and the most columns."""
HEADING = 64
"""Most height of a line of words that belongs to what is below it."""
MORE = 1.2
"""So much higher a picture may be if a part stays whole for it."""

WORTH = 0.8
"""A picture stays as it is if columns would not be lower than this part of it."""


class Block(NamedTuple):
    """Rows of pixels between two empty ones, and whether only words and icons are there."""

    top: int
    bottom: int
    bare: bool

    @property
    def heads(self) -> bool:
        """Whether it is a heading."""
        return self.bare and self.bottom - self.top <= HEADING


def width(columns: int) -> int:
    """Return the width of a picture with `columns` columns, each as wide as a phone shows."""
    return columns * (NARROW - EDGE) + EDGE


def widened(draw: Callable[[int], Scene]) -> Scene:
    """Return a picture drawn in the fewest columns that keep it from being too tall.

    This is for layouts that set cards themselves into columns, one below the other.
    """
    scene = draw(1)
    for columns in range(2, MOST + 1):
        if scene.height > TALL * scene.width:
            scene = draw(columns)
    return scene


def folded(scene: Scene) -> Scene:
    """Return a narrow picture in columns if it is too tall; as it is if it cannot be broken."""
    if scene.width > NARROW or scene.height <= TALL * scene.width:
        return scene
    blocks = _blocks((*scene.static, *scene.ops))
    margin = scene.height - blocks[-1].bottom
    columns = _columns(blocks, 2)
    for count in range(3, MOST + 1):
        if _high(columns) > TALL * len(columns) * scene.width:
            columns = _columns(blocks, count)
    if _high(columns) > WORTH * blocks[-1].bottom:
        return scene
    wide = scene.width - EDGE
    return scene._replace(
        width=len(columns) * wide + EDGE,
        height=_high(columns) + margin,
        static=_moved(scene.static, columns, wide),
        ops=_moved(scene.ops, columns, wide),
    )


def _columns(blocks: Sequence[Block], count: int) -> list[Block]:
    """Return at most `count` columns, as low as possible; keep parts whole at little cost.

    The content of each column is given as one block.
    """
    anywhere = _least(_joined(blocks, parts=False), count)
    parts = _least(_joined(blocks, parts=True), count)
    whole = len(parts) == len(anywhere) and _high(parts) <= MORE * _high(anywhere)
    return parts if whole else anywhere


def _joined(blocks: Sequence[Block], *, parts: bool) -> list[Block]:
    """Return unbreakable parts as blocks: headings with the text below, or whole parts."""
    found: list[Block] = []
    for number, block in enumerate(blocks):
        if number and (blocks[number - 1].heads or (parts and not block.heads)):
            found[-1] = found[-1]._replace(bottom=block.bottom)
        else:
            found.append(block)
    return found


def _least(blocks: Sequence[Block], count: int) -> list[Block]:
    """Return blocks in at most `count` columns, the highest of which is as low as possible."""
    highs = sorted({low.bottom - high.top for high in blocks for low in blocks if low >= high})
    return next(found for high in highs if len(found := _filled(blocks, high)) <= count)


def _filled(blocks: Sequence[Block], high: int) -> list[Block]:
    """Return columns of a height, each filled before the next; higher if one block is higher."""
    found: list[Block] = []
    for block in blocks:
        if found and block.bottom - found[-1].top <= high:
            found[-1] = found[-1]._replace(bottom=block.bottom)
        else:
            found.append(block)
    return found


def _high(columns: Sequence[Block]) -> int:
    """Return the bottom of the highest of columns that begin at the same height."""
    return columns[0].top + max(column.bottom - column.top for column in columns)


def _moved(ops: Iterable[Op], columns: Sequence[Block], wide: int) -> tuple[Op, ...]:
    """Return operations, moved to their columns."""
    top = columns[0].top

    def moved(op: Op) -> Op:
        first, last = rows(op)
        place = max(n for n, each in enumerate(columns) if not n or each.top <= (first + last) // 2)
        if not place:
            return op
        return op._replace(x=op.x + place * wide, y=op.y + top - columns[place].top)

    return tuple(map(moved, ops))


def _blocks(ops: Sequence[Op]) -> list[Block]:
    """Return the blocks of a picture, from the top."""
    found: list[Block] = []
    for (top, bottom), op in sorted(((rows(op), op) for op in ops), key=lambda each: each[0]):
        bare = isinstance(op, Text | Icon)
        if found and top < found[-1].bottom:
            last = found.pop()
            found.append(Block(last.top, max(last.bottom, bottom), last.bare and bare))
        else:
            found.append(Block(top, bottom, bare))
    return found


def rows(op: Op) -> tuple[int, int]:
    """Return the first row of an operation, and the row below its last, without its shadow."""
    match op:
        case Panel():
            return op.y, op.y + op.h
        case Icon():
            return op.y, op.y + op.size
        case Text():
            return op.y - fonts.cap_height(op.face, op.size), op.y + 1
        case Disc():
            return op.y - op.radius, op.y + op.radius
        case Sector():
            return op.y - op.outer, op.y + op.outer
        case Polygon() | Stroke():
            ys = [y for _, y in op.points]
            return op.y + min(ys), op.y + max(ys) + 1

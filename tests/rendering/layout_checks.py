"""What must hold for every display list: texts inside the picture and not over each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rendering import fonts
from rendering.scene import Icon, Op, Scene, Text

Rect = tuple[int, int, int, int]


def rect(op: Text | Icon) -> Rect:
    """Return the box of capitals of a text, or of an icon."""
    if isinstance(op, Icon):
        return op.x, op.y, op.x + op.size, op.y + op.size
    wide = fonts.width(op.text, op.face, op.size)
    return op.x, op.y - fonts.cap_height(op.face, op.size), op.x + wide, op.y


def inked(scene: Scene) -> list[Text | Icon]:
    """Return all texts and icons of a scene."""
    return [op for op in (*scene.static, *scene.ops) if isinstance(op, Text | Icon)]


def outside(scene: Scene) -> list[Op]:
    """Return texts and icons that leave the picture."""
    found: list[Op] = []
    for op in inked(scene):
        left, top, right, bottom = rect(op)
        if left < 0 or top < 0 or right > scene.width or bottom > scene.height:
            found.append(op)
    return found


def overlaps(scene: Scene, tolerance: int = 2) -> Iterator[tuple[Op, Op]]:
    """Return texts that lie over another text; outlined ones may, they stay legible."""
    texts = [op for op in inked(scene) if isinstance(op, Text) and not op.outline]
    for one, other in combinations(texts, 2):
        a, b = rect(one), rect(other)
        across = min(a[2], b[2]) - max(a[0], b[0])
        down = min(a[3], b[3]) - max(a[1], b[1])
        if across > tolerance and down > tolerance:
            yield one, other


def smallest(scene: Scene) -> int:
    """Return the smallest text size of a scene."""
    return min(op.size for op in inked(scene) if isinstance(op, Text))

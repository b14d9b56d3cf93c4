"""Checks for every display list: all ink in the picture, in its shape, and visible.

Ink is measured as it is painted, by the masks of letters and icons, not by boxes around them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import fonts, masks, sprites
from rendering.colour import alpha
from rendering.scene import Disc, Icon, Op, Panel, Polygon, Scene, Sector, Shape, Text

Rect = tuple[int, int, int, int]
"""Left, top, right and bottom; right and bottom are behind the last pixel."""
CELL = 64
"""Pixels of the squares by which things near each other are found."""
_SOLID = [0] * 128 + [255] * 128


def rect(op: Text | Icon) -> Rect:
    """Return the box of capitals of a text, or of an icon."""
    if isinstance(op, Icon):
        return op.x, op.y, op.x + op.size, op.y + op.size
    wide = fonts.width(op.text, op.face, op.size)
    return op.x, op.y - fonts.cap_height(op.face, op.size), op.x + wide, op.y


def inked(scene: Scene) -> list[Text | Icon]:
    """Return all texts and icons of a scene."""
    return [op for op in (*scene.static, *scene.ops) if isinstance(op, Text | Icon)]


def texts(scene: Scene) -> list[Text]:
    """Return all texts of a scene."""
    return [op for op in inked(scene) if isinstance(op, Text)]


def said(scene: Scene) -> list[str]:
    """Return what the texts of a scene say."""
    return [op.text for op in texts(scene)]


def icons(scene: Scene, name: str = "") -> list[Icon]:
    """Return the icons of a name, or all."""
    return [op for op in inked(scene) if isinstance(op, Icon) and name in ("", op.name)]


def smallest(scene: Scene) -> int:
    """Return the smallest text size of a scene."""
    return min(op.size for op in texts(scene))


def lies_over(op: Text | Icon) -> bool:
    """Return whether an outline or halo keeps an ink legible everywhere."""
    return bool(op.outline if isinstance(op, Text) else op.halo)


class Ink(NamedTuple):
    """The pixels of a text or icon, and where they lie."""

    op: Text | Icon
    box: Rect
    cover: Image.Image

    @property
    def area(self) -> int:
        """Return how many pixels are inked."""
        return inside(self.cover)


def inside(cover: Image.Image) -> int:
    """Return how many pixels a coverage of none or all has."""
    return cover.histogram()[255]


@lru_cache(8192)
def _pixels(op: Text | Icon) -> tuple[Rect, Image.Image] | None:
    """Return the inked pixels of something at (0, 0), cut to its ink."""
    inked = masks.inks(op)
    if not inked:
        return None
    mask = inked[-1][0]
    solid = mask.cover.point(_SOLID)
    box = solid.getbbox()
    if box is None:
        return None
    left, top = mask.dx + box[0], mask.dy + box[1]
    return (left, top, mask.dx + box[2], mask.dy + box[3]), solid.crop(box)


def ink(op: Text | Icon) -> Ink | None:
    """Return the pixels of a text or icon; `None` for a space."""
    found = _pixels(op._replace(x=0, y=0))
    if found is None:
        return None
    (left, top, right, bottom), cover = found
    return Ink(op, (op.x + left, op.y + top, op.x + right, op.y + bottom), cover)


def outside(scene: Scene) -> list[Op]:
    """Return texts and icons that leave the picture."""
    found: list[Op] = []
    for op in inked(scene):
        left, top, right, bottom = rect(op)
        if left < 0 or top < 0 or right > scene.width or bottom > scene.height:
            found.append(op)
    return found


class Near:
    """Things found again by where they are."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[int]] = {}

    @staticmethod
    def _over(box: Rect) -> Iterator[tuple[int, int]]:
        left, top, right, bottom = box
        for x in range(left // CELL, (right - 1) // CELL + 1):
            for y in range(top // CELL, (bottom - 1) // CELL + 1):
                yield x, y

    def add(self, number: int, box: Rect) -> None:
        """Keep a number where a box is."""
        for cell in self._over(box):
            self._cells.setdefault(cell, []).append(number)

    def touching(self, box: Rect) -> list[int]:
        """Return the numbers kept near a box, ascending."""
        return sorted({n for cell in self._over(box) for n in self._cells.get(cell, ())})


def shared(one: Rect, other: Rect) -> Rect | None:
    """Return what two boxes have in common."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    return (left, top, right, bottom) if left < right and top < bottom else None


def cut(cover: Image.Image, box: Rect, part: Rect) -> Image.Image:
    """Return the part of a coverage that lies at `box`."""
    x, y = box[:2]
    return cover.crop((part[0] - x, part[1] - y, part[2] - x, part[3] - y))


def common(one: Ink, other: Ink) -> int:
    """Return how many pixels two inks have in common."""
    part = shared(one.box, other.box)
    if part is None:
        return 0
    pair = cut(one.cover, one.box, part), cut(other.cover, other.box, part)
    return inside(ImageChops.multiply(*pair))


def _holds(under: Ink, over: Ink) -> bool:
    """Return whether an ink is written on an icon, as on a shape."""
    if not isinstance(under.op, Icon):
        return False
    box = rect(under.op)
    part = shared(box, over.box)
    return part == over.box


def overlaps(scene: Scene, tolerance: int = 6) -> Iterator[tuple[Op, Op]]:
    """Return texts and icons that share pixels with others.

    An ink with a rim may, and so may a text on an icon that is large enough to hold it.
    """
    inks = [found for op in inked(scene) if (found := ink(op))]
    near = Near()
    for number, over in enumerate(inks):
        if not lies_over(over.op):
            for other in near.touching(over.box):
                under = inks[other]
                if common(under, over) > tolerance and not _holds(under, over):
                    yield under.op, over.op
        near.add(number, over.box)


def bounds(op: Shape) -> Rect:
    """Return the box of a shape without its shadow."""
    match op:
        case Panel():
            return op.x, op.y, op.x + op.w, op.y + op.h
        case Disc():
            return op.x - op.radius, op.y - op.radius, op.x + op.radius, op.y + op.radius
        case Polygon() | Sector():
            points = op.points if isinstance(op, Polygon) else sprites.sector_points(op)
            xs, ys = [x for x, _ in points], [y for _, y in points]
            return op.x + min(xs), op.y + min(ys), op.x + max(xs) + 1, op.y + max(ys) + 1


@lru_cache(4096)
def _body(op: Shape) -> Image.Image:
    """Return the pixels of a shape at (0, 0)."""
    left, top, right, bottom = bounds(op)
    size = (right - left, bottom - top)
    if isinstance(op, Panel):
        return sprites.rounded(*size, op.radius).point(_SOLID)
    cover = Image.new("L", size)
    pen = ImageDraw.Draw(cover)
    if isinstance(op, Disc):
        pen.ellipse((0, 0, size[0] - 1, size[1] - 1), fill=255)
    else:
        points = op.points if isinstance(op, Polygon) else sprites.sector_points(op)
        pen.polygon([(x - left, y - top) for x, y in points], fill=255)
    return cover


def body(op: Shape) -> Image.Image:
    """Return the pixels of a shape within its bounds."""
    return _body(op._replace(x=0, y=0))


@lru_cache(4096)
def _room(op: Shape) -> Image.Image:
    """Return the pixels within the border of a shape at (0, 0)."""
    cover, width = _body(op), op.look.width if op.look.border else 0
    if not width:
        return cover
    if isinstance(op, Panel):
        inner = op._replace(w=op.w - 2 * width, h=op.h - 2 * width, radius=op.radius - width)
        room = Image.new("L", cover.size)
        if min(inner.w, inner.h) > 0:
            room.paste(_body(inner._replace(radius=max(0, inner.radius))), (width, width))
        return room
    framed = Image.new("L", (cover.width + 2, cover.height + 2))
    framed.paste(cover, (1, 1))
    for _ in range(width):
        framed = framed.filter(ImageFilter.MinFilter(3))
    return framed.crop((1, 1, cover.width + 1, cover.height + 1))


def filled(op: Shape, least: int = 80) -> bool:
    """Return whether a shape covers the ground below it, or most of it."""
    return bool(op.look.fill) and alpha(op.look.fill or "") >= least


def _covered(found: Ink, box: Rect, cover: Image.Image) -> int:
    """Return how many pixels of an ink lie under a coverage."""
    part = shared(found.box, box)
    if part is None:
        return 0
    return inside(ImageChops.multiply(cut(found.cover, found.box, part), cut(cover, box, part)))


def hidden(scene: Scene, share: float = 0.1) -> Iterator[Text | Icon]:
    """Return texts and icons of which a shape drawn later hides more than a share."""
    near = Near()
    inks: list[Ink] = []
    for op in (*scene.static, *scene.ops):
        if isinstance(op, Text | Icon):
            found = ink(op)
            if found:
                near.add(len(inks), found.box)
                inks.append(found)
        elif isinstance(op, Shape) and filled(op):
            box = bounds(op)
            for number in near.touching(box):
                if _covered(inks[number], box, body(op)) > share * inks[number].area:
                    yield inks[number].op


def _home(found: Ink, shapes: list[Shape], near: Near) -> Shape | None:
    """Return the topmost shape on which the middle of an ink lies, large enough to hold it."""
    left, top, right, bottom = found.box
    x, y = (left + right) // 2, (top + bottom) // 2
    for number in reversed(near.touching((x, y, x + 1, y + 1))):
        op = shapes[number]
        box = bounds(op)
        if not (box[0] <= x < box[2] and box[1] <= y < box[3]):
            continue
        if min(box[2] - box[0], box[3] - box[1]) < 0.8 * (bottom - top):
            continue
        if body(op).getpixel((x - box[0], y - box[1])):
            return op
    return None


def leaving(scene: Scene, share: float = 0.03) -> Iterator[tuple[Text | Icon, Shape]]:
    """Return texts and icons with more than a share outside their shape or on its border.

    Their shape, returned with them, is the topmost below their middle that is filled or has a
    border. An ink with an outline or halo may lie on an edge.
    """
    near = Near()
    shapes: list[Shape] = []
    for op in (*scene.static, *scene.ops):
        if isinstance(op, Shape):
            if op.look.fill or op.look.border:
                near.add(len(shapes), bounds(op))
                shapes.append(op)
        elif isinstance(op, Text | Icon) and not lies_over(op):
            found = ink(op)
            home = found and _home(found, shapes, near)
            if found and home:
                within = _covered(found, bounds(home), _room(home._replace(x=0, y=0)))
                if found.area - within > max(4, share * found.area):
                    yield op, home


def faults(scene: Scene) -> list[object]:
    """Return all ink that leaves the picture, lies on other ink, or is hidden."""
    return [*outside(scene), *overlaps(scene), *hidden(scene)]

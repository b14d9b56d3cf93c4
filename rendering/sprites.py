"""Sprites: every shape drawn once, smoothly, and kept for pasting.

Curved outlines are drawn four times as large and reduced; straight edges are on whole pixels.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import masks
from rendering.box import Box
from rendering.colour import alpha, rgb
from rendering.kept import Kept
from rendering.masks import FINE, coarse, drawn
from rendering.scene import (
    Disc,
    Icon,
    Look,
    Op,
    Panel,
    Points,
    Polygon,
    Sector,
    Shape,
    Stroke,
    Text,
)
from rendering.shapes import arc

CORE = 2500
"""Pixels of an opaque core from which on cutting it out pays."""
LARGE = 20_000
"""Pixels from which on a core is cut out inside its border, so that it is of one colour."""
_OPAQUE, _EMPTY = (255, 255), (0, 0)


Colour = tuple[int, ...]


class Piece(NamedTuple):
    """A part of a sprite with its left upper corner relative to the operation's position.

    Where all pixels have the same colour, `picture` is that colour. `cover` is the painted part of
    each pixel; `None` means all of it.
    """

    dx: int
    dy: int
    width: int
    height: int
    picture: Image.Image | Colour
    cover: Image.Image | None

    def paste(self, frame: Image.Image, x: int, y: int) -> None:
        """Paste it on a frame with the upper left corner of its operation at (x, y)."""
        left, top = x + self.dx, y + self.dy
        frame.paste(self.picture, (left, top, left + self.width, top + self.height), self.cover)

    @property
    def memory(self) -> int:
        """How many bytes it takes: Pillow keeps four for a coloured pixel."""
        coloured = 4 if isinstance(self.picture, Image.Image) else 0
        return self.width * self.height * (coloured + (self.cover is not None))


class Sprite(NamedTuple):
    """A small picture in pieces, with its upper left corner relative to its operation."""

    dx: int
    dy: int
    width: int
    height: int
    pieces: tuple[Piece, ...]


@lru_cache(256)
def _corner(radius: int) -> Image.Image:
    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.ellipse((0, 0, 2 * radius * FINE - 1, 2 * radius * FINE - 1), fill=255)

    return drawn((radius, radius), draw)


def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return the coverage of a rounded rectangle."""
    cover = Image.new("L", (width, height), 255)
    radius = min(radius, width // 2, height // 2)
    if radius < 1:
        return cover
    corner = _corner(radius)
    cover.paste(corner, (0, 0))
    cover.paste(corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (width - radius, 0))
    cover.paste(corner.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, height - radius))
    cover.paste(corner.transpose(Image.Transpose.ROTATE_180), (width - radius, height - radius))
    return cover


def _inside(size: tuple[int, int], inner: Image.Image, inset: int) -> Image.Image:
    cover = Image.new("L", size, 0)
    cover.paste(inner, (inset, inset))
    return cover


class _Covers(NamedTuple):
    """The place of a shape: corner, whole coverage, and the part inside its border."""

    dx: int
    dy: int
    whole: Image.Image
    inside: Image.Image


def _panel(op: Panel) -> _Covers:
    whole = rounded(op.w, op.h, op.radius)
    inset = op.look.width if op.look.border else 0
    if not inset:
        return _Covers(0, 0, whole, whole)
    inner = rounded(max(1, op.w - 2 * inset), max(1, op.h - 2 * inset), max(0, op.radius - inset))
    return _Covers(0, 0, whole, _inside(whole.size, inner, inset))


def _disc(op: Disc) -> _Covers:
    def circle(radius: int) -> Image.Image:
        box = (0, 0, 2 * radius * FINE - 1, 2 * radius * FINE - 1)
        return drawn((2 * radius, 2 * radius), lambda pen: pen.ellipse(box, fill=255))

    whole = circle(op.radius)
    inset = op.look.width if op.look.border else 0
    if not inset or inset >= op.radius:
        return _Covers(-op.radius, -op.radius, whole, whole)
    inside = _inside(whole.size, circle(op.radius - inset), inset)
    return _Covers(-op.radius, -op.radius, whole, inside)


def _outline(points: Points, look: Look) -> _Covers:
    margin = look.width + 1
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    size = (right - left + 1, bottom - top + 1)
    fine = [((x - left) * FINE, (y - top) * FINE) for x, y in points]
    whole = drawn(size, lambda pen: pen.polygon(fine, fill=255))
    if not (look.border and look.width):
        return _Covers(left, top, whole, whole)

    def edge(pen: ImageDraw.ImageDraw) -> None:
        # Twice the width, as half of the line lies outside and is cut off by the outline.
        pen.line((*fine, *fine[:2]), fill=255, width=2 * look.width * FINE, joint="curve")

    return _Covers(left, top, whole, ImageChops.subtract(whole, drawn(size, edge)))


def sector_points(op: Sector) -> Points:
    """Return the outline of a ring sector."""
    return (*arc(op.outer, op.start, op.end), *reversed(arc(op.inner, op.start, op.end)))


def _covers(op: Shape) -> _Covers:
    match op:
        case Panel():
            return _panel(op)
        case Disc():
            return _disc(op)
        case Polygon():
            return _outline(op.points, op.look)
        case Sector():
            return _outline(sector_points(op), op.look)


def _gradient(size: tuple[int, int], look: Look) -> Image.Image:
    """Return the colours inside the border: one colour, or a change from top to bottom."""
    top = look.fill or "#00000000"
    if look.fill2 is None or look.fill2 == look.fill:
        return Image.new("RGBA", size, (*rgb(top), alpha(top)))
    first, last = (*rgb(top), alpha(top)), (*rgb(look.fill2), alpha(look.fill2))
    fall = Image.new("RGBA", size)
    pen = ImageDraw.Draw(fall)
    # All channels step together, so that the file has long runs of equal rows.
    steps = max(abs(a - b) for a, b in zip(first, last, strict=True))
    for y in range(size[1]):
        part = round(y / max(1, size[1] - 1) * steps) / max(1, steps)
        red, green, blue, opacity = (
            round(a + (b - a) * part) for a, b in zip(first, last, strict=True)
        )
        pen.line((0, y, size[0], y), fill=(red, green, blue, opacity))
    return fall


def weaken(cover: Image.Image, opacity: int) -> Image.Image:
    """Return a coverage times an opacity from 0 to 255."""
    return ImageChops.multiply(cover, Image.new("L", cover.size, opacity))


_shapes: Kept[Shape, Sprite] = Kept(
    52_000_000, lambda sprite: sum(piece.memory for piece in sprite.pieces)
)
"""Limited in bytes."""


def shape(op: Shape) -> Sprite:
    """Return the sprite of a shape; equal shapes anywhere share it."""
    key = op._replace(x=0, y=0)
    found = _shapes.get(key)
    if found is None:
        found = _shape(key)
        _shapes.put(key, found)
    return found


def _shape(op: Shape) -> Sprite:
    covers, look = _covers(op), op.look
    size = covers.whole.size
    body = _gradient(size, look)
    inner = ImageChops.multiply(covers.inside, body.getchannel("A"))
    if look.border and look.width:
        edge = ImageChops.subtract(covers.whole, covers.inside)
        stroke = Image.new("RGB", size, rgb(look.border))
        stroke.paste(body.convert("RGB"), (0, 0), covers.inside)
        rim = weaken(edge, alpha(look.border))
        body, inner = stroke.convert("RGBA"), ImageChops.add(inner, rim)
    body.putalpha(inner)
    dx, dy = covers.dx, covers.dy
    if look.shadow:
        body, spread = _shadowed(body, covers, look)
        dx, dy = dx - spread, dy - spread
    cover = coarse(body.getchannel("A"))
    inked = cover.getbbox() or (0, 0, 1, 1)  # a shadow ends where it is too faint to be seen
    body, cover, dx, dy = body.crop(inked), cover.crop(inked), dx + inked[0], dy + inked[1]
    pieces = _pieces(body.convert("RGB"), cover, _core(op, dx, dy))
    placed = tuple(piece._replace(dx=dx + piece.dx, dy=dy + piece.dy) for piece in pieces)
    return Sprite(dx, dy, *body.size, placed)


def _core(op: Shape, dx: int, dy: int) -> Box:
    """Return the largest part of a sprite at (dx, dy) that can be of one coverage."""
    match op:
        case Panel(look=look):
            through = look.fill is None or (look.border and alpha(look.border) < 255)
            inset = look.width if through or op.w * op.h >= LARGE else 0
            return Box(-dx, op.radius - dy, op.w, op.h - 2 * op.radius).inset(inset, 0)
        case Disc():
            half = int(op.radius * 0.7) - 1
            return Box(-dx - half, -dy - half, 2 * half, 2 * half)
        case Polygon(points=points, look=look):
            # The part of a hexagon on its corner that is as wide as all of it.
            left, right = min(x for x, _ in points), max(x for x, _ in points)
            top, bottom = min(y for _, y in points), max(y for _, y in points)
            quarter = (bottom - top) // 4
            edge = 0 if look.fill else look.width
            middle = Box(left - dx, top + quarter - dy, right - left, bottom - top - 2 * quarter)
            return middle.inset(edge + 2, edge * 3 // 5 + 2)
        case _:
            return Box(0, 0, 0, 0)


def _pieces(picture: Image.Image, cover: Image.Image, core: Box) -> list[Piece]:
    """Return a sprite cut into a core, if that is opaque or empty, and its margins.

    Opaque pieces are pasted ten times faster than others, and empty ones need not be pasted.
    """
    if cover.getextrema() == _OPAQUE:
        return [_piece(picture, None)]
    shades = cover.crop(_edges(core)).getextrema() if min(core.w, core.h) > 0 else None
    if core.w * core.h < CORE or shades not in (_OPAQUE, _EMPTY):
        return [_piece(picture, cover)]
    width, height = picture.size
    margins = (
        Box(0, 0, width, core.y),
        Box(0, core.y, core.x, core.h),
        Box(core.right, core.y, width - core.right, core.h),
        Box(0, core.bottom, width, height - core.bottom),
    )
    pieces = [_piece(picture, cover, box) for box in margins if box.w and box.h]
    if shades == _OPAQUE:
        pieces.append(_piece(picture, None, core))
    return pieces


def _piece(picture: Image.Image, cover: Image.Image | None, box: Box | None = None) -> Piece:
    """Return a part of a sprite's picture, or all of it, as a piece."""
    dx, dy = (0, 0) if box is None else (box.x, box.y)
    if box is not None:
        picture = picture.crop(_edges(box))
        cover = cover and cover.crop(_edges(box))
    lowest, highest = zip(*picture.getextrema(), strict=True)
    return Piece(dx, dy, *picture.size, lowest if lowest == highest else picture, cover)


def _edges(box: Box) -> tuple[int, int, int, int]:
    return box.x, box.y, box.right, box.bottom


def _shadowed(body: Image.Image, covers: _Covers, look: Look) -> tuple[Image.Image, int]:
    """Return a shape over its shadow, and the margin that the shadow needed."""
    shadow = look.shadow
    assert shadow is not None
    spread = 2 * shadow.blur + shadow.down
    size = (body.width + 2 * spread, body.height + 2 * spread)
    # A hollow shape throws the shadow of its border only: a glow around it.
    solid = covers.whole if look.fill else body.getchannel("A")
    cast = Image.new("L", size, 0)
    cast.paste(solid, (spread, spread + shadow.down))
    cast = cast.filter(ImageFilter.GaussianBlur(shadow.blur))
    under = Image.new("RGBA", size, (*rgb(shadow.colour), 0))
    under.putalpha(weaken(cast, alpha(shadow.colour)))
    over = Image.new("RGBA", size, (0, 0, 0, 0))
    over.paste(body, (spread, spread))
    return Image.alpha_composite(under, over), spread


def rows(op: Op) -> tuple[int, int]:
    """Return the first row that an operation can ink and the one behind the last."""
    match op:
        case Text() | Icon() | Stroke():
            inks = [mask for mask, _ in masks.inks(op)]
            tops = [mask.dy for mask in inks]
            bottoms = [mask.dy + mask.cover.height for mask in inks]
            return op.y + min(tops, default=0), op.y + max(bottoms, default=0)
        case _:
            sprite = shape(op)
            return op.y + sprite.dy, op.y + sprite.dy + sprite.height

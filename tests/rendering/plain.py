"""The plain way to draw a scene: Pillow's own calls at 1x for every frame, and `save`.

The bot does not use it. `paint` is measured against it, and tests use it as a second opinion on the
look of a display list.
"""

from __future__ import annotations

import io

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import fonts, icons
from rendering.colour import alpha, rgb
from rendering.scene import Disc, Icon, Look, Op, Panel, Polygon, Scene, Sector, Shape, Stroke, Text
from rendering.sprites import sector_points, weaken

Box = tuple[int, int, int, int]


def paint(scene: Scene) -> bytes:
    """Return the picture of a scene as Pillow saves it."""
    file = io.BytesIO()
    draw(scene).save(file, "PNG")
    return file.getvalue()


def draw(scene: Scene) -> Image.Image:
    """Return the picture of a scene, with everything drawn from the start."""
    frame = Image.new("RGB", (scene.width, scene.height), rgb(scene.background))
    for op in (*scene.static, *scene.ops):
        _draw(frame, op)
    return frame


def _write(pen: ImageDraw.ImageDraw, op: Text, colour: str, outline: int) -> None:
    for run in fonts.runs(op.text, op.face, op.size):
        pen.text(
            (op.x + run.x, op.y),
            run.text,
            font=run.font,
            anchor="ls",
            fill=rgb(colour),
            stroke_width=outline,
            direction=run.direction,
        )


def _draw(frame: Image.Image, op: Op) -> None:
    pen = ImageDraw.Draw(frame, "RGBA")
    match op:
        case Text():
            if op.outline:
                _write(pen, op, op.outline, op.outline_width)
            _write(pen, op, op.colour, 0)
        case Icon():
            mask = icons.mask(op.name, op.size)
            if op.halo:
                for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                    pen.bitmap((op.x + dx, op.y + dy), mask, fill=rgb(op.halo))
            pen.bitmap((op.x, op.y), mask, fill=rgb(op.colour))
        case Stroke():
            line = [(op.x + x, op.y + y) for x, y in op.points]
            pen.line(line, fill=_ink(op.colour), width=op.width, joint="curve")
        case _:
            _shape(frame, pen, op)


def _ink(colour: str) -> tuple[int, int, int, int]:
    return (*rgb(colour), alpha(colour))


def _shape(frame: Image.Image, pen: ImageDraw.ImageDraw, op: Shape) -> None:
    look = op.look
    if look.shadow:
        _shadow(frame, op, look)
    if look.fill and look.fill2 and look.fill2 != look.fill:
        _gradient(frame, op, look)
        if look.border:
            _trace(pen, op, None, _ink(look.border), look.width)
    else:
        border = _ink(look.border) if look.border else None
        _trace(pen, op, _ink(look.fill) if look.fill else None, border, look.width)


def _trace(
    pen: ImageDraw.ImageDraw,
    op: Shape,
    fill: tuple[int, int, int, int] | int | None,
    outline: tuple[int, int, int, int] | int | None,
    width: int,
) -> None:
    match op:
        case Panel():
            box = (op.x, op.y, op.x + op.w - 1, op.y + op.h - 1)
            pen.rounded_rectangle(box, op.radius, fill, outline, max(1, width))
        case Disc():
            r = op.radius
            box = (op.x - r, op.y - r, op.x + r - 1, op.y + r - 1)
            pen.ellipse(box, fill, outline, max(1, width))
        case Polygon() | Sector():
            points = op.points if isinstance(op, Polygon) else sector_points(op)
            placed = [(op.x + x, op.y + y) for x, y in points]
            pen.polygon(placed, fill, outline, max(1, width))


def _bounds(op: Shape) -> Box:
    match op:
        case Panel():
            return op.x, op.y, op.x + op.w, op.y + op.h
        case Disc():
            r = op.radius
            return op.x - r, op.y - r, op.x + r, op.y + r
        case Polygon() | Sector():
            points = op.points if isinstance(op, Polygon) else sector_points(op)
            xs, ys = [x for x, _ in points], [y for _, y in points]
            return op.x + min(xs), op.y + min(ys), op.x + max(xs) + 1, op.y + max(ys) + 1


def _shadow(frame: Image.Image, op: Shape, look: Look) -> None:
    shadow = look.shadow
    assert shadow is not None
    left, top, right, bottom = _bounds(op)
    spread = 2 * shadow.blur + shadow.down
    cast = Image.new("L", (right - left + 2 * spread, bottom - top + 2 * spread), 0)
    moved = op._replace(x=op.x - left + spread, y=op.y - top + spread + shadow.down)
    pen = ImageDraw.Draw(cast)
    if look.fill:
        _trace(pen, moved, 255, None, 0)
    else:
        _trace(pen, moved, None, 255, look.width)
    cast = weaken(cast.filter(ImageFilter.GaussianBlur(shadow.blur)), alpha(shadow.colour))
    frame.paste(rgb(shadow.colour), (left - spread, top - spread), cast)


def _gradient(frame: Image.Image, op: Shape, look: Look) -> None:
    assert look.fill is not None
    assert look.fill2 is not None
    left, top, right, bottom = _bounds(op)
    size = (right - left, bottom - top)
    cover = Image.new("L", size, 0)
    _trace(ImageDraw.Draw(cover), op._replace(x=op.x - left, y=op.y - top), 255, None, 0)
    fall = Image.linear_gradient("L").transform(
        size, Image.Transform.AFFINE, (256 / size[0], 0, 0, 0, 256 / size[1], 0)
    )
    opaque = Image.composite(
        Image.new("RGB", size, rgb(look.fill2)), Image.new("RGB", size, rgb(look.fill)), fall
    )
    opacity = Image.composite(
        Image.new("L", size, alpha(look.fill2)), Image.new("L", size, alpha(look.fill)), fall
    )
    frame.paste(opaque, (left, top), ImageChops.multiply(cover, opacity))

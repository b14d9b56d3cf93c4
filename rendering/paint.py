"""Painting a scene: sprites pasted at whole pixels over a kept static layer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageDraw

from rendering import png, sprites
from rendering.colour import rgb
from rendering.scene import Icon, Op, Scene, Stroke, Text


def paint(scene: Scene) -> bytes:
    """Return the picture of a scene as a PNG file."""
    return png.encode(draw(scene))


def draw(scene: Scene) -> Image.Image:
    """Return the picture of a scene."""
    frame = ground(scene.width, scene.height, scene.background, scene.static).copy()
    paste(frame, scene.ops)
    return frame


@lru_cache(8)
def ground(width: int, height: int, background: str, static: tuple[Op, ...]) -> Image.Image:
    """Return the painted static part of a scene, kept for the next turn; never draw on it."""
    frame = Image.new("RGB", (width, height), rgb(background))
    paste(frame, static)
    return frame


def paste(frame: Image.Image, ops: Iterable[Op]) -> None:
    """Draw operations onto a frame in order."""
    pen = ImageDraw.Draw(frame)
    for op in ops:
        match op:
            case Text():
                if op.outline:
                    under = sprites.label(op.text, op.face, op.size, op.outline_width)
                    _ink(pen, op, under, op.outline)
                _ink(pen, op, sprites.label(op.text, op.face, op.size), op.colour)
            case Icon():
                if op.halo:
                    _ink(pen, op, sprites.halo(op.name, op.size), op.halo)
                _ink(pen, op, sprites.icon(op.name, op.size), op.colour)
            case Stroke():
                _ink(pen, op, sprites.stroke(op.points, op.width), op.colour)
            case _:
                sprite = sprites.shape(op)
                place = (op.x + sprite.dx, op.y + sprite.dy)
                frame.paste(sprite.picture, place, sprite.cover)


def _ink(
    pen: ImageDraw.ImageDraw, op: Text | Icon | Stroke, mask: sprites.Mask | None, colour: str
) -> None:
    if mask is not None:
        pen.bitmap((op.x + mask.dx, op.y + mask.dy), mask.cover, fill=rgb(colour))

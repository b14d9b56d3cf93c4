"""Masks: every text, icon and line drawn once in one colour, and kept for painting.

Curved outlines are drawn four times as large and reduced.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from rendering import fonts, icons
from rendering.scene import Icon, Points, Stroke, Text

FINE = 4
"""How many times larger curved outlines are drawn."""
_STEPS = [round(round(value / 255 * 9) / 9 * 255) for value in range(256)]


class Mask(NamedTuple):
    """A one-colour drawing with its left upper corner relative to the operation's position."""

    dx: int
    dy: int
    cover: Image.Image


def _mask(dx: int, dy: int, cover: Image.Image) -> Mask:
    """Return a mask without the empty space around its ink: that need not be painted again."""
    cover = coarse(cover)
    inked = cover.getbbox() or (0, 0, 1, 1)
    return Mask(dx + inked[0], dy + inked[1], cover.crop(inked))


def coarse(cover: Image.Image) -> Image.Image:
    """Return a coverage in ten steps: the eye sees no difference, the file is a fifth smaller."""
    # Pillow's hint of `point` names numpy, which is not installed.
    return cover.point(_STEPS)  # pyright: ignore[reportUnknownMemberType]


def drawn(size: tuple[int, int], draw: Callable[[ImageDraw.ImageDraw], None]) -> Image.Image:
    """Return the coverage of something drawn at `FINE` times its size."""
    large = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
    draw(ImageDraw.Draw(large))
    return large.reduce(FINE)


def inks(op: Text | Icon | Stroke) -> list[tuple[Mask, str]]:
    """Return the masks of an operation with their colours, the lowest first."""
    found: list[tuple[Mask | None, str]] = []
    match op:
        case Text(text=text, face=face, size=size):
            if op.outline:
                found.append((label(text, face, size, op.outline_width), op.outline))
            found.append((label(text, face, size), op.colour))
        case Icon(name=name, size=size):
            if op.halo:
                found.append((halo(name, size), op.halo))
            found.append((icon(name, size), op.colour))
        case Stroke():
            found.append((stroke(op.points, op.width), op.colour))
    return [(mask, colour) for mask, colour in found if mask is not None]


@lru_cache(1024)
def stroke(points: Points, width: int) -> Mask:
    """Return the mask of a line with round ends."""
    margin = width // 2 + 1
    left, top = min(x for x, _ in points) - margin, min(y for _, y in points) - margin
    right, bottom = max(x for x, _ in points) + margin, max(y for _, y in points) + margin
    fine = [((x - left + 0.5) * FINE, (y - top + 0.5) * FINE) for x, y in points]

    def draw(pen: ImageDraw.ImageDraw) -> None:
        pen.line(fine, fill=255, width=width * FINE, joint="curve")
        half = width * FINE / 2 - 0.5
        for x, y in (fine[0], fine[-1]):
            pen.ellipse((x - half, y - half, x + half, y + half), fill=255)

    return _mask(left, top, drawn((right - left + 1, bottom - top + 1), draw))


@lru_cache(4096)
def label(text: str, face: fonts.Face, size: int, outline: int = 0) -> Mask | None:
    """Return the mask of a line of text, thickened by `outline`; None if nothing is inked."""
    runs = fonts.runs(text, face, size)
    boxes = [
        run.font.getbbox(run.text, direction=run.direction, stroke_width=outline, anchor="ls")
        for run in runs
    ]
    dx = floor(min(run.x + box[0] for run, box in zip(runs, boxes, strict=True)))
    dy = floor(min(box[1] for box in boxes))
    wide = ceil(max(run.x + box[2] for run, box in zip(runs, boxes, strict=True))) - dx
    high = ceil(max(box[3] for box in boxes)) - dy
    if wide <= 0 or high <= 0:
        return None
    cover = Image.new("L", (wide, high), 0)
    for run in runs:
        ImageDraw.Draw(cover).text(
            (run.x - dx, -dy),
            run.text,
            fill=255,
            font=run.font,
            anchor="ls",
            stroke_width=outline,
            direction=run.direction,
        )
    return _mask(dx, dy, cover)


@lru_cache(1024)
def icon(name: str, size: int) -> Mask:
    """Return the mask of an icon."""
    return _mask(0, 0, icons.mask(name, size))


@lru_cache(512)
def halo(name: str, size: int) -> Mask:
    """Return the mask of an icon grown by a few pixels, to be drawn under it."""
    grow = max(1, size // 14)
    cover = Image.new("L", (size + 2 * grow, size + 2 * grow), 0)
    cover.paste(icons.mask(name, size), (grow, grow))
    cover = ImageChops.add(cover, cover)
    grown = cover.filter(ImageFilter.MaxFilter(2 * grow + 1))
    return _mask(-grow, -grow, grown.filter(ImageFilter.GaussianBlur(0.6)))

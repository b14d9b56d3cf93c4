"""Pieces of symbols broken into lines: neighbours in a line are kept apart by a rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Literal, NamedTuple, TypeVar

from rendering.box import Box
from rendering.canvas import Layer

T = TypeVar("T")


class Line(NamedTuple, Generic[T]):
    """Pieces with their distance from the left, and the width of all."""

    placed: tuple[tuple[int, T], ...]
    width: int


def step(size: int) -> int:
    """Return the distance of lines of symbols of a size."""
    return round(size * 1.34)


def broken(pieces: Sequence[T], widths: Sequence[int], width: int, gap: int) -> list[Line[T]]:
    """Return pieces of these widths broken into lines, with a gap between two."""
    found: list[Line[T]] = []
    placed: list[tuple[int, T]] = []
    at = 0
    for piece, wide in zip(pieces, widths, strict=True):
        if placed and at + wide > width:
            found.append(Line(tuple(placed), at - gap))
            placed, at = [], 0
        placed.append((at, piece))
        at += wide + gap
    return [*found, Line(tuple(placed), at - gap)] if placed else found


def fits(lines: Sequence[Line[T]], width: int, height: int, size: int) -> bool:
    """Return whether lines of symbols of a size fit a box."""
    return len(lines) * step(size) <= height and all(line.width <= width for line in lines)


def draw(
    layer: Layer,
    box: Box,
    lines: Sequence[Line[T]],
    piece: Callable[[Layer, int, int, T, int], object],
    *,
    size: int,
    gap: int,
    align: Literal["l", "m"],
) -> None:
    """Draw lines in a box, centred down, each piece from its left and its middle."""
    y = box.y + (box.h - (len(lines) - 1) * step(size)) // 2
    half = round(size * 0.3)
    for line in lines:
        left = box.x + ((box.w - line.width) // 2 if align == "m" else 0)
        for number, (at, each) in enumerate(line.placed):
            piece(layer, left + at, y, each, size)
            if number:
                rule = left + at - gap // 2
                layer.line([(rule, y - half), (rule, y + half)], layer.theme.line_strong, 2)
        y += step(size)

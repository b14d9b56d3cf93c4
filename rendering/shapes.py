"""Outlines by name: players' tokens and regular polygons, as points around a centre."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, radians, sin
from typing import Literal

from rendering.scene import Points

Token = Literal["disc", "square", "triangle", "diamond", "hexagon", "cross"]


def polar(radius: float, degrees: float) -> tuple[int, int]:
    """Return the point at a distance and an angle (clockwise from the right) from the centre."""
    angle = radians(degrees)
    return round(radius * cos(angle)), round(radius * sin(angle))


@lru_cache(256)
def regular(corners: int, radius: int, turn: float = -90) -> Points:
    """Return a regular polygon; `turn` is the angle of its first corner."""
    return tuple(polar(radius, turn + 360 * i / corners) for i in range(corners))


@lru_cache(256)
def spark(radius: int) -> Points:
    """Return a star of four thin rays, upright."""
    rays = (polar(radius, 90 * i) for i in range(4))
    waists = (polar(radius * 0.4, 45 + 90 * i) for i in range(4))
    return tuple(point for pair in zip(rays, waists, strict=True) for point in pair)


@lru_cache(256)
def arc(radius: int, start: float, end: float) -> Points:
    """Return points along an arc, close enough to look round."""
    steps = max(2, round(abs(end - start) / 360 * (24 + radius / 2)))
    return tuple(polar(radius, start + (end - start) * i / steps) for i in range(steps + 1))


@lru_cache(256)
def blob(across: int, down: int, bends: int, turn: float = 0) -> Points:
    """Return an elliptical patch, turned clockwise, with `bends` bends in its shore."""
    angle = radians(turn)
    points: list[tuple[int, int]] = []
    for i in range(72):
        at = 2 * pi * i / 72
        far = 1 + 0.1 * sin(bends * at) + 0.06 * cos((bends + 2) * at + across)
        x, y = far * across * cos(at), far * down * sin(at)
        points.append(
            (round(x * cos(angle) - y * sin(angle)), round(x * sin(angle) + y * cos(angle)))
        )
    return tuple(points)


@lru_cache(256)
def crescent(radius: int, width: int, turn: float) -> Points:
    """Return the side of a disc towards `turn` degrees, `width` wide: the shade on a lit ball."""
    angle, points = radians(turn), list(arc(radius, turn - 90, turn + 90))
    for x, y in reversed(points[1:-1]):
        # The light ends at half an ellipse, as on a ball.
        less = (x * cos(angle) + y * sin(angle)) * width / radius
        points.append((round(x - less * cos(angle)), round(y - less * sin(angle))))
    return tuple(points)


@lru_cache(256)
def token(shape: Token, radius: int) -> Points:
    """Return the outline of a player's shape; all shapes have about equal weight."""
    match shape:
        case "disc":
            return regular(48, radius)
        case "square":
            side = round(radius * 0.88)
            return (-side, -side), (side, -side), (side, side), (-side, side)
        case "triangle":
            reach = round(radius * 1.24)
            half, low = round(reach * 0.9), round(reach * 0.62)
            return (0, -round(reach * 0.9)), (half, low), (-half, low)
        case "diamond":
            reach = round(radius * 1.2)
            return (0, -reach), (reach, 0), (0, reach), (-reach, 0)
        case "hexagon":
            return regular(6, round(radius * 1.06), 0)
        case "cross":
            far, near = round(radius * 1.02), round(radius * 0.44)
            quarter = ((-near, -far), (near, -far), (near, -near))
            turned: list[tuple[int, int]] = []
            for _ in range(4):
                turned += quarter
                quarter = tuple((-y, x) for x, y in quarter)
            return tuple(turned)

"""Facilities, Outstations, Settlement Projects and asteroids as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from games.ceres.components import Asteroid, Facility, Kind, Part, Project
from rendering.canvas import Amounts, Box, Layer, amounts_width
from rendering.ceres.symbols import WORKERS, draw_segments, fitting, of_part
from rendering.colour import mix, veil
from rendering.scene import Shadow
from rendering.theme import PlayerStyle


def surface(layer: Layer, box: Box, tint: str | None = None, *, width: int = 2) -> None:
    """Draw an empty card; a tint colours its border and warms its ground."""
    theme = layer.theme
    fill = mix(theme.card, tint, 0.1) if tint else theme.card
    layer.panel(
        box,
        fill=fill,
        fill2=mix(fill, theme.background, 0.25),
        border=tint or theme.line_strong,
        width=width,
        radius=9,
        shadow=Shadow(4, 2, theme.shadow),
    )


def points(layer: Layer, right: int, y: int, vp: int, size: int = 30) -> int:
    """Draw victory points ending at `right` and return their width."""
    star = round(size * 0.92)
    layer.icon(right, y, "vp", star, anchor="rm")
    ink = layer.theme.icon("vp")
    wide = layer.text(right - star - 2, y, str(vp), face="bold", size=size, colour=ink, anchor="rm")
    return wide + star + 2


def facility(layer: Layer, box: Box, card: Facility, title: str) -> None:
    """Draw a face-up Facility: type, points, cost, production, Function, name."""
    theme = layer.theme
    tint = theme.icon(card.kind)
    surface(layer, box, tint)
    layer.icon(box.x + 9, box.y + 25, card.kind, 34, anchor="lm")
    points(layer, box.right - 8, box.y + 25, card.vp, 34)
    strip = Box(box.x + 2, box.y + 46, box.w - 4, 38)
    layer.panel(strip, fill=veil(theme.background, 0.75), radius=0)
    size = fitting(card.cost, box.w - 14, 30)
    layer.amounts(
        box.x + box.w // 2, strip.y + 19, card.cost, size, align="m", gap=max(3, size // 6)
    )
    production(layer, box.x + box.w // 2, box.y + 103, card.production, box.w - 12, 27)
    layer.line(
        [(box.x + 10, box.y + 121), (box.right - 11, box.y + 121)], mix(tint, theme.card, 0.6)
    )
    function(layer, Box(box.x + 6, box.y + 123, box.w - 12, box.h - 123 - 42), card.function, 30)
    layer.fit(
        Box(box.x + 6, box.bottom - 44, box.w - 12, 40),
        title,
        face="narrow",
        size=20,
        floor=13,
        lines=2,
        align="m",
        colour=theme.text,
        cut=True,
    )


def production(layer: Layer, x: int, y: int, goods: Amounts, width: int, size: int) -> None:
    """Draw a production behind its arrow, centred on x."""
    arrow = round(size * 0.8)
    now = fitting(goods, width - arrow - 4, size)
    wide = amounts_width(goods, now, gap=max(3, now // 6)) + arrow + 4
    left = x - wide // 2
    layer.icon(left, y, "production", arrow, anchor="lm", colour=layer.theme.muted)
    layer.amounts(left + arrow + 4, y, goods, now, gap=max(3, now // 6))


def function(layer: Layer, box: Box, parts: Iterable[Part], size: int) -> None:
    """Draw a Function's parts in order."""
    draw_segments(layer, box, map(of_part, parts), size)


class Station(NamedTuple):
    """What an Outstation shows: a Function per card, the upper one first."""

    title: str
    kind: Kind
    production: Amounts
    functions: tuple[tuple[Part, ...], ...]
    worker: bool
    droid: bool


def outstation(layer: Layer, box: Box, station: Station) -> None:
    """Draw an Outstation: type and occupation above, production, Functions, name."""
    theme = layer.theme
    tint = theme.icon(station.kind)
    surface(layer, box, tint, width=4 if station.worker or station.droid else 2)
    layer.icon(box.x + 9, box.y + 25, station.kind, 32, anchor="lm")
    right = box.right - 8
    if station.worker:
        layer.disc(right - 20, box.y + 26, 21, fill=tint)
        ink = WORKERS[station.kind]
        layer.icon(right - 20, box.y + 26, ink, 28, colour=theme.background)
    if station.droid:
        at = right - (62 if station.worker else 20)
        layer.disc(at, box.y + 26, 21, fill=theme.text)
        layer.icon(at, box.y + 26, "mars_droid", 30, colour=theme.background)
    production(layer, box.x + box.w // 2, box.y + 66, station.production, box.w - 10, 28)
    top = box.y + 88
    height = box.bottom - 32 - top
    room = height // max(1, len(station.functions))
    for parts in station.functions:
        layer.line([(box.x + 10, top), (box.right - 11, top)], mix(tint, theme.card, 0.6))
        function(layer, Box(box.x + 5, top + 2, box.w - 10, room - 4), parts, 26)
        top += room
    layer.fit(
        Box(box.x + 5, box.bottom - 32, box.w - 10, 28),
        station.title,
        face="narrow",
        size=18,
        floor=13,
        lines=2,
        align="m",
        colour=theme.muted,
        cut=True,
    )


def project(layer: Layer, box: Box, card: Project, title: str, *, commitment: int = 0) -> None:
    """Draw a Settlement Project: points, what completing it costs, name.

    `commitment` is the Influence that committing costs, if any.
    """
    theme = layer.theme
    surface(layer, box, theme.icon("commit"), width=1)
    layer.icon(box.x + 9, box.y + 25, "settlement", 32, anchor="lm", colour=theme.muted)
    points(layer, box.right - 8, box.y + 25, card.vp, 34)
    below = 38 if commitment else 0
    _cost_grid(layer, Box(box.x + 4, box.y + 44, box.w - 8, box.h - 44 - 40 - below), card.cost)
    if commitment:
        y = box.bottom - 44 - below // 2
        layer.icon(box.x + box.w // 2 - 28, y, "commit", 24)
        layer.amount(box.x + box.w // 2 - 8, y, commitment, "influence", 26)
    layer.fit(
        Box(box.x + 6, box.bottom - 44, box.w - 12, 40),
        title,
        face="narrow",
        size=20,
        floor=13,
        lines=2,
        align="m",
        cut=True,
    )


def _cost_grid(layer: Layer, box: Box, cost: Amounts) -> None:
    """Draw a cost in as few rows as its size allows."""
    items = list(cost.items())
    best: tuple[int, int] = (0, 1)
    for rows in range(1, 4):
        across = -(-len(items) // rows)
        pieces = [dict(items[i : i + across]) for i in range(0, len(items), across)]
        size = min(fitting(piece, box.w, min(30, box.h // rows - 4)) for piece in pieces)
        best = max(best, (size, -rows))
    size, rows = best[0], -best[1]
    across = -(-len(items) // rows)
    step = min(42, box.h // rows)
    y = box.y + (box.h - rows * step) // 2 + step // 2
    for i in range(0, len(items), across):
        piece = dict(items[i : i + across])
        gap = max(3, size // 6)
        layer.amounts(box.x + box.w // 2, y, piece, size, align="m", gap=gap)
        y += step


def asteroid(
    layer: Layer,
    at: tuple[int, int],
    radius: int,
    rock: Asteroid,
    title: str,
    owner: PlayerStyle | None,
    *,
    above: bool = False,
) -> None:
    """Draw an asteroid: points over production, its name beside it, the owner's token on it."""
    theme = layer.theme
    x, y = at
    ground = mix(owner.colour, theme.background, 0.62) if owner else "#5b5148"
    layer.disc(
        x,
        y,
        radius,
        fill=mix(ground, "#ffffff", 0.08),
        fill2=mix(ground, "#000000", 0.3),
        border=owner.colour if owner else "#8d7f70",
        width=4 if owner else 2,
    )
    layer.text(
        x,
        y - round(radius * 0.34),
        str(rock.vp),
        face="bold",
        size=round(radius * 0.86),
        colour=theme.icon("vp"),
        anchor="mm",
    )
    small = fitting(rock.production, round(radius * 1.75), round(radius * 0.72))
    layer.amounts(
        x, y + round(radius * 0.42), rock.production, small, align="m", gap=max(3, small // 6)
    )
    side = -1 if above else 1
    layer.text(
        x,
        y + side * (radius + round(radius * 0.26)),
        title,
        face="narrow",
        size=max(17, radius // 2),
        anchor="mm",
        outline=theme.background,
    )
    if owner:
        reach = round(radius * 0.76)
        layer.token(x + reach, y - reach, owner, round(radius * 0.42))

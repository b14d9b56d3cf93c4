"""Facilities, Outstations, Settlement Projects and asteroids as they lie on the table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from games.ceres.content.types import Asteroid, Facility, Kind, Part, Project
from rendering import fonts, icons
from rendering.box import Box
from rendering.canvas import Amounts, Layer, amounts_width
from rendering.ceres.symbols import WORKERS, draw_segments, fitting, of_part
from rendering.colour import mix, tint, veil
from rendering.header import points
from rendering.scene import Shadow
from rendering.theme import PlayerStyle

READABLE = 22
"""Size below which numbers are hard to read where Discord shows the picture small."""


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


def tick(layer: Layer, x: int, y: int, size: int) -> None:
    """Mark what the viewer can pay for, with its middle there: a tick on a light disc."""
    theme = layer.theme
    layer.disc(x, y, size // 2, fill=theme.text, border=theme.background, width=2)
    layer.icon(x, y, "done", round(size * 0.62), colour=theme.background)


def facility(layer: Layer, box: Box, card: Facility, title: str) -> None:
    """Draw a face-up Facility: type, points, cost, production, Function, name."""
    theme = layer.theme
    tint = theme.icon(card.kind)
    surface(layer, box, tint)
    layer.icon(box.x + 9, box.y + 25, card.kind, 34, anchor="lm")
    points(layer, box.right - 8, box.y + 25, card.vp, 34, gap=2)
    strip = Box(box.x + 2, box.y + 46, box.w - 4, 38)
    layer.panel(strip, fill=veil(theme.background, 0.75), radius=0)
    size = fitting(card.cost, box.w - 14, 30)
    layer.amounts(box.x + box.w // 2, strip.y + 19, card.cost, size, align="m")
    production(layer, box.x + box.w // 2, box.y + 103, card.production, box.w - 12, 27)
    layer.line(
        [(box.x + 10, box.y + 121), (box.right - 11, box.y + 121)], mix(tint, theme.card, 0.6)
    )
    function(layer, Box(box.x + 5, box.y + 123, box.w - 10, box.h - 123 - 48), card.function, 36)
    layer.fit(
        Box(box.x + 6, box.bottom - 49, box.w - 12, 42),
        title,
        face="narrow",
        size=21,
        floor=13,
        lines=2,
        align="m",
        colour=theme.text,
        cut=True,
    )


def production(layer: Layer, x: int, y: int, goods: Amounts, width: int, size: int) -> None:
    """Draw a production behind its arrow, centred on x; without the arrow where it is narrow."""
    arrow = round(size * 0.8) + 4
    now = fitting(goods, width - arrow, size)
    if now < READABLE:
        arrow, now = 0, fitting(goods, width, size)
    left = x - (amounts_width(goods, now) + arrow) // 2
    if arrow:
        layer.icon(left, y, "production", arrow - 4, anchor="lm", colour=layer.theme.muted)
    layer.amounts(left + arrow, y, goods, now)


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


def outstation(layer: Layer, box: Box, station: Station, *, whole: bool = True) -> None:
    """Draw an Outstation: type and occupation, production, Functions if `whole`, name."""
    theme = layer.theme
    tint = theme.icon(station.kind)
    surface(layer, box, tint, width=4 if station.worker or station.droid else 2)
    right = box.right - 8
    crowded = station.worker and station.droid and box.w < 125
    if not crowded:  # else the Worker's shape and colour tell the Type
        layer.icon(box.x + 9, box.y + 25, station.kind, 32, anchor="lm")
    if station.worker:
        layer.disc(right - 18, box.y + 27, 19, fill=tint)
        ink = WORKERS[station.kind]
        layer.icon(right - 18, box.y + 27, ink, 26, colour=theme.background)
    if station.droid:
        at = right - (58 if station.worker else 18)
        layer.disc(at, box.y + 27, 19, fill=theme.text)
        layer.icon(at, box.y + 27, "mars_droid", 28, colour=theme.background)
    production(layer, box.x + box.w // 2, box.y + 66, station.production, box.w - 10, 28)
    top = box.y + 88
    height = box.bottom - 38 - top
    room = height // max(1, len(station.functions))
    for parts in station.functions if whole else ():
        layer.line([(box.x + 10, top), (box.right - 11, top)], mix(tint, theme.card, 0.6))
        function(layer, Box(box.x + 5, top + 2, box.w - 10, room - 4), parts, 32)
        top += room
    layer.fit(
        Box(box.x + 5, box.bottom - 40, box.w - 10, 33),
        station.title,
        face="narrow",
        size=18,
        floor=13,
        lines=2,
        align="m",
        colour=theme.muted,
        cut=True,
    )


def project(
    layer: Layer, box: Box, card: Project, title: str, *, commitment: int = 0, size: int = 30
) -> None:
    """Draw a Settlement Project: points, what completing it costs, name.

    `commitment` is the Influence that committing costs, if any; `size` that of the icons.
    """
    theme = layer.theme
    surface(layer, box, theme.icon("commit"), width=1)
    head, foot = round(size * 1.5), round(size * 1.35)
    y = box.y + head // 2 + 3
    if commitment:
        used = layer.amount(box.x + 9, y, commitment, "influence", size - 4)
    else:
        used = layer.icon(box.x + 9, y, "settlement", size + 2, anchor="lm", colour=theme.muted)
    points(layer, box.right - 8, y, card.vp, size + 4, room=box.w - used - 27, gap=2)
    room = box.h - head - foot - 6  # a name of two lines stays clear of the cost
    _cost_grid(layer, Box(box.x + 4, box.y + head, box.w - 8, room), card.cost, size)
    layer.fit(
        Box(box.x + 6, box.bottom - foot - 4, box.w - 12, foot),
        title,
        face="narrow",
        size=round(size * 0.67),
        floor=13,
        lines=2,
        align="m",
        cut=True,
    )


def _cost_grid(layer: Layer, box: Box, cost: Amounts, most: int) -> None:
    """Draw a cost in as few rows as its size allows."""
    items = list(cost.items())
    best: tuple[int, int] = (0, 1)
    for rows in range(1, 4):
        across = -(-len(items) // rows)
        pieces = [dict(items[i : i + across]) for i in range(0, len(items), across)]
        size = min(fitting(piece, box.w, min(most, box.h // rows - 4)) for piece in pieces)
        best = max(best, (size, -rows))
    size, rows = best[0], -best[1]
    across = -(-len(items) // rows)
    step = min(round(most * 1.4), box.h // rows)
    y = box.y + (box.h - rows * step) // 2 + step // 2
    for i in range(0, len(items), across):
        piece = dict(items[i : i + across])
        layer.amounts(box.x + box.w // 2, y, piece, size, align="m")
        y += step


def asteroid(
    layer: Layer,
    at: tuple[int, int],
    radius: int,
    rock: Asteroid,
    owner: PlayerStyle | None,
    reach: bool | None = None,
) -> None:
    """Draw an asteroid in its owner's colour: points over production.

    A production without a number is one. `reach`: whether the viewer has the Ice for it, where
    that is to be seen: what is in reach has a bright ring, what is not is darker.
    """
    theme = layer.theme
    x, y = at
    gold = theme.icon("vp")
    ground = tint(theme.background, owner.colour, 0.38, gold, 5.5) if owner else "#5b5148"
    border, width = (owner.colour, 4) if owner else ("#8d7f70", 2)
    if reach:
        border, width = theme.text, 5
    elif reach is not None and owner is None:
        ground, border = mix(ground, theme.background, 0.55), theme.line_strong
    layer.disc(
        x,
        y,
        radius,
        fill=mix(ground, "#ffffff", 0.08),
        fill2=mix(ground, "#000000", 0.3),
        border=border,
        width=width,
    )
    layer.text(
        x,
        y - round(radius * 0.34),
        str(rock.vp),
        face="bold",
        size=round(radius * 0.86),
        colour=gold,
        anchor="mm",
    )
    _few(layer, x, y + round(radius * 0.42), rock.production, radius)


def _few(layer: Layer, x: int, y: int, goods: Amounts, radius: int) -> None:
    """Draw a production within a disc, ones as the icon alone."""
    gap = 3
    numbers = {good: str(n) if n > 1 else "" for good, n in goods.items()}
    size = round(radius * 0.72)
    while True:
        text = round(size * 0.86)
        wide = sum(
            fonts.width(number, "bold", text) + icons.ink(good, size).width + gap
            for good, number in numbers.items()
        )
        if wide - gap <= 1.66 * radius or size <= radius * 0.4:
            break
        size -= 1
    at = x - (wide - gap) // 2
    for good, number in numbers.items():
        if number:
            at += layer.text(at, y, number, face="bold", size=text) + 1
        at += layer.inline(at, y, good, size) + gap

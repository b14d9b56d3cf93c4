"""Ceres in icons: goods, parts of Functions, fees and trade lines as rows of symbols."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, assert_never

from games.ceres.content.types import (
    Act,
    AsteroidProduction,
    DrawAndSee,
    Effect,
    FacilityProduction,
    Gain,
    HeadquartersGain,
    Kind,
    Part,
    TradeLine,
    Visit,
)
from rendering import fonts, icons, wrapping
from rendering.box import Box
from rendering.canvas import Amounts, Layer, amounts_width
from rendering.wrapping import Line

LEAST = 28
"""Size of icons whose digits are just as large as text must be on a board."""
WORKERS: dict[Kind, str] = {
    "mine": "worker_mine",
    "factory": "worker_factory",
    "lab": "worker_lab",
    "office": "worker_office",
}


class Symbol(NamedTuple):
    """A number (or nothing) with an icon; `framed` icons stand for a whole Location."""

    icon: str
    number: str = ""
    framed: bool = False


class Segment(NamedTuple):
    """What must stay together on a line: what is paid (dark), then what is got."""

    pay: tuple[Symbol, ...]
    get: tuple[Symbol, ...]


def of_goods(amounts: Amounts) -> tuple[Symbol, ...]:
    """Return amounts of goods."""
    return tuple(Symbol(good, str(number)) for good, number in amounts.items() if number)


def of_effect(effect: Effect) -> tuple[Symbol, ...]:
    """Return what a part of a Function does."""
    match effect:
        case Gain(amounts):
            return of_goods(amounts)
        case Act(action, times):
            return (Symbol(action, f"{times}×" if times > 1 else ""),)
        case Visit(location):
            return (Symbol(location, framed=True),)
        case HeadquartersGain():
            return (Symbol("headquarters"),)
        case FacilityProduction():
            return (Symbol("facility_production"),)
        case AsteroidProduction():
            return (Symbol("asteroid_production"),)
        case DrawAndSee(cards):
            return (Symbol("draw_see", str(cards)),)
        case _:
            assert_never(effect)


def of_part(part: Part) -> Segment:
    """Return a part of a Function with its activation cost."""
    return Segment(of_goods(part.cost), of_effect(part.effect))


def of_line(line: TradeLine) -> Segment:
    """Return a trade line."""
    got = {**line.gain, "vp": line.vp}
    return Segment(of_goods(line.pay), of_goods(got))


def _apart(size: int) -> int:
    """Return the gap between two symbols."""
    return round(size * 0.32)


def _symbol_width(symbol: Symbol, size: int) -> int:
    number = 0
    if symbol.number:
        number = fonts.width(symbol.number, "bold", round(size * 0.86)) + _between(size)
    if symbol.framed:
        return number + size + 8
    return number + icons.ink(symbol.icon, size).width


def _between(size: int) -> int:
    """Return the gap between a number and its icon."""
    return max(2, size // 9)


def _row_width(symbols: Iterable[Symbol], size: int) -> int:
    widths = [_symbol_width(symbol, size) for symbol in symbols]
    return sum(widths) + max(0, len(widths) - 1) * _apart(size)


def _draw_row(layer: Layer, x: int, y: int, symbols: Iterable[Symbol], size: int) -> int:
    theme = layer.theme
    start = x
    for symbol in symbols:
        if symbol.number:
            text = round(size * 0.86)
            x += layer.text(x, y, symbol.number, face="bold", size=text) + _between(size)
        if symbol.framed:
            frame = Box(x, y - size // 2 - 4, size + 8, size + 8)
            layer.panel(frame, fill=theme.raised, border=theme.line_strong, radius=6)
            layer.icon(x + 4, y, symbol.icon, size, anchor="lm")
            x += size + 8
        else:
            x += layer.inline(x, y, symbol.icon, size)
        x += _apart(size)
    return x - _apart(size) - start


def segment_width(segment: Segment, size: int) -> int:
    """Return the width of a segment."""
    got = _row_width(segment.get, size)
    if not segment.pay:
        return got
    paid = _row_width(segment.pay, size) + 2 * (size // 4)
    return paid + size // 2 + 4 + got if segment.get else paid


def draw_segment(layer: Layer, x: int, y: int, segment: Segment, size: int) -> int:
    """Draw a segment from the left, centred on y, and return its width."""
    if not segment.pay:
        return _draw_row(layer, x, y, segment.get, size)
    start = x
    pad = size // 4
    wide = _row_width(segment.pay, size)
    pill = Box(x, y - size // 2 - 3, wide + 2 * pad, size + 6)
    theme = layer.theme
    layer.panel(pill, fill=theme.background, border=theme.line_strong, radius=6)
    _draw_row(layer, x + pad, y, segment.pay, size)
    x += wide + 2 * pad
    tip = size // 4
    if not segment.get:
        return x - start
    points = ((0, -tip), (tip, 0), (0, tip))
    layer.polygon(x + 2, y, points, fill=theme.line_strong)
    x += size // 2 + 4
    return x + _draw_row(layer, x, y, segment.get, size) - start


def _broken(segments: Sequence[Segment], width: int, size: int) -> list[Line[Segment]]:
    """Return segments broken into lines."""
    widths = [segment_width(segment, size) for segment in segments]
    return wrapping.broken(segments, widths, width, _gap(size))


def _gap(size: int) -> int:
    return round(size * 0.55)


@lru_cache(512)
def _set(
    segments: tuple[Segment, ...], width: int, height: int, size: int, floor: int
) -> tuple[int, list[Line[Segment]]]:
    """Return the largest size at which segments fit a box, and their lines in it."""
    for now in range(size, floor, -1):
        lines = _broken(segments, width, now)
        if wrapping.fits(lines, width, height, now):
            return now, lines
    return floor, _broken(segments, width, floor)


def draw_segments(
    layer: Layer,
    box: Box,
    segments: Iterable[Segment],
    size: int,
    *,
    floor: int = LEAST,
    align: Literal["l", "m"] = "m",
) -> None:
    """Draw segments in a box, centred down, in a smaller size if they need it."""
    now, lines = _set(tuple(segments), box.w, box.h, size, floor)
    wrapping.draw(layer, box, lines, draw_segment, size=now, gap=_gap(now), align=align)


def fitting(amounts: Amounts, width: int, size: int, floor: int = LEAST) -> int:
    """Return the largest size at which amounts fit a width."""
    for now in range(size, floor, -1):
        if amounts_width(amounts, now) <= width:
            return now
    return floor

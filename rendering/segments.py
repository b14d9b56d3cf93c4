"""Deals in icons: the price (on a dark pill) and the gain, set in lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from rendering import fonts, icons, wrapping
from rendering.box import Box
from rendering.canvas import Layer
from rendering.wrapping import Line

LEAST = 28
"""Size of icons whose digits are just as large as text must be on a board."""
TINY = 12
"""The smallest size that there is, for what owners bring."""
FRAME = 8
"""By how much the frame of an icon is larger than it."""
DIGITS = 0.86
"""Size of the digits of an amount as a part of its icon's."""


class Symbol(NamedTuple):
    """A number (or nothing) with an icon.

    `framed` icons represent a whole place; a `struck` out icon does not happen.
    """

    icon: str
    number: str = ""
    framed: bool = False
    struck: bool = False


class Segment(NamedTuple):
    """The parts that must stay together on a line: the price, then the gain.

    `when`: the condition, in front of all, with a colon behind it.
    """

    pay: tuple[Symbol, ...]
    get: tuple[Symbol, ...]
    when: tuple[Symbol, ...] = ()


def _between(size: int) -> int:
    """Return the gap between a number and its icon."""
    return max(2, size // 9)


def _apart(size: int) -> int:
    """Return the gap between two symbols."""
    return round(size * 0.32)


def _symbol_width(symbol: Symbol, size: int) -> int:
    wide = size + FRAME if symbol.framed else icons.ink(symbol.icon, size).width
    if symbol.number:
        wide += fonts.width(symbol.number, "bold", round(size * DIGITS)) + _between(size)
    return wide


def _row_width(symbols: Iterable[Symbol], size: int) -> int:
    widths = [_symbol_width(symbol, size) for symbol in symbols]
    return sum(widths) + max(0, len(widths) - 1) * _apart(size)


def _draw_row(layer: Layer, x: int, y: int, symbols: Iterable[Symbol], size: int) -> int:
    start = x
    for symbol in symbols:
        if symbol.number:
            text = round(size * DIGITS)
            x += layer.text(x, y, symbol.number, face="bold", size=text) + _between(size)
        x += _draw_icon(layer, x, y, symbol, size) + _apart(size)
    return x - _apart(size) - start


def _draw_icon(layer: Layer, x: int, y: int, symbol: Symbol, size: int) -> int:
    """Draw the icon of a symbol from the left and return its width."""
    theme = layer.theme
    if symbol.framed:
        wide = size + FRAME
        frame = Box(x, y - wide // 2, wide, wide)
        layer.panel(frame, fill=theme.raised, border=theme.line_strong, radius=6)
        layer.icon(x + FRAME // 2, y, symbol.icon, size, anchor="lm")
        return wide
    wide = layer.inline(x, y, symbol.icon, size)
    if symbol.struck:
        half = size // 2 - 2
        for width, ink in ((9, theme.background), (4, theme.bad)):
            layer.line([(x, y + half), (x + wide, y - half)], ink, width)
    return wide


def segment_width(segment: Segment, size: int) -> int:
    """Return the width of a segment."""
    got = _condition_width(segment, size) + _row_width(segment.get, size)
    if not segment.pay:
        return got
    paid = _row_width(segment.pay, size) + 2 * (size // 4)
    return paid + size // 2 + 4 + got if segment.get else paid + _condition_width(segment, size)


def _condition_width(segment: Segment, size: int) -> int:
    """Return the width of a segment's condition, with its colon."""
    if not segment.when:
        return 0
    return _row_width(segment.when, size) + fonts.width(":", "bold", size) + size // 3


def _draw_condition(layer: Layer, x: int, y: int, segment: Segment, size: int) -> int:
    """Draw a segment's condition and return its width."""
    if segment.when:
        after = x + _draw_row(layer, x, y, segment.when, size) + size // 9
        layer.text(after, y, ":", face="bold", size=size)
    return _condition_width(segment, size)


def draw_segment(layer: Layer, x: int, y: int, segment: Segment, size: int) -> int:
    """Draw a segment from the left, centred on y, and return its width."""
    start, pad, theme = x, size // 4, layer.theme
    x += _draw_condition(layer, x, y, segment, size)
    if not segment.pay:
        return x + _draw_row(layer, x, y, segment.get, size) - start
    wide = _row_width(segment.pay, size) + 2 * pad
    pill = Box(x, y - size // 2 - 3, wide, size + 6)
    layer.panel(pill, fill=theme.background, border=theme.line_strong, radius=6)
    _draw_row(layer, x + pad, y, segment.pay, size)
    x += wide
    if not segment.get:
        return x - start
    tip = size // 4
    layer.polygon(x + 2, y, ((0, -tip), (tip, 0), (0, tip)), fill=theme.line_strong)
    x += size // 2 + 4
    return x + _draw_row(layer, x, y, segment.get, size) - start


def _gap(size: int) -> int:
    return round(size * 0.55)


def _broken(segments: Sequence[Segment], width: int, size: int) -> list[Line[Segment]]:
    """Return segments broken into lines."""
    widths = [segment_width(segment, size) for segment in segments]
    return wrapping.broken(segments, widths, width, _gap(size))


@lru_cache(512)
def _set(
    segments: tuple[Segment, ...], width: int, height: int, size: int, floor: int
) -> tuple[int, list[Line[Segment]]]:
    """Return the largest size at which segments fit a box, and their lines in it.

    Segments of content packs can be too long even at the floor: then they are broken anywhere, and
    smaller.
    """
    for now in range(size, floor - 1, -1):
        found = _broken(segments, width, now)
        if wrapping.fits(found, width, height, now):
            return now, found
    loose = tuple(piece for segment in segments for piece in _pieces(segment))
    for now in range(floor, TINY, -1):
        found = _broken(loose, width, now)
        if wrapping.fits(found, width, height, now):
            return now, found
    return TINY, _broken(loose, width, TINY)


def _pieces(segment: Segment) -> Iterator[Segment]:
    """Yield the pieces of a segment for a line without room for all of it."""
    whole = bool(segment.pay or segment.when)
    if whole:
        yield Segment(segment.pay, segment.get[:1], segment.when)
    for symbol in segment.get[1 if whole else 0 :]:
        yield Segment((), (symbol,))


def lines(segments: Iterable[Segment], width: int, size: int) -> int:
    """Return the number of lines of segments at a size, broken anywhere if they are too wide."""
    given = tuple(segments)
    found = _broken(given, width, size)
    if any(line.width > width for line in found):
        found = _broken([piece for each in given for piece in _pieces(each)], width, size)
    return len(found)


def draw_segments(
    layer: Layer,
    box: Box,
    segments: Iterable[Segment],
    size: int,
    *,
    floor: int = LEAST,
    align: Literal["l", "m"] = "m",
) -> None:
    """Draw segments in a box, centred down, smaller if they need it."""
    now, found = _set(tuple(segments), box.w, box.h, size, floor)
    wrapping.draw(layer, box, found, draw_segment, size=now, gap=_gap(now), align=align)

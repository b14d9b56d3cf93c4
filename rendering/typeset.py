"""Setting text into boxes: wrapping, stepping down in size, words mixed with icons."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from games.core.text import FSI, PDI, boundary
from rendering import fonts, icons
from rendering.fonts import Face

ELLIPSIS = "…"
SHORT_WORD = 3
"""Letters of words that no shortened name ends in."""
_ICON = re.compile(r"\[([a-z0-9_]+)\]")
_COUNT = re.compile(r"(?<!\S)([0-9]+) (?=[^\W\d_]{2})")
"""A number before its noun: "2 Ore", not "1 s’applique"."""

_BREAK = re.compile(r"(?<=\S)[ -](?=\S)")
"""Where what people are called may be broken."""


class DoesNotFitError(ValueError):
    """A text is too long for its place even at the smallest size allowed."""


class Lines(NamedTuple):
    """Text set in lines; `step` is the distance of baselines, `height` from cap to baseline."""

    lines: tuple[str, ...]
    size: int
    step: int
    height: int


class Piece(NamedTuple):
    """A word or an icon's name at a distance from the line's left end."""

    x: int
    text: str
    icon: bool


class RichLine(NamedTuple):
    """A line of words and icons."""

    pieces: tuple[Piece, ...]
    width: int


class RichLines(NamedTuple):
    """Words and icons set in lines."""

    lines: tuple[RichLine, ...]
    size: int
    icon: int
    step: int
    height: int


def line_step(size: int) -> int:
    """Return the distance of baselines for a text size."""
    return round(size * 1.2)


def _block_height(count: int, face: Face, size: int) -> int:
    return (count - 1) * line_step(size) + fonts.cap_height(face, size)


def wrap(text: str, width: int, face: Face, size: int) -> list[str]:
    """Return lines no wider than `width`, except for single words that are wider.

    A number stays with its noun. A name that is isolated and broken is isolated on each line.
    """
    return _isolated(_broken(text, width, face, size))


def _isolated(lines: Iterable[str]) -> list[str]:
    """Return lines in which each isolate ends with its line, and is opened again in the next."""
    found: list[str] = []
    opened = 0
    for line in lines:
        whole = FSI * opened + line
        opened = 0
        for char in whole:
            if char == FSI:
                opened += 1
            elif char == PDI and opened:
                opened -= 1
        found.append(whole + PDI * opened)
    return found


def _broken(text: str, width: int, face: Face, size: int) -> list[str]:
    """Return the lines as `wrap` does, but with isolates that can continue over several lines."""
    lines: list[str] = []
    for paragraph in _COUNT.sub("\\1\N{NO-BREAK SPACE}", text).split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and fonts.width(longer, face, size) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def halved(text: str, width: int, face: Face, size: int) -> str:
    """Return a text too wide for a line in two lines, broken behind a word or a hyphen."""
    if fonts.width(text, face, size) <= width:
        return text
    ends = [found.end() for found in _BREAK.finditer(text)]
    pairs = [(text[:end].rstrip(), text[end:]) for end in ends]
    best = min(
        pairs, key=lambda pair: max(fonts.width(line, face, size) for line in pair), default=(text,)
    )
    return "\n".join(best)


def elide(text: str, width: int, face: Face, size: int) -> str:
    """Return the part of a text that fits on one line, its end replaced by an ellipsis."""
    if fonts.width(text, face, size) <= width:
        return text
    kept = text
    while kept and fonts.width(kept.rstrip() + ELLIPSIS, face, size) > width:
        kept = kept[: boundary(kept, len(kept) - 1)]
    return kept.rstrip() + ELLIPSIS


@lru_cache(4096)
def fit(
    text: str,
    width: int,
    height: int,
    face: Face,
    size: int,
    floor: int,
    lines: int,
    *,
    cut: bool = False,
) -> Lines:
    """Return the text at the largest size from `size` down to `floor` that fits.

    Raise `DoesNotFitError` below `floor`; with `cut`, the text ends in an ellipsis instead.
    """
    for now in range(size, floor - 1, -1):
        found = wrap(text, width, face, now)
        tall = _block_height(len(found), face, now)
        if (
            len(found) <= lines
            and tall <= height
            and all(fonts.width(line, face, now) <= width for line in found)
        ):
            return Lines(tuple(found), now, line_step(now), tall)
    if not cut:
        raise DoesNotFitError(f"{text!r} does not fit {width} x {height} at size {floor}")
    room = max(1, (height - fonts.cap_height(face, floor)) // line_step(floor) + 1)
    kept = _broken(text, width, face, floor)
    most = min(lines, room)
    if len(kept) > most:
        kept = [*kept[: most - 1], " ".join(kept[most - 1 :])]
    kept = [elide(line, width, face, floor) for line in _isolated(kept)]
    return Lines(tuple(kept), floor, line_step(floor), _block_height(len(kept), face, floor))


@lru_cache(4096)
def shortened(
    text: str,
    width: int,
    height: int,
    faces: tuple[Face, ...],
    size: int,
    floor: int,
    lines: int,
    *,
    brief: str = "",
) -> tuple[Lines, Face]:
    """Return a name in the first of some faces in which it fits whole, and that face.

    If neither it nor its `brief` form fits at the size `floor` in any face, its last words are left
    out, and letters only if even its first word does not fit: it is never smaller than that.
    """
    whole: list[tuple[str, Face]] = [(text, face) for face in faces]
    if brief:
        whole.append((brief, faces[-1]))
    for said, face in whole:
        try:
            return fit(said, width, height, face, size, floor, lines), face
        except DoesNotFitError:
            continue
    face, words = faces[-1], (brief or text).split(" ")
    while len(words) > 1:
        words.pop()
        while len(words) > 1 and len(words[-1]) <= SHORT_WORD:
            words.pop()  # "Beam from a…" says no more than "Beam…"
        try:
            return fit(
                f"{' '.join(words)}{ELLIPSIS}", width, height, face, floor, floor, lines
            ), face
        except DoesNotFitError:
            continue
    return fit(text, width, height, face, floor, floor, 1, cut=True), face


def _chunks(markup: str) -> list[list[tuple[str, bool]]]:
    """Return the unbreakable pieces: a number stays with the icon or noun behind it."""
    glued = re.sub(r"(?<=[0-9×+−-]) (?=\[)", "\N{NO-BREAK SPACE}", markup)
    glued = _COUNT.sub("\\1\N{NO-BREAK SPACE}", glued)
    chunks: list[list[tuple[str, bool]]] = []
    for chunk in glued.split(" "):
        parts = _ICON.split(chunk)
        chunks.append([(part, i % 2 == 1) for i, part in enumerate(parts) if part])
    return chunks


def icon_size(size: int) -> int:
    """Return the size of icons within text."""
    return round(size * 1.25)


@lru_cache(2048)
def fit_rich(
    markup: str,
    width: int,
    height: int,
    face: Face,
    size: int,
    floor: int,
    lines: int,
    *,
    cut: bool = False,
) -> RichLines:
    """Return words and icons at the largest size from `size` down to `floor` that fits.

    `[name]` is an icon; a line break starts a new line. Raise `DoesNotFitError` below `floor`; with
    `cut`, the last line that has room ends in an ellipsis instead.
    """
    for now in range(size, floor - 1, -1):
        laid = _set_rich(_wrapped(markup, width, face, now), face, now)
        fits = laid.height <= height and max(line.width for line in laid.lines) <= width
        if fits and len(laid.lines) <= lines:
            return laid
    if not cut:
        raise DoesNotFitError(f"{markup!r} does not fit {width} x {height} at size {floor}")
    room = max(1, (height - fonts.cap_height(face, floor)) // round(floor * 1.42) + 1)
    kept = _wrapped(markup, width, face, floor)[: min(lines, room)]
    dots = fonts.width(ELLIPSIS, face, floor)
    last = [piece for piece in kept[-1].pieces if piece.x + dots < width]
    while len(last) > 1 and _end(last[-1], face, floor) + dots > width:
        last.pop()
    end = _end(last[-1], face, floor)
    kept[-1] = RichLine((*last, Piece(end, ELLIPSIS, icon=False)), end + dots)
    return _set_rich(kept, face, floor)


def common(
    markups: Iterable[str], width: int, height: int, face: Face, size: int, floor: int
) -> int:
    """Return the largest size at which all texts fit their box: neighbours look alike."""
    for markup in markups:
        laid = fit_rich(markup, width, height, face, size, floor, 99, cut=True)
        size = min(size, laid.size)
    return size


def _wrapped(markup: str, width: int, face: Face, size: int) -> list[RichLine]:
    paragraphs = [_chunks(paragraph) for paragraph in markup.split("\n")]
    return [line for chunks in paragraphs for line in _wrap_rich(chunks, width, face, size)]


def _set_rich(lines: list[RichLine], face: Face, size: int) -> RichLines:
    step = round(size * 1.42)
    tall = (len(lines) - 1) * step + fonts.cap_height(face, size)
    return RichLines(tuple(lines), size, icon_size(size), step, tall)


def _end(piece: Piece, face: Face, size: int) -> int:
    return piece.x + _piece_width(piece.text, piece.icon, face, size)


def _wrap_rich(
    chunks: list[list[tuple[str, bool]]], width: int, face: Face, size: int
) -> list[RichLine]:
    space = fonts.width(" ", face, size)
    lines: list[RichLine] = []
    pieces: list[Piece] = []
    at = 0
    for chunk in chunks:
        wide = sum(_piece_width(text, icon, face, size) for text, icon in chunk)
        start = at + space if pieces else 0
        if pieces and start + wide > width:
            lines.append(RichLine(tuple(pieces), at))
            pieces, start = [], 0
        for text, icon in chunk:
            pieces.append(Piece(start, text, icon))
            start += _piece_width(text, icon, face, size)
        at = start
    lines.append(RichLine(tuple(pieces), at))
    return lines


def _piece_width(text: str, icon: bool, face: Face, size: int) -> int:
    return icons.ink(text, icon_size(size)).width + 1 if icon else fonts.width(text, face, size)

"""The order in which a line is drawn where parts of it are read from the right.

It follows the Unicode Bidirectional Algorithm (UAX 9) as far as lines of a picture need it: strong
letters, numbers, neutral signs between them, and isolates; no embeddings.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from games.core.grammar import FSI, PDI
from games.core.text import boundary

_RIGHT = ("R", "AL")
_MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")


class Sign(NamedTuple):
    """A sign as it is read, in order from the left; `right`: it is read from the right."""

    text: str
    right: bool


class _Isolate(NamedTuple):
    parts: list[_Part]


_Part = str | _Isolate


def signs(text: str) -> list[str]:
    """Return a text in signs as they are read: a letter with its marks."""
    found: list[str] = []
    while text:
        at = next((n for n in range(1, len(text)) if boundary(text, n) == n), len(text))
        found.append(text[:at])
        text = text[at:]
    return found


def ordered(text: str) -> list[Sign]:
    """Return a line in the order in which it is drawn, from the left."""
    return _drawn(_parts(signs(text)))


def _parts(text: Sequence[str]) -> list[_Part]:
    """Return a line with each isolate as one part; an unclosed one ends with the line."""
    open_: list[list[_Part]] = [[]]
    for sign in text:
        if sign == FSI:
            open_.append([])
        elif sign == PDI:
            if len(open_) > 1:
                inner = open_.pop()
                open_[-1].append(_Isolate(inner))
        else:
            open_[-1].append(sign)
    while len(open_) > 1:
        inner = open_.pop()
        open_[-1].append(_Isolate(inner))
    return open_[0]


def _kind(part: _Part) -> str:
    return "ON" if isinstance(part, _Isolate) else unicodedata.bidirectional(part[0])


def _drawn(parts: Sequence[_Part]) -> list[Sign]:
    kinds = [_kind(part) for part in parts]
    first = next((kind for kind in kinds if kind in ("L", *_RIGHT)), "L")
    base = 1 if first in _RIGHT else 0
    levels = _levels(_resolved(kinds, base), base)
    found: list[Sign] = []
    for number in _from_left(levels):
        part, right = parts[number], levels[number] % 2 == 1
        if isinstance(part, _Isolate):
            found += _drawn(part.parts)
        else:
            found.append(Sign(part.translate(_MIRRORED) if right else part, right))
    return found


def _resolved(kinds: Sequence[str], base: int) -> list[str]:
    """Return each part as "L", "R" or a number "N" that is read from the left among R."""
    found: list[str] = []
    strong = "R" if base else "L"
    for number, kind in enumerate(kinds):
        if kind in ("L", *_RIGHT):
            strong = "L" if kind == "L" else "R"
            found.append(strong)
        elif kind == "AN" or (kind == "EN" and strong == "R"):
            found.append("N")
        elif kind == "EN":
            found.append("L")
        else:
            ends = [*kinds[number - 1 : number], *kinds[number + 1 : number + 2]]
            joins = kind in ("CS", "ES") and ends == ["EN", "EN"]
            found.append("N" if joins and strong == "R" else "")
    return _between(found, "R" if base else "L")


def _between(found: Sequence[str], base: str) -> list[str]:
    """Return neutral parts as the kind on both sides of them, else as the line's kind."""
    filled = list(found)
    for number, kind in enumerate(found):
        if not kind:
            before = next((each for each in reversed(found[:number]) if each), base)
            after = next((each for each in found[number:] if each), base)
            sides = {"L" if each == "L" else "R" for each in (before, after)}
            filled[number] = sides.pop() if len(sides) == 1 else base
    return filled


def _levels(kinds: Sequence[str], base: int) -> list[int]:
    """Return the level of each part: even ones are read from the left, odd from the right."""
    of = {"L": 2 if base else 0, "R": 1, "N": 2}
    return [of[kind] for kind in kinds]


def _from_left(levels: Sequence[int]) -> list[int]:
    """Return the numbers of parts in drawing order: every stretch of a level is reversed."""
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = end + 1
    return order

"""Finding what somebody typed: as it is written, or as a keyboard writes it."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Collection, Iterable
from typing import TypeVar

from games.core.text import unisolated

T = TypeVar("T")
_PLAIN = str.maketrans(
    {
        **dict.fromkeys("’‘ʼ´`", "'"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‐‑‒–—−", "-"),
        "œ": "oe",
        "æ": "ae",
    }
)
"""What typesetting has and keyboards have not; spaces and accents are seen to by Unicode."""


def folded(text: str) -> str:
    """Return a text without regard to case, accents, and the kinds of spaces, quotes and dashes."""
    typed = unisolated(text).translate(_PLAIN)
    plain = unicodedata.normalize("NFKD", typed).casefold().translate(_PLAIN)
    letters = "".join(char for char in plain if not unicodedata.combining(char))
    return " ".join(letters.split())


def part_of(typed: str, *names: str) -> bool:
    """Whether what was typed so far is in one of these names."""
    part = folded(typed)
    return any(part in folded(name) for name in names)


def called(typed: str, named: Iterable[tuple[T, Collection[str]]]) -> list[T]:
    """Return what has the name that was typed: as it is written, else as a keyboard writes it."""
    wanted, every = _exact(typed), list(named)
    exact = [each for each, names in every if wanted in map(_exact, names)]
    if exact:
        return exact
    return [each for each, names in every if folded(typed) in map(folded, names)]


def _exact(text: str) -> str:
    return unisolated(text).strip().casefold()


def closest(typed: str, names: Collection[str]) -> str:
    """Return the name that what was typed comes nearest to; "" where none is like it."""
    plain = {folded(name): name for name in names}
    near = difflib.get_close_matches(folded(typed), plain, 1)
    return plain[near[0]] if near else ""

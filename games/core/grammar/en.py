"""English: the indefinite article."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from games.core.grammar import Conjunction

_VOWEL = re.compile(r"(?!eu|onc?e\b|uni[^mn]|us[ae])[aeiou]|hour|heir|hono|8|1[18]\b", re.I)
"""How a word begins that is spoken with a vowel first: "hour" is, "unit" is not."""


def typeset(source: str) -> str:
    """Return a catalog's source as it is."""
    return source


def joined(items: Sequence[str], conjunction: Conjunction) -> str:
    """Return items with commas and a final "and" or "or"."""
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"


def a(phrase: str) -> str:
    """Return "a" or "an" followed by the text: "an Earth tag"."""
    return f"an {phrase}" if _VOWEL.match(phrase) else f"a {phrase}"


FUNCTIONS: Mapping[str, Callable[[str], str]] = {"A": a}

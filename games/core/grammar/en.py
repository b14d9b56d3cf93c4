"""English."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.core.grammar import Conjunction

FUNCTIONS: Mapping[str, Callable[[str], str]] = {}


def typeset(source: str) -> str:
    """Return a catalog's source as it is."""
    return source


def joined(items: Sequence[str], conjunction: Conjunction) -> str:
    """Return items with commas and a final "and" or "or"."""
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"

"""A made-up language: "o" is its "and", it counts in pairs, and shouts on request."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

FUNCTIONS: Mapping[str, Callable[[str], str]] = {"SHOUT": str.upper}


def typeset(source: str) -> str:
    return source.replace("~", "\N{NO-BREAK SPACE}")


def joined(items: Sequence[str], conjunction: str) -> str:
    return f" {'o' if conjunction == 'and' else 'u'} ".join(reversed(items))

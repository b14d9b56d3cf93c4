"""Grammar: what the sentences of a language need in addition to catalogs, a module each.

A language is a module here, named by its code, and a folder of that name in every `locales`. The
module gives how catalogs are `typeset` when they are loaded, how words are joined (`joined`), and
the `FUNCTIONS` that its own catalogs can call: from text to text.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Literal, Protocol, cast

Conjunction = Literal["and", "or"]
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
"""Comes before ";", ":", "!", "?" and units in French."""
FSI, PDI = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
"""Begin and end a part of a line that does not affect the text direction around it."""


class Grammar(Protocol):
    """What a module of this package holds."""

    FUNCTIONS: Mapping[str, Callable[[str], str]]

    @staticmethod
    def typeset(source: str) -> str:
        """Return a catalog's source with the spaces that nobody sees while editing."""
        ...

    @staticmethod
    def joined(items: Sequence[str], conjunction: Conjunction) -> str:
        """Return two or more items as one phrase."""
        ...


def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first."""
    found = {module.name for module in pkgutil.iter_modules(__path__)}
    return tuple(sorted(found, key=lambda lang: (lang != "en", lang)))


@cache
def grammar(lang: str) -> Grammar:
    """Return the grammar of a language; raises ModuleNotFoundError."""
    return cast("Grammar", import_module(f"{__name__}.{lang}"))

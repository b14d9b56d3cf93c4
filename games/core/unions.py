"""Unions that nobody has to write out: all classes of a kind that a module declares."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any, Union

import msgspec


def tag(of: msgspec.Struct | type[msgspec.Struct]) -> str:
    """Return the tag that distinguishes an action, an event, a frame or an effect."""
    return _tag(of if isinstance(of, type) else type(of))


@cache
def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def declared(kind: type, module: str) -> Any:
    """Return the union of the classes of a kind that a module has declared so far, in order.

    Base classes of other classes are no members. A game's events, for example, are `declared(Event,
    __name__)` at the end of their module. Code that annotates with the union gives it the kind's
    own name for the type checker.
    """
    found: list[Any] = list(vars(sys.modules[module]).values())
    found = [each for each in found if isinstance(each, type) and issubclass(each, kind)]
    found = [each for each in found if each.__module__ == module and not each.__subclasses__()]
    return Union[tuple(found)]  # noqa: UP007

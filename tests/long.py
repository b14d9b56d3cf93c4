"""What `make test` leaves out, and `make check` has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

LONG = pytest.mark.long


def long_unless(
    few: Callable[[Any], bool], values: Iterable[Any], **named: Callable[[Any], str]
) -> list[Any]:
    """Return parameters of a test, of which all but few are long.

    A value that is a tuple is several parameters; `id` names a value.
    """
    made: list[Any] = []
    for value in values:
        each = value if isinstance(value, tuple) else (value,)
        name = named["id"](value) if named else None
        made.append(pytest.param(*each, id=name, marks=() if few(value) else LONG))
    return made

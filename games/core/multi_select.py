"""The marks of a step in which a seat chooses several values one after the other."""

from __future__ import annotations

import msgspec

from games.core.actions import Value


class MultiSelect(msgspec.Struct, frozen=True):
    """A step in which a seat only marks values, `least` to `most` of them.

    An action on a value that is marked already takes the mark back.
    """

    marked: tuple[Value, ...]
    least: int
    most: int

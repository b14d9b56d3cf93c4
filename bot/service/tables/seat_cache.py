"""Values that were computed for the seats of a table."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class SeatCache:
    """Values computed for seats from the state and from their draft.

    They are dropped when either changes: for one seat, or for all seats and the public (None).
    """

    def __init__(self) -> None:
        self._found: dict[int | None, dict[Hashable, Any]] = {}

    def of(self, seat: int | None, what: Hashable, compute: Callable[[], T]) -> T:
        """Return the value computed for a seat before, or compute it now."""
        found = self._found.setdefault(seat, {})
        if what not in found:
            found[what] = compute()
        return found[what]

    def get(self, seat: int | None, what: Hashable) -> Any:
        """Return the known value, None if there is none."""
        return self._found.get(seat, {}).get(what)

    def put(self, seat: int | None, what: Hashable, value: object) -> None:
        """Keep a value that is known already."""
        self._found.setdefault(seat, {})[what] = value

    def drop(self, seat: int) -> None:
        """Drop everything about a seat."""
        self._found.pop(seat, None)

    def clear(self) -> None:
        """Drop everything."""
        self._found.clear()

"""A store of recently used things, within a limit."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Kept(Generic[K, V]):
    """The recently used values, as many as fit into a limit; safe to share between threads.

    `size` returns how much of the limit a value takes. A value larger than the limit stays until
    the next comes.
    """

    def __init__(self, limit: int, size: Callable[[V], int]) -> None:
        self.limit = limit
        self.used = 0
        self._size = size
        self._values: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def get(self, key: K) -> V | None:
        """Return a value, which is now the newest."""
        with self._lock:
            found = self._values.get(key)
            if found is not None:
                self._values.move_to_end(key)
            return found

    def values(self) -> list[V]:
        """Return all values, the newest last."""
        with self._lock:
            return list(self._values.values())

    def put(self, key: K, value: V) -> None:
        """Keep a value, and drop the oldest ones if there is no room for it."""
        with self._lock:
            old = self._values.pop(key, None)
            self.used += self._size(value) - (0 if old is None else self._size(old))
            self._values[key] = value
            while self.used > self.limit and len(self._values) > 1:
                _, gone = self._values.popitem(last=False)
                self.used -= self._size(gone)

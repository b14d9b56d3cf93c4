"""The random source of a game: splitmix64, one 64-bit number kept in the state."""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Rng(msgspec.Struct, gc=False):
    """A splitmix64 generator whose whole state is `s`; the same on every Python version."""

    s: int

    def next(self) -> int:
        """Return the next 64-bit number."""
        self.s = s = (self.s + _GAMMA) & _MASK
        s = ((s ^ (s >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        s = ((s ^ (s >> 27)) * 0x94D049BB133111EB) & _MASK
        return s ^ (s >> 31)

    def below(self, n: int) -> int:
        """Return a number in 0..n-1; the bias of the multiplication is below n / 2**64."""
        # `next()` written out here and below: most random numbers are made this way.
        self.s = s = (self.s + _GAMMA) & _MASK
        s = ((s ^ (s >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        s = ((s ^ (s >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((s ^ (s >> 31)) * n) >> 64

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        state = self.s
        for i in range(len(items) - 1, 0, -1):
            state = (state + _GAMMA) & _MASK
            s = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            s = ((s ^ (s >> 27)) * 0x94D049BB133111EB) & _MASK
            j = ((s ^ (s >> 31)) * (i + 1)) >> 64
            items[i], items[j] = items[j], items[i]
        self.s = state

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in random order."""
        found = list(items)
        self.shuffle(found)
        return found


def rng(seed: int, *stream: int) -> Rng:
    """Return a generator for a seed; further numbers give independent streams of it."""
    source = Rng(seed & _MASK)
    for number in stream:
        source = Rng(source.next() ^ (number & _MASK))
    return source

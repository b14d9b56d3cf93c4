"""What can be reached over whatever joins places, and how far that is."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

P = TypeVar("P", bound=Hashable)


def reached(starts: Iterable[P], near: Callable[[P], Iterable[P]]) -> Iterator[P]:
    """Yield everything that can be reached, the nearest first, starts too."""
    found = list(dict.fromkeys(starts))
    seen = set(found)
    # Whatever is appended while the list is gone through is gone through too.
    for place in found:
        yield place
        for neighbour in near(place):
            if neighbour not in seen:
                seen.add(neighbour)
                found.append(neighbour)


def distances(starts: Iterable[P], near: Callable[[P], Iterable[P]]) -> dict[P, int]:
    """Return the steps from the nearest start to everything that can be reached, starts too."""
    found = dict.fromkeys(starts, 0)
    # Whatever is appended while the list is gone through is gone through too.
    reached = list(found)
    for place in reached:
        for neighbour in near(place):
            if neighbour not in found:
                found[neighbour] = found[place] + 1
                reached.append(neighbour)
    return found

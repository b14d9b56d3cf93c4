"""How far places are from one another, over whatever joins them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

P = TypeVar("P", bound=Hashable)


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

"""Paths: the places that can be reached over links between places, and their distance."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Mapping
from typing import TypeVar

P = TypeVar("P", bound=Hashable)


def linked(starts: Iterable[P], near: Mapping[P, Iterable[P]], among: Container[P]) -> list[P]:
    """Return the places reachable over each other from the starts, nearest first."""
    found = [place for place in dict.fromkeys(starts) if place in among]
    seen = set(found)
    # The loop also reaches the places that are appended while it runs.
    for place in found:
        for neighbour in near[place]:
            if neighbour not in seen and neighbour in among:
                seen.add(neighbour)
                found.append(neighbour)
    return found


def distances(starts: Iterable[P], near: Callable[[P], Iterable[P]]) -> dict[P, int]:
    """Return the steps from the nearest start to everything that can be reached, starts too."""
    found = dict.fromkeys(starts, 0)
    # The loop also reaches the places that are appended while it runs.
    reached = list(found)
    for place in reached:
        for neighbour in near(place):
            if neighbour not in found:
                found[neighbour] = found[place] + 1
                reached.append(neighbour)
    return found

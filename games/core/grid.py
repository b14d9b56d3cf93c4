"""Grids: hexagons in axial coordinates, rings around a middle, ways over links and distances."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from typing import TypeVar

P = TypeVar("P", bound=Hashable)
V = TypeVar("V")
Hex = tuple[int, int]
STEPS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""From a hexagon to its six neighbours: clockwise, where q grows to the right and r down-right."""


def neighbours(place: Hex) -> list[Hex]:
    """Return the six hexagons next to one, clockwise."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in STEPS]


def ring(radius: int) -> Iterator[Hex]:
    """Yield the hexagons so far from the origin, clockwise from the first direction."""
    for axis, (q, r) in enumerate(STEPS):
        dq, dr = STEPS[(axis + 2) % 6]
        for step in range(radius):
            yield (q * radius + dq * step, r * radius + dr * step)


def by_ring(cells: Mapping[str, V]) -> dict[str, V]:
    """Return the contents of the cells of `Rings` in the order of the map, ring by ring."""
    return {cell: cells[cell] for cell in sorted(cells, key=lambda cell: (cell[0], int(cell[1:])))}


class Rings:
    """A map of rings around a middle, which is none of its cells.

    A cell is a ring and a number in it, `B3`: ring A touches the middle, numbers run clockwise.
    """

    NAMES = "ABCDEFGH"

    def __init__(self, radius: int) -> None:
        self.radius = radius
        self.places: dict[str, Hex] = {
            f"{self.NAMES[far - 1]}{number}": place
            for far in range(1, radius + 1)
            for number, place in enumerate(ring(far), 1)
        }
        """Coordinates by cell, ring by ring."""
        at = {place: cell for cell, place in self.places.items()}
        self.neighbours: dict[str, tuple[str, ...]] = {
            cell: tuple(at[each] for each in neighbours(place) if each in at)
            for cell, place in self.places.items()
        }

    def on_axis(self, axis: int, far: int) -> str:
        """Return the cell of a ring on one of the six axes."""
        return f"{self.NAMES[far - 1]}{1 + axis * far}"


def linked(starts: Iterable[P], near: Mapping[P, Iterable[P]], among: Iterable[P]) -> list[P]:
    """Return the places reachable over each other from the starts, nearest first."""
    left = set(among)
    found = [place for place in dict.fromkeys(starts) if place in left]
    left.difference_update(found)
    # The loop also reaches the places that are appended while it runs.
    for place in found:
        if not left:
            break
        for neighbour in near[place]:
            if neighbour in left:
                left.remove(neighbour)
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

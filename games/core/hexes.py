"""Maps of hexagons in axial coordinates: neighbours, rings around the origin."""

from __future__ import annotations

from collections.abc import Iterator

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

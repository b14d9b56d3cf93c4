"""What goods, scientists and levels are worth to the greedy computer seat, in points.

The numbers were found by self-play: seats that each valued everything a little differently played
each other, and what went with higher scores was kept.
"""

from __future__ import annotations

from typing import NamedTuple


class Values(NamedTuple):
    """Worths while there is time to use things, unless said otherwise."""

    energy: float = 0.9
    iron: float = 0.9
    titanium: float = 1.3
    water: float = 2.2
    helium: float = 3.3
    spare: float = 0.45
    """Share that counts of a good beyond the first two (energy: beyond what is needed)."""
    ageing: float = 0.7
    """Share that counts of ore on the last belt space; once the round is over for the seat:"""
    aged: float = 0.0
    activation: float = 2.2
    """Of an activation that O2 and a scientist in hand allow."""
    hand: float = 0.55
    """Of an activation of a scientist in hand, for later rounds."""
    rest: float = 0.2
    """Of one at rest."""
    food: float = 0.42
    """Of a point of nutrition."""
    award: float = 0.5
    """Share of the food awards, as others may still pass."""
    stress: float = 0.6
    """Of a step of the stress marker, for every round to come."""
    waste: float = 0.7
    """Of a cube of waste that has left, besides its points at the end."""
    penalty: float = 1.4
    """Of a cube on the penalty spaces besides."""
    extraction: tuple[float, ...] = (0.0, 0.0, 0.9, 2.2, 3.2, 3.2)
    sustainability: tuple[float, ...] = (0.0, 0.0, 1.4, 2.0, 2.6, 2.6)
    """By level, while three rounds are left."""
    studies: float = 0.6
    """Of a research level on the way to the cap reward, while three rounds are left."""
    iron_probe: float = 0.75
    """Of the ore of a probe, for every round to come."""
    titanium_probe: float = 1.3
    probe_points: float = 0.9
    """Share of the probe points of Cleanups to come."""
    hope: float = 0.65
    """Share of an order's surplus that counts, as others may be first."""
    second: float = 0.3
    """The same for the second-best order."""
    bonus: float = 1.5
    """Of a bonus of an order."""
    trip: float = 1.5
    """What the way to the Shipping Dock costs."""
    make_iron: float = 1.1
    make_titanium: float = 1.9
    make_water: float = 2.7
    make_helium: float = 5.2
    """What it costs to get a good that an order still needs."""
    carbon: float = 0.5
    """Of a CO2 space, for every Cleanup to come, by which one is ahead of or behind somebody."""
    active: float = 0.35
    """Of keeping a module active."""


VALUES = Values()
A_ROUND = 4.2
"""Activations that a round usually has."""
STEP = 1.35
"""O2 that an activation usually takes."""
MISSING = {"iron": 0.35, "titanium": 0.6, "water": 0.7, "helium": 0.9}
"""Activations that a good usually takes that an order still needs."""
HELIUM = (1.0, 1.0, 0.95, 0.65, 0.5, 0.5)
WATER = (1.0, 1.0, 0.7, 0.7, 0.6, 0.6)
"""Share of what making them costs, by level of Extraction."""

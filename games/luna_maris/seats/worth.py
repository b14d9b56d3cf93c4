"""What goods, scientists and levels are worth to the greedy computer seat, in points.

The numbers were found by self-play: seats that each valued everything a little differently played
each other, and what went with higher scores was kept.
"""

from __future__ import annotations

from typing import NamedTuple


class Values(NamedTuple):
    """Worths while there is time to use things, unless said otherwise."""

    energy: float = 1.1
    iron: float = 1.0
    titanium: float = 1.1
    water: float = 3.6
    helium: float = 4.4
    spare: float = 0.35
    """Share that counts of ore beyond the first two, and of energy beyond what is needed."""
    spare_water: float = 0.8
    ageing: float = 0.7
    """Share that counts of ore on the last belt space; once the round is over for the seat:"""
    aged: float = 0.0
    activation: float = 2.8
    """Of an activation that O2 and a scientist in hand, or food for one, allow."""
    fed: float = 0.9
    """Share of a scientist in hand that one is worth whom food would bring back."""
    first: float = 1.0
    """Of an activation of the first scientists for the next round; of any for later rounds:"""
    hand: float = 0.3
    rest: float = 0.15
    """Of one at rest."""
    food: float = 0.3
    """Of a point of nutrition."""
    award: float = 0.45
    """Share of the food awards, as others may still pass."""
    stress: float = 0.6
    """Of a step of the stress marker, for every round to come."""
    waste: float = -0.3
    """Of a cube that has left besides its points; below 0, as there are uses for it."""
    penalty: float = 1.4
    """Of a cube on the penalty spaces besides."""
    extraction: tuple[float, ...] = (0.0, 0.0, 0.9, 2.2, 3.2, 3.2)
    sustainability: tuple[float, ...] = (0.0, 0.0, 1.4, 2.0, 2.6, 2.6)
    """By level, while three rounds are left."""
    cap: tuple[float, ...] = (0.0, 0.0, 0.4, 1.2, 2.4, 0.0)
    """Of a research level on the way to the cap reward, while three rounds are left."""
    co2: float = 0.35
    hired: float = 2.0
    """Of a CO2 space and a hired scientist besides their points, while two rounds are left."""
    iron_probe: float = 0.85
    """Of the ore of a probe, for every round to come."""
    titanium_probe: float = 1.5
    probe_points: float = 1.0
    """Share of the probe points of Cleanups to come."""
    hope: float = 0.75
    """Share of an order's surplus that counts, as others may be first."""
    second: float = 0.3
    """The same for what is best after that."""
    near: float = 0.93
    """Share of it that remains for every activation that is missing."""
    build: float = 0.8
    """Share of the points of an improvement."""
    bonus: float = 1.5
    """Of a bonus of an order."""
    trip: float = 1.5
    """What the way to the Shipping Dock costs."""
    make_iron: float = 1.2
    make_titanium: float = 1.9
    make_water: float = 4.1
    make_helium: float = 6.4
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
BLACK, GRAY, WET, LIGHT = 0.35, 0.6, 0.7, 0.9
"""Activations that iron, titanium, water and helium usually take that an aim still needs."""
HELIUM = (1.0, 1.0, 0.95, 0.65, 0.5, 0.5)
WATER = (1.0, 1.0, 0.7, 0.7, 0.6, 0.6)
"""Share of what making them costs, by level of Extraction."""

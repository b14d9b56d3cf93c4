"""The worth of goods, scientists and levels for the greedy computer player, in points.

The numbers were found by self-play: seats that each valued everything a little differently played
each other, and the values that went with higher scores were kept.
"""

from __future__ import annotations

from typing import NamedTuple


class Values(NamedTuple):
    """Worths while there is time to use things, unless said otherwise."""

    energy: float = 1.1
    goods: tuple[float, ...] = (1.0, 1.1, 3.6, 4.1)
    """Iron, titanium, water, helium."""
    spare: tuple[float, ...] = (0.35, 0.35, 0.8, 1.0)
    """Share that counts of them beyond the first two; the first, of energy not needed too."""
    ageing: float = 0.7
    """Share that counts of ore on the last belt space; none once the round is over for the seat."""
    activation: float = 2.8
    """Of an activation that O2 and a scientist in hand, or food for one, allow."""
    fed: float = 0.35
    """Share of a scientist in hand that one is worth whom food would bring back."""
    first: float = 0.6
    """Of an activation of the first scientists for the next round; of any for later rounds:"""
    hand: float = 0.3
    rest: float = 0.15
    """Of one at rest."""
    food: float = 0.42
    """Of a point of nutrition."""
    award: float = 0.45
    """Share of the food awards, as others may still pass."""
    stress: float = 0.6
    """Of a step of the stress marker, for every round to come."""
    waste: float = -0.3
    """Of a cube that has left, apart from its points; below 0, as there are uses for it."""
    penalty: float = 1.4
    """Of a cube on the penalty spaces, in addition."""
    extraction: tuple[float, ...] = (0.0, 0.0, 3.1, 6.5, 9.5, 5.5)
    sustainability: tuple[float, ...] = (0.0, 0.0, 3.1, 7.0, 11.0, 7.0)
    """By level, while three rounds are left; level 4 with the cap reward in reach."""
    hired: float = 1.5
    """Of a hired scientist in addition to the points, while two rounds are left."""
    iron_probe: float = 0.85
    """Of the ore of a probe, for every round to come."""
    titanium_probe: float = 1.5
    probe_points: float = 1.0
    """Share of the probe points of Cleanups to come."""
    hope: float = 0.65
    """Share of an order's surplus that counts, as others may be first."""
    second: float = 0.3
    """The same for the best one after that."""
    build: float = 0.8
    """Share of the points of an improvement."""
    bonus: float = 1.5
    """Of a bonus of an order."""
    trip: float = 1.5
    """The price of the way to the Shipping Dock."""
    make: tuple[float, ...] = (1.2, 1.9, 4.1, 6.0)
    """The price of the goods that an aim still needs, by the number of activations."""
    missing: tuple[float, ...] = (0.35, 0.6, 0.7, 0.9)
    carbon: float = 0.5
    """Of a CO2 space ahead of or behind another side, for every Cleanup to come."""
    active: float = 0.35
    """Of keeping a module active."""


VALUES = Values()
A_ROUND = 4.2
"""Activations that a round usually has."""
STEP = 1.35
"""O2 that an activation usually takes."""
HELIUM = (1.0, 1.0, 0.95, 0.65, 0.5, 0.5)
WATER = (1.0, 1.0, 0.7, 0.7, 0.6, 0.6)
"""Share of what making them costs, by level of Extraction."""

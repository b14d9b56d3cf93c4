"""The yardstick of the house's aims: the value of goods and of an action in units.

A unit (u) is what the draft's Headquarters pays for one Leader.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.content.types import (
    Act,
    AsteroidProduction,
    DrawAndSee,
    FacilityProduction,
    Gain,
    Good,
    Goods,
    HeadquartersGain,
    Part,
    Visit,
)
from games.core.content import Finding

UNIT: dict[Good, float] = {
    "ore": 0.5,
    "credit": 0.5,
    "ice": 1,
    "ceramics": 1,
    "energy": 1,
    "influence": 1,
    "alloy": 1.5,
    "probe": 3,
}
ACTION = 2
"""What an action is worth, in units."""


def units(goods: Goods) -> float:
    """Return what goods are worth."""
    return sum(UNIT[good] * amount for good, amount in goods.items())


def within(path: str, value: float, low: float, high: float, what: str) -> Iterator[Finding]:
    """Yield a finding unless a value is within its bounds, rounding aside."""
    if not low - 1e-9 <= value <= high + 1e-9:
        yield Finding(path, round(value, 3), f"{what} should be {low:g} to {high:g}")


def symbol(part: Part) -> str:
    """Return which symbol a part shows: an action, a Location, or the effect's own name."""
    match part.effect:
        case Act(action):
            return action
        case Visit(location):
            return location
        case Gain():
            return "gain"
        case DrawAndSee():
            return "draw"
        case HeadquartersGain():
            return "headquarters"
        case FacilityProduction():
            return "facility_production"
        case AsteroidProduction():
            return "asteroid_production"

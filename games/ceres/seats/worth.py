"""The worth of goods, Functions, programs and tokens for the greedy computer player.

The numbers were found by self-play: seats that each valued everything a little differently played
each other, and the values that went with higher scores were kept.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.ceres.actions import ALL, Grant
from games.ceres.content import types
from games.ceres.rules.tables import tables

UNITS: dict[types.Good, float] = {
    "ore": 0.5,
    "ice": 1.0,
    "ceramics": 1.0,
    "energy": 1.0,
    "credit": 0.5,
    "influence": 1.0,
    "alloy": 1.5,
    "probe": 3.0,
}
"""The prices of goods in units; about one point can be bought for one."""
WORTH: dict[types.Good, float] = {
    "ore": 0.38,
    "ice": 0.86,
    "ceramics": 0.7,
    "energy": 0.85,
    "credit": 0.4,
    "influence": 0.6,
    "alloy": 1.5,
    "probe": 3.1,
}
"""Points that goods in hand become while there is time to use them."""
HEAP: dict[types.Good, int] = {
    "ore": 5,
    "ice": 8,
    "ceramics": 2,
    "energy": 4,
    "credit": 5,
    "influence": 3,
    "alloy": 5,
    "probe": 2,
}
BEYOND = 0.4
"""The number of a good that counts in full, and the share that counts of the rest; an inner
asteroid costs up to 10 Ice.
"""


class Phase(NamedTuple):
    """Worths that differ between the last round and those before.

    `kept`: share of its worth that a good keeps while nothing in reach needs it. `leader`,
    `worker`: pieces still to be used. `action`: the price of a purchase in addition to goods.
    `hope`: share of a purchase's surplus that counts, as others may be first. `doubt`: share of
    that which is lost with every unit that is still missing.
    """

    kept: float
    leader: float
    worker: float
    action: float
    hope: float


EARLY = Phase(kept=1.0, leader=1.35, worker=0.55, action=1.1, hope=0.15)
LAST = Phase(kept=0.55, leader=0.8, worker=0.6, action=0.9, hope=0.9)
PRODUCTION = 0.9
"""Share of the worth of goods that will be produced, for each round to come."""
FUNCTION, NOW = 0.3, 0.25
"""Share of a Function's units, for each round to come and for a Worker still to come."""
RANKS = (1.0, 0.5, 0.2, 0.0)
"""Of the Outstations of a Type, the best ones get the Workers of its colour (9.5)."""
PROGRAMS: dict[types.Field, tuple[float, float, float, float]] = {
    "aerospace": (0.0, 1.1, 3.0, 5.5),
    "construction": (0.0, 1.1, 2.95, 5.5),
    "logistics": (0.0, 1.12, 2.75, 4.45),
}
"""Points that the programs up to a level bring in each round."""
TOKENS: dict[types.FavorName, float] = {
    "manufacturing_efficiency": 2.2,
    "continuous_ice_supply": 2.4,
    "mars_droid": 2.0,
    "leader_assistant": 3.1,
}
"""Favors held and not yet placed."""
ACTIONS: dict[types.ActionName, float] = {
    "launch": 1.8,
    "research": 1.4,
    "manufacture": 0.7,
    "trade": 0.9,
    "settlement": 1.8,
    "expanse": 2.0,
    "upgrade": 1.5,
    "favor": 1.2,
    "reassign": 1.0,
}
"""Units that performing an action by a Function is worth."""
VISIT, DRAW, CLAIM, SOURCE = 1.2, 0.3, 0.8, 1.5
"""The same for a whole Location, a draw, an asteroid's production and an Outstation's."""


def units(goods: types.Goods) -> float:
    """Return the worth of goods in units."""
    return sum(UNITS[good] * n for good, n in goods.items())


def worth(goods: types.Goods) -> float:
    """Return what goods become in points while there is time."""
    return sum(WORTH[good] * n for good, n in goods.items())


def strength(part: types.Part) -> float:
    """Return what using a part of a Function brings, in units."""
    match part.effect:
        case types.Gain(goods):
            brought = units(goods)
        case types.Act(action, times):
            brought = ACTIONS[action] * times
        case types.DrawAndSee():
            brought = DRAW
        case types.Visit():
            brought = VISIT
        case types.AsteroidProduction():
            brought = CLAIM
        case _:
            brought = SOURCE
    return max(0.0, brought - 0.8 * units(part.cost))


class Book:
    """What the printed numbers of a component set are worth; read-only."""

    def __init__(self, content: str, edition: types.Edition) -> None:
        self.t = t = tables(content, edition)
        printed = {**t.production, **{a.id: a.production for a in t.asteroids.values()}}
        self.produced = {key: worth(goods) for key, goods in printed.items()}
        """Worth of what an Outstation's top card or an asteroid produces."""
        self.built = {
            key: PRODUCTION * self.produced[key] + 0.6 * FUNCTION * self._function(key, "")
            for key in t.facilities
        }
        """The gain of a Facility for each round to come."""
        self._strength: dict[tuple[str, str], float] = {}

    def strength(self, top: str, bottom: str) -> float:
        """Return the units that one activation of an Outstation brings."""
        found = self._strength.get((top, bottom))
        if found is None:
            found = self._strength[top, bottom] = self._function(top, bottom)
        return found

    def granted(self, grant: Grant) -> float:
        """Return the worth of a selection of Special Grant."""
        printed = self.t.production[grant.outstation]
        return sum(WORTH[good] * n for good, n in printed.items() if grant.good in (good, ALL))

    def _function(self, top: str, bottom: str) -> float:
        return sum(strength(part) for part in self.t.parts(top, bottom))


@cache
def book(content: str, edition: types.Edition) -> Book:
    """Return the book of a component set in an edition."""
    return Book(content, edition)

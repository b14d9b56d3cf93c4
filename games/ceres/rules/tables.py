"""Printed numbers, and the tables of a component set in which the rules look things up."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from games.ceres.content import components, types
from games.ceres.state import Player, State
from games.core import steps

ROUNDS = 3
LEADERS = 5
ZONES = 5
FACE_UP = 6
HEADQUARTERS_USES = 2
SPOTS = 2
"""Spots for committed projects, final edition only (E14)."""
TOKEN = 3
"""Points of the token of a field (2.8)."""

OPTIONS: dict[types.Location, tuple[str, ...]] = {
    "trade_bureau": ("trade", "settlement"),
    "construction_yard": ("build",),
    "council": ("trade_bureau", "launch", "research", "favor"),
    "contractors": ("reassign", "construction_yard", "manufacture"),
}
FEES: dict[tuple[str, str], types.Goods] = {
    ("council", "trade_bureau"): {"influence": 1},
    ("council", "launch"): {"influence": 1},
    ("council", "research"): {"influence": 1},
    ("council", "favor"): {"influence": 1},
    ("contractors", "reassign"): {"credit": 2},
    ("contractors", "construction_yard"): {"credit": 2},
}
"""Fees of options; the Credits of Manufacture are paid with the Manufacture itself (8.3)."""
LOCATION: dict[str, types.Location] = {location: location for location in types.LOCATIONS}
FIELD: dict[str, types.Field] = {field: field for field in types.FIELDS}
FAVOR: dict[str, types.FavorName] = {favor: favor for favor in types.FAVORS}
"""The typed names of words in actions."""
TRADES = 2
MANUFACTURES = 3
DRAWS: dict[int, int] = {1: 3, 2: 5}
"""Cards by Influence paid (6.6)."""
BONUSES: dict[types.Good, int] = {"ore": 2, "ceramics": 1, "energy": 1, "ice": 1}
"""Aerospace L1."""
HEADQUARTERS_GOODS: dict[types.Good, int] = {
    "ore": 2,
    "ceramics": 1,
    "energy": 1,
    "ice": 1,
    "credit": 2,
    "influence": 1,
}
"""The draft's Headquarters (E22)."""
GRANTS = 4
SEPARATORS = (0, 0, 1, 2, 1)
"""Separators between a board position and the nearer entry; entries are 0 and 1 (R11, R42)."""
INWARD = ((0, 3, 8), (0, 2, 5))
"""Ice for moving inward by ring: printed, and with Aerospace L2."""
LOGISTICS_CREDITS = 4

SEAT_GOODS: dict[types.Edition, tuple[types.Goods, ...]] = {
    "final": (
        {"credit": 2},
        {"credit": 3},
        {"credit": 2, "influence": 1},
        {"credit": 3, "influence": 1},
    ),
    "draft": (
        {"credit": 4, "ice": 4},
        {"credit": 5, "ice": 4},
        {"credit": 4, "ice": 5},
        {"credit": 5, "ice": 5},
    ),
}
"""Extra goods by place in the first order (R5, E2)."""


class Tables:
    """Everything the rules look up, by id; read-only."""

    def __init__(self, content: str, edition: types.Edition) -> None:
        index = components(content)
        self.edition: types.Edition = edition
        self.final = edition == "final"
        self.facilities: dict[str, types.Facility] = index.facilities
        self.projects: dict[str, types.Project] = index.projects
        self.ships: dict[str, types.Ship] = index.ships
        self.asteroids: dict[str, types.Asteroid] = index.asteroids
        self.slots = index.components.slots
        self.starting = tuple(index.starting[edition])
        self.functions: dict[str, tuple[types.Part, ...]] = index.functions[edition]
        tops = (*index.starting[edition].values(), *index.components.facilities)
        self.kind: dict[str, types.Kind] = {card.id: card.kind for card in tops}
        self.production: dict[str, types.Goods] = {card.id: card.production for card in tops}
        self.cheap: dict[str, types.Goods] = {
            card.id: _cheaper(card.cost) for card in index.components.facilities
        }
        """Costs of Facilities with Construction L2 of the final edition."""
        self.cost: dict[str, types.Goods] = {
            card.id: card.cost for card in index.components.facilities
        }
        self.reassigning = frozenset(
            key for key, parts in self.functions.items() if any(map(_reassigns, parts))
        )
        """Cards with a part that reassigns Workers."""
        self.favors: dict[types.FavorName, int] = {
            key: favor.cost for key, favor in index.favors[edition].items()
        }
        self.programs: dict[types.Field, tuple[types.Program, ...]] = index.programs[edition]
        self.places: dict[str, tuple[int, int]] = {
            a.id: (types.RINGS.index(a.ring), a.zone)
            for ring in types.RINGS
            for a in index.components.asteroids
            if a.ring == ring
        }
        """Ring number and zone of each asteroid, outer ones first."""
        self.supply = 2 if self.final else 1
        """Ice that Continuous Ice Supply saves on a Launch (E31)."""
        self.credits_per_vp = 5 if self.final else 4
        self.parts = cache(self._parts)
        """The parts of an Outstation, by top and bottom, in the order of the rules (9.6)."""

    def _parts(self, top: str, bottom: str) -> tuple[types.Part, ...]:
        return self.functions[top] + (self.functions[bottom] if bottom else ())

    def single(self, top: str, bottom: str) -> bool:
        """Return whether an Outstation can be upgraded (1.5)."""
        return not bottom and top in self.facilities


def _reassigns(part: types.Part) -> bool:
    return isinstance(part.effect, types.Act) and part.effect.action == "reassign"


def _cheaper(cost: types.Goods) -> types.Goods:
    if not cost.get("alloy"):
        return cost
    return {good: n - (good == "alloy") for good, n in cost.items() if n > (good == "alloy")}


@cache
def tables(content: str, edition: types.Edition) -> Tables:
    """Return the tables of a component set in an edition."""
    return Tables(content, edition)


F = TypeVar("F")
Decision = steps.Decision[State, Player, F, Tables]
AnyDecision = Decision[Any]

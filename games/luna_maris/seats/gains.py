"""The gains of an action, for the reasons of hints: points, goods, O2, people, tracks."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.gains import Gain, changes, scored
from games.luna_maris.scoring import SOURCES
from games.luna_maris.seats.worth import STEP, VALUES
from games.luna_maris.state import ROUNDS, State

WASTE, LEVEL, CO2 = -1.7, 2.5, 1.0
"""Of a cube of waste, a research level and a step on the CO2 track."""
SCIENTIST, READY, FOOD = 3.5, 0.6, 1.6
"""Of a scientist that is hired, of one more in hand, and of a food card."""


def held(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has."""
    p = state.players[seat]
    return {
        **scored(p.vp),
        "good-energy": p.energy,
        "good-iron": p.first.iron + p.last.iron,
        "good-titanium": p.first.titanium + p.last.titanium,
        "good-water": p.water,
        "good-helium": p.helium,
        "good-waste": p.waste,
        "oxygen": p.stress - p.oxygen,
        "gain-stress": p.stress,
        "gain-level-extraction": p.research["extraction"],
        "gain-level-sustainability": p.research["sustainability"],
        "gain-co2": p.co2,
        "gain-probes": len(p.probes),
        "gain-hired": len(p.hand) + len(p.rest),
        "gain-ready": -len(p.rest),
        "food-cards": len(p.food) + len(p.drawn),
    }


def gains(before: State, after: State, seat: int) -> Sequence[Gain]:
    """Return what a seat has more of, or less."""
    v, left = VALUES, ROUNDS - before.round
    worths = {
        **dict.fromkeys(scored(dict.fromkeys(SOURCES, 0)), 1.0),
        "good-energy": v.energy,
        "good-iron": v.goods[0],
        "good-titanium": v.goods[1],
        "good-water": v.goods[2],
        "good-helium": v.goods[3],
        "good-waste": WASTE,
        "oxygen": v.activation / STEP / 2,
        "gain-stress": v.stress * left + 1,
        "gain-level-extraction": LEVEL,
        "gain-level-sustainability": LEVEL,
        "gain-co2": CO2,
        "gain-probes": v.iron_probe * left + 1,
        "gain-hired": SCIENTIST,
        "gain-ready": READY,
        "food-cards": FOOD,
    }
    return changes(held(before, seat), held(after, seat), worths)

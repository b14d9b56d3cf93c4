"""How good a position is for a seat, for the greedy computer seat.

Points, plus what the seat's means promise: goods at what they usually become, production of the
rounds to come, pieces that are still to be used.
"""

from __future__ import annotations

from games.ceres.components import Good, Goods
from games.ceres.scoring import final_points
from games.ceres.state import Player, State
from games.ceres.tables import LEADERS, ROUNDS, Tables, tables

UNITS: dict[Good, float] = {
    "ore": 0.5,
    "ice": 1.0,
    "ceramics": 1.0,
    "energy": 1.0,
    "credit": 0.5,
    "influence": 1.0,
    "alloy": 1.5,
    "probe": 3.0,
}
"""What goods cost in units; about one point can be bought for one."""
WORTH: dict[Good, float] = {
    "ore": 0.4,
    "ice": 0.8,
    "ceramics": 0.75,
    "energy": 0.75,
    "credit": 0.4,
    "influence": 0.75,
    "alloy": 1.6,
    "probe": 3.2,
}
"""Points that goods in hand become while there is time to use them."""
HEAP: dict[Good, int] = {"ice": 10, "alloy": 4, "probe": 2, "ore": 6, "credit": 6}
HEAP_OF_OTHERS = 6
"""So many of a good count in full, more of them half; an inner asteroid costs up to 10 Ice."""
LEADER, OUTSTATION, TOKEN = 1.6, 1.2, 2.5
PRODUCTION = 0.8
FUNCTION = 0.35
PROGRAM = 0.6
PROJECT, SURE, SPENT = 0.5, 0.9, 0.6


def units(goods: Goods) -> float:
    """Return the worth of goods in units."""
    return sum(UNITS[good] * n for good, n in goods.items())


def evaluate(state: State, seat: int) -> float:
    """Return the points of a seat and what its means promise in the rounds that are left."""
    t = tables(state.content, state.edition)
    p = state.players[seat]
    points = float(sum(p.vp.values()))
    if not state.stack:
        return points
    return points + _promise(t, state, p)


def _promise(t: Tables, state: State, p: Player) -> float:
    rounds = ROUNDS - state.round
    passed = p.seat in state.passed
    empty = sum(not o.worker for o in p.outstations)
    left = rounds + (0.0 if passed else min(1.0, (p.leaders + 0.5 * empty) / LEADERS))
    return (
        _goods(t, p, min(1.0, left))
        + _growth(t, p, rounds, left)
        + _projects(t, p, left)
        + (
            0.0
            if passed
            else LEADER * p.leaders + OUTSTATION * empty + _tokens(state, p, p.leaders + empty)
        )
    )


def _goods(t: Tables, p: Player, useful: float) -> float:
    """Return what goods become: points of the final scoring, or more if there is time."""
    value = 0.0
    for good, n in p.goods.items():
        full = min(n, HEAP.get(good, HEAP_OF_OTHERS))
        value += WORTH[good] * (full + 0.5 * (n - full))
    influence, credits_, _ = final_points(t, p)
    return useful * value + (1 - useful) * (influence + credits_)


def _growth(t: Tables, p: Player, rounds: int, left: float) -> float:
    produced = sum(units(t.production[o.top]) for o in p.outstations)
    produced += sum(units(t.asteroids[key].production) for key in p.asteroids)
    parts = sum(len(t.parts(o.top, o.bottom)) for o in p.outstations)
    return (
        PRODUCTION * rounds * produced
        + FUNCTION * left * parts
        + PROGRAM * left * sum(p.research.values())
    )


def _projects(t: Tables, p: Player, left: float) -> float:
    """Return what committed projects promise: their points less what is still missing."""
    value = 0.0
    for key in p.committed:
        project = t.projects[key]
        missing = sum(UNITS[good] * max(0, n - p.goods[good]) for good, n in project.cost.items())
        hope = PROJECT * min(1.0, left) if missing else SURE
        value += hope * max(0.0, project.vp - missing - SPENT * units(project.cost))
        if t.final:
            value -= (1 - hope) * (project.vp // 2)
    return value


def _tokens(state: State, p: Player, chances: int) -> float:
    """Return what the Favors held still promise in this round, with so many pieces to use."""
    useful = {
        "continuous_ice_supply": p.goods["probe"] > 0 or chances > 2,
        "manufacturing_efficiency": chances > 1,
    }
    return sum(
        TOKEN
        for favor, token in state.favors.items()
        if token.holder == p.seat and not token.at and useful.get(favor, True)
    )

"""How good a position is for a seat, for the greedy computer seat."""

from __future__ import annotations

from games.ceres.components import Good, Goods
from games.ceres.scoring import final_points
from games.ceres.state import Player, State
from games.ceres.tables import ROUNDS, Tables, tables

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
"""What goods are worth in units; about one point can be bought for one."""


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
    # What is still in hand can be used while there are pieces to use it with.
    left = rounds + (0.0 if p.seat in state.passed else min(1.0, p.leaders / 4))
    worth = 0.75 if left >= 1 else 0.3 + 0.45 * left
    value = worth * sum(_worth(good, n) for good, n in p.goods.items())
    influence, credits_, unfinished = final_points(t, p)
    value += (1 - worth) * (influence + credits_) + 0.5 * unfinished
    for outstation in p.outstations:
        value += 0.8 * rounds * units(t.production[outstation.top])
        value += 0.35 * left * len(t.parts(outstation.top, outstation.bottom))
    for asteroid in p.asteroids:
        value += 0.8 * rounds * units(t.asteroids[asteroid].production)
    for field, level in p.research.items():
        value += left * level * (0.8 if field == "construction" else 0.6)
    for project in p.committed:
        value += 0.2 * min(left, 1.0) * t.projects[project].vp
    if p.seat not in state.passed:
        value += 1.6 * p.leaders
        value += 1.2 * sum(1 for o in p.outstations if not o.worker)
        for favor, token in state.favors.items():
            if token.holder == p.seat and not token.at:
                value += 2.5 if favor in ("mars_droid", "leader_assistant") else 1.5
    return value


def _worth(good: Good, n: int) -> float:
    # A heap of one thing is worth less than its parts.
    full = min(n, 6)
    return UNITS[good] * (full + 0.5 * (n - full))

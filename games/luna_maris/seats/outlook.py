"""How good a position is for a seat, for the greedy computer seat.

Points, those that the end would bring now, and what the seat's means promise: O2 and scientists for
activations, goods at what they usually become, orders in reach, probes and levels for the rounds
to come.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from games.luna_maris import scoring
from games.luna_maris.content import SETS, Index
from games.luna_maris.rules.board import groups, probe_points
from games.luna_maris.seats.worth import (
    A_ROUND,
    HELIUM,
    MISSING,
    STEP,
    VALUES,
    WATER,
    Values,
)
from games.luna_maris.state import ROUNDS, Player, State


class Wanted(NamedTuple):
    """An order on offer: what it needs, and the points that it and its bonuses bring."""

    key: str
    iron: int
    titanium: int
    water: int
    helium: int
    vp: float


class Outlook:
    """The eyes of a seat for one turn: what others have and what is on offer is looked up once."""

    def __init__(self, state: State, seat: int, values: Values = VALUES) -> None:
        self.t = t = SETS.get(state.content)
        self.seat, self.v = seat, values
        self.level = {key: each.level for key, each in t.scientists.items()}
        others = [p for p in state.players if p.seat != seat]
        self.food = [scoring.food_counts(t, p) for p in others]
        self.co2 = [p.co2 for p in others]
        if state.rival is not None:
            self.co2.append(state.rival.co2)
        self.orders = [self._wanted(stack.top) for stack in state.stacks if stack.top]

    def _wanted(self, key: str) -> Wanted:
        order, v = self.t.orders[key], self.v
        iron, titanium, water, helium = (
            order.needs.get(good, 0) for good in ("iron", "titanium", "water", "helium")
        )
        return Wanted(key, iron, titanium, water, helium, order.vp + v.bonus * len(order.bonus))

    def evaluate(self, state: State) -> float:
        """Return the points of the seat and what its means promise."""
        p = state.players[self.seat]
        if state.over:
            return float(p.score)
        rounds = ROUNDS - state.round
        ended = self.seat in state.ended
        cards = sum([self.level[each] for each in p.hand])
        here = 0.0 if ended else min(max(0, p.stress - p.oxygen) / STEP, cards)
        left = here + rounds * A_ROUND
        worth = p.score + self._final(p, rounds) + self._food(state, p, rounds)
        worth += self._scientists(p, cards, here, rounds)
        worth += self._goods(p, left, ended) + self._orders(p, left) + self._boards(p, rounds)
        return worth + (self.v.active if p.active and not ended else 0.0)

    def _final(self, p: Player, rounds: int) -> float:
        """Return the points of the end, as far as they are likely to stay."""
        t, v = self.t, self.v
        table = t.board.orders
        points = t.board.co2[p.co2] + table[min(len(p.orders), len(table) - 1)]
        points += scoring.HIRED * scoring.hired(t, p)
        # A marker that is far to the right often goes back a little.
        worth = points + scoring.STRESS.get(p.stress, 0) * (0.5 if rounds else 1.0)
        worth += v.stress * (rounds + 0.2) * (p.stress - 6)
        worth += scoring.waste_points(p.waste) - (v.waste * min(p.waste, 3) if rounds else 0)
        return worth - v.penalty * max(0, p.waste - (t.board.waste - t.board.penalty))

    def _food(self, state: State, p: Player, rounds: int) -> float:
        """Return what food is worth: for scientists at rest, and for the awards at the end."""
        v = self.v
        variety, nutrition = scoring.food_counts(self.t, p)
        if not nutrition:
            return 0.0
        feeds = min(nutrition, 3 * rounds + len(p.rest)) * v.food * min(1.0, rounds / 2 + 0.2)
        if state.rival is not None:
            best = self.t.components.ai.food
            ahead = nutrition > sum(self.t.food[card].value for card in state.rival.food)
            return feeds + best * ahead * (v.award if rounds else 1.0)
        awards = 0
        for which, mine in enumerate((variety, nutrition)):
            awards += _award(self.t, mine, tuple(other[which] for other in self.food))
        return feeds + awards * (v.award / (1 + rounds / 2) if rounds else 1.0)

    def _scientists(self, p: Player, cards: int, here: float, rounds: int) -> float:
        """Return what activations of this round and scientists for later rounds are worth."""
        v, later = self.v, min(1.0, rounds / 2)
        resting = sum([self.level[each] for each in p.rest])
        return v.activation * here + later * (v.hand * max(0.0, cards - here) + v.rest * resting)

    def _goods(self, p: Player, left: float, ended: bool) -> float:
        """Return what goods are worth; those that age lose most of it when the round ends."""
        v, time = self.v, min(1.0, left / 5)
        age = v.aged if ended else v.ageing
        iron = p.first.iron + age * p.last.iron
        titanium = p.first.titanium + age * p.last.titanium
        power = min(p.energy, left)
        worth = v.energy * (power + v.spare * (p.energy - power)) + v.helium * p.helium
        for good, n in ((v.iron, iron), (v.titanium, titanium), (v.water, p.water)):
            worth += good * (min(n, 2) + v.spare * max(0, n - 2))
        held = p.energy + iron + titanium + p.water + p.helium
        return worth * time + 0.5 * held * (1 - time)

    def _orders(self, p: Player, left: float) -> float:
        """Return the surplus of the best two orders in reach, beyond the goods they take."""
        v, table = self.v, self.t.board.orders
        last = len(table) - 1
        more = table[min(len(p.orders) + 1, last)] - table[min(len(p.orders), last)]
        iron, titanium = p.first.iron + p.last.iron, p.first.titanium + p.last.titanium
        best = second = 0.0
        level = p.research["extraction"]
        water, helium = v.make_water * WATER[level], v.make_helium * HELIUM[level]
        for order in self.orders:
            if order.key in p.orders:
                continue
            gray = max(0, order.titanium - titanium)
            spare = max(0, titanium - order.titanium)
            black = max(0, order.iron - iron - spare)
            wet, light = max(0, order.water - p.water), max(0, order.helium - p.helium)
            missing = (
                MISSING["iron"] * black
                + MISSING["titanium"] * gray
                + MISSING["water"] * wet
                + MISSING["helium"] * light
            )
            if missing + 1 > left:
                continue
            surplus = (
                order.vp
                + more
                - v.trip
                - (v.make_iron * black + v.iron * (order.iron - black))
                - (v.make_titanium * gray + v.titanium * (order.titanium - gray))
                - (water * wet + v.water * (order.water - wet))
                - (helium * light + v.helium * (order.helium - light))
            )
            if surplus > best:
                best, second = surplus, best
            elif surplus > second:
                second = surplus
        return v.hope * best + v.second * second

    def _boards(self, p: Player, rounds: int) -> float:
        """Return what levels, probes, improvements and the CO2 track bring in rounds to come."""
        t, v, cleanups = self.t, self.v, rounds + 1
        levels = v.extraction[p.research["extraction"]]
        levels += v.sustainability[p.research["sustainability"]]
        levels += v.studies * sum([(level - 1) % 4 for level in p.research.values()])
        titanium, points = _probes(t, tuple(p.probes))
        ore = v.titanium_probe * titanium + v.iron_probe * (len(p.probes) - titanium)
        ahead = sum([(p.co2 > other) - (p.co2 < other) for other in self.co2])
        return (
            levels * rounds / 3
            + rounds * ore
            + v.probe_points * cleanups * points
            + cleanups * len(p.built)
            + v.carbon * cleanups * ahead / max(1, len(self.co2))
        )


@lru_cache(maxsize=4096)
def _award(t: Index, mine: int, others: tuple[int, ...]) -> int:
    return scoring.awards(t, (mine, *others))[0]


@lru_cache(maxsize=4096)
def _probes(t: Index, probes: tuple[str, ...]) -> tuple[int, int]:
    """Return how many probes are on titanium mines, and the probe points of a Cleanup."""
    titanium = sum(t.zones[zone].terrain == "titanium" for zone in probes)
    return titanium, probe_points(groups(t, probes))


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat."""
    return Outlook(state, seat).evaluate(state)

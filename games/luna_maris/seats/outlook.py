"""How good a position is for a seat, for the greedy computer player.

Points, the points that the end would bring now, and the promise of the seat's means: O2 and
scientists for activations, goods at what they usually become, orders in reach, probes and levels
for the rounds to come.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul, sub
from typing import NamedTuple

from games.luna_maris import scoring
from games.luna_maris.content import SETS, Index
from games.luna_maris.rules.board import groups, probe_points
from games.luna_maris.seats.worth import A_ROUND, HELIUM, STEP, VALUES, WATER, Values
from games.luna_maris.state import ROUNDS, Player, State

Goods = tuple[int, int, int, int]
"""Iron, titanium, water, helium."""


class Aim(NamedTuple):
    """An order on offer, or an improvement: its points beyond what its goods are worth."""

    vp: float
    needs: Goods
    order: str = ""


class Outlook:
    """A seat's view for one turn: others' holdings and the offer are looked up once."""

    def __init__(self, state: State, seat: int, values: Values = VALUES) -> None:
        self.t = t = SETS.get(state.content)
        self.seat, self.v = seat, values
        self.level = {key: each.level for key, each in t.scientists.items()}
        others = [p for p in state.players if p.seat != seat]
        self.food = [scoring.food_counts(t, p) for p in others]
        self.co2 = [p.co2 for p in others]
        if state.rival is not None:
            self.co2.append(state.rival.co2)
        done, table = len(state.players[seat].orders), t.board.orders
        self.more = table[min(done + 1, len(table) - 1)] - table[min(done, len(table) - 1)]
        self.orders = [self._order(stack.top) for stack in state.stacks if stack.top]

    def _order(self, key: str) -> Aim:
        order = self.t.orders[key]
        iron, titanium, water, helium = (
            order.needs.get(good, 0) for good in ("iron", "titanium", "water", "helium")
        )
        vp = order.vp + self.more + self.v.bonus * len(order.bonus) - self.v.trip
        needs = (iron, titanium, water, helium)
        return Aim(vp - sum(map(mul, self.v.goods, needs)), needs, key)

    def evaluate(self, state: State, *, idle: bool = False) -> float:
        """Return the points of the seat and what its means promise.

        `idle`: it has nothing to do in this round, so O2 promises nothing.
        """
        p = state.players[self.seat]
        if state.over:
            return float(p.score)
        v, rounds = self.v, ROUNDS - state.round
        ended = self.seat in state.ended
        air = 0.0 if ended or idle else max(0, p.stress - p.oxygen) / STEP
        cards = sum([self.level[each] for each in p.hand])
        resting = sum([self.level[each] for each in p.rest])
        variety, nutrition = scoring.food_counts(self.t, p)
        fed = v.fed * resting * min(1.0, nutrition / len(p.rest)) if p.rest else 0.0
        here = min(air, cards + fed)
        left = here + rounds * A_ROUND
        worth = p.score + self._final(p, rounds) + self._food(state, p, rounds, variety, nutrition)
        worth += v.activation * here
        if rounds:
            spare, later = cards + fed - here, min(1.0, rounds / 2)
            # Without any scientist for the next round it would be lost.
            worth += v.first * min(spare, 4.0) + later * (v.hand * spare + v.rest * resting)
        worth += self._goods(p, left, ended) + self._aims(state, p, left, rounds)
        worth += self._boards(p, rounds)
        return worth + (v.active if p.active and not ended else 0.0)

    def _final(self, p: Player, rounds: int) -> float:
        """Return the points of the end, as far as they are likely to stay."""
        t, v = self.t, self.v
        table = t.board.orders
        points = t.board.co2[p.co2] + table[min(len(p.orders), len(table) - 1)]
        points += (scoring.HIRED + v.hired * min(1.0, rounds / 2)) * scoring.hired(t, p)
        # A marker that is far to the right often goes back a little.
        worth = points + scoring.STRESS.get(p.stress, 0) * (0.5 if rounds else 1.0)
        worth += v.stress * (rounds + 0.2) * (p.stress - 6)
        worth += scoring.waste_points(p.waste) - (v.waste * min(p.waste, 3) if rounds else 0)
        return worth - v.penalty * max(0, p.waste - (t.board.waste - t.board.penalty))

    def _food(self, state: State, p: Player, rounds: int, variety: int, nutrition: int) -> float:
        """Return what food is worth: for scientists at rest, and for the awards at the end."""
        v = self.v
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

    def _goods(self, p: Player, left: float, ended: bool) -> float:
        """Return the worth of goods; aging ones lose most of it when the round ends."""
        v, time = self.v, min(1.0, left / 5)
        age = 0.0 if ended else v.ageing
        iron = p.first.iron + age * p.last.iron
        titanium = p.first.titanium + age * p.last.titanium
        power = min(p.energy, left)
        worth = v.energy * (power + v.spare[0] * (p.energy - power))
        goods = (iron, titanium, p.water, p.helium)
        for n, good, spare in zip(goods, v.goods, v.spare, strict=True):
            worth += good * (min(n, 2) + spare * max(0, n - 2))
        held = p.energy + iron + titanium + p.water + p.helium
        return worth * time + 0.5 * held * (1 - time)

    def _aims(self, state: State, p: Player, left: float, rounds: int) -> float:
        """Return the surplus of the best two aims in reach, one after the other."""
        v, board = self.v, self.t.board
        iron, titanium = p.first.iron + p.last.iron, p.first.titanium + p.last.titanium
        held = (iron, titanium, p.water, p.helium)
        aims = [aim for aim in self.orders if aim.order not in p.orders]
        built = len(state.constructed)
        if built < min(len(board.construction), len(state.projects)):
            price = 1 if "laboratory" in state.constructed else 2
            vp = v.build * (board.construction[built] + rounds + 1)
            aims.append(Aim(vp - v.trip - price * v.goods[1], (0, price, 0, 0)))
        level, worth = p.research["extraction"], 0.0
        make = (*v.make[:2], v.make[2] * WATER[level], v.make[3] * HELIUM[level])
        costs = tuple(map(sub, make, v.goods))
        for chance in (v.hope, v.second):
            found = [self._surplus(aim, held, left, costs) for aim in aims]
            best, missing, aim = max(found, default=(0.0, 0.0, None))
            if aim is None or best <= 0:
                break
            worth += chance * best
            aims.remove(aim)
            iron, titanium, water, helium = map(sub, held, aim.needs)
            held = (max(0, iron), max(0, titanium + min(0, iron)), max(0, water), max(0, helium))
            left -= missing + 1
        return worth

    def _surplus(
        self, aim: Aim, held: Goods, left: float, costs: tuple[float, ...]
    ) -> tuple[float, float, Aim]:
        """Return an aim's points beyond the goods it takes, and the activations to make them."""
        surplus, missing, needs = aim.vp, 0.0, aim.needs
        titanium = needs[1] - held[1]
        iron = needs[0] - held[0] + (titanium if titanium < 0 else 0)
        lacks = (iron, titanium, needs[2] - held[2], needs[3] - held[3])
        for n, activations, cost in zip(lacks, self.v.missing, costs, strict=True):
            if n > 0:
                missing += activations * n
                surplus -= cost * n
        return (surplus if missing + 1 <= left else 0.0), missing, aim

    def _boards(self, p: Player, rounds: int) -> float:
        """Return what levels, probes, improvements and the CO2 track bring in rounds to come."""
        t, v, cleanups = self.t, self.v, rounds + 1
        levels = v.extraction[p.research["extraction"]]
        levels += v.sustainability[p.research["sustainability"]]
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

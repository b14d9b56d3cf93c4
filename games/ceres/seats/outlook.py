"""How good a position is for a seat, for the greedy computer player.

Points, plus the promise of the seat's means: goods at what they usually become, production and
Functions of the rounds to come, pieces still to be used, and the surplus of the best purchases in
reach over the goods and the pieces that they take.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.ceres.content.types import FIELDS, KINDS, Goods, Kind
from games.ceres.rules.tables import FIELD, INWARD, LEADERS, ROUNDS, SEPARATORS, ZONES, tables
from games.ceres.scoring import final_points
from games.ceres.seats.worth import (
    BEYOND,
    EARLY,
    FUNCTION,
    HEAP,
    LAST,
    NOW,
    PRODUCTION,
    PROGRAMS,
    RANKS,
    TOKENS,
    UNITS,
    WORTH,
    Phase,
    book,
)
from games.ceres.state import Player, State

REACH = 3.0
"""Units that may be missing for a purchase to count."""
TURN = 5.0
"""Units that one turn can bring; purchases further away are not looked at in this turn."""
MOST = 14
"""The number of bargains looked at."""
MISSING = 0.65
"""Points that a missing unit costs."""
UNFINISHED = 1.0
"""Share of a committed project's surplus that each missing unit takes in the last round."""
UNITS_PER_ACTION = 2.5
ACTIONS_PER_ROUND = 7.0
"""Actions of a round to come that are free for purchases."""
MAKING = 0.35
"""Part of an action that a product takes."""


class Purchase(NamedTuple):
    """An asteroid, a project, a Facility or a research level: what it costs and brings."""

    surplus: float
    sort: str
    key: str
    cost: Goods
    brings: float
    actions: int


class Bill(NamedTuple):
    """What a purchase takes of goods: their worth, products to be made first, units missing."""

    spent: float
    making: float
    ore: int
    missing: float


class Purchases:
    """The purchases in reach of a seat, in a position and in others that its turn can lead to."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.p = state.players[seat]
        self.t = tables(state.content, state.edition)
        self.book = book(state.content, state.edition)
        self.rounds = ROUNDS - state.round
        self.phase: Phase = EARLY if self.rounds else LAST
        found = [*self._asteroids(), *self._projects(), *self._facilities(), *self._research()]
        found.sort(key=lambda purchase: -purchase.surplus)
        self.found = found[:MOST]

    def _offer(
        self, sort: str, key: str, cost: Goods, brings: float, actions: int = 1
    ) -> Iterator[Purchase]:
        """Yield a purchase if it brings more than it takes and is near enough."""
        spent = missing = 0.0
        goods = self.p.goods
        for good, n in cost.items():
            spent += WORTH[good] * n
            if n > goods[good]:
                missing += UNITS[good] * (n - goods[good])
        surplus = brings - self.phase.kept * spent - self.phase.action * actions
        if surplus > 0 and missing < REACH + TURN:
            yield Purchase(surplus, sort, key, cost, brings, actions)

    def _asteroids(self) -> Iterator[Purchase]:
        state, t = self.state, self.t
        inward = INWARD[self.p.research["aerospace"] > 1]
        holder = state.favors["continuous_ice_supply"].holder
        supplied = holder == self.p.seat and _may_act(state, self.p)
        produced = 1 + PRODUCTION * self.rounds if self.rounds else 0.5
        for key, (ring, zone) in t.places.items():
            if key not in state.claims:
                price = inward[ring] + SEPARATORS[(zone + state.offsets[ring]) % ZONES]
                cost: Goods = {"probe": 1, "ice": price, "influence": 1}
                if supplied:
                    cost["ice"] = max(0, price - t.supply)
                brings = t.asteroids[key].vp + self.book.produced[key] * produced
                yield from self._offer("asteroid", key, cost, brings)

    def _projects(self) -> Iterator[Purchase]:
        projects = self.t.projects
        for key in self.p.committed:
            project = projects[key]
            saved = project.vp // 2 if self.t.final else 0
            yield from self._offer("project", key, project.cost, project.vp + saved, 0)
        for key in self.state.project_row:
            if key:
                yield from self._offer("project", key, projects[key].cost, projects[key].vp)

    def _facilities(self) -> Iterator[Purchase]:
        for key in self.state.facility_row:
            if key:
                card = self.t.facilities[key]
                brings = card.vp + self.book.built[key] * self.rounds
                if self.t.final:
                    brings += self.book.produced[key]
                else:
                    brings += self.phase.kept * WORTH["influence"] * card.cost.get("alloy", 0)
                yield from self._offer("facility", key, card.cost, brings)

    def _research(self) -> Iterator[Purchase]:
        left = self.rounds + min(1.0, (self.p.leaders + 2) / LEADERS)
        for field in FIELDS:
            level = self.p.research[field]
            if level < len(self.t.programs[field]):
                program = self.t.programs[field][level]
                better = PROGRAMS[field][level + 1] - PROGRAMS[field][level]
                yield from self._offer(field, str(level), program.cost, program.vp + left * better)

    # What they promise in a position of the turn

    def promise(self, state: State, actions: int, kept: float) -> float:
        """Return what purchases bring beyond goods and pieces, the best bargains first.

        `actions` are left in this round; a good that is not spent keeps this share of its worth.
        """
        p = state.players[self.p.seat]
        goods = p.goods.copy()
        budget = actions + ACTIONS_PER_ROUND * self.rounds
        phase = self.phase
        total = 0.0
        for purchase in self.found:
            if self._gone(state, p, purchase):
                continue
            brings, pieces = purchase.brings, purchase.actions
            if purchase.sort == "project" and pieces and purchase.key in p.committed:
                brings += self.t.projects[purchase.key].vp // 2 if self.t.final else 0
                pieces = 0
            bill = _bill(goods, purchase.cost) if pieces <= budget else None
            if bill is None:
                continue
            needed = pieces + bill.making + bill.missing / UNITS_PER_ACTION
            if needed > budget:
                continue
            taken = kept * bill.spent + phase.action * (pieces + bill.making)
            surplus = brings - taken - MISSING * bill.missing
            if surplus > 0:
                # In the last round a committed project that stays unfinished costs points.
                doubt = UNFINISHED if not (pieces or self.rounds) else 0.5 / REACH
                total += phase.hope * surplus * max(1 - doubt * bill.missing, 0.0)
                budget -= needed
                _take(goods, purchase.cost, bill)
        return total

    def _gone(self, state: State, p: Player, purchase: Purchase) -> bool:
        match purchase.sort:
            case "asteroid":
                return purchase.key in state.claims
            case "project":
                return purchase.key in p.completed
            case "facility":
                return purchase.key not in state.facility_row
            case field:
                return str(p.research[FIELD[field]]) != purchase.key


def _may_act(state: State, p: Player) -> bool:
    """Return whether a seat has pieces left for this round, the tokens that act included."""
    tokens = (state.favors["mars_droid"], state.favors["leader_assistant"])
    return p.seat not in state.passed and (
        p.leaders > 0
        or any(not o.worker for o in p.outstations)
        or any(token.holder == p.seat and not token.at for token in tokens)
    )


def _bill(goods: Goods, cost: Goods) -> Bill | None:
    """Return what a cost takes of goods, or None if too much is missing.

    Missing products are made of the goods there are.
    """
    spent = making = missing = 0.0
    ore = 0
    for good, n in cost.items():
        have = goods[good]
        if have >= n:
            spent += WORTH[good] * n
            continue
        lack = n - have
        spent += WORTH[good] * have
        made = 0
        if good == "alloy":
            made = max(0, min(lack, (goods["ore"] - ore) // 2))
            ore += 2 * made
        elif good == "probe" and goods["ore"] > ore and goods["ceramics"] and goods["energy"]:
            made = 1
            ore += 1
            spent += WORTH["ceramics"] + WORTH["energy"]
        making += MAKING * made
        missing += UNITS[good] * (lack - made)
        if missing > REACH:
            return None
    return Bill(spent + ore * WORTH["ore"], making, ore, missing)


def _take(goods: Goods, cost: Goods, bill: Bill) -> None:
    for good, n in cost.items():
        goods[good] = max(0, goods[good] - n)
    goods["ore"] = max(0, goods["ore"] - bill.ore)


FEW = 5
"""With fewer pieces left in the last round, goods in hand lose their worth one by one."""
PIECES = 7
"""About the number of pieces of a round."""


class Outlook:
    """A seat's view for one turn: the offer is looked through once, at its beginning.

    `evaluate` can rate the position and the positions that the seat's turn can lead to.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.purchases = purchases = Purchases(state, seat)
        self.book = purchases.book
        self.phase = purchases.phase
        self.rounds = purchases.rounds

    def evaluate(self, state: State) -> float:
        """Return the points of the seat and what its means promise in the rounds left."""
        p = state.players[self.seat]
        points = float(sum(p.vp.values()))
        here, workers, activations = self._outstations(state, p)
        passed = p.seat in state.passed
        leaders = 0 if passed else p.leaders
        pieces = leaders + workers
        few = 1.0 if self.rounds else min(1.0, pieces / FEW)
        left = self.rounds + min(1.0, (leaders + 0.5 * workers) / PIECES)
        return (
            points
            + here
            + self.phase.leader * leaders
            + self.phase.worker * workers
            + NOW * few * activations
            + left * sum(PROGRAMS[field][level] for field, level in p.research.items())
            + (_tokens(state, p, pieces) if pieces else 0.0)
            + self._goods(p, few)
            + self.purchases.promise(state, pieces, self.phase.kept * few)
        )

    def _outstations(self, state: State, p: Player) -> tuple[float, int, float]:
        """Return the worth of production and Functions in rounds to come; usable Workers; units.

        The units are those of the Outstations that can still get a Worker in this round.
        """
        book = self.book
        kind_of = book.t.kind
        found: dict[Kind, list[tuple[float, bool]]] = {kind: [] for kind in KINDS}
        produced = sum(book.produced[key] for key in p.asteroids)
        for o in p.outstations:
            found[kind_of[o.top]].append((book.strength(o.top, o.bottom), not o.worker))
            produced += book.produced[o.top]
        out = p.seat in state.passed
        load = state.ship_workers[state.round - 1]
        later = activations = 0.0
        workers = 0
        for kind, ranked in found.items():
            ranked.sort(reverse=True)
            there = 0 if out else state.quarters[kind] + load.get(kind, 0)
            for rank, (strength, empty) in enumerate(ranked):
                if rank < len(RANKS):
                    later += RANKS[rank] * strength
                if empty and there:
                    there -= 1
                    workers += 1
                    activations += strength
        here = self.rounds * (PRODUCTION * produced + FUNCTION * later)
        return here, workers, activations

    def _goods(self, p: Player, few: float) -> float:
        """Return what goods become: points of the final scoring, or more if there is time."""
        value = 0.0
        for good, n in p.goods.items():
            full = min(n, HEAP[good])
            value += WORTH[good] * (full + BEYOND * (n - full))
        influence, credits_, unfinished = final_points(self.book.t, p)
        return self.phase.kept * few * value + (1 - few) * (influence + credits_) + unfinished


def _tokens(state: State, p: Player, pieces: int) -> float:
    """Return the rest of this round's worth of the Favors held, with `pieces` pieces to use."""
    share = min(1.0, pieces / FEW)
    promised: dict[str, float] = {
        "continuous_ice_supply": share if p.goods["probe"] or pieces > 3 else 0.0,
        "manufacturing_efficiency": share if pieces > 1 else 0.0,
    }
    return sum(
        TOKENS[favor] * promised.get(favor, 1.0)
        for favor, token in state.favors.items()
        if token.holder == p.seat and not token.at
    )


def evaluate(state: State, seat: int) -> float:
    """Return the points of a seat and what its means promise in the rounds that are left."""
    if not state.stack:
        return float(sum(state.players[seat].vp.values()))
    return Outlook(state, seat).evaluate(state)

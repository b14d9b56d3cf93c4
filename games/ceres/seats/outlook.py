"""How good a position is for a seat, for the greedy computer player.

Points, plus the promise of the seat's means: goods at what they usually become, production and
Functions of the rounds to come, pieces still to be used, and the surplus of the best purchases in
reach over the goods and the pieces that they take.
"""

from __future__ import annotations

from games.ceres.content.types import KINDS, Kind
from games.ceres.scoring import final_points
from games.ceres.seats.purchases import Purchases
from games.ceres.seats.worth import (
    BEYOND,
    FUNCTION,
    HEAP,
    NOW,
    PRODUCTION,
    PROGRAMS,
    RANKS,
    TOKENS,
    WORTH,
)
from games.ceres.state import Player, State

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

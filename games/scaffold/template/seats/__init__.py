"""What the program does for a seat: for a computer player, an absent player, a plan."""

from __future__ import annotations

from games.core.actions import EndTurn
from games.core.engine import AnyEngine
from games.core.search import Search
from games.scaffold.template import scoring
from games.scaffold.template.actions import AnyAction, Recharge, Scan
from games.scaffold.template.content import SETS
from games.scaffold.template.state import State, Turn

ENERGY, SCANNED = 0.6, 0.5
"""The worth of one energy, and the part of a scanned asteroid's points, in points."""


class GreedySearch(Search[State, AnyAction]):
    """A search that values points, energy and the asteroids in the hand."""

    drawing = (Scan,)

    def worth(self, state: State) -> float:
        player, known = state.players[self.seat], SETS.get(state.content).asteroids
        hand = sum(known[each].points for each in player.hand)
        total = scoring.standing(state).scores[self.seat].total
        return total + ENERGY * player.energy + SCANNED * hand


def default(game: AnyEngine, state: State, seat: int) -> AnyAction:
    """Return what costs an absent player least: the end of a finished turn, else a recharge."""
    return EndTurn() if state.stack[-1].acted else Recharge()


def costs_nothing(game: AnyEngine, state: State, seat: int, action: AnyAction) -> bool:
    """Return whether an action can be taken for an absent player without a vote."""
    return isinstance(action, EndTurn)


def planning_state(game: AnyEngine, state: State, seat: int) -> State | None:
    """Return a position in which a waiting seat has its turn, to prepare it."""
    if not state.stack or state.turn == seat:
        return None
    state.stack = [Turn(seat)]
    return state

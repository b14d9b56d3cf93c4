"""Positions of Ceres in which the things hidden from a viewer are different."""

from __future__ import annotations

from games.ceres.game import GAME
from games.ceres.state import Function, State, Yard
from games.core.rng import Rng, rng


def permuted(state: State, viewer: int | None, source: Rng) -> State:
    """Return another state with the same open things: piles and cards drawn in secret differ."""
    state = GAME.copy(state)
    drawn = [frame for frame in state.stack if isinstance(frame, Function | Yard)]
    hidden = [frame.drawn for frame in drawn if state.turn != viewer]
    piles = [state.facility_pile, *hidden]
    cards = source.shuffled([card for pile in piles for card in pile])
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    source.shuffle(state.project_pile)
    state.rng = rng(source.below(1000))
    return state

"""The same position with other secrets, shuffled by hand."""

from __future__ import annotations

from games.core.rng import Rng
from games.scaffold.template.game import GAME
from games.scaffold.template.state import State


def permuted(state: State, viewer: int | None, source: Rng) -> State:
    """Return a state that differs only in what the viewer cannot know."""
    state = GAME.copy(state)
    hands = [player.hand for seat, player in enumerate(state.players) if seat != viewer]
    places = [state.pile, *hands]
    asteroids = source.shuffled([key for place in places for key in place])
    for place in places:
        place[:] = [asteroids.pop() for _ in place]
    state.rng = Rng(source.next())
    return state

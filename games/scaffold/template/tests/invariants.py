"""What always holds, at every position of every game."""

from __future__ import annotations

from games.scaffold.template.content import SETS
from games.scaffold.template.setup import BELT
from games.scaffold.template.state import State
from games.scaffold.template.steps import HAND


def check(state: State) -> None:
    """Check that every asteroid is in one place, and that no limit is exceeded."""
    places = [state.pile, state.belt]
    places += [pile for player in state.players for pile in (player.hand, player.claimed)]
    found = sorted(key for place in places for key in place)
    assert found == sorted(SETS.get(state.content).asteroids)
    assert len(state.belt) <= BELT
    assert 1 <= state.round <= state.rounds
    for player in state.players:
        assert player.energy >= 0
        assert len(player.hand) <= HAND

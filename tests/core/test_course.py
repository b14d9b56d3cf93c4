"""Replays and the course of a game, for every game."""

from __future__ import annotations

from typing import Any

import pytest

from games import registry
from games.core import codec
from games.core.course import course
from games.core.game import AnyGame
from games.core.random_play import random_action
from games.core.replay import Decided, DivergedError, replay
from games.core.rng import rng

KEYS = registry.game_keys()


def played(game: AnyGame, seats: int) -> tuple[Any, list[Decided], list[Any]]:
    """Return the first state of a random game, its decisions, and each entry's events."""
    state = game.start({}, seats, 3)
    first, source, decided = game.copy(state), rng(3, 1), list[Decided]()
    while waiting := game.waiting(state):
        action = random_action(game, state, waiting[0], source)
        applied = game.apply_unchecked(state, waiting[0], action)
        told = Decided(waiting[0], action, applied.events, codec.state_hash(state))
        decided.append(told)
    return first, decided, [game.rules.opening(first), *(each.events for each in decided)]


@pytest.mark.parametrize("key", KEYS)
def test_a_replay_comes_to_every_state_again_and_tells_where_it_does_not(key: str) -> None:
    game = registry.get(key)
    first, decided, events = played(game, game.seats.stop - 1)
    states = [game.copy(first), *map(game.copy, replay(game, game.copy(first), decided))]
    assert [codec.state_hash(state) for state in states[1:]] == [
        each.state_hash for each in decided
    ]
    outcome = game.result(states[-1])
    assert outcome is not None
    found = course(game, zip(events, states, strict=True), outcome)
    assert found is not None
    assert found.rounds == tuple(range(found.rounds[0], found.rounds[-1] + 1))
    assert found.totals[-1] == tuple(score.total for score in outcome.scores)
    place = len(decided) // 2
    decided[place] = decided[place]._replace(state_hash="0" * 16)
    with pytest.raises(DivergedError) as diverged:
        list(replay(game, game.copy(first), decided))
    assert diverged.value.place == place

"""What random play hardly reaches: games that begin late for all players, with all checks."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import computer
from games.core.actions import kind
from games.core.rng import rng
from games.luna_maris.content.types import TRACKS
from games.luna_maris.game import GAME
from tests.games import checked
from tests.long import LONG
from tests.luna_maris.invariants import check

LATE = {"build", "claim", "extract", "fulfil", "hire", "use"}
EVERY = 60


def played(players: int, options: dict[str, str], seed: int) -> Counter[str]:
    """Play a game of greedy seats with some random decisions; return kinds of actions."""
    state, source, done = GAME.start(options, players, seed), rng(seed, 1), Counter[str]()
    for player in state.players:
        player.research = dict.fromkeys(TRACKS, 4)
        player.first.titanium = player.energy = 6
    while seats := GAME.waiting(state):
        if done.total() % EVERY == seed % EVERY:
            checked.check_position(GAME, state, players, source)
            checked.check_words(GAME, state, players)
        legal = GAME.legal(state, seats[0])
        action = source.pick(legal)
        if source.below(6):
            action = computer.choose(GAME, GAME.mask(state, seats[0]), seats[0], source, "greedy")
        applied = GAME.apply(state, seats[0], action)
        done[kind(action)] += 1
        check(state)
        checked.check_events(GAME, applied.events, players)
    checked.check_outcome(GAME, state, players)
    return done


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"level": "advanced"}),
        (2, {"extras": "anyone"}),
        pytest.param(3, {"equipment": "off"}, marks=LONG),
        pytest.param(4, {}, marks=LONG),
    ],
)
def test_games_of_those_who_have_got_far_end_properly(
    players: int, options: dict[str, str]
) -> None:
    done = sum((played(players, options, seed) for seed in range(2)), Counter[str]())
    late = LATE - ({"use"} if options.get("equipment") == "off" else set())
    assert late <= set(done), late - set(done)

"""Random games with tight purses: everyone always has an answer."""

import pytest

from games.ceres import actions as act
from games.ceres.content.types import FIELDS, GOODS
from games.ceres.game import GAME
from games.ceres.state import NOBODY, Outstation
from games.core.actions import EndTurn
from games.core.rng import Rng, rng


def choose(state, source: Rng) -> act.AnyAction:
    """Pick a legal action; passing and leaving steps are rare."""
    found = GAME.legal(state, state.turn)
    assert found
    assert len(found) <= 200
    likely = GAME.candidates(state, state.turn)
    assert len(set(likely)) == len(likely)
    if EndTurn() in found:
        return EndTurn() if source.below(2) else source.pick(found)
    busy = [a for a in found if not isinstance(a, act.Pass | act.Done)]
    return source.pick(busy if busy and source.below(10) else found)


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_tight_purses_leave_nobody_without_an_answer(edition):
    """Hardly any goods, many Outstations, any programs and tokens: no dead end (R43)."""
    for seed in range(8):
        source = rng(seed, 3)
        state = GAME.start({"edition": edition}, 2 + seed % 3, seed)
        for player in state.players:
            for _ in range(5):
                bottom = state.facility_pile.pop() if source.below(2) else ""
                player.outstations.append(Outstation(state.facility_pile.pop(), bottom))
        while state.stack:
            if act.Pass() in GAME.legal(state, state.turn):
                impoverish(state, source)
            action = choose(state, source)
            GAME.apply_unchecked(state, state.turn, action)


def impoverish(state, source: Rng) -> None:
    """Give the seat to move a few goods, some programs and tokens at random."""
    player = state.players[state.turn]
    player.goods.update({good: source.below(4) for good in GOODS})
    player.research.update({field: source.below(4) for field in FIELDS})
    for token in state.favors.values():
        if not token.at and not source.below(3):
            token.holder = player.seat if source.below(2) else NOBODY

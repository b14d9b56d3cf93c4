"""Hidden facts can be anything: a viewer sees, may do and reads the same (R41, R64)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.events import visible
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES
from games.luna_maris import actions as act
from games.luna_maris.game import GAME
from games.luna_maris.state import Activation, State, Turn
from tests.games.test_permuted import check
from tests.luna_maris.permuted import permuted
from tests.luna_maris.test_second import choose, shake

NAMES = ("Ana", "Benoît", "Émile", "Uma")


def fertilize(state: State, source: Rng) -> None:
    """Put a seat into the Greenhouse with the Fertilizer at hand."""
    p = state.players[state.turn]
    if p.hand and not source.below(4):
        p.equipment, p.equipped, p.energy, p.oxygen = "fertilizer", True, 6, 0
        frame = Activation(p.hand[0], "greenhouse", ["greenhouse"], active=True)
        p.module, p.active = "greenhouse", False
        state.stack = [Turn(acted=True), frame]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_hidden_cards_make_no_difference_to_what_is_seen_done_or_told(seats: int) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(3):
        state, source = GAME.start({}, seats, seed), rng(seed, seats)
        for _ in range(160):
            if not state.stack:
                break
            frame = state.stack[-1]
            if isinstance(frame, Turn) and not frame.acted and source.below(2):
                shake(state, source)
                fertilize(state, source)
            for viewer in (None, *range(seats)):
                check(GAME, state, permuted(state, viewer, source), viewer)
            drawn[sum(len(p.drawn) for p in state.players)] += 1
            state = tell(state, source)
    assert sum(n for cards, n in drawn.items() if cards) >= 20, drawn


def tell(state: State, source: Rng) -> State:
    """Carry out an action; others see the same events where other cards were drawn blind."""
    seat = state.turn
    action = choose(set(GAME.legal(state, seat)), source)
    after, other = GAME.copy(state), permuted(state, seat, source)
    events = GAME.apply(after, seat, action).events
    if isinstance(action, act.Use):
        others = GAME.apply(other, seat, action).events
        for viewer in (None, *(p.seat for p in state.players if p.seat != seat)):
            mine, its = visible(events, viewer), visible(others, viewer)
            assert mine == its
            for words in map(GAME.words, LANGUAGES):
                assert [words.event(e, NAMES) for e in mine] == [words.event(e, NAMES) for e in its]
    return after

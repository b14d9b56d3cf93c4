"""Random games of the toy by post: any seat is drawn, waiting or not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.core.actions import kind
from games.core.rng import Rng, rng
from tests.core.test_by_post import OPTIONS, market_of
from tests.games.checked import check_position, check_waits
from tests.games.test_waits import check_forced
from tests.long import long_unless
from tests.toy.game import TOY
from tests.toy.state import State


def likeable(state: State, seat: int, source: Rng) -> Any:
    """Return a legal action, all kinds equally likely but those from which much follows."""
    legal = TOY.legal(state, seat)
    kinds = sorted({kind(each) for each in legal})
    if not kinds:
        return None
    wanted = source.pick([each for each in kinds for _ in range(OFTEN.get(each, 1))])
    return source.pick([each for each in legal if kind(each) == wanted])


SETUPS = [
    {"deals": "no", "answers": "names"},
    {"deals": "yes", "answers": "count"},
    {"deals": "yes", "answers": "names", "rival": "yes"},
    {"deals": "no", "answers": "count", "rival": "yes"},
]
GAMES = 75
OFTEN = {"build": 4, "attack": 8, "call": 8, "pledge": 8, "collect": 30, "power": 30}
UNASKED = {"raise", "mural", "power", "prospect", "reopen", "unpledge", "collect", "shift"}


@pytest.mark.parametrize("number", long_unless([1, 3].__contains__, range(len(SETUPS))))
def test_random_games_draw_the_seat_first_awaited_or_not(number: int) -> None:
    """They end, and ask nobody who has no answer."""
    unasked = Counter[str]()
    for seed in range(GAMES):
        seats = 2 + seed % 2
        options = {**OPTIONS, **SETUPS[number], "length": str(1 + seed % 3)}
        state, source, taken = TOY.start(options, seats, seed), rng(seed, 9), 0

        def held(_: State, key: str, source: Rng = source, seats: int = seats) -> list[int]:
            return [seat for seat in range(seats) if source.below(5) == 0]

        while waiting := TOY.waiting(state):
            seat = source.below(seats)
            action = likeable(state, seat, source)
            if action is None:
                continue
            TOY.apply(state, seat, action, held)
            unasked[kind(action)] += seat not in waiting
            check_waits(TOY, state)
            for each in TOY.waiting(state):
                assert TOY.answers(state, each), "asked, and nothing to answer"
            if (taken + seed) % 29 == 0:
                check_position(TOY, state, seats, source)
                for wait in TOY.rules.waits(state):
                    assert wait.answered or check_forced(TOY, state, wait, anew=True) in (0, 1)
            taken += 1
            assert taken < 3000, "it does not end"
        assert not state.stack
        assert not market_of(state).asides
    assert {each for each in unasked if unasked[each]} >= UNASKED

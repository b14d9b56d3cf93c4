"""The greedy seat's look at its turn comes to an end, whatever a game lets a seat do again."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.events import Applied
from games.core.rng import rng
from games.core.search import rate
from tests.toy.game import TOY
from tests.toy.state import Bid, State

MANY = 200
"""Actions carried out for one look, by far more than are needed."""


def test_a_decision_that_may_be_changed_again_and_again_is_not_followed_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, perform, done = TOY.start({}, 3, 4), TOY.perform, list[Any]()

    def counted(state: State, seat: int, action: Any) -> Applied:
        done.append(action)
        assert len(done) < MANY
        return perform(state, seat, action)

    for _ in range(2):
        # With no bid, then with one that may be replaced.
        monkeypatch.setattr(TOY, "perform", counted)
        rated = rate(TOY, TOY.mask(state, 0), 0, rng(1))
        assert {action for action, _ in rated} == set(TOY.legal(state, 0))
        monkeypatch.undo()
        perform(state, 0, Bid(state.players[0].hand[0]))
        done.clear()

"""The greedy seat's search ends, even if a game lets a seat repeat actions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.core.computer import rate
from games.core.events import Applied
from games.core.rng import rng
from games.core.search import Search, assigned
from tests.core.test_by_post import turns
from tests.toy.game import TOY
from tests.toy.state import Bid, Build, State

MANY = 200
"""Actions carried out for one look, by far more than are needed."""


def test_a_decision_that_may_be_changed_again_and_again_is_not_followed_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, perform, done = TOY.start({}, 3, 4), TOY.apply_unchecked, list[Any]()

    def counted(state: State, seat: int, action: Any) -> Applied:
        done.append(action)
        assert len(done) < MANY
        return perform(state, seat, action)

    for _ in range(2):
        # With no bid, then with one that may be replaced.
        monkeypatch.setitem(vars(TOY), "apply_unchecked", counted)
        rated = rate(TOY, TOY.mask(state, 0), 0, rng(1))
        assert {action for action, _ in rated} == set(TOY.legal(state, 0))
        monkeypatch.undo()
        perform(state, 0, Bid(state.players[0].hand[0]))
        done.clear()


def test_a_search_that_nothing_else_ends_goes_on_from_so_many_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where much may be played at any time a turn has no end."""
    monkeypatch.setattr("games.core.search.LOOKS", 40)
    looks: list[int] = []

    class Counted(Search):
        def worth(self, state: Any) -> float:
            looks.append(self.looks)
            return TOY.search(state, self.seat).worth(state)

    state = turns(3)
    search = Counted(TOY, state, 0)
    search.rate(state, Build("site05", 1))
    assert min(looks) == 0, "it came to the limit"
    assert max(looks) <= 40


def test_the_best_task_is_taken_first_and_nobody_takes_more_than_they_can() -> None:
    found = [
        (5.0, "ship", "near"),
        (4.0, "ship", "far"),
        (3.0, "other", "near"),
        (1.0, "other", "x"),
    ]
    assert assigned(found, Counter(ship=1, other=1)) == 6.0
    assert assigned(found, Counter(ship=2, other=2)) == 10.0
    assert assigned(found, Counter()) == 0.0

"""Actions one can ask about: also those that cannot be paid or have no room."""

from __future__ import annotations

import pytest

from games.ceres import actions as act
from games.ceres.game import GAME
from games.core.actions import kind
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES


@pytest.mark.parametrize("edition", ["final", "draft"])
def test_it_adds_only_what_is_refused_and_can_be_said(edition: str) -> None:
    """Offers hold all that is likely, nothing twice, and nothing more that is legal."""
    reasons: dict[str, set[str]] = {}
    for seed in range(6):
        state = GAME.start({"edition": edition}, 2 + seed % 3, seed)
        for _ in steps(GAME, state, rng(seed), 400):
            if not GAME.waiting(state):
                break
            seat = state.turn
            found = GAME.offers(state, seat)
            assert len(set(found)) == len(found)
            assert set(GAME.candidates(state, seat)) <= set(found)
            possible = [a for a in found if GAME.refusal(state, seat, a) is None]
            assert possible == GAME.legal(state, seat)
            view = GAME.mask(state, seat)
            for action in found:
                why = GAME.refusal(state, seat, action)
                if why is None:
                    continue
                reasons.setdefault(kind(action), set()).add(why.key)
                for lang in LANGUAGES:
                    assert GAME.words(lang).action(view, action)
                    assert GAME.words(lang).reason(why)
    for tag in ("build", "launch", "trade", "manufacture"):
        assert "cannot_pay" in reasons[tag], tag
    assert {"no_leader", "no_slot"} <= reasons["leader"]
    assert "occupied" in reasons["worker"]


def test_nobody_else_is_offered_anything() -> None:
    state = GAME.start({}, 3, 1)
    others = [seat for seat in range(3) if seat != state.turn]
    assert [list(GAME.offers(state, seat)) for seat in others] == [[], []]
    assert act.Pass() in GAME.offers(state, state.turn)

"""Hidden facts can be anything: a viewer sees and may do the same at the hand limit too."""

from __future__ import annotations

import pytest

from games.ares.game import GAME
from games.core.codec import encode
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.ares.permuted import permuted
from tests.ares.test_order import full_hands
from tests.games.test_permuted import check

NAMES = ("Ann", "Bob", "Cid", "Dan")


def test_the_hand_limit_does_not_depend_on_what_is_hidden() -> None:
    for state, source in full_hands():
        for seat in (0, 1):
            GAME.apply(state, seat, random_action(GAME, state, seat, source))
        for viewer in (None, 0, 1, 2):
            check(GAME, state, permuted(state, viewer, source), viewer)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_difference_would_be_noticed(lang: str) -> None:
    """The other side: facts that a viewer may know do change the view."""
    state = GAME.start({}, 2, 1)
    own = permuted(state, 1, rng(1))  # hidden from seat 1, so seat 0's hand changed
    assert encode(GAME.mask(own, 0)) != encode(GAME.mask(state, 0))
    assert encode(GAME.mask(own, 1)) == encode(GAME.mask(state, 1))
    assert GAME.words(lang).board(GAME.mask(own, 1), NAMES) == GAME.words(lang).board(
        GAME.mask(state, 1), NAMES
    )

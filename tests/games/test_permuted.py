"""Facts hidden from a viewer can be anything: the viewer sees and may do the same.

Each game says in `tests.<game>.permuted` which facts these are, apart from the declarations of its
states.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from games.core.codec import encode
from games.core.game import AnyGame
from games.core.rng import rng
from tests.games.checked import check_secrecy
from tests.games.worlds import EVERY_GAME, folder_of, looks, novel

POSITIONS = 150


def check(game: AnyGame, state: Any, other: Any, viewer: int | None) -> None:
    """Require that two states that differ in a viewer's unknown facts look the same."""
    assert looks(game, other, viewer) == looks(game, state, viewer), type(state.stack[-1])
    view, its = game.mask(state, viewer), game.mask(other, viewer)
    assert game.standing(its) == game.standing(view)
    if viewer is None:
        for wait in game.rules.waits(state):
            assert game.only_answer(its, wait) == game.only_answer(view, wait)
        return
    found = list(game.offers(state, viewer))
    assert list(game.offers(other, viewer)) == found
    assert list(game.candidates(other, viewer)) == list(game.candidates(state, viewer))
    for action in found:
        assert game.refusal(other, viewer, action) == game.refusal(state, viewer, action)
    if viewer in game.waiting(state):
        default = game.default(state, viewer)
        assert game.default(other, viewer) == default
        harmless = game.costs_nothing(state, viewer, default)
        assert game.costs_nothing(other, viewer, default) == harmless


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_views_and_choices_do_not_depend_on_what_is_hidden(game: AnyGame) -> None:
    module = f"{folder_of(game)}.permuted"
    assert find_spec(module), f"{module} is missing: every game says what is hidden"
    permuted, taken, other = import_module(module).permuted, novel(game), 0
    for number, each in enumerate(taken[:: max(1, len(taken) // POSITIONS)]):
        for viewer in (None, *range(len(each.before.players))):
            found = permuted(each.before, viewer, rng(number, 7))
            check(game, each.before, found, viewer)
            check_secrecy(game, each.before, viewer, rng(number))
            other += encode(found) != encode(each.before)
    assert other > 50

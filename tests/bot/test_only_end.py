"""A decision whose only answer is to end is not asked, in any game."""

from __future__ import annotations

import pytest

from bot.service.plans.press import Pressed, press
from games.core.actions import EndTurn
from games.core.game import AnyGame
from games.core.random_play import choose_seat, random_action
from tests.bot.test_buttons import live_at
from tests.games.worlds import EVERY_GAME, openings

LONGEST = 40
"""Presses of one game."""


def ends(made: Pressed) -> bool:
    """Return whether a press has ended the turn as its last action."""
    return type(made.taken[-1].drafted.action) is EndTurn


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_a_final_press_that_leaves_only_the_end_ends_the_turn(game: AnyGame) -> None:
    """A turn that can be undone does not end automatically: ending is what confirms it."""
    followed = told = 0
    for begun, source in openings(game):
        state = begun
        for _ in range(LONGEST):
            if not (waiting := game.waiting(state)):
                break
            seat = choose_seat(waiting, source)
            action = random_action(game, state, seat, source)
            live = live_at(game, state)
            made = press(live, seat, 100 + seat, [action], follow=True)
            asked = seat in game.waiting(made.after) and not made.taken[-1].applied.closed
            if type(action) is not EndTurn:
                assert not (made.rest and ends(made)), action
                assert made.rest or not asked or not game.only_ends(made.after, seat), action
                followed += ends(made)
                told += ends(made) and live.finality(seat).ends(action)
            state = made.after
    assert followed
    assert told > followed * 0.8, "where what is hidden is another thing that can't be known"

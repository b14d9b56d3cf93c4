"""A seat that the game does not ask can’t answer for another seat."""

from __future__ import annotations

import pytest

from games.core.game import AnyGame
from tests.games.worlds import EVERY_GAME, novel


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_only_the_seat_whose_turn_it_is_answers(game: AnyGame) -> None:
    """Others may have plays at any time, but no answer to a frame that names its seat."""
    looked, together = 0, False
    for taken in novel(game):
        asked = {wait.seat for wait in game.rules.waits(taken.before)}
        together |= len(asked) > 1
        for seat in set(range(len(taken.before.players))) - asked:
            looked += 1
            for at in game.choices(taken.before, seat).questions:
                whose = getattr(at.frame, "seat", seat)
                assert whose == seat or at.blocked(at.frame) is not None, (seat, at.frame)
    assert looked > 5 or together, "there may be no such seat where all are asked at once"

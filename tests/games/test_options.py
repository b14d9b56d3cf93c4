"""Every value of every option makes a difference to the game that begins."""

from __future__ import annotations

import pytest

from games.core.codec import encode
from games.core.game import AnyGame
from tests.games.worlds import EVERY_GAME

SEED = 3


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_no_option_is_ignored(game: AnyGame) -> None:
    """With the same seed, the first state differs from that of the defaults."""
    compared = 0
    for option in game.rules.options:
        for value in set(option.values) - {option.default}:
            options = game.complete({option.key: value})
            for players in game.seats:
                if game.setup_refusal(options, players) is None:
                    usual = game.start({}, players, SEED)
                    assert encode(game.start(options, players, SEED)) != encode(usual), options
                    compared += 1
    assert compared or not game.rules.options

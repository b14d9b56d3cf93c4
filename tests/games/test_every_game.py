"""Random full games of every game, seat count and option, with all invariants."""

import pytest

from games import registry
from games.core.codec import state_hash
from games.core.errors import SetupError
from tests.games.checked import main_setups, name_of, play, replay, setups

ALL = [(key, setup) for key in registry.game_keys() for setup in setups(registry.get(key))]
MAIN = [(key, setup) for key in registry.game_keys() for setup in main_setups(registry.get(key))]
REST = [param for param in ALL if param not in MAIN]


def named(params):
    return [pytest.param(key, setup, id=f"{key}-{name_of(setup)}") for key, setup in params]


GAMES = 50
"""Random full games per main set-up: of Ceres a hundred per edition and number of players."""
LONG = {"projet_ceres": 4}
"""Fewer of games that are long and have very many set-ups. Projet Cérès has 300 more in which every
seat acts at any time (`tests.projet_ceres.test_random`)."""
FEW = 3
"""Random full games of every other combination of options."""
SHORT = 4
"""Random full games per main set-up in `make test`; one of games that are long."""


@pytest.mark.parametrize("rest", [False, pytest.param(True, marks=pytest.mark.long)])
@pytest.mark.parametrize(("key", "setup"), named(MAIN))
def test_random_games_end_properly(key, setup, rest):
    game = registry.get(key)
    few = 1 if key in LONG else SHORT
    for seed in range(few, LONG.get(key, GAMES)) if rest else range(few):
        every = 120 if key in LONG else 60
        state, log = play(game, setup, seed, every=every, words=seed % 10 == 0)
        if seed % 10 == 0:
            assert replay(game, setup, seed, log) == state_hash(state)


@pytest.mark.parametrize(("key", "setup"), named(REST))
def test_random_games_of_every_other_combination_of_options_end_properly(key, setup):
    game = registry.get(key)
    for seed in range(FEW if key not in LONG else 1):
        state, log = play(game, setup, seed, every=200 if key in LONG else 40, words=seed == 0)
        assert replay(game, setup, seed, log) == state_hash(state)


@pytest.mark.parametrize("key", registry.game_keys())
def test_bad_setups_are_refused_with_a_sentence(key):
    game = registry.get(key)
    option = game.rules.options[0] if game.rules.options else None
    bad = [({}, game.seats.stop), ({}, game.seats.start - 1), ({"no_such": "x"}, game.seats.start)]
    if option is not None:
        bad.append(({option.key: "no such value"}, game.seats.start))
    for options, players in bad:
        with pytest.raises(SetupError) as caught:
            game.start(options, players, 1)
        for lang in ("en", "fr"):
            assert game.words(lang).reason(caught.value.why).strip()


@pytest.mark.parametrize("key", registry.game_keys())
def test_other_seeds_give_other_games(key):
    game = registry.get(key)
    players = game.seats.start
    hashes = {state_hash(game.start({}, players, seed)) for seed in range(8)}
    assert len(hashes) == 8
    assert state_hash(game.start({}, players, 3)) == state_hash(game.start({}, players, 3))

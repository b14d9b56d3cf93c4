"""Random full games of every game, seat count and option, with all invariants."""

import pytest

from games import registry
from games.core.codec import state_hash
from games.core.errors import SetupError
from tests.games.checked import few_setups, main_setups, name_of, play, replay, setups, very_many
from tests.long import LONG


def each(of):
    """Return pairs of a game and one of its set-ups."""
    return [(key, setup) for key in registry.game_keys() for setup in of(registry.get(key))]


def named(pair):
    key, setup = pair
    return f"{key}-{name_of(setup)}"


MAIN = each(main_setups)
REST = [pair for pair in each(setups) if pair not in MAIN]
PAIRED = [pair for pair in each(few_setups) if pair not in MAIN]
"""Enough of the rest for every two values of two options to be in one game."""

GAMES, MANY = 50, 4
"""Random full games per main set-up, and those of a game with very many; one is not long."""
FEW = 3
"""Random full games of every other combination of options; one of a game with very many."""


@pytest.mark.parametrize("rest", [False, pytest.param(True, marks=LONG)])
@pytest.mark.parametrize(("key", "setup"), [pytest.param(*each, id=named(each)) for each in MAIN])
def test_random_games_end_properly(key, setup, rest):
    game = registry.get(key)
    for seed in range(1, MANY if very_many(game) else GAMES) if rest else range(1):
        every = 120 if very_many(game) else 60
        state, log = play(game, setup, seed, every=every, words=seed % 10 == 0)
        if seed % 10 == 0:
            assert replay(game, setup, seed, log) == state_hash(state)


@pytest.mark.parametrize(
    ("key", "setup", "games"),
    [
        *(pytest.param(*pair, 1, id=named(pair)) for pair in PAIRED),
        *(
            pytest.param(*pair, FEW, id=named(pair), marks=LONG)
            for pair in REST
            if pair not in PAIRED
        ),
    ],
)
def test_random_games_of_every_other_combination_of_options_end_properly(key, setup, games):
    game = registry.get(key)
    for seed in range(1 if very_many(game) else games):
        every = 200 if very_many(game) else 40
        state, log = play(game, setup, seed, every=every, words=seed == 0)
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

"""Computer seats at Ceres: what they do has to be worth something."""

from games.ceres.game import GAME
from games.core.rng import rng
from games.core.seats import choose
from games.core.walk import random_action


def winners(edition: str, players: int, greedy: int, seed: int) -> tuple[int, ...]:
    """Return who wins a game of one greedy seat against random ones."""
    state = GAME.start({"edition": edition}, players, seed)
    source = rng(seed, 7)
    while state.stack:
        seat = state.turn
        if seat == greedy:
            action = choose(GAME, GAME.view(state, seat), seat, source, "greedy")
        else:
            action = random_action(GAME, state, seat, source)
        GAME.perform(state, seat, action)
    outcome = GAME.result(state)
    assert outcome is not None
    return outcome.winners


def test_greedy_beats_random_in_nine_games_of_ten():
    """In both editions, with 2 to 4 players, from any seat."""
    won = 0
    for number in range(10):
        edition, players = ("final", "draft")[number % 2], 2 + number % 3
        greedy = number % players
        won += winners(edition, players, greedy, number) == (greedy,)
    assert won >= 9

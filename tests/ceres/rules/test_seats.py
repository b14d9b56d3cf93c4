"""Computer players at Ceres: their moves have to be worth something."""

from games.ceres.game import GAME
from games.ceres.seats import outlook
from games.core.computer import choose
from games.core.random_play import random_action
from games.core.rng import rng
from tests.ceres.builder import Table, project

STARTING = ("launch_site", "main_factory", "main_lab", "main_office")


def winners(edition: str, players: int, greedy: int, seed: int) -> tuple[int, ...]:
    """Return who wins a game of one greedy seat against random ones."""
    state = GAME.start({"edition": edition}, players, seed)
    source = rng(seed, 7)
    while state.stack:
        seat = state.turn
        if seat == greedy:
            action = choose(GAME, GAME.mask(state, seat), seat, source, "greedy")
        else:
            action = random_action(GAME, state, seat, source)
        GAME.apply_unchecked(state, seat, action)
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


def test_a_round_long_favor_is_worth_something_only_while_it_can_be_used():
    """Ice Supply without a Probe or pieces left, Efficiency with nobody left to send."""
    for favor in ("continuous_ice_supply", "manufacturing_efficiency"):
        table = Table().seat(0, leaders=0, workers=STARTING, favors=(favor,))
        without = Table().seat(0, leaders=0, workers=STARTING)
        assert outlook.evaluate(table.state, 0) == outlook.evaluate(without.state, 0)
        fresh = Table().seat(0, favors=(favor,))
        assert outlook.evaluate(fresh.state, 0) > outlook.evaluate(Table().state, 0)


def test_a_finished_game_is_worth_its_points():
    """Goods promise nothing any more."""
    table = Table().seat(0, credit=10, ore=9)
    table.finish()
    assert outlook.evaluate(table.state, 0) == table.score() > 0


def test_a_project_that_cannot_be_completed_is_not_committed_in_the_last_round():
    """What stays unfinished costs half its points, so it is not counted on without its goods."""
    worths: list[float] = []
    for committed in ((), ("farm",)):
        table = Table(projects=(project("farm", {"ceramics": 2}, vp=14),))
        table.seat(0, leaders=1, ceramics=1, committed=committed)
        table.state.round = 3
        if committed:
            table.state.project_row = []
        worths.append(outlook.evaluate(table.state, 0))
    assert worths[1] < worths[0]

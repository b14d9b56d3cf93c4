"""Computer seats: what whole games come to is fixed by the seeds."""

from __future__ import annotations

from statistics import fmean

import pytest

from games.core import computer
from games.core.random_play import choose_seat, random_action
from games.core.rng import rng
from games.projet_ceres import actions as act
from games.projet_ceres.actions import AUTO
from games.projet_ceres.balance import play, summary, usage
from games.projet_ceres.content import BUILT_IN, components
from games.projet_ceres.game import GAME
from games.projet_ceres.scoring import CATEGORIES
from games.projet_ceres.state import Call
from tests.long import LONG, long_unless

T = components(BUILT_IN)
TAKEN_BACK = (act.Reopen, act.NameWinner, act.CancelCall)
LONGEST = 4_000


def game(seats, seed, greedy, look=lambda state, seat, action: None, **options):
    """Play a game of greedy and random seats; `look` sees every decision of the greedy ones."""
    state, source = GAME.start(options, seats, seed), rng(seed, 2)
    for _ in range(LONGEST):
        waiting = GAME.waiting(state)
        if not waiting:
            return state
        seat = choose_seat(waiting, source)
        if seat in greedy:
            action = computer.choose(GAME, GAME.mask(state, seat), seat, source, "greedy")
        else:
            action = random_action(GAME, state, seat, source)
        if seat in greedy:
            look(state, seat, action)
        GAME.apply_unchecked(state, seat, action)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", long_unless([2].__contains__, GAME.seats))
def test_a_greedy_seat_beats_random_ones(seats):
    won = 0
    for seed in range(10):
        seat = seed % seats
        outcome = GAME.result(game(seats, seed, {seat}))
        won += outcome is not None and seat in outcome.winners
    assert won >= 9


@pytest.mark.parametrize(
    ("seats", "share", "games"),
    [(2, 0.4, 4), *(pytest.param(*each, marks=LONG) for each in ((2, 0.4, 10), (4, 2 / 3, 3)))],
)
def test_greedy_seats_support_projects_and_take_nothing_back(seats, share, games):
    """Two play for nine projects, of which one a round can be supported: games differ much."""
    supported = []
    for seed in range(games):
        found = []

        def look(state, seat, action, found=found):
            found.append(action)
            if isinstance(action, act.DiscardCard):
                assert isinstance(state.stack[-1], Call), "only for a mission that costs influence"

        state = game(seats, seed, set(range(seats)), look)
        assert not any(isinstance(action, TAKEN_BACK) for action in found)
        assert all(getattr(action, "pay", AUTO) == AUTO for action in found)
        there = len(T.projects) - len(GAME.start({}, seats, seed).finished)
        supported.append(sum(p.dev for p in state.players) / there)
    assert fmean(supported) >= share


def test_balance_counts_right():
    tally = play(3, "random", 7)
    assert sum(tally.categories.values()) == sum(tally.scores)
    assert set(tally.categories) <= set(CATEGORIES)
    assert sum(tally.wins) == pytest.approx(1)
    happened = tally.counts["happened"]
    assert happened["supported"] + happened["finished by itself"] == len(T.projects)
    used, offered = tally.counts["used"], tally.counts["offered"]
    assert sum(offered.values()) >= sum(used[card] for card in T.investment)
    text = "\n".join((*summary(3, tally), *usage(tally)))
    for key in (*T.boxes, *T.investment):
        assert key in text

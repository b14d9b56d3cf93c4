"""Computer players: seeds fix the results of whole games; larger samples: the docs."""

from __future__ import annotations

from statistics import fmean

import pytest

from games.core import computer
from games.core.random_play import random_action
from games.core.rng import rng
from games.luna_maris.actions import EndWork, Feed
from games.luna_maris.balance import TABLES, play, summary, usage
from games.luna_maris.content import BUILT_IN, components
from games.luna_maris.game import GAME
from games.luna_maris.scoring import SOURCES
from games.luna_maris.seats.outlook import evaluate
from games.luna_maris.state import AI
from tests.long import LONG
from tests.luna_maris.builder import Table

T = components(BUILT_IN)


def game(seats, seed, greedy, look=lambda state, seat, action: None, **options):
    """Play a game of greedy and random seats; `look` sees every decision before it is taken."""
    state, source = GAME.start(options, seats, seed), rng(seed, 2)
    while waiting := GAME.waiting(state):
        (seat,) = waiting
        if seat in greedy:
            action = computer.choose(GAME, GAME.mask(state, seat), seat, source, "greedy")
        else:
            action = random_action(GAME, state, seat, source)
        look(state, seat, action)
        GAME.apply_unchecked(state, seat, action)
    return state


@pytest.mark.parametrize(
    "tables", [[2, 2, 3, 4], pytest.param([2] * 3 + [3] * 3 + [4] * 4, marks=LONG)], ids=len
)
def test_a_greedy_seat_beats_random_ones(tables):
    """In nine games of ten at least; chance alone would win about three."""
    won = 0
    for seed, seats in enumerate(tables):
        seat = seed % seats
        won += GAME.result(game(seats, seed, {seat})).winners == (seat,)
    assert won >= 0.9 * len(tables)


def test_a_finished_game_is_worth_its_points():
    """Goods and scientists promise nothing any more."""
    table = Table().seat(0, energy=6, water=4)
    assert evaluate(table.state, 0) > table.score()
    table.finish()
    assert evaluate(table.state, 0) == table.score()


@LONG
def test_greedy_seats_look_after_oxygen_food_and_waste():
    """They use most of their O2, waste little food, and do not drown in waste."""
    unused, surplus, waste = [], [], []

    def look(state, seat, action):
        player = state.players[seat]
        if isinstance(action, EndWork):
            unused.append(max(0, player.stress - player.oxygen) / player.stress)
        if isinstance(action, Feed):
            value = T.food[action.food].value + sum(T.food[card].value for card in state.spent)
            surplus.append(max(0, value - len(player.rest)) / value)

    for seed in range(4):
        state = game(3, seed, {0, 1, 2}, look)
        waste += [player.waste for player in state.players]
    assert fmean(unused) < 0.2
    assert fmean(surplus) < 0.15
    assert fmean(waste) < 4


@LONG
def test_the_ai_is_beaten_now_and_then_and_its_levels_differ():
    means = []
    for level in ("basic", "advanced"):
        outcomes = [GAME.result(game(1, seed, {0}, level=level)) for seed in range(8)]
        means.append(fmean(outcome.rivals[AI] for outcome in outcomes))
        if level == "basic":
            assert any(outcome.won for outcome in outcomes)
    assert means[0] + 10 <= means[1]


@pytest.mark.parametrize("table", TABLES)
def test_balance_counts_right(table):
    tally = play(table, "random", 7)
    seats, _ = TABLES[table]
    assert sum(tally.categories.values()) == sum(tally.scores)
    assert set(tally.categories) <= set(SOURCES)
    assert len(tally.scores) == seats
    # Alone the AI may have won, which is no place.
    assert sum(tally.wins) == pytest.approx(1 if seats > 1 or tally.won else 0)
    assert (AI in tally.numbers) is (seats == 1)
    used, offered = tally.counts["used"], tally.counts["offered"]
    for card in (*T.orders, *T.improvements):
        assert used[card] <= offered[card]
    text = "\n".join((*summary(table, tally), *usage(tally)))
    for key in (*T.procedures, *T.bonuses, *T.equipment):
        assert key in text

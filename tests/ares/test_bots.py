"""Computer seats: what they look at, and that they find the obvious."""

from __future__ import annotations

import pytest

from games.ares.actions import PickDummy, PickPhase, Play, Sell
from games.ares.content import CORPS, PROJECTS
from games.ares.game import GAME
from games.ares.outlook import outlook
from games.ares.state import Planning
from games.ares.worth import box_worth, card_worth, corporation_worth
from games.core import seats as computer
from games.core.rng import rng
from games.core.walk import choose_seat, random_action
from tests.ares.builder import Table, play, std


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_a_computer_seat_looks_at_is_legal_and_never_nothing(seats):
    for seed in range(3):
        state = GAME.start({}, seats, seed)
        source = rng(seed, 1)
        while waiting := GAME.waiting(state):
            seat = source.pick(waiting)
            legal = GAME.legal(state, seat)
            found = GAME.sensible(state, seat, legal)
            assert found
            assert all(action in legal for action in found)
            follow = GAME.follow(state, seat, source)
            assert follow is None or follow in legal
            assert isinstance(GAME.evaluate(state, seat), float)
            GAME.perform(state, seat, random_action(GAME, state, seat, source))


@pytest.mark.parametrize(("mode", "seats"), [("versus", 2), ("coop", 2), ("solo", 1)])
def test_everything_has_a_worth(mode, seats):
    before = None
    for rounds in (0, 1, 8, 20):
        seen = outlook(mode, seats, rounds, (True, True, True))
        assert all(isinstance(card_worth(card.id, seen), float) for card in PROJECTS)
        assert all(box_worth(card.id, seen) >= 0 for card in PROJECTS)
        assert all(corporation_worth(key, seen) > 0 for key in CORPS)
        if before is not None:
            assert before.income < seen.income
            assert before.mc < seen.mc
        before = seen


def best(table, seat=0):
    rated = computer.rate(GAME, GAME.view(table.state, seat), seat, rng(5))
    return max(rated, key=lambda pair: pair[1])[0]


def test_heat_is_turned_into_temperature():
    assert best(Table().seat(0, heat=8).open(3)) == std("heat_temperature")


def test_a_good_cheap_card_is_played():
    table = Table().seat(0, hand=["Sponsors", "Moss"], mc=30).open(1)
    assert best(table) == play("Sponsors")


def test_a_sealed_pick_is_rated_without_guessing():
    table = Table().seat(0, hand=["Sponsors"], mc=2, tr=25)
    table.state.stack.append(Planning([0, 0]))
    assert best(table) == PickPhase(4)


def test_the_dummy_is_picked_after_ones_own_phase():
    table = Table(1)
    table.state.round, table.state.dummy = 21, [1, 2, 3, 4, 5]
    table.state.stack.append(Planning([0]))
    assert all(isinstance(a, PickPhase) for a in looked_at(table))
    table.do(PickPhase(4))
    assert all(isinstance(a, PickDummy) for a in looked_at(table))


def test_payments_are_left_to_the_program():
    table = Table().seat(0, "Helion", ["Farming Co-ops", "Moss", "Mine"], mc=9, heat=9).open(2)
    plays = [a for a in looked_at(table) if isinstance(a, Play)]
    assert {a.payment for a in plays} == {"auto"}
    assert not [a for a in looked_at(table) if isinstance(a, Sell)]


def looked_at(table, seat=0):
    return GAME.sensible(table.state, seat, GAME.legal(table.state, seat))


def test_a_greedy_seat_beats_random_ones():
    """Chance alone would win about 3 of these 10 games, and 7 or more once in a hundred times."""
    tables = [2] + [3] * 4 + [4] * 5
    won = [beats_random(seats, seed) for seed, seats in enumerate(tables)]
    assert sum(won) >= 7


def beats_random(seats, seed):
    """Play one greedy seat, another one from game to game, against random seats."""
    greedy = seed % seats
    state, source = GAME.start({}, seats, seed), rng(seed, 2)
    while waiting := GAME.waiting(state):
        seat = choose_seat(waiting, source)
        level = "greedy" if seat == greedy else "random"
        view = GAME.view(state, seat)
        GAME.perform(state, seat, computer.choose(GAME, view, seat, source, level))
    outcome = GAME.result(state)
    assert outcome is not None
    return outcome.winners == (greedy,)

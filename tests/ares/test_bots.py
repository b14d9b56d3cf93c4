"""Computer players: the facts they look at, and that they find obvious moves."""

from __future__ import annotations

from itertools import pairwise
from math import isfinite

import pytest

from games.ares.actions import AnyAction, PickDummy, PickPhase, Play, Sell
from games.ares.content import CARDS, CORPS
from games.ares.game import GAME
from games.ares.seats.foresee import Ahead
from games.ares.seats.outlook import outlook, rounds_left, see, urgency
from games.ares.seats.worth import box_worth, card_worth, corporation_worth
from games.ares.state import PHASES, Mulligan, Planning
from games.core import computer
from games.core.random_play import choose_seat
from games.core.rng import rng
from tests.ares.builder import END, Table, card, play, sell, std
from tests.long import long_unless


@pytest.mark.parametrize(("mode", "seats"), [("versus", 2), ("coop", 2), ("solo", 1)])
def test_everything_has_a_worth(mode, seats):
    before = None
    for rounds in (0, 1, 8, 20):
        seen = outlook(mode, seats, rounds, (True, True, True))
        assert all(isinstance(card_worth(card.id, seen), float) for card in CARDS.values())
        assert all(box_worth(card.id, seen) >= 0 for card in CARDS.values())
        assert all(corporation_worth(key, seen) > 0 for key in CORPS)
        if before is not None:
            assert before.income < seen.income
            assert before.mc < seen.mc
        before = seen


def best(table, seat=0):
    rated = computer.rate(GAME, GAME.mask(table.state, seat), seat, rng(5))
    return max(rated, key=lambda pair: pair[1])[0]


@pytest.mark.parametrize(
    ("phase", "seat", "wanted"),
    [
        (3, {"heat": 8}, std("heat_temperature")),
        (1, {"hand": ["Sponsors", "Moss"], "mc": 30}, play("Sponsors")),
        (1, {"hand": ["Power Plant", "AI Central"], "mc": 22}, play("Power Plant")),
    ],
)
def test_an_obvious_move_is_found(phase, seat, wanted):
    table = Table().seat(0, **seat).open(phase)
    assert best(table) == wanted
    assert not [a for a in looked_at(table) if isinstance(a, Sell)], "there is no use for it yet"


def test_a_sealed_pick_is_rated_without_guessing():
    table = Table().seat(0, hand=["Sponsors"], mc=2, tr=25).seat(1, previous=4)
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
    return GAME.search(table.state, seat).sensible(table.state, GAME.legal(table.state, seat))


def test_what_will_be_drawn_does_not_matter():
    table = Table().seat(0, hand=["Sponsors", "Moss"], mc=8).chooses(2).open(2)
    other = GAME.copy(table.state)
    other.deck.reverse()
    for action in GAME.legal(table.state, 0):
        rated = GAME.search(table.state, 0).rate(table.state, action)
        assert rated == GAME.search(other, 0).rate(other, action), action


def test_the_same_position_gives_the_same_decision():
    table = Table(3).seat(0, "Ecoline", ["Sponsors", "Moss", "Birds"], mc=20)
    table.state.stack.append(Planning([0, 0, 0]))
    view = GAME.mask(table.state, 0)
    found = [computer.choose(GAME, view, 0, rng(3), "greedy") for _ in range(3)]
    assert found == [found[0]] * 3


def test_the_worst_card_is_sold_for_a_good_one():
    table = (
        Table().seat(0, hand=["Power Plant", "AI Central", "Commercial District"], mc=22).open(1)
    )
    assert best(table) == sell("AI Central")
    table.do(sell("AI Central"))
    assert best(table) == play("Commercial District")


def test_cards_worth_less_than_unknown_ones_are_exchanged():
    table = Table()
    table.state = GAME.start({"setup": "mulligan"}, 2, 5)
    while (action := best(table)) != END:
        table.do(action)
    frame = table.state.stack[-1]
    assert isinstance(frame, Mulligan)
    assert card("Local Heat Trapping") in frame.thrown[0]
    kept = {*table.player().hand} - {*frame.thrown[0]}
    assert {card("Tectonic Stress Power"), card("Commercial District")} <= kept


def test_alone_the_last_money_is_for_mars():
    """Seven cards sold make the 20 MC of a forest, the last step, out of nothing."""
    hand = ["Moss", "Mine", "Birds", "Fish", "Grass", "Trees", "Algae", "Soletta"]
    table = Table(1, level="expert").seat(0, hand=hand, mc=2).mars(8, 13, 9)
    table.state.round = 25
    table.open(3, hold=False)
    while 0 in GAME.waiting(table.state):
        table.do(best(table))
    outcome = GAME.result(table.state)
    assert outcome is not None
    assert outcome.won is True


def test_nobody_picks_a_phase_twice_running_in_ones_mind():
    table = Table(2)
    table.state.players[1].previous = 4
    table.state.stack.append(Planning([0, 0]))
    scenes = [scene for seed in range(20) for scene in scenes_of(table, seed)]
    assert all(scene[0].isdisjoint({4}) for scene in scenes)
    assert all(now.isdisjoint(then) for scene in scenes for now, then in pairwise(scene))


def test_nobody_is_ever_sure_that_a_rival_opens_the_action_phase():
    """However much it would gain: each would leave it to the other, for ever."""
    table = Table(2).seat(0, mc=900, heat=250).seat(1, mc=900, heat=250)
    table.state.round = 40
    table.state.stack.append(Planning([0, 0]))
    opened = [3 in scene[0] for seed in range(20) for scene in scenes_of(table, seed)]
    assert 0 < sum(opened) < len(opened) / 3


def scenes_of(table, seed):
    table.state.rng = rng(seed)
    return Ahead(table.state, 0).scenes


def test_a_card_is_built_while_it_has_long_to_give():
    """Early its seat opens the phase for it, though production would bring some MC as well."""
    picks: list[AnyAction] = []
    for number, mars in ((1, (0, 0, 0)), (15, (18, 13, 8))):
        table = Table(2).seat(0, hand=["Industrial Center"], mc=15, tr=20).mars(*mars)
        table.state.round = number
        table.state.stack.append(Planning([0, 0]))
        picks.append(best(table))
    assert picks[0] == PickPhase(1)
    assert picks[1] != PickPhase(1)


def test_riches_beyond_measure_can_be_weighed():
    table = Table(2).seat(1, mc=90000, heat=90000)
    table.state.round = 60
    table.state.stack.append(Planning([0, 0]))
    assert all(
        isfinite(GAME.search(table.state, 1).rate(table.state, PickPhase(n))) for n in PHASES
    )


def test_what_lies_ready_brings_the_end_nearer():
    near, far = Table(2).seat(0, heat=80, plant=64), Table(2)
    assert rounds_left(near.state) < rounds_left(far.state)
    far.seat(0, mc=200)
    assert rounds_left(far.state) < rounds_left(Table(2).state)


def test_a_missing_step_costs_more_the_longer_a_game_lasts():
    table = Table(2)
    costs: list[float] = []
    for number in (3, 17, 22):
        table.state.round = number
        costs.append(urgency(table.state, see(table.state)))
    assert 0 < costs[0] < costs[1] < costs[2]
    assert urgency(Table(1).state, see(Table(1).state)) == 0


# Whole games: what they come to is fixed by the seeds, larger samples are in docs/ares.md


def greedy_game(options, seats, seed, greedy):
    """Play a game of greedy and random seats."""
    state, source = GAME.start(options, seats, seed), rng(seed, 2)
    while waiting := GAME.waiting(state):
        seat = choose_seat(waiting, source)
        level = "greedy" if seat in greedy else "random"
        view = GAME.mask(state, seat)
        GAME.apply_unchecked(state, seat, computer.choose(GAME, view, seat, source, level))
    outcome = GAME.result(state)
    assert outcome is not None
    return outcome


def test_a_greedy_seat_beats_random_ones():
    """In nine games of ten at least; chance alone would win about three."""
    tables = [2] * 3 + [3] * 3 + [4] * 4
    won = 0
    for seed, seats in enumerate(tables):
        seat = seed % seats
        won += greedy_game({}, seats, seed, {seat}).winners == (seat,)
    assert won >= 9


def test_greedy_seats_do_not_drag_a_game_on():
    """These seeds took 40 rounds and more while nobody would open the action phase."""
    for number in (8, 15, 17):
        seed = rng(1, number).next()
        state, source = GAME.start({}, 2, seed), rng(seed, 2)
        while waiting := GAME.waiting(state):
            seat = choose_seat(waiting, source)
            view = GAME.mask(state, seat)
            GAME.apply_unchecked(state, seat, computer.choose(GAME, view, seat, source, "greedy"))
            assert state.round <= 25


@pytest.mark.parametrize(
    ("level", "least"),
    long_unless([("novice", 6)].__contains__, [("novice", 6), ("advanced", 4), ("expert", 2)]),
)
def test_alone_mars_is_finished_in_time(level, least):
    """So often in ten games; random seats never do it."""
    games = [greedy_game({"level": level}, 1, seed, {0}) for seed in range(10)]
    assert sum(game.won is True for game in games) >= least


def test_a_team_reaches_its_goal_now_and_then():
    assert any(greedy_game({"coop": "on"}, 2, seed, {0, 1}).won for seed in range(12))

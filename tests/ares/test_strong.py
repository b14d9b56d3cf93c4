"""The stronger computer player: what it weighs, and that it knows only what its seat can see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.ares.actions import PickPhase
from games.ares.game import GAME
from games.ares.seats import AresSearch
from games.ares.seats.strong import RIVALRY, AresStrong
from games.ares.state import PHASES, Planning
from games.core import computer
from games.core.random_play import choose_seat
from games.core.rng import rng
from tests.ares.builder import Table

STRONG = replace(GAME, computer=replace(GAME.computer, search=AresStrong))


def planning(seats=3, **own):
    """Return a table whose first seat picks a phase."""
    table = Table(seats).seat(0, "Ecoline", ["Sponsors", "Moss", "Birds"], mc=20, **own)
    table.state.stack.append(Planning([0] * seats))
    return table


def chosen(state, seat=0, game=STRONG):
    return computer.choose(game, game.mask(state, seat), seat, rng(3), "greedy")


def rated(search, state):
    return {phase: search.rate(state, PickPhase(phase)) for phase in PHASES}


def test_the_same_position_gives_the_same_ratings():
    state = planning().state
    first, second = (rated(AresStrong(GAME, state, 0), state) for _ in range(2))
    assert first == second
    assert chosen(state) == chosen(state)


def test_hidden_cards_do_not_change_the_pick():
    """Two positions that look alike to the seat: other hands, deck and sealed picks."""
    table = planning()
    table.seat(1, hand=["Mine", "Soletta"], mc=30).seat(2, hand=["Trees"], mc=9)
    other = GAME.copy(table.state)
    other.players[1].hand, other.deck[:2] = other.deck[:2], other.players[1].hand
    other.deck.reverse()
    for state, pick in ((table.state, 1), (other, 4)):
        frame = state.stack[-1]
        assert isinstance(frame, Planning)
        frame.picks[1] = pick
    views = [GAME.mask(state, 0) for state in (table.state, other)]
    assert views[0].state == views[1].state
    found = [computer.rate(STRONG, view, 0, rng(3)) for view in views]
    assert found[0] == found[1]


def test_what_a_phase_brings_the_rivals_counts_against_it():
    table = planning()
    plain, strong = AresSearch(GAME, table.state, 0), AresStrong(GAME, table.state, 0)
    plain.ahead = strong.ahead
    ratings = [rated(search, table.state) for search in (plain, strong)]
    for phase in PHASES:
        less = ratings[0][phase] - ratings[1][phase]
        assert less == pytest.approx(RIVALRY * strong.rivals_worth(phase))


def test_rivals_gain_by_a_phase_that_they_did_not_pick():
    """They leave production to the first seat, as they picked it in the round before."""
    table = planning()
    for seat in (1, 2):
        table.seat(seat, mc=0, tr=60, previous=4)
    search = AresStrong(GAME, table.state, 0)
    assert search.rivals_worth(4) > search.rivals_worth(1) + 1


def test_in_a_game_that_drags_on_it_rates_as_the_usual_search():
    table = planning(2)
    table.state.round = 30
    found = [rated(search(GAME, table.state, 0), table.state) for search in SEARCHES]
    assert found[0] == found[1]


def test_alone_and_in_a_team_it_rates_as_the_usual_search():
    for table in (Table(1), Table(2, coop="on")):
        table.seat(0, hand=["Sponsors", "Moss"], mc=20)
        table.state.stack.append(Planning([0] * len(table.state.players)))
        found = [rated(search(GAME, table.state, 0), table.state) for search in SEARCHES]
        assert found[0] == found[1]


SEARCHES = (AresSearch, AresStrong)


def test_it_plays_a_whole_game_by_the_rules():
    state, source = GAME.start({}, 2, 4), rng(4, 2)
    while waiting := GAME.waiting(state):
        seat = choose_seat(waiting, source)
        action = computer.choose(STRONG, GAME.mask(state, seat), seat, source, "greedy")
        GAME.apply(state, seat, action)
    assert GAME.result(state) is not None

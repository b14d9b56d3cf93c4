"""Planning ahead: only from known facts, and never with a guessed card."""

from __future__ import annotations

from games.ares.actions import PickPhase
from games.ares.game import GAME
from games.ares.state import Phase, Planning, Research
from games.core.random_play import random_action
from games.core.rng import rng
from tests.ares.builder import END, Table, play, std


def next_of(table, seat=0):
    return GAME.planning_state(GAME.mask(table.state, seat), seat, rng(1))


def test_the_next_phase_can_be_planned():
    table = Table().seat(0, hand=["Fish", "Moss"], mc=30, heat=9).open(2, then=[3]).do(END)
    state = next_of(table)
    assert state.stack[-1].number == 3
    assert std("heat_temperature") in GAME.legal(state, 0)
    assert table.state.stack[-1].number == 2, "the game itself did not move"


def test_the_next_phase_card_can_be_planned_without_drawn_cards():
    table = Table().seat(0, hand=["Moss"], played=["Acquired Company"]).chooses(2, 0)
    table.open(2, then=[4]).do(END)
    table.defaults(0)
    state = next_of(table)
    assert isinstance(state.stack[-1], Planning)
    assert state.players[0].mc == table.mc + 5
    assert state.players[0].hand == table.player().hand
    assert PickPhase(2) not in GAME.legal(state, 0)


def test_nothing_is_planned_that_needs_unseen_cards_nor_by_an_awaited_seat():
    table = Table().seat(0, hand=["Lichen"], mc=9).open(1, then=[5])
    assert next_of(table) is None
    assert next_of(table.do(play("Lichen"))) is None
    assert isinstance(table.defaults(1).state.stack[-1], Research)


def test_plans_of_random_games_hold_no_foreign_card():
    for seed in range(4):
        state = GAME.start({}, 3, seed)
        source = rng(seed, 1)
        while waiting := GAME.waiting(state):
            for seat in range(3):
                view = GAME.mask(state, seat)
                planned = GAME.planning_state(view, seat, rng(seed))
                assert planned is None or seat not in waiting
                if planned is not None:
                    assert isinstance(planned.stack[-1], Phase | Planning)
                    assert seat in GAME.waiting(planned)
                    assert set(planned.players[seat].hand) <= set(state.players[seat].hand)
            seat = source.pick(waiting)
            GAME.apply_unchecked(state, seat, random_action(GAME, state, seat, source))

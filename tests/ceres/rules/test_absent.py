"""Defaults for a silent seat: only moves that cost it nothing."""

from __future__ import annotations

import pytest

from games.ceres import actions as act
from games.ceres.content.types import GOODS, Gain, HeadquartersGain, Part
from games.ceres.game import GAME
from games.ceres.state import Collecting, Granting, Turn
from games.core.actions import EndTurn
from games.core.rng import rng
from games.core.text import LANGUAGES
from tests.ceres.builder import Table, facility, gain, line, project


def harmless(table: Table) -> act.AnyAction | None:
    """Return what may be done for the seat to move, if anything."""
    seat = table.state.turn
    action = GAME.default(table.state, seat)
    assert action in table.legal()
    return action if GAME.costs_nothing(table.state, seat, action) else None


def test_nobody_is_passed_for():
    """A turn that has not begun costs a piece or the round: nothing is done."""
    table = Table().seat(0, credit=3)
    assert act.Pass() in table.legal()
    assert harmless(table) is None
    assert not GAME.costs_nothing(table.state, 0, act.Pass())


def test_a_pass_that_is_all_there_is_costs_nothing():
    table = Table().seat(0, leaders=0).workers({}, {})
    assert table.legal() == [act.Pass()]
    assert harmless(table) == act.Pass()
    table.seat(0, committed=(first_project(table),))
    assert harmless(table) == act.Pass()  # a project that cannot be paid is no reason to wait


def first_project(table: Table) -> str:
    return next(key for key in table.state.project_row if key)


def test_a_finished_turn_is_ended_and_what_is_optional_left():
    table = Table(facilities=(facility("hut"),)).seat(0, energy=2)
    table.do(act.Worker("main_lab"))
    assert harmless(table) == act.Done()
    table.do(act.Done())
    assert harmless(table) == EndTurn()


def test_a_mandatory_payment_waits_for_its_seat():
    """One trade must be made: the cheapest is shown, but it is not done."""
    table = Table(lines=(line({"ore": 3}, {"credit": 1}), line({"ore": 1}, {"credit": 1})))
    table.seat(0, ore=5, influence=2)
    table.do(act.Leader("trade_bureau", "trade"))
    assert GAME.default(table.state, 0) == act.Trade(1, 1)
    assert harmless(table) is None
    table.do(act.Trade(1, 1))
    assert harmless(table) == act.Done()  # the second trade is not mandatory


def test_the_location_that_the_assistant_opens_waits_for_its_seat():
    """It is the turn's action: no default leaves it, unless nothing else is left."""
    table = Table().seat(0, ore=3, credit=3, favors=("leader_assistant",))
    table.do(act.Assistant("main_office"))
    assert GAME.default(table.state, 0) == act.Done()
    assert any(isinstance(action, act.Choose) for action in table.legal())
    assert harmless(table) is None


@pytest.mark.parametrize("committed", [(), ("dome",)])
def test_a_part_that_gains_for_nothing_is_not_skipped(committed):
    """Without a price the gain is taken, also behind a part that would have to be paid."""
    dear, free = Part(Gain({"credit": 2}), {"energy": 1}), Part(HeadquartersGain())
    cheap = project("dome", {"ore": 1})
    desk = facility("desk", "office", gain(energy=1), dear, free)
    table = Table(facilities=(desk,), projects=(cheap,))
    table.seat(0, singles=("desk",), ore=len(committed), committed=committed)
    table.do(act.Worker("desk"))
    assert act.Done() in table.legal()
    assert not GAME.costs_nothing(table.state, 0, act.Done())
    assert not GAME.costs_nothing(table.state, 0, act.Use(1))
    assert harmless(table) == act.Use(2)
    table.do(act.Use(2))
    assert isinstance(GAME.default(table.state, 0), act.Produce)
    assert harmless(table) is None  # which good it is only its seat can weigh


def test_a_choice_among_gains_is_weighed_by_nobody_else():
    table = Table().seat(0, asteroids=("thule", "phaethon", "bennu"))
    table.state.stack.append(Collecting())
    assert GAME.default(table.state, 0) == act.Collect("phaethon")  # not one Ice or Ceramics
    assert harmless(table) is None
    table = Table().seat(0, asteroids=("bennu",))
    table.state.stack.append(Collecting())
    assert harmless(table) == act.Collect("bennu")


def test_gains_of_which_all_are_taken_are_no_choice():
    table = Table()
    table.state.stack.append(Granting(2))
    grants = [action for action in table.legal() if isinstance(action, act.Grant)]
    assert len(grants) > 2
    assert harmless(table) is None
    table.state.stack[-1] = Granting(len(grants))
    assert harmless(table) in grants


def test_a_project_that_is_lost_otherwise_is_not_passed_over():
    """In the last round, a player who has passed completes now or never."""
    cheap = project("dome", {"ore": 1})
    table = Table(projects=(cheap,)).seat(0, ore=1, committed=("dome",)).round(3)
    table.do(act.Pass())
    assert act.Complete("dome") in table.legal()
    assert harmless(table) is None
    assert not GAME.costs_nothing(table.state, 0, act.Complete("dome"))
    table.do(act.Complete("dome"))
    assert harmless(table) == EndTurn()


@pytest.mark.parametrize("edition", ["final", "draft"])
@pytest.mark.parametrize("seed", range(3))
def test_what_is_done_for_the_absent_takes_nothing_away(edition, seed):
    """In random games: goods, pieces and points stay, and nobody is out of a round by it."""
    source = rng(seed)
    state = GAME.start({"edition": edition}, 3, seed)
    taken = 0
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        legal = GAME.legal(state, seat)
        action = GAME.default(state, seat)
        assert action in legal
        if not GAME.costs_nothing(state, seat, action):
            GAME.apply_unchecked(state, seat, source.pick(legal))
            continue
        taken += 1
        before, rounds = GAME.copy(state).players[seat], state.round
        assert action != act.Pass() or legal == [action]
        applied = GAME.apply_unchecked(state, seat, action)
        for words in map(GAME.words, LANGUAGES):  # a player who is back can read the move
            told = [words.event(event, ["A", "B", "C"]) for event in applied.events]
            assert words.default_taken(action) or any(told), action
        if not state.stack or state.round != rounds:
            continue  # the round's end gives and takes too
        after = state.players[seat]
        assert all(after.goods[good] >= before.goods[good] for good in GOODS), action
        assert (after.leaders, after.committed) == (before.leaders, before.committed)
        assert sum(after.vp.values()) >= sum(before.vp.values())
        assert isinstance(state.stack[0], Turn)
    assert taken > 50

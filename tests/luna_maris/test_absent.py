"""Defaults for a silent seat, and moves that are never defaults."""

from __future__ import annotations

from games.core.actions import EndTurn
from games.luna_maris import actions as act
from games.luna_maris.game import GAME
from tests.luna_maris.builder import Table


def harmless(table: Table) -> act.AnyAction | None:
    """Return what would be done for the seat that is asked, if anything."""
    action = GAME.default(table.state, table.state.turn)
    return action if GAME.costs_nothing(table.state, table.state.turn, action) else None


def test_the_end_of_a_turn_that_has_had_its_action_is_harmless() -> None:
    table = Table().seat(hand=["biologist"], module="dock")
    assert harmless(table) is None
    table.do(act.EndWork())
    assert harmless(table) == EndTurn()


def test_the_work_period_ends_by_itself_when_nothing_else_is_possible() -> None:
    table = Table().seat(hand=[], rest=[], depot=[])
    assert harmless(table) == act.EndWork()
    assert (
        GAME.only_answer(GAME.mask(table.state, None), GAME.rules.waits(table.state)[0])
        == act.EndWork()
    )
    table.seat(hand=[], rest=["biologist"], depot=[])
    assert harmless(table) is None
    assert GAME.only_answer(GAME.mask(table.state, None), GAME.rules.waits(table.state)[0]) is None


def test_2_11_whoever_begins_last_has_no_choice_and_is_not_asked() -> None:
    """Two modules are shown to two people, three to three."""
    for players in (2, 3):
        state = GAME.start({"equipment": "off"}, players, 5)
        for _ in range(players - 1):
            (wait,) = GAME.rules.waits(state)
            assert GAME.only_answer(GAME.mask(state, None), wait) is None
            GAME.apply_unchecked(state, wait.seat, GAME.answers(state, wait.seat)[0])
            GAME.apply_unchecked(state, wait.seat, EndTurn())
        (wait,) = GAME.rules.waits(state)
        action = GAME.only_answer(GAME.mask(state, None), wait)
        assert isinstance(action, act.Start)
        GAME.apply_unchecked(state, wait.seat, action)
        assert GAME.only_answer(GAME.mask(state, None), wait) == EndTurn()
        GAME.apply_unchecked(state, wait.seat, EndTurn())
        (wait,) = GAME.rules.waits(state)
        assert GAME.only_answer(GAME.mask(state, None), wait) is None


def test_a_visit_without_energy_is_not_ended_while_the_depot_has_some() -> None:
    """A cube of the depot would still activate the module (R48)."""
    table = Table().seat(hand=["biologist"], vp=5, depot=["energy"])
    table.do(act.Play("biologist"), act.Go("sleeping"))
    table.seat(stress=4, depot=["energy"], vp=5)
    assert GAME.answers(table.state, 0) == [EndTurn()]
    assert harmless(table) is None
    assert act.Depot("energy") in table.legal()
    table.seat(stress=4, depot=[], vp=5)
    assert harmless(table) == EndTurn()


def test_nobody_is_moved_even_where_there_is_one_way_only() -> None:
    team, tight = {"hand": ["electrical_engineer"]}, {"stress": 4, "oxygen": 3, "depot": []}
    table = Table().seat(module="airlock", **team, **tight)
    table.do(act.Play("electrical_engineer"))
    assert table.legal() == [act.Go("comms")]
    assert harmless(table) is None

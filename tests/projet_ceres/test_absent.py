"""Defaults for a silent seat, steps without a question, and turns begun ahead."""

from __future__ import annotations

from games.core.actions import EndTurn
from games.core.waits import Wait
from games.projet_ceres import actions as act
from games.projet_ceres import effects as word
from games.projet_ceres import state as s
from games.projet_ceres.game import GAME
from games.projet_ceres.rules import goods
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import boxed, card
from tests.projet_ceres.builder import Table
from tests.projet_ceres.invariants import check

END = EndTurn()


def default(table: Table, seat: int = 0) -> act.AnyAction:
    """Return the default move for a silent seat."""
    return GAME.default(table.state, seat)


def harmless(table: Table, seat: int = 0) -> bool:
    """Return whether that costs the seat nothing."""
    return GAME.costs_nothing(table.state, seat, default(table, seat))


def forced(table: Table, seat: int = 0) -> act.AnyAction | None:
    """Return the only answer that public facts leave to a seat."""
    wait = next(wait for wait in GAME.rules.waits(table.state) if wait.seat == seat)
    return GAME.only_answer(GAME.mask(table.state, None), wait)


def test_ex_186_a_turn_that_expires_produces_and_begs_for_what_is_scarcest() -> None:
    table = Table().seat(goods="RRH")
    for expected in (act.Produce(), act.Beg()):
        assert default(table) == expected
        table.do(0, expected)
    assert goods.least(goods.controlled(table.state, 0)) == "hydrocarbon"
    for expected in (act.Get(0, 1, 0), act.Put("hydrocarbon", BOARD, 1)):
        assert default(table) == expected
        table.do(0, expected)
    table.do(0, default(table))
    assert GAME.waiting(table.state) == (1,)


def test_ex_230_what_was_played_already_is_not_played_again() -> None:
    assert default(Table().turn(0, "produce")) == act.Beg()
    assert default(Table().turn(0, "beg")) == act.Produce()
    table = Table().turn(0, "produce", "move")
    assert default(table) == END
    assert harmless(table)
    assert not harmless(Table().turn(0, "produce"))
    assert harmless(Table().turn(0, "recycle"))


def test_22_9_agents_go_to_the_unlimited_supply_box() -> None:
    table = Table().agents(0)
    assert default(table) == act.PlaceAgent("supply_2")
    assert not harmless(table)
    table.do(0, default(table))
    for kind in (act.Get, act.Put):
        assert isinstance(default(table), kind)
        table.do(0, default(table))
    assert default(table) == END
    assert harmless(table)


def test_22_9_gains_lie_on_the_board_else_with_most_ships() -> None:
    table = Table().ships(board=1, B1=2).agents(0)
    table.do(0, act.PlaceAgent("supply_2"), act.Get(1, 0, 0))
    assert default(table).place == BOARD  # pyright: ignore[reportAttributeAccessIssue]
    table = Table().ships(B1=1, A1=2).agents(0)
    table.do(0, act.PlaceAgent("supply_2"), act.Get(1, 0, 0))
    assert default(table).place == "A1"  # pyright: ignore[reportAttributeAccessIssue]
    assert not harmless(table)


def test_22_9_phase_4_is_done_and_that_is_harmless_where_nothing_can_be_paid() -> None:
    table = Table().seat(goods="RR").colonies()
    assert default(table) == END
    assert harmless(table)
    assert forced(table) == END
    table.seat(goods="RRH")
    assert default(table) == END
    assert not harmless(table)
    assert forced(table) is None


def test_unknown_cards_count_as_playable() -> None:
    table = Table().turn(0, "produce", "beg")
    assert forced(table) == END
    table.seat(hand=["silicates"])
    assert forced(table) is None


def test_22_9_a_window_is_passed_and_a_call_gets_nothing() -> None:
    table = Table().seat(1, goods="RRR").agents(0)
    pledges = [s.Pledged(), s.Pledged()]
    top = table.state.missions[0]
    key = table.box.missions[top].resolutions[0].id
    table.state.stack.append(s.Call(1, 0, top, key, pledges, 0, opened=True))
    assert default(table, 1) == END


def test_22_16_nothing_is_bought_and_what_was_drafted_is_published() -> None:
    table = Table().agents(0)
    table.do(0, act.PlaceAgent("invest_1"))
    assert default(table) == act.Decline()
    table = Table().seat(goods="H").ships(board=1, B1=1)
    table.do(0, act.Move())
    assert default(table) == act.Decline()
    table.do(0, act.Sail(BOARD, "B1"))
    assert default(table) == act.Arrive()


def test_a_turn_can_be_planned_ahead_in_phase_2_alone() -> None:
    table = Table(3)
    mask = GAME.mask(table.state, 1)
    state = GAME.planning_state(mask, 1, table.player(0).rng)
    assert state is not None
    assert GAME.rules.waits(state) == (Wait(1, "phase 1.2 1"),)
    assert act.Produce() in GAME.legal(state, 1)
    assert GAME.planning_state(GAME.mask(table.state, 0), 0, table.player(0).rng) is None
    table.agents(0)
    assert GAME.planning_state(GAME.mask(table.state, 1), 1, table.player(0).rng) is None


def test_a_turn_planned_ahead_begins_without_what_others_are_in_the_middle_of() -> None:
    """The cards they look at go back; where their choice leads is not known yet."""
    table = Table(3, boxed(card("look", word.Scout(3)))).seat(0, hand=("look",))
    table.do(0, act.PlayCard("look"))
    assert table.frame(s.Scouting)
    state = GAME.planning_state(GAME.mask(table.state, 1), 1, table.player(0).rng)
    assert state is not None
    assert not any(p.lane for p in state.players)
    assert len(state.investment) == len(table.state.investment) + 3
    check(state)


def test_a_question_is_found_without_what_its_seat_has_begun_besides() -> None:
    table = Table().ships(board=1, B1=1).seat(0, goods="R", hand=("gain_metal",)).colonies()
    table.do(0, act.PlayCard("gain_metal"))
    phase, _ = GAME.rules.waits(table.state)
    found = GAME.as_if_asked(table.state, phase)
    assert found is not None
    assert [type(each) for each in GAME.open_frames(found, 0)] == [s.Colonies]
    assert table.frame(s.Gaining), "the position itself stays"
    _, aside = GAME.rules.waits(table.turn(1).state)
    assert GAME.as_if_asked(table.state, aside) is table.state

"""Examples, group A: the order of play."""

from __future__ import annotations

import pytest

from games.core.events import Event
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.effects import Move as MoveWord
from tests.projet_ceres.box import boxed, card
from tests.projet_ceres.builder import END, Table, asked_agents, kinds

SUPPLY = act.PlaceAgent("supply_2")


def turns(events: list[Event]) -> list[int]:
    """Return whose turns of Phase 2 ended, in order."""
    return [event.seat for event in kinds(events, ev.TurnEnded)]


def passes(events: list[Event]) -> list[int]:
    """Return who passed in Phase 3, in order."""
    return [event.seat for event in kinds(events, ev.AgentsPassed)]


def place(table: Table, box: str = "supply_2") -> list[Event]:
    """Have the player asked now place an agent on Supply, and end the turn."""
    [seat] = table.waiting()
    events = table.do(seat, act.PlaceAgent(box))
    while table.player(seat).lane:
        events += table.default()
    return events + table.do(seat, END)


def test_ex_001_to_003_the_marker_goes_to_the_right_hand_neighbour() -> None:
    table = Table(4)
    assert turns(table.finish_phase()) == [0, 1, 2, 3], "EX-001: clockwise"
    assert table.state.phase == 3
    assert passes(table.finish_phase()) == [3, 2, 1, 0], "EX-002: the other way"
    events = table.finish_round()
    assert kinds(events, ev.RoundStarted)[0].first == table.state.first == 3
    assert turns(table.finish_phase()) == [3, 0, 1, 2]
    assert passes(table.finish_phase()) == [2, 1, 0, 3]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ex_004_ex_005_the_last_to_act_is_first_in_the_next_round(seats: int) -> None:
    table = Table(seats)
    for _ in range(seats):
        last = turns(table.finish_phase())[-1]
        table.finish_round()
        assert table.waiting() == (last,)
    assert table.state.first == 0


def test_ex_006_whoever_has_more_agents_goes_on_alone() -> None:
    table = Table(4).seat(0, agents=3)
    table.finish_phase()
    events: list[Event] = []
    while table.state.phase == 3:
        events += place(table)
    assert asked_agents(events) == [3, 2, 1, 0, 3, 2, 1, 0, 0]


def test_ex_007_a_pass_is_for_the_rest_of_the_phase() -> None:
    table = Table(4)
    table.finish_phase()
    events = place(table)
    table.end(2)
    while table.state.phase == 3:
        events += place(table)
    assert asked_agents(events) == [3, 1, 0, 3, 1, 0]
    assert table.player(2).reception == 2


def hired(table: Table) -> Table:
    """Let seat 0 with an agent on Mercenaries stand next to a ship of seat 1."""
    table.open("mercenaries").seat(0, boxes=("mercenaries",), goods="H")
    return table.ships(0, B1=1).ships(1, A1=1)


def test_ex_008_all_agents_come_back_as_phase_3_begins() -> None:
    table = hired(Table(2, boxed(card("sail", MoveWord()))).seat(0, hand=("sail",)))
    table.fields(round=5).finish_phase()
    assert table.state.phase == 3
    assert (table.player(0).boxes, table.player(0).reception) == ([], 2)
    table.do(0, act.PlayCard("sail"), act.Sail("B1", "A1"), act.Arrive())
    assert table.fleet(1) == {"A1": 1}


def test_ex_009_until_then_they_stay_where_they_were() -> None:
    table = hired(Table(2)).fields(round=5)
    events = table.do(0, act.Move(), act.Sail("B1", "A1"), act.Arrive())
    assert (kinds(events, ev.FightEnded)[0].attack, table.fleet(0)) == (3, {"A1": 1})

"""Examples, group B: Phase 1."""

from __future__ import annotations

from typing import Any

import pytest

from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.effects import Lose
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import boxed, mission, resolution, to
from tests.projet_ceres.builder import Table, kinds

COUNTED = boxed(missions=(mission(1, resolution(), counter=3), mission(2, resolution())))
OWN = ("worth_1", "worth_2", "worth_3", "plain", "costly", "blank", "draw", "rally", "well")


@pytest.mark.parametrize(
    ("has", "piles"),
    [
        ({"hand": OWN[:1], "deck": 7}, (3, 5, 0)),  # EX-010: up to three
        ({"deck": 2, "discard": OWN}, (2, 0, 9)),  # EX-011: the discard is not shuffled in
        ({"hand": OWN[:5], "deck": 4}, (5, 4, 0)),  # EX-012: nothing for more
    ],
)
def test_ex_010_to_012_hands_are_filled_up(has: Any, piles: tuple[int, int, int]) -> None:
    table = Table().seat(0, **has)
    table.phase1()
    assert table.piles() == piles


def test_ex_013_nothing_is_drawn_from_an_empty_deck() -> None:
    table = Table().seat(0, deck=0)
    events = table.phase1()
    assert table.piles() == (0, 0, 0)
    assert [event.seat for event in kinds(events, ev.Drew)] == [1]


def test_ex_014_buildings_are_ready_again() -> None:
    table = Table().seat(0, buildings=("press",), used=("press",), goods="H")
    assert table.why(0, act.UseBuilding("press")) == "used_already"
    table.phase1()
    assert table.why(0, act.UseBuilding("press")) == ""


def test_the_mission_comes_first_then_everything_is_ready_then_hands_are_filled() -> None:
    card = mission(1, resolution(), reveal=(to("all", Lose("any")),))
    table = Table(2, boxed(missions=(card,))).top("m1", active=False)
    table.seat(0, buildings=("press",), used=("press",), goods="RRHH", deck=3)
    table.phase1()
    assert (table.waiting(), table.piles()) == ((0,), (0, 3, 0))
    assert table.why(0, act.UseBuilding("press")) == "used_already"
    table.do(0, act.Lose("rock", BOARD))
    assert (table.state.phase, table.piles()) == (2, (3, 0, 0))
    assert table.why(0, act.UseBuilding("press")) == ""


@pytest.mark.parametrize(("active", "die", "shown"), [(True, 2, 2), (False, 0, 3)])
def test_ex_015_a_die_is_set_only_where_there_is_none(active: bool, die: int, shown: int) -> None:
    table = Table(2, COUNTED).top("m1", die, active=active)
    table.phase1()
    assert table.state.die == shown


def test_ex_016_a_card_without_a_counter_has_no_die() -> None:
    table = Table(2, COUNTED).top("m2", active=False)
    table.phase1()
    assert (table.state.active, table.state.die) == (True, 0)

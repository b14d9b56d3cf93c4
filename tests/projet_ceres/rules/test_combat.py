"""Examples, group D: movement and combat."""

from __future__ import annotations

import pytest

from games.core.events import Event
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.rules import goods
from games.projet_ceres.state import BOARD, NOBODY, Fight
from tests.projet_ceres.builder import END, Table, kinds


def attack(table: Table, ships: int = 1, *extra: act.AnyAction) -> list[Event]:
    """Have seat 0 move ships from B1 onto A1."""
    return table.do(0, act.Move(), *[act.Sail("B1", "A1")] * ships, *extra, act.Arrive())


def facing(attackers: int, defenders: int, seats: int = 2) -> Table:
    """Return a table where seat 0 can attack seat 1 on A1 from B1."""
    return Table(seats).ships(0, B1=attackers).ships(1, A1=defenders).seat(0, goods="H")


def ended(events: list[Event]) -> tuple[int, int, int]:
    """Return the totals and the winner of the only combat that ended."""
    [found] = kinds(events, ev.FightEnded)
    return found.attack, found.defence, found.winner


def test_ex_040_one_hydrocarbon_moves_any_number_of_ships() -> None:
    table = Table().ships(0, B1=2, A1=1, A2=1).seat(0, goods="HH")
    table.asteroid("A3").asteroid("A6").asteroid("C2")
    steps = [("B1", "C2"), ("B1", "A1"), ("A1", "A6"), ("A2", "A3")]
    table.do(0, act.Move(), *[act.Sail(*step) for step in steps], act.Arrive())
    assert table.at(BOARD) == "H"
    assert table.fleet() == {"C2": 1, "A1": 1, "A6": 1, "A3": 1}


def test_ex_041_a_step_ends_on_a_face_up_asteroid_next_to_it() -> None:
    table = Table().ships(0, A1=1).asteroid("A3").seat(0, goods="H")
    table.do(0, act.Move())
    assert table.why(0, act.Sail("A1", "A3")) == "not_next"
    assert table.why(0, act.Sail("A1", "A6")) == "face_down"
    assert table.why(0, act.Sail("A1", "B2")) == "open_space"
    assert table.why(0, act.Sail("A1", "C1")) == "not_next"


def test_ex_042_what_is_left_behind_belongs_to_nobody() -> None:
    table = Table().ships(0, A1=2).put("A1", "RRRRR").asteroid("A2").seat(0, goods="H")
    load = [act.Sail("A1", "A2"), act.Load("rock"), act.Load("rock")]
    table.do(0, act.Move(), *load)
    assert table.why(0, act.Load("rock")) == "loaded"
    table.do(0, *load, act.Arrive())
    assert (table.at("A2"), table.at("A1")) == ("RRRR", "R")
    assert table.state.belt["A1"].seat == NOBODY


def test_ex_043_goods_go_with_the_asteroid() -> None:
    table = Table().ships(1, A4=1).asteroid("A3", "bare", "RRR").seat(1, goods="H").turn(1)
    table.do(1, act.Move(), act.Sail("A4", "A3"), act.Arrive())
    assert goods.controlled(table.state, 1) == {"rock": 3}
    table.colonies()
    assert table.why(1, act.Maintain(3)) == "any_short"
    table.ships(1, A3=1, A4=1, B7=1)
    table.do(1, act.Maintain(3))
    assert table.at("A3") == ""


@pytest.mark.parametrize(
    ("attackers", "defenders", "hired", "totals"),
    [
        (2, 1, (), (4, 2, 0)),  # EX-044: the higher total wins
        (2, 2, (), (4, 4, 1)),  # EX-045: a tie goes to the defender
        (1, 1, (0,), (3, 2, 0)),  # EX-046 to EX-048: mercenaries count per ship
        (2, 3, (0,), (6, 6, 1)),
        (3, 4, (0,), (9, 8, 0)),
        (1, 1, (1,), (2, 3, 1)),
    ],
)
def test_ex_044_to_048_totals(
    attackers: int, defenders: int, hired: tuple[int, ...], totals: tuple[int, int, int]
) -> None:
    table = facing(attackers, defenders).open("mercenaries").put("A1", "RM")
    for seat in hired:
        table.seat(seat, boxes=("mercenaries",))
    assert ended(attack(table, attackers)) == totals
    for seat, ships in enumerate((attackers, defenders)):
        place = "A1" if seat == totals[2] else BOARD
        assert (table.fleet(seat), table.player(seat).reserve) == ({place: ships}, 6 - ships)
    assert table.at("A1") == "RM"


def test_ex_049_a_beaten_attacker_leaves_what_it_carried() -> None:
    table = facing(1, 2).put("B1", "MM")
    attack(table, 1, act.Load("metal"), act.Load("metal"))
    assert (table.at("A1"), table.state.belt["A1"].seat) == ("MM", 1)


def test_ex_050_the_mover_orders_the_combats() -> None:
    table = Table(3).ships(0, B1=2).ships(1, A1=1).ships(2, C18=1)
    table.seat(0, goods="H", hand=("power_1", "draw")).seat(1, hand=("draw",))
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Sail("B1", "C18"), act.Arrive())
    assert {each.cell for each in table.legal(0, act.FightFirst)} == {"A1", "C18"}
    table.do(0, act.FightFirst("C18"), act.PlayCard("power_1"))
    assert table.fleet(2) == {BOARD: 1}
    assert table.frame(Fight).cell == "A1"
    assert table.why(0, act.PlayCard("power_1")) == "not_in_hand"
    table.end(0)
    assert (table.fleet(0), table.fleet(1)) == ({BOARD: 1, "C18": 1}, {"A1": 1})


def test_ex_051_nobody_fights_an_embassy() -> None:
    table = facing(1, 1).open("embassy").seat(1, boxes=("embassy",))
    table.asteroid("C2").do(0, act.Move())
    assert table.why(0, act.Sail("B1", "A1")) == "embassy"
    assert table.why(0, act.Sail("B1", "C2")) == ""


def test_ex_051_nor_does_an_embassy_fight() -> None:
    table = Table(3).open("embassy").ships(1, A1=1).ships(2, A2=1).asteroid("A6")
    table.seat(1, boxes=("embassy",), goods="H").turn(1).do(1, act.Move())
    assert table.why(1, act.Sail("A1", "A2")) == "own_embassy"
    table.do(1, act.Sail("A1", "A6"), act.Arrive())
    assert table.fleet(1)["A6"] == 1


def test_ex_052_groups_that_arrive_together_add_up() -> None:
    table = Table().ships(0, B1=1, A2=1).ships(1, A1=1).seat(0, goods="H")
    steps = (act.Sail("B1", "A1"), act.Sail("A2", "A1"))
    assert ended(table.do(0, act.Move(), *steps, act.Arrive())) == (4, 2, 0)


def test_ex_053_the_trailing_side_speaks() -> None:
    table = facing(1, 1).seat(0, hand=("power_1", "draw")).seat(1, hand=("power_2", "plain"))
    attack(table)
    prompts = [table.waiting()]
    table.do(0, act.PlayCard("power_1"))
    prompts.append(table.waiting())
    table.do(1, act.PlayCard("power_2"))
    prompts.append(table.waiting())
    assert prompts == [(0,), (1,), (0,)]
    assert ended(table.do(0, END)) == (3, 4, 1)


def test_ex_054_a_trailing_side_with_nothing_is_not_asked() -> None:
    table = facing(1, 2).seat(1, hand=("power_2", "draw"))
    assert ended(attack(table)) == (2, 4, 1)
    assert table.waiting() == (0,)

"""Examples, group C: the actions of Phase 2."""

from __future__ import annotations

import pytest

from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.state import BOARD, Call, Turn
from tests.projet_ceres.builder import END, Table, kinds

BEG = (act.Beg(), act.Put("rock", BOARD, 1))


def test_ex_020_to_022_two_different_actions_or_recycle_alone() -> None:
    table = Table()
    table.do(0, act.Produce())
    assert table.why(0, act.Produce()) == "acted_so"
    table.do(0, *BEG)
    assert table.why(0, act.Move()) == "acted_twice"
    table = Table()
    table.do(0, *BEG)
    assert table.why(0, act.Recycle()) == "recycle_alone"
    table = Table()
    table.do(0, act.Recycle())
    assert not table.legal(0, act.Produce, act.Beg, act.Explore, act.Move, act.Militarise)
    assert table.why(0, act.Produce()) == "recycled"
    table.end(0)
    assert table.waiting() == (1,)


def test_ex_023_ex_024_recycle_shuffles_all_but_buildings_and_draws_what_there_is() -> None:
    table = Table().seat(0, buildings=("press",), deck=10)
    p = table.player(0)
    table.seat(0, hand=p.deck[:2], discard=p.deck[2:], deck=0)
    table.do(0, act.Recycle())
    assert (table.piles(), table.player(0).buildings) == ((3, 7, 0), ["press"])
    table = Table().seat(0, hand=("plain",), deck=1)
    table.do(0, act.Recycle())
    assert table.piles() == (2, 0, 0)


def test_ex_026_ex_028_explore_needs_metal_with_a_route_and_ships_of_ones_own() -> None:
    table = Table().ships(0, board=1, A3=1).put("A3", "M")
    assert table.why(0, act.Explore("A2")) == table.why(0, act.Explore("C2")) == "goods_short"
    table = Table().ships(0, board=1).ships(1, A2=1).seat(0, goods="M")
    assert not table.state.belt["A3"].up
    assert table.why(0, act.Explore("A3")) == "not_next_to_ships"


def test_ex_025_explore() -> None:
    table = Table().ships(0, board=1, B1=1).asteroid("A1", "rich", up=False).seat(0, goods="MM")
    events = table.do(0, act.Explore("A1"))
    assert (table.at(BOARD), table.points(), table.state.belt["A1"].up) == ("M", (0, 1), True)
    assert len(kinds(events, ev.ExplorationDrawn)[0].cards) == 1
    table.do(0, act.Choose(1), act.Put("rock", BOARD, 1))
    assert (table.at(BOARD), table.fleet()) == ("RM", {BOARD: 1, "B1": 1})
    assert len(table.state.explored) == 1


def test_ex_027_a_ship_on_the_board_is_next_to_its_notches() -> None:
    table = Table().ships(0, board=1).seat(0, goods="M").asteroid("C2", "rock", up=False)
    table.do(0, act.Explore("C2"), act.Choose(1))
    assert table.state.belt["C2"].up


def test_ex_029_militarise_until_the_reserve_is_empty() -> None:
    table = Table().ships(0, board=4, B1=1).seat(0, goods="MMMMMM")
    assert table.player(0).reserve == 1
    table.do(0, act.Militarise())
    assert (table.at(BOARD), table.fleet()[BOARD], table.player(0).reserve) == ("MMM", 5, 0)
    table.turn(0)
    assert table.why(0, act.Militarise()) == "reserve_empty"


def test_ex_030_every_asteroid_produces_once() -> None:
    table = Table().asteroid("A1", "mixed").asteroid("A2", "rich").ships(0, A1=3, A2=1)
    table.do(0, act.Produce())
    assert (table.at("A1"), table.at("A2"), table.at(BOARD)) == ("RH", "MM", "")


def test_ex_031_produce_without_an_asteroid_lets_buildings_work() -> None:
    table = Table().ships(0, board=1).seat(0, buildings=("well",))
    events = table.do(0, act.Produce())
    assert kinds(events, ev.Produced)[0].yields == {}
    assert table.at(BOARD) == "H"


@pytest.mark.parametrize(
    ("ships", "places"),
    [
        ({"board": 1, "A1": 1}, {BOARD, "A1"}),  # EX-032
        ({"A1": 1, "A2": 1}, {"A1", "A2"}),  # EX-033: the board needs a ship
        ({}, {BOARD}),  # EX-034: without any place
    ],
)
def test_ex_032_to_034_gains_go_where_ships_are(ships: dict[str, int], places: set[str]) -> None:
    for place in (BOARD, "A1", "A2"):
        table = Table().ships(0, **ships)
        table.do(0, act.Beg())
        assert {put.place for put in table.legal(0, act.Put)} <= places
        if place not in places:
            table.do(0, *table.legal(0, act.Get)[:1])
            assert table.why(0, act.Put("rock", place, 1)) == "no_place_for_goods"
            continue
        table.do(0, act.Put("rock", place, 1))
        assert (table.at(place), table.player(0).lane) == ("R", [])


def test_ex_035_by_box_alone() -> None:
    table = Table(missions="box_only")
    assert table.why(0, act.Attempt("a")) == "mission_by_box"
    table.agents(0).do(0, act.PlaceAgent("mission"), act.Attempt("a"))
    assert table.frame(Call).seat == 0


def test_ex_035_a_mission_is_one_of_two_different_actions() -> None:
    table = Table()
    table.do(0, act.Attempt("a"))
    assert table.frame(Call).seat == 0
    table.end(0, 1)
    assert table.frame(Turn).acted == ["attempt"]
    assert table.why(0, act.Attempt("a")) == "acted_so"
    assert table.why(0, act.Produce()) == ""


def test_ex_035_freely_in_anybodys_turn_at_no_action() -> None:
    for seat in (0, 1):
        table = Table(missions="free")
        table.do(seat, act.Attempt("a"))
        assert table.frame(Call).free
        table.end(seat, 1 - seat)
        assert (table.waiting(), table.frame(Turn).acted) == ((0,), [])
        assert table.why(seat, act.Attempt("a")) == "failed_attempt"
        assert table.why(1 - seat, act.Attempt("a")) == ""


def test_ex_035_not_while_something_is_open() -> None:
    table = Table(3, missions="free")
    table.do(0, act.Beg())
    assert table.why(1, act.Attempt("a")) == "settling"
    assert table.why(0, act.Attempt("a")) == "settling"
    table.do(0, act.Put("rock", BOARD, 1), act.Attempt("a"))
    assert table.why(1, act.Attempt("a")) == "settling"
    table.end(0, 1, 2)
    table.ships(0, A1=1).ships(1, A2=1).seat(0, goods="H", hand=("power_1", "draw"))
    table.do(0, act.Move(), act.Sail("A1", "A2"), act.Arrive())
    assert table.waiting() == (0,)
    assert table.why(2, act.Attempt("a")) == "settling"
    table.end(0)
    assert table.why(0, act.Attempt("a")) == "failed_attempt"
    assert table.why(2, act.Attempt("a")) == ""


def test_ex_035_a_failed_attempt_is_forgotten_in_the_next_phase() -> None:
    table = Table(missions="free")
    table.do(1, act.Attempt("a"), END)
    table.end(0)
    assert table.why(1, act.Attempt("a")) == "failed_attempt"
    table.finish_phase()
    assert table.state.phase == 3
    assert table.why(1, act.Attempt("a")) == ""

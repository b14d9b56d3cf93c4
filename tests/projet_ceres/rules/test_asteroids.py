"""Examples, group K: asteroids."""

from __future__ import annotations

import pytest

from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.content.types import Ability
from games.projet_ceres.effects import Colonise, Counted, Destroy, Modify, Per, Place
from games.projet_ceres.rules.belt import cut_off
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import boxed, card
from tests.projet_ceres.builder import Table, kinds

BOX = boxed(card("place", Place()), card("blast", Destroy("own")))
NOTCHES = ("B1", "C2", "C18")


@pytest.mark.parametrize(("seats", "why"), [(5, ""), (6, ""), (4, "too_few_neighbours")])
def test_ex_130_from_five_players_on_one_neighbour_is_enough(seats: int, why: str) -> None:
    table = Table(seats, BOX).ships(0, board=1).seat(0, hand=("place",))
    table.do(0, act.PlayCard("place"))
    table.empty("A2", "B1", "B3", "C2", "C3")
    assert "A1" in table.state.belt
    assert table.why(0, act.PlaceAsteroid("B2")) == why
    table.empty("A1")
    assert table.why(0, act.PlaceAsteroid("B2")) == "too_few_neighbours"


def test_ex_131_destroyed_with_all_that_lies_on_it() -> None:
    table = Table(2, BOX).asteroid("A1", "ore", "RRR").ships(0, A1=2, B1=1)
    tile = table.state.belt["A1"].id
    table.seat(0, hand=("blast",)).do(0, act.PlayCard("blast"), act.Destroy("A1"))
    assert table.fleet() == {BOARD: 2, "B1": 1}
    assert "A1" not in table.state.belt
    assert tile in table.state.gone
    assert tile not in table.state.tiles
    assert not any(table.at(place) for place in (BOARD, "B1"))


def test_ex_132_cut_off_explore_places_an_asteroid_in_a_notch() -> None:
    table = Table().empty(*NOTCHES).seat(0, goods="MM")
    assert cut_off(table.state, 0)
    events = table.do(0, act.Explore("C2"))
    assert not table.state.belt["C2"].up
    assert (table.at(BOARD), table.points()) == ("M", (0, 1))
    assert len(kinds(events, ev.ExplorationDrawn)) == 1


def test_ex_132_whoever_is_linked_to_the_belt_places_nothing_so() -> None:
    table = Table().empty("C2", "C18").ships(0, board=1).seat(0, goods="M")
    assert not cut_off(table.state, 0)
    assert table.why(0, act.Explore("C2")) == "no_asteroid"
    elsewhere = Table().empty(*NOTCHES).seat(0, goods="M")
    for cell in ("B2", "C9", "B7"):
        assert elsewhere.why(0, act.Explore(cell)) != ""
    nearby = Table().empty("B1", "C18").ships(0, board=1).seat(0, goods="M")
    assert cut_off(nearby.state, 0)
    assert {each.cell for each in nearby.legal(0, act.Explore)} == {"B1", "C2", "C18"}


def test_ex_132_somebody_elses_notch_is_a_link() -> None:
    table = Table().empty("A1", "A2", "A3", "A4", "A5", "A6")
    assert cut_off(table.state, 0)
    for cell in ("B2", "B3", "B4", "B5", "B6"):
        assert cut_off(table.state, 0)
        table.asteroid(cell, up=False)
    assert not cut_off(table.state, 0)
    assert not cut_off(table.state, 1)


def test_ex_133_an_effect_is_used_once_whoever_controls_it() -> None:
    table = Table().asteroid("A1", "spring").ships(0, A1=1).ships(1, A2=2).seat(1, goods="H")
    table.do(0, act.UseAsteroid("A1"))
    assert table.why(0, act.UseAsteroid("A1")) == "used_already"
    table.turn(1).do(1, act.Move(), *[act.Sail("A2", "A1")] * 2, act.Arrive())
    assert table.fleet(1) == {"A1": 2}
    assert table.why(1, act.UseAsteroid("A1")) == "used_already"
    table.phase1()
    assert table.why(1, act.UseAsteroid("A1")) == ""
    assert table.why(0, act.UseAsteroid("A1")) == "not_yours"


def test_ex_134_a_face_down_asteroid_holds_no_ships_and_yields_nothing() -> None:
    table = Table().asteroid("C2").ships(0, B1=1).seat(0, goods="H")
    table.asteroid("A1", "rich", up=False)
    table.do(0, act.Produce())
    assert table.at("A1") == ""
    table.turn(0).do(0, act.Move())
    assert table.why(0, act.Sail("B1", "A1")) == "face_down"


def test_12_6_a_standing_change_is_that_of_the_player_who_controls_the_asteroid() -> None:
    guns = {"ability": Ability(modify=(Modify("attack", 1),))}
    for cells, attack in (({"B1": 1, "A2": 1}, 3), ({"B1": 1}, 2)):
        table = Table(2, boxed(tiles={"bare_1": guns})).asteroid("A2", "bare_1")
        table.ships(0, **cells).ships(1, A1=1).seat(0, goods="H")
        events = table.do(0, act.Move(), act.Sail("B1", "A1"), act.Arrive())
        assert [each.attack for each in kinds(events, ev.FightEnded)] == [attack]


@pytest.mark.parametrize(
    ("of", "n"), [("players", 2), ("buildings", 4), ("asteroids", 3), ("ceres_asteroids", 2)]
)
def test_amounts_count_what_is_there(of: Counted, n: int) -> None:
    """The player's own, with any print; `ceres_asteroids` touch Ceres."""
    table = Table(2, boxed(card("each", Colonise(Per(of))))).ships(0, A1=2, A2=1, B1=1)
    table.seat(0, hand=("each",), buildings=("press", "plain", "blank", "costly"))
    table.ships(1, A4=1).seat(1, buildings=("well",)).do(0, act.PlayCard("each"))
    assert table.points() == (0, n)

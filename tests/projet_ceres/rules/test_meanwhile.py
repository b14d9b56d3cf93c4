"""Events in the middle of others: payments by choice, plays off-turn, Phase 4."""

from __future__ import annotations

from games.projet_ceres import actions as act
from games.projet_ceres import effects as word
from games.projet_ceres import events as ev
from games.projet_ceres.actions import PICK
from games.projet_ceres.state import BOARD, Fight, Turn
from tests.projet_ceres.box import boxed, card, does
from tests.projet_ceres.builder import END, Table, kinds

SAIL = boxed(
    card("sail", word.Move()),
    card("toll", effect=does(word.Colonise(), any=2)),
    card("enlist", word.Enlist()),
)


def test_what_pays_is_chosen_one_by_one() -> None:
    table = Table().ships(0, board=1, B1=1).put("B1", "H").asteroid("A1").seat(0, goods="HR")
    table.do(0, act.Move(pay=PICK))
    assert table.why(0, act.PayUnit("rock", BOARD)) == "not_asked_for"
    table.do(0, act.PayUnit("hydrocarbon", BOARD))
    assert (table.at(BOARD), table.at("B1"), table.frame(Turn).acted) == ("R", "H", ["move"])
    table.do(0, act.Sail("B1", "A1"), act.Load("hydrocarbon"), act.Arrive())
    assert table.at("A1") == "H"


def test_projects_colonies_buildings_and_cards_are_paid_as_chosen() -> None:
    table = Table().projects("dump", "embassy", "library", "refinery").agents(0)
    table.seat(0, goods="RRMMHH")
    table.do(0, act.PlaceAgent("support"), act.Support("library", pay=PICK))
    table.do(0, *[act.PayUnit(key, BOARD) for key in ("rock", "rock", "metal", "metal")])
    assert table.why(0, act.PayUnit("rock", BOARD)) == "nothing_to_pay"
    table.do(0, act.PayUnit("hydrocarbon", BOARD))
    assert (table.at(BOARD), table.points(), table.state.finished) == ("H", (1, 0), ["library"])
    table = Table().ships(0, board=1, B1=1).put("B1", "RRR").seat(0, goods="RM", hand=("press",))
    table.colonies().do(0, act.Build("press", pay=PICK), act.PayUnit("rock", BOARD))
    table.do(0, act.Maintain(3, pay=PICK), act.PayUnit("metal", BOARD), act.PayUnit("rock", "B1"))
    table.do(0, act.PayUnit("rock", "B1"))
    assert (table.at(BOARD), table.at("B1"), table.points()) == ("", "R", (0, 2))
    table = Table(2, SAIL).seat(1, goods="RRHM", hand=("toll",))
    table.do(1, act.PlayCard("toll", 1, pay=PICK), act.PayUnit("metal", BOARD))
    table.do(1, act.PayUnit("hydrocarbon", BOARD))
    assert (table.at(BOARD, 1), table.points(1), table.waiting()) == ("RR", (0, 1), (0,))


def test_who_moves_in_anothers_turn_attacks() -> None:
    table = Table(2, SAIL).ships(0, B1=1, A1=1).ships(1, A6=2).seat(1, hand=("sail",))
    table.seat(0, hand=("power_1", "draw"))
    events = table.do(1, act.PlayCard("sail"), act.Sail("A6", "A1"), act.Arrive())
    [ended] = kinds(events, ev.FightEnded)
    assert (ended.winner, ended.attack, ended.defence) == (0, 2, 2)
    assert table.waiting() == (0,)
    assert table.why(0, act.Produce()) == ""


def test_a_combat_of_phase_4_leaves_others_building() -> None:
    table = Table(3, SAIL).colonies().ships(0, board=1, A1=2).ships(1, A2=1)
    table.seat(0, hand=("sail", "power_1")).seat(1, hand=("power_2", "draw")).seat(2, goods="RRR")
    table.do(0, act.PlayCard("sail"), act.Sail("A1", "A2"), act.Arrive())
    assert table.frame(Fight).side == 0
    table.do(2, act.Maintain(3), END)
    assert (table.points(2), table.state.phase) == ((0, 1), 4)
    table.do(0, act.PlayCard("power_1"))
    table.do(1, END)
    assert table.fleet(0) == {BOARD: 1, "A1": 1, "A2": 1}
    table.end(0, 1)
    assert table.state.round == 2


def test_an_agent_gained_in_phase_3_is_placed_unless_one_has_passed() -> None:
    table = Table(2, SAIL).agents(0).seat(0, hand=("enlist",)).seat(1, hand=("enlist",))
    table.do(0, act.PlaceAgent("supply_2"), act.Put("rock", BOARD, 1), act.PlayCard("enlist"), END)
    table.do(1, END)
    table.do(1, act.PlayCard("enlist"))
    placed = 0
    while table.state.phase == 3:
        assert table.waiting() == (0,)
        table.do(0, act.PlaceAgent("supply_2"), act.Put("rock", BOARD, 1), END)
        placed += 1
    assert (placed, table.player(1).reception) == (2, 3)


def test_the_telescope_waits_for_an_effect_that_is_half_done() -> None:
    box = boxed(card("place", word.Place()))
    table = Table(2, box).agents(0).seat(1, hand=("place",)).empty("A1", "A6")
    table.do(1, act.PlayCard("place"))
    assert table.why(0, act.PlaceAgent("telescope")) == "settling"
    assert table.why(0, act.PlaceAgent("supply_2")) == ""
    table.do(1, act.PlaceAsteroid("A1"))
    table.do(0, act.PlaceAgent("telescope"), act.PlaceAsteroid("A6"))
    assert (table.points(0), table.points(1)) == ((0, 1), (0, 1))

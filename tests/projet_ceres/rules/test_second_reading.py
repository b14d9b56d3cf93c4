"""Examples, group Q: single cases of the second reading, EX-210 to 220, 231 and 232."""

from __future__ import annotations

import pytest

from games.core.events import Event
from games.projet_ceres import actions as act
from games.projet_ceres import effects as word
from games.projet_ceres import events as ev
from games.projet_ceres.content.types import Ability, Failure
from games.projet_ceres.rules.goods import controlled
from games.projet_ceres.state import BOARD, Closing, Fight
from tests.projet_ceres.box import ANY, R, boxed, card, does, mission, resolution, to
from tests.projet_ceres.builder import END, Table, kinds

FIND = boxed(card("find", word.Explore()))


def spring(*cards: str) -> Table:
    """Return an open combat on A1: seat 0 attacks with 1 rock, seat 1 has 2 metal there."""
    table = Table().asteroid("A1", "spring", "MM").ships(0, B1=2).put("B1", "R").ships(1, A1=1)
    table.ships(1, A1=1, A2=1, A3=1).seat(0, goods="H", hand=("plain",)).seat(1, hand=cards)
    load = (act.Sail("B1", "A1"), act.Load("rock"), act.Sail("B1", "A1"))
    table.do(0, act.Move(), *load, act.Arrive())
    assert table.frame(Fight).cell == "A1"
    return table


def test_ex_210_what_lies_where_a_combat_is_open_cannot_be_spent() -> None:
    box = boxed(card("trade_in", word.Gain("hydrocarbon"), effect=(
        word.Branch(do=(word.Colonise(),), cost=word.Cost(metal=1)),
        word.Branch(do=(word.Colonise(),), cost=word.Cost(rock=1)),
    )))  # fmt: skip
    table = Table(2, box).asteroid("A1", "spring", "MM").ships(0, board=1, B1=2).put("B1", "R")
    table.ships(1, A1=1, A4=1, A3=1, A2=1, B7=1)
    table.seat(0, goods="H", hand=("plain", "trade_in")).seat(1, hand=("power_1", "draw"))
    table.player(1).hand = sorted([*table.player(1).hand])
    load = (act.Sail("B1", "A1"), act.Load("rock"), act.Sail("B1", "A1"))
    table.do(0, act.Move(), *load, act.Arrive())
    assert table.at("A1") == "RMM"
    for choice in (1, 2):
        assert table.why(0, act.PlayCard("trade_in", choice)) == "goods_short"
    assert table.why(0, act.UseAsteroid("A1")) == "not_yours"
    assert not controlled(table.state, 0)
    table.do(1, act.UseAsteroid("A1"))
    assert table.why(1, act.Put("hydrocarbon", "A1", 1)) == "no_place_for_goods"
    table.do(1, act.Put("hydrocarbon", "A2", 1), END)
    assert (table.fleet(0), table.at("A1")) == ({BOARD: 1, "A1": 2}, "RMM")
    assert controlled(table.state, 0) == {"rock": 1, "metal": 2}
    assert table.why(0, act.UseAsteroid("A1")) == "used_already"


def test_ex_210_the_defender_does_not_pay_with_them_either() -> None:
    box = boxed(card("sell", effect=(word.Branch((word.Colonise(),), word.Cost(metal=1)),)))
    table = Table(2, box).asteroid("A1", "spring", "MM").ships(0, B1=2)
    table.ships(1, A1=1, A2=1, A3=1, A4=1, B7=1).seat(1, hand=("sell",)).seat(0, goods="H")
    assert table.why(1, act.PlayCard("sell")) == ""
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Sail("B1", "A1"), act.Arrive())
    assert table.frame(Fight).side == 1
    assert table.why(1, act.PlayCard("sell")) == "goods_short"


def test_ex_210_an_effect_that_was_not_used_is_the_winners() -> None:
    table = spring("draw")
    table.end(1)
    table.do(0, act.UseAsteroid("A1"))
    assert table.at("A1") == "RHMM"


def test_ex_211_power_counts_in_one_combat() -> None:
    table = Table(3).ships(0, B1=2).ships(1, A1=1).ships(2, C18=1)
    table.seat(0, goods="H", hand=("power_2", "power_1"))
    assert table.why(0, act.PlayCard("power_2")) == "no_fight"
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Sail("B1", "C18"), act.Arrive())
    events = table.do(0, act.FightFirst("A1"), act.PlayCard("power_2"))
    first, second = kinds(events, ev.FightEnded)[0], kinds(events, ev.FightOpened)[-1]
    assert (first.attack, first.defence) == (4, 2)
    assert (second.cell, second.attack, second.defence) == ("C18", 2, 2)
    table.end(0)
    assert table.fleet(2) == {"C18": 1}
    assert table.why(0, act.PlayCard("power_1")) == "no_fight"
    table = Table(3).ships(0, B1=1).ships(1, A1=1).seat(2, hand=("power_1",))
    table.seat(0, goods="H", hand=("draw",))
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Arrive())
    assert table.why(2, act.PlayCard("power_1")) == "not_your_fight"


def test_ex_212_the_leading_side_may_add_power_unasked() -> None:
    table = Table().ships(0, B1=2).ships(1, A1=1).seat(0, goods="H", hand=("rally",), deck=2)
    table.seat(1, hand=("power_1",))
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Sail("B1", "A1"), act.Arrive())
    assert table.waiting() == (1,)
    table.do(0, act.PlayCard("rally"))
    assert (table.piles(), table.waiting()) == ((1, 1, 1), (1,))
    [ended] = kinds(table.end(1), ev.FightEnded)
    assert (ended.attack, ended.defence, ended.winner) == (5, 2, 0)


def test_ex_213_one_player_may_support_twice() -> None:
    table = Table(3).projects("dump", "embassy", "refinery", "library").agents(2)
    table.seat(2, goods="RRRRRRHHHHHMMMM").seat(0, goods="RRRRRRRHHHHHMMM")
    table.do(2, act.PlaceAgent("support"), act.Support("embassy"), END)
    table.end(1)
    table.do(0, act.PlaceAgent("supply_2"), act.Put("rock", BOARD, 1), END)
    table.do(2, act.PlaceAgent("support"), act.Support("dump"), END)
    assert table.points(2)[0] == 2
    assert table.why(0, act.PlaceAgent("support")) in ("box_full", "supports_spent")
    events = table.finish_round()
    assert [each.project for each in kinds(events, ev.ProjectFinished)] == ["library"]


@pytest.mark.parametrize("option", ["anywhere", "controlled"])
def test_ex_214_a_placed_asteroid_need_not_touch_ones_own(option: str) -> None:
    table = Table(4, placing=option).agents(0).ships(0, board=1).empty("C3")
    table.do(0, act.PlaceAgent("telescope"))
    cells = {each.cell for each in table.legal(0, act.PlaceAsteroid)}
    assert ("B6" in cells) == (table.why(0, act.PlaceAsteroid("B6")) == "")
    assert ("B6" in cells, "C3" in cells) == (option == "anywhere", True)
    assert table.why(0, act.PlaceAsteroid("B6")) in ("", "none_of_yours")
    table = Table(4, placing=option).agents(0).ships(0, board=1, C9=1)
    table.do(0, act.PlaceAgent("telescope"))
    assert table.why(0, act.PlaceAsteroid("B6")) == "", "next to one's own it fits under both"


@pytest.mark.parametrize(("option", "found"), [("every_time", "RR"), ("once", "R")])
def test_ex_215_an_unpaid_condition_works_every_time(option: str, found: str) -> None:
    table = Table(2, FIND, conditional=option).ships(0, board=1, A1=1)
    table.seat(0, buildings=("scouts",), hand=("find",), goods="MMMMM")
    play = (act.Explore("A2"), act.PlayCard("find"), act.Survey("A6"))
    for action in play:
        events = table.do(0, action)
        while table.player(0).lane and not table.legal(0, act.Survey):
            chosen = table.legal(0, act.Choose)
            places = [act.Put("rock", BOARD, 1)]
            two = [each for each in chosen if each.choice == 2]
            events += table.do(0, *(two or places)[:1])
    assert table.points(0)[1] == 2
    assert table.at(BOARD) == found


@pytest.mark.parametrize(("option", "cap", "found"), [
    ("every_time", 0, "RR"), ("every_time", 1, "R"), ("once", 0, "R"),
])  # fmt: skip
def test_op_61_an_asteroid_works_as_often_as_a_building(option: str, cap: int, found: str) -> None:
    """12.6: each time its condition occurs, unless it or the table says otherwise."""
    ability = Ability("maintained", does(word.Gain(R)), cap=cap)
    table = Table(2, boxed(tiles={"bare_1": {"ability": ability}}), conditional=option)
    table.asteroid("A1", "bare_1").colonies().ships(0, A1=1).seat(0, goods="MMMMMM")
    table.do(0, act.Maintain(3), act.Maintain(3))
    assert table.at("A1") == found


def losing() -> Table:
    """Return a table at the end of a round whose mission fails: all lose 2 resources."""
    failure = Failure(do=(to("all", word.Lose(ANY, 2)),))
    box = boxed(missions=(mission(1, resolution(), counter=1, failure=failure),))
    return Table(3, box).top("m1", 1).colonies()


def test_ex_216_losses_are_taken_from_everything_under_control() -> None:
    table = losing().ships(0, board=1, A4=1).put("A4", "M").seat(0, goods="H").seat(1, goods="R")
    table.end(0, 1, 2)
    assert (table.at("A4"), table.at(BOARD), table.at(BOARD, 1)) == ("", "", "")
    assert table.state.round == 2


def test_ex_217_whoever_has_a_choice_is_asked_together() -> None:
    table = losing().seat(0, goods="RHM").seat(1, goods="RRHH").seat(2, goods="R")
    queue = list(table.state.queue)
    table.end(0, 1, 2)
    assert (table.waiting(), table.at(BOARD, 2)) == ((0, 1), "")
    assert table.frame(Closing)
    table.do(1, act.Lose("rock", BOARD), act.Lose("rock", BOARD))
    assert (table.waiting(), table.state.queue) == ((0,), queue)
    table.do(0, act.Lose("metal", BOARD), act.Lose("rock", BOARD))
    assert (table.at(BOARD, 0), table.at(BOARD, 1)) == ("H", "HH")
    assert (table.state.round, table.state.queue == queue) == (2, False)


def test_ex_218_an_agent_gained_in_phase_2_serves_in_phase_3() -> None:
    given = resolution("a", "win", reward=(to("contributors", word.Colonise()),))
    table = Table(2, boxed(missions=(mission(1, given),)))
    table.seat(0, col=5, goods="R").seat(1, goods="MMM").turn(1)
    table.do(1, act.Attempt("a"), act.Pledge("metal", 3), END)
    events = table.do(0, act.Pledge("rock", 1), END)
    assert (table.points(0), table.player(0).agents) == ((0, 6), 3)
    assert [each.seat for each in kinds(events, ev.AgentGained)] == [0]
    table.finish_phase()
    assert table.player(0).reception == 3


def test_ex_219_steps_of_one_move_happen_together() -> None:
    table = Table().ships(0, board=1, B1=1, A1=1).asteroid("A2").put("B1", "RRM")
    table.seat(0, goods="HR").do(0, act.Move())
    steps = [
        act.Sail("A1", "A2"),
        act.Sail("B1", "A1"), act.Load("rock"), act.Load("metal"),
        act.Sail(BOARD, "B1"), act.Load("rock"),
    ]  # fmt: skip
    table.do(0, *steps)
    assert table.why(0, act.Load("hydrocarbon")) == "nothing_to_load"
    events = table.do(0, act.Arrive())
    assert not kinds(events, ev.FightOpened)
    assert table.fleet() == {"A1": 1, "A2": 1, "B1": 1}
    assert [table.at(cell) for cell in (BOARD, "A1", "B1", "A2")] == ["", "RM", "RR", ""]
    table = Table().ships(0, B1=1, A1=1).asteroid("A2").put("B1", "R").seat(0, goods="H")
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Load("rock"), act.Sail("A1", "A2"))
    assert table.why(0, act.Load("rock")) == "nothing_to_load", "goods that arrive stay"


def test_ex_220_the_hydrocarbon_is_paid_first() -> None:
    table = Table().ships(0, B1=1).put("B1", "RH").asteroid("A1")
    table.do(0, act.Move(), act.Sail("B1", "A1"), act.Load("rock"))
    assert table.why(0, act.Load("hydrocarbon")) == "nothing_to_load"
    table.do(0, act.Arrive())
    assert (table.at("A1"), table.at("B1")) == ("R", "")


def test_ex_231_a_seat_that_forwent_its_actions_opens_phase_3() -> None:
    table = Table(3)
    for seat in (0, 1):
        table.do(seat, act.Produce(), END)
    [ended] = kinds(table.end(2), ev.TurnEnded)
    assert (ended.left, table.state.phase, table.waiting()) == (2, 3, (2,))


def both_sail(first: int) -> Table:
    """Return a table whose mission has failed: all players move a ship, to A2 both can."""
    failure = Failure(do=(to("all", word.Move()),))
    box = boxed(missions=(mission(1, resolution(), counter=1, failure=failure),))
    table = Table(2, box).top("m1", 1).colonies().fields(first=first)
    table.ships(0, A1=1).ships(1, A3=1).asteroid("A2")
    table.end(0, 1)
    return table


@pytest.mark.parametrize("first", [0, 1])
def test_ex_232_ships_moved_by_one_effect_arrive_clockwise(first: int) -> None:
    table, events = both_sail(first), list[Event]()
    origin = {0: "A1", 1: "A3"}
    while table.waiting():
        ready = [seat for seat in (1, 0) if table.legal(seat, act.Sail)]
        if not ready:
            break
        events += table.do(ready[0], act.Sail(origin[ready[0]], "A2"), act.Arrive())
    [fight] = kinds(events, ev.FightOpened)
    assert (fight.attacker, fight.defender) == (1 - first, first)
    assert table.fleet(first) == {"A2": 1}

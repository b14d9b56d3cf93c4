"""Examples, group F: missions."""

from __future__ import annotations

import pytest

from games.core.codec import encode, restore, save
from games.core.events import Event
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.content.types import Ability, Failure, Tally
from games.projet_ceres.effects import Colonise, Draw, Gain, Modify, Owed
from games.projet_ceres.game import GAME
from games.projet_ceres.rules.derive import badges
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import H, M, R, boxed, card, does, mission, resolution, to
from tests.projet_ceres.builder import END, Table, kinds


def counted(counter: int) -> Table:
    """Return a table with a dormant card with a counter on top, before Phase 1 of round 3."""
    cards = (mission(1, resolution(), counter=counter), mission(2, resolution()))
    table = Table(2, boxed(missions=cards)).top("m1", active=False).fields(round=3)
    table.phase1()
    return table


@pytest.mark.parametrize("counter", [1, 2, 3])
def test_ex_070_ex_071_a_counter_fails_at_the_end_of_its_last_round(counter: int) -> None:
    table = counted(counter)
    for left in range(counter, 0, -1):
        [seat] = table.waiting()
        assert (table.state.die, table.why(seat, act.Attempt("a"))) == (left, "")
        events = table.finish_round()
        assert [each.die for each in kinds(events, ev.DieMoved)] == [left - 1]
        failed = kinds(events, ev.MissionFailed, ev.MissionGone)
        assert [each.mission for each in failed] == ["m1"] * (0 if left > 1 else 2)
    assert (table.state.missions, table.state.round) == (["m2"], 3 + counter)


def attempt(table: Table, seat: int = 0, *pledges: tuple[str, int]) -> list[Event]:
    """Have a seat attempt the mission by the action, giving so much itself."""
    gives = [act.Pledge(*each) for each in pledges]
    return table.do(seat, act.Attempt("a"), *gives, END)


ALL = (("metal", 3), ("rock", 1))


def test_ex_072_the_next_card_is_dormant_until_phase_1() -> None:
    cards = (
        mission(1, resolution(), counter=2),
        mission(2, resolution(), counter=2, reveal=(to("all", Colonise()),)),
    )
    table = Table(2, boxed(missions=cards)).top("m1", 2).seat(0, goods="MMMRMMMR").fields(round=3)
    table.agents(0).do(0, act.PlaceAgent("mission"))
    attempt(table, 0, *ALL)
    assert (table.state.missions, table.state.active, table.state.die) == (["m2"], False, 0)
    table.end(0, 1)
    assert table.why(0, act.PlaceAgent("mission")) == "no_mission"
    events = table.finish_round()
    assert not kinds(events, ev.DieMoved)
    assert (table.state.round, table.state.active, table.state.die) == (4, True, 2)
    assert (table.points(0), table.points(1)) == ((0, 1), (0, 1))


def called(seats: int = 4) -> Table:
    """Return a table in Phase 3 where seat 0 gave 2 metal and seat 1 gives another."""
    table = Table(seats).agents(0).seat(0, goods="MM").seat(1, goods="M").seat(2, goods="R")
    table.ships(1, board=1, A1=1).ships(0, board=1, B1=1).seat(0, goods="M").put("B1", "M")
    table.do(0, act.PlaceAgent("mission"))
    attempt(table, 0, ("metal", 2))
    table.do(1, act.Pledge("metal", 1))
    assert (table.at(BOARD), table.at("B1"), table.at(BOARD, 1)) == ("", "", "")
    return table


def test_ex_073_an_incomplete_attempt_gives_everything_back() -> None:
    table = called(3)
    table.end(1, 2)
    assert (table.at(BOARD, 0), table.at("B1"), table.at(BOARD, 1)) == ("M", "M", "M")
    assert table.player(0).boxes == ["mission"]
    assert (table.state.missions[0], table.state.active) == ("m1", True)
    assert table.why(0, act.PlaceAgent("mission")) == "agent_placed"


@pytest.mark.parametrize("winner", [0, 1])
def test_ex_074_ex_076_ex_077_a_complete_one_is_paid_and_its_winner_named(winner: int) -> None:
    table = called()
    assert table.why(0, act.NameWinner(3)) == "no_contributor"
    if winner:
        table.do(0, act.NameWinner(winner))
    table.do(2, act.Pledge("rock", 1))
    events = table.end(1, 2)
    assert kinds(events, ev.CallClosed)[0].paid
    assert not any(table.at(place, seat) for seat in range(3) for place in (BOARD, "B1"))
    assert kinds(events, ev.MissionWon)[0].badge == "faction_1"
    won = [badges(table.box, table.state, seat) for seat in (0, 1)]
    assert won == [["faction_1"] * (winner == seat) for seat in (0, 1)]
    assert (table.state.missions[0], table.state.active) == ("m2", False)


def test_ex_075_isolated_goods_are_not_pledged() -> None:
    table = Table(2).ships(1, A2=1).put("A2", "M")
    attempt(table)
    assert table.why(1, act.Pledge("metal", 1)) == "pledge_most"


def test_pledging_more_keeps_what_was_set_aside() -> None:
    """Of asteroids without a route the richest counts, which may be another one by then."""
    relay = card("relay", building=Ability(modify=(Modify("unrouted", 1),)))
    way = resolution(cost={H: 3, R: 4})
    table = Table(2, boxed(relay, missions=(mission(1, way),))).top("m1")
    table.seat(1, buildings=("relay",)).ships(1, A1=1, A2=1).put("A1", "RRR").put("A2", "HHHHR")
    attempt(table)
    table.do(1, act.Pledge("rock", 1), act.Pledge("hydrocarbon", 3), act.Pledge("rock", 4))
    assert (table.at("A1"), table.at("A2")) == ("", "H")
    table.do(1, act.Pledge("rock", 2))
    assert (table.at("A1"), table.at("A2")) == ("R", "RH")


def test_ex_078_a_result_goes_on_with_the_card_on_top_by_then() -> None:
    cards = tuple(
        mission(number, resolution("a", "win", "discard", "discard")) for number in range(1, 6)
    )
    table = Table(2, boxed(missions=cards)).top("m2").seat(0, goods="MMMR")
    events = attempt(table, 0, *ALL)
    assert table.player(0).badges == ["m2"]
    assert [each.mission for each in kinds(events, ev.MissionGone)] == ["m3", "m4"]
    assert (table.state.missions, table.state.active) == (["m5"], False)


def test_ex_079_a_collective_badge_is_everybodys_and_counts_once() -> None:
    compared = resolution("a", "discard", tally=Tally(factions=("F", "G")))
    cards = (
        mission(1, resolution(), badge="F", collective=True),
        mission(2, resolution(), badge="F"),
        mission(3, compared),
    )
    table = Table(2, boxed(missions=cards)).top("m1").seat(0, goods="MMMRMMMRMMMR")
    for _ in cards[:2]:
        attempt(table, 0, *ALL)
        table.phase1()
    assert [badges(table.box, table.state, seat).count("F") for seat in (0, 1)] == [2, 1]
    events = attempt(table, 0, *ALL)
    [counted] = kinds(events, ev.BadgesCounted)
    assert (counted.counts, counted.ahead) == ((2, 0), "F")


def test_ex_080_a_lasting_effect_is_used_without_an_attempt() -> None:
    cards = (mission(1, resolution(), ability=Ability("paid", does(Draw(), **{H: 1}))),)
    table = Table(2, boxed(missions=cards)).seat(1, goods="HH", deck=3)
    table.do(1, act.UseMission())
    assert (table.piles(1), table.at(BOARD, 1)) == ((1, 2, 0), "H")
    assert table.why(1, act.UseMission()) == "used_already"
    assert table.waiting() == (0,)


def test_ex_081_a_repeated_card_begins_anew_in_phase_1() -> None:
    cards = (
        mission(
            1, resolution(), counter=1, reveal=(to("all", Colonise()),),
            failure=Failure(pile=("repeat",)),
        ),
    )  # fmt: skip
    table = Table(2, boxed(missions=cards)).top("m1", 1).colonies()
    events = table.end(0, 1)
    assert kinds(events, ev.MissionRepeated)
    assert (table.state.missions, table.state.active, table.state.die) == (["m1"], True, 1)
    assert (table.points(0), table.points(1)) == ((0, 1), (0, 1))


def test_ex_081_until_then_it_cannot_be_attempted() -> None:
    rewards = (to("initiator", Colonise(), Gain(M, 3)),)
    again = resolution("a", "repeat", reward=rewards)
    table = Table(2, boxed(missions=(mission(1, again, counter=2),)), chain="yes").top("m1", 2)
    table.seat(0, goods="MMMR").seat(1, goods="MMMR")
    attempt(table, 0, *ALL)
    table.do(0, act.Put("metal", BOARD, 1), act.Put("metal", "B1", 2))
    assert (table.at(BOARD), table.at("B1")) == ("M", "MM"), "where its author says"
    assert (table.state.missions, table.state.die, table.points()) == (["m1"], 0, (0, 1))
    table.end(0)
    assert table.why(1, act.Attempt("a")) == "no_mission"


def test_ex_082_without_a_card_there_are_no_missions() -> None:
    cards = (mission(1, resolution()),)
    table = Table(2, boxed(missions=cards)).seat(0, goods="MMMR")
    events = attempt(table, 0, *ALL)
    assert kinds(events, ev.MissionShown)[0].mission == ""
    table.turn(0)
    assert not table.legal(0, act.Attempt)
    assert act.PlaceAgent("mission") not in table.agents(0).legal(0)
    assert table.why(0, act.PlaceAgent("mission")) == "no_mission"
    table.finish_round()
    assert not table.state.active


def test_14_7_a_result_ends_with_the_last_card() -> None:
    given = (mission(1, resolution("a", "win", "discard")),)
    table = Table(2, boxed(missions=given)).top("m1").seat(0, goods="MMMR")
    table.do(0, act.Attempt("a"), act.Pledge("metal", 3), act.Pledge("rock", 1))
    events = table.do(0, END)
    assert (table.state.missions, table.player(0).badges) == ([], ["m1"])
    assert kinds(events, ev.MissionShown)[0].mission == ""
    assert not kinds(events, ev.MissionGone)


def test_ex_083_effects_end_with_their_card() -> None:
    cards = (
        mission(1, resolution("a", "discard"), modify=(Modify("move_cost", 1),)),
        mission(2, resolution()),
    )
    table = Table(2, boxed(missions=cards)).ships(0, A1=1, A2=1).seat(0, goods="H")
    assert table.why(0, act.Move()) == "goods_short"
    table.agents(1).seat(1, goods="MMMR").do(1, act.PlaceAgent("mission"))
    attempt(table, 1, *ALL)
    assert table.state.missions == ["m2"]
    assert table.turn(0).why(0, act.Move()) == ""


def test_what_six_players_multiply_is_stored_while_it_is_chosen_what_pays() -> None:
    way = resolution(each={"any": 2}, cost={"any": 1}, solo=True)
    table = Table(6, boxed(missions=(mission(1, way),))).top("m1").agents(0)
    table.seat(0, goods="RRRRRHHHHHMMMMM").do(0, act.PlaceAgent("mission"))
    table.do(0, act.Attempt("a", pay="pick"))
    assert table.player(0).lane[-1].left == Owed(any=13)
    stored = restore(GAME, save(GAME, table.state))
    assert encode(stored) == encode(table.state)
    table.do(0, *[act.PayUnit("rock", BOARD)] * 5, *[act.PayUnit("metal", BOARD)] * 5)
    table.do(0, *[act.PayUnit("hydrocarbon", BOARD)] * 3)
    assert (table.at(BOARD), table.state.missions) == ("HH", [])

"""Examples, group Q: single cases of missions, EX-221 to 224."""

from __future__ import annotations

import pytest

from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.content.types import Ability, Failure
from games.projet_ceres.effects import Colonise, Die, Gain, Modify
from games.projet_ceres.rules.derive import badges
from games.projet_ceres.state import Turn
from tests.projet_ceres.box import boxed, card, mission, resolution, to
from tests.projet_ceres.builder import END, Table, kinds

POINT = (to("all", Colonise()),)
CHEAP = {"metal": 1}


def attempt(table: Table, seat: int = 0, key: str = "a") -> None:
    """Have a seat pay a resolution of 1 metal alone."""
    table.seat(seat, goods="M").do(seat, act.Attempt(key), act.Pledge("metal", 1), END)


def test_ex_221_a_card_that_was_never_active_applies_nothing() -> None:
    cards = (
        mission(4, resolution("a", "win", "discard", "discard", cost=CHEAP)),
        mission(5, resolution(), reveal=POINT, failure=Failure(do=POINT)),
        mission(6, resolution(), reveal=POINT),
        mission(7, resolution()),
    )
    table = Table(2, boxed(missions=cards)).top("m4")
    attempt(table)
    assert (table.state.missions, table.player(0).badges) == (["m7"], ["m4"])
    table.phase1()
    assert (table.points(0), table.points(1)) == ((0, 0), (0, 0))


TWINS = (
    mission(
        1,
        resolution("a", "win", "discard", cost=CHEAP),
        resolution("b", "discard", "win", cost=CHEAP),
        badge="X",
        counter=1,
    ),
    mission(2, resolution(), badge="Y"),
    mission(3, resolution(), badge="Z"),
)


@pytest.mark.parametrize(("key", "badge"), [("a", "X"), ("b", "Y")])
def test_ex_222_a_resolution_decides_which_twin_is_won(key: str, badge: str) -> None:
    table = Table(2, boxed(missions=TWINS)).top("m1", 1)
    attempt(table, 0, key)
    assert badges(table.box, table.state, 0) == [badge]
    assert table.state.missions == ["m3"]


def test_ex_222_a_failure_leaves_the_twin() -> None:
    table = Table(2, boxed(missions=TWINS)).top("m1", 1).colonies()
    table.finish_phase()
    assert table.state.missions == ["m2", "m3"]


def test_ex_223_a_dormant_card_may_be_won_by_option() -> None:
    cards = (
        mission(1, resolution(cost=CHEAP), counter=2),
        mission(2, resolution(cost=CHEAP), counter=1, reveal=POINT),
        mission(3, resolution(), counter=2),
    )
    table = Table(2, boxed(missions=cards), chain="yes").top("m1", 2)
    attempt(table)
    assert (table.state.missions[0], table.state.active) == ("m2", False)
    table.agents(1).do(1, act.PlaceAgent("mission"))
    attempt(table, 1)
    assert (table.player(1).badges, table.state.missions) == (["m2"], ["m3"])
    events = table.colonies().finish_phase()
    assert not kinds(events, ev.DieMoved, ev.MissionFailed)
    assert (table.points(0), table.points(1)) == ((0, 0), (0, 0))
    assert (table.state.active, table.state.die) == (True, 2)


def test_ex_224_an_effect_that_lowers_the_die_to_0_fails_the_mission() -> None:
    """At once after that effect; the next card is dormant, and no die falls at the end."""
    hurry = card("hurry", Die(by=-1, least=0), Gain("rock"))
    cards = (
        mission(1, resolution(), counter=3, failure=Failure(do=POINT)),
        mission(2, resolution(), counter=2),
    )
    table = Table(2, boxed(hurry, missions=cards)).top("m1", 1).turn(0)
    events = table.seat(0, hand=("hurry",)).do(0, act.PlayCard("hurry"))
    assert kinds(events, ev.DieMoved)[0].die == 0
    assert not kinds(events, ev.MissionFailed), "where the rock goes is to be said first"
    done = table.apply(0, act.Put("rock", "board", 1))
    assert kinds(done.events, ev.MissionFailed)
    assert done.revealed, "the next card is seen: nothing of this can be taken back"
    assert [table.points(seat) for seat in (0, 1)] == [(0, 1), (0, 1)]
    assert (table.state.missions, table.state.active, table.state.die) == (["m2"], False, 0)
    assert isinstance(table.state.stack[-1], Turn)
    events = table.colonies().finish_phase()
    assert not kinds(events, ev.MissionFailed)
    assert table.state.missions == ["m2"]


def test_op_83_an_effect_lowers_the_die_below_1_only_if_it_says_so() -> None:
    hurry, delay = card("hurry", Die(by=-1)), card("delay", Die(by=1))
    for die, key, shown in ((1, "hurry", 1), (2, "hurry", 1), (6, "delay", 6), (0, "hurry", 0)):
        # One without a counter has no die.
        cards = (mission(1, resolution(), counter=3 if die else 0, failure=Failure(do=POINT)),)
        table = Table(2, boxed(hurry, delay, missions=cards)).top("m1", die)
        table.seat(0, hand=(key,)).do(0, act.PlayCard(key))
        assert (table.state.die, table.state.missions) == (shown, ["m1"])


def test_the_unit_that_brings_more_counts_double() -> None:
    """A pledged unit counts double: 1 rock and 1 metal cover 1 rock and 2 metal."""
    envoy = card("envoy", building=Ability(modify=(Modify("pledge", 1),)))
    cards = (mission(1, resolution(cost={"rock": 1, "metal": 2})),)
    table = Table(2, boxed(envoy, missions=cards)).top("m1").seat(0, goods="RM")
    table.seat(0, buildings=("envoy",))
    table.do(0, act.Attempt("a"), act.Pledge("rock", 1), act.Pledge("metal", 1), END)
    assert table.player(0).badges == ["m1"]


def test_whoever_pays_alone_is_its_contributor_and_asks_nobody() -> None:
    """14.16, 22.6: a solo resolution opens no call and stays in hand like other actions."""
    rewards = (to("contributors", Colonise(2)), to("others", Colonise(3)))
    cards = (mission(1, resolution("s", cost=CHEAP, solo=True, reward=rewards)),)
    table = Table(3, boxed(missions=cards)).top("m1", 2).seat(0, goods="M")
    applied = table.apply(0, act.Attempt("s"))
    assert kinds(applied.events, ev.CallClosed)
    assert not kinds(applied.events, ev.CallOpened)
    assert not applied.publish
    assert [table.points(seat)[1] for seat in range(3)] == [2, 0, 0]
    assert (table.player(0).goods, table.waiting()) == ({}, (0,))

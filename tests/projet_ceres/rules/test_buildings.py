"""Examples, group E: buildings and the maintenance of colonies."""

from __future__ import annotations

from functools import cache

import pytest

from games.core.errors import reason
from games.projet_ceres import actions as act
from games.projet_ceres import events as ev
from games.projet_ceres.effects import Colonise, Gain, Modify, Ready
from games.projet_ceres.game import GAME
from games.projet_ceres.state import BOARD
from games.projet_ceres.steps.colonies import PACKAGES
from tests.projet_ceres.box import BOX, H, R, boxed, card, does
from tests.projet_ceres.box import Ability as Has
from tests.projet_ceres.builder import END, Table, kinds


def test_ex_055_build() -> None:
    table = Table().colonies().seat(0, hand=("costly",), goods="RR", deck=2)
    table.do(0, act.Build("costly"))
    assert (table.at(BOARD), table.points(), table.piles()) == ("", (0, 1), (0, 2, 0))
    p = table.player(0)
    assert (p.buildings, p.used) == (["costly"], [])


def test_ex_056_only_cards_of_the_hand_are_built() -> None:
    table = Table().colonies().seat(0, hand=("costly",), discard=("blank",), goods="RRRR")
    assert table.why(0, act.Build("blank")) == "not_in_hand"
    table.do(0, act.PlayCard("costly"))
    table.do(0, *table.legal(0, act.Put)[:1])
    assert table.player(0).discard == ["blank", "costly"]
    assert table.why(0, act.Build("costly")) == "not_in_hand"


def test_ex_056_ex_065_only_in_phase_4() -> None:
    table = Table().seat(0, hand=("costly", "plain"), goods="RRRR")
    for table_of in (table, table.agents(0)):
        for action in (act.Build("costly"), act.Maintain(3)):
            assert table_of.why(0, action) == "not_now"
    table.colonies()
    assert table.why(0, act.Build("costly")) == table.why(0, act.Maintain(3)) == ""
    assert table.why(0, act.Build("plain")) == "not_buildable", "it has no construction cost"


def test_ex_057_an_empty_building_earns_its_point_and_leaves_the_deck() -> None:
    assert BOX.cards["silicates"].building is None
    table = Table().colonies().seat(0, hand=("silicates",), goods="R", deck=5)
    table.do(0, act.Build("silicates"))
    table.turn(0).do(0, act.Recycle())
    assert (table.points(), table.piles()) == ((0, 1), (3, 2, 0))
    assert "silicates" not in table.player(0).hand + table.player(0).deck


def test_ex_058_a_paid_building_works_once_a_round() -> None:
    table = Table().seat(0, buildings=("press",), goods="HHH")
    table.do(0, act.UseBuilding("press"))
    assert (table.at(BOARD), table.points()) == ("HH", (0, 1))
    assert table.why(0, act.UseBuilding("press")) == "used_already"
    table.finish_round()
    table.do(0, act.UseBuilding("press"))
    assert table.points() == (0, 2)


def test_ex_059_a_repeating_building_works_as_the_turn_begins() -> None:
    table = Table().seat(1, buildings=("repeater",), deck=3)
    events = table.end(0)
    assert table.waiting() == (1,)
    assert (kinds(events, ev.Used)[0].source, table.piles(1)) == ("repeater", (1, 2, 0))
    assert table.player(1).used == ["repeater"]


def test_ex_059_where_there_is_a_choice_it_may_be_declined() -> None:
    kiln = card("kiln", building=Has("turn", repeat=True), effect=does(Gain(R, 2), **{H: 1}))
    for accepted in (True, False):
        box = boxed(kiln, names={"kiln": {"en": "Kiln", "fr": "Four"}})
        table = Table(2, box).seat(1, buildings=("kiln",), goods="H")
        table.end(0)
        assert not table.legal(1, act.Produce)
        label = GAME.words("en", table.box.hash).action(GAME.mask(table.state, 1), act.Accept())
        assert label == "Kiln: 1 hydrocarbon → 2 rock"
        if accepted:
            table.do(1, act.Accept(), *table.legal(1, act.Put)[:0])
            table.do(1, act.Put("rock", BOARD, 2))
        else:
            table.do(1, act.Decline())
        assert table.at(BOARD, 1) == ("RR" if accepted else "H")
        assert table.player(1).used == (["kiln"] if accepted else [])
        table.do(1, act.Produce())
        assert not table.legal(1, act.Accept)


def test_ex_060_two_resources_earn_nothing() -> None:
    table = Table().colonies().seat(0, goods="RH")
    assert table.why(0, act.Maintain(3)) == "any_short"
    assert table.why(0, act.Maintain(2)) == "no_such_package"


@cache
def best(n: int) -> tuple[int, ...]:
    """Return the packages that make the most of `n` resources."""
    found = [(size, *best(n - size)) for size in PACKAGES if size <= n]
    return max(found, key=lambda each: sum(PACKAGES[size] for size in each), default=())


@pytest.mark.parametrize(
    ("n", "most"),
    [
        (2, 0), (3, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3), (10, 4), (11, 4), (12, 5), (13, 5),
        (14, 6), (15, 6), (16, 6), (17, 7), (19, 8), (21, 9), (24, 10), (28, 12),
    ],
)  # fmt: skip
def test_ex_060_to_064_packages_of_any_mix_are_combined(n: int, most: int) -> None:
    table = Table().colonies().seat(0, goods=("RRHHM" * 6)[:n])
    table.do(0, *[act.Maintain(size) for size in best(n)])
    assert table.points() == (0, most)


def test_ex_066_a_building_is_ready_as_it_is_built() -> None:
    table = Table().colonies().seat(0, hand=("press",), goods="RHH")
    table.do(0, act.Build("press"), act.UseBuilding("press"))
    assert table.why(0, act.UseBuilding("press")) == "used_already"
    table.do(0, END)
    table.end(1)
    table.do(0, act.UseBuilding("press"))
    assert table.points() == (0, 1 + 2)


def test_a_building_that_repeats_its_card_does_so_once_a_round_whatever_it_waits_for() -> None:
    """9.2: each repeat works once a round, then the building is marked used."""
    echo = card("echo", Gain(R), building=Has("maintained", repeat=True))
    table = Table(2, boxed(echo)).colonies().ships(0, board=1).seat(0, buildings=("echo",))
    table.seat(0, goods="MMMMMM")
    table.do(0, act.Maintain(3), act.Maintain(3))
    assert len(table.at(BOARD)) == 1
    assert table.player(0).used == ["echo"]


def test_a_building_may_bring_ships_as_it_is_built() -> None:
    yard = card("yard", Gain(R), building=Has(modify=(Modify("reserve", 2),)))
    table = Table(2, boxed(yard)).colonies().seat(0, hand=("yard",), goods="R")
    before = table.player(0).reserve
    table.do(0, act.Build("yard"))
    assert table.player(0).reserve == before + 2


def test_9_2_a_building_that_is_made_ready_is_used_again() -> None:
    again = Has("paid", does(Colonise(), **{H: 1}))
    box = boxed(card("wake", Ready()), card("press_2", building=again))
    table = Table(2, box).seat(0, hand=("wake",), goods="HHHH", buildings=("press", "press_2"))
    table.do(0, *map(act.UseBuilding, ("press", "press_2")), act.PlayCard("wake"))
    assert table.refusal(0, act.ReadyBuilding("plain")) == reason("not_used", card="plain")
    assert table.do(0, act.ReadyBuilding("press")) == [ev.Readied(seat=0, building="press")]
    assert table.why(0, act.UseBuilding("press_2")) == "used_already"
    table.do(0, act.UseBuilding("press"))
    assert (table.at(BOARD), table.points()) == ("H", (0, 3))

"""Examples, group J: resources and routes."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.actions import habits
from games.projet_ceres import actions as act
from games.projet_ceres.content.types import Ability
from games.projet_ceres.effects import Branch, Colonise, Cost, Levy, Modify
from games.projet_ceres.game import GAME
from games.projet_ceres.state import BOARD
from tests.projet_ceres.box import boxed, card
from tests.projet_ceres.builder import Table


def costs(**cost: int) -> Branch:
    """Return a way to gain a point for so much."""
    return Branch((Colonise(),), Cost(**cost))


BOX = boxed(
    card("two_rock", effect=(costs(rock=2),)),
    card("three_rock", effect=(costs(rock=3),)),
    card("a_metal", effect=(costs(metal=1),)),
)
TWO, THREE, METAL = (act.PlayCard(key) for key in ("two_rock", "three_rock", "a_metal"))


def table(*hand: str, seats: int = 2) -> Table:
    """Return a table where seat 0 holds cards that are paid for; B2 is next to B1 and C2."""
    return Table(seats, BOX).seat(0, hand=hand).asteroid("B2").put("B2", "RR")


@pytest.mark.parametrize(
    ("mine", "theirs", "linked"),
    [
        ({"board": 1, "B1": 1, "B2": 1}, {}, True),  # EX-120: a chain of own ships
        ({"board": 2, "B2": 1}, {}, False),  # EX-121: no ship in the notch
        ({"board": 1, "C2": 1, "B2": 1}, {}, True),  # EX-122: any notch will do
        ({"board": 1, "B2": 1}, {"B1": 1}, False),  # EX-126: others' ships do not link
    ],
)
def test_ex_120_to_122_ex_126_a_route(mine: Any, theirs: Any, linked: bool) -> None:
    there = table("two_rock").ships(0, **mine).ships(1, **theirs)
    assert (there.why(0, TWO) == "") == linked
    if linked:
        there.do(0, TWO)
        assert (there.at("B2"), there.points()) == ("", (0, 1))


def test_ex_123_what_lies_on_the_board_pays_without_a_ship_there() -> None:
    there = table("a_metal").ships(0, A3=1).seat(0, goods="M")
    there.do(0, METAL)
    assert (there.at(BOARD), there.points()) == ("", (0, 1))


def test_ex_124_a_price_is_paid_from_several_places() -> None:
    there = table("three_rock").ships(0, board=1, B1=1, B2=1)
    there.seat(0, goods="RR").put("B1", "RH").put("B2", "R")
    units = [act.PayUnit("rock", place) for place in (BOARD, "B1", "B2")]
    there.do(0, act.PlayCard("three_rock", pay="pick"), *units)
    assert (there.at(BOARD), there.at("B1"), there.at("B2"), there.points()) == (
        "R", "H", "", (0, 1),
    )  # fmt: skip
    assert there.player(0).lane == []


def test_ex_125_goods_are_sold_on_an_asteroid_next_to_ceres_without_a_route() -> None:
    there = Table().asteroid("A3", "market", "HHH").ships(0, A3=1)
    there.do(0, act.UseAsteroid("A3"), act.Trade("A3", "hydrocarbon", "metal"))
    assert there.at("A3") == "HM"
    apart = Table().asteroid("A3", "market", "H").ships(0, A3=1, A2=1).put("A2", "H")
    apart.do(0, act.UseAsteroid("A3"))
    assert (apart.player(0).lane, apart.at("A3"), apart.at("A2")) == ([], "H", "H")


def test_ex_125_both_kinds_lie_on_the_asteroid_that_is_named() -> None:
    there = Table().asteroid("A3", "market", "HH").ships(0, A3=1, A2=1, B1=1)
    there.put("A2", "H").put("B1", "RR").do(0, act.UseAsteroid("A3"))
    assert there.why(0, act.Trade("A2", "hydrocarbon", "metal")) == "nothing_to_sell"
    assert there.why(0, act.Trade("B1", "rock", "metal")) == "nothing_to_sell"


def far(*kinds: str) -> Table:
    """Return a table where seat 0 may pay from one asteroid without a route, of two it has."""
    box = boxed(
        card("two_rock", effect=(costs(rock=2),)),
        card("two_any", effect=(costs(any=2),)),
        card("beacon", building=Ability(modify=(Modify("unrouted", 1),))),
    )
    there = Table(2, box).ships(0, A3=1, A5=1).seat(0, buildings=("beacon",), hand=("two_rock",))
    return there.put("A3", kinds[0]).put("A5", kinds[1])


def test_without_a_route_the_asteroid_that_helps_pays() -> None:
    there = far("HMMM", "RR")
    there.do(0, TWO)
    assert (there.at("A3"), there.at("A5")) == ("HMMM", "")


def test_without_a_route_one_asteroid_pays_not_two() -> None:
    there = far("R", "RMM")
    assert there.why(0, TWO) == "goods_short"
    there.seat(0, goods="R", hand=("two_rock", "two_any"))
    there.do(0, act.PlayCard("two_any", pay="pick"), act.PayUnit("metal", "A5"))
    assert there.why(0, act.PayUnit("rock", "A3")) == "nothing_to_pay"
    there.do(0, act.PayUnit("metal", "A5"), TWO)
    assert (there.at("A3") + there.at("A5"), there.points()) == ("R", (0, 2))


def test_gains_in_the_turns_of_others_go_where_their_owner_said() -> None:
    """22.9: else to the board; the order is given once a round, and shown only to its owner."""
    there = Table(2, boxed(card("tax", Levy("metal")), card("toll", Levy("metal"))))
    there.ships(0, board=1, A1=1).ships(1, board=1, A2=1).seat(1, goods="MM").turn(1)
    there.seat(0, hand=("tax", "toll"), goods="")
    assert there.why(0, act.Store(BOARD)) == "stored_there"
    assert there.why(0, act.Store("A2")) == "no_place_for_goods"
    [event] = there.do(0, act.Store("A1"))
    assert event.seats == (0,)
    assert there.why(0, act.Store(BOARD)) == "stored_already"
    there.do(0, act.PlayCard("tax"))
    assert (there.at("A1"), there.at(BOARD)) == ("M", "")
    there.ships(0, board=1, A3=1).ships(1, board=1, A2=1)
    there.do(0, act.PlayCard("toll"))
    assert there.at(BOARD) == "M", "where no ship is left the default holds"


# Where gains go unless their owner says otherwise


def gaining() -> Table:
    """Return a seat that gains 2 metal, with a ship on its board and one at B1."""
    there = Table(2, BOX).ships(0, board=1, B1=1).seat(0, hand=("gain_metal",))
    there.do(0, act.PlayCard("gain_metal"))
    return there


def test_gains_go_where_such_went_last() -> None:
    state, elsewhere = gaining().state, habits([act.Put("metal", "B1", 1)])
    assert GAME.usual(state, 0, {}) == act.Put("metal", BOARD, 2)
    assert GAME.usual(state, 0, elsewhere) == act.Put("metal", "B1", 2)
    assert GAME.usual(state, 0, habits([act.Put("rock", "B1", 1)])) == act.Put("metal", BOARD, 2)


def test_where_nothing_can_be_put_now_nothing_goes() -> None:
    lost = habits([act.Put("metal", "A1", 1)])
    assert GAME.usual(gaining().state, 0, lost) == act.Put("metal", BOARD, 2)


def test_which_resource_one_gains_is_asked() -> None:
    there = Table(2, BOX).ships(0, board=1, B1=1)
    there.do(0, act.Beg())
    assert GAME.usual(there.state, 0, habits([act.Put("metal", "B1", 1)])) is None


def test_free_resources_are_chosen_all_at_once_and_then_put_where_gains_go() -> None:
    there = Table(2, BOX).ships(0, board=1, B1=1).agents(0)
    there.do(0, act.PlaceAgent("supply_1"))
    assert len(there.legal(0, act.Get)) == 6
    assert not there.legal(0, act.Put)
    for wrong in (act.Get(1, 0, 0), act.Get(3, -1, 0), act.Get(1, 1, 1)):
        assert there.why(0, wrong) == "no_such_choice"
    there.do(0, act.Get(1, 0, 1))
    assert GAME.usual(there.state, 0, {}) == act.Put("rock", BOARD, 1)
    there.do(0, act.Put("rock", BOARD, 1), act.Put("metal", "B1", 1))
    assert (there.at(BOARD), there.at("B1")) == ("R", "M")


def test_older_records_choose_and_put_a_resource_at_once() -> None:
    there = Table(2, BOX).ships(0, board=1, B1=1).agents(0)
    there.do(0, act.PlaceAgent("supply_1"))
    GAME.apply(there.state, 0, act.Put("rock", "B1", 1))
    GAME.apply(there.state, 0, act.Put("metal", BOARD, 1))
    assert (there.at(BOARD), there.at("B1"), there.player(0).lane) == ("M", "R", [])

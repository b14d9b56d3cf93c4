"""Derived examples X01 to X35: modules, waste, carbon credits, feeding, the turn order.

X26 and X27 are in `tests.luna_maris.test_solo`, X28 in `tests.luna_maris.test_rival_works`.
"""

from __future__ import annotations

import pytest

from games.core.actions import EndTurn
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris.game import GAME
from tests.luna_maris.builder import BOX, Table, kinds

REST = list(BOX.starting[:3])


def works(**has: object) -> Table:
    """Return a table whose seat 0 has just gone to the Industrial Complex, with 1 energy."""
    return Table().seat(0, **{"energy": 1, **has}).enter("industrial")  # type: ignore[arg-type]


def test_x01_simple_water() -> None:
    table = works(first=(1, 0))
    table.do(act.Extract("simple_water", "0100"))
    assert (table.goods(), table.belt(), table.score()) == (
        {"water": 1, "waste": 1},
        (0, 0, 0, 0),
        6,
    )


def test_x02_double_water() -> None:
    table = works(first=(1, 0), extraction=2)
    table.do(act.Extract("double_water", "0100"))
    assert (table.goods(), table.belt(), table.score()) == (
        {"water": 2, "waste": 2},
        (0, 0, 0, 0),
        6,
    )


def test_x03_double_helium() -> None:
    table = works(first=(1, 0), last=(1, 0), water=1, extraction=3)
    table.do(act.Extract("double_helium", "1100"))
    assert (table.goods(), table.belt(), table.score()) == (
        {"helium": 2, "waste": 2},
        (0, 0, 0, 0),
        6,
    )


def test_x04_water_and_helium_in_one_action() -> None:
    table = works(first=(2, 0), extraction=4)
    assert table.why(act.Extract("simple_helium", "0100")) == "cannot_pay"
    table.do(act.Extract("simple_water", "0100"), act.Extract("simple_helium", "0100"))
    assert (table.goods(), table.score()) == ({"helium": 1, "waste": 2}, 7)


def test_x05_titanium_in_place_of_iron_leaves_a_black_cube() -> None:
    table = works(first=(0, 1))
    table.do(act.Extract("simple_water", "0001"))
    assert (table.goods(), table.belt(), table.score()) == (
        {"water": 1, "waste": 1},
        (0, 0, 0, 0),
        6,
    )


def test_x06_thermoelectric_plant() -> None:
    table = Table().seat(0, first=(1, 0)).enter("power")
    table.do(act.Generate("thermoelectric", "0100"))
    assert (table.goods(), table.belt(), table.score()) == ({"energy": 2}, (0, 0, 0, 0), 6)


def test_x07_hydrogen_plant() -> None:
    table = Table().seat(0, water=1, waste=1).enter("power")
    table.do(act.Generate("hydrogen", "0000"))
    assert (table.goods(), table.score()) == ({"energy": 4}, 6)


def test_x08_no_hydrogen_plant_without_waste() -> None:
    table = Table().seat(0, water=1).enter("power")
    assert table.why(act.Generate("hydrogen", "0000")) == "no_waste"


def test_x09_energy_recycling_into_a_battery_of_five() -> None:
    """6 before it is activated for 1."""
    table = Table().seat(0, energy=6, waste=1, sustainability=2).enter("recycling")
    events = table.do(act.Recycle("recycle_energy"))
    assert table.goods() == {"energy": 6}
    assert kinds(events, ev.Ran)[0].lost == {"energy": 2}


def test_x10_three_food_cards_for_water() -> None:
    table = Table().seat(0, energy=1, water=1).enter("greenhouse")
    cards = list(table.state.seedbeds)
    table.do(act.Harvest("harvest_three", "0000"))
    assert (table.goods(), table.score(), table.player().food) == ({}, 6, cards)


def test_x11_no_probe_with_stress_at_four() -> None:
    table = Table().seat(0, energy=1, stress=4).enter("airlock")
    assert table.why(act.Install("z20")) == "stress_low"


def test_x12_staying_costs_oxygen_too() -> None:
    table = Table().seat(0, module="airlock", active=True, oxygen=6)
    assert table.why(act.Play("geologist")) == "no_oxygen"
    table.player().oxygen = 5
    table.do(act.Play("geologist"), act.Go("airlock"))
    assert table.player().oxygen == 6


def test_x13_no_module_twice_in_a_turn() -> None:
    table = Table().seat(0, hand=["psychologist"])
    table.do(act.Play("psychologist"), act.Go("recycling"))
    assert table.why(act.Go("recycling")) == "visited"


def test_x14_no_activation_without_a_scientist() -> None:
    table = Table().seat(0, hand=[], rest=list(BOX.starting))
    assert table.why(act.Play("geologist")) == "no_scientist"


def test_x15_food_for_more_than_rest_is_waste() -> None:
    table = Table().seat(0, rest=REST[:2], food=["tomato_1"])
    table.do(act.Feed("tomato_1"))
    assert (table.goods(), table.player().rest) == ({"waste": 3}, [])
    assert set(REST) <= set(table.player().hand)


def test_x16_waste_on_a_penalty_space() -> None:
    table = works(first=(1, 0), waste=5, stress=7, oxygen=2, co2=3)
    table.do(act.Extract("simple_water", "0100"))
    assert (table.goods()["waste"], table.player().co2, table.player().stress) == (6, 2, 6)


def test_x17_stress_does_not_fall_below_the_oxygen_used() -> None:
    table = works(first=(1, 0), waste=5, oxygen=5, co2=3)
    table.do(act.Extract("simple_water", "0100"))
    p = table.player()
    assert (p.oxygen, p.waste, p.co2, p.stress) == (6, 6, 2, 6)


def carbon(*co2: int) -> list[int]:
    """Return the carbon credits of a Cleanup."""
    table = Table(len(co2))
    for seat, space in enumerate(co2):
        table.seat(seat, co2=space)
    table.end_round()
    return [p.vp.get("carbon", 0) for p in table.state.players]


def test_x18_two_tied_for_first_of_four() -> None:
    assert carbon(6, 6, 4, 1) == [2, 2, 1, -1]


def test_x19_all_level() -> None:
    assert carbon(2, 2, 2) == [0, 0, 0]


def test_x20_two_players() -> None:
    assert carbon(5, 3) == [1, -1]


def test_x21_energy_for_ending_before_a_night() -> None:
    table = Table(3)
    for seat, energy in enumerate((2, 1, 0)):
        table.do(act.EndWork())
        assert table.player(seat).energy == energy
        table.end()
    assert (table.state.round, table.state.order) == (2, [0, 1, 2])


def test_x22_food_for_ending_before_a_day() -> None:
    table = Table(3).round(2)
    for seat in range(2):
        card = table.state.seedbeds[1]
        table.do(act.EndWork(), act.Take(card))
        assert table.player(seat).food == [card]
        assert table.legal(act.Take) == [], "one card"
        table.end()
    table.do(act.EndWork())
    assert table.legal(act.Take) == []
    assert [p.energy for p in table.state.players] == [0, 0, 0]


@pytest.mark.parametrize(("waste", "vp"), [(0, 0), (1, -1), (2, -3), (5, -9)])
def test_x23_waste_at_the_end(waste: int, vp: int) -> None:
    assert Table().seat(0, waste=waste).finish()[0]["waste"] == vp


@pytest.mark.parametrize(("stress", "vp"), [(6, 0), (7, 2), (8, 5)])
def test_x24_stress_at_the_end(stress: int, vp: int) -> None:
    assert Table().seat(0, stress=stress).finish()[0]["stress"] == vp


def test_x25_more_orders_break_a_tie() -> None:
    table = Table().seat(0, vp=10, orders=["order_1a"]).seat(1, vp=14)
    table.finish()
    assert table.score(0) == table.score(1)
    outcome = GAME.result(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.tie_breaks) == ((0,), ("orders",))


def test_x29_rewards_of_the_second_and_third_probe() -> None:
    table = Table().seat(0, energy=1, probes=["z01", "z10"]).enter("airlock")
    table.do(act.Install("z20"))
    assert (table.goods(), table.score()) == ({"water": 1}, 5)
    table = Table().seat(0, energy=1, probes=["z01", "z10", "z20"]).enter("airlock")
    table.do(act.Install("z17"))
    assert (table.goods(), table.score()) == ({"helium": 1, "waste": 1}, 5)


@pytest.mark.parametrize(("used", "left"), [(0, 0), (3, 2)])
def test_x30_the_oxygen_marker_stops_at_0(used: int, left: int) -> None:
    table = Table().seat(0, rest=REST[:2], food=["arugula_1"], oxygen=used)
    table.do(act.Feed("arugula_1"))
    assert table.player().oxygen == left


def test_x31_two_points_a_scientist() -> None:
    table = Table().seat(0, vp=5, rest=REST)
    assert table.legal(act.Import) == [act.Import(1), act.Import(2)]
    assert table.why(act.Import(3)) == "too_few_points"
    table.do(act.Import(2), act.Recover(REST[2]), act.Recover(REST[0]))
    assert (table.score(), table.player().rest) == (1, [REST[1]])


def test_x32_three_points_bring_one_scientist() -> None:
    table = Table().seat(0, vp=3, rest=REST)
    assert table.legal(act.Import) == [act.Import(1)]
    assert table.why(act.Import(2)) == "too_few_points"
    table.do(act.Import(1), act.Recover(REST[2]))
    assert table.score() == 1


def test_x33_no_food_from_earth_for_who_has_some() -> None:
    table = Table().seat(0, vp=10, rest=REST, food=["rye_1"])
    assert table.why(act.Import(1)) == "has_food"
    table = Table().seat(0, vp=10, rest=REST, drawn=["rye_1"])
    assert table.why(act.Import(1)) == "has_food"


def test_x34_nobody_to_feed() -> None:
    assert Table().why(act.Import(1)) == "no_rest"
    assert Table().seat(0, food=["rye_1"]).why(act.Feed("rye_1")) == "no_rest"


def test_x35_waste_comes_before_the_bonus() -> None:
    table = Table().seat(0, stress=8, oxygen=2, waste=5, co2=3, rest=REST[:1], food=["radish_1"])
    events = table.do(act.Feed("radish_1"))
    p = table.player()
    assert (p.waste, p.co2, p.stress, p.rest) == (6, 2, 8, [])
    moves = [(event.marker, event.steps) for event in kinds(events, ev.MarkerMoved)]
    assert moves == [("co2", -1), ("stress", -1), ("stress", 1)]
    assert table.legal() == [EndTurn(), *table.legal(act.Depot)]

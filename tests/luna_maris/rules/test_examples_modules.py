"""Derived examples X01 to X35: modules, waste, carbon credits, feeding, the turn order.

X26 and X27 are in `tests.luna_maris.test_solo`, X28 in `tests.luna_maris.test_rival_works`.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.core.actions import EndTurn
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris.content.types import Module
from games.luna_maris.game import GAME
from tests.luna_maris.builder import BOX, Table, kinds

REST = list(BOX.starting[:3])


def works(**has: object) -> Table:
    """Return a table whose seat 0 has just gone to the Industrial Complex, with 1 energy."""
    return Table().seat(0, **{"energy": 1, **has}).enter("industrial")  # type: ignore[arg-type]


ORE, TITAN = {"first": (1, 0)}, {"first": (0, 1)}
THREE = ["z01", "z10", "z20"]
RUNS: dict[str, tuple[Module, dict[str, Any], str, dict[str, int], str, int]] = {
    "x01": ("industrial", ORE, "simple_water:0100", {"water": 1, "waste": 1}, "0000", 6),
    "x02": ("industrial", {**ORE, "extraction": 2}, "double_water:0100",
            {"water": 2, "waste": 2}, "0000", 6),
    "x03": ("industrial", {**ORE, "last": (1, 0), "water": 1, "extraction": 3},
            "double_helium:1100", {"helium": 2, "waste": 2}, "0000", 6),
    "x05": ("industrial", TITAN, "simple_water:0001", {"water": 1, "waste": 1}, "0000", 6),
    "x06": ("power", {**ORE, "energy": 0}, "thermoelectric:0100", {"energy": 2}, "0000", 6),
    "x07": ("power", {"energy": 0, "water": 1, "waste": 1}, "hydrogen:0000",
            {"energy": 4}, "0000", 6),
    "x10": ("greenhouse", {"water": 1}, "harvest_three:0000", {}, "0000", 6),
    "x29": ("airlock", {"probes": THREE[:2]}, "z20", {"water": 1}, "0000", 5),
    "x29 third": ("airlock", {"probes": THREE}, "z17", {"helium": 1, "waste": 1}, "0000", 5),
    "x50": ("recycling", {"waste": 2, "sustainability": 4}, "recycle_iron recycle_water",
            {"water": 1}, "1000", 5),
    "x53": ("mining", {**ORE, "equipment": "sonar"}, "0100 use", {"waste": 1}, "0300", 5),
    "x55": ("mining", {**ORE, "waste": 8, "co2": 3}, "0100", {"waste": 8}, "0200", 5),
    "x66": ("power", {**ORE, "energy": 2, "waste": 1, "equipment": "reactor"}, "bioenergy:0100",
            {"energy": 6}, "0000", 6),
    "x67": ("industrial", {"first": (2, 0), "equipment": "dry_chamber"}, "dry_helium:0200",
            {"helium": 1, "waste": 1}, "0000", 5),
    "x68": ("industrial", {**TITAN, "built": ["industrial"]}, "simple_water:0001",
            {"water": 1}, "0000", 6),
    "x68 iron": ("industrial", {**ORE, "built": ["industrial"]}, "simple_water:0100",
                 {"water": 1, "waste": 1}, "0000", 6),
    "x69": ("power", {**ORE, "energy": 0, "built": ["power"]}, "thermoelectric:0100",
            {"energy": 3}, "0000", 6),
    "x69 water": ("power", {"energy": 0, "water": 1, "waste": 1, "built": ["power"]},
                  "hydrogen:0000", {"energy": 5}, "0000", 6),
    "l19": ("industrial", {"energy": 2}, "scrub", {}, "0000", 5),
    "l21": ("airlock", {}, "z20", {}, "1000", 6),
    "r17": ("mining", TITAN, "0001", {"waste": 1}, "0200", 5),
}  # fmt: skip
"""Module, what seat 0 has besides 1 energy, what it does, its goods, its belt, its points."""
KINDS: dict[str, Any] = {
    "industrial": act.Extract, "power": act.Generate, "greenhouse": act.Harvest,
    "recycling": act.Recycle, "mining": act.Enrich, "airlock": act.Install,
}  # fmt: skip


@pytest.mark.parametrize("row", RUNS.values(), ids=RUNS)
def test_what_an_action_brings(row: tuple[Module, dict[str, Any], str, Any, str, int]) -> None:
    module, has, does, goods, belt, score = row
    table = Table().seat(0, **{"energy": 1, **has}).enter(module)
    others = {"use": act.Use(), "scrub": act.Scrub(2)}
    table.do(*(others.get(each) or KINDS[module](*each.split(":")) for each in does.split()))
    assert (table.goods(), table.score()) == (goods, score)
    assert "".join(map(str, table.belt())) == belt


WRONG: dict[str, tuple[Module, dict[str, Any], act.AnyAction, str]] = {
    "x08": ("power", {"water": 1}, act.Generate("hydrogen", "0000"), "no_waste"),
    "x11": ("airlock", {"stress": 4}, act.Install("z20"), "stress_low"),
    "x46": ("industrial", {**ORE, "water": 3, "extraction": 2},
            act.Extract("double_water", "0100"), "no_room"),
    "x47": ("industrial", {**ORE, "water": 1, "helium": 3},
            act.Extract("simple_helium", "0100"), "no_room"),
}  # fmt: skip


@pytest.mark.parametrize("row", WRONG.values(), ids=WRONG)
def test_why_an_action_is_refused(row: tuple[Module, dict[str, Any], act.AnyAction, str]) -> None:
    module, has, action, why = row
    table = Table().seat(0, **{"energy": 1, **has}).enter(module)
    assert table.why(action) == why


def test_x04_water_and_helium_in_one_action() -> None:
    table = works(first=(2, 0), extraction=4)
    assert table.why(act.Extract("simple_helium", "0100")) == "cannot_pay"
    table.do(act.Extract("simple_water", "0100"), act.Extract("simple_helium", "0100"))
    assert (table.goods(), table.score()) == ({"helium": 1, "waste": 2}, 7)


def test_x09_energy_recycling_into_a_battery_of_five() -> None:
    """6 before it is activated for 1."""
    table = Table().seat(0, energy=6, waste=1, sustainability=2).enter("recycling")
    events = table.do(act.Recycle("recycle_energy"))
    assert table.goods() == {"energy": 6}
    assert kinds(events, ev.Ran)[0].lost == {"energy": 2}


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


@pytest.mark.parametrize(
    ("co2", "vp"),
    [
        ((6, 6, 4, 1), [2, 2, 1, -1]),  # X18: two are level for the first place of four
        ((2, 2, 2), [0, 0, 0]),  # X19: all are level
        ((5, 3), [1, -1]),  # X20: two players
        ((6, 6, 2, 2), [2, 2, -1, -1]),  # X56: four players
        ((6, 4, 2, 2), [2, 1, -1, -1]),
        ((6, 4, 4, 2), [2, 1, 1, -1]),
        ((3, 2, 2, 2), [2, -1, -1, -1]),  # R5: those who are level
        ((3, 3, 3, 2), [2, 2, 2, -1]),
        ((5, 4, 3, 0), [2, 1, 0, -1]),
        ((3, 3, 2), [1, 1, -1]),
        ((3, 2, 2), [1, -1, -1]),
        ((4, 3, 2), [1, 0, -1]),
        ((1, 1, 1, 1), [0, 0, 0, 0]),
    ],
)
def test_x18_to_x20_x56_r05_carbon_credits(co2: tuple[int, ...], vp: list[int]) -> None:
    table = Table(len(co2))
    for seat, space in enumerate(co2):
        table.seat(seat, co2=space)
    table.end_round()
    assert [p.vp.get("carbon", 0) for p in table.state.players] == vp


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


@pytest.mark.parametrize(("used", "left"), [(0, 0), (3, 2)])
def test_x30_the_oxygen_marker_stops_at_0(used: int, left: int) -> None:
    table = Table().seat(0, rest=REST[:2], food=["arugula_1"], oxygen=used)
    table.do(act.Feed("arugula_1"))
    assert table.player().oxygen == left


def test_x31_x32_two_points_a_scientist() -> None:
    table = Table().seat(0, vp=5, rest=REST)
    assert table.legal(act.Import) == [act.Import(1), act.Import(2)]
    assert table.why(act.Import(3)) == "too_few_points"
    table.do(act.Import(2), act.Recover(REST[2]), act.Recover(REST[0]))
    assert (table.score(), table.player().rest) == (1, [REST[1]])
    assert Table().seat(0, vp=3, rest=REST).legal(act.Import) == [act.Import(1)]


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

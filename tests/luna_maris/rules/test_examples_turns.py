"""Derived examples X36 to X65 and X86: activation, the orders of things, the end.

X85 is in `tests.luna_maris.test_solo`.
"""

from __future__ import annotations

import pytest

from games.core.actions import EndTurn
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from tests.luna_maris.builder import BOX, HIRED, Table, kinds
from tests.luna_maris.rules.test_examples_modules import works


def test_x36_the_extra_action_alone_leaves_the_space() -> None:
    table = Table().projects("dock").seat(0, active=True, energy=1, first=(0, 2))
    table.enter("laboratory")
    table.do(act.Build("dock", "0002"))
    p = table.player()
    assert (p.oxygen, table.goods(), table.belt(), p.built) == (1, {}, (0, 0, 0, 0), ["dock"])
    events = table.end()
    assert (p.module, p.active) == ("laboratory", False)
    assert kinds(events, ev.SteppedOff) == [ev.SteppedOff(seat=0, module="laboratory")]


def test_x37_the_keeper_gains_by_main_actions_alone() -> None:
    table = works(energy=1)
    table.seat(1, module="industrial", active=True)
    table.do(act.Scrub(1), EndTurn())
    assert (table.score(1), table.player().energy, table.player(1).active) == (5, 0, True)
    table = Table().seat(1, module="industrial", active=True)
    table.seat(0, energy=1, first=(1, 0)).enter("industrial")
    table.do(act.Extract("simple_water", "0100"), EndTurn())
    assert (table.score(1), table.player().energy) == (6, 1)


def test_x38_the_own_space_is_free_and_brings_nothing() -> None:
    table = Table().seat(0, active=True).enter("mining")
    table.do(act.Mine())
    p = table.player()
    assert (p.oxygen, p.energy, table.score(), p.active) == (1, 0, 5, True)


def test_x39_the_power_plants_have_no_space() -> None:
    table = Table().seat(0, first=(1, 0)).seat(1, module="power").enter("power")
    table.do(act.Generate("thermoelectric", "0100"), EndTurn())
    assert (table.player().energy, table.score(1), table.player().active) == (2, 5, False)


def test_x40_the_antenna_saves_one_iron() -> None:
    table = (
        Table()
        .hiring(*HIRED[:3])
        .seat(0, energy=1, first=(1, 0), equipment="antenna")
        .enter("comms")
    )
    table.do(act.Hire(HIRED[0], 1, "0100"))
    assert (table.belt(), table.player().equipped) == ((0, 0, 0, 0), False)
    table = (
        Table()
        .hiring(*HIRED[:3])
        .seat(0, energy=1, first=(1, 0), equipment="antenna")
        .enter("comms")
    )
    table.do(act.Hire(HIRED[2], 1, "0000"))
    assert table.belt() == (1, 0, 0, 0)


def test_x41_a_fee_makes_no_waste() -> None:
    table = Table().hiring(*HIRED[:3]).seat(0, energy=1, first=(1, 1)).enter("comms")
    table.do(act.Hire(HIRED[0], 0, "0101"))
    assert (table.goods(), table.belt()) == ({}, (0, 0, 0, 0))
    assert HIRED[0] in table.player().hand


def test_x42_a_hired_scientist_waits_for_the_next_turn() -> None:
    table = Table().alone(0).hiring("physicist", *HIRED[3:5])
    table.seat(0, energy=1, first=(2, 0), hand=["psychologist"])
    table.do(act.Play("psychologist"), act.Go("comms"), act.Hire("physicist", 0, "0200"))
    assert table.why(act.Play("physicist")) == "already_acted"
    table.end()
    assert table.legal(act.Play) == [act.Play("physicist")]


def test_x43_the_scientist_in_use_may_return_to_the_hand() -> None:
    table = Table().offer("order_1a").seat(0, energy=1, first=(3, 0)).enter("dock")
    table.do(act.Fulfil("order_1a", "0300"), act.Recover("production_engineer"))
    assert (table.player().rest, table.score()) == ([], 9)
    assert "production_engineer" in table.player().hand


def test_x44_the_exclusive_contract() -> None:
    table = Table().offer("order_1b").seat(0, orders=["order_2a", "order_3a"])
    table.seat(0, energy=1, first=(4, 0), equipment="contract").enter("dock")
    table.do(act.Fulfil("order_1b", "0400"), act.Use())
    assert table.score() == 5 + 7 + 2
    assert table.why(act.Use()) == "equipment_used"


def test_x45_room_is_judged_procedure_by_procedure() -> None:
    table = works(first=(2, 0), water=4, helium=2, extraction=4)
    assert table.why(act.Extract("simple_water", "0100")) == "no_room"
    table.do(act.Extract("simple_helium", "0100"), act.Extract("simple_water", "0100"))
    assert (table.goods(), table.score()) == ({"water": 4, "helium": 3, "waste": 2}, 7)


def test_x48_stress_may_fall_below_the_oxygen_used() -> None:
    table = Table().alone(0).seat(0, module="comms", oxygen=5, energy=1)
    table.do(act.Play("geologist"), act.Go("airlock"), act.Install("z20"))
    p = table.player()
    assert (p.oxygen, p.stress) == (6, 5)
    table.end()
    assert {table.why(act.Play(each)) for each in p.hand} == {"no_oxygen"}


def test_x49_the_third_probe_with_stress_at_five() -> None:
    table = Table().seat(0, stress=5, waste=5, co2=3, energy=1, probes=["z01", "z10", "z20"])
    table.enter("airlock").do(act.Install("z17"))
    p = table.player()
    assert (p.stress, p.helium, p.waste, p.co2) == (4, 1, 6, 2)


def test_x51_the_composter() -> None:
    table = Table().seat(0, energy=1, waste=1, equipment="composter").enter("recycling")
    assert table.player().oxygen == 1
    table.do(act.Recycle("compost"))
    assert (table.player().oxygen, table.goods(), table.player().equipped) == (0, {}, False)


def test_x52_the_composter_and_energy_recycling() -> None:
    table = Table().seat(0, oxygen=3, energy=1, waste=2, sustainability=4, equipment="composter")
    table.enter("recycling").do(act.Recycle("compost"), act.Recycle("recycle_energy"))
    assert (table.player().oxygen, table.goods()) == (2, {"energy": 3})


def test_x54_old_titanium_becomes_waste() -> None:
    table = Table().seat(0, last=(0, 1))
    table.end_round()
    assert (table.player().waste, table.belt()) == (1, (1, 0, 0, 0))


def test_x57_the_last_has_no_points_to_lose() -> None:
    table = Table().seat(0, vp=0).seat(1, co2=1)
    table.end_round()
    assert (table.score(0), table.score(1)) == (0, 6)


def test_x59_the_last_row_has_no_bonus() -> None:
    table = Table().round(5)
    events = table.do(act.EndWork())
    assert kinds(events, ev.WorkEnded, ev.Gained) == [ev.WorkEnded(seat=0, place=1)]
    assert table.legal(act.Take) == []


@pytest.mark.parametrize("number", [1, 2])
def test_x60_the_third_and_fourth_gain_nothing(number: int) -> None:
    table = Table(4).round(number)
    table.leave()
    table.leave()
    for seat in (2, 3):
        assert table.state.turn == seat
        events = table.do(act.EndWork())
        assert kinds(events, ev.Gained) == []
        assert table.legal(act.Take) == []
        table.end()


def test_x61_two_tied_for_first_in_food() -> None:
    table = Table(3).seat(0, food=["radish_1", "rye_1"]).seat(1, food=["radish_2", "rye_2"])
    table.seat(2, food=["pea_1"])
    sheets = table.finish()
    assert [sheet["variety"] for sheet in sheets] == [6, 6, 2]
    assert [sheet["nutrition"] for sheet in sheets] == [6, 6, 2]


def test_x62_food_in_one_hand_alone() -> None:
    sheets = Table(3).seat(1, food=["radish_1"]).finish()
    assert [sheet["variety"] for sheet in sheets] == [0, 8, 0]
    assert [sheet["nutrition"] for sheet in sheets] == [0, 8, 0]


def test_x63_the_emergency_depot_is_no_action() -> None:
    table = Table().seat(0, vp=10)
    table.do(act.Depot("energy"))
    assert (table.score(), table.goods(), table.state.turn) == (9, {"energy": 1}, 0)
    assert table.why(act.Depot("energy")) == "depot_taken"
    assert len(table.legal(act.Play)) == 6


@pytest.mark.parametrize(("scientist", "stress"), [("biologist", 6), ("physicist", 7)])
def test_x64_what_the_scientist_in_use_is_worth(scientist: str, stress: int) -> None:
    table = Table().seat(0, energy=1, stress=5, hand=[scientist])
    table.do(act.Play(scientist), act.Go("sleeping"), act.Sleep(), EndTurn())
    assert table.player().stress == stress


def test_x65_an_extra_action_where_the_movement_began() -> None:
    table = Table().projects("dock").seat(0, module="laboratory", energy=2, first=(0, 2))
    card = table.state.seedbeds[0]
    table.do(act.Play("biomedical_researcher"), act.Go("greenhouse"), act.Take(card))
    table.do(act.Build("dock", "0002"), EndTurn())
    p = table.player()
    assert (p.food, p.built, p.energy, p.module, p.active) == (
        [card],
        ["dock"],
        0,
        "greenhouse",
        True,
    )
    for rule, may in (("specialty", False), ("anyone", True)):
        table = Table(extras=rule).projects("dock")
        table.seat(0, module="laboratory", energy=2, first=(0, 2))
        table.do(act.Play("production_engineer"), act.Go("greenhouse"))
        assert (act.Build("dock", "0002") in table.legal()) is may
        if not may:
            assert table.why(act.Build("dock", "0002")) == "extra_specialty"


def test_x86_nobody_stands_on_a_space_for_nothing() -> None:
    table = Table().seat(0, energy=1, stress=4, hand=[*BOX.starting]).enter("airlock")
    assert {type(action) for action in table.legal()} == {EndTurn, act.Depot}
    table.end()
    assert (table.player().energy, table.player().active) == (1, False)

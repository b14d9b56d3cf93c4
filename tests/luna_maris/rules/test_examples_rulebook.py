"""The rulebook's own examples, numbers L01 to L23 of the list of examples.

L22 is in `tests.luna_maris.test_rival`.
"""

from __future__ import annotations

import pytest

from games.core.actions import EndTurn
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris.content import BUILT_IN
from games.luna_maris.game import GAME
from games.luna_maris.state import Equipping, Starting, State
from tests.luna_maris.builder import BOX, HIRED, Table, kinds


def fresh(seats: int, seed: int = 1, **options: str) -> State:
    return GAME.start({"first": "host", **options}, seats, seed, BUILT_IN)


def test_l01_four_tiles_of_each_order_with_three_players() -> None:
    stacks = fresh(3).stacks
    assert [len(stack.pile) + bool(stack.top) for stack in stacks] == [4, 4, 4, 4]
    for stack in stacks:
        assert {BOX.orders[tile].kind for tile in (stack.top, *stack.pile)} == {stack.kind}


def test_l02_four_tiles_of_equipment_with_three_players() -> None:
    state = fresh(3)
    frame = state.stack[-1]
    assert isinstance(frame, Equipping)
    tiles = list(frame.tiles)
    assert len(set(tiles)) == 4
    for seat in (2, 1, 0):
        assert state.turn == seat, "counter-clockwise from the last"
        GAME.apply(state, seat, act.Equip(tiles[seat]))
        GAME.apply(state, seat, EndTurn())
    assert [p.equipment for p in state.players] == tiles[:3]


@pytest.mark.parametrize(("seats", "covered"), [(2, 2), (3, 1), (4, 0)])
def test_l03_covered_titanium_mines(seats: int, covered: int) -> None:
    zones = fresh(seats).covered
    assert len(zones) == covered
    assert all(BOX.zones[zone].terrain == "titanium" for zone in zones)


def test_l04_start_positions_of_four() -> None:
    shown = {"production_engineer", "biomedical_researcher"}
    games = (fresh(4, seed, equipment="off") for seed in range(200))
    state = next(state for state in games if set(state.revealed) == shown)

    def choose(module: str) -> set[str]:
        legal = GAME.legal(state, state.turn)
        offered = {action.module for action in legal if isinstance(action, act.Start)}
        for action in (act.Start(module), EndTurn()):
            GAME.apply(state, state.turn, action)
        return offered

    assert choose("laboratory") == {"dock", "greenhouse", "laboratory"}
    assert choose("greenhouse") == {"dock", "greenhouse"}
    assert choose("dock") == {"dock", "greenhouse"}
    assert isinstance(state.stack[-1], Starting)
    assert choose("greenhouse") == {"greenhouse"}
    assert [p.module for p in state.players] == ["laboratory", "greenhouse", "dock", "greenhouse"]
    assert not any(p.active for p in state.players), "not on the activation space"
    assert sorted(state.players[2].hand) == sorted(BOX.starting), "the cards return"


def test_l05_production_of_the_probes() -> None:
    table = Table(3).seat(0, probes=["z01", "z02"]).seat(1, probes=["z10", "z12"])
    table.seat(2, probes=["z15", "z16", "z17", "z13"])
    table.end_round()
    assert [table.belt(seat) for seat in range(3)] == [(2, 0, 0, 0), (1, 1, 0, 0), (3, 1, 0, 0)]


def test_l06_ore_of_the_last_space_becomes_waste() -> None:
    table = Table().seat(0, first=(1, 1), last=(2, 1))
    table.end_round()
    assert table.belt() == (1, 0, 1, 1)
    assert table.player().waste == 3


def test_l07_the_battery_takes_six() -> None:
    table = Table().round(2).seat(0, energy=4)
    events = table.end_round()
    assert table.player().energy == 6
    produced = kinds(events, ev.Produced)[0]
    assert (produced.gained["energy"], produced.lost) == (2, {"energy": 1})


def test_l08_the_psychologist_activates_two_of_three_modules() -> None:
    table = Table().alone(0).seat(0, hand=["psychologist"], energy=3, water=1, waste=1, stress=8)
    table.do(act.Play("psychologist"))
    assert {a.module for a in table.legal(act.Go)} == {  # type: ignore[attr-defined]
        "comms",
        "greenhouse",
        "recycling",
        "sleeping",
    }
    table.do(act.Go("recycling"), act.Recycle("recycle_iron"), act.Go("comms"))
    table.do(act.Hire(table.state.hiring[2], 0, "0100"))
    assert table.why(act.Go("greenhouse")) == "no_steps"


def test_l09_the_electrical_engineer_activates_one_of_two_modules() -> None:
    table = Table().seat(0, first=(1, 0))
    table.do(act.Play("electrical_engineer"))
    assert table.why(act.Go("dock")) == "not_shown"
    table.do(act.Go("power"), act.Generate("thermoelectric", "0100"))
    assert table.why(act.Go("comms")) == "no_steps"


def test_l10_six_oxygen_with_the_stress_marker_at_six() -> None:
    table = Table().alone(0).seat(0, hand=[*BOX.starting, HIRED[0]])
    for number, scientist in enumerate(BOX.starting, start=1):
        table.do(act.Play(scientist), act.Go("sleeping"), EndTurn())
        assert table.player().oxygen == number
    assert table.why(act.Play(HIRED[0])) == "no_oxygen"


def test_l11_a_visitor_pays_no_energy_and_the_keeper_gains_a_point() -> None:
    table = Table().seat(1, module="mining", active=True).enter("mining")
    table.do(act.Mine())
    assert (table.goods(), table.score(1), table.score(0)) == ({}, 6, 5)
    assert not table.player().active
    assert table.player(1).active


def test_l12_enriching_two_modules_away() -> None:
    table = Table().seat(0, module="greenhouse", energy=1, first=(1, 0))
    table.do(act.Play("geologist"), act.Go("mining"), act.Enrich("0100"))
    p = table.player()
    assert (p.oxygen, table.goods(), table.belt()) == (2, {"waste": 1}, (0, 2, 0, 0))
    assert (p.rest, p.active) == (["geologist"], True)


def test_l13_watercress_feeds_four_of_choice() -> None:
    table = Table().seat(0, rest=list(BOX.starting[:5]), food=["watercress_1", "rye_1"])
    table.do(act.Feed("watercress_1"), act.Done())
    for scientist in BOX.starting[1:5]:
        table.do(act.Recover(scientist))
    assert table.player().rest == [BOX.starting[0]]
    assert set(table.player().hand) == {*BOX.starting[1:]}
    assert (table.goods(), table.state.food_discard) == ({}, ["watercress_1"])
    assert table.legal(act.Recover) == []


@pytest.mark.parametrize("vp", [0, 1])
def test_l14_the_last_point_brings_exactly_one_scientist(vp: int) -> None:
    table = Table().seat(0, vp=vp, rest=list(BOX.starting[:3]))
    assert table.legal(act.Import) == [act.Import(1)]
    table.do(act.Import(1), act.Recover(BOX.starting[1]))
    assert (table.score(), len(table.player().rest)) == (0, 2)
    assert table.legal(act.Recover) == []


def test_l15_probe_points() -> None:
    table = Table(4).seat(0, probes=["z01", "z02", "z03"]).seat(1, probes=["z05", "z10"])
    table.seat(2, probes=["z08", "z09", "z24"]).seat(3, probes=["z16", "z17", "z18", "z19"])
    events = table.end_round()
    assert [table.score(seat) - 5 for seat in range(4)] == [2, 1, 1, 3]
    assert [e.groups for e in kinds(events, ev.Scored) if e.groups] == [(3,), (2,), (2, 1), (4,)]


def test_l17_two_tied_for_second_in_variety() -> None:
    table = Table(4).seat(0, food=["radish_1", "rye_1", "leek_1"])
    table.seat(1, food=["radish_2", "rye_2"]).seat(2, food=["pea_1", "rye_3"])
    table.seat(3, food=["leek_2", "leek_3"])
    assert [sheet["variety"] for sheet in table.finish()] == [8, 3, 3, 0]


def test_l18_final_scoring() -> None:
    """Her 80 points are those after the Cleanup, whose carbon credit is 1."""
    hand = [*BOX.starting, *HIRED[:3]]
    orders = ["order_1a", "order_1b", "order_2a", "order_3a"]
    food = ["potato_1", "potato_2", "watercress_1", "green_onion_1", "radish_1"]
    table = Table(3).seat(0, vp=79, stress=8, co2=7, hand=hand, food=food, orders=orders)
    table.seat(0, water=1, energy=2, first=(1, 0), last=(1, 0), waste=2)
    table.seat(1, food=["arugula_1", "radish_2", "green_onion_2", "leek_1", "watercress_2"])
    sheet = table.finish()[0]
    assert sheet == {
        "start": 79,
        "carbon": 1,
        "stress": 5,
        "hired": 6,
        "variety": 5,
        "nutrition": 8,
        "co2": 5,
        "fulfilled": 8,
        "stock": 2,
        "waste": -3,
    }
    assert table.score() == 116


def test_l20_a_day_off_with_three_scientists() -> None:
    hand = ["food_engineer", "physicist", "biologist"]
    table = Table().seat(0, module="laboratory", stress=4, energy=2, hand=hand)
    table.do(act.Play("food_engineer"), act.Go("laboratory"), act.Research("extraction"))
    table.do(act.Go("sleeping"), act.Sleep())
    p = table.player()
    assert (p.oxygen, p.energy, p.stress) == (2, 0, 5)
    table.do(act.Rest("physicist"), act.Rest("biologist"))
    assert (p.stress, p.hand) == (8, [])
    assert sorted(p.rest) == sorted(hand)
    assert {type(action) for action in table.legal()} == {EndTurn, act.Depot}
    table.end()
    assert table.state.turn == 1


def test_l23_building_an_advanced_module() -> None:
    table = Table().projects("dock").seat(0, energy=1, first=(0, 2)).enter("laboratory")
    table.do(act.Build("dock", "0002"))
    assert (table.goods(), table.belt(), table.score()) == ({}, (0, 0, 0, 0), 10)
    assert (table.state.constructed, table.player().built) == (["dock"], ["dock"])

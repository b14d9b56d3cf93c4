"""Rulings R2 to R34, as far as no example covers them.

R1 and R3 are about data (`tests.luna_maris.content`). Examples cover R4 (X58), R11 (X21, X22, X59),
R13 (L20, X64), R21 (X44), R25 (X72), R27 (X71), R32 (L07, X09), R33 (X13). R9 leaves the Emergency
Depot open in every turn once the game has begun, as the rulebook does.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.core.actions import EndTurn
from games.core.errors import RefusedError
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris.game import GAME
from games.luna_maris.state import CAPPED
from tests.luna_maris.builder import BOX, HIRED, Table, kinds
from tests.luna_maris.rules.test_examples_modules import works

REST = list(BOX.starting[:3])


def test_r02_what_has_no_room_is_lost() -> None:
    table = Table().seat(0, energy=1, water=4, probes=["z01", "z10"]).enter("airlock")
    events = table.do(act.Install("z20"))
    assert table.player().water == 4
    assert kinds(events, ev.Gained)[0].lost == {"water": 1}


def laboratory(**has: Any) -> Table:
    """Return a table whose seat 0 keeps the Laboratory active since its last turn."""
    table = Table().projects("dock", "power")
    return table.seat(
        0, **{"module": "laboratory", "active": True, "energy": 1, "first": (0, 2), **has}
    )


@pytest.mark.parametrize("early", [True, False])
@pytest.mark.parametrize("main", [True, False])
def test_r06_the_main_action_besides_keeps_the_space(early: bool, main: bool) -> None:
    """Return whether the extra action comes before the astronaut stays, or after."""
    build, go = act.Build("dock", "0002"), act.Go("laboratory")
    table = laboratory()
    table.do(act.Play("biomedical_researcher"), *((build, go) if early else (go, build)))
    if main:
        table.do(act.Research("extraction"))
    table.end()
    assert table.player().active is main


def test_r06_an_extra_action_only_where_a_movement_began_or_ended() -> None:
    table = laboratory(module="sleeping", active=False)
    table.do(act.Play("biomedical_researcher"))
    assert table.why(act.Build("dock", "0002")) == "extra_place"
    table.do(act.Go("greenhouse"))
    assert table.why(act.Build("dock", "0002")) == "extra_place"


def test_r06_the_energy_of_an_extra_action_is_always_paid() -> None:
    table = laboratory(energy=0)
    table.do(act.Play("biomedical_researcher"), act.Go("laboratory"), act.Research("extraction"))
    assert table.why(act.Build("dock", "0002")) == "no_energy"


def test_r07_a_mere_move_uses_the_step() -> None:
    table = Table().seat(0, energy=1)
    table.do(act.Play("geologist"))
    assert table.why(act.Go("dock")) == "not_shown"
    assert table.why(EndTurn()) == "go_first"
    table.do(act.Go("mining"))
    assert table.why(act.Go("airlock")) == "no_steps"
    table.end()
    assert (table.player().module, table.player().active, table.goods()) == (
        "mining",
        False,
        {"energy": 1},
    )


def test_r08_what_cannot_be_paid_stays_in_the_depot() -> None:
    table = Table().seat(0, vp=1)
    assert table.why(act.Depot("iron")) == table.why(act.Depot("water")) == "too_few_points"
    table.do(act.Depot("energy"))
    assert (table.score(), table.player().depot) == (0, ["water", "iron"])


def test_r09_the_depot_whenever_one_wishes() -> None:
    table = Table().seat(1, water=3)
    table.apply(1, act.Depot("water"))
    assert (table.state.turn, table.goods(1), table.score(1)) == (0, {"water": 4}, 3)
    table = Table().seat(1, water=4)
    with pytest.raises(RefusedError) as refused:
        GAME.apply(table.state, 1, act.Depot("water"))
    assert refused.value.why.key == "no_room"


def test_r10_not_fewer_return_than_are_fed() -> None:
    table = Table().seat(0, rest=list(BOX.starting), food=["tomato_1"])
    table.do(act.Feed("tomato_1"))
    for left in (6, 5, 4, 3, 2):
        assert len(table.legal(act.Recover)) == left
        assert {type(action) for action in table.legal()} == {act.Recover, act.Depot}
        table.do(table.legal(act.Recover)[0])
    assert {type(action) for action in table.legal()} == {EndTurn, act.Depot}
    assert table.player().waste == 0


def test_r12_the_step_after_level_4_is_the_cap_reward() -> None:
    table = Table().seat(0, energy=1, extraction=4).enter("laboratory")
    table.do(act.Research("extraction"), act.Claim("bonus_titanium"))
    p = table.player()
    assert (table.score(), p.research["extraction"], table.belt()) == (10, CAPPED, (0, 2, 0, 0))
    assert (table.goods(), table.state.bonuses) == ({"waste": 1}, {"bonus_titanium": 0})


def test_r12_without_a_free_bonus_the_points_remain() -> None:
    table = Table(4).seat(0, energy=1, extraction=4).enter("laboratory")
    table.state.bonuses = {bonus: 1 + n // 2 for n, bonus in enumerate(BOX.bonuses)}
    for seat in range(1, 4):
        table.player(seat).research = {"extraction": CAPPED, "sustainability": CAPPED}
    table.do(act.Research("extraction"))
    assert table.score() == 10
    table.end()


def test_r12_the_research_step_of_an_order_may_cap_a_track() -> None:
    table = Table().offer("order_2a").discard("rye_1", "pea_1")
    table.seat(0, energy=1, first=(0, 1), extraction=CAPPED, sustainability=4).enter("dock")
    table.do(act.Fulfil("order_2a", "0001"))
    assert table.legal(act.Research) == [act.Research("sustainability")]
    table.do(act.Research("sustainability"))
    assert table.why(act.Claim("bonus_gold")) == "unknown"
    table.do(act.Claim("bonus_food"), act.Salvage("rye_1"))
    assert (table.score(), table.goods(), table.player().food) == (16, {"energy": 1}, ["rye_1"])
    assert table.state.stacks[1].top not in ("", "order_2a"), "and then the next tile"


def test_r14_the_co2_disc_stops_at_the_first_space() -> None:
    table = works(first=(1, 0), waste=5)
    table.do(act.Extract("simple_water", "0100"))
    assert (table.player().co2, table.player().stress) == (0, 5)


FOODS = ["radish", "rye", "leek", "pea"]


def variety(*counts: int) -> list[int]:
    """Return the points of players with these numbers of different food cards."""
    table = Table(len(counts))
    for seat, count in enumerate(counts):
        table.seat(seat, food=[f"{crop}_{seat + 1}" for crop in FOODS[:count]])
    return [sheet["variety"] for sheet in table.finish()]


@pytest.mark.parametrize(
    ("counts", "vp"),
    [
        ((4, 3, 2, 1), [8, 5, 2, 0]),
        ((3, 2, 1, 1), [8, 5, 1, 1]),
        ((3, 3, 2, 2), [6, 6, 1, 1]),
        ((3, 2), [8, 5]),
        ((0, 0), [0, 0]),
        # R16: shared awards are rounded down.
        ((3, 2, 2, 2), [8, 2, 2, 2]),
        ((3, 3, 3, 2), [5, 5, 5, 0]),
        ((2, 2, 2, 2), [3, 3, 3, 3]),
    ],
)
def test_r15_r16_awards_for_food(counts: tuple[int, ...], vp: list[int]) -> None:
    assert variety(*counts) == vp


def test_r18_hired_scientists_count_wherever_they_lie() -> None:
    table = Table().seat(0, hand=[*BOX.starting[:5], HIRED[0]], rest=[BOX.starting[5], HIRED[1]])
    assert table.finish()[0]["hired"] == 4


def test_r19_spaces_stay_empty() -> None:
    table = Table().hiring(*HIRED[:3]).seat(1, hand=HIRED[3:])
    table.seat(0, energy=1, first=(1, 0)).enter("comms")
    table.do(act.Hire(HIRED[1], 0, "0100"), EndTurn())
    assert table.state.hiring == ["", HIRED[0], HIRED[2]]
    table = Table().offer("order_1b")
    table.seat(1, orders=list(table.state.stacks[0].pile))
    table.seat(0, energy=1, first=(4, 0)).enter("dock").do(act.Fulfil("order_1b", "0400"))
    assert table.state.stacks[0].top == ""
    table.end()


@pytest.mark.parametrize(("place", "iron"), [(0, 2), (1, 1), (2, 1)])
def test_r20_cards_shift_to_the_right(place: int, iron: int) -> None:
    table = Table().hiring(*HIRED[:3]).seat(0, energy=1, first=(2, 0)).enter("comms")
    new = table.state.scientists[-1]
    table.do(act.Hire(HIRED[place], 0, f"0{iron}00"))
    left = [key for key in HIRED[:3] if key != HIRED[place]]
    assert table.state.hiring == [new, *left]
    assert table.player().hand[-1] == HIRED[place]


def test_r22_the_dry_chamber_as_the_helium_half() -> None:
    table = works(first=(3, 0), extraction=4, equipment="dry_chamber")
    table.do(act.Extract("dry_helium", "0200"))
    assert table.why(act.Extract("simple_helium", "0100")) == "second_product"
    table.do(act.Extract("simple_water", "0100"))
    assert (table.goods(), table.score()) == ({"water": 1, "helium": 1, "waste": 2}, 6)
    table = works(first=(3, 0), extraction=3, equipment="dry_chamber")
    table.do(act.Extract("dry_helium", "0200"))
    assert table.why(act.Extract("simple_water", "0100")) == "level", "instead of the main action"


def test_r22_equipment_that_replaces_is_not_on_top() -> None:
    table = Table().seat(0, energy=1, waste=2, equipment="composter").enter("recycling")
    table.do(act.Recycle("recycle_iron"))
    assert table.why(act.Use()) == "not_on_top"
    assert table.why(act.Recycle("compost")) == "level"


def test_r23_food_for_titanium_from_the_seedbeds() -> None:
    table = Table().seedbeds("rye_1", "pea_1", "leek_1")
    table.seat(0, energy=1, first=(0, 1)).enter("greenhouse")
    assert table.why(act.Harvest("barter", "0001")) == "not_improved"
    table = Table().seedbeds("rye_1", "pea_1", "leek_1").seat(1, built=["greenhouse"])
    table.seat(0, energy=1, first=(0, 1)).enter("greenhouse")
    table.do(act.Harvest("barter", "0001"), act.Take("leek_1"), act.Take("rye_1"))
    assert (table.player().food, table.score()) == (["leek_1", "rye_1"], 6)
    assert table.legal(act.Take) == []


@pytest.mark.parametrize(
    ("procedures", "waste"),
    [
        ("double_water:0001", 0),
        ("double_water:0100", 2),
        ("double_helium:0101", 1),
        ("double_helium:0002", 0),
        ("dry_helium:0002", 0),
        ("dry_helium:0101", 1),
        ("dry_helium:0200", 1),
        ("simple_water:0001 simple_helium:0100", 1),
        ("simple_water:0001 dry_helium:0200", 1),
    ],
)
def test_r24_waste_of_the_improved_industrial_complex(procedures: str, waste: int) -> None:
    has: Any = {"first": (2, 2), "water": 1, "extraction": 4, "equipment": "dry_chamber"}
    table = works(built=["industrial"], **has)
    for procedure in procedures.split():
        table.do(act.Extract(*procedure.split(":")))
    assert table.player().waste == waste


def comms() -> Table:
    """Return a table whose seat 0 is in the improved Comms Room with a rest stack."""
    table = Table().hiring(*HIRED[:3]).seat(1, built=["comms"])
    return table.seat(0, energy=1, first=(2, 0), rest=["geologist", HIRED[5]]).enter("comms")


def test_r26_a_level_1_scientist_leaves_for_two_points() -> None:
    table = comms()
    assert table.why(act.Dismiss("geologist")) == "main_first"
    table.do(act.Hire(HIRED[1], 0, "0100"))
    assert table.why(act.Dismiss("electrical_engineer")) == "in_use"
    assert table.why(act.Dismiss(HIRED[5])) == "only_level_1"
    assert table.why(act.Dismiss(HIRED[6])) == "not_in_hand"
    table.do(act.Dismiss("geologist"))
    assert table.score() == 7
    assert "geologist" not in (*table.player().hand, *table.player().rest)
    assert table.why(act.Dismiss("biologist")) == "dismissed_already"
    table = comms()
    table.do(act.Hire(HIRED[1], 0, "0100"), act.Dismiss("biologist"))
    assert "biologist" not in table.player().hand


def test_r28_new_procedures_at_every_level_and_as_one_of_two() -> None:
    table = Table().seat(1, built=["recycling"]).seat(0, energy=1, waste=1).enter("recycling")
    table.do(act.Recycle("recycle_titanium"))
    assert table.belt() == (0, 1, 0, 0)
    table = Table().seat(1, built=["recycling"]).seedbeds("rye_1", "pea_1", "leek_1")
    table.seat(0, energy=1, waste=2, sustainability=4).enter("recycling")
    table.do(act.Recycle("recycle_food"), act.Take("pea_1"))
    assert table.why(act.Recycle("recycle_titanium")) == "same_procedure"
    table.do(act.Recycle("recycle_energy"))
    assert (table.goods(), table.player().food) == ({"energy": 4}, ["pea_1"])


def test_r29_a_scientist_who_came_back_goes_on() -> None:
    table = Table().offer("order_1a")
    table.seat(0, module="dock", stress=4, energy=2, first=(3, 0), hand=["food_engineer"])
    table.do(act.Play("food_engineer"), act.Go("dock"), act.Fulfil("order_1a", "0300"))
    table.do(act.Recover("food_engineer"), act.Go("sleeping"), act.Sleep())
    assert (table.player().stress, table.player().hand) == (4, ["food_engineer"])
    table.do(act.Rest("food_engineer"), EndTurn())
    assert (table.player().stress, table.player().rest) == (5, ["food_engineer"])


def test_r30_each_activation_by_a_visitor_is_a_point() -> None:
    hand = ["geologist", "mining_engineer", "drill_operator"]
    table = Table().seat(0, energy=1, hand=hand).seat(1, module="mining", active=True)
    for score, keeper in ((6, 1), (7, 1), (7, 0)):
        if keeper == 0:
            table.turn(1).leave()
        table.turn(0).enter("mining")
        table.do(act.Mine(), EndTurn())
        assert table.score(1) == score
        assert [p.seat for p in table.state.players if p.active] == [keeper]
    assert table.player().energy == 0


def test_r31_the_co2_disc_stays_on_the_last_space() -> None:
    table = Table().offer("order_3a")
    table.seat(0, energy=1, first=(1, 0), water=1, waste=1, co2=8).enter("dock")
    events = table.do(act.Fulfil("order_3a", "0100"))
    assert (table.player().co2, table.player().waste) == (8, 0)
    beyond = ev.MarkerMoved(seat=0, marker="co2", steps=0, lost=1)
    assert kinds(events, ev.MarkerMoved) == [beyond]


@pytest.mark.parametrize(("stress", "may"), [(5, False), (6, False), (7, True)])
def test_r34_no_oxygen_until_the_limit_is_above_what_was_used(stress: int, may: bool) -> None:
    table = Table().seat(0, stress=stress, oxygen=6)
    assert bool(table.legal(act.Play)) is may

"""The AI's card, orders, research and hiring in a solo game, by examples and rulings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.luna_maris import events as ev
from games.luna_maris.content import Index
from games.luna_maris.effects import (
    Carbon,
    Charge,
    DropWaste,
    Effect,
    Gain,
    Retrieve,
    Salvage,
    Study,
    TakeWaste,
)
from games.luna_maris.state import AI, CAPPED, AiStep, Player, Stack
from tests.luna_maris.solo import (
    HOUSE,
    ai,
    card,
    index,
    line,
    order,
    phase,
    position,
)

IRON_ONLY = order("iron_only", 6, Carbon(steps=1), iron=3)
LEVEL_2 = [key for key, scientist in HOUSE.scientists.items() if scientist.level == 2]


def tops(*keys: str) -> list[Stack]:
    return [Stack(kind=kind, top=key, pile=[]) for kind, key in enumerate(keys, 1)]


# The card (12.4)


def test_the_card_is_turned_and_done_from_top_to_bottom() -> None:
    t = index(cards=(card("mining", "comms", "laboratory"), replace(card(), id="next")))
    state = position({"deck": ["next", "card"], "card": "old", "titanium": 0})
    log = phase(state, t)
    assert log.revealed
    assert log.events[0] == ev.Revealed(what="ai_card", cards=("card",))
    assert (ai(state).card, ai(state).past, ai(state).deck) == ("card", ["old"], ["next"])
    assert [step.module for step in ai(state).did] == ["mining", "comms", "laboratory"]
    assert {event.seat for event in log.events if isinstance(event, ev.SeatEvent)} == {AI}


def test_r67_x81_the_disc_ends_where_something_was_done_last() -> None:
    t = index(cards=(card("mining", "laboratory", "comms"),))
    state = position()
    log = phase(state, t)
    assert ai(state).module == "laboratory"
    assert ai(state).did[2] == AiStep(module="comms")
    assert ev.AiSkipped(seat=AI, module="comms") in log.events


def test_r67_a_secondary_action_is_enough_for_the_disc() -> None:
    state = position({"water": 2, "helium": 3})
    done = line("industrial", state)
    assert (done.main, done.extra) == ("", "scrub")
    assert ai(state).module == "industrial"


def test_r67_the_disc_stays_when_the_whole_card_is_impossible() -> None:
    state = position({"module": "power", "waste": 0})
    log = phase(state, index(cards=(card("comms", "recycling", "dock"),)))
    assert ai(state).module == "power"
    assert sum(isinstance(event, ev.AiSkipped) for event in log.events) == 3


def test_x76_the_player_gains_nothing_by_the_ai() -> None:
    player = Player(seat=0, vp={"start": 5}, module="mining", active=True, probes=["z02"])
    state = position(players=[player])
    line("mining", state)
    assert player.score == 5


# Shipping Dock


def test_l22_an_order_of_iron_alone_is_free() -> None:
    state = position({"co2": 2}, stacks=tops("iron_only"))
    done = line("dock", state, index(IRON_ONLY))
    assert done == AiStep(module="dock", main="iron_only", vp=6, steps=1)
    assert (ai(state).score, ai(state).co2, ai(state).orders) == (11, 3, ["iron_only"])
    assert state.stacks[0].top == ""


def test_the_next_order_is_turned_up() -> None:
    t = index(IRON_ONLY, order("next", titanium=6), cards=(card("dock"),))
    state = position(stacks=[Stack(kind=1, top="iron_only", pile=["next"])])
    log = phase(state, t)
    assert state.stacks == [Stack(kind=1, top="next", pile=[])]
    assert ev.Revealed(what="order", cards=("next",)) in log.events


def test_r69_what_is_shown_is_spent_but_for_iron() -> None:
    state = position({"titanium": 3, "water": 4, "helium": 2, "energy": 5}, stacks=tops("all"))
    done = line("dock", state, index(order("all", iron=2, titanium=1, water=2, helium=1)))
    assert done.paid == {"titanium": 1, "water": 2, "helium": 1}
    assert (ai(state).titanium, ai(state).water, ai(state).helium) == (2, 2, 1)
    assert ai(state).energy == 5


def test_r69_the_highest_points_come_first() -> None:
    t = index(order("cheap", 5, iron=1), order("dear", 8, iron=6), order("high", 9, helium=1))
    state = position(stacks=tops("cheap", "dear", "high"))
    assert line("dock", state, t).main == "dear", "helium for the highest is lacking"


def test_r69_x77_of_equal_points_the_fewest_cubes_iron_included() -> None:
    t = index(order("iron", 5, iron=3), order("water", 5, water=2), order("more", 5, iron=4))
    assert line("dock", position(stacks=tops("iron", "water", "more")), t).main == "water"


def test_r69_all_else_equal_the_leftmost() -> None:
    t = index(order("one", 5, iron=2), order("two", 5, water=2))
    assert line("dock", position(stacks=tops("two", "one")), t).main == "two"
    assert line("dock", position(stacks=tops("one", "two")), t).main == "one"


def test_r69_titanium_never_replaces_iron_nor_iron_titanium() -> None:
    state = position({"titanium": 3}, stacks=tops("iron"))
    line("dock", state, index(order("iron", iron=3)))
    assert ai(state).titanium == 3
    assert line("dock", position(stacks=tops("t")), index(order("t", titanium=1))).main == ""


def test_r70_bonuses_of_orders() -> None:
    bonus = (Carbon(steps=1), Study(), DropWaste(n=2), Retrieve(), Gain(goods={"iron": 2}))
    state = position({"waste": 3}, stacks=tops("rich"))
    done = line("dock", state, index(order("rich", 4, *bonus)), research="sustainability")
    assert (done.steps, done.waste, done.vp) == (1, -2, 4)
    assert ai(state).research == {"extraction": 1, "sustainability": 2}
    assert done.gained == {}


def test_r70_a_research_step_of_an_order_brings_the_cap_reward_too() -> None:
    levels = {"extraction": 4, "sustainability": 1}
    state = position({"research": levels}, stacks=tops("study"))
    done = line("dock", state, index(order("study", 4, Study())))
    assert (done.vp, done.bonus) == (9, "bonus_battery")
    assert ai(state).research["extraction"] == CAPPED
    capped = dict.fromkeys(levels, CAPPED)
    state = position({"research": capped}, stacks=tops("study"))
    assert line("dock", state, index(order("study", 4, Study()))).vp == 4


def test_r70_the_ai_sends_titanium_in_the_improved_dock_without_more_points() -> None:
    state = position({"titanium": 2}, stacks=tops("t"), constructed=["dock"])
    assert line("dock", state, index(order("t", 7, titanium=2))).vp == 7


# Laboratory


def test_r71_research_by_the_preference_of_the_card() -> None:
    state = position()
    assert line("laboratory", state, research="sustainability").main == "sustainability"
    assert line("laboratory", position(), research="extraction").main == "extraction"
    assert ai(state).research == {"extraction": 1, "sustainability": 2}


def test_r71_the_cap_is_the_step_after_level_4() -> None:
    state = position({"research": {"extraction": 3, "sustainability": 1}})
    assert (line("laboratory", state).vp, ai(state).research["extraction"]) == (0, 4)
    state = position({"research": {"extraction": 4, "sustainability": 1}, "energy": 3})
    done = line("laboratory", state)
    assert (done.vp, done.bonus, done.gained) == (5, "bonus_battery", {"energy": 5})
    assert state.bonuses == {"bonus_battery": AI}


def test_r71_the_other_track_once_the_preferred_one_is_capped() -> None:
    state = position({"research": {"extraction": CAPPED, "sustainability": 2}})
    assert line("laboratory", state).main == "sustainability"


def test_r71_both_capped_only_building_is_tried() -> None:
    levels = {"extraction": CAPPED, "sustainability": CAPPED}
    state = position({"research": levels, "titanium": 2}, projects=["comms"])
    done = line("laboratory", state)
    assert (done.main, done.extra, done.vp) == ("", "comms", HOUSE.board.construction[0])
    assert line("laboratory", position({"research": levels})) == AiStep(module="laboratory")


@pytest.mark.parametrize(
    ("fields", "taken", "bonus"),
    [
        ({"energy": 8}, {}, "bonus_titanium"),
        ({"energy": 0}, {"bonus_battery": 0}, "bonus_titanium"),
        ({"energy": 8, "waste": 0}, {"bonus_battery": 0, "bonus_titanium": 0}, "bonus_carbon"),
        ({"energy": 7, "waste": 0}, {"bonus_battery": 0, "bonus_titanium": 0}, "bonus_waste"),
        (
            {"energy": 8, "helium": 3},
            dict.fromkeys(("bonus_titanium", "bonus_waste", "bonus_carbon"), 0),
            "",
        ),
    ],
)
def test_r71_the_first_bonus_that_is_free_and_has_an_effect(
    fields: dict[str, int], taken: dict[str, int], bonus: str
) -> None:
    levels = {"extraction": 4, "sustainability": 1}
    state = position({"research": levels, **fields}, bonuses=dict(taken))
    done = line("laboratory", state)
    assert (done.bonus, done.vp) == (bonus, 5)
    assert state.bonuses == taken | ({bonus: AI} if bonus else {})


def bringing(*effects: Effect) -> Index:
    """Return components whose only research bonus of the AI has these effects."""
    battery = next(bonus for bonus in HOUSE.components.bonuses if bonus.id == "bonus_battery")
    ai = replace(HOUSE.components.ai, bonuses=(battery.id,))
    return index(bonuses=(replace(battery, effects=effects),), ai=ai)


@pytest.mark.parametrize(
    ("effect", "fields", "helps"),
    [
        (Gain(vp=1), {}, True),
        (Gain({"iron": 1}), {}, False),
        (Gain({"water": 2}), {"water": 3}, True),
        (Gain({"water": 2}), {"water": 4}, False),
        (DropWaste(1), {"waste": 1}, True),
        (DropWaste(1), {"waste": 0}, False),
        (Carbon(1), {"co2": 7}, True),
        (Carbon(1), {"co2": len(HOUSE.board.co2) - 1}, False),
        (Charge(), {"energy": 7}, True),
        (Study(), {}, True),
        (Salvage(), {}, False),
        (Retrieve(), {}, False),
        (TakeWaste(1), {"waste": 0}, False),
    ],
)
def test_r71_what_helps_the_ai(effect: Effect, fields: dict[str, int], helps: bool) -> None:
    levels = {"extraction": 4, "sustainability": 1}
    state = position({"research": levels, **fields})
    assert bool(line("laboratory", state, bringing(effect)).bonus) == helps


def test_r38_r70_food_is_salvaged_by_its_effect_alone_and_where_there_is_some() -> None:
    levels, food = {"extraction": 4, "sustainability": 1}, next(iter(HOUSE.food))
    for effect, pile in ((Salvage(), []), (Retrieve(), [food])):
        state = position({"research": levels}, food_discard=list(pile))
        assert line("laboratory", state, bringing(effect, Gain(vp=1))).vp == 6
        assert (ai(state).food, state.food_discard) == ([], pile)


def test_r71_a_bonus_whose_only_effect_is_waste_is_passed_over() -> None:
    own = index(ai=replace(HOUSE.components.ai, bonuses=("bonus_helium", "bonus_carbon")))
    levels = {"extraction": 4, "sustainability": 1}
    state = position({"research": levels, "helium": 3})
    assert line("laboratory", state, own).bonus == "bonus_carbon"
    assert ai(state).waste == 1
    state = position({"research": levels, "helium": 2})
    done = line("laboratory", state, own)
    assert (done.bonus, done.gained, done.waste) == ("bonus_helium", {"helium": 1}, 1)


def test_r38_a_bonus_salvages_the_best_food() -> None:
    own = index(ai=replace(HOUSE.components.ai, bonuses=("bonus_food",)))
    foods = sorted(HOUSE.food.values(), key=lambda food: food.value)
    levels = {"extraction": 4, "sustainability": 1}
    pile = [foods[0].id, foods[-1].id, foods[1].id]
    state = position({"research": levels}, food_discard=pile)
    assert line("laboratory", state, own).bonus == "bonus_food"
    assert (ai(state).food, state.food_discard) == ([foods[-1].id], [foods[0].id, foods[1].id])


def test_r72_x82_the_leftmost_improvement_is_built_after_the_research() -> None:
    t = index(cards=(card("laboratory"),))
    state = position({"titanium": 2, "energy": 0}, projects=["dock", "comms"])
    log = phase(state, t)
    vp = HOUSE.board.construction[0]
    assert ai(state).did == [
        AiStep(module="laboratory", main="extraction", extra="dock", paid={"titanium": 2}, vp=vp)
    ]
    assert (state.constructed, ai(state).built, ai(state).titanium) == (["dock"], ["dock"], 0)
    assert [type(event) for event in log.events[1:]] == [ev.Researched, ev.Built]


def test_r72_titanium_of_the_bonus_pays_the_improvement() -> None:
    own = index(ai=replace(HOUSE.components.ai, bonuses=("bonus_titanium",)))
    levels = {"extraction": 4, "sustainability": 1}
    state = position({"research": levels}, projects=["dock"])
    done = line("laboratory", state, own)
    assert (done.extra, done.gained, done.paid) == ("dock", {"titanium": 2}, {"titanium": 2})


def test_r72_one_improvement_a_visit_of_those_not_built() -> None:
    state = position({"titanium": 5}, projects=["dock", "comms", "power"], constructed=["dock"])
    done = line("laboratory", state)
    assert (done.extra, done.vp) == ("comms", HOUSE.board.construction[1])
    assert ai(state).titanium == 3


def test_r72_no_building_without_titanium_tile_or_space() -> None:
    full = ["dock", "comms", "power", "mining"]
    assert line("laboratory", position({"titanium": 1}, projects=["dock"])).extra == ""
    assert line("laboratory", position({"titanium": 2})).extra == ""
    state = position({"titanium": 2}, projects=[*full, "industrial"], constructed=full)
    assert line("laboratory", state).extra == ""


def test_r72_the_improved_laboratory_builds_for_1_titanium() -> None:
    tiles = ["laboratory", "dock"]
    state = position({"titanium": 1}, projects=tiles, constructed=["laboratory"])
    assert line("laboratory", state).paid == {"titanium": 1}
    state = position({"titanium": 2}, projects=tiles)
    assert line("laboratory", state).paid == {"titanium": 2}


# Comms Room


def test_r73_the_cheapest_scientist_the_rightmost_of_equal_ones() -> None:
    board = replace(HOUSE.board, fees=(2, 1, 1))
    state = position(hiring=LEVEL_2[:3], scientists=LEVEL_2[4:6])
    t = index(cards=(card("comms"),), board=board)
    log = phase(state, t)
    assert ai(state).hired == [LEVEL_2[2]]
    assert state.hiring == [LEVEL_2[5], *LEVEL_2[:2]]
    assert log.events[1:] == [
        ev.Hired(seat=AI, scientist=LEVEL_2[2], paid={}),
        ev.Revealed(what="hiring", cards=(LEVEL_2[5],)),
    ]
    state = position(hiring=["", *LEVEL_2[:2]])
    assert line("comms", state, index(board=replace(board, fees=(2, 1, 2)))).main == LEVEL_2[0]
    assert state.hiring == ["", "", LEVEL_2[1]]


def test_r73_an_empty_hiring_board_is_skipped() -> None:
    assert line("comms", position()) == AiStep(module="comms")

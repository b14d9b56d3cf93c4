"""Rulings R40 to R64, R79 and R80, so far as no example covers them.

Examples cover R52 (X35) and R53 (L14, X31 to X33). R35 to R39 and R65 to R78 are of the solo game:
`tests.luna_maris.test_rival`, `test_rival_works` and `test_solo`.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.core.actions import EndTurn
from games.core.errors import RefusedError
from games.core.hidden.declare import HIDDEN
from games.core.rng import rng
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris.content.types import MODULES, Module
from games.luna_maris.game import GAME
from games.luna_maris.state import CAPPED
from tests.luna_maris.builder import BOX, HIRED, Table, kinds
from tests.luna_maris.invariants import check
from tests.luna_maris.rules.test_examples_modules import works

BOTH: Any = {"extraction": CAPPED, "sustainability": CAPPED}


def test_r40_old_ore_is_resolved_cube_by_cube() -> None:
    table = Table().seat(0, last=(3, 1), waste=4, stress=6, co2=4).seat(1, co2=4)
    events = table.end_round()
    p = table.player()
    assert (p.waste, p.co2, p.stress, table.score()) == (8, 1, 4, 5)
    assert kinds(events, ev.Produced)[0].wasted == 4


def test_r41_only_food_drawn_blind_is_secret() -> None:
    table = Table().seat(0, drawn=["rye_1"], food=["pea_1"], rest=["geologist"])
    mine, its = (GAME.mask(table.state, seat).state.players[0] for seat in (0, 1))
    assert (mine.drawn, its.drawn) == (["rye_1"], [HIDDEN])
    assert (its.food, its.hand, its.rest) == (mine.food, mine.hand, ["geologist"])
    seen = ev.FoodSeen(seat=0, seats=(0,), food=("rye_1",))
    assert seen.at_closing().seats == (0,), "also once other actions become public"


def test_r41_only_what_nobody_has_seen_is_dealt_again() -> None:
    table = Table().seat(0, orders=["order_1a", "order_2a", "order_3a"], drawn=["rye_1"])
    for seed in range(5):
        check(GAME.determinize(GAME.mask(table.state, 1), rng(seed)))


def test_r42_ending_the_work_period_is_always_possible() -> None:
    table = Table().seat(0, hand=[], depot=[])
    assert table.legal() == [act.EndWork()]


def test_r43_depot_cubes_and_equipment_in_one_turn() -> None:
    table = Table().seat(0, vp=10, equipment="sonar").enter("mining")
    table.do(act.Depot("energy"), act.Depot("iron"), act.Enrich("0100"), act.Use())
    table.do(act.Depot("water"), EndTurn())
    assert (table.belt(), table.goods(), table.score()) == (
        (0, 3, 0, 0),
        {"water": 1, "waste": 1},
        5,
    )


def test_r44_an_improvement_works_in_the_same_turn() -> None:
    table = Table().projects("dock", "power")
    table.seat(0, module="laboratory", energy=1, first=(1, 2), hand=["physicist"])
    table.do(act.Play("physicist"), act.Go("laboratory"), act.Build("power", "0002"))
    assert table.why(act.Build("dock", "0002")) == "extra_done"
    table.do(act.Go("power"), act.Generate("thermoelectric", "0100"))
    assert table.player().energy == 3


def test_r44_only_what_was_revealed_and_is_not_built() -> None:
    table = Table().projects("dock", "power", "comms", "mining", "greenhouse")
    table.seat(1, built=["dock"]).seat(0, energy=1, first=(0, 2)).enter("laboratory")
    assert table.why(act.Build("dock", "0002")) == "built_already"
    assert table.why(act.Build("industrial", "0002")) == "no_project"
    built: list[Module] = ["power", "comms", "mining"]
    table.seat(1, built=built)
    table.player(1).built = ["dock", *built]
    assert table.why(act.Build("greenhouse", "0002")) == "construction_full"


def test_r45_the_final_score_may_be_below_0() -> None:
    table = Table().seat(0, vp=0, waste=8)
    # -6 of CO2, -8 without orders, -15 of waste.
    table.finish()
    assert table.score() == -29


def test_r46_the_payer_chooses_the_cubes() -> None:
    table = Table().seat(0, first=(1, 1), last=(1, 1)).enter("power")
    ways = [a.paid for a in table.legal(act.Generate)]  # type: ignore[attr-defined]
    assert ways == ["1000", "0010", "0100", "0001"], "old before new, iron before titanium"
    table.do(act.Generate("thermoelectric", "0010"))
    assert (table.belt(), table.goods()) == ((1, 1, 1, 0), {"energy": 2}), "to the supply"


def test_r47_new_ore_lands_on_the_first_space() -> None:
    table = Table().seat(0, energy=2, last=(1, 0), extraction=4).enter("laboratory")
    table.do(act.Depot("iron"), act.Research("extraction"), act.Claim("bonus_titanium"))
    assert table.belt() == (1, 2, 1, 0)
    table = Table().seat(0, energy=1, last=(1, 0)).enter("mining")
    table.do(act.Enrich("1000"))
    assert table.belt() == (0, 2, 0, 0)


def without_deck(*seedbeds: str) -> Table:
    """Return a table at which all other food is in the hand of seat 1."""
    table = Table().seedbeds(*seedbeds)
    return table.seat(1, food=list(table.state.food))


EMPTY: dict[Module, dict[str, Any]] = {
    "recycling": {},
    "sleeping": {"stress": 8},
    "laboratory": BOTH,
    "power": {},
    "industrial": {},
    "comms": {},
    "airlock": {"probes": ["z01", "z02", "z03", "z10"]},
    "dock": {},
    "greenhouse": {},
}


@pytest.mark.parametrize("module", list(EMPTY))
def test_r48_no_activation_without_its_main_action(module: Module) -> None:
    table = without_deck() if module == "greenhouse" else Table()
    dear = next(key for key, tile in BOX.orders.items() if tile.kind == 4)
    table.offer("order_1a", "order_2a", "order_3a", dear)
    table.seat(0, energy=6, depot=[], **EMPTY[module]).enter(module)
    extras = [act.Scrub(1), act.Scrub(2)] if module == "industrial" else []
    assert table.legal() == [EndTurn(), *extras] or table.legal() == [*extras, EndTurn()]
    table.end()
    assert (table.player().active, table.player().energy) == (False, 6)


def test_r48_a_cube_of_the_depot_may_pay() -> None:
    table = works()
    assert table.why(act.Extract("simple_water", "0100")) == "cannot_pay"
    table.do(act.Depot("iron"), act.Extract("simple_water", "0100"))
    assert table.player().active
    table = Table().enter("mining")
    assert table.why(act.Mine()) == "no_energy"
    table.do(act.Depot("energy"), act.Mine())


@pytest.mark.parametrize("module", MODULES)
def test_r49_the_way_is_the_shortest(module: Module) -> None:
    hand = next(key for key in HIRED if module in (*BOX.scientists[key].modules, "sleeping"))
    table = Table().seat(0, hand=[hand], stress=8)
    table.do(act.Play(hand), act.Go(module))
    steps, reached = 0, {"sleeping"}
    while module not in reached:
        steps += 1
        reached |= {to for at in reached for to in BOX.passages[at]}  # type: ignore[index]
    assert table.player().oxygen == max(1, steps)


def test_r50_discs_are_no_limit() -> None:
    built: list[Module] = ["dock", "power", "comms", "laboratory"]
    table = Table().seat(0, energy=1, built=built, extraction=CAPPED, sustainability=4)
    table.state.bonuses = {"bonus_food": 0}
    table.enter("laboratory").do(act.Research("sustainability"), act.Claim("bonus_waste"))
    assert table.state.bonuses == {"bonus_food": 0, "bonus_waste": 0}


def test_r51_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    table = Table().seedbeds("rye_1", "pea_1", "leek_1")
    table.discard(*list(table.state.food))
    table.seat(0, energy=1).enter("greenhouse").do(act.Take("pea_1"))
    assert len(table.state.food_discard) == 15
    events = table.end()
    assert kinds(events, ev.FoodShuffled) == [ev.FoodShuffled(cards=15)]
    assert (len(table.state.seedbeds), len(table.state.food)) == (3, 14)


def test_r51_a_deck_with_cards_is_not_shuffled() -> None:
    table = Table().discard("rye_1", "pea_1").seat(0, energy=1).enter("greenhouse")
    deck = list(table.state.food)
    table.do(act.Take(table.state.seedbeds[0]), EndTurn())
    assert (table.state.food, table.state.food_discard) == (deck[:-1], ["rye_1", "pea_1"])


def test_r51_the_harvest_takes_what_lies_there() -> None:
    table = without_deck("rye_1").seat(0, energy=1, water=1).enter("greenhouse")
    table.do(act.Harvest("harvest_three", "0000"), EndTurn())
    assert (table.player().food, table.score(), table.goods()) == (["rye_1"], 6, {})
    assert table.state.seedbeds == []


def test_r51_fertilizer_without_a_card_gives_oxygen_back() -> None:
    table = without_deck("rye_1", "pea_1").seat(0, energy=1, oxygen=2, equipment="fertilizer")
    table.enter("greenhouse").do(act.Take("rye_1"), act.Use())
    assert (table.player().drawn, table.player().oxygen) == ([], 2)


def test_r54_the_bonus_of_a_row_is_optional() -> None:
    table = Table().round(2)
    table.do(act.EndWork(), EndTurn())
    assert (table.player().food, table.state.turn) == ([], 1)
    table = without_deck().round(2)
    table.do(act.EndWork())
    assert {type(action) for action in table.legal()} == {EndTurn, act.Depot}


def test_r54_a_card_taken_is_replaced_after_the_turn() -> None:
    table = Table().round(2)
    table.do(act.EndWork(), act.Take(table.state.seedbeds[0]))
    assert len(table.state.seedbeds) == 2
    table.end()
    assert len(table.state.seedbeds) == 3


def test_r55_bonuses_in_printed_order_then_the_next_tile() -> None:
    table = Table().offer("order_3a")
    table.seat(0, energy=1, first=(1, 0), water=1, waste=3).enter("dock")
    events = table.do(act.Fulfil("order_3a", "0100"))
    wanted = (ev.OrderFulfilled, ev.MarkerMoved, ev.WasteMoved, ev.Revealed)
    assert tuple(type(event) for event in kinds(events, *wanted)) == wanted
    assert (table.player().co2, table.player().waste, table.score()) == (1, 1, 13)
    assert table.player().orders == ["order_3a"]


def test_r55_a_research_step_with_both_tracks_capped_is_skipped() -> None:
    table = Table().offer("order_2a").seat(0, energy=1, first=(0, 1), **BOTH).enter("dock")
    table.do(act.Fulfil("order_2a", "0001"), EndTurn())
    assert table.score() == 11


def test_r56_who_was_hired_may_be_given_up_in_the_same_turn() -> None:
    table = Table().hiring("physicist", *HIRED[5:7])
    table.seat(0, module="comms", stress=4, energy=2, first=(2, 0), hand=["psychologist"])
    table.do(act.Play("psychologist"), act.Go("comms"), act.Hire("physicist", 0, "0200"))
    table.do(act.Go("sleeping"), act.Sleep(), act.Rest("physicist"), EndTurn())
    assert (table.player().stress, table.player().hand) == (7, [])


def test_r57_after_a_mere_move_one_step_is_left() -> None:
    table = Table().seat(0, energy=1, stress=4, hand=["physicist"])
    table.do(act.Play("physicist"), act.Go("laboratory"), act.Go("sleeping"), act.Sleep())
    assert table.player().stress == 5


def test_r58_extra_actions_once_each_and_one_for_each_step() -> None:
    table = Table().projects("dock")
    table.seat(0, module="laboratory", energy=5, first=(0, 2), hand=["physicist"], stress=8)
    table.do(act.Play("physicist"), act.Go("industrial"), act.Scrub(1))
    assert table.why(act.Build("dock", "0002")) == "extra_done", "the second of one step"
    table.do(act.Go("laboratory"))
    assert table.why(act.Scrub(1)) == "extra_done"
    table.do(act.Build("dock", "0002"))
    assert (table.player().energy, table.player().co2) == (3, 1)


def test_r58_scrubbers_not_beyond_the_last_space() -> None:
    table = works(energy=2, co2=7)
    assert table.why(act.Scrub(2)) == "co2_end"
    table.do(act.Scrub(1))
    assert (table.player().co2, table.player().energy) == (8, 1)


def test_r59_a_bonus_is_chosen_even_when_it_does_nothing() -> None:
    table = Table(4).seat(0, energy=1, extraction=4)
    others = [bonus for bonus in BOX.bonuses if bonus != "bonus_food"]
    table.state.bonuses = {bonus: 1 + n // 2 for n, bonus in enumerate(others)}
    for seat in range(1, 4):
        table.seat(seat, **BOTH)
    table.enter("laboratory").do(act.Research("extraction"))
    assert table.why(EndTurn()) == "finish_first"
    assert table.legal(act.Claim) == [act.Claim("bonus_food")]
    table.do(act.Claim("bonus_food"))
    assert (table.player().food, table.player().energy) == ([], 1), "no food was discarded"


def test_r60_an_own_bonus_again_with_both_tracks_capped() -> None:
    table = Table().seat(0, energy=1, first=(0, 2), waste=2, **BOTH).seat(1, built=["laboratory"])
    table.state.bonuses = {"bonus_battery": 0}
    table.enter("laboratory")
    assert table.why(act.Research("extraction")) == "both_capped"
    table.do(act.Repeat("bonus_battery", "0002"))
    assert (table.player().energy, table.score(), table.player().active) == (6, 5, True)


@pytest.mark.parametrize(("module", "active"), [("mining", True), ("airlock", False)])
def test_r61_staying_keeps_the_module_active(module: str, active: bool) -> None:
    table = Table().seat(0, module="mining", active=True, stress=8)
    table.do(act.Play("geologist"), act.Go(module), EndTurn())
    assert table.player().active is active


def test_r62_each_loss_stops_at_0_and_no_debt_remains() -> None:
    table = Table().seat(0, vp=0, built=["dock"]).seat(1, co2=1)
    table.end_round()
    assert table.score() == 1


def test_r63_the_co2_track_breaks_a_tie_and_the_same_space_does_not() -> None:
    # Their credits are 1 and -1, and their spaces bring -4 and -6.
    for co2, vp, winners, needed in ((1, 10, (0,), 2), (0, 14, (0, 1), 2)):
        table = Table().seat(0, vp=vp, co2=co2).seat(1, vp=14)
        table.finish()
        outcome = GAME.result(table.state)
        assert outcome is not None
        assert table.score(0) == table.score(1)
        assert (outcome.winners, len(outcome.tie_breaks)) == (winners, needed)


def test_r64_what_ends_undo_inside_a_turn() -> None:
    table = Table().hiring(*HIRED[:3]).seat(0, energy=1, first=(1, 0)).enter("comms")
    assert table.apply(0, act.Hire(HIRED[1], 0, "0100")).revealed
    table = Table().offer("order_1b").seat(0, energy=1, first=(4, 0)).enter("dock")
    assert table.apply(0, act.Fulfil("order_1b", "0400")).revealed
    table = Table().seat(0, energy=1, equipment="fertilizer").enter("greenhouse")
    assert not table.apply(0, act.Take(table.state.seedbeds[0])).revealed
    assert len(table.state.seedbeds) == 2
    assert table.apply(0, act.Use()).revealed
    assert len(table.player().drawn) == 1
    assert len(table.state.seedbeds) == 2, "refilled after the turn"
    ended = table.apply(0, EndTurn())
    assert (ended.revealed, ended.closed) == (True, True)


def test_r79_the_last_one_at_work_takes_turn_after_turn() -> None:
    table = Table(3).alone(1).turn(1)
    for scientist in BOX.starting[:4]:
        table.do(act.Play(scientist), act.Go("sleeping"), EndTurn())
        assert (table.state.turn, table.state.round) == (1, 1)
    table.leave()
    assert (table.state.round, table.state.order) == (2, [0, 2, 1])


def test_r80_without_scientists_only_the_end_is_left() -> None:
    table = Table().hiring(*HIRED[:3]).seat(1, built=["comms"])
    table.seat(0, energy=1, first=(1, 0)).enter("comms")
    table.do(act.Hire(HIRED[1], 0, "0100"), act.Dismiss("biologist"), EndTurn())
    gone = [p for p in table.state.players if "biologist" in (*p.hand, *p.rest)]
    assert [p.seat for p in gone] == [1], "only the other player's own card is left"
    table = Table().seat(0, hand=[], rest=[], vp=20)
    with pytest.raises(RefusedError):
        GAME.apply(table.state, 0, act.Import(1))
    assert {type(action) for action in table.legal()} == {act.EndWork, act.Depot}


def test_r57_as_many_scientists_as_one_likes_may_rest_and_surplus_is_lost() -> None:
    """They lie in the rest stack, where food brings them back instead of becoming waste."""
    table = Table().seat(0, energy=1, stress=6).enter("sleeping")
    rested = table.player().hand[:3]
    table.do(act.Sleep(), *map(act.Rest, rested))
    assert table.player().stress == 8
    assert set(rested) <= set(table.player().rest)

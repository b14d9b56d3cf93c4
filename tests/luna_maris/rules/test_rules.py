"""Rules, by their numbers, of which neither an example nor a ruling speaks."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.actions import EndTurn
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris.content import BUILT_IN
from games.luna_maris.game import GAME
from games.luna_maris.state import Equipping, Ore, Starting
from tests.luna_maris.builder import BOX, HIRED, Table, kinds
from tests.luna_maris.rules.test_examples_modules import works


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_setup(seats: int) -> None:
    state = GAME.start({"first": "host"}, seats, 4, BUILT_IN)
    assert (state.round, state.order, state.turn) == (1, list(range(seats)), seats - 1)
    assert (len(state.hiring), len(state.scientists), len(state.projects)) == (3, 13, 5)
    food = {*state.seedbeds, *state.food}
    assert len(state.seedbeds) == 3
    assert food == {key for key, card in BOX.food.items() if card.players <= seats}
    probes = {zone for p in state.players for zone in p.probes}
    assert len(probes) == seats
    assert all(seats in BOX.zones[zone].start for zone in probes)
    for p in state.players:
        assert (p.score, p.co2, p.stress, p.oxygen, p.waste) == (5, 0, 6, 0, 1)
        assert (p.energy, p.water, p.helium, p.first, p.last) == (3, 2, 0, Ore(1, 0), Ore())
        assert sorted(p.depot) == ["energy", "iron", "water"]
        assert (tuple(p.hand), p.rest, p.food) == (BOX.starting, [], [])
        assert set(p.research.values()) == {1}


def test_2_1_the_first_player_is_drawn_and_others_follow_clockwise() -> None:
    orders = {tuple(GAME.start({}, 3, seed, BUILT_IN).order) for seed in range(30)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


def test_2_10_without_equipment_the_start_positions_come_first() -> None:
    state = GAME.start({"equipment": "off", "first": "host"}, 3, 1, BUILT_IN)
    assert isinstance(state.stack[-1], Starting)
    assert state.turn == 0


def test_2_10_a_tile_that_is_gone() -> None:
    state = GAME.start({"first": "host"}, 2, 1, BUILT_IN)
    table = Table()
    table.state = state
    frame = state.stack[-1]
    assert isinstance(frame, Equipping)
    tile = frame.tiles[0]
    table.do(act.Equip(tile), EndTurn())
    assert table.why(act.Equip(tile)) == "tile_gone"


@pytest.mark.parametrize(("seats", "cards"), [(2, 1), (4, 2)])
def test_2_11_starting_scientists_show_the_starts_of_two_and_four(seats: int, cards: int) -> None:
    shown = GAME.start({}, seats, 1, BUILT_IN).revealed
    assert len(set(shown)) == cards
    assert set(shown) <= set(BOX.starting)


def test_2_11_a_level_2_scientist_shows_the_starts_of_three() -> None:
    places: set[int] = set()
    for seed in range(20):
        state = GAME.start({"equipment": "off"}, 3, seed, BUILT_IN)
        (shown,) = state.revealed
        places.add(state.scientists.index(shown))
        frame = state.stack[-1]
        assert isinstance(frame, Starting)
        assert frame.modules == list(BOX.scientists[shown].modules)
    assert len(places) > 5, "it was shuffled in"


@pytest.mark.parametrize(("number", "energy"), [(1, 2), (2, 3), (3, 2), (4, 3)])
def test_3_4_the_sun_shines_in_rounds_3_and_5(number: int, energy: int) -> None:
    """The first to end before a night gains 2 for that."""
    table = Table().round(number)
    table.end_round()
    assert table.player().energy == energy


def test_3_5_players_take_turns_until_all_have_ended() -> None:
    table = Table(3)
    asked: list[int] = []
    for end in (False, True, False, True, True):
        asked.append(table.state.turn)
        scientist = table.player(table.state.turn).hand[0]
        table.do(*((act.EndWork(),) if end else (act.Play(scientist), act.Go("sleeping"))))
        table.end()
    assert (asked, table.state.round, table.state.order) == ([0, 1, 2, 0, 2], 2, [1, 0, 2])
    assert table.state.turn == 1


def test_3_6_equipment_face_up_and_oxygen_at_0() -> None:
    table = Table().seat(0, equipment="sonar", equipped=False, oxygen=5, stress=5)
    table.end_round()
    p = table.player()
    assert (p.equipped, p.oxygen, p.stress) == (True, 0, 5)


def test_4_4_an_activation_is_told_with_its_price() -> None:
    table = Table().seat(0, energy=1).enter("mining")
    told = kinds(table.do(act.Mine()), ev.Activated)
    assert told == [ev.Activated(seat=0, module="mining", energy=1, owner=None, vp=0)]
    table = Table().seat(1, module="mining", active=True).enter("mining")
    told = kinds(table.do(act.Mine()), ev.Activated)
    assert told == [ev.Activated(seat=0, module="mining", energy=0, owner=1, vp=1)]


def test_4_5_one_main_action_in_a_step() -> None:
    table = Table().seat(0, energy=2, first=(2, 0)).enter("mining")
    table.do(act.Mine())
    assert table.why(act.Mine()) == table.why(act.Enrich("0100")) == "activated_already"
    table = Table().seat(0, first=(2, 0)).enter("power")
    table.do(act.Generate("thermoelectric", "0100"))
    assert table.why(act.Generate("thermoelectric", "0100")) == "activated_already"


@pytest.mark.parametrize(
    ("module", "equipment", "action"),
    [
        ("power", "reactor", act.Generate("bioenergy", "0100")),
        ("industrial", "dry_chamber", act.Extract("dry_helium", "0200")),
        ("recycling", "composter", act.Recycle("compost")),
        ("comms", "antenna", act.Hire(HIRED[0], 1, "0100")),
    ],
)
def test_4_11_equipment_is_its_owners_and_once_a_round(
    module: Any, equipment: str, action: act.AnyAction
) -> None:
    has: Any = {"energy": 1, "first": (2, 0), "waste": 1}
    table = Table().hiring(*HIRED[:3]).seat(0, **has).enter(module)
    assert table.why(action) == "no_equipment"
    table = Table().hiring(*HIRED[:3])
    table.seat(0, equipment=equipment, equipped=False, **has).enter(module)
    assert table.why(action) == "equipment_used"
    table = Table().hiring(*HIRED[:3]).seat(0, equipment=equipment, **has).enter(module)
    told = kinds(table.do(action), ev.EquipmentUsed)
    assert told == [ev.EquipmentUsed(seat=0, equipment=equipment)]
    assert not table.player().equipped


def test_5_1_only_own_food_is_spent() -> None:
    table = Table().seat(0, rest=["geologist"], food=["rye_1"]).seat(1, food=["pea_1"])
    assert table.why(act.Feed("pea_1")) == "not_own_food"
    assert table.why(act.Feed("bread_1")) == "unknown"
    table = Table().seat(0, rest=["geologist"])
    assert table.why(act.Feed("rye_1")) == "no_food"


def test_5_1_several_cards_are_one_meal() -> None:
    table = Table().seat(0, rest=list(BOX.starting), food=["radish_1", "arugula_1", "pea_1"])
    table.do(act.Feed("radish_1"), act.Feed("arugula_1"), act.Done())
    for scientist in BOX.starting[2:]:
        table.do(act.Recover(scientist))
    p = table.player()
    assert (len(p.hand), p.food, p.waste) == (4, ["pea_1"], 0)
    assert table.legal(act.Recover) == []


@pytest.mark.parametrize(
    ("card", "energy", "oxygen", "stress"),
    [("leek_1", 1, 3, 5), ("arugula_1", 0, 2, 5), ("radish_1", 0, 3, 6), ("rye_1", 0, 3, 5)],
)
def test_5_2_bonuses_of_food(card: str, energy: int, oxygen: int, stress: int) -> None:
    """Two of them rest; the card's surplus food is waste."""
    table = Table().seat(0, oxygen=3, stress=5, rest=list(BOX.starting[:2]), drawn=[card])
    events = table.do(act.Feed(card))
    p = table.player()
    assert (p.energy, p.oxygen, p.stress, p.drawn) == (energy, oxygen, stress, [])
    surplus = BOX.food[card].value - 2
    assert p.waste == surplus
    assert [e.n for e in kinds(events, ev.WasteMoved)] == [surplus] * bool(surplus)
    assert table.state.food_discard == [card]


def test_5_3_the_price_is_two_points_each() -> None:
    table = Table().seat(0, vp=4, rest=list(BOX.starting))
    assert table.legal(act.Import) == [act.Import(1), act.Import(2)]
    assert table.why(act.Import(3)) == "too_few_points"
    assert table.why(act.Import(7)) == table.why(act.Import(0)) == "too_many"


def test_8_1_probes_go_to_free_zones() -> None:
    table = Table().seat(0, energy=1).enter("airlock")
    assert table.why(act.Install(table.player(1).probes[0])) == "zone_taken"
    assert table.why(act.Install(table.state.covered[0])) == "zone_covered"
    assert table.why(act.Install("z99")) == "unknown"
    table = Table().seat(0, energy=1, probes=["z01", "z02", "z03", "z10"]).enter("airlock")
    assert table.why(act.Install("z20")) == "no_probe"


def test_8_2_fees_are_paid_in_full() -> None:
    table = Table().hiring(*HIRED[:3]).seat(0, energy=1, first=(1, 0)).enter("comms")
    assert table.why(act.Hire(HIRED[0], 0, "0100")) == "cannot_pay"
    assert table.why(act.Hire(HIRED[1], 0, "0000")) == "not_the_price"
    assert table.why(act.Hire(HIRED[4], 0, "0100")) == "not_hiring"
    assert table.why(act.Hire(HIRED[0], 2, "0200")) == "unknown", "there is one antenna"


def test_8_3_an_order_is_paid_in_full() -> None:
    table = Table().offer("order_1a", "order_3a").seat(0, energy=1, first=(2, 0)).enter("dock")
    assert table.why(act.Fulfil("order_3a", "0100")) == "cannot_pay", "no water"
    assert table.why(act.Fulfil("order_1a", "0200")) == "cannot_pay"
    assert table.why(act.Fulfil("order_1b", "0200")) == "not_on_offer"
    assert table.why(act.Fulfil("order_9z", "0200")) == "unknown"


def test_8_4_levels_open_procedures() -> None:
    table = works(first=(2, 0), water=1)
    for procedure, paid in (("double_water", "0100"), ("double_helium", "0200")):
        why = table.refused(act.Extract(procedure, paid))
        assert (why.key, why.fact("have")) == ("level", 1)
    table = Table().seat(0, energy=1, waste=1, sustainability=2).enter("recycling")
    assert table.why(act.Recycle("recycle_water")) == "level"


def test_8_4_the_fourth_level_is_not_the_cap() -> None:
    table = Table().seat(0, energy=1, sustainability=3).enter("laboratory")
    table.do(act.Research("sustainability"), EndTurn())
    assert (table.player().research["sustainability"], table.score()) == (4, 5)


def test_8_4_spaces_of_the_construction_track_from_the_left() -> None:
    table = Table().projects("dock", "power", "comms", "mining").seat(0, stress=8)
    for place, module in enumerate(("dock", "power", "comms", "mining")):
        table.seat(0, energy=1, first=(0, 2), hand=["biomedical_researcher"], rest=[])
        before = table.score()
        events = table.turn(0).enter("laboratory").do(act.Build(module, "0002"))
        assert table.score() - before == BOX.board.construction[place]
        assert kinds(events, ev.Built)[0].paid == {"titanium": 2, "energy": 1}
        table.end()


def test_8_5_a_procedure_is_run_in_its_own_module() -> None:
    table = Table().seat(0, energy=1, first=(1, 0), waste=1).enter("recycling")
    assert table.why(act.Recycle("simple_water")) == "unknown"
    assert table.why(act.Extract("simple_water", "0100")) == "not_here"


def test_8_6_mining_scores_no_probes_before_it_is_improved() -> None:
    table = Table().seat(0, energy=1, last=(1, 0), probes=["z01", "z02", "z12"]).enter("mining")
    table.do(act.Mine())
    assert (table.belt(), table.score()) == ((2, 1, 1, 0), 5), "the belt does not move"


def test_8_9_the_harvest_needs_water_and_cards() -> None:
    table = Table().seat(0, energy=1).enter("greenhouse")
    assert table.why(act.Harvest("harvest_three", "0000")) == "cannot_pay"
    table.do(act.Take(table.state.seedbeds[1]))
    assert table.score() == 5


def test_8_10_any_scientist_may_go_to_sleep() -> None:
    table = Table().seat(1, module="sleeping", active=True)
    table.do(act.Play("geologist"), act.Go("sleeping"), act.Sleep())
    assert (table.player().stress, table.score(1)) == (7, 6)
    assert table.why(act.Sleep()) == "asleep"


def test_8_10_who_has_no_stress_left_to_lower_gives_nothing_up_by_not_resting() -> None:
    table = Table().seat(0, stress=5).seat(1, module="sleeping", active=True)
    table.do(act.Play("geologist"), act.Go("sleeping"), act.Sleep())
    assert not GAME.nothing_left(table.state, 0)
    while table.player().stress < 8:
        table.do(act.Rest(table.player().hand[0]))
    assert table.player().hand
    assert GAME.nothing_left(table.state, 0)


def test_9_1_waste_beyond_the_track_is_told_and_ignored() -> None:
    table = Table().seat(0, waste=7, stress=8, co2=3, rest=["geologist"], food=["potato_1"])
    events = table.do(act.Feed("potato_1"))
    assert kinds(events, ev.WasteMoved) == [ev.WasteMoved(seat=0, n=1, lost=5)]
    assert (table.player().waste, table.player().co2, table.player().stress) == (8, 2, 7)


def test_10_fertilizer_draws_a_card_and_gives_oxygen_back() -> None:
    table = Table().seat(0, energy=1, oxygen=2, equipment="fertilizer").enter("greenhouse")
    top = table.state.food[-1]
    events = table.do(act.Take(table.state.seedbeds[0]), act.Use())
    assert (table.player().drawn, table.player().oxygen) == ([top], 2)
    assert [e.seats for e in kinds(events, ev.FoodSeen)] == [(0,)]


def test_10_equipment_belongs_to_its_module() -> None:
    table = Table().seat(0, energy=1, equipment="sonar").enter("greenhouse")
    table.do(act.Take(table.state.seedbeds[0]))
    assert table.why(act.Use()) == "not_here"


@pytest.mark.parametrize(("ore", "vp"), [((0, 0), 1), ((0, 1), 2), ((2, 2), 3)])
def test_11_1_resources_of_all_kinds_together(ore: tuple[int, int], vp: int) -> None:
    table = Table().seat(0, energy=1, water=1, helium=1, first=ore)
    assert table.finish()[0]["stock"] == vp


@pytest.mark.parametrize(("count", "vp"), [(0, -8), (1, -4), (4, 8), (6, 16), (7, 16)])
def test_11_1_points_for_the_number_of_orders(count: int, vp: int) -> None:
    tiles = [key for _, key in sorted((key[-1], key) for key in BOX.orders)]
    table = Table().seat(0, orders=tiles[:count])
    assert table.finish()[0]["fulfilled"] == vp


def test_11_the_standing_of_a_game_tells_points_so_far() -> None:
    table = Table(3).seat(0, vp=7, co2=8).seat(1, vp=9).seat(2, vp=7)
    standing = GAME.standing(GAME.mask(table.state, None))
    assert [(score.total, score.rank) for score in standing.scores] == [(7, 2), (9, 1), (7, 2)]
    assert standing.winners == (1,)


def test_11_3_most_points_win() -> None:
    table = Table().seat(1, vp=6)
    table.finish()
    outcome = GAME.result(table.state)
    assert outcome is not None
    assert (outcome.winners, outcome.tie_breaks) == ((1,), ())
    assert [score.rank for score in outcome.scores] == [2, 1]

"""The solo game around the AI's phase: setup, the player's turns, games, the end (12)."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.actions import EndTurn
from games.core.events import Applied, Event
from games.luna_maris import actions as act
from games.luna_maris import events as ev
from games.luna_maris import flow, scoring
from games.luna_maris.content import BUILT_IN
from games.luna_maris.game import GAME
from games.luna_maris.state import AI, Ore, Player, Starting, State
from tests.luna_maris.solo import HOUSE, ai, position

LEVELS = ("basic", "intermediate", "advanced")


def game(seed: int, **options: str) -> State:
    return GAME.rules.new(GAME.complete(options), 1, seed, BUILT_IN)


def started(seed: int = 1) -> State:
    """Return a solo game at the player's first turn."""
    state = game(seed, equipment="off")
    for _ in range(2):
        GAME.apply(state, 0, GAME.legal(state, 0)[0])
    return state


def shows(module: str) -> str:
    """Return a starting scientist who shows a module."""
    return next(key for key in HOUSE.starting if module in HOUSE.scientists[key].modules)


def do(state: State, *actions: Any) -> list[Event]:
    return [event for action in actions for event in GAME.apply(state, 0, action).events]


# Setup (12.1)


@pytest.mark.parametrize("level", LEVELS)
def test_12_1_setup_as_for_two_with_the_ai(level: str) -> None:
    letters = {"basic": "abcdef", "intermediate": "abcdefghijkl", "advanced": "ghijkl"}[level]
    dealt: set[str] = set()
    for seed in range(40):
        state = game(seed, level=level)
        it = ai(state)
        assert (it.score, it.waste, it.water, it.energy, it.titanium, it.helium) == (
            5,
            1,
            2,
            0,
            0,
            0,
        )
        assert (it.co2, set(it.research.values()), it.card, it.module) == (0, {1}, "", None)
        assert len(it.deck) == len(set(it.deck)) == 5
        dealt.update(it.deck)
        mine, its = state.players[0].probes, it.probes
        assert len(mine) == len(its) == 1
        assert mine != its
        assert 2 in HOUSE.zones[mine[0]].start
        assert 2 in HOUSE.zones[its[0]].start
        assert len(state.covered) == 2
        assert [len(stack.pile) for stack in state.stacks] == [2] * 4
        assert all(HOUSE.food[card].players == 2 for card in state.food + state.seedbeds)
        assert state.stack[-1].__struct_config__.tag == "equipping"
        assert len(state.stack[-1].tiles) == 2  # type: ignore[union-attr]  # Equipping, see above
    assert dealt == {f"ai_{letter}" for letter in letters}


def test_12_1_the_ai_takes_the_other_module_of_the_card() -> None:
    for seed in range(12):
        state = game(seed, equipment="off")
        frame = state.stack[-1]
        assert isinstance(frame, Starting)
        one, two = HOUSE.scientists[state.revealed[0]].modules
        chosen = (one, two)[seed % 2]
        do(state, act.Start(chosen), EndTurn())
        other = two if chosen == one else one
        assert (state.players[0].module, ai(state).module) == (chosen, other)
        assert not state.players[0].active
        assert sorted(state.players[0].hand) == sorted(HOUSE.starting), "the card returns"


# The player's turns (12.3, 12.4)


def test_r66_each_action_is_a_turn_of_its_own_until_the_end() -> None:
    state = started()
    p = state.players[0]
    p.module, p.energy = "greenhouse", 3
    ai(state).module = "airlock"
    food = state.seedbeds[0]
    do(state, act.Play(shows("greenhouse")), act.Go("greenhouse"), act.Take(food), EndTurn())
    assert len(state.seedbeds) == 3, "refilled after the turn"
    assert (state.turn, state.round, ai(state).card) == (0, 1, "")
    do(state, act.Feed(food))
    assert ai(state).card == ""


def test_x85_the_player_takes_the_first_space_and_the_ai_no_bonus() -> None:
    state = started()
    state.players[0].energy = 0
    events = do(state, act.EndWork(), EndTurn())
    assert ev.Gained(seat=0, gained={"energy": 2}, lost={}, vp=0) in events
    turned = events.index(ev.Revealed(what="ai_card", cards=(ai(state).card,)))
    bonuses = (ev.Gained, ev.FoodTaken)
    its = [e for e in events[:turned] if isinstance(e, bonuses) and e.seat == AI]
    assert its == []
    ended = next(n for n, event in enumerate(events) if isinstance(event, ev.RoundEnded))
    assert turned < ended, "the AI's phase is before the Cleanup"
    assert (state.round, state.turn, len(ai(state).deck)) == (2, 0, 4)


def test_x76_main_actions_at_the_disc_are_free_extra_actions_are_not() -> None:
    state = started()
    p = state.players[0]
    p.module, p.energy, p.first, p.oxygen = "laboratory", 2, Ore(titanium=2), 0
    ai(state).module = "laboratory"
    tile = state.projects[0]
    events = do(
        state, act.Play(shows("laboratory")), act.Go("laboratory"), act.Research("extraction")
    )
    assert ev.Activated(seat=0, module="laboratory", energy=0, owner=AI, vp=0) in events
    assert (p.energy, p.active) == (2, False)
    do(state, act.Build(tile, "0002"))
    assert (p.energy, ai(state).score) == (1, 5)


def test_r67_the_disc_on_the_power_plants_has_no_effect() -> None:
    state = started()
    p = state.players[0]
    p.module, p.energy, p.first = "power", 0, Ore(iron=1)
    ai(state).module = "power"
    run = act.Generate("thermoelectric", "0100")
    events = do(state, act.Play(shows("power")), act.Go("power"), run)
    assert not any(isinstance(event, ev.Activated) for event in events)


def test_r39_the_cleanup_scores_both_by_the_rule_for_two() -> None:
    state = position(
        {"vp": {"start": 0}, "co2": 2, "built": ["dock"], "probes": ["z01", "z02", "z10"]},
        players=[player(co2=3, probes=["z03", "z04"], equipped=False, oxygen=4)],
        constructed=["dock"],
    )
    flow.clean_up(HOUSE, state, Applied())
    assert state.players[0].vp == {"start": 5, "probes": 1, "carbon": 1}
    # 1 for the probes, -1 for carbon, 1 for the improvement.
    assert ai(state).vp == {"start": 0, "probes": 1, "carbon": -1, "construction": 1}


def test_r65_the_points_of_the_ai_never_fall_below_0() -> None:
    state = position({"vp": {"start": 0}}, players=[player(co2=1)])
    flow.clean_up(HOUSE, state, Applied())
    assert ai(state).score == 0


# The end (12.6, 12.7)


def final(state: State) -> tuple[dict[str, int], dict[str, int]]:
    mine, its = scoring.final_points(HOUSE, state)
    return mine, its


def player(**fields: Any) -> Player:
    return Player(**({"seat": 0, "vp": {"start": 5}, "module": "greenhouse"} | fields))


def foods(*values: int) -> list[str]:
    """Return different food cards of these values."""
    left = list(HOUSE.food.values())
    found: list[str] = []
    for value in values:
        card = next(card for card in left if card.value == value)
        left.remove(card)
        found.append(card.id)
    return found


def test_r77_x27_x84_equal_food_goes_to_the_ai() -> None:
    mine, its = final(position(players=[player()]))
    assert (mine["nutrition"], its["nutrition"]) == (0, 5)
    cards = foods(4, 4)
    state = position({"food": cards[:1]}, players=[player(food=cards[1:])])
    assert [points["nutrition"] for points in final(state)] == [0, 5]


def test_12_6_the_higher_sum_of_food_is_5_points_and_variety_none() -> None:
    cards = foods(3, 3, 4)
    state = position({"food": cards[2:]}, players=[player(food=cards[:1], drawn=cards[1:2])])
    mine, its = final(state)
    assert (mine["nutrition"], its["nutrition"]) == (5, 0)
    assert (mine["variety"], its["variety"]) == (0, 0)


def test_12_6_stress_counts_for_the_player_alone() -> None:
    for stress, vp in ((6, 0), (7, 2), (8, 5)):
        mine, its = final(position(players=[player(stress=stress)]))
        assert (mine["stress"], its["stress"]) == (vp, 0)


@pytest.mark.parametrize(
    ("mine", "its", "extra"), [(1, 1, 0), (2, 1, 0), (0, 1, 2), (1, 3, 4), (0, 5, 6)]
)
def test_r78_extra_points_for_more_scientists_and_orders(mine: int, its: int, extra: int) -> None:
    hired = [key for key, s in HOUSE.scientists.items() if s.level == 2]
    orders = list(HOUSE.orders)
    state = position(
        {"hired": hired[:its], "orders": orders[:its]},
        players=[player(hand=[*HOUSE.starting, *hired[8 : 8 + mine]], orders=orders[8 : 8 + mine])],
    )
    points = final(state)
    assert [each["hired"] for each in points] == [2 * mine, 2 * its + extra]
    table = HOUSE.board.orders
    assert [each["fulfilled"] for each in points] == [table[mine], table[its] + extra]


def test_r78_resources_are_halved_together_and_iron_is_the_players_alone() -> None:
    goods = {"energy": 1, "water": 1, "helium": 1}
    mine = player(**goods, first=Ore(iron=1, titanium=1), last=Ore(iron=1, titanium=1))
    points = final(position({**goods, "titanium": 2}, players=[mine]))
    assert [each["stock"] for each in points] == [3, 2]


def test_waste_and_co2_as_usual() -> None:
    state = position({"waste": 5, "co2": 8}, players=[player(waste=1, co2=7)])
    mine, its = final(state)
    assert (mine["waste"], its["waste"]) == (-1, -9)
    assert (mine["co2"], its["co2"]) == (5, HOUSE.board.co2[8])


@pytest.mark.parametrize(
    ("vp", "orders", "co2", "won", "needed"),
    [
        (1, -1, -1, True, ()),
        (-1, 1, 1, False, ()),
        (0, 1, -1, True, ("orders",)),
        (0, -1, 1, False, ("orders",)),
        (0, 0, 1, True, ("orders", "co2")),
        (0, 0, -1, False, ("orders", "co2")),
        (0, 0, 0, False, ("orders", "co2")),
    ],
)
def test_12_7_x26_level_in_everything_the_ai_wins(
    vp: int, orders: int, co2: int, won: bool, needed: tuple[str, ...]
) -> None:
    tiles = list(HOUSE.orders)
    me = player(vp={"start": 5 + vp}, orders=tiles[: 2 + orders], co2=4 + co2)
    state = position({"orders": tiles[4:6], "co2": 4}, players=[me], stack=[])
    outcome = GAME.result(state)
    assert outcome is not None
    assert (outcome.won, outcome.winners, outcome.tie_breaks) == (
        won,
        (0,) if won else (AI,),
        needed,
    )

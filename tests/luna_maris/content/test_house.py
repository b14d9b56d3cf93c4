"""The aims of the house's own content: prices, balance of icons, how far things lie apart."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from games.luna_maris.content import BUILT_IN, components
from games.luna_maris.content.types import MODULES, Food, Order, Scientist
from games.luna_maris.effects import Carbon, DropWaste, Retrieve, Study

INDEX = components(BUILT_IN)
NEXT = INDEX.passages
LEVEL_2 = [card for card in INDEX.scientists.values() if card.level == 2]
WORTH = {"iron": 1.0, "titanium": 1.5, "water": 2.0, "helium": 3.5}
RANGES = {1: (4, 7), 2: (6, 10), 3: (9, 14), 4: (12, 18)}
UNPRICED: set[str] = set()
"""Orders that are meant to be off their price."""


# The colony


def test_passages_are_few_and_no_module_is_a_dead_end() -> None:
    assert 13 <= len(INDEX.board.passages) <= 14
    assert {len(NEXT[module]) for module in MODULES} <= {2, 3, 4}


def test_every_module_is_near() -> None:
    apart = [INDEX.distance[a][b] for a, b in combinations(MODULES, 2)]
    assert max(apart) <= 4
    assert 1.8 <= sum(apart) / len(apart) <= 2.2


def test_what_oxygen_makes_far() -> None:
    assert "laboratory" not in NEXT["greenhouse"]
    chain = ("airlock", "mining", "industrial", "dock")
    assert not all(b in NEXT[a] for a, b in combinations(chain, 2))
    assert INDEX.distance["airlock"]["mining"] == 3


# Scientists


def test_the_starting_team_doubles_three_modules() -> None:
    icons = Counter(m for key in INDEX.starting for m in INDEX.scientists[key].modules)
    assert sorted(icons.values()) == [1] * 6 + [2] * 3


def test_icons_for_hire_are_balanced() -> None:
    icons = Counter(module for card in LEVEL_2 for module in card.modules)
    assert set(icons) == set(MODULES) - {"sleeping"}
    assert set(icons.values()) <= {5, 6}


def test_no_two_scientists_know_the_same() -> None:
    for level in (1, 2):
        cards = [c for c in INDEX.scientists.values() if c.level == level]
        assert len({frozenset(card.modules) for card in cards}) == len(cards)


def _neighbours(card: Scientist) -> int:
    return sum(b in NEXT[a] for a, b in combinations(card.modules, 2))


def test_turns_for_two_oxygen_are_many_and_triangles_few() -> None:
    assert sum(_neighbours(card) >= 1 for card in LEVEL_2) >= 6
    assert sum(_neighbours(card) == 3 for card in LEVEL_2) <= 3


# Orders


def _price(order: Order) -> float:
    """Return what an order should pay, before it is brought into the range of its kind."""
    bonus = 0.0
    for effect in order.bonus:
        match effect:
            case Carbon(n) | DropWaste(n):
                bonus += 1.5 * n
            case Retrieve():
                bonus += 1.5
            case Study():
                bonus += 2.5
            case _:
                pytest.fail(f"{order.id}: no price for {effect}")
    return 2 + 1.2 * sum(WORTH[good] * n for good, n in order.needs.items()) - bonus


@pytest.mark.parametrize("order", INDEX.orders.values(), ids=INDEX.orders)
def test_orders_are_worth_their_price(order: Order) -> None:
    low, high = RANGES[order.kind]
    assert low <= order.vp <= high
    if order.id not in UNPRICED:
        assert abs(order.vp - min(max(_price(order), low), high)) <= 1


def test_kinds_of_orders() -> None:
    kinds = Counter(order.kind for order in INDEX.orders.values())
    assert all(kinds[kind] in (7, 8) for kind in (1, 2, 3, 4))
    iron_only = [o for o in INDEX.orders.values() if set(o.needs) == {"iron"}]
    assert 2 <= len(iron_only) <= 3
    assert {order.kind for order in iron_only} == {1}


def test_what_kinds_of_orders_ask_for() -> None:
    asked: dict[int, Counter[str]] = {kind: Counter() for kind in RANGES}
    for order in INDEX.orders.values():
        asked[order.kind].update(order.needs)
    assert asked[1].most_common(1)[0][0] == "iron"
    assert asked[1]["helium"] == asked[2]["helium"] == 0
    assert {good for good, _ in asked[2].most_common(2)} == {"titanium", "water"}
    assert {good for good, _ in asked[3].most_common(2)} == {"water", "helium"}
    assert {good for good, _ in asked[4].most_common(2)} == {"titanium", "helium"}


def test_the_greatest_order() -> None:
    best = max(INDEX.orders.values(), key=lambda order: order.vp)
    assert (best.needs, best.vp) == ({"helium": 3, "water": 2}, 18)


def test_no_two_orders_are_alike() -> None:
    seen = [(sorted(o.needs.items()), o.bonus) for o in INDEX.orders.values()]
    assert all(seen.count(order) == 1 for order in seen)


# Food


def test_crops_are_in_every_game() -> None:
    for players in (2, 3, 4):
        deck = [card for card in INDEX.food.values() if card.players <= players]
        assert len(deck) == 9 * players
        assert set(Counter(card.crop for card in deck).values()) == {players}


def _alike(cards: list[Food]) -> bool:
    return len({(card.value, card.bonus) for card in cards}) == 1


def test_cards_of_a_crop_are_alike() -> None:
    for crop in {card.crop for card in INDEX.food.values()}:
        assert _alike([card for card in INDEX.food.values() if card.crop == crop])


def test_food_that_feeds_little_helps_otherwise() -> None:
    values = [card.value for card in INDEX.food.values()]
    assert 2 <= min(values) < max(values) <= 7
    assert 3.9 <= sum(values) / len(values) <= 4.5
    high = {"stress": 3, "oxygen": 3, "energy": 4}
    for card in INDEX.food.values():
        if card.bonus:
            assert card.value <= high[card.bonus]
        else:
            assert card.value >= 4


def _better(one: Food, other: Food) -> bool:
    """Return whether one card is at least as good in everything, and better in something."""
    brings = one.bonus == other.bonus or not other.bonus
    return brings and one.value >= other.value and not _alike([one, other])


def test_no_food_card_is_better_than_another() -> None:
    crops = {card.crop: card for card in INDEX.food.values()}
    pairs = ((a, b) for a in crops.values() for b in crops.values())
    assert [(a.crop, b.crop) for a, b in pairs if _better(a, b)] == []
    assert len({(card.value, card.bonus) for card in crops.values()}) == 4, "one for each bonus"


# Tracks


def test_co2_track() -> None:
    co2 = INDEX.board.co2
    assert 8 <= len(co2) <= 10
    assert all(a < b for a, b in pairwise(co2))


def test_early_builders_gain_more() -> None:
    points = INDEX.board.construction
    assert list(points) == sorted(points, reverse=True)
    assert points[0] > points[-1] > 0


def test_fees_fall_to_the_right() -> None:
    assert list(INDEX.board.fees) == sorted(INDEX.board.fees, reverse=True)


def test_not_every_cap_finds_a_research_bonus() -> None:
    assert 4 <= len(INDEX.bonuses) < 8


def test_a_full_waste_track_costs_much() -> None:
    assert 8 <= INDEX.board.waste <= 10

"""Facts in the publisher's texts, and the aims of the house's own content.

What every card says: `tests.games.test_wording`; that no card changes by accident:
`tests.games.test_contents`.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from games.core.text import LANGUAGES
from games.luna_maris.content import BUILT_IN, NAMES, components
from games.luna_maris.content.checks import AI_MODULES
from games.luna_maris.content.types import MODULES, TRACKS, Food, Order, Zone
from games.luna_maris.effects import Carbon, DropWaste, Retrieve, Study

INDEX = components(BUILT_IN)
BOX = INDEX.components
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


def test_no_two_orders_are_alike() -> None:
    seen = [(sorted(o.needs.items()), o.bonus) for o in INDEX.orders.values()]
    assert all(seen.count(order) == 1 for order in seen)


# Food


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


# The mining area

ZONES = list(INDEX.zones.values())
MINES = [zone for zone in ZONES if zone.terrain == "titanium"]


def _apart(a: Zone, b: Zone) -> int:
    """Return the steps between two hexagons."""
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def test_neighbours_are_one_step_away_and_zones_of_a_row_share_a_letter() -> None:
    for zone in ZONES:
        near = {other.id for other in ZONES if _apart(zone, other) == 1}
        assert set(INDEX.neighbours[zone.id]) == near
    rows = [{INDEX.names[z.id]["en"][0] for z in ZONES if z.r == r} for r in {z.r for z in ZONES}]
    assert all(len(row) == 1 for row in rows)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_starting_spaces_are_fair(players: int) -> None:
    starts = [zone for zone in ZONES if players in zone.start]
    assert len(starts) == players
    assert all(zone.terrain == "iron" for zone in starts)
    mines = [zone for zone in MINES if zone.covered < players]
    assert len(mines) == players
    ways = {tuple(sorted(_apart(zone, mine) for mine in mines)) for zone in starts}
    assert len(ways) == 1
    assert min(ways.pop()) in (2, 3)
    assert all(_apart(a, b) >= 2 for a, b in combinations(starts, 2))
    assert all(len(INDEX.neighbours[zone.id]) >= 3 for zone in starts)


# The AI


@pytest.mark.parametrize(("level", "actions", "scrub"), [("basic", 5, 1), ("advanced", 6, 2)])
def test_decks_of_the_ai(level: str, actions: int, scrub: int) -> None:
    deck = [card for card in INDEX.ai_cards.values() if card.level == level]
    assert {(len(card.actions), card.scrub) for card in deck} == {(actions, scrub)}
    assert {module for card in deck for module in card.actions} == set(AI_MODULES)
    assert Counter(card.research for card in deck) == dict.fromkeys(TRACKS, 3)
    assert len({card.actions[-1] for card in deck}) >= 5, "what the player gets free varies"
    ships = [card.actions.index("industrial") < card.actions.index("dock") for card in deck]
    assert sum(ships) > 3, "making comes before shipping"
    assert all(a != b for card in deck for a, b in pairwise(card.actions))


# What the publisher's texts say


def test_known_scientists() -> None:
    modules = {card.id: {*card.modules} for card in BOX.scientists}
    assert {card.id for card in BOX.scientists if card.known} == {
        "electrical_engineer", "production_engineer", "biomedical_researcher", "biologist",
        "psychologist", "food_engineer", "physicist",
    }  # fmt: skip
    assert modules["electrical_engineer"] == {"power", "comms"}
    assert modules["production_engineer"] & modules["biomedical_researcher"] == {"greenhouse"}
    assert modules["psychologist"] == {"comms", "greenhouse", "recycling"}
    assert "laboratory" in modules["food_engineer"]
    assert [INDEX.scientists[key].level for key in ("physicist", "biologist")] == [2, 1]


def test_known_numbers_of_the_boards() -> None:
    board = INDEX.board
    assert (board.co2[-2], board.penalty, board.orders[4], board.awards[:2]) == (5, 3, 8, (8, 5))
    assert board.co2[0] < 0 > board.orders[0]
    assert list(board.co2) == sorted(board.co2)
    assert list(board.construction) == sorted(board.construction, reverse=True)
    assert (len(board.construction), set(board.fees)) == (4, {1, 2})
    assert max(order.vp for order in BOX.orders) == 18
    assert {card.value for card in BOX.food if card.crop == "watercress"} == {4}
    assert (BOX.ai.battery, BOX.ai.food, BOX.ai.titanium) == (8, 5, 2)


def test_everything_is_named_in_every_language_and_nothing_else() -> None:
    families = (
        *(BOX.scientists, BOX.orders, BOX.procedures, BOX.equipment, BOX.bonuses, BOX.zones),
        BOX.ai_cards,
    )
    keys = {item.id for items in families for item in items} | {card.crop for card in BOX.food}
    assert set(NAMES) == keys | {*MODULES, *TRACKS, "ai"}
    assert all(set(name) == set(LANGUAGES) for name in NAMES.values())
    assert all(len(text) <= 26 for order in BOX.orders for text in NAMES[order.id].values())

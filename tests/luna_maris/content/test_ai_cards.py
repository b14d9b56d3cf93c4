"""The AI deck and its board: enough of everything, and nothing the rules cannot do."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import pytest

from games.luna_maris.content import BUILT_IN, BUILT_IN_COMPONENTS, components
from games.luna_maris.content.checks import AI_MODULES
from games.luna_maris.content.types import AiCard

INDEX = components(BUILT_IN)
AI = BUILT_IN_COMPONENTS.ai
Deck = Literal["basic", "advanced"]
DECKS: tuple[Deck, ...] = ("basic", "advanced")


def deck(level: Deck) -> list[AiCard]:
    return [card for card in INDEX.ai_cards.values() if card.level == level]


def steps(level: Deck) -> Counter[str]:
    return Counter(module for card in deck(level) for module in card.actions)


@pytest.mark.parametrize(("level", "actions", "scrub"), [("basic", 5, 1), ("advanced", 6, 2)])
def test_cards_of_a_deck_are_equally_long(level: Deck, actions: int, scrub: int) -> None:
    assert len(deck(level)) == 6
    assert {len(card.actions) for card in deck(level)} == {actions}
    assert {card.scrub for card in deck(level)} == {scrub}


@pytest.mark.parametrize("level", DECKS)
def test_every_card_makes_and_ships(level: Deck) -> None:
    assert set(steps(level)) == set(AI_MODULES)
    for card in deck(level):
        assert {"industrial", "dock"} <= set(card.actions), card.id


@pytest.mark.parametrize("level", DECKS)
def test_making_comes_before_shipping_on_most_cards(level: Deck) -> None:
    early = [c for c in deck(level) if c.actions.index("industrial") < c.actions.index("dock")]
    assert len(early) > 3


@pytest.mark.parametrize("level", DECKS)
def test_no_module_twice_running(level: Deck) -> None:
    for card in deck(level):
        assert all(a != b for a, b in zip(card.actions, card.actions[1:], strict=False)), card.id


@pytest.mark.parametrize("level", DECKS)
def test_what_the_player_gets_free_varies(level: Deck) -> None:
    assert len({card.actions[-1] for card in deck(level)}) >= 5


@pytest.mark.parametrize("level", DECKS)
def test_research_is_balanced(level: Deck) -> None:
    assert Counter(card.research for card in deck(level)) == {
        "extraction": 3,
        "sustainability": 3,
    }


def test_advanced_cards_do_more() -> None:
    basic, advanced = steps("basic"), steps("advanced")
    for module in ("dock", "industrial", "laboratory", "mining"):
        assert advanced[module] > basic[module]


def test_its_industry_grows_with_research() -> None:
    made = [(m.water, m.helium) for m in AI.makes]
    assert made == sorted(made)
    assert all(m.water and m.helium and m.water_waste and m.helium_waste for m in AI.makes)


def test_its_recycling_begins_at_the_second_level() -> None:
    assert not any(AI.recycling[0])
    assert all(all(cubes) for cubes in AI.recycling[1:])


def test_being_further_ahead_brings_more() -> None:
    for points in (AI.extra_scientists, AI.extra_orders):
        assert len(points) == 3
        assert 0 < points[0] < points[1] < points[2]


def test_it_takes_every_research_bonus_in_some_order() -> None:
    assert sorted(AI.bonuses) == sorted(INDEX.bonuses)

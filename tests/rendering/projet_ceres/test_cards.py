"""Cards read as a condition with a colon, a price in a frame, and their gains."""

from __future__ import annotations

import pytest

from games.core.text import LANGUAGES, Language
from games.projet_ceres.content import SETS
from games.projet_ceres.effects import Per
from games.projet_ceres.game import GAME
from rendering.projet_ceres.symbols import of_ability, of_amount, of_branch
from rendering.scene import Text
from rendering.segments import Symbol, segment_width
from tests.rendering.layout_checks import inked
from tests.rendering.projet_ceres.positions import game, said, scene

T = SETS.get(SETS.built_in)


def test_an_amount_for_each_of_something_is_a_range() -> None:
    assert of_amount("metal", Per("fervor", base=1, most=4)) == (
        Symbol("metal", "1–4"),
        Symbol("fervor", "/"),
    )
    assert of_amount("might", Per("fervor", times=2, most=8), "+") == (
        Symbol("might", "+0–8"),
        Symbol("fervor", "2 /"),
    )
    assert of_amount("rock", 3) == (Symbol("rock", "3"),)


def test_what_an_effect_waits_for_is_no_part_of_its_price() -> None:
    waiting = [
        card for card in T.cards.values() if card.building and card.building.when == "explored"
    ]
    assert waiting
    for card in waiting:
        for segment in of_ability(card.building):
            assert segment.when in ((), (Symbol("explore"),))
            assert Symbol("explore") not in segment.pay


def test_a_condition_ends_in_a_colon_and_makes_a_segment_wider() -> None:
    needing = next(
        way for card in T.cards.values() for way in card.effect if way.cost.any or way.cost.metal
    )
    plain = of_branch(needing)
    held = of_branch(needing, (Symbol("explore"),))
    assert plain.when == ()
    assert segment_width(held, 40) > segment_width(plain, 40) + 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ways_to_use_a_card_stand_below_each_other(lang: Language) -> None:
    state, word = game(2), {"en": "or", "fr": "ou"}[lang]
    for count in (1, 2, 3):
        key = next(key for key, card in T.cards.items() if len(card.effect) == count)
        state.players[0].hand = [key]
        drawn = scene(state, "turn", viewer=0, lang=lang)
        assert said(drawn).count(word) == count - 1


def test_no_card_says_at_most_in_signs() -> None:
    state = game(2)
    state.queue = [key for key in T.cards if T.cards[key].family][: len(state.queue)]
    state.players[0].hand = list(GAME.copy(state).players[0].owned)
    for picture in ("market", "ceres", "hand", "turn"):
        texts = [op.text for op in inked(scene(state, picture, viewer=0)) if isinstance(op, Text)]
        assert not [text for text in texts if "≤" in text or "+1+" in text]

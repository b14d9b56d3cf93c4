"""Texts of all cards and the rules help: complete, with equal numbers in both languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.core.grammar import NARROW_SPACE
from games.core.text import LANGUAGES, Language
from games.luna_maris.content import BUILT_IN, components
from games.luna_maris.game import GAME
from games.luna_maris.words.cards import listed
from games.luna_maris.words.speakers import SPEAKERS
from tests.games.checked import TOPIC, clean

BOX = components(BUILT_IN).components


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_box_is_listed_with_its_text_and_fields(lang: Language) -> None:
    found = listed(BUILT_IN, lang)
    counts = Counter(card["kind"] for card in found)
    assert counts == {
        "scientist": len(BOX.scientists),
        "order": len(BOX.orders),
        "food": len(BOX.food),
        "equipment": len(BOX.equipment),
        "improvement": len(BOX.improvements),
        "bonus": len(BOX.bonuses),
        "ai_card": len(BOX.ai_cards),
    }
    assert len({card["id"] for card in found}) == len(found)
    for card in found:
        assert card["name"]
        assert clean(card["text"], lang).endswith(".")
        assert card["text"][0] == card["text"][0].upper()
        assert "_" not in card["text"]
    assert found[0]["modules"] == BOX.scientists[0].modules
    assert GAME.cards(lang, None) == found


def test_french_says_the_same_numbers_in_no_english_words() -> None:
    english = {card["id"]: card["text"] for card in listed(BUILT_IN, "en")}
    for card in listed(BUILT_IN, "fr"):
        text, there = card["text"], english[card["id"]]
        assert text != there
        assert not re.search(r"\b(the|pay|your|with|iron|water|step|VP)\b", text), text
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", there)), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_fits_and_has_the_numbers_of_the_boards(lang: Language) -> None:
    pages = {page.key: page for page in GAME.words(lang).topics()}
    for page in pages.values():
        assert len(clean(page.title, lang)) + len(clean(page.text, lang)) <= TOPIC, page.key
    for key, numbers in (
        ("modules", BOX.board.construction),
        ("food", BOX.board.fees),
        ("scoring", BOX.board.awards),
        ("solo", BOX.ai.extra_orders),
    ):
        assert ", ".join(map(str, numbers)) in pages[key].text, key
    for vp in BOX.board.orders:
        colon = f"{NARROW_SPACE}:" if lang == "fr" else ":"
        assert f"{colon} {vp}".replace("-", "\N{MINUS SIGN}") in pages["scoring"].text
    for tile in BOX.improvements:
        assert SPEAKERS(lang, BUILT_IN).name(tile.id) in pages["improvements"].text

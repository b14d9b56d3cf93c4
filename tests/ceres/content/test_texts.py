"""The texts of all cards in both languages, against the proof-read golden files.

After a wanted change of wording: `python -m tests.ceres.content.test_texts` writes them again.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.ceres.content import BUILT_IN
from games.ceres.words.listing import cards
from games.core.grammar import NARROW_SPACE
from games.core.text import LANGUAGES, Language

HERE = Path(__file__).parent


def golden(lang: Language) -> str:
    """Return the golden file of a language as it should be."""
    lines = [f"{card['id']} | {card['name']} | {card['text']}" for card in cards(BUILT_IN, lang)]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_are_the_proof_read_ones(lang: Language) -> None:
    assert golden(lang) == (HERE / f"texts.{lang}.txt").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_what_lists_show(lang: Language) -> None:
    found = cards(BUILT_IN, lang)
    assert len(found) == 48 + 21 + 4 + 26 + 2 * (5 + 9 + 4)
    assert len({card["id"] for card in found}) == len(found)
    for card in found:
        assert card["name"]
        assert card["kind"]
        assert card["text"].endswith(".")
        assert not re.search(r"[{}_]|  |\.\.|None", card["text"]), card["text"]


def test_french_typography() -> None:
    for card in cards(BUILT_IN, "fr"):
        text = card["text"]
        assert "'" not in text, text
        for sign in re.finditer(r"[;:!?]", text):
            assert text[sign.start() - 1] == NARROW_SPACE, text
        assert not re.search(r"\b(de|le|la|que|se|ne) [aeiouéèêh]", text.replace("de hau", ""))


def test_french_has_no_english_left() -> None:
    english = {card["id"]: card["text"] for card in cards(BUILT_IN, "en")}
    for card in cards(BUILT_IN, "fr"):
        assert card["text"] != english[card["id"]]
        assert not re.search(r"\b(the|pay|your|with|Ore|Ice|Energy|Cost|VP)\b", card["text"]), card[
            "text"
        ]


def test_numbers_agree_in_both_languages() -> None:
    english = {card["id"]: card["text"] for card in cards(BUILT_IN, "en")}
    for card in cards(BUILT_IN, "fr"):
        words = english[card["id"]].replace("up to twice", "2").replace("once more", "")
        there = card["text"]
        assert sorted(re.findall(r"\d+", words)) == sorted(re.findall(r"\d+", there)), there


if __name__ == "__main__":
    for language in LANGUAGES:
        (HERE / f"texts.{language}.txt").write_text(golden(language), "utf-8")

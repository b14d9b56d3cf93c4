"""The 220 cards against our transcription of the published facts, and their texts."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from pathlib import Path

import pytest

from games.ares import text_en, text_fr
from games.ares.content import BLOB, CARDS, CORPS, HASH, OCEAN_TILES, PROJECTS, adopt, blob, zone
from tests.ares.facts import facts

HERE = Path(__file__).parent
TABLE = {
    row["number"]: row
    for row in json.loads((HERE / "transcription.json").read_text(encoding="utf-8"))
}
ALL = (*PROJECTS, *CORPS.values())
TEXTS = {"en": text_en, "fr": text_fr}


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_card_agrees_with_the_transcription(card):
    assert facts(card) == TABLE[card.number]


def test_the_set_is_complete():
    assert [card.number for card in ALL] == list(range(1, 221))
    assert Counter(card.colour for card in PROJECTS) == {"blue": 64, "red": 38, "green": 106}
    assert len(CARDS) == 208
    assert len(CORPS) == 12
    assert sum(card.starter for card in PROJECTS) == 16
    assert sum(corporation.starter for corporation in CORPS.values()) == 4
    assert len(OCEAN_TILES) == 9


def test_ids_and_names_are_unique():
    for names in ([c.id for c in ALL], [c.en for c in ALL], [c.fr for c in ALL]):
        assert len(set(names)) == 220
    assert all(re.fullmatch(r"[a-z_]+_\d+", card.id) for card in ALL)


@pytest.mark.parametrize(
    ("scale", "starts"), [("temperature", (0, 6, 11, 16, 20)), ("oxygen", (0, 3, 7, 12, 15))]
)
def test_zones(scale, starts):
    """E039, E040: the first and last step of every zone."""
    for number in range(4):
        assert zone(scale, starts[number]) == number
        assert zone(scale, starts[number + 1] - 1) == number


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_texts_are_the_proof_read_ones(lang):
    """The golden file holds all texts; `ARES_TEXTS=write` renews it for the next proof-reading."""
    said = "".join(
        f"{card.number} {getattr(card, lang)}: {' / '.join(TEXTS[lang].lines(card))}\n"
        for card in ALL
    )
    path = HERE / f"texts.{lang}.txt"
    if os.environ.get("ARES_TEXTS") == "write":
        path.write_text(said, encoding="utf-8")
    assert said == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_texts_are_tidy(lang):
    for card in ALL:
        for line in TEXTS[lang].lines(card):
            assert line.endswith(".")
            assert "  " not in line
            assert "{" not in line
            assert "'" not in line


def test_content_is_known_by_its_hash():
    assert blob(HASH) == BLOB
    assert adopt(BLOB) == HASH
    with pytest.raises(KeyError):
        blob("nothing")

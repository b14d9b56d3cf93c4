"""The 220 cards against our transcription of the published facts, and their texts."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from games.ares.content import BUILT_IN, CARDS, CORPS, OCEAN_TILES, zone
from games.ares.words.cards import cards
from tests.ares.facts import facts

HERE = Path(__file__).parent
TABLE = {
    row["number"]: row
    for row in json.loads((HERE / "transcription.json").read_text(encoding="utf-8"))
}
ALL = (*CARDS.values(), *CORPS.values())


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_card_agrees_with_the_transcription(card):
    assert facts(card) == TABLE[card.number]


def test_the_set_is_complete():
    assert [card.number for card in ALL] == list(range(1, 221))
    assert Counter(card.colour for card in CARDS.values()) == {"blue": 64, "red": 38, "green": 106}
    assert len(CARDS) == 208
    assert len(CORPS) == 12
    assert sum(card.starter for card in CARDS.values()) == 16
    assert sum(corporation.starter for corporation in CORPS.values()) == 4
    assert len(OCEAN_TILES) == 9


@pytest.mark.parametrize(
    ("scale", "starts"), [("temperature", (0, 6, 11, 16, 20)), ("oxygen", (0, 3, 7, 12, 15))]
)
def test_e039_e040_zones(scale, starts):
    """The first and last step of every zone."""
    for number in range(4):
        assert zone(scale, starts[number]) == number
        assert zone(scale, starts[number + 1] - 1) == number


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_list_of_cards_agrees_with_the_transcription(lang):
    listed = cards(BUILT_IN, lang)
    assert [entry["number"] for entry in listed] == list(range(1, 221))
    assert len({tuple(entry) for entry in listed}) == 1, "all entries have the same fields"
    for entry in listed:
        row = TABLE[entry["number"]]
        project = "color" in row
        assert entry["kind"] == ("project" if project else "corporation")
        for field in ("tags", "vp", "starter"):
            assert entry[field] == row[field]
        assert (entry["cost"], entry["color"]) == (row.get("cost"), row.get("color"))
        assert entry["mc"] == row.get("start_mc")
        assert entry["vp_text"] in entry["text"]
        assert bool(entry["vp_text"]) == bool(row["vp"])

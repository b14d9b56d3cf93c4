"""The 220 cards against our transcription of the published facts, and their texts."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from pathlib import Path

import pytest

from games.ares.content import BUILT_IN, CARDS, CORPS, NAMES, OCEAN_TILES, SETS, zone
from games.ares.effects.kinds import Part
from games.ares.words import cards as texts
from games.ares.words.listing import cards
from games.ares.words.speakers import SPEAKERS
from games.core.errors import ContentError
from games.core.text import LANGUAGES
from tests.ares.facts import facts

HERE = Path(__file__).parent
TABLE = {
    row["number"]: row
    for row in json.loads((HERE / "transcription.json").read_text(encoding="utf-8"))
}
ALL = (*CARDS.values(), *CORPS.values())


def boxes(card, lang):
    """Return the text of a card, one sentence per box."""
    return [SPEAKERS(lang, BUILT_IN).say(each) for each in texts.text(card)]


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


def test_ids_and_names_are_unique():
    for names in (
        [c.id for c in ALL],
        [NAMES[c.id]["en"] for c in ALL],
        [NAMES[c.id]["fr"] for c in ALL],
    ):
        assert len(set(names)) == 220
    assert all(re.fullmatch(r"[a-z_]+_\d+", card.id) for card in ALL)


@pytest.mark.parametrize(
    ("scale", "starts"), [("temperature", (0, 6, 11, 16, 20)), ("oxygen", (0, 3, 7, 12, 15))]
)
def test_e039_e040_zones(scale, starts):
    """The first and last step of every zone."""
    for number in range(4):
        assert zone(scale, starts[number]) == number
        assert zone(scale, starts[number + 1] - 1) == number


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_texts_are_the_proof_read_ones(lang):
    """The golden file holds all texts; `ARES_TEXTS=write` renews it for proof-reading."""
    said = "".join(
        f"{card.number} {NAMES[card.id][lang]}: {' / '.join(boxes(card, lang))}\n" for card in ALL
    )
    path = HERE / f"texts.{lang}.txt"
    if os.environ.get("ARES_TEXTS") == "write":
        path.write_text(said, encoding="utf-8")
    assert said == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_texts_are_tidy(lang):
    for card in ALL:
        for line in boxes(card, lang):
            assert line.endswith(".")
            assert "  " not in line
            assert "{" not in line
            assert "'" not in line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_the_vocabulary_has_its_message(lang):
    catalog = SPEAKERS(lang, BUILT_IN).catalog
    said = {entry.id.name for entry in catalog.entries}
    found = {f"part-{kind.__struct_config__.tag}" for kind in kinds(Part)}
    for key in found - {"part-production", "part-capability", "part-use"}:
        assert any(each == key or each.startswith(f"{key}-") for each in said), key


def kinds(base):
    """Yield the parts of the vocabulary."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", [0, 60, 80, 100, 400])
def test_what_is_paid_for_is_said_in_the_form_that_stands_there(lang, room):
    """After "to" comes a verb, after "for" a noun, in shortened texts too."""
    wrong = {
        "en": r"\b(to|for) ([+−]|to |for )|\bfor [a-z]+ (a|an|\d)",
        "fr": r"\b(pour|vous pouvez) [\w-]+ez\b",
    }
    for card in ALL:
        told = texts.lines(texts.text(card)) if room > 100 or card.id in CORPS else texts.gist(card)
        said = SPEAKERS(lang, BUILT_IN).fit(told, room)
        assert not re.search(wrong[lang], said), said


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


@pytest.mark.parametrize(
    ("name", "en", "fr"),
    [
        ("Anaerobic Microorganisms", "Once for each card you play, ", "Une fois par carte "),
        ("Restructured Resources", "Once for each card you play, ", "Une fois par carte "),
        (
            "Advanced Alloys",
            "1 MC more off the cost of building",
            "1 M€ de plus au prix des cartes cons",
        ),
        ("PhoboLog", "1 MC more off the cost of space", "1 M€ de plus au prix des cartes espace"),
        ("Inventrix", "never more", "jamais plus"),
        ("CrediCor", "20 MC or more", "20 M€ ou plus"),
        ("Toll Station", "9 MC or less", "9 M€ ou moins"),
    ],
)
def test_texts_leave_nothing_open(name, en, fr):
    """Which cards, how often, how far: questions a player would have to ask otherwise."""
    found = next(c for c in ALL if NAMES[c.id]["en"] == name)
    assert en in " ".join(boxes(found, "en"))
    assert fr in " ".join(boxes(found, "fr"))


def test_content_is_known_by_its_hash():
    assert SETS.adopt(SETS.blob(BUILT_IN)) == BUILT_IN
    with pytest.raises(ContentError):
        SETS.blob("nothing")

"""What Ares says where random games seldom come, and that labels of all cards have room."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

from games.ares import events as ev
from games.ares.content import BUILT_IN, CARDS, SETS, Components
from games.ares.game import GAME
from games.ares.words.speakers import SPEAKERS
from games.core.actions import fields, kind
from games.core.errors import Reason
from games.core.grammar import NARROW_SPACE
from games.core.speech import Message, Name
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table
from tests.games.checked import clean
from tests.games.test_words import reasons

NAMES = ("Ana", "Benoît", "Chloé")
BIRD = "birds_12"


def test_what_a_phase_did_to_mars_is_one_sentence_with_one_verb() -> None:
    moved = ev.MarsMoved(temperature=(-2, 8), oxygen=(0, 0), oceans=(1, 3))
    assert GAME.words("en").event(moved, NAMES) == (
        f"This phase raised the temperature from −2{NARROW_SPACE}°C to "
        f"8{NARROW_SPACE}°C, its end and the number of oceans from 1 to 3."
    )
    assert GAME.words("fr").event(moved, NAMES) == (
        f"Dans cette phase, la température est portée de −2{NARROW_SPACE}°C à 8{NARROW_SPACE}°C, "
        "le maximum et le nombre d’océans de 1 à 3."
    )


FACTS: Mapping[str, Any] = {
    "card": BIRD, "cube": "trade", "good": "animal", "have": 1, "least": 1, "left": 1, "missing": 4,
    "most": 3, "n": 2, "need": 3, "option": "setup", "parameter": "ocean", "phase": 2, "price": 9,
    "scale": "temperature", "seats": 5, "coop": 2, "tag": "jovian", "value": -4,
    "zones": "red yellow",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reason_is_a_sentence(lang: Language) -> None:
    others = ({}, {"card": ""}, {"phase": 1}, {"most": 0}, {"left": 0}, {"scale": "oxygen"})
    for key in reasons(GAME):
        for changed in others:
            if key in ("free_limit", "no_action", "used") and "card" in changed:
                continue  # these are about a card that is there
            why = Reason(key, tuple({**FACTS, **changed}.items()))
            text = clean(GAME.words(lang).reason(why), lang)
            assert text.endswith("."), key
            assert text[0].isupper() or text[0] == "«", key


def test_a_price_says_what_is_needed_what_there_is_and_what_would_do() -> None:
    facts = (("good", "card"), ("need", 2), ("have", 0))
    english, french = GAME.words("en"), GAME.words("fr")
    assert english.reason(Reason("cannot_pay", facts)) == "You need 2 cards; you have 0."
    assert french.reason(Reason("cannot_pay", facts)) == (
        f"Il faut 2 cartes{NARROW_SPACE}; vous n’en avez pas."
    )
    why = Reason("cannot_pay", (("good", "mc"), ("need", 8), ("have", 6), ("sell", 1)))
    assert english.reason(why) == "You need 8 MC; you have 6. Sell 1 card to pay."
    assert french.reason(why) == (
        f"Il faut 8 M€{NARROW_SPACE}; vous en avez 6. Vendez 1 carte pour payer."
    )


def test_a_phase_that_is_done_is_told_apart_from_what_is_decided_already() -> None:
    words = GAME.words("en")
    assert words.reason(Reason("already_done")) == "You have already decided this."
    for left, wanted in (
        (0, "You have nothing left to do in phase IV (Production)."),
        (1, "You are done with phase IV (Production): choose “I’m not done yet” first."),
    ):
        assert words.reason(Reason("already_done", (("phase", 4), ("left", left)))) == wanted


def test_cards_are_called_what_the_component_set_of_the_table_calls_them() -> None:
    raw = msgspec.json.decode(SETS.blob(BUILT_IN), type=Components)
    named = msgspec.structs.replace(raw, names={BIRD: {"en": "Gulls", "fr": "Mouettes"}})
    content = SETS.register(named)
    try:
        event = ev.CardReceived(seat=0, card=BIRD)
        why = Reason("not_in_play", (("card", BIRD),))
        assert GAME.words("en", content).event(event, NAMES) == "You receive Gulls."
        assert "Mouettes" in GAME.words("fr", content).reason(why)
        assert GAME.words("en").event(event, NAMES) == "You receive Birds."
    finally:
        SETS.forget(content)


def say_all(table: Table) -> Iterator[str]:
    """Yield the labels and details of all that seat 0 may do, in every language."""
    for lang in LANGUAGES:
        words, seen = GAME.words(lang), GAME.mask(table.state, 0)
        for action in GAME.legal(table.state, 0):
            label = words.action(seen, action)
            assert len(label) <= 80, label
            yield label
            for field in fields(action):
                choice = words.choice(seen, kind(action), field, getattr(action, field), {})
                assert len(choice.label) <= 100, choice.label
                assert len(choice.detail) <= 100, choice.detail
                assert "…" not in label + choice.label + choice.detail, (label, choice)
                yield from choice[:2]


@pytest.mark.parametrize("complete", [False, True], ids=["Mars open", "Mars complete"])
@pytest.mark.parametrize("alone", [True, False], ids=["alone", "beside the others"])
def test_labels_of_all_card_actions_have_room(alone: bool, complete: bool) -> None:
    """With MC or heat first, any phase chosen or not, with a card that takes resources or not."""
    blue = [key for key, card in CARDS.items() if card.action]
    said = set[str]()
    for keys in [[key] for key in blue] if alone else [blue]:
        for phase in (3, 4):
            table = Table().seat(0, corp="Helion", mc=40, heat=40, plant=20, tr=20)
            table.seat(0, hand=("Moss", "Trees", "Soletta"))
            table.state.players[0].played = list(keys)
            table.state.players[0].cubes = dict.fromkeys(keys, 9)
            said.update(
                say_all((table.mars(8, 14, 9) if complete else table).chooses(phase).open(3))
            )
    told = " ".join(said)
    assert sum(SPEAKERS("en", BUILT_IN).name(key) in told for key in blue) > len(blue) * 0.9


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("mc", [5, 300])
def test_menus_of_all_cards_have_room(number: int, mc: int) -> None:
    """With nothing but cards to pay with, and with means enough."""
    for first in range(0, len(CARDS), 12):
        table = Table().seat(0, corp="Helion", mc=mc).mars(-10, 8, 5)
        table.state.players[0].hand = list(CARDS)[first : first + 12]
        assert list(say_all(table.chooses(number).open(number)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", ["label-keep-instead", "label-discard-instead"])
def test_cards_with_the_longest_names_can_be_exchanged(lang: Language, key: str) -> None:
    speaker = SPEAKERS(lang, BUILT_IN)
    longest = sorted(CARDS, key=lambda card: len(speaker.name(card)))[-2:]
    card, other = (Message("card", name=Name(each)) for each in longest)
    assert len(speaker.fit(Message(key, card=card, other=other), 80)) <= 80

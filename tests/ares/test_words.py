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
from games.core.speech import Message, Name
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table
from tests.games.checked import clean
from tests.games.test_words import reasons

NAMES = ("Ana", "Benoît", "Chloé")
BIRD = "birds_12"


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

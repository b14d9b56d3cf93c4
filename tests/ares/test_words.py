"""Ares' catalogs: every text has a message, and every message is used."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any, get_args

import msgspec
import pytest

from games.ares import events as ev
from games.ares.actions import AnyAction
from games.ares.content import BUILT_IN, CARDS, SETS, Components
from games.ares.game import GAME
from games.ares.scoring import CATEGORIES, RESOURCES
from games.ares.words.speakers import SPEAKERS
from games.core.actions import fields, kind
from games.core.errors import Reason
from games.core.grammar import NARROW_SPACE
from games.core.speech import Message, Name
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table
from tests.games import checked
from tests.games.test_words import reasons

NAMES = ("Ana", "Benoît", "Chloé")
SILENT = frozenset(("phase_closed",))
"""Events without a line in the log."""


def ids(prefix: str, lang: Language = "en") -> set[str]:
    """Return the ends of the ids of messages that begin so."""
    found = {entry.id.name for entry in SPEAKERS.catalog(lang).entries}
    return {key.removeprefix(prefix) for key in found if key.startswith(prefix)}


def clean(text: str, lang: Language) -> str:
    """Refuse ids as well as what no text may have."""
    assert text == text.strip()
    assert not re.search(r"[a-z]_[a-z]", text), text
    return checked.clean(text, lang)


# The log

BIRD, FISH = "birds_12", "fish_30"
FIELDS: Mapping[str, Sequence[Any]] = {
    "seat": (0,),
    "partner": (1,),
    "corporation": ("helion_211",),
    "picks": ((1, 2), (3, 4, 5)),
    "dummy": (0, 4),
    "card": (BIRD,),
    "cards": ((BIRD,), (BIRD, FISH)),
    "taken": ((), (FISH,)),
    "cube": ("microbe", "animal", "science"),
    "what": ("mc", "heat", "plant"),
    "project": ("forest_plants", "forest_mc", "heat_temperature", "mc_temperature", "mc_ocean"),
    "scale": ("temperature", "oxygen"),
    "parameter": ("temperature", "oxygen", "ocean"),
    "temperature": ((-30, -28), (4, 8)),
    "oxygen": ((0, 0), (13, 14)),
    "oceans": ((0, 0), (0, 2)),
    "tile": range(9),
    "reopened": ((), (0,), (0, 1)),
    **dict.fromkeys(("dealt", "sold", "forced", "again", "complete"), (False, True)),
}
"""Values of the fields of events; numbers are 0 to 2 where nothing else is said here."""
UNLIKE: Mapping[tuple[type, str], Sequence[Any]] = {
    (ev.CubeTaken, "cube"): ("copper", "trade"),
    (ev.CubesLost, "cube"): ("microbe", None),
    (ev.CardPlayed, "sold"): (0, 2),
    (ev.Produced, "cards"): (0, 2),
    (ev.PhaseOpened, "number"): range(1, 6),
    (ev.Gained, "card"): ("", BIRD),
    (ev.InitiativeUsed, "mc"): (1, 3),
}


def told(event: Any) -> Iterator[Any]:
    """Yield events of a type with what their fields may hold."""
    names = [name for name in event.__struct_fields__ if name != "seats"]
    values = [UNLIKE.get((event, name), FIELDS.get(name, (0, 1, 2))) for name in names]
    for given in islice(product(*values), 0, 5_000):
        yield event(**dict(zip(names, given, strict=True)))


@pytest.mark.parametrize("event", get_args(ev.AnyEvent), ids=lambda event: event.__name__)
def test_an_event_is_a_sentence(event: Any) -> None:
    tag = event.__struct_config__.tag
    for lang in LANGUAGES:
        lines = [GAME.words(lang).event(each, NAMES) for each in told(event)]
        assert lines
        if tag in SILENT:
            assert set(lines) == {None}
        else:
            assert all(clean(line or "", lang).endswith(".") for line in lines)


def test_there_is_a_message_for_every_event_and_no_other() -> None:
    tags = {str(event.__struct_config__.tag) for event in get_args(ev.AnyEvent)}
    for lang in LANGUAGES:
        assert ids("event-", lang) == tags - SILENT


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


def test_what_an_action_takes_is_told_in_one_list() -> None:
    used = ev.ActionUsed(seat=0, card=BIRD, option=0, mc=3, tr=1)
    assert GAME.words("en").event(used, NAMES) == "Ana uses Birds for 3 MC and 1 TR."


# Refusals

FACTS: Mapping[str, Any] = {
    "card": BIRD,
    "cube": "trade",
    "good": "animal",
    "have": 1,
    "least": 1,
    "left": 1,
    "missing": 4,
    "most": 3,
    "n": 2,
    "need": 3,
    "option": "setup",
    "parameter": "ocean",
    "phase": 2,
    "price": 9,
    "scale": "temperature",
    "seats": 5,
    "coop": 2,
    "tag": "jovian",
    "value": -4,
    "zones": "red yellow",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", sorted(reasons(GAME)))
def test_a_reason_is_a_sentence(key: str, lang: Language) -> None:
    words = GAME.words(lang)
    for changed in ({}, {"card": ""}, {"phase": 1}, {"most": 0}, {"left": 0}, {"scale": "oxygen"}):
        if key in ("free_limit", "no_action", "used") and "card" in changed:
            continue  # these are about a card that is there
        text = clean(words.reason(Reason(key, tuple({**FACTS, **changed}.items()))), lang)
        assert text.endswith(".")
        assert text[0].isupper() or text[0] == "«"


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


# Labels


def test_labels_are_those_of_the_actions_options_pictures_and_scores() -> None:
    actions = get_args(AnyAction)
    options = {option.key for option in GAME.rules.options}
    options |= {f"{option.key}-{value}" for option in GAME.rules.options for value in option.values}
    for lang in LANGUAGES:
        assert ids("command-", lang) == {kind(action) for action in actions}
        assert ids("field-", lang) == {
            f"{kind(action)}-{field}" for action in actions for field in fields(action)
        }
        assert ids("option-", lang) == options
        assert ids("picture-", lang) == {picture.key for picture in GAME.presentation.pictures}
        assert ids("category-", lang) == {*CATEGORIES, RESOURCES}


def test_every_page_of_help_is_a_message_and_fits() -> None:
    for lang in LANGUAGES:
        topics = GAME.words(lang).topics()
        assert {topic.key for topic in topics} == ids("topic-", lang)
        for topic in topics:
            assert len(topic.text) <= 1900
            for line in (topic.title, *topic.text.splitlines()):
                clean(line.replace("**", ""), lang)


# Names


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


# Room


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

"""What a seat decides about: hand cards named after their part in it, and the phase cards."""

from __future__ import annotations

import pytest

from games.ares.actions import Throw, Toss
from games.ares.content import CARDS
from games.ares.rules import derive
from games.ares.state import PHASES, Founding, Limit, Planning, Research, State, Swap
from games.core.labels import ALT
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, play, toss
from tests.rendering.ares.positions import GAME, scene, states, texts

WORDS: dict[str, dict[Language, str]] = {
    "exchange": {"en": "to exchange", "fr": "à échanger"},
    "discard": {"en": "discarded: +3 MC", "fr": "défaussée : +3 M€"},
    "sale": {"en": "sold: +3 MC", "fr": "vendue : +3 M€"},
}


def drawn(table: Table, lang: Language) -> set[str]:
    shown = texts(scene(GAME.mask(table.state, 0), "hand", lang))
    return {text.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\xa0", " ") for text in shown}


def told(table: Table) -> set[str]:
    """Return which of the words stand in the picture, the same in both languages."""
    said = {
        lang: {word for word, named in WORDS.items() if named[lang] in drawn(table, lang)}
        for lang in LANGUAGES
    }
    assert said["en"] == said["fr"]
    return said["en"]


def leading() -> Table:
    table = Table()
    for player in table.state.players:
        player.corporation = "credicor_209"
    return table


@pytest.mark.parametrize("count", [1, 2])
def test_what_goes_above_the_limit_is_discarded_and_not_exchanged(count: int) -> None:
    table = leading()
    table.state.players[0].hand = [table.state.deck.pop() for _ in range(13)]
    table.open(4, hold=False)
    assert isinstance(table.state.stack[-1], Limit)
    assert told(table) == set()
    for card in table.state.players[0].hand[:count]:
        table.do(Toss(card))
    assert told(table) == {"discard"}


def test_what_pays_for_a_card_is_sold() -> None:
    hand = ["Lava Flows", "Moss", "Mine", "Fish"]
    table = leading().seat(0, hand=hand, mc=12).open(2)
    table.do(play("Lava Flows", payment="cards"))
    assert told(table) == set()
    assert told(table.do(toss("Moss"))) == {"sale"}


def test_what_goes_from_the_first_hand_is_exchanged() -> None:
    table = Table()
    table.state = GAME.start({"setup": "mulligan"}, 2, 3)
    table.do(Throw(table.state.players[0].hand[0]))
    assert told(table) == {"exchange"}


KEEP: dict[Language, str] = {"en": "Keep {} of {}", "fr": "Gardez {} sur {}"}


def heading(state: State, lang: Language, picture: str = "hand") -> list[str]:
    """Return the lines of a picture about the number of cards to keep."""
    begins = ("Keep", "Then keep", "Offered by", "Gardez", "Puis", "Offerte par")
    shown = texts(scene(GAME.mask(state, 0), picture, lang))
    return [text.replace("\xa0", " ") for text in shown if text.startswith(begins)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("picture", ["hand", "revealed"])
def test_it_is_told_how_many_cards_are_to_be_kept(lang: Language, picture: str) -> None:
    state = GAME.start({}, 2, 3)
    founding = state.stack[-1]
    assert isinstance(founding, Founding)
    assert heading(state, lang, picture) == [KEEP[lang].format(1, len(founding.dealt[0]))]
    found = GAME.copy(state)
    for keep, count in ((1, 2), (2, 5), (3, 6)):
        found.stack[-1] = Research([state.deck[:count], []], [keep, 0], [[], []])
        assert heading(found, lang, picture) == [KEEP[lang].format(keep, count)]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Offered by your partner"), ("fr", "Offerte par votre partenaire")]
)
def test_what_the_partner_offers_is_no_choice_of_one(lang: Language, words: str) -> None:
    table = leading()
    table.state.stack.append(Swap(1, table.state.deck[0]))
    assert heading(table.state, lang) == [words]


@pytest.mark.parametrize(("lang", "words"), [("en", "Then keep"), ("fr", "Puis gardez")])
def test_corporations_are_kept_after_first_cards_were_exchanged(lang: Language, words: str) -> None:
    (said,) = heading(GAME.start({"setup": "mulligan"}, 2, 3), lang)
    assert said.startswith(words)


LAST = {"en": "You chose it last round", "fr": "Choisie à la dernière manche"}


def plannings(table: str = "four") -> list[State]:
    """Return positions in which phase cards are chosen."""
    return [s for s in states(table, every=3) if s.stack and isinstance(s.stack[-1], Planning)]


def words(state: State, seat: int, lang: Language = "en") -> str:
    return " ".join(" ".join(texts(scene(GAME.mask(state, seat), "phases", lang))).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_phase_of_last_round_is_closed_and_every_phase_is_explained(lang: Language) -> None:
    closed = 0
    for state in plannings():
        for seat, player in enumerate(state.players):
            said = words(state, seat, lang)
            assert said.count(LAST[lang]) == (player.previous > 0)
            closed += player.previous > 0
            everybody, yours = {"en": ("All: ", "You: "), "fr": ("Tous : ", "Vous : ")}[lang]
            assert said.count(everybody) == len(PHASES)
            assert said.count(yours) == len(PHASES)
    assert closed


def test_it_counts_the_cards_that_can_be_paid_for_with_and_without_the_bonus() -> None:
    state = GAME.copy(plannings()[0])
    player = state.players[0]
    green = [c.id for c in CARDS.values() if c.colour == "green" and not c.requires]
    cheap, dear = sorted(green, key=lambda card: CARDS[card].cost)[:3], green[-1]
    player.hand, player.played, player.corporation = [*cheap, dear], [], ""
    player.previous, player.heat = 0, 0
    player.mc = max(derive.price(player, CARDS[card]) for card in cheap)
    n = sum(derive.price(player, CARDS[card]) <= player.mc for card in player.hand)
    assert f"Your hand: {n} of 4 playable" in words(state, 0)
    least = min(prices := [derive.price(player, CARDS[card]) for card in player.hand])
    player.mc = least - derive.CHOOSER_LESS
    more = prices.count(least)
    assert f"Your hand: 0 of 4 playable, {more} with the bonus" in words(state, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_alternative_text_tells_every_phase(lang: Language) -> None:
    for state in plannings():
        alt = GAME.words(lang).alt(GAME.mask(state, 0), "phases", ("A", "B", "C", "D"))
        assert len(alt) <= ALT
        for number in PHASES:
            assert GAME.words(lang).order_value(GAME.mask(state, 0), "", str(number)) in alt

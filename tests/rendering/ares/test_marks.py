"""Cards of the hand about which something is decided are called what they are."""

from __future__ import annotations

import pytest

from games.ares.actions import Throw, Toss
from games.ares.game import GAME
from games.ares.state import Limit
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, play, toss
from tests.rendering.ares.positions import scene, texts

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

"""Alternative texts tell what their pictures show."""

from __future__ import annotations

import re

import pytest

from games.ares.actions import TakeCube
from games.ares.content import CARDS
from games.ares.game import Ares
from games.ares.state import Research, State
from games.ares.words.parts import hand as hands
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.core.walk import random_action
from tests.ares.test_parts import plain, played, position

GAME = Ares()
NAMES = ("Ada", "Brian", "Chloé")


def research() -> State:
    """Return a position of random play in which everybody chooses cards to keep."""
    source = rng(5)
    for seed in range(20):
        state = GAME.start({}, 3, seed)
        while waiting := GAME.waiting(state):
            if isinstance(state.stack[-1], Research) and len(waiting) == 3 and state.round > 2:
                return state
            GAME.perform(state, waiting[0], random_action(GAME, state, waiting[0], source))
    raise AssertionError("nobody ever did research")


def test_cards_to_choose_from_are_told_to_their_owner_alone() -> None:
    state = research()
    frame = state.stack[-1]
    assert isinstance(frame, Research)
    for lang in LANGUAGES:
        words = GAME.words(lang)
        names = {card["id"]: card["name"] for card in GAME.cards(lang)}
        for picture in ("hand", "revealed"):
            told = words.alt(GAME.mask(state, 0), picture, NAMES)
            assert all(names[card] in told for card in frame.dealt[0])
        public = words.alt(GAME.mask(state, None), "revealed", NAMES)
        hidden = {names[card] for dealt in frame.dealt for card in dealt}
        assert not any(name in public for name in hidden)


def test_the_newest_cards_are_those_that_everybody_played_last() -> None:
    state = research()
    words = GAME.words("en")
    names = {card["id"]: card["name"] for card in GAME.cards("en")}
    told = words.alt(GAME.mask(state, None), "revealed", NAMES)
    for player, name in zip(state.players, NAMES, strict=True):
        newest = [f"{name}: {names[card]}." for card in player.played[-4:]]
        assert all(said in told for said in newest)
        assert told.count(f"{name}: ") == len(newest)


def test_an_alternative_text_begins_like_a_sentence() -> None:
    view = GAME.mask(GAME.start({}, 3, 1), None)
    assert GAME.words("en").alt(view, "board", NAMES).startswith("Choice of corporations.")
    assert GAME.words("fr").alt(view, "board", NAMES).startswith("Choix des corporations.")


def test_a_cube_says_what_it_brings() -> None:
    view = GAME.mask(GAME.start({"coop": "on"}, 2, 1), 0)
    told = [GAME.words("en").action(view, TakeCube(cube)) for cube in ("copper", "trade")]
    assert told == [
        "Copper cube: gain 1 MC",
        "Trade cube: exchange a card with your partner",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_described_hand_has_colours_and_tags_and_says_what_can_be_played(lang: Language) -> None:
    """Colours always, what can be played wherever there is room, tags where all has room."""
    entries = {entry["id"]: entry["name"] for entry in GAME.cards(lang)}
    now, tagged, cards = 0, 0, 0
    for state in played(3, every=2):
        for seat, player in enumerate(state.players):
            p = position(state, seat, lang)
            told = plain(GAME.words(lang).alt(GAME.mask(state, seat), "hand", NAMES))
            playable = {key for key in player.hand if hands.planned(p, key).now}
            said = p.speaker.text("told-now")
            assert told.count(said) <= len(playable)
            if len(player.hand) <= 5:
                assert told.count(said) == len(playable)
                now += len(playable)
                cards += len(player.hand)
                tagged += len(re.findall(r"(?:Tags|Badges) ?: ", told))
                for key in player.hand:
                    colour = p.speaker.text(f"colour-{CARDS[key].colour}")
                    pattern = rf"{re.escape(plain(entries[key]))} ?: {colour}, \d+ M"
                    assert re.search(pattern, told), told
    assert now > 10
    assert tagged > cards * 0.7

"""Alternative texts: the same facts as in their pictures."""

from __future__ import annotations

import re
from itertools import pairwise, product

import pytest

from games.ares.actions import Give, TakeCube
from games.ares.content import CARDS
from games.ares.game import GAME
from games.ares.state import Cubes, Research, State, Swap
from games.ares.words.parts import hand as hands
from games.core.labels import ALT
from games.core.random_play import random_action
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from tests.ares.builder import Table, card
from tests.ares.test_parts import plain, played, position, told
from tests.rendering.ares.positions import states

NAMES = ("Ada", "Brian", "Chloé")
LONG = ("Ada Lovelace-Byron", "Katherine Johnson", "Émilie du Châtelet", "Valentina Terechkova")


def research() -> State:
    """Return a position of random play in which all players choose cards to keep."""
    source = rng(5)
    for seed in range(20):
        state = GAME.start({}, 3, seed)
        while waiting := GAME.waiting(state):
            if isinstance(state.stack[-1], Research) and len(waiting) == 3 and state.round > 2:
                return state
            GAME.apply_unchecked(state, waiting[0], random_action(GAME, state, waiting[0], source))
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


def test_a_card_offered_in_an_exchange_is_described_to_who_answers_alone() -> None:
    table = Table(coop="on").seat(0, "Ecoline", hand=["Moss", "Mine"]).seat(1, "Helion")
    table.seat(1, hand=["Fish"], mc=8)
    table.state.phases = [1]
    table.state.stack.append(Cubes(["", ""]))
    table.do(TakeCube("trade"), 0).do(TakeCube("copper"), 1)
    assert isinstance(table.state.stack[-1], Swap)
    assert "choice" not in told(table.state, 1), "nothing is offered yet"
    table.do(Give(card("Mine")), 0)
    seen = {viewer: GAME.mask(table.state, viewer) for viewer in (None, 0, 1)}
    assert told(table.state, 1)["choice"].text.startswith("Mine: green, number ")
    for lang in LANGUAGES:
        words = GAME.words(lang)
        name = next(each["name"] for each in GAME.cards(lang) if each["id"] == card("Mine"))
        for viewer, view in seen.items():
            parts = {part.key: part.text for part in words.parts(view, NAMES[:2])}
            assert ("choice" in parts) == (viewer == 1)
            # Whose it is, too, holds it in their hand, and is asked nothing.
            secret = " ".join(text for key, text in parts.items() if key not in ("own", "hand"))
            assert (name in secret) == (viewer == 1)
            revealed = words.alt(view, "revealed", NAMES[:2])
            assert (f"{name}" in revealed) == (viewer == 1)
        hand = plain(words.alt(seen[1], "hand", NAMES[:2]))
        offer = {"en": f"{name}: green, 10 MC; 1 MC missing.", "fr": f"{name} : verte, 10 M€ ; "}
        assert offer[lang] in hand
        assert hand.index(name) < hand.index({"en": "Your hand", "fr": "Votre main"}[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("picture", ["board", "players"])
def test_no_player_is_left_out_however_much_has_changed(picture: str, lang: Language) -> None:
    words, cut = GAME.words(lang), 0
    for seed in (5, 6):
        found = states("four", seed, every=11)
        for old, state in pairwise(found):
            before = GAME.mask(old, None)
            text = plain(words.alt(GAME.mask(state, None), picture, LONG, before))
            unit = {"en": r": \d+ VP", "fr": r" : \d+ PV"}[lang]
            for name in LONG:
                assert re.search(rf"{name}[^.:]*{unit}", text), text
            assert len(text) <= ALT
            cut += len(text) > ALT - 100
    assert cut > 5 or picture == "players"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_a_full_hand_is_told_with_what_it_does_above_all_what_lasts(
    lang: Language,
) -> None:
    words, names = GAME.words(lang), {card["id"]: plain(card["name"]) for card in GAME.cards(lang)}
    colours = {"en": "green|blue|red", "fr": "verte|bleue|rouge"}[lang]
    cards, actions = 0, 0
    for table, seed in product(("four", "coop", "two"), (5, 6, 7)):
        for state in states(table, seed, every=11):
            for seat, player in enumerate(state.players):
                if not 6 <= len(player.hand) <= 10:
                    continue
                text = plain(words.alt(GAME.mask(state, seat), "hand", NAMES))
                found = [
                    re.search(rf"\. {re.escape(names[key])} ?: (?:{colours}), ", text)
                    for key in player.hand
                ]
                starts = [each.start() for each in found if each]
                assert len(starts) == len(player.hand)
                for key, (start, end) in zip(
                    player.hand, pairwise([*starts, len(text)]), strict=True
                ):
                    said = text[start + 1 : end].strip()
                    assert "." in said.rstrip("."), said
                    cards += 1
                    if CARDS[key].action:
                        assert "Action : " in said.replace("Action:", "Action :"), said
                        actions += 1
    assert cards > 200
    assert actions > 20

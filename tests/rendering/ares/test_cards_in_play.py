"""Cards before the players: in the players' picture, in one's tableau, and lately played."""

from __future__ import annotations

import msgspec
import pytest

from games.ares.content import CARDS, CORPS, NAMES
from games.ares.state import Phase, Pick
from games.core.text import LANGUAGES, Language
from rendering.ares import chips, mats
from rendering.ares.playable import verdict
from rendering.ares.symbols import COLOUR_ICONS, TAG_ICONS, card_markup
from rendering.scene import Scene
from rendering.sizes import least
from tests.rendering import layout_checks
from tests.rendering.ares.positions import (
    GAME,
    changed,
    crowd,
    icons,
    middle,
    scene,
    sizes,
    states,
    texts,
)
from tests.rendering.ares.positions import NAMES as PLAYERS

LEAST = 28
"""Smallest size of a name that menus use."""


def named(found: Scene, card: str, lang: Language) -> int:
    """Return how large the name of a card is, whole or with its last words left out; else 0."""
    words, drawn = NAMES[card][lang].split(" "), sizes(found)
    names = [f"{' '.join(words[:n])}…" for n in range(1, len(words))]
    return max(drawn.get(name, 0) for name in (" ".join(words), *names))


# The players' picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [2, 8, 15, 16, 22, 33, 50, 90])
def test_every_card_in_play_has_a_name_that_is_large_enough(count: int, lang: Language) -> None:
    """And its colour's sign; with not too many, its tags, and nearly all of the name."""
    every = list(CARDS)
    cut = 0
    for start in range(0, len(every) - count + 1, count):
        some = every[start : start + count]
        view = GAME.mask(middle(), None)
        without = icons(scene(changed(view, played=[]), "players", lang))
        found = scene(changed(view, played=some), "players", lang)
        drawn = icons(found)
        # One sign of each colour stands before the number of its cards.
        signs = {c: drawn.count(icon) - without.count(icon) - 1 for c, icon in COLOUR_ICONS.items()}
        most = mats.MOST // len(view.state.players)
        if count > most:
            assert f"+{count - most + 1}" in texts(found)
            assert sum(signs.values()) == most - 1
            continue
        assert signs == {c: sum(CARDS[card].colour == c for card in some) for c in COLOUR_ICONS}
        assert all(named(found, card, lang) >= LEAST for card in some)
        cut += sum(NAMES[card][lang] not in texts(found) for card in some)
        crowded = count + sum(len(player.played) for player in view.state.players[1:])
        if crowded > chips.SIGNS:
            continue
        for kind in TAG_ICONS:
            # Some signs stand for more than a tag: their cards have them, too.
            tagged = sum(CARDS[card].tags.count(kind) for card in some)
            assert drawn.count(TAG_ICONS[kind]) - without.count(TAG_ICONS[kind]) >= tagged
    assert cut <= len(every) // 12


# One's tableau


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_leave_out_what_no_longer_matters(lang: Language) -> None:
    for card, found in CARDS.items():
        whole = card_markup(card, lang)
        played, lasting = card_markup(card, lang, "played"), card_markup(card, lang, "lasting")
        assert whole.endswith(played)
        assert played.endswith(lasting)
        assert (whole != played) == bool(found.requires)
        assert (played != lasting) == bool(found.on_play)


# Cards turned up and lately played


@pytest.mark.parametrize("shown", [False, True])
def test_cards_turned_up_lie_below_whoever_turned_them_up(shown: bool) -> None:
    state = GAME.copy(middle())
    cards = [card for card in CARDS if all(card not in player.played for player in state.players)]
    frame = state.stack[-1]
    assert isinstance(frame, Phase)
    lane = frame.lanes[2]
    lane.stack = [Pick(card=cards[0], cards=cards[1:4], choice=cards[1:4], keep=1, shown=shown)]
    frame.curtain = []
    for viewer, heading in ((None, "Revealed"), (1, "Revealed"), (2, "Keep 1 of 3")):
        said = texts(scene(GAME.mask(state, viewer), "revealed"))
        seen = shown or viewer == 2
        assert ("Revealed" in said, "Keep 1 of 3" in said) == (
            seen and heading == "Revealed",
            seen and heading == "Keep 1 of 3",
        )
        if seen:
            first = said[: said.index("Latest cards played")]
            assert PLAYERS[2] in first
            assert PLAYERS[1] not in first
            assert all(word in " ".join(first) for word in NAMES[cards[1]]["en"].split(" "))


# The hand


def test_a_hand_says_at_which_step_a_zone_is_reached() -> None:
    """There the card can be played as far as its zone goes, one step before it cannot."""
    seen = 0
    for state in states("two", every=9):
        for card in CARDS:
            judged = verdict(state, 0, card, CARDS[card].cost)
            if judged.until is None:
                continue
            assert judged.why is not None
            scale = str(dict(judged.why.facts)["scale"])
            for step in (judged.until - 1, judged.until):
                later = msgspec.structs.replace(state, stack=[], **{scale: step})
                why = verdict(later, 0, card, CARDS[card].cost).why
                facts = {} if why is None else dict(why.facts)
                assert (facts.get("scale") == scale) == (step < judged.until), (card, step)
            seen += 1
    assert seen > 20


# Any number of cards, and every card


def check(picture: str, found: Scene) -> None:
    assert layout_checks.faults(found) == [], picture
    if picture != "board":
        assert layout_checks.smallest(found) >= least("narrow", found.width), picture


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cards", [1, 7, 14, 26, 40])
def test_crowded_tables_fit(cards: int, lang: Language) -> None:
    state = crowd(middle(), cards, seed=cards)
    for picture in ("players", *(f"tableau:{seat}" for seat in range(4)), "board", "revealed"):
        check(picture, scene(GAME.mask(state, None), picture, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_fits_a_tableau_and_a_hand(lang: Language) -> None:
    state = GAME.start({}, 1, 1)
    ids = list(CARDS)
    for start in range(0, len(ids), 26):
        some = ids[start : start + 26]
        state.players[0].played, state.players[0].hand = some, some[:12]
        view = GAME.mask(state, 0)
        for picture in ("tableau:0", "hand", "players"):
            check(picture, scene(view, picture, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_corporation_fits_its_places(lang: Language) -> None:
    state = GAME.start({}, 1, 1)
    for corporation in CORPS:
        state.players[0].corporation = corporation
        check(corporation, scene(GAME.mask(state, 0), "tableau:0", lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_left_with_a_noun_that_has_an_icon(lang: Language) -> None:
    nouns = {"en": ("heat", "MC", "plants", "microbes"), "fr": ("M€", "plantes", "unités")}
    for card in (*CARDS, *CORPS):
        for noun in nouns[lang]:
            assert not any(f"{n} {noun}" in card_markup(card, lang) for n in range(10)), card

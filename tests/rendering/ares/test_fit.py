"""Everything fits: no text leaves its picture, lies on another, or has a letter missing."""

from __future__ import annotations

import pytest

from games.ares.content import CARDS, CORPS
from games.core.text import LANGUAGES, Language
from rendering import icons, sizes, typeset
from rendering.ares.symbols import card_markup
from rendering.scene import Scene
from tests.rendering import layout_checks
from tests.rendering.ares.positions import (
    GAME,
    crowd,
    middle,
    scene,
)

NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"
LIMIT = 400 * 1024


def check(picture: str, found: Scene) -> None:
    assert layout_checks.outside(found) == [], picture
    assert list(layout_checks.overlaps(found)) == [], picture
    assert list(layout_checks.hidden(found)) == [], picture
    if not picture.startswith(("board", "score")):
        least = sizes.least("narrow", found.width)
        assert layout_checks.smallest(found) >= least, picture


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


def test_icons_in_card_texts_exist_and_no_number_is_left_with_a_noun() -> None:
    nouns = {"en": ("heat", "MC", "plants", "microbes"), "fr": ("M€", "plantes", "unités")}
    for lang in LANGUAGES:
        for card in (*CARDS, *CORPS):
            markup = card_markup(card, lang)
            for name in typeset._ICON.findall(markup):
                assert icons.exists(name), card
            for noun in nouns[lang]:
                assert not any(f"{n} {noun}" in markup for n in range(10)), card

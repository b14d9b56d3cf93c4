"""The rules of drawing, for every picture of every game in each language and theme.

`make pictures ARGS="GAME --why"` says what breaks them and where.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from games import registry
from games.core.text import LANGUAGES, Language
from rendering import layouts
from rendering.theme import THEMES
from tests.long import LONG
from tests.rendering.rules.checks import RULES, Drawn, broken
from tests.rendering.rules.shots import MAIN, drawn
from tests.toy.game import TOY

KEYS = (*registry.game_keys(), TOY.key)
"""The games that are there, and one without drawings, whose pictures are its text board."""

ONE, DARK = LANGUAGES[0], next(iter(THEMES))
"""One language for all where colours are looked at, and one theme for all with shapes."""

LOOKS = [*product(LANGUAGES, THEMES)]
FEW = [*zip(LANGUAGES, THEMES, strict=False)]
"""Each language and each theme once."""


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    registry.register(TOY)
    yield
    registry._GAMES.pop(TOY.key)
    layouts._registered.pop(TOY.key, None)


@pytest.fixture(params=KEYS)
def key(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(
    params=[pytest.param(e, id="-".join(e), marks=() if e in FEW else LONG) for e in LOOKS]
)
def look(request: pytest.FixtureRequest) -> tuple[Language, str]:
    return request.param


@pytest.fixture
def lang(look: tuple[Language, str]) -> Language:
    return look[0]


@pytest.fixture
def theme(look: tuple[Language, str]) -> str:
    return look[1]


def keeps(rule: str, key: str, lang: Language, theme: str, *, main: bool = True) -> None:
    """Assert that every picture keeps a rule, naming what does not.

    Without `main` only of set-ups in their turn: where languages or themes do not differ.
    """
    found = {
        shot.id: wrong
        for shot, scene in drawn(key, lang, theme)
        if (main or shot.position.label not in MAIN)
        and (wrong := broken(rule, Drawn(shot, scene, lang, theme)))
    }
    assert not found


def test_texts_stand_out_from_their_ground(key: str, lang: Language, theme: str) -> None:
    keeps("contrast of texts", key, lang, theme, main=lang == ONE)


def test_pictures_and_their_texts_are_large_enough(key: str, lang: Language, theme: str) -> None:
    keeps("size", key, lang, theme)


def test_names_that_menus_use_are_large(key: str, lang: Language, theme: str) -> None:
    keeps("names", key, lang, theme)


def test_icons_and_tokens_stand_out(key: str, lang: Language, theme: str) -> None:
    keeps("contrast of icons", key, lang, theme, main=lang == ONE)


def test_nothing_leaves_its_shape(key: str, lang: Language, theme: str) -> None:
    keeps("shape", key, lang, theme, main=theme == DARK)


def test_no_ink_lies_on_another(key: str, lang: Language, theme: str) -> None:
    keeps("overlap", key, lang, theme, main=theme == DARK)


def test_nothing_is_hidden(key: str, lang: Language, theme: str) -> None:
    keeps("hidden", key, lang, theme, main=theme == DARK)


def test_nothing_leaves_the_picture(key: str, lang: Language, theme: str) -> None:
    keeps("outside", key, lang, theme, main=theme == DARK)


def test_one_thing_leads(key: str, lang: Language, theme: str) -> None:
    keeps("emphasis", key, lang, theme)


def test_changes_are_large_and_apart(key: str, lang: Language, theme: str) -> None:
    keeps("marks", key, lang, theme, main=theme == DARK)


def test_pictures_are_light_enough_for_a_message(key: str, lang: Language, theme: str) -> None:
    keeps("bytes", key, lang, theme)


def test_every_rule_is_asked() -> None:
    asked = Path(__file__).read_text(encoding="utf-8")
    assert all(f'keeps("{rule}", ' in asked for rule in RULES)

"""The legends: they explain exactly the symbols of every picture, in words that fit."""

from __future__ import annotations

import ast
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message

import games
import rendering
from games import registry
from games.core import legend as legends
from games.core.catalogs import load
from games.core.labels import ALT
from games.core.legend import SHARED, Section, Symbol, sections
from games.core.text import LANGUAGES, Language
from rendering import icons
from rendering.pictures import scene_of
from rendering.scene import Icon, Text
from rendering.theme import THEMES
from tests.games.checked import clean
from tests.rendering.rules.shots import drawn

LEGEND = "legend"
KEYS = [
    key
    for key in registry.game_keys()
    if any(picture.key == LEGEND for picture in registry.get(key).presentation.pictures)
]
pytestmark = pytest.mark.parametrize("key", KEYS)
langs = pytest.mark.parametrize("lang", LANGUAGES)


def legend_of(key: str) -> legends.Legend:
    """Return the legend of a game as data."""
    return import_module(f"games.{key}.words.legend").LEGEND


def in_words(key: str, lang: Language) -> tuple[Section, ...]:
    """Return the legend of a game in words."""
    game = registry.get(key)
    return sections(game.words(lang).speaker, legend_of(key))


def scene(key: str, lang: Language = "en", theme: str = "dark") -> Any:
    """Return the picture at the beginning of a game."""
    game = registry.get(key)
    seats = game.seats.stop - 1
    view = game.mask(game.start({}, seats, 1), None)
    names = ["Ada"] * seats
    return scene_of(key, view, LEGEND, lang=lang, names=names, theme=THEMES[theme])


def explained(key: str) -> set[str]:
    """Return the icons that the legend of a game shows."""
    return {op.name for op in scene(key).static if isinstance(op, Icon)}


def named_in(path: Path) -> set[str]:
    """Return the icons that a module names."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    strings = (node.value for node in nodes if isinstance(node, ast.Constant))
    return {each for each in strings if isinstance(each, str) and icons.exists(each)}


def test_every_icon_of_every_picture_is_explained(key: str) -> None:
    """In all positions that the rules of drawing are tried on: all set-ups and stages."""
    used = {
        op.name: shot.id
        for lang, theme in product(LANGUAGES, THEMES)
        for shot, picture in drawn(key, lang, theme)
        if shot.picture.key != LEGEND
        for op in (*picture.static, *picture.ops)
        if isinstance(op, Icon)
    }
    shown = explained(key)
    assert {name: where for name, where in used.items() if name not in shown} == {}


def test_nothing_is_explained_that_is_never_drawn(key: str) -> None:
    """Icons are named in the drawings, or have the names of the game's data."""
    pictures, rules = (Path(package.__file__ or "").parent for package in (rendering, games))
    code = [*pictures.glob("*.py"), *(pictures / key).rglob("*.py"), *(rules / key).rglob("*.py")]
    others = (path for path in code if path.name != "legend.py")
    assert explained(key) <= set[str]().union(*map(named_in, others))


@langs
def test_each_symbol_has_its_words_and_each_word_its_symbol(key: str, lang: Language) -> None:
    """No two symbols are called alike within a section, none is explained by its own name."""
    keys = [symbol for section in legend_of(key).values() for symbol in section]
    assert len(keys) == len(set(keys))
    locales = import_module(f"games.{key}.words.speakers").SPEAKERS.locales
    said = {
        entry.id.name.partition("-")[2]
        for entry in load(locales, lang).entries
        if isinstance(entry, Message) and entry.id.name.startswith("symbol-")
    }
    assert said <= set(keys) - set(SHARED)
    for section in in_words(key, lang):
        clean(section.title, lang)
        names = [symbol.name for symbol in section.symbols]
        assert len(names) == len(set(names))
        for symbol in section.symbols:
            clean(symbol.name, lang)
            assert symbol.name[0] == symbol.name[0].upper(), symbol.name
            if symbol.means:
                clean(symbol.means, lang)
                assert symbol.means.casefold() != symbol.name.casefold()


@langs
def test_the_picture_says_every_name_and_meaning(key: str, lang: Language) -> None:
    written = "".join(op.text for op in scene(key, lang).static if isinstance(op, Text))
    plain = "".join(written.split())
    for section in in_words(key, lang):
        for text in (section.title, *(t for s in section.symbols for t in (s.name, s.means))):
            assert "".join(text.split()) in plain


@langs
def test_the_words_of_the_picture_fit_and_name_every_symbol(key: str, lang: Language) -> None:
    game, found = registry.get(key), in_words(key, lang)
    view = game.mask(game.start({}, game.seats.stop - 1, 1), None)
    alt = game.words(lang).alt(view, LEGEND, ["Ada"] * (game.seats.stop - 1))
    assert len(clean(alt, lang)) <= ALT
    assert all(symbol.name in alt for section in found for symbol in section.symbols)
    assert found[-1].symbols[-2].means in alt


@langs
def test_the_rules_help_has_all_that_symbols_mean(key: str, lang: Language) -> None:
    pages = {topic.key: topic for topic in registry.get(key).words(lang).topics()}
    for section in in_words(key, lang):
        for symbol in section.symbols:
            if symbol.means:
                assert f"{symbol.name} ({symbol.means})" in pages["symbols"].text


def test_meanings_give_way_to_names_and_names_to_nothing(key: str) -> None:
    symbols = tuple(Symbol(f"k{n}", f"name{n}", f"meaning{n}") for n in range(4))
    found = (Section("First", symbols[:2]), Section("Second", symbols[2:]))
    whole = legends.as_text(found, "en", 1000)
    assert all(symbol.means in whole for symbol in symbols)
    less = legends.as_text(found, "en", len(whole) - 1)
    assert [symbol.means in less for symbol in symbols] == [False, True, True, True]
    with pytest.raises(ValueError, match="names"):
        legends.as_text(found, "en", 20)


@langs
def test_names_of_a_section_are_in_letters_of_one_width(key: str, lang: Language) -> None:
    for section in in_words(key, lang):
        names = {symbol.name for symbol in section.symbols}
        found = {
            op.face
            for op in scene(key, lang).static
            if isinstance(op, Text) and op.text.replace("\N{NARROW NO-BREAK SPACE}", " ") in names
        }
        assert len(found - {"narrow"}) == 1, section.title

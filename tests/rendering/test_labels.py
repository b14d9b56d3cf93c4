"""The words on pictures: in every language, each of them used, and none missing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rendering
from games import registry
from games.core.catalogs import load
from games.core.speech import Items, Speaker
from games.core.text import LANGUAGES
from rendering.labels import LOCALES, speaker
from tests.core.catalogs import articles, references, unsayable

HERE = Path(rendering.__file__).parent
SHARED = {entry.id.name for entry in load(HERE / LOCALES, "en").entries}
GAMES = [key for key in registry.game_keys() if (HERE / key / LOCALES).exists()]
"""Games whose pictures have words that no other game has."""

SHEET = {"score", "total"}
"""Words of the score sheet, which French has as well."""


def strings(*folders: Path) -> set[str]:
    """Return all strings in the modules of some folders."""
    trees = [ast.parse(path.read_text()) for each in folders for path in each.glob("*.py")]
    constants = (
        node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)
    )
    return {node.value for node in constants if isinstance(node.value, str)}


def asked(game: str) -> set[str]:
    """Return the words that are asked for by name."""
    found: set[str] = set()
    for path in (*(HERE / game).glob("*.py"), HERE / "sheet.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="word"), args=[ast.Constant(value=str(key)), *_]
                ):
                    found.add(key)
                case _:
                    pass
    return found


@pytest.mark.parametrize("game", GAMES)
def test_words_are_there_in_every_language_and_none_too_many(game: str) -> None:
    used = strings(HERE, HERE / game)
    catalogs = [
        {entry.id.name for entry in speaker(game, lang).catalog.entries} for lang in LANGUAGES
    ]
    assert asked(game) > SHEET
    for found in catalogs:
        assert found == catalogs[0]
        assert asked(game) <= found <= used | SHARED


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_can_be_said_and_join(game: str, lang: str) -> None:
    catalog = speaker(game, lang).catalog
    assert [*references(catalog), *unsayable(catalog), *articles(catalog)] == []


def test_words_of_all_games_are_used_by_some() -> None:
    assert SHARED
    assert strings(HERE, *(HERE / game for game in registry.game_keys())) >= SHARED


LISTS = ("rows", "turnings", "points")
"""Arguments of words that are lists."""


@pytest.mark.parametrize("game", GAMES)
def test_words_of_two_languages_are_not_the_same(game: str) -> None:
    english, french = (speaker(game, lang) for lang in ("en", "fr"))
    keys = [entry.id.name for entry in english.catalog.entries]
    same = {key for key in keys if _said(english, key) == _said(french, key)}
    assert len(same - SHEET) < len(keys) / 8, same


def _said(speaker: Speaker, key: str) -> str:
    given = {each: Items(["1"]) if each in LISTS else 1 for each in speaker.catalog.asks(key)}
    return speaker.text(key, **{**given, "what": "1", "n": 1})

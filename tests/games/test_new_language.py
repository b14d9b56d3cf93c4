"""A language is its catalogs and a grammar: games speak a made-up one, in other letters.

Its catalogs are the English ones, each letter replaced: any text still in ours is no message.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import StringLiteral, TextElement

from games import registry
from games.core import catalogs, grammar, legend
from games.core.actions import fields, kind
from games.core.catalogs import NAMES
from games.core.game import AnyGame
from games.core.random_play import random_action
from games.core.rng import rng
from tests.core.catalogs import within
from tests.games.checked import Setup, few_setups, name_of, very_many
from tests.games.worlds import is_small

LANG = "zz"
GRAMMAR = """
FUNCTIONS = {"A": "∃ {}".format}

def typeset(source):
    return source

def joined(items, conjunction):
    return f"{' '.join(items)} {'∧' if conjunction == 'and' else '∨'}"
"""
OTHERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZéè",
    "абцдефгхийклмнопярстувщжызАБЦДЕФГХИЙКЛМНОПЯРСТУВЩЖЫЗээ",
)
PEOPLE = ("Ада", "Бо", "Во", "Гус", "Дин", "Ева")
SETUPS = [
    pytest.param(key, setup, id=f"{key}-{name_of(setup)}")
    for key in registry.game_keys()
    for setup in islice(few_setups(registry.get(key)), 2 if very_many(registry.get(key)) else 4)
]
EVERY = 8
"""Texts of each eighth position are looked at, and all events."""


@cache
def translated(path: Path) -> str:
    """Return a catalog in the letters of the made-up language."""
    found = FluentParser().parse(path.read_text("utf-8"))
    for entry in found.body:
        for node in within(entry):
            if isinstance(node, TextElement):
                node.value = node.value.translate(OTHERS)
            if isinstance(node, StringLiteral) and not re.search(r"^[a-z]+$|\\", node.value):
                node.value = node.value.translate(OTHERS)
    return FluentSerializer().serialize(found)


@pytest.fixture
def _made_up(key: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    (tmp_path / f"{LANG}.py").write_text(GRAMMAR, "utf-8")
    monkeypatch.setattr(grammar, "__path__", [*grammar.__path__, str(tmp_path)])
    grammar.grammar.cache_clear()
    kernel = _translate(catalogs.LOCALES, tmp_path / "core")
    for module in (catalogs, legend):
        monkeypatch.setattr(module, "LOCALES", kernel)
    speakers = registry.get(key).presentation.wording.speakers
    monkeypatch.setattr(speakers, "locales", _translate(speakers.locales, tmp_path / key))
    speakers.catalog.cache_clear()
    yield
    grammar.grammar.cache_clear()
    legend.shared.cache_clear()


def _translate(locales: Path, into: Path) -> Path:
    """Write the catalogs of a folder in the made-up language; return the new folder."""
    (into / LANG).mkdir(parents=True)
    for path in (locales / "en").glob("*.ftl"):
        if path.name != NAMES:
            said = translated(path)
            (into / LANG / path.name).write_text(said, "utf-8")
    return into


def words_of(game: AnyGame) -> Any:
    """Return a game's texts in the made-up language, with its components named in it too."""
    words: Any = game.words(LANG)
    words.speaker.names = {key: name.translate(OTHERS) for key, name in words.speaker.names.items()}
    return words


def labels(game: AnyGame, words: Any) -> Iterator[str]:
    """Yield the labels that are the same in each position."""
    shown = [words.game(), *(words.option(option.key) for option in game.rules.options)]
    shown += [words.option_value(o.key, value) for o in game.rules.options for value in o.values]
    shown += [words.picture(picture.key) for picture in game.presentation.pictures]
    shown += [words.order(kind.key) for kind in game.orders]
    for action in game.action_type.__args__:
        shown.append(words.command(kind(action)))
        shown += [words.field(kind(action), field) for field in fields(action)]
    for label in shown:
        yield from label
    for topic in words.topics():
        yield from (topic.title, topic.text)
    for card in game.cards(LANG):
        yield from (card["name"], card["text"])


def said_in_a_game(
    game: AnyGame, words: Any, options: dict[str, str], players: int
) -> Iterator[str]:
    """Yield the texts of a random game."""
    state, source, number = game.start(options, players, 7), rng(7), 0
    people = PEOPLE[:players]
    while waiting := game.waiting(state):
        seat, number = waiting[0], number + 1
        view, legal = game.mask(state, seat), game.legal(state, seat)
        if number % EVERY == 0:
            yield from (
                words.status(view),
                words.prompt(view, seat),
                words.payment_hint(view, seat),
            )
            yield from (words.co_op_result(view), words.board(view, people))
            for picture in game.presentation.pictures:
                shown = f"{picture.key}:0" if picture.per_seat else picture.key
                yield words.alt(view, shown, people)
            for action in game.candidates(state, seat):
                why = game.refusal(state, seat, action)
                if why is not None:
                    yield words.reason(why)
            for action in legal:
                yield from said_of(words, view, action)
        applied = game.apply_unchecked(state, seat, random_action(game, state, seat, source))
        yield from (words.event(event, people) or "" for event in applied.events)


def said_of(words: Any, view: Any, action: Any) -> Iterator[str]:
    """Yield the texts about an action in a position."""
    yield from (
        words.action(view, action),
        words.label_overflow(view, action),
        words.default_taken(action),
    )
    yield words.forgone(view, action)
    yield from words.kind(view, kind(action))
    chosen: dict[str, Any] = {}
    for field in fields(action):
        yield from words.choice(view, kind(action), field, getattr(action, field), chosen)
        chosen[field] = getattr(action, field)


@pytest.mark.usefixtures("_made_up")
@pytest.mark.parametrize(("key", "setup"), SETUPS)
def test_a_game_is_said_in_it_alone(key: str, setup: Setup) -> None:
    game, (players, options) = registry.get(key), setup
    words = words_of(game)
    said = {*labels(game, words), *said_in_a_game(game, words, options, players)}
    assert len(said) > (100 if is_small(game) else 500)
    assert sorted(text for text in said if re.search("[A-Za-zÀ-ÖØ-öø-ÿ]", text)) == []

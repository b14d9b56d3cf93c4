"""Declarations of a game fit together, and all of them have words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.inspect import StructType, UnionType, type_info

import games
import rendering
from games import registry
from games.core.actions import fields, kind
from games.core.content import read_names
from games.core.errors import NOT_NOW, NOT_YOURS, OVER
from games.core.game import AnyGame
from games.core.labels import Label
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.core.text import LANGUAGES, Language
from games.core.words import Words
from tests.core.catalogs import problems
from tests.games.checked import TOPIC, check_events, check_words, clean, main_setups

KEYS = registry.game_keys()
GAMES, PICTURES = (Path(package.__file__ or "").parent for package in (games, rendering))
COMMANDS = 25
"""Most commands of a game, or of a group, that Discord takes next to each other."""
KERNEL = (NOT_NOW, NOT_YOURS, OVER)
REASON = re.compile(r"\b(?:[Rr]eason|later)\(\s*\"(\w+)\"")
UNKNOWN = re.compile(r"\bunknown\(")
COMMAND_NAME = re.compile(r"[^\W\d_][-\w]{0,31}")
"""Discord takes letters of any language, in lower case."""


def tagged(game: AnyGame) -> Iterator[Any]:
    """Yield the structs of all unions: actions, events and the parts of a state."""
    left: list[Any] = [
        type_info(kind_of) for kind_of in (game.action_type, game.event_type, game.state_type)
    ]
    seen = set[type]()
    while left:
        info = left.pop()
        if isinstance(info, StructType):
            if info.cls not in seen:
                seen.add(info.cls)
                left += [field.type for field in info.fields]
        elif isinstance(info, UnionType):
            structs = (each for each in info.types if isinstance(each, StructType))
            yield from (each.cls for each in structs)
            left += info.types
        else:
            inner = (getattr(info, name, None) for name in ("item_type", "value_type"))
            left += [each for each in inner if each is not None]


@pytest.mark.parametrize("key", KEYS)
def test_what_is_saved_is_told_apart_by_tags_of_its_own(key: str) -> None:
    """A tag that is left out is the name of the class, which someone will change."""
    found = list(tagged(registry.get(key)))
    assert found
    assert [each for each in found if each.__struct_config__.tag == each.__name__] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_kind_of_action_has_a_step_and_every_step_an_action_of_the_game(key: str) -> None:
    game = registry.get(key)
    taken = {action.__name__ for _, action in game.steps._registered}
    assert taken == {action.__name__ for action in get_args(game.action_type)}


@pytest.mark.parametrize("key", KEYS)
def test_the_catalogs_are_complete_and_all_of_them_is_said(key: str) -> None:
    code = [folder / key for folder in (GAMES, PICTURES) if (folder / key).exists()]
    assert problems(GAMES / key / "locales", *code) == []


def reasons(game: AnyGame) -> set[str]:
    """Return the keys of all reasons that a game and the kernel can give."""
    found = {"seat_count", "unknown_option", "unknown_value", *(why.key for why in KERNEL)}
    found |= {"no_packs"} if game.components.load is None else set()
    for path in (GAMES / game.key).rglob("*.py"):
        code = path.read_text("utf-8")
        found |= set(REASON.findall(code)) | ({"unknown"} if UNKNOWN.search(code) else set())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_there_is_a_message_for_every_reason(key: str, lang: Language) -> None:
    game = registry.get(key)
    said = {entry.id.name for entry in game.words(lang).speaker.catalog.entries}
    assert {f"reason-{why}" for why in reasons(game)} - said == set()


@pytest.mark.parametrize("key", KEYS)
def test_components_are_named_in_every_language(key: str) -> None:
    named = read_names(GAMES / key)
    assert [each for each, name in named.items() if set(name) != set(LANGUAGES)] == []


def labels(game: AnyGame, words: Words) -> Iterator[list[Label]]:
    """Yield the texts of a game before it begins, grouped as they are shown."""
    yield [words.game()]
    yield [words.option(option.key) for option in game.rules.options]
    for option in game.rules.options:
        yield [words.option_value(option.key, value) for value in option.values]
    yield [words.picture(picture.key) for picture in game.presentation.pictures]
    yield [words.order(kind.key) for kind in game.orders]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_labels_and_help_are_there_and_fit(key: str, lang: Language) -> None:
    game = registry.get(key)
    words, actions = game.words(lang), get_args(game.action_type)
    for beside in labels(game, words):
        assert len({clean(label.name, lang) for label in beside}) == len(beside)
        assert all(len(clean(label.help, lang)) <= 100 for label in beside if label.help)
    commands = [words.command(kind(action)) for action in actions]
    levels: dict[str, list[str]] = {"": []}
    for action, command in zip(actions, commands, strict=True):
        group = game.presentation.groups.get(kind(action), "")
        if group not in levels:
            levels[""].append(words.commands(group).name)
        levels.setdefault(group, []).append(command.name)
    for names in levels.values():
        assert len(set(names)) == len(names) <= COMMANDS
    groups = [words.commands(group) for group in levels if group]
    for action, command in zip(actions, commands, strict=True):
        options = [words.field(kind(action), field) for field in fields(action)]
        assert len({option.name for option in options}) == len(options)
        for label in (command, *options, *groups):
            assert COMMAND_NAME.fullmatch(label.name), label
            assert label.name == label.name.lower(), label
            assert lang != "en" or label.name.isascii(), label
            assert len(clean(label.help, lang)) <= 100, label
    for topic in words.topics():
        assert len(clean(topic.title, lang)) + len(clean(topic.text, lang)) <= TOPIC


@pytest.mark.parametrize("key", KEYS)
def test_each_kind_of_action_and_event_is_said_where_it_first_comes(key: str) -> None:
    """Games of a few decisions reach the costly checks of `test_every_game` too seldom."""
    game, met = registry.get(key), set[type]()
    declared = {*get_args(game.action_type), *get_args(game.event_type)}
    for players, options in main_setups(game):
        state, source = game.start(options, players, 11), rng(11, 1)
        while seats := game.waiting(state):
            seat = choose_seat(seats, source)
            legal = game.legal(state, seat)
            if not met >= (kinds := {type(action) for action in legal}):
                met |= kinds
                check_words(game, state, players)
            events = game.apply_unchecked(state, seat, source.pick(legal)).events
            fresh = [event for event in events if type(event) not in met]
            met |= {type(event) for event in fresh}
            check_events(game, fresh, players)
        assert [each for each in met if each not in declared] == []
        outcome = game.result(state)
        assert outcome is not None
        for lang in LANGUAGES:
            for name in {
                *(key for each in outcome.scores for key in each.categories),
                *outcome.tie_breaks,
            }:
                clean(game.words(lang).category(name), lang)

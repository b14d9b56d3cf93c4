"""Texts of random positions of every game are whole: no hole, no empty part."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from games.core.events import visible
from games.core.game import AnyGame
from games.core.text import LANGUAGES
from tests.games.checked import HOLE, NAMES, check_words, clean
from tests.games.worlds import EVERY_GAME, novel

POSITIONS = 30
REASONS = 3
"""How often the reason of one kind is said."""


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_positions_are_said_whole(game: AnyGame) -> None:
    """Prompts, labels, parts, boards and alternative texts."""
    taken = novel(game)
    for each in taken[:: max(1, len(taken) // POSITIONS)]:
        check_words(game, each.before, len(each.before.players))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_events_are_said_whole(game: AnyGame) -> None:
    met = set[Any]()
    for each in novel(game):
        names = NAMES[: len(each.before.players)]
        for lang in LANGUAGES:
            words = game.words(lang, each.before.content)
            for seat in (None, *range(len(names))):
                for event in visible(each.applied.events, seat):
                    line = words.event(event, names)
                    if line is not None:
                        clean(line, lang)
                        met.add(type(event))
    assert len(met) > min(10, len(get_args(game.event_type)) - 1)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_reasons_are_said_whole(game: AnyGame) -> None:
    said = Counter[str]()
    for each in novel(game):
        choices = game.choices(each.before, each.seat)
        for action in choices.offers():
            why = choices.refusal(action)
            if why is None or said[why.key] >= REASONS:
                continue
            said[why.key] += 1
            for lang in LANGUAGES:
                clean(game.words(lang, each.before.content).reason(why), lang)
    assert len(said) >= min(4, 1 + len(novel(game)) // 20)


@pytest.mark.parametrize(
    "text",
    [
        "You will burn .",
        "Ana produces , and",
        "Points: 0 VP ().",
        "It costs 3 with: .",
        "Given up:",
        "Your projects:\n\nNothing else.",
        "You have ? left.",
        "You may take [ ]",
        "You may take []",
        "1 Ore,, 2 Ice",
    ],
)
def test_holes_are_found(text: str) -> None:
    assert HOLE.search(text)


@pytest.mark.parametrize(
    "text",
    ["You have: 2 Ore.", "Where?", "Prix\u202f: 2 (ou 3).", "- one\n- two", "Hand:\nMoss."],
)
def test_whole_sentences_have_none(text: str) -> None:
    assert not HOLE.search(text)

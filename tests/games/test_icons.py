"""Icons in text: amounts as emoji, all else unchanged; lengths count visible characters."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from games.core.events import visible
from games.core.game import AnyGame
from games.core.icons import MARKUP, WIDTH, length
from games.core.labels import CHOICE, LABEL
from games.core.legend import shared
from games.core.messages import cut
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.core.speech import Message
from games.core.stories import STORY, named
from games.core.text import LANGUAGES, Language, clip
from games.core.words import Words
from rendering import icons
from tests.games.checked import NAMES, main_setups
from tests.games.worlds import EVERY_GAME

ID = "123456789012345678"
GAMES = [game for game in EVERY_GAME if game.words("en").icons]
with_icons = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
in_all = pytest.mark.parametrize("lang", LANGUAGES)


def marks(words: Words) -> dict[str, str]:
    """Return an emoji for every icon of a game."""
    return {icon: f"<:{icon}:{ID}>" for icon in words.icons.values()}


def plain(text: str) -> str:
    """Return a text without its emoji; no part of a markup is left."""
    found = MARKUP.sub("@", text)
    assert "<:" not in found, text
    assert ID not in found, text
    return found


def played(game: AnyGame, number: int) -> list[tuple[Any, int, list[Any]]]:
    """Return positions of a random game with the seat to move and what happened before."""
    players, options = list(main_setups(game))[number]
    state, source = game.start(options, players, number), rng(number, 5)
    events: list[Any] = []
    found: list[tuple[Any, int, list[Any]]] = []
    for _ in range(120):
        if not (waiting := game.waiting(state)):
            break
        seat = choose_seat(waiting, source)
        found.append((game.copy(state), seat, events))
        choices = game.choices(state, seat)
        events = game.do(choices, choices.pick(source)).events
    return found


@with_icons
@in_all
def test_every_icon_is_drawn_and_has_a_name_in_each_language(game: AnyGame, lang: Language) -> None:
    words = game.words(lang)
    for key, icon in words.icons.items():
        assert words.speaker.catalog.has(key), key
        assert icons.exists(icon)
        assert shared(lang).text(f"icon-{icon}")


@with_icons
@in_all
def test_amounts_are_said_by_emoji_and_the_words_stay_as_they_are(
    game: AnyGame, lang: Language
) -> None:
    words = game.words(lang)
    before = {key: words.text(key, n=2) for key in words.icons}
    iconic = words.iconic(marks(words))
    for key, icon in words.icons.items():
        assert iconic.text(key, n=2) == f"2 <:{icon}:{ID}>"
        if words.speaker.catalog.has(key, STORY):
            assert words.speaker.say(Message(key, n=2), STORY).startswith("+2")
            assert iconic.speaker.say(Message(key, n=2), STORY) == f"+2 <:{icon}:{ID}>"
    assert {key: words.text(key, n=2) for key in words.icons} == before
    assert words.iconic({}) is words
    one = next(iter(words.icons.values()))
    some = words.iconic({one: f"<:{one}:{ID}>"})
    for key, icon in words.icons.items():
        assert some.text(key, n=2) == (iconic.text(key, n=2) if icon == one else before[key])


def said(words: Words, game: AnyGame, state: Any, seat: int) -> list[str]:
    """Return the texts that are read at a step, the labels of some actions last."""
    view, found = game.mask(state, seat), list[str]()
    for action in game.legal(state, seat)[:8]:
        found += [words.action(view, action), words.label_overflow(view, action)]
    return [words.prompt(view, seat), words.payment_hint(view, seat), *found]


@with_icons
@in_all
def test_texts_with_emoji_have_the_same_numbers_and_keep_their_length(
    game: AnyGame, lang: Language
) -> None:
    seen = Counter[str]()
    for number in range(2):
        for state, seat, events in played(game, number):
            words = game.words(lang, state.content).among(NAMES)
            iconic = words.iconic(marks(words))
            stories = [
                [named(each, line, NAMES) for line in each.story(visible(events, seat), NAMES)]
                for each in (words, iconic)
            ]
            for told, drawn in zip(*stories, strict=True):
                assert re.findall(r"\d+", plain(drawn)) == re.findall(
                    r"\d+", told.replace(" O2", "")
                )
                seen["story"] += drawn != told
            for told, drawn in zip(
                said(words, game, state, seat), said(iconic, game, state, seat), strict=True
            ):
                assert length(plain(drawn)) <= max(CHOICE, length(told))
                seen["said"] += drawn != told
            labels = said(iconic, game, state, seat)[2::2]
            assert all(length(label) <= LABEL for label in labels)
    assert min(seen["story"], seen["said"]) > 5, seen


def test_a_length_counts_what_is_seen() -> None:
    mark = f"<:ore:{ID}>"
    assert length(f"2 {mark}, 1 {mark}") == len("2 , 1 ") + 2 * WIDTH
    assert length("a < b <: c") == len("a < b <: c")
    assert cut(f"2 {mark}" * 4, 20) == f"2 {mark}" * 4


@pytest.mark.parametrize("room", range(3, 40))
def test_a_cut_never_goes_through_an_emoji(room: int) -> None:
    found = clip(f"take 2 <:ore:{ID}> from there or 3 <:ice:{ID}>", room)
    assert len(found) <= room
    plain(found)

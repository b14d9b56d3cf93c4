"""What players are called disturbs no text of any game: its order, its markup, its length."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.shared.names import bare, distinct, safe
from games import registry
from games.core.actions import kind
from games.core.events import visible
from games.core.game import AnyGame
from games.core.labels import ALT, CHOICE, LABEL
from games.core.random_play import choose_seat, random_action
from games.core.rng import rng
from games.core.text import COMPUTER, LANGUAGES, Language, spelled
from tests.nasty import NAMES, disturbed, turned

STEPS, EVERY = 240, 12


def called(players: int, lang: Language) -> tuple[list[str], list[str], list[str]]:
    """Return the names of seats as texts, alternative texts and labels have them."""
    names = [*NAMES[: players - 1], f"{NAMES[players - 1]} {COMPUTER}"]
    plain = [spelled(name, lang) for name in names]
    short: list[str] = []
    for name in plain:
        short.append(distinct(bare(name), short))
    return [safe(name) for name in plain], plain, short


def texts(game: AnyGame, state: Any, events: list[Any], players: int) -> Iterator[str]:
    """Yield the texts about a position, as Discord reads them, and check the order of others."""
    public = game.mask(state, None)
    for lang in LANGUAGES:
        shown, plain, short = called(players, lang)
        words = game.words(lang, state.content).among(short)
        yield words.board(public, shown)
        yield words.waiting_for(public, shown)
        yield from (words.event(each, shown) or "" for each in visible(events, None))
        for picture in game.presentation.pictures:
            if picture.kind != "private":
                key = f"{picture.key}:0" if picture.per_seat else picture.key
                alt = words.alt(public, key, plain)
                assert len(alt) <= ALT
                assert not turned(alt)
        for seat in game.waiting(state):
            view = game.mask(state, seat)
            yield words.prompt(view, seat)
            yield from (part.text for part in words.parts(view, shown))
            yield from labels(words, view, game.legal(state, seat))


def labels(words: Any, view: Any, legal: list[Any]) -> Iterator[str]:
    for action in legal:
        label = words.action(view, action)
        assert len(label) <= LABEL
        yield label
        chosen: dict[str, Any] = {}
        for field in action.__struct_fields__:
            value = getattr(action, field)
            choice = words.choice(view, kind(action), field, value, chosen)
            assert len(choice.label) <= CHOICE
            assert len(choice.detail) <= CHOICE
            yield choice.label
            chosen[field] = value


@pytest.mark.parametrize("key", registry.game_keys())
def test_no_name_disturbs_a_text_of_a_game(key: str) -> None:
    game = registry.get(key)
    players, source, named = game.seats.stop - 1, rng(5), 0
    state = game.start({}, players, 5)
    for number in range(STEPS):
        if not (seats := game.waiting(state)):
            break
        seat = choose_seat(seats, source)
        events = game.apply_unchecked(state, seat, random_action(game, state, seat, source)).events
        if number % EVERY == 0:
            for text in texts(game, state, events, players):
                assert not disturbed(text, NAMES)
                named += NAMES[0][:3] in text
    assert named

"""Stories: one line a turn says who acted, the price and the gain, in every game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import copy
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from typing import Any, get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from games.core.catalogs import Catalog
from games.core.events import Event, SeatEvent, visible
from games.core.game import AnyGame
from games.core.random_play import choose_seat
from games.core.rng import rng
from games.core.speech import Speaker
from games.core.stories import ALONE, MORE, NOTE, STORY, named
from games.core.text import LANGUAGES, Language
from games.core.words import Words
from tests.games.checked import NAMES, clean, main_setups
from tests.games.worlds import (
    EVERY_GAME,
    TOY,
    Joined,
    Taken,
    folder_of,
    is_small,
    least,
    looks,
    novel,
    worlds,
)

ACTIONS = 220
"""Actions of a random game."""
SETUPS = 10
CLAUSES = 6
"""Clauses of a line, at most."""
RAW = re.compile(r"\b[a-z]+_[a-z\d_]+")
"""An id of a component, or of something in the code."""
READER = {
    "en": re.compile(r"\byour?s?\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:vous|vo(?:tre|s)|[tv]ôtres?)\b", re.IGNORECASE),
}
"""Words that speak to the reader, where a line is about a player."""
QUOTED = re.compile("“[^”]*”|«[^»]*»")
"""What a card or a choice says is quoted."""
NUMBERED = re.compile(r"\b(?:choice|choix|option|resolution|résolution) \d", re.IGNORECASE)
TOKEN = re.compile(r"⟦([\w-]+) (\d+)⟧")
COSTS = re.compile(r" \((⟦[^()]*⟧)\)(?=:|\u202f:| · |$)")
Turn = tuple[str, Sequence[Any]]
"""The component set of a game, and what happened until a turn or phase ended."""

of_every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)


@cache
def turns(game: AnyGame) -> Sequence[tuple[int, Turn]]:
    """Return the turns of some random games, each with the number of players."""
    found: list[tuple[int, Turn]] = []
    for number, (players, options) in enumerate(islice(main_setups(game), SETUPS)):
        state, source = game.start(options, players, number), rng(number, 3)
        events: list[Any] = []
        for _ in range(ACTIONS):
            if not (waiting := game.waiting(state)):
                break
            choices = game.choices(state, choose_seat(waiting, source))
            applied = game.do(choices, choices.pick(source))
            events += applied.events
            if applied.closed:
                found.append((players, (state.content, events)))
                events = []
    return found


def told(
    game: AnyGame, lang: Language, turn: Turn, players: int, viewer: int | None
) -> Iterator[tuple[str, bool]]:
    """Yield the lines of a turn for a viewer as posts have them; whether they are sentences."""
    words = game.words(lang, turn[0])
    for line in words.story(visible(turn[1], viewer), NAMES[:players]):
        yield named(words, line, NAMES[:players]), line.sentence


@of_every_game
def test_every_event_says_what_it_is_in_a_story(game: AnyGame) -> None:
    assert [each.__name__ for each in get_args(game.event_type) if each.role is None] == []


@of_every_game
def test_what_events_count_are_fields_of_theirs(game: AnyGame) -> None:
    """A base can name fields that only some of its events have, but none that nobody has."""
    kinds = get_args(game.event_type)
    for base in {base for each in kinds for base in each.__mro__ if vars(base).get("counted")}:
        fields = {f for each in kinds if issubclass(each, base) for f in each.__struct_fields__}
        assert set(base.counted) <= fields, base


@pytest.mark.parametrize("lang", LANGUAGES)
@of_every_game
def test_lines_are_whole_short_and_without_ids(game: AnyGame, lang: Language) -> None:
    said = 0
    for players, turn in turns(game):
        for viewer in (None, *range(players)):
            for text, sentence in told(game, lang, turn, players, viewer):
                said += 1
                clean(text, lang)
                assert not RAW.search(text), text
                assert not NUMBERED.search(text), text
                assert sentence or text.count(" · ") < CLAUSES, text
                assert sentence or not READER[lang].search(QUOTED.sub("", text)), text
                assert "(s)" not in text, text
                assert not re.search(r"[+−]0\b|\(0 ", text), text
    assert said > 50


@pytest.mark.parametrize("lang", LANGUAGES)
@of_every_game
def test_no_form_that_follows_a_name_speaks_to_its_reader(game: AnyGame, lang: Language) -> None:
    """Also where no random game has such an event."""
    entries = game.words(lang, start(game).content).speaker.catalog.entries
    forms = [
        (entry.id.name, form.id.name, text)
        for entry in entries
        for form in entry.attributes
        if form.id.name in (STORY, ALONE, MORE, NOTE)
        for text in _spans(form)
    ]
    assert [each for each in forms if READER[lang].search(each[2])] == []
    assert forms or game is TOY


def start(game: AnyGame) -> Any:
    """Return a first position."""
    players, options = next(iter(main_setups(game)))
    return game.start(options, players, 1)


def _spans(form: ast.Attribute) -> Iterator[str]:
    """Yield the fixed text of a form, without its variables."""
    found = list[str]()

    class Reads(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

    Reads().visit(form)
    yield from found


@pytest.mark.parametrize("lang", LANGUAGES)
@of_every_game
def test_what_the_log_tells_a_story_tells_or_leaves_out_on_purpose(
    game: AnyGame, lang: Language
) -> None:
    """It is silent, or its forms in the catalog are empty."""
    met = set[type[Event]]()
    for players, (content, events) in turns(game):
        words, names = game.words(lang, content), NAMES[:players]
        for event in events:
            if event.role == "silent" or not words.event(event, names):
                continue
            met.add(type(event))
            if not words.story([event], names):
                message = words.event_message(event, names)
                assert message is not None, event
                own = [f for f in (STORY, NOTE) if words.speaker.catalog.has(message.id, f)]
                assert own, event
                assert not any(words.speaker.say(message, form) for form in own), event
    assert len(met) > 5


@cache
def tallying(game: AnyGame, content: str) -> Words:
    """Return words that say amounts so that they can be read: "⟦good-iron 2⟧"."""
    words = game.words("en", content)
    ids = {key for _, turn in turns(game) for e in turn[1] for key, _ in e.amounts()}
    given = "\n".join(f"{key} = ⟦{key} {{ $n }}⟧" for key in sorted(ids))
    values = {e.id.name: e for e in FluentResource(given).body if isinstance(e, ast.Message)}
    catalog = words.speaker.catalog
    entries = [values.get(entry.id.name, entry) for entry in catalog.entries]
    found = copy(words)
    found.speaker = Speaker(Catalog(catalog.lang, entries), words.speaker.names)
    return found


@of_every_game
def test_no_amount_is_lost_or_netted(game: AnyGame) -> None:
    """A turn's lines say all that its events say, costs and gains apart."""
    counted = 0
    for players, (content, events) in turns(game):
        due = Counter[tuple[str, str]]()
        for event in visible(events, None):
            if isinstance(event, SeatEvent) and event.role not in ("silent", "line", "news"):
                for key, n in event.amounts():
                    due[key, "+" if n > 0 else "-"] += abs(n)
        due = +due
        words = tallying(game, content)
        said = Counter[tuple[str, str]]()
        for line in words.story(visible(events, None), NAMES[:players]):
            for sign, key, n in signed(line.text):
                said[key, sign] += n
        assert said == due, events
        counted += sum(due.values())
    assert counted > 50 or not any(cls.amounts is not Event.amounts for cls in classes(game))


def classes(game: AnyGame) -> Sequence[type[Event]]:
    """Return the classes of a game's events."""
    return get_args(game.event_type)


def signed(text: str) -> Iterator[tuple[str, str, int]]:
    """Yield the gains and payments in a line."""
    for brackets in COSTS.findall(text):
        yield from (("-", key, int(n)) for key, n in TOKEN.findall(brackets))
    for sign, mark in (("+", "+"), ("-", "−")):
        for key, n in re.findall(re.escape(mark) + TOKEN.pattern, text):
            yield sign, key, int(n)


@of_every_game
def test_amounts_are_what_players_have_more_or_less_of(game: AnyGame) -> None:
    """Seen in the positions before and after, as the reasons of hints count them.

    In `tests.<game>.invariants`, `UNTOLD` are goods that a story does not tell as amounts, and
    `apart` says with which events goods are set aside, come back or go otherwise.
    """
    module = f"{folder_of(game)}.invariants"
    invariants = import_module(module) if find_spec(module) else None
    untold = set[str](getattr(invariants, "UNTOLD", ()))
    apart = getattr(invariants, "apart", lambda event: False)
    wrong: list[Any] = []
    compared = 0
    for taken in novel(game):
        events = taken.applied.events
        if not events or taken.applied.closed or any(map(apart, events)):
            continue
        due = Counter[str]()
        for event in events:
            if isinstance(event, SeatEvent) and event.seat == taken.seat:
                for key, n in event.amounts():
                    due[key] += n
        found = Counter[str]()
        for gain in game.differences(taken.before, taken.after, taken.seat):
            found["vp" if gain.what.startswith("category-") else gain.what] += gain.amount
        for key in (due.keys() | found.keys()) & amounts(game) - untold:
            compared += due[key] != 0
            if due[key] != found[key]:
                wrong.append((key, due[key], found[key], taken.action, events))
    assert wrong == []
    assert compared > (0 if is_small(game) else 50) or not amounts(game)


@cache
def amounts(game: AnyGame) -> set[str]:
    """Return the ids of what both the events of a game and the reasons of hints count."""
    told = {key for each in novel(game) for e in each.applied.events for key, _ in e.amounts()}
    counted = {
        "vp" if gain.what.startswith("category-") else gain.what
        for each in novel(game)
        for gain in game.differences(each.before, each.after, each.seat)
    }
    return told & counted


def lines(game: AnyGame, taken: Taken, viewer: int | None) -> list[str]:
    """Return the lines of an action for a viewer."""
    players = len(taken.before.players)
    turn = (taken.before.content, taken.applied.events)
    return sorted(text for text, _ in told(game, "en", turn, players, viewer))


@of_every_game
def test_a_story_tells_nobody_what_they_cannot_see(game: AnyGame) -> None:
    """Where two worlds look the same to a viewer, the viewer reads the same in both."""
    compared, found = 0, list[Any]()
    for number, taken in enumerate(novel(game)):
        if number % 6 and len(novel(game)) > 60:
            continue
        players = len(taken.before.players)
        for other in worlds(game, taken, Joined(*range(players)), 1):
            for viewer in (None, *range(players)):
                if looks(game, taken.after, viewer) == looks(game, other.after, viewer):
                    compared += 1
                    if lines(game, taken, viewer) != lines(game, other, viewer):
                        found.append((viewer, taken.action, taken.applied.events))
    assert found == []
    assert compared > least(game, 30, 1)


def test_a_story_names_no_component_that_the_log_keeps_secret() -> None:
    """What only private events name is in no line of others."""
    hidden = 0
    for game in EVERY_GAME:
        for players, turn in turns(game):
            for viewer in (None, *range(players)):
                secret = kept_secret(game, turn, players, viewer)
                hidden += len(secret)
                story = " ".join(text for text, _ in told(game, "en", turn, players, viewer))
                leaked = [name for name in secret if re.search(rf"\b{re.escape(name)}\b", story)]
                assert leaked == [], (viewer, story)
    assert hidden > 1000


def kept_secret(game: AnyGame, turn: Turn, players: int, viewer: int | None) -> set[str]:
    """Return the names of components that the log does not show a viewer."""
    content, events = turn
    words, names = game.words("en", content), NAMES[:players]
    found = {
        words.speaker.names[key]
        for event in events
        if not event.visible_to(viewer)
        for key in texts(event)
        if key in words.speaker.names
    }
    logged = " ".join(words.event(event, names) or "" for event in visible(events, viewer))
    return {name for name in found if name not in logged}


def texts(value: Any) -> Iterator[str]:
    """Yield all texts in an event."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Event):
        for field in value.__struct_fields__:
            yield from texts(getattr(value, field))
    elif isinstance(value, tuple | list):
        for each in value:
            yield from texts(each)

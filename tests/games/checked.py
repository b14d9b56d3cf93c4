"""Whole random games of any game with checks: a few in `make test`, many in `make soak`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle, groupby, product
from math import prod
from operator import itemgetter
from typing import Any

import msgspec

from games import registry
from games.core.actions import Action, kind
from games.core.codec import (
    decode_action,
    decode_events,
    encode,
    encode_action,
    encode_events,
    restore,
    save,
    state_hash,
)
from games.core.errors import RefusedError
from games.core.events import visible
from games.core.game import AnyGame
from games.core.grammar import NARROW_SPACE
from games.core.hidden.declare import View
from games.core.labels import ALT, CHOICE, LABEL, Part
from games.core.outcome import Outcome
from games.core.random_play import choose_seat
from games.core.rng import Rng, rng
from games.core.setup import Option
from games.core.text import LANGUAGES, Language
from games.core.waits import unanswered
from tests.core.catalogs import unjoined

RELEASED = [key for key in registry.game_keys() if registry.get(key).rules_version]
"""Games with recorded games, texts and component sets; not those that can still change."""
LIMIT = 20_000
MOST_OPTIONS = 200
FEW_SETUPS = 8
MOST_COMBINED = 300
"""Combinations of options for one seat count that are all played."""
TOPIC = 1900
"""Length that a page of rules has room for in a message."""

NAMES = ("Ana", "Benoît", "Émile", "Uma", "Olga", "Inès")
"""Most begin with a vowel: the word before them can take another form there."""

Setup = tuple[int, dict[str, str]]


def setups(game: AnyGame) -> Iterator[Setup]:
    """Yield every seat count with every option combination that the game allows.

    If there are very many, only enough for every two values to occur together in one.
    """
    for players in game.seats:
        for options in in_pairs(game) if very_many(game) else combinations(game):
            if game.setup_refusal(options, players) is None:
                yield players, options


def very_many(game: AnyGame) -> bool:
    """Return whether a game has more combinations of options than are played."""
    return prod(len(option.values) for option in game.rules.options) > MOST_COMBINED


def combinations(game: AnyGame) -> Iterator[dict[str, str]]:
    """Yield every combination of options."""
    keys = [option.key for option in game.rules.options]
    for values in product(*(option.values for option in game.rules.options)):
        yield dict(zip(keys, values, strict=True))


def in_pairs(game: AnyGame) -> Iterator[dict[str, str]]:
    """Yield combinations of options that hold any two values of two options once."""
    yield game.complete({})
    left = {
        ((one.key, a), (other.key, b))
        for one, other in pairwise_of(game.rules.options)
        for a in one.values
        for b in other.values
    }
    left -= _pairs(game.complete({}))
    while left:
        found = dict(min(left))
        for option in game.rules.options:
            if option.key not in found:
                tried = [{**found, option.key: value} for value in option.values]
                found = max(tried, key=lambda each: len(left & _pairs(each)))
        yield game.complete(found)
        left -= _pairs(found)


def pairwise_of(options: Sequence[Option]) -> Iterator[tuple[Option, Option]]:
    """Yield any two options, in the order of their keys."""
    ordered = sorted(options, key=lambda option: option.key)
    for number, one in enumerate(ordered):
        for other in ordered[number + 1 :]:
            yield one, other


def _pairs(options: dict[str, str]) -> set[tuple[tuple[str, str], tuple[str, str]]]:
    items = sorted(options.items())
    return {(one, other) for n, one in enumerate(items) for other in items[n + 1 :]}


def main_setups(game: AnyGame) -> Iterator[Setup]:
    """Yield the set-ups that deserve most games.

    All of a seat count where they are few; else the ones that leave the defaults in one option.
    Where options are very many each of these has one seat count, and the defaults have all.
    """
    defaults = game.complete({})
    if very_many(game):
        yield from ((players, defaults) for players in game.seats)
        yield from zip(cycle(game.seats), _one_apart(game, defaults), strict=False)
        return
    for players, group in groupby(setups(game), key=itemgetter(0)):
        allowed = [options for _, options in group]
        for options in allowed:
            changed = sum(options[key] != value for key, value in defaults.items())
            if len(allowed) <= FEW_SETUPS or changed <= 1:
                yield players, options


def _one_apart(game: AnyGame, defaults: dict[str, str]) -> Iterator[dict[str, str]]:
    """Yield the allowed options that differ from the defaults in one."""
    for option in game.rules.options:
        for value in option.values:
            found = {**defaults, option.key: value}
            if found != defaults and game.setup_refusal(found, game.seats.start) is None:
                yield found


def few_setups(game: AnyGame) -> Iterator[Setup]:
    """Yield combinations of options that hold any two values once, with the seat counts in turn."""
    for number, options in enumerate(in_pairs(game)):
        allowed = [each for each in game.seats if game.setup_refusal(options, each) is None]
        if allowed:
            yield allowed[number % len(allowed)], options


def name_of(setup: Setup) -> str:
    """Return a test id such as `3-final`."""
    players, options = setup
    return "-".join([str(players), *options.values()])


def folder_of(game: AnyGame) -> str:
    """Return the package with a game's own tests: `tests.<game>`, or `tests` in its folder."""
    here = f"tests.{game.package.rpartition('.')[2]}"
    return here if find_spec(here) is not None else f"{game.package}.tests"


def invariants(game: AnyGame) -> Callable[[Any], None]:
    """Return the game's own check of a state: `check(state)` in its `invariants`."""
    module = f"{folder_of(game)}.invariants"
    if find_spec(folder_of(game)) is None or find_spec(module) is None:
        raise LookupError(f"{module} is missing: every game says what must always hold")
    return import_module(module).check


def play(
    game: AnyGame, setup: Setup, seed: int, *, every: int = 25, words: bool = False
) -> tuple[Any, list[tuple[int, Action]]]:
    """Play one random game to its end with all checks; `every` n-th step has the costly ones."""
    players, options = setup
    check = invariants(game)
    state = game.start(options, players, seed)
    source = rng(seed, 1)
    log: list[tuple[int, Action]] = []
    check(state)
    while seats := game.waiting(state):
        assert len(log) < LIMIT, f"not over after {LIMIT} actions"
        assert game.result(state) is None
        costly = (len(log) + seed) % every == 0
        if costly:
            check_position(game, state, players, source)
            if words:
                check_words(game, state, players)
        seat = choose_seat(seats, source)
        choices = game.choices(state, seat)
        legal = choices.legal()
        assert legal, f"seat {seat} waits but may do nothing after {log[-3:]}"
        assert len(legal) <= MOST_OPTIONS, f"{len(legal)} options at once"
        action = source.pick(legal)
        applied = game.do(choices, action)
        log.append((seat, action))
        check(state)
        if costly:
            again = decode_events(game, encode_events(applied.events))
            assert again == applied.events
            if words:
                check_events(game, applied.events, players)
    check_outcome(game, state, players)
    return state, log


def check_outcome(game: AnyGame, state: Any, players: int) -> None:
    """Check that all have a score: the seats in their order, then rivals, who have names."""
    outcome = game.result(state)
    assert outcome is not None
    assert msgspec.convert(msgspec.to_builtins(outcome), Outcome) == outcome
    actors = [score.seat for score in outcome.scores]
    assert actors == [*range(players), *outcome.rivals]
    assert len(set(actors)) == len(actors)
    standing = game.standing(game.mask(state, None))
    assert [score.seat for score in standing.scores] == actors
    assert set(outcome.winners) <= set(actors)
    assert outcome.winners or outcome.won is False
    for lang in LANGUAGES:
        for rival in outcome.rivals:
            clean(game.words(lang).called(rival, ()), lang)


def replay(game: AnyGame, setup: Setup, seed: int, log: list[tuple[int, Action]]) -> str:
    """Return the hash after the same actions of the same seed."""
    players, options = setup
    state = game.start(options, players, seed)
    for seat, action in log:
        game.apply(state, seat, action)
    return state_hash(state)


def check_position(game: AnyGame, state: Any, players: int, source: Rng) -> None:
    """Check saving, refusals, secrecy and planning in one position."""
    before = encode(state)
    stored = restore(game, save(game, state))
    assert encode(stored) == before
    assert encode(game.copy(state)) == before
    waiting = game.waiting(state)
    for seat in range(players):
        found = list(game.candidates(state, seat))
        assert len({encode_action(a) for a in found}) == len(found), "an action twice"
        assert list(game.candidates(stored, seat)) == found, "storing a table changes its menus"
        check_offers(game, state, seat, found)
        check_refusals(game, state, seat, found, source)
        check_secrecy(game, state, seat, source)
        if seat in waiting:
            assert game.default(state, seat) in game.legal(state, seat)
    check_secrecy(game, state, None, source)
    assert encode(state) == before, "looking at a game changed it"


def check_offers(game: AnyGame, state: Any, seat: int, likely: list[Any]) -> None:
    """Check that the offers hold every legal action once, in their order; nothing raises."""
    choices = game.choices(state, seat)
    why = cache(choices.refusal)
    offers = list(choices.offers())
    assert all(game.refusal(state, seat, action) == why(action) for action in offers[:3])
    assert len(set(offers)) == len(offers), "an action is offered twice"
    legal = [action for action in likely if why(action) is None]
    assert legal == game.legal(state, seat)
    assert [action for action in offers if why(action) is None] == legal
    for action in odd_actions(game):
        # For what there is no step no field is looked at.
        assert action not in choices or why(action) is None or action not in legal
    for at in game.questions(state, seat):
        answers = game.steps[type(at.frame)].answers
        offered = [action for step in answers for action in step.offers(at)]
        found = any(why(action) is None for action in offered)
        assert (at.blocked(at.frame) is None) == found, "what is possible is what is offered"


@cache
def odd_actions(game: AnyGame) -> tuple[Any, ...]:
    """Return actions of every kind with values that nothing has."""
    actions: list[Any] = []
    for kind_of in game.action_type.__args__:
        for word, number in (("", -1), ("no such thing", 10**9), ("?", 0)):
            odd = {
                field.name: word if field.type is str else number if field.type is int else None
                for field in msgspec.structs.fields(kind_of)
            }
            if None not in odd.values():
                actions.append(kind_of(**odd))
    return tuple(actions)


def check_refusals(game: AnyGame, state: Any, seat: int, found: list[Any], source: Rng) -> None:
    """Refused actions give a reason in both languages and change no byte."""
    refused = [a for a in found if game.refusal(state, seat, a) is not None]
    others = [other for other in range(len(game.waiting(state)) + 1) if other != seat]
    if refused:
        check_refused(game, state, seat, source.pick(refused))
    if found and others:
        stranger = source.pick(others)
        # An action can stand for an offer: older records have others for the same.
        if game.choices(state, stranger).listed(found[0]) not in game.legal(state, stranger):
            check_refused(game, state, stranger, found[0])


def check_refused(game: AnyGame, state: Any, seat: int, action: Any) -> None:
    """One refused action."""
    before = encode(state)
    try:
        game.apply(state, seat, decode_action(game, encode_action(action)))
    except RefusedError as error:
        for lang in LANGUAGES:
            clean(game.words(lang).reason(error.why), lang)
    else:
        raise AssertionError(f"seat {seat} may do {action}, which is not legal")
    assert encode(state) == before, f"refused {action} left a trace"


def check_waits(game: AnyGame, state: Any) -> None:
    """Seats are asked under one key only where they are asked the same question."""
    waits = sorted(game.rules.waits(state), key=lambda wait: wait.key)
    assert unanswered(waits) == game.waiting(state)
    for key, group in groupby(waits, key=lambda wait: wait.key):
        asked = list(group)
        assert len({wait.seat for wait in asked}) == len(asked), f"{key!r} is asked twice"
        assert len({(wait.kind, wait.told) for wait in asked}) == 1, f"{key!r} is two questions"
        # Frames in lanes differ from seat to seat; a window is the same frame for all.
        left = [wait.seat for wait in asked if wait.kind == "window" and not wait.answered]
        asking = [game.open_frames(state, seat) for seat in left]
        shared = [{id(frame) for frame in frames} for frames in asking]
        assert not shared or set.intersection(*shared), f"{key!r} is the key of two windows"


def check_secrecy(game: AnyGame, state: Any, seat: int | None, source: Rng) -> None:
    """Another world that looks the same to a seat gives it the same view and the same choices."""
    view = game.mask(state, seat)
    world = game.determinize(view, Rng(source.next()))
    assert encode(game.mask(world, seat)) == encode(view), f"the view of {seat} is not closed"
    if seat is not None:
        legal = game.legal(state, seat)
        assert game.legal(world, seat) == legal
        if isinstance(view, View):
            assert game.legal(view.state, seat) == legal


def check_words(game: AnyGame, state: Any, players: int) -> None:
    """Everything that can be said of a position exists in both languages and fits."""
    names = NAMES[:players]
    public = game.mask(state, None)
    for lang in LANGUAGES:
        words = game.words(lang, state.content)
        clean(words.status(public), lang)
        clean(words.board(public, names), lang)
        for picture in game.presentation.pictures:
            if picture.kind != "private":
                key = f"{picture.key}:0" if picture.per_seat else picture.key
                assert len(clean(words.alt(public, key, names), lang)) <= ALT
        for seat in game.waiting(state):
            view = game.mask(state, seat)
            clean(words.prompt(view, seat), lang)
            check_parts(words.parts(view, names), words.parts(public, names), lang)
            check_labels(words, view, game.legal(state, seat))


def check_parts(own: Sequence[Part], public: Sequence[Part], lang: Language) -> None:
    """Check that the parts of a board in words have separate keys; only one's own are private."""
    for part in own:
        clean(part.title, lang)
        clean(part.text, lang)
    keys = [part.key for part in own]
    assert len(set(keys)) == len(keys), keys
    assert {part.key for part in public} <= {part.key for part in own if not part.private}
    assert not any(part.private for part in public)


def check_labels(words: Any, view: Any, legal: list[Any]) -> None:
    """Check that labels distinguish the legal actions and fit their controls."""
    labels = [whole(words.action(view, action), words.lang) for action in legal]
    assert max(map(len, labels)) <= LABEL, max(labels, key=len)
    doubles = {label for label in labels if labels.count(label) > 1}
    assert not doubles, f"the same label twice: {doubles}"
    for action in legal:
        assert len(whole(words.kind(view, kind(action)).label, words.lang)) <= LABEL
        chosen: dict[str, Any] = {}
        for field in action.__struct_fields__:
            value = getattr(action, field)
            choice = words.choice(view, kind(action), field, value, chosen)
            assert len(whole(choice.label, words.lang)) <= CHOICE
            assert not choice.detail or len(whole(choice.detail, words.lang)) <= CHOICE, choice
            chosen[field] = value


def check_events(game: AnyGame, events: list[Any], players: int) -> None:
    """Check that log lines exist in both languages, for all who may see them."""
    names = NAMES[:players]
    for lang in LANGUAGES:
        for seat in (None, *range(players)):
            for event in visible(events, seat):
                line = game.words(lang).event(event, names)
                if line is not None:
                    clean(line, lang)


LEFT_OVER = re.compile(r"[{}]|\bNone\b(?! of)|msgspec|games\.|\.\.|  |\( | \)")
"""What a template leaves behind."""
HOLE = re.compile(
    r" [.,;:!?\]](?:\s|$)|\[ |\(\)|\[\]|[,:;] ?\.|,,"
    r"|(?:^|[ (])\?(?=$|[ ).,])|:\s*\Z|:\s*\n\s*\n(?![-*\d])",
    re.MULTILINE,
)
"""Remains of a sentence or a list when a thing that it names is not there."""
UNTIDY = re.compile(
    r"(?<!\w)[\"'](?=\w)|(?<=\w)[\"'](?!\w)|−(?!\d)|(?<![\w“«\u202f])-\d|[ ][;:!?»](?!\w)|«[ ]"
)
"""Straight quotation marks, hyphens for minus signs, minus signs of nothing, spaces that break.

What a player typed is repeated between quotation marks, as it is.
"""
PREFORMATTED = re.compile(r"```.*?```", re.DOTALL)


def clean(text: str, lang: Language) -> str:
    """Refuse empty texts, leftovers, holes, wrong forms, and French without its spaces.

    A heading without anything below it is a hole as well.
    """
    assert text.strip(), "an empty text"
    free = PREFORMATTED.sub("- a table", text)
    assert not LEFT_OVER.search(free), text
    assert not (hole := HOLE.search(free)), f"a hole {hole}: {text}"
    assert not (fault := UNTIDY.search(free)), f"untidy {fault}: {text}"
    assert not unjoined(text, lang), text
    if lang == "fr":
        assert "'" not in text, text
        assert re.findall(rf"(?<!{NARROW_SPACE})[;:!?»%]", text) == [], text
    return text


def whole(label: str, lang: Language) -> str:
    """Refuse labels that had no room as well."""
    assert not label.endswith("…"), label
    return clean(label, lang)

"""Forged and outdated actions of every game: refused with a sentence, without a change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from games.core.actions import EndTurn
from games.core.codec import decode_action, encode, encode_action
from games.core.errors import Reason, RefusedError
from games.core.game import AnyGame
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES
from tests.games.checked import clean
from tests.games.worlds import EVERY_GAME, novel

WORDS = (
    "",
    " ",
    "?",
    "-1",
    "no such thing",
    "<@1> **x** @everyone",
    "[x](https://example.com)",
    "`{0}` {card} %s",
    "\u202egnissap\u2066",
    "line\nline",
    "a" * 200,
)
NUMBERS = (-(2**63), -(2**31), -1, 0, 1, 2, 3, 5, 7, 99, 2**31, 2**63 - 1)
DANGEROUS = ("<@", "**", "\u202e", "\u2066", "@everyone", "](", "`", "{", "\n", "a" * 100)
LONGEST = 300
"""Characters of a reason at most."""
POSITIONS, PLAUSIBLE = 40, 12


def names(state: Any) -> list[str]:
    """Return every word that a state knows: cards of all kinds, in hands and in piles."""
    found = dict[str, None]()
    left: list[Any] = [msgspec.to_builtins(state)]
    while left:
        match left.pop():
            case str() as word:
                found[word] = None
            case dict() as each:
                left += [*each, *each.values()]
            case list() as each:
                left += each
            case _:
                pass
    return list(found)


@cache
def cards(game: AnyGame, content: str) -> list[str]:
    """Return the ids of all cards."""
    return [card["id"] for card in game.cards("en", content)]


hints_of = cache(get_type_hints)


def value(kind: Any, ids: list[str], source: Rng) -> Any:
    """Return a value of a field out of the air."""
    if kind is int:
        return source.pick(list(NUMBERS))
    known = [each for each in get_args(kind) if isinstance(each, str)]
    return source.pick([*WORDS, *(source.pick(known or ids) for _ in WORDS)])


def likely(kind: Any, ids: list[str], source: Rng) -> Any:
    """Return a value of a field that fits elsewhere in the game."""
    if kind is int:
        return source.below(6)
    known = [each for each in get_args(kind) if isinstance(each, str)]
    return source.pick(known or ids)


def forged(
    game: AnyGame, state: Any, offered: list[Any], source: Rng, asked: Sequence[type] = ()
) -> Iterator[Any]:
    """Yield actions of every kind, and offered ones of which one value is another.

    Of the kinds that are `asked` for there are more, with names from the game.
    """
    ids = [*names(state), *cards(game, state.content)]
    for kind in get_args(game.action_type):
        hints = hints_of(kind)
        for _ in range(2):
            yield kind(**{f: value(hints[f], ids, source) for f in kind.__struct_fields__})
    for kind in asked:
        hints = hints_of(kind)
        for _ in range(PLAUSIBLE if kind.__struct_fields__ else 1):
            yield kind(**{f: likely(hints[f], ids, source) for f in kind.__struct_fields__})
    for action in offered:
        if fields := action.__struct_fields__:
            field = source.pick(list(fields))
            odd = value(hints_of(type(action))[field], ids, source)
            yield msgspec.structs.replace(action, **{field: odd})


@cache
def said(game: AnyGame, content: str, why: Reason) -> None:
    """Require that a reason is a short sentence in every language, without dangerous text."""
    for lang in LANGUAGES:
        text = clean(game.words(lang, content).reason(why), lang)
        assert len(text) <= LONGEST, text
        assert [each for each in DANGEROUS if each in text] == [], text


def attempt(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    """Try an action; return whether it was taken."""
    why, trial, before = game.refusal(state, seat, action), game.copy(state), encode(state)
    try:
        game.apply(trial, seat, action)
    except RefusedError as error:
        said(game, state.content, error.why)
        assert why is not None, f"{action} is not refused, and cannot be taken"
        said(game, state.content, why)
        assert encode(trial) == encode(state) == before, action
        return False
    assert why is None, action
    return True


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_forged_and_outdated_actions_are_refused_and_change_nothing(game: AnyGame) -> None:
    taken = novel(game)
    source, outdated = rng(len(taken)), list[Any]()
    done = [0, 0]
    for each in taken[:: max(1, len(taken) // POSITIONS)]:
        seats = len(each.before.players)
        for seat in (-1, *range(seats), seats, 99):
            found = game.choices(each.before, seat).offers()
            some = [source.pick(found) for _ in range(6)] if found else []
            frames = game.open_frames(each.before, seat)
            kinds = [kind for frame in frames for kind in game.steps[type(frame)].by_action]
            for action in (*forged(game, each.before, some, source, kinds), *outdated):
                done[attempt(game, each.before, seat, action)] += 1
        outdated = [*outdated, each.action][-6:]
    refused, allowed = done
    assert refused > min(1000, 30 * len(taken))
    assert allowed > 3


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_what_is_no_action_of_the_game_cannot_be_read(game: AnyGame) -> None:
    """Kinds, values and words of a closed set are read strictly."""
    source, tried = rng(1), 0
    state = game.start({}, game.seats.start, 1)
    wrong: list[Any] = [{"do": "nothing"}, {}, [], 1, {"do": 1}]
    for action in forged(game, state, [], source):
        for field, kind in get_type_hints(type(action)).items():
            if field in action.__struct_fields__:
                odd = 1 if kind is str else "no such word"
                wrong.append({**msgspec.to_builtins(action), field: odd})
                tried += 1
    for raw in wrong:
        with pytest.raises(ValueError):  # noqa: PT011  msgspec's own error, a ValueError
            decode_action(game, msgspec.json.encode(raw))
    assert tried == 2 * sum(len(kind.__struct_fields__) for kind in get_args(game.action_type))
    assert decode_action(game, encode_action(EndTurn())) == EndTurn()

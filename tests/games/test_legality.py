"""Offers and refusals of a game agree, in random positions of every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import msgspec
import pytest

from games import registry
from games.core.game import AnyGame
from games.core.random_play import steps
from games.core.rng import Rng, rng

EVERY, POSITIONS, COMBINED = 23, 12, 250
"""Actions between two positions, positions of a game, actions of a kind put together in each."""
NUMBERS = (-1, 0, 1, 2, 3, 4, 7)


def tables() -> list[Any]:
    """Return every game with its fewest and its most seats."""
    return [
        pytest.param(key, seats, id=f"{key}-{seats}")
        for key in registry.game_keys()
        for seats in sorted({registry.get(key).seats.start, registry.get(key).seats.stop - 1})
    ]


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[Any]:
    """Yield positions of a random game."""
    options = {each.key: rng(seed, seats).pick(each.values) for each in game.rules.options}
    if game.setup_refusal(options, seats) is not None:
        options = {}
    state = game.start(options, seats, seed)
    for number, _ in enumerate(steps(game, state, rng(seed, 2), EVERY * POSITIONS)):
        if number % EVERY == 0:
            yield state


def ids(state: Any) -> set[str]:
    """Return every word of a state: ids of cards, cells, players' things."""
    found, left = set[str](), [msgspec.to_builtins(state)]
    while left:
        match left.pop():
            case str(word):
                found.add(word)
            case dict(each):
                found.update(map(str, each))
                left += each.values()
            case list(each):
                left += each
            case _:
                pass
    return found


def made(game: AnyGame, words: set[str], offered: list[Any], source: Rng) -> Iterator[Any]:
    """Yield actions of every kind, made of the words of a state and of the offers."""
    for kind in game.action_type.__args__:
        alike = [each for each in offered if type(each) is kind]
        values: list[list[Any]] = []
        for field in msgspec.structs.fields(kind):
            used = {getattr(each, field.name) for each in alike}
            if field.name in kind.ways:
                more: set[Any] = {"auto", "pick"}
            elif field.type is int:
                more = set(NUMBERS)
            elif field.type is str:
                more = words if len(msgspec.structs.fields(kind)) == 1 else set()
                more = more | set(source.shuffled(sorted(words))[:8])
            else:
                break
            values.append(sorted(used | more, key=str))
        else:
            combined = list(islice(product(*values), 20_000))
            for picked in source.shuffled(combined)[:COMBINED]:
                yield kind(**dict(zip(kind.__struct_fields__, picked, strict=True)))


@pytest.mark.parametrize(("key", "seats"), tables())
def test_what_is_not_refused_is_offered(key: str, seats: int) -> None:
    """Of copies that do the same one is offered, and stands for the others (`Step.listed`)."""
    game, source = registry.get(key), rng(8, seats)
    for state in positions(game, seats, 40 + seats):
        words = ids(state)
        for seat in range(seats):
            choices = game.choices(state, seat)
            legal, offered = set(choices.legal()), list(choices.offers())
            for action in offered:
                assert (game.refusal(state, seat, action) is None) == (action in legal), action
            for action in made(game, words, offered, source):
                if game.refusal(state, seat, action) is None:
                    assert choices.listed(action) in legal, action
                    game.require(state, seat, action)


TRIED = 6
"""Actions that are tried in a position, at most."""


def asked(game: AnyGame, state: Any, seat: int) -> list[Any]:
    """Return the legal answers of a seat to its question, without plays of any time."""
    choices = game.choices(state, seat)
    return [each for each in choices.legal() if not choices.anytime_actions(each)]


def only_giving_up(game: AnyGame, state: Any, seat: int) -> bool:
    """Return whether a seat is asked something, and can only leave it."""
    found = asked(game, state, seat)
    return bool(found) and all(each.gives_up for each in found)


def leads(game: AnyGame, state: Any, seat: int, action: Any) -> bool:
    """Return whether an action leads its seat to where it has an answer that gives nothing up.

    Plays that are possible at any time may still bring one about; a step begun before the action is
    not a place that it leads to.
    """
    after = game.copy(state)
    game.apply_unchecked(after, seat, action)
    if seat not in game.waiting(after):
        return True
    assert asked(game, after, seat), action
    before = [*state.stack, *getattr(state.players[seat], "lane", ())]
    if not only_giving_up(game, after, seat) or game.open_frames(after, seat)[0] in before:
        return True
    choices = game.choices(after, seat)
    plays = [each for each in choices.legal() if choices.anytime_actions(each)]
    for play in plays:
        later = game.copy(after)
        game.apply_unchecked(later, seat, play)
        if not only_giving_up(game, later, seat):
            return True
    return False


@pytest.mark.parametrize(("key", "seats"), tables())
def test_whoever_is_awaited_has_an_answer_and_no_action_leads_to_giving_up(
    key: str, seats: int
) -> None:
    """Unless it says so before it is taken (`Words.forgone`)."""
    game, source = registry.get(key), rng(9, seats)
    for seed in (50, 51):
        state = game.start({}, seats, seed)
        for number, _ in enumerate(steps(game, state, rng(seed, 2), 600)):
            for seat in game.waiting(state):
                assert number % 3 or asked(game, state, seat), game.open_frames(state, seat)
            if number % 5 or not game.waiting(state):
                continue
            seat = source.pick(game.waiting(state))
            legal = [each for each in asked(game, state, seat) if not each.gives_up]
            for action in source.shuffled(legal)[:TRIED]:
                if only_giving_up(game, state, seat) or leads(game, state, seat, action):
                    continue
                words = game.words("en", state.content)
                assert words.forgone(game.mask(state, seat), action), action

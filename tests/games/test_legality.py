"""What a game offers and what it refuses agree, in random positions of every game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import msgspec
import pytest

from games import registry
from games.core.game import AnyGame
from games.core.rng import Rng, rng
from games.core.walk import steps

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
    options = {each.key: rng(seed, seats).pick(each.values) for each in game.options()}
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
    """Yield actions of every kind, made of the words of a state and of what is offered."""
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

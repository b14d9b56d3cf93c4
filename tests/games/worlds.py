"""Other worlds that look the same to some seats, and random play that meets rare events.

A seat learns from an action all that differs after it between worlds that looked the same before.
So nothing here knows an id, a card or a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from games import registry
from games.core.boundaries import Held, no_holds
from games.core.codec import encode
from games.core.events import Applied
from games.core.game import AnyGame
from games.core.random_play import choose_seat
from games.core.rng import Rng, rng
from games.core.waits import Wait
from tests.games.checked import folder_of, main_setups
from tests.toy.game import TOY

EVERY_GAME = [*(registry.get(key) for key in registry.game_keys()), TOY]
"""The toy game has everything a game by post may need, with many ways to reveal something."""
SEEDS = 6
LENGTH = 400
"""Decisions of one random game at most: rare events come in more games, not in longer ones."""
MOST, MORE = 2, 10
"""Actions of one kind, with the same kinds of events and changes, that are looked at."""
SMALL = 80
"""Where that comes to fewer actions, more of each kind are looked at."""


class Joined(int):
    """A viewer who knows what several seats know: it equals each of them."""

    seats: tuple[int, ...]

    def __new__(cls, *seats: int) -> Joined:
        made = super().__new__(cls, seats[0])
        made.seats = seats
        return made

    def __eq__(self, other: object) -> bool:
        return other in self.seats

    def __ne__(self, other: object) -> bool:
        return other not in self.seats

    def __hash__(self) -> int:
        return hash(self.seats)


def looks(game: AnyGame, state: Any, viewer: int | None) -> bytes:
    """Return a viewer's sight of a state."""
    seen = game.mask(state, viewer)
    return encode(seen.state) + f" {seen.asked} {seen.answered}".encode()


class Taken(msgspec.Struct):
    """One action of a random game: the positions around it and its results."""

    before: Any
    seat: int
    action: Any
    applied: Applied
    after: Any
    waits: tuple[Wait, ...]
    """The questions that were open before it."""

    @property
    def barred(self) -> bool:
        """Whether its author cannot simply take it back once it is published."""
        together = any(wait.seat != self.seat for wait in self.waits)
        return self.applied.revealed or (self.applied.closed and together)


def perform(game: AnyGame, state: Any, seat: int, action: Any, held: Held = no_holds) -> Taken:
    """Carry out an action on a copy of a state."""
    after = game.copy(state)
    applied = game.apply_unchecked(after, seat, action, held)
    return Taken(state, seat, action, applied, after, game.rules.waits(state))


def pick(game: AnyGame, state: Any, seat: int, source: Rng) -> Any:
    """Return a legal action of a random kind, so that rare kinds come up more often."""
    legal = game.legal(state, seat)
    kinds = sorted({type(action) for action in legal}, key=lambda kind: kind.__name__)
    chosen = source.pick(kinds)
    return source.pick([action for action in legal if type(action) is chosen])


@cache
def novel(game: AnyGame) -> Sequence[Taken]:
    """Return actions of random games, at most `MOST` with the same changes and events."""
    return different(game, MORE if is_small(game) else MOST)


@cache
def is_small(game: AnyGame) -> bool:
    """Return whether a game has few kinds of actions, changes and events."""
    return len(different(game, MOST)) < SMALL


@cache
def different(game: AnyGame, most: int) -> Sequence[Taken]:
    """Return actions of random games, at most `most` with the same changes and events."""
    met, found = Counter[Hashable](), list[Taken]()
    for opening, source in openings(game):
        state = opening
        for _ in range(LENGTH):
            if not (waiting := game.waiting(state)):
                break
            seat = choose_seat(waiting, source)
            frame = type(game.choices(state, seat).questions[0].frame)
            taken = perform(game, state, seat, pick(game, state, seat, source))
            told = frozenset(type(event) for event in taken.applied.events)
            key = frame, type(taken.action), told, changed(taken), taken.barred
            met[key] += 1
            if met[key] <= most:
                found.append(taken)
            state = taken.after
    return found


def least(game: AnyGame, bound: int, share: int = 2) -> int:
    """Return a bound on what a test must have met, in a small game less.

    There it is the number of actions that are looked at; `share` for each is enough of them.
    """
    known = len(novel(game))
    return bound if share * known >= bound else min(bound, known)


def changed(taken: Taken) -> tuple[str, ...]:
    """Return which fields of the state and of its author are others than before an action."""
    pairs = [(taken.before, taken.after)]
    pairs.append((taken.before.players[taken.seat], taken.after.players[taken.seat]))
    return tuple(
        field
        for old, new in pairs
        for field in old.__struct_fields__
        if field != "players" and getattr(old, field) != getattr(new, field)
    )


def openings(game: AnyGame) -> Iterator[tuple[Any, Rng]]:
    """Yield first states: of many games with the defaults, and one of every main set-up.

    A game's own odd component sets for tests are played like the built-in one.
    """
    built_in, odd = game.components.sets.built_in, odd_sets(game)
    plain = [(players, game.complete({}), built_in) for players in game.seats]
    others = [(*setup, built_in) for setup in main_setups(game)]
    others += [(players, options, content) for content in odd for players, options, _ in plain]
    for seed, (players, options, content) in enumerate(plain * SEEDS + others):
        yield game.start(options, players, seed, content), rng(seed, players)


def odd_sets(game: AnyGame) -> tuple[str, ...]:
    """Return the game's `ODD_SETS`: hashes of sets with cards not in the built-in set."""
    return declared(game, "ODD_SETS", ())


def declared(game: AnyGame, name: str, otherwise: Any) -> Any:
    """Return a value that a game declares for tests in `tests.<game>.invariants`."""
    module = f"{folder_of(game)}.invariants"
    return getattr(import_module(module), name, otherwise) if find_spec(module) else otherwise


def worlds(game: AnyGame, taken: Taken, viewer: Joined, most: int) -> Iterator[Taken]:
    """Yield the same action in worlds that looked the same to a viewer before it.

    A random deal can give a position that no game reaches: one that would continue automatically.
    Those are left out.
    """
    seen = game.mask(taken.before, viewer)
    for number in range(most):
        world = game.determinize(seen, rng(taken.seat, number))
        settled = game.copy(world)
        game.rules.after_action(game.choices(settled, taken.seat).questions[0], Applied())
        if encode(settled) == encode(world):
            yield perform(game, world, taken.seat, taken.action)

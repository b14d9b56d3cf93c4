"""Positions of random games, and their descriptions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.core.labels import Part
from games.core.rng import rng
from games.core.text import Language
from games.luna_maris.game import GAME
from games.luna_maris.state import State, Turn

NAMES = ("Ana", "Benoît", "Émile", "Uma")


@cache
def positions(players: int, seed: int, every: int = 1) -> tuple[State, ...]:
    """Return each position of a random game whose number divides by `every`, and its end."""
    return tuple(_positions(players, seed, every))


def _positions(players: int, seed: int, every: int) -> Iterator[State]:
    state, source, number = GAME.start({}, players, seed), rng(seed, 1), 0
    while seats := GAME.waiting(state):
        if number % every == 0:
            yield GAME.copy(state)
        GAME.apply_unchecked(state, seats[0], source.pick(GAME.legal(state, seats[0])))
        number += 1
    yield state


def begins(state: State) -> bool:
    """Return whether a seat is about to choose A, B or C."""
    live = state.stack[-1] if state.stack else None
    return isinstance(live, Turn) and not live.acted


def told(state: State, seat: int | None, lang: Language = "en") -> dict[str, Part]:
    """Return the parts of a position by their keys."""
    names = NAMES[: len(state.players)]
    return {part.key: part for part in GAME.words(lang).parts(GAME.mask(state, seat), names)}

"""Random walks: whole games and positions for tests, pictures and measuring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from games.core.actions import Action
from games.core.errors import NOT_NOW
from games.core.game import AnyGame
from games.core.rng import Rng, rng

Chooser = Callable[[AnyGame, Any, int, Rng], Any]
"""Picks an action for a seat of a state."""


class StuckError(Exception):
    """A game in which a waiting seat has nothing legal, or which does not end."""


def random_action(game: AnyGame, state: Any, seat: int, source: Rng) -> Any:
    """Return one of the legal actions, all equally likely.

    Likely actions are tried in random order until one is not refused: as fair as choosing from the
    whole legal list, and cheaper.
    """
    choices = game.choices(state, seat)
    found = choices.likely()
    for left in range(len(found), 0, -1):
        i = source.below(left)
        action = found[i]
        if choices.refusal(action) is None:
            return action
        found[i] = found[left - 1]
    raise StuckError(f"{game.key}: seat {seat} has no legal action: {_why(game, state, seat)}")


def _why(game: AnyGame, state: Any, seat: int) -> str:
    """Return what is wrong with a game in which a waiting seat may do nothing."""
    asking = [at for at in game.questions(state, seat) if at.frame is not None]
    if not asking:
        return "it is waited for, and no frame asks it (`focus`)"
    blocked = ((type(at.frame).__name__, at.blocked(at.frame) or NOT_NOW) for at in asking)
    return ", ".join(f"nothing answers {frame} ({why.key})" for frame, why in blocked)


def choose_seat(waiting: tuple[int, ...], source: Rng) -> int:
    """Return one of the seats that must decide."""
    return waiting[0] if len(waiting) == 1 else source.pick(waiting)


def steps(
    game: AnyGame, state: Any, source: Rng, limit: int, choose: Chooser = random_action
) -> Iterator[tuple[int, Action]]:
    """Play a state on in place, yielding each seat and action after it was carried out."""
    perform, waiting = game.perform, game.waiting
    for _ in range(limit):
        seats = waiting(state)
        if not seats:
            return
        seat = choose_seat(seats, source)
        action = choose(game, state, seat, source)
        perform(state, seat, action)
        yield seat, action


def walk(
    game: AnyGame,
    options: Mapping[str, str],
    seats: int,
    seed: int,
    actions: int | None = None,
    limit: int = 50_000,
) -> tuple[Any, int]:
    """Return the state after some random actions (all, if not said) and how many were taken."""
    state = game.start(options, seats, seed)
    source = rng(seed, 1)
    taken = 0
    for _ in steps(game, state, source, limit if actions is None else actions):
        taken += 1
    if actions is None and game.waiting(state):
        raise StuckError(f"{game.key}: not over after {limit} actions")
    return state, taken

"""Random walks: whole games and positions for tests, pictures and measuring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from games.core.actions import Action
from games.core.errors import NOT_NOW
from games.core.game import AnyGame
from games.core.rng import Rng, rng
from games.core.rules import GameState

Chooser = Callable[[AnyGame, GameState, int, Rng], Action]
"""Picks an action for a seat of a state."""


class StuckError(Exception):
    """A game in which a waiting seat has nothing legal, or which does not end."""


def random_action(game: AnyGame, state: GameState, seat: int, source: Rng) -> Action:
    """Return one of the legal actions, all equally likely."""
    action = game.choices(state, seat).pick(source)
    if action is None:
        raise _stuck(game, state, seat)
    return action


def _stuck(game: AnyGame, state: GameState, seat: int) -> StuckError:
    """Return the fault of a game in which a waiting seat can do nothing."""
    asking = [at for at in game.questions(state, seat) if at.frame is not None]
    blocked = ((type(at.frame).__name__, at.blocked(at.frame) or NOT_NOW) for at in asking)
    why = ", ".join(f"nothing answers {frame} ({why.key})" for frame, why in blocked)
    why = why or "it is waited for, and no frame asks it (`focus`)"
    return StuckError(f"{game.key}: seat {seat} has no legal action: {why}")


def choose_seat(waiting: tuple[int, ...], source: Rng) -> int:
    """Return one of the seats that must decide."""
    return waiting[0] if len(waiting) == 1 else source.pick(waiting)


def steps(
    game: AnyGame, state: GameState, source: Rng, limit: int, choose: Chooser | None = None
) -> Iterator[tuple[int, Action]]:
    """Play a state on in place, yielding each seat and action after it was carried out.

    Without a chooser each action is a random one.
    """
    waiting = game.waiting
    for _ in range(limit):
        seats = waiting(state)
        if not seats:
            return
        seat = seats[0] if len(seats) == 1 else choose_seat(seats, source)
        choices = game.choices(state, seat)
        action = choose(game, state, seat, source) if choose else choices.pick(source)
        if action is None:
            raise _stuck(game, state, seat)
        game.do(choices, action)
        yield seat, action


def walk(
    game: AnyGame,
    options: Mapping[str, str],
    seats: int,
    seed: int,
    actions: int | None = None,
    limit: int = 50_000,
) -> tuple[GameState, int]:
    """Return the state after some random actions (all, if not said) and how many were taken."""
    state = game.start(options, seats, seed)
    source = rng(seed, 1)
    taken = 0
    for _ in steps(game, state, source, limit if actions is None else actions):
        taken += 1
    if actions is None and game.waiting(state):
        raise StuckError(f"{game.key}: not over after {limit} actions")
    return state, taken

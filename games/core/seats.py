"""Computer seats: they see a view, never the state, and choose among the same legal actions.

`random` picks any legal action. `greedy` tries every legal action on states that are consistent
with its view, lets the turn run to its end with short random rollouts, and takes the action whose
positions are worth most to it by the game's own `evaluate`.
"""

from __future__ import annotations

from typing import Any, Literal

from games.core.actions import EndTurn
from games.core.game import AnyGame
from games.core.rng import Rng
from games.core.walk import random_action

Level = Literal["random", "greedy"]
LEVELS: tuple[Level, ...] = ("random", "greedy")

ROLLOUTS = 4
"""Rollouts per action that is not the end of a turn."""
TRIES = 48
"""At most so many actions are looked at closely; the rest is left out at random."""
DEPTH = 16
"""Decisions of a rollout at most."""


def choose(game: AnyGame, view: Any, seat: int, source: Rng, level: Level) -> Any:
    """Return the action that a computer seat takes in the position of its view."""
    if level == "random":
        return random_action(game, game.determinize(view, source), seat, source)
    rated = rate(game, view, seat, source)
    best = max(value for _, value in rated)
    return source.pick([action for action, value in rated if value == best])


def rate(game: AnyGame, view: Any, seat: int, source: Rng) -> list[tuple[Any, float]]:
    """Return legal actions with what their best rollout is worth; also the hints of practice."""
    start = game.determinize(view, source)
    legal = game.sensible(start, seat, game.legal(start, seat))
    if len(legal) == 1:
        return [(legal[0], 0.0)]
    if len(legal) > TRIES:
        source.shuffle(legal)
        del legal[TRIES:]
    return [(action, _worth(game, view, start, seat, action, source)) for action in legal]


def _worth(game: AnyGame, view: Any, start: Any, seat: int, action: Any, source: Rng) -> float:
    rating = game.rating(start, seat, action)
    if rating is not None:
        return rating
    rollouts = 1 if isinstance(action, EndTurn) else ROLLOUTS
    worths: list[float] = []
    for number in range(rollouts):
        # The first rollout may use the state that is there; others guess what is hidden anew.
        state = game.copy(start) if number == 0 else game.determinize(view, source)
        worths.append(_rollout(game, state, seat, action, source))
    return max(worths)


def _rollout(game: AnyGame, state: Any, seat: int, action: Any, source: Rng) -> float:
    applied = game.perform(state, seat, action)
    for _ in range(DEPTH):
        if applied.closed or seat not in game.waiting(state):
            break
        follow = game.follow(state, seat, source) or random_action(game, state, seat, source)
        applied = game.perform(state, seat, follow)
    return game.evaluate(state, seat)

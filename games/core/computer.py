"""Computer players: they see a mask, never the state, and choose among the legal actions.

`random` picks any legal action. `greedy` deals a state that is consistent with its mask and follows
every legal action to the end of its turn, in the ways that look best; it takes the action whose
best end is worth most to it by the game's own `Search`.
"""

from __future__ import annotations

from typing import Literal

from games.core.actions import Action
from games.core.game import AnyGame
from games.core.hidden.declare import AnyView
from games.core.random_play import random_action
from games.core.rng import Rng

Level = Literal["random", "greedy"]
LEVELS: tuple[Level, ...] = ("random", "greedy")
TRIES = 48
"""The most actions looked at closely; the rest is left out at random."""


def choose(game: AnyGame, seen: AnyView, seat: int, source: Rng, level: Level) -> Action:
    """Return the action that a computer player takes in the position of its mask."""
    if level == "random":
        return random_action(game, game.determinize(seen, source), seat, source)
    rated = rate(game, seen, seat, source)
    best = max(value for _, value in rated)
    return source.pick([action for action, value in rated if value == best])


def rate(game: AnyGame, seen: AnyView, seat: int, source: Rng) -> list[tuple[Action, float]]:
    """Return legal actions with what their best end is worth."""
    start = game.determinize(seen, source)
    search = game.search(start, seat)
    legal = search.sensible(start, game.legal(start, seat))
    if len(legal) == 1:
        return [(legal[0], 0.0)]
    if len(legal) > TRIES:
        source.shuffle(legal)
        del legal[TRIES:]
    return [(action, search.rate(start, action)) for action in legal]

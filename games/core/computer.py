"""Computer players: they see a mask, never the state, and choose among the legal actions.

`random` picks any legal action. `greedy` deals a state that is consistent with its mask and follows
every legal action to the end of its turn, in the ways that look best; it takes the action whose
best end is worth most to it by the game's own `Search`. `strong` can have another search. Where
that is a `RoundSearch`, it plans its turns of the round.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Literal

from games.core.actions import Action
from games.core.game import AnyGame
from games.core.hidden.declare import AnyView
from games.core.planning import Planner, RoundSearch
from games.core.random_play import random_action
from games.core.rng import Rng
from games.core.rules import GameState
from games.core.search import Search

Level = Literal["random", "greedy", "strong"]
LEVELS: tuple[Level, ...] = ("random", "greedy", "strong")
NORMAL: Level = "greedy"
"""The level that takes a seat over, and that practice is played against."""
TRIES = 48
"""The most actions looked at closely; the rest is left out at random."""


class Player:
    """A computer player in a seat of one game, which follows the plan that it has made."""

    def __init__(self, game: AnyGame, seat: int, level: Level) -> None:
        self.game, self.seat, self.level = game, seat, level
        self._rest: deque[Action] = deque()
        self._foreseen: AnyView | None = None
        """The position in which the plan continues."""

    def choose(self, seen: AnyView, source: Rng) -> Action:
        """Return the action that the player takes in the position of its mask."""
        game, seat = self.game, self.seat
        if self.level == "random":
            return random_action(game, game.determinize(seen, source), seat, source)
        if self._rest and seen == self._foreseen:
            return self._next(game.determinize(seen, source))
        start = game.determinize(seen, source)
        search = game.search(start, seat, strong=self.level == "strong")
        if self.level == "strong" and isinstance(search, RoundSearch) and search.plans(start):
            moves = search.sensible(start, game.legal(start, seat))
            self._rest.clear()
            self._rest += moves if len(moves) == 1 else Planner(search).plan(start).known
            return self._next(start)
        rated = _rated(game, start, search, source)
        best = max(value for _, value in rated)
        return source.pick([action for action, value in rated if value == best])

    def _next(self, start: GameState) -> Action:
        """Return the next action of the plan, and foresee what follows it."""
        action = self._rest.popleft()
        if self._rest:
            self.game.apply_unchecked(start, self.seat, action)
            self._foreseen = self.game.mask(start, self.seat)
        return action


def choose(game: AnyGame, seen: AnyView, seat: int, source: Rng, level: Level) -> Action:
    """Return the action that a computer player takes who has made no plan yet."""
    return Player(game, seat, level).choose(seen, source)


def rate(game: AnyGame, seen: AnyView, seat: int, source: Rng) -> list[tuple[Action, float]]:
    """Return legal actions with what their best end is worth."""
    start = game.determinize(seen, source)
    return _rated(game, start, game.search(start, seat), source)


def _rated(
    game: AnyGame, start: GameState, search: Search[Any, Any], source: Rng
) -> list[tuple[Action, float]]:
    legal = search.sensible(start, game.legal(start, search.seat))
    if len(legal) == 1:
        return [(legal[0], 0.0)]
    if len(legal) > TRIES:
        source.shuffle(legal)
        del legal[TRIES:]
    return [(action, search.rate(start, action)) for action in legal]

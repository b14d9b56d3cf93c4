"""Hints for practice: a computer player's rating of legal actions, and their best results.

Everything is found in positions dealt from a mask, so a hint reveals nothing new to its reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from typing import NamedTuple

from games.core.actions import Action, EndTurn
from games.core.computer import TRIES, rate
from games.core.events import Applied
from games.core.gains import Gain, agreed, largest
from games.core.game import AnyGame
from games.core.hidden.declare import AnyView
from games.core.rng import Rng
from games.core.rules import GameState
from games.core.search import DEPTH

REASONS = 6
"""The number of actions with a reason, the ones that look best."""
WORLDS = 16
"""The number of deals in which the gains of an action that reveals something must be the same."""


class Hint(NamedTuple):
    """The worth of an action, in points, and the gains to show for it.

    Unless it is `sure`, the worths of a decision do not show which of its actions is best.
    """

    worth: float
    gains: tuple[Gain, ...] = ()
    sure: bool = True


def hints(game: AnyGame, seen: AnyView, seat: int, source: Rng) -> dict[Action, Hint]:
    """Return hints for the legal actions that need be looked at, with reasons for the best."""
    rated, foresight = dict(rate(game, seen, seat, source)), Foresight(game, seen, seat, source)
    best = sorted(rated, key=lambda action: -rated[action])[:REASONS]
    told = {action: largest(foresight.gains(foresight.way(action))) for action in best}
    legal = game.legal(foresight.start, seat)
    # If some actions were left out for their number, the best can be one of them.
    sure = len(rated) < TRIES and not any(
        isinstance(each, game.computer.misjudged) for each in legal
    )
    return {
        action: Hint(worth, tuple(told.get(action, ())), sure) for action, worth in rated.items()
    }


class Foresight:
    """The results of a seat's actions, found without the hidden information."""

    def __init__(self, game: AnyGame, seen: AnyView, seat: int, source: Rng) -> None:
        self.game, self.seen, self.seat, self.source = game, seen, seat, source
        self.start = game.determinize(seen, source)
        self.search = game.search(self.start, seat)

    @cached_property
    def worlds(self) -> Sequence[GameState]:
        """The position with its hidden values dealt in several ways."""
        more = (self.game.determinize(self.seen, self.source) for _ in range(1, WORLDS))
        return (self.start, *more)

    def way(self, action: Action) -> Sequence[Action]:
        """Return an action and the answers to its questions, as the search would give them.

        A player who chooses it wants to know that: after most actions alone only their price has
        been paid, and the whole turn would credit one action with the results of the next. It ends
        at the first reveal: what comes after that depends on hidden information.
        """
        game, search, state = self.game, self.search, self.game.copy(self.start)
        taken = [action]
        while len(taken) < DEPTH and not isinstance(action, EndTurn):
            applied = game.apply_unchecked(state, self.seat, action)
            if applied.revealed or applied.closed or search.answered(state):
                break
            moves = search.sensible(state, game.legal(state, self.seat))[:TRIES]
            if not moves:
                break
            action = moves[0] if len(moves) == 1 else max(moves, key=partial(search.rate, state))
            taken.append(action)
        return taken

    def gains(self, actions: Sequence[Action]) -> list[Gain]:
        """Return what actions bring; where the last one reveals something, only the sure gains."""
        if isinstance(actions[-1], EndTurn):
            return []
        applied, after = self.after(self.start, actions)
        if not (applied.revealed or applied.closed):
            return list(self.game.differences(self.start, after, self.seat))
        return agreed(self._each(actions))

    def _each(self, actions: Sequence[Action]) -> Iterable[Sequence[Gain]]:
        for world in self.worlds:
            yield self.game.differences(world, self.after(world, actions)[1], self.seat)

    def after(self, state: GameState, actions: Sequence[Action]) -> tuple[Applied, GameState]:
        """Return what the last of some actions reports, and the position after them.

        Where that action ends a turn or phase, the automatic consequences of the end are left out.
        """
        *first, last = actions
        before = self.game.copy(state)
        for action in first:
            self.game.apply_unchecked(before, self.seat, action)
        after = self.game.copy(before)
        applied = self.game.apply_unchecked(after, self.seat, last)
        if applied.closed:
            self.game.choices(before, self.seat).do(last, Applied())
            return applied, before
        return applied, after

"""Finality: which actions are final, as far as their player can know.

An action is final if it reveals something, publishes what it did or closes a turn or phase. Actions
that follow it without a choice belong to it. Everything is found in positions dealt from a mask, so
the answer says nothing about hidden information.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from games.core.actions import Action
from games.core.drafts import MOST, follower
from games.core.events import Applied
from games.core.game import AnyGame
from games.core.hidden.declare import AnyView
from games.core.rng import rng
from games.core.rules import GameState

DEALS = 2
"""Number of deals of the hidden values. An action that is final in one of them counts as final."""


def is_final(applied: Applied) -> bool:
    """Return whether what an action brought about can't be undone."""
    return applied.revealed or applied.closed or applied.publish


class Finality:
    """The final actions of one seat in one position, each looked at once."""

    def __init__(self, game: AnyGame, seen: AnyView, seat: int) -> None:
        self.game, self.seen, self.seat = game, seen, seat
        self._known: dict[Action, bool] = {}

    @cached_property
    def worlds(self) -> Sequence[GameState]:
        """The position with its hidden values dealt in several ways."""
        return [self.game.determinize(self.seen, rng(number)) for number in range(DEALS)]

    def __call__(self, action: Action) -> bool:
        """Return whether a legal action is final."""
        if action not in self._known:
            self._known[action] = any(self._final(world, action) for world in self.worlds)
        return self._known[action]

    def ends(self, action: Action) -> bool:
        """Return whether a legal action is final and can leave only the end, which then follows."""
        return any(self._ends(world, action) for world in self.worlds)

    def first(self, actions: Sequence[Action]) -> int | None:
        """Return the place of the first final action among some that are taken in a row."""
        if len(actions) == 1:  # known already where the panel has a button for it
            return 0 if self(actions[0]) else None
        found: list[int] = []
        for world in self.worlds:
            state = self.game.copy(world)
            for place, action in enumerate(actions):
                if self._final(state, action, in_place=True):
                    found.append(place)
                    break
        return min(found, default=None)

    def _ends(self, state: GameState, action: Action) -> bool:
        after = self.game.copy(state)
        applied = self.game.apply_unchecked(after, self.seat, action)
        if not is_final(applied) or applied.closed or self.seat not in self.game.waiting(after):
            return False
        return self.game.only_ends(after, self.seat)

    def _final(self, state: GameState, action: Action, *, in_place: bool = False) -> bool:
        after = state if in_place else self.game.copy(state)
        if is_final(self.game.apply_unchecked(after, self.seat, action)):
            return True
        for _ in range(MOST):
            follows, usual = follower(self.game, after, self.seat, {})
            if follows is None:
                return False
            applied = self.game.apply_unchecked(after, self.seat, follows)
            if applied.revealed or (usual and is_final(applied)):  # the rest stops before it
                return False
            if is_final(applied):
                return True
        return False

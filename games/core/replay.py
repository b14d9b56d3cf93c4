"""Replaying a game: from its first state through everything that was decided."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from games.core import codec
from games.core.actions import Action
from games.core.boundaries import BoundaryStopped, Held, StoppedAtBoundary
from games.core.events import Applied, Event
from games.core.game import AnyGame
from games.core.rules import GameState


class Decided(NamedTuple):
    """A decision as a log has it: its seat, action, events and the hash of the state after it."""

    seat: int
    action: Action
    events: Sequence[Event]
    state_hash: str


class DivergedError(Exception):
    """A decision leads to another state than the log says, as rules have changed since.

    `possible`: it can still be taken.
    """

    def __init__(self, place: int, *, possible: bool = True) -> None:
        super().__init__(f"decision {place} leads to another state")
        self.place = place
        self.possible = possible


def replay(game: AnyGame, state: GameState, decisions: Iterable[Decided]) -> Iterator[GameState]:
    """Carry decisions out on a state, in place, yielding it after each of them.

    Raises `DivergedError` at the first that is not possible any more, or leads elsewhere.
    """
    for place, decided in enumerate(decisions):
        carry_out(game, state, decided, place)
        yield state


def carry_out(game: AnyGame, state: GameState, decided: Decided, place: int) -> Applied:
    """Carry one decision out on a state, in place, and return what it brought about.

    Raises `DivergedError` with its `place` where it is not possible, or leads elsewhere.
    """
    # A replay looks up what a seat can do once for each decision: that is a third of its time.
    choices, action = game.choices(state, decided.seat), decided.action
    if action not in choices or choices.refusal(action) is not None:
        raise DivergedError(place, possible=False)
    applied = game.do(choices, action, as_it_was(decided.events))
    if codec.state_hash(state) != decided.state_hash:
        raise DivergedError(place)
    return applied


def as_it_was(events: Sequence[Event]) -> Held:
    """Return the holders of the boundaries that a decision reached, from its events."""
    held: dict[str, Sequence[int] | None] = {}
    for event in events:
        if isinstance(event, StoppedAtBoundary):
            held[event.boundary] = event.holders
        elif isinstance(event, BoundaryStopped):
            held[event.boundary] = None
    return lambda _, key: held.get(key, ())

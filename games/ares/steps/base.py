"""The methods that every step of Ares Expedition has in addition to the kernel's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from games.ares.rules.actor import Actor
from games.ares.state import Lane, Player, State, live_phase
from games.core.actions import Action
from games.core.events import Applied
from games.core.steps import Decision, Step

F = TypeVar("F")
A = TypeVar("A", bound=Action)
USUAL = ("auto", "mc")


Here = Decision[State, Player, F, None]
"""Where a decision of Ares Expedition is taken."""
HereT = TypeVar("HereT", bound=Here[Any])


class AresStep(Step[HereT, A]):
    """One kind of decision."""

    def costs_nothing(self, at: HereT, action: A) -> bool:
        """Return whether a legal action costs its seat nothing: no card, no play, no choice.

        A choice that only the seat can weigh costs it something, be it among gains.
        """
        return False

    def asked(self, at: HereT, actions: Iterable[A]) -> list[A]:
        """Return the actions worth asking about: of refused ways to pay only the usual one."""
        return [
            action
            for action in actions
            if getattr(action, action.ways[-1]) in USUAL or self.refusal(at, action) is None
        ]


def actor(at: Here[F], log: Applied) -> Actor:
    """Return the seat that decides, to carry its decision out."""
    return Actor(at.state, at.seat, log)


def lane_of(at: Here[F]) -> Lane:
    """Return the lane of the seat that decides in a phase."""
    phase = live_phase(at.state)
    assert phase is not None
    return phase.lanes[at.seat]

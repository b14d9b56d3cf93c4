"""Boundaries: places between two steps where a player can ask the game to wait.

A game pushes a `Boundary` where a player can hold, or where a delayed play can become possible.
Once the boundary is on top, delayed plays that are possible by then are carried out. Then the game
continues at once, or it asks the seats that hold it, openly, and continues when all of them have
agreed. In Projet Cérès that is "before Phase 3" or "between two actions of a player" (its rules,
22.4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from games.core.actions import EndTurn, Frame
from games.core.errors import NOT_YOURS, Reason
from games.core.events import Applied, Event, SeatEvent
from games.core.steps import AnyDecision, Decision, Step
from games.core.waits import Wait

Held = Callable[[Any, str], Sequence[int] | None]
"""The holders of a boundary, by the state in which it is on top and its key.

None where a delayed play comes first. It is called where published actions reach a boundary, and
after each such play.
"""


class Boundary(Frame, tag="boundary"):
    """A place where the game waits for the seats that asked for it, if any did.

    `key` is what a hold names; `asked` are the seats that hold it and have not continued yet.
    """

    key: str
    asked: list[int] = msgspec.field(default_factory=list[int])


class StoppedAtBoundary(Event, frozen=True, kw_only=True, tag="hold_reached"):
    """The game waits at a boundary for the seats that asked it to."""

    boundary: str
    holders: tuple[int, ...]


class BoundaryStopped(Event, frozen=True, kw_only=True, tag="stayed"):
    """The game stays at a boundary as a delayed play comes first; no player sees this event."""

    seats: tuple[int, ...] | None = ()
    boundary: str


def stops(applied: Applied) -> bool:
    """Return whether an action has led to a boundary at which the game stays."""
    return any(isinstance(event, StoppedAtBoundary | BoundaryStopped) for event in applied.events)


class BoundaryPassed(SeatEvent, frozen=True, tag="went_on"):
    """A player the game waited for at a boundary continues."""

    role = "head"


_AtBoundary = Decision[Any, Any, Boundary, Any]


class ContinueStep(Step[_AtBoundary, EndTurn]):
    """A seat that asked the game to wait continues; it has played what it wanted to play here."""

    def offers(self, at: _AtBoundary) -> Iterable[EndTurn]:
        return (EndTurn(),) if at.seat in at.frame.asked else ()

    def refusal(self, at: _AtBoundary, action: EndTurn) -> Reason | None:
        return None if at.seat in at.frame.asked else NOT_YOURS

    def do(self, at: _AtBoundary, action: EndTurn, log: Applied) -> None:
        at.frame.asked.remove(at.seat)
        log.events.append(BoundaryPassed(seat=at.seat))
        if not at.frame.asked:
            at.state.stack.pop()

    def default(self, at: _AtBoundary) -> EndTurn:
        return EndTurn()


def cross(
    at: AnyDecision, log: Applied, held: Held, settle: Callable[[AnyDecision, Applied], None]
) -> None:
    """Pass boundaries on top of the stack, up to one at which the game stays.

    The game stays where a seat holds the boundary, and where a delayed play comes first: the next
    action continues from there. `settle` carries out everything that needs no decision.
    """
    while at.state.stack and type(boundary := at.state.stack[-1]) is Boundary:
        if not boundary.asked:
            holding = held(at.state, boundary.key)
            if holding is None:
                log.events.append(BoundaryStopped(boundary=boundary.key))
                return
            boundary.asked = list(holding)
            if boundary.asked:
                holders = tuple(boundary.asked)
                log.events.append(StoppedAtBoundary(boundary=boundary.key, holders=holders))
                log.revealed = True  # who holds was hidden until now
        if boundary.asked:
            return
        at.state.stack.pop()
        settle(at, log)


def waits(boundary: Boundary) -> tuple[Wait, ...]:
    """Return the questions of a boundary that is held: whether its holders continue."""
    return tuple(Wait(seat, f"hold {boundary.key}", "hold") for seat in boundary.asked)


def no_holds(state: Any, key: str) -> Sequence[int]:
    """Hold no boundary, as nothing does that is only tried."""
    return ()

"""Leaving the rest of a step undone."""

from __future__ import annotations

from typing import Any

from games.ceres import state as s
from games.ceres.actions import Done
from games.ceres.rules.outstations import skippable
from games.ceres.rules.piles import discard_drawn
from games.ceres.rules.tables import AnyDecision
from games.core.errors import Reason
from games.core.events import Applied
from games.core.steps import Step

DONE = Done()
MUST_DO = Reason("must_do")
MUST_BUILD = Reason("must_build")
MUST_USE = Reason("must_use")


OPENED = (s.Favoring, s.Manufacturing, s.Reassigning, s.Researching, s.Settling)
"""Steps with a price that are left only by skipping the part of a Function that opened them."""


def may_leave(at: AnyDecision) -> Reason | None:
    """Return why the rest of a step can't be left, or `None`."""
    below = at.state.stack[-2] if len(at.state.stack) > 1 else None
    if isinstance(below, s.Function) and skippable(at.tables, at.player, below):
        # The part itself could have been skipped (R45), and nothing was paid for it.
        return MUST_BUILD if isinstance(at.frame, s.Yard) and at.frame.drawn else None
    return _stays(at.frame)


def _stays(frame: s.AnyFrame) -> Reason | None:
    """Return why a step that was chosen can't be left, or `None`."""
    match frame:
        case s.Function(used=used):  # further parts are skipped (R45)
            return None if used else MUST_USE
        case s.Visit(assistant=True):  # what it activates may be declined (R61)
            return None
        case s.Trading(done=done) if done:  # one trade is mandatory (R43)
            return None
        case s.Yard(drew=True):  # who has drawn builds (R53)
            return MUST_BUILD
        case s.Bureau(again=True) | s.Yard(again=True) | s.Launching(again=True):  # the L3 repeats
            return None
        case _:
            return MUST_DO


class Leave(Step[AnyDecision, Done], optional=True):
    """Leave a step; mandatory steps can't be left."""

    frames = (s.Visit, s.Bureau, s.Trading, s.Yard, s.Launching, s.Function, *OPENED)

    def offers(self, at: AnyDecision) -> tuple[Done, ...]:
        return (DONE,) if may_leave(at) is None else ()

    def refusal(self, at: AnyDecision, action: Done) -> Reason | None:
        return may_leave(at)

    def do(self, at: AnyDecision, action: Done, log: Applied) -> None:
        frame: Any = at.frame
        if isinstance(frame, s.Trading):
            frame.left = 0
            return
        if isinstance(frame, s.Function):
            discard_drawn(at.state, at.player, frame.drawn, log)
        at.state.stack.pop()

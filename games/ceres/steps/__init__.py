"""The decisions of Ceres: each says what it offers, why it refuses and what it does.

The texts of reasons, with their facts, are in `locales/<lang>/reasons.ftl`.
"""

from __future__ import annotations

from games.ceres.actions import AnyAction, Done
from games.ceres.rules.tables import tables
from games.ceres.state import State, Turn
from games.ceres.steps import bureau, contractors, council, function, turn, yard
from games.core.actions import EndTurn, tag
from games.core.errors import Reason, reason
from games.core.steps import Choices, Decision, Steps, declared

STEPS = Steps(*declared(turn, bureau, yard, council, contractors, function))


def choices(state: State, seat: int) -> Choices[AnyAction]:
    """Return what a seat can do: only the seat whose turn it is has something, at one frame."""
    if seat != state.turn or not state.stack:
        return Choices([], STEPS.together)
    frame = state.stack[-1]
    if type(frame) is Turn and frame.acted:
        frame = turn.ACTED
    t = tables(state.content, state.edition)
    at = Decision(state, seat, state.players[seat], frame, t, STEPS)
    return Choices((at,), STEPS.together[type(frame)])


def reason_without_step(state: State, seat: int, action: AnyAction) -> Reason | None:
    """Return why an action is not possible that the frame in progress has no step for."""
    if seat != state.turn:
        return None
    frame = state.stack[-1]
    if isinstance(frame, Turn):
        if frame.acted:
            return turn.ALREADY_ACTED
        return turn.ACT_FIRST if isinstance(action, EndTurn) else None
    if isinstance(action, Done):
        return function.MUST_DO
    if isinstance(action, EndTurn) or type(action) in STEPS[Turn].by_action:
        return reason("finish_first", frame=tag(frame))
    return None

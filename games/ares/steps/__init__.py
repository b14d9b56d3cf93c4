"""The decisions of Ares Expedition: their offers, refusals and effects.

The texts of reasons, with their facts, are in `locales/<lang>/reasons.ftl`.
"""

from __future__ import annotations

from games.ares.actions import AnyAction, Initiative, Standard, Use
from games.ares.state import AnyFrame, AnyPart, Phase, State, Swap, live_phase
from games.ares.steps import acting, between, ending, opening, parts, playing
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, NOT_YOURS, Reason, reason
from games.core.steps import Steps, declared

STEPS = Steps(*declared(opening, between, playing, acting, parts, ending))


def open_frames(state: State, seat: int) -> tuple[AnyFrame | AnyPart, ...]:
    """Return the frame that asks a seat: a part of its effect, else the step if not done."""
    if not state.stack:
        return ()
    match state.stack[-1]:
        case Phase(lanes=lanes) as phase:
            lane = lanes[seat]
            if lane.stack:
                return (lane.stack[-1],)
            return () if lane.done else (phase,)
        case Swap(taker, offered) if seat != (1 - taker if offered else taker):
            return ()
        case frame:
            return (frame,)


def reason_without_step(state: State, seat: int, action: AnyAction) -> Reason:
    """Return why an action is not possible for which nothing has a step that asks the seat."""
    phase = live_phase(state)
    if phase is None:
        return NOT_NOW if open_frames(state, seat) else NOT_YOURS
    lane = phase.lanes[seat]
    if lane.stack:
        late = isinstance(action, EndTurn | Use | Standard | Initiative)
        return reason("part_first") if late else NOT_NOW
    if not lane.done:
        return NOT_NOW
    if isinstance(action, EndTurn):
        return reason("already_done")
    return ending.already_done(state, seat)

"""Solo: the parameter that rises automatically (16.4)."""

from __future__ import annotations

from games.ares.actions import RaiseScale
from games.ares.content import OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.effects.kinds import Scale
from games.ares.events import Bumped
from games.ares.rules.piles import milestone
from games.ares.state import Bump, State
from games.ares.steps.base import AresStep, Here
from games.core.errors import Reason, reason
from games.core.events import Applied

SCALES: tuple[Scale, ...] = ("temperature", "oxygen")


class ChooseScale(AresStep[Here[Bump], RaiseScale]):
    """Choose which of the two rises."""

    def offers(self, at: Here[Bump]) -> list[RaiseScale]:
        return [RaiseScale(scale) for scale in SCALES]

    def refusal(self, at: Here[Bump], action: RaiseScale) -> Reason | None:
        if action.scale not in movable(at.state):
            return reason("scale_full", scale=action.scale)
        return None

    def do(self, at: Here[Bump], action: RaiseScale, log: Applied) -> None:
        at.state.stack.pop()
        rise(at.state, action.scale, at.frame.steps, log)

    def default(self, at: Here[Bump]) -> RaiseScale:
        return RaiseScale(movable(at.state)[0])


def movable(state: State) -> list[Scale]:
    """Return the scales that are not at their end."""
    ends = {"temperature": TEMPERATURE_STEPS, "oxygen": OXYGEN_STEPS}
    return [scale for scale in SCALES if getattr(state, scale) < ends[scale]]


def rise(state: State, scale: Scale, steps: int, log: Applied) -> None:
    """Raise a parameter for nobody; what does not fit is lost (R41)."""
    if scale == "temperature":
        moved = min(steps, TEMPERATURE_STEPS - state.temperature)
        state.temperature += moved
        value = degrees(state.temperature)
    else:
        moved = min(steps, OXYGEN_STEPS - state.oxygen)
        state.oxygen += moved
        value = state.oxygen
    log.events.append(Bumped(scale=scale, steps=moved, value=value, lost=steps - moved))
    milestone(log)

"""Picking one of two corporations, sealed (2.6)."""

from __future__ import annotations

from games.ares.actions import Found
from games.ares.content import CORPS
from games.ares.state import Founding
from games.ares.steps.base import AresStep, Here
from games.core.errors import Reason, reason
from games.core.events import Applied


class ChooseCorporation(AresStep[Here[Founding], Found]):
    """Pick a corporation; it may be changed until all have picked."""

    def offers(self, at: Here[Founding]) -> list[Found]:
        return [Found(corporation) for corporation in at.frame.dealt[at.seat]]

    def refusal(self, at: Here[Founding], action: Found) -> Reason | None:
        if action.corporation not in at.frame.dealt[at.seat]:
            return reason("not_offered", card=action.corporation)
        return None

    def do(self, at: Here[Founding], action: Found, log: Applied) -> None:
        at.frame.picks[at.seat] = action.corporation

    def default(self, at: Here[Founding]) -> Found:
        dealt = at.frame.dealt[at.seat]
        return Found(min(dealt, key=lambda c: (-CORPS[c].mc, CORPS[c].number)))

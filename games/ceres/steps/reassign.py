"""Reassign Worker (8.1, R29, R56, R58)."""

from __future__ import annotations

from games.ceres import events
from games.ceres.actions import Reassign
from games.ceres.rules.decision import Decision
from games.ceres.rules.outstations import activate, activation_blocked, not_own, own, turn_frame
from games.ceres.state import Reassigning
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Step


class MoveWorker(Step[Decision[Reassigning], Reassign]):
    """An own Worker goes to another own Outstation of the same Type and activates it."""

    nothing = Reason("no_reassign")

    def offers(self, at: Decision[Reassigning]) -> list[Reassign]:
        kind, own_ones = at.tables.kind, at.player.outstations
        return [
            Reassign(origin.top, target.top)
            for origin in own_ones
            if origin.worker
            for target in own_ones
            if not target.worker and kind[target.top] == kind[origin.top]
        ]

    def refusal(self, at: Decision[Reassigning], action: Reassign) -> Reason | None:
        t, p = at.tables, at.player
        origin, target = own(p, action.origin), own(p, action.destination)
        if origin is None:
            return not_own(t, action.origin)
        if target is None:
            return not_own(t, action.destination)
        if origin is target:
            return reason("same_outstation")
        if not origin.worker:
            return reason("no_worker_there", outstation=origin.top)
        if t.kind[origin.top] != t.kind[target.top]:
            return reason("other_type", outstation=target.top, kind=t.kind[target.top])
        if target.worker:
            return reason("occupied", outstation=target.top)
        if target.top in turn_frame(at.state).activated:
            return reason("activated", outstation=target.top)
        return activation_blocked(at, target, origin)

    def do(self, at: Decision[Reassigning], action: Reassign, log: Applied) -> None:
        origin, target = own(at.player, action.origin), own(at.player, action.destination)
        assert origin is not None
        assert target is not None
        at.state.stack.pop()
        origin.worker, target.worker = False, True
        log.events.append(
            events.Reassigned(seat=at.seat, origin=origin.top, destination=target.top)
        )
        activate(at.state, target)

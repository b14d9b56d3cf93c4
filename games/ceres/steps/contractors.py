"""The Contractors: Reassign Worker (8.1), and Manufacture (8.3, 8.4)."""

from __future__ import annotations

from games.ceres import events
from games.ceres.actions import Manufacture, Reassign
from games.ceres.events import Manufactured
from games.ceres.rules.goods import covers, lacking, pay
from games.ceres.rules.outstations import activate, activation_blocked, not_own, own, turn_frame
from games.ceres.rules.prices import extra_open, manufacture_cost, product_costs
from games.ceres.rules.tables import Decision
from games.ceres.state import Function, Manufacturing, Reassigning
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


NO_MATERIALS = Reason("no_materials")


class MakeProducts(Step[Decision[Manufacturing], Manufacture]):
    """Several products are one decision (R7)."""

    def offers(self, at: Decision[Manufacturing]) -> list[Manufacture]:
        return _numbers(at, alloy=True, probe=True)

    def candidates(self, at: Decision[Manufacturing]) -> list[Manufacture]:
        alloy, probe = product_costs(at.state, at.player)
        goods = at.player.goods
        return _numbers(at, alloy=covers(goods, alloy), probe=covers(goods, probe))

    def refusal(self, at: Decision[Manufacturing], action: Manufacture) -> Reason | None:
        alloys, probes = action.alloys, action.probes
        if alloys < 0 or probes < 0 or alloys + probes < 1:
            return reason("nothing_made")
        most = _most(at)
        if alloys + probes > most:
            return reason("too_often", most=most, asked=alloys + probes)
        return lacking(
            at.player.goods, manufacture_cost(at.state, at.player, at.frame, alloys, probes)
        )

    def no_option_reason(self, at: Decision[Manufacturing]) -> Reason | None:
        goods = at.player.goods
        if at.frame.paid and goods["credit"] < 1:
            return lacking(goods, {"credit": 1})
        alloy, probe = product_costs(at.state, at.player)
        return None if covers(goods, alloy) or covers(goods, probe) else NO_MATERIALS

    def do(self, at: Decision[Manufacturing], action: Manufacture, log: Applied) -> None:
        state, p, frame = at.state, at.player, at.frame
        alloys, probes = action.alloys, action.probes
        cost = manufacture_cost(at.state, at.player, at.frame, alloys, probes)
        extra = extra_open(at.state, at.player, at.frame) and alloys + probes > (
            1 if frame.paid else frame.limit
        )
        pay(p, cost)
        p.goods["alloy"] += alloys
        p.goods["probe"] += probes
        state.stack.pop()
        below = state.stack[-1]
        if extra and not frame.paid and isinstance(below, Function):
            below.extra = True
        log.events.append(
            Manufactured(seat=p.seat, alloys=alloys, probes=probes, paid=cost, extra=extra)
        )


def _numbers(at: Decision[Manufacturing], *, alloy: bool, probe: bool) -> list[Manufacture]:
    most = _most(at)
    return [
        Manufacture(alloys, probes)
        for alloys in range(most + 1 if alloy else 1)
        for probes in range(most + 1 - alloys if probe else 1)
        if alloys or probes
    ]


def _most(at: Decision[Manufacturing]) -> int:
    return at.frame.limit + extra_open(at.state, at.player, at.frame)

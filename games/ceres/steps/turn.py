"""The turn of a seat: completing projects, options A to C, the end."""

from __future__ import annotations

from games.ceres import events as ev
from games.ceres.actions import Assistant, Complete, Droid, Headquarters, Leader, Pass, Worker
from games.ceres.content.types import LOCATIONS, Location
from games.ceres.rules import outstations
from games.ceres.rules.derived import token_refusal
from games.ceres.rules.goods import clearing, completing, gain, lacking, pay
from games.ceres.rules.opening import begin_option, option_blocked
from games.ceres.rules.tables import (
    FEES,
    HEADQUARTERS_USES,
    LOCATION,
    OPTIONS,
    AnyDecision,
    Decision,
)
from games.ceres.state import NOBODY, Turn, Visit
from games.ceres.steps.function import may_leave
from games.core.actions import EndTurn, Frame
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step


class CompleteProject(Step[AnyDecision, Complete], optional=True):
    """Unless it would leave the step in progress without an answer (R44)."""

    frames = (Frame,)

    def offers(self, at: AnyDecision) -> list[Complete]:
        committed = at.player.committed
        return [Complete(project) for project in committed] if committed else []

    def refusal(self, at: AnyDecision, action: Complete) -> Reason | None:
        t, p, project = at.tables, at.player, action.project
        if project not in p.committed:
            if project not in t.projects:
                return unknown(project)
            return reason("not_committed", project=project)
        why = lacking(p.goods, t.projects[project].cost)
        if why is not None:
            return why
        if type(at.frame) in (Turn, Acted) or may_leave(at) is None:
            return None
        if at.blocked(at.frame, completing(t, p, project)) is not None:
            return reason("would_block", project=project)
        return None

    def cost(self, at: AnyDecision, action: Complete) -> int:
        return sum(at.tables.projects[action.project].cost.values())

    def do(self, at: AnyDecision, action: Complete, log: Applied) -> None:
        p, key = at.player, action.project
        project = at.tables.projects[key]
        pay(p, project.cost)
        p.committed.remove(key)
        p.completed.append(key)
        p.vp["projects"] += project.vp
        log.events.append(
            ev.ProjectCompleted(
                seat=p.seat, project=key, paid=project.cost, vp=project.vp, free=True
            )
        )


_LEADERS: dict[Location, list[Leader]] = {
    location: [Leader(location, option) for option in OPTIONS[location]] for location in LOCATIONS
}
_ALL = [action for actions in _LEADERS.values() for action in actions]


class PlaceLeader(Step[Decision[Turn], Leader]):
    """The option is chosen with the place."""

    def offers(self, at: Decision[Turn]) -> list[Leader]:
        return _ALL

    def candidates(self, at: Decision[Turn]) -> list[Leader]:
        if not at.player.leaders:
            return []
        slots, taken = at.tables.slots - at.state.blocked, at.state.slots
        found: list[Leader] = []
        for location, actions in _LEADERS.items():
            if len(taken[location]) < slots:
                found += actions
        return found

    def refusal(self, at: Decision[Turn], action: Leader) -> Reason | None:
        location = LOCATION.get(action.location)
        if location is None:
            return unknown(action.location)
        if action.option not in OPTIONS[location]:
            return unknown(action.option)
        if at.player.leaders < 1:
            return NO_LEADER
        slots = at.tables.slots - at.state.blocked
        if len(at.state.slots[location]) >= slots:
            return reason("no_slot", location=location, slots=slots)
        return option_blocked(at, location, action.option)

    def do(self, at: Decision[Turn], action: Leader, log: Applied) -> None:
        p, location, option = at.player, LOCATION[action.location], action.option
        at.frame.acted = True
        p.leaders -= 1
        slots = at.state.slots[location]
        slots.append(p.seat)
        fee = FEES.get((location, option), {})
        pay(p, fee)
        log.events.append(
            ev.LeaderPlaced(
                seat=p.seat, location=location, slot=len(slots) - 1, option=option, paid=fee
            )
        )
        begin_option(at, option, log)


class UseHeadquarters(Step[Decision[Turn], Headquarters]):
    """A Leader for a production of the player's choice (9.1, E22)."""

    def offers(self, at: Decision[Turn]) -> list[Headquarters]:
        return list(map(Headquarters, outstations.sources(at.tables, at.player)))

    def candidates(self, at: Decision[Turn]) -> list[Headquarters]:
        p, final = at.player, at.tables.final
        if not p.leaders or (final and p.headquarters >= HEADQUARTERS_USES):
            return []
        return list(map(Headquarters, outstations.sources(at.tables, p)))

    def refusal(self, at: Decision[Turn], action: Headquarters) -> Reason | None:
        why = outstations.source_refusal(at.tables, at.player, action.source)
        if why is not None:
            return why
        if at.player.leaders < 1:
            return NO_LEADER
        if at.tables.final and at.player.headquarters >= HEADQUARTERS_USES:
            return reason("headquarters_used", uses=HEADQUARTERS_USES)
        return None

    def do(self, at: Decision[Turn], action: Headquarters, log: Applied) -> None:
        """Gain; in the final edition the first use reserves a place (9.2, R73)."""
        state, p = at.state, at.player
        at.frame.acted = True
        p.leaders -= 1
        p.headquarters += 1
        gained, lost = gain(p, outstations.source_goods(at.tables, action.source))
        reserved = -1
        if at.tables.final and p.headquarters == 1:
            reserved = state.bottom.index(NOBODY)
            state.bottom[reserved] = p.seat
        log.events.append(
            ev.HeadquartersUsed(
                seat=p.seat,
                use=p.headquarters,
                source=action.source,
                gained=gained,
                lost=lost,
                reserved=reserved,
            )
        )


class UseAssistant(Step[Decision[Turn], Assistant]):
    """The Leader Assistant: a production, optionally alone, and a Location (11.4, R61)."""

    def offers(self, at: Decision[Turn]) -> list[Assistant]:
        if at.state.favors["leader_assistant"].holder != at.seat:
            return []
        return list(map(Assistant, outstations.sources(at.tables, at.player)))

    def refusal(self, at: Decision[Turn], action: Assistant) -> Reason | None:
        why = token_refusal(at, "leader_assistant")
        return why or outstations.source_refusal(at.tables, at.player, action.source)

    def do(self, at: Decision[Turn], action: Assistant, log: Applied) -> None:
        """Gain a production, then activate any Location if that is possible (E33)."""
        p = at.player
        at.frame.acted = True
        at.state.favors["leader_assistant"].at = "headquarters"
        gained, lost = gain(p, outstations.source_goods(at.tables, action.source))
        log.events.append(
            ev.AssistantUsed(seat=p.seat, source=action.source, gained=gained, lost=lost)
        )
        visit = Visit(list(LOCATIONS), assistant=True)
        if any(at.blocked(visit, player) is None for player in clearing(at.tables, p)):
            at.state.stack.append(visit)


class PlaceWorker(Step[Decision[Turn], Worker]):
    """A Worker of the Outstation's kind (9.5)."""

    def offers(self, at: Decision[Turn]) -> list[Worker]:
        return [Worker(o.top) for o in at.player.outstations]

    def candidates(self, at: Decision[Turn]) -> list[Worker]:
        return [Worker(o.top) for o in at.player.outstations if not o.worker]

    def refusal(self, at: Decision[Turn], action: Worker) -> Reason | None:
        state, p = at.state, at.player
        outstation = outstations.own(p, action.outstation)
        if outstation is None:
            return outstations.not_own(at.tables, action.outstation)
        if outstation.worker:
            return reason("occupied", outstation=outstation.top)
        kind = at.tables.kind[outstation.top]
        if not state.quarters[kind] and not state.ship_workers[state.round - 1].get(kind):
            return reason("no_worker", kind=kind)
        return outstations.activation_blocked(at, outstation)

    def do(self, at: Decision[Turn], action: Worker, log: Applied) -> None:
        """Place a Worker, from the ship only if the quarters have none (R28)."""
        state, outstation = at.state, outstations.own(at.player, action.outstation)
        assert outstation is not None
        at.frame.acted = True
        kind = at.tables.kind[outstation.top]
        if state.quarters[kind]:
            state.quarters[kind] -= 1
            origin = "quarters"
        else:
            state.ship_workers[state.round - 1][kind] -= 1
            origin = "ship"
        outstation.worker = True
        log.events.append(
            ev.WorkerPlaced(seat=at.seat, outstation=outstation.top, kind=kind, origin=origin)
        )
        outstations.activate(state, outstation)


class PlaceDroid(Step[Decision[Turn], Droid]):
    """The Mars Droid, also where a Worker is (11.3)."""

    def offers(self, at: Decision[Turn]) -> list[Droid]:
        if at.state.favors["mars_droid"].holder != at.seat:
            return []
        return [Droid(o.top) for o in at.player.outstations]

    def refusal(self, at: Decision[Turn], action: Droid) -> Reason | None:
        why = token_refusal(at, "mars_droid")
        if why is not None:
            return why
        outstation = outstations.own(at.player, action.outstation)
        if outstation is None:
            return outstations.not_own(at.tables, action.outstation)
        return outstations.activation_blocked(at, outstation, worker=False)

    def do(self, at: Decision[Turn], action: Droid, log: Applied) -> None:
        outstation = outstations.own(at.player, action.outstation)
        assert outstation is not None
        at.frame.acted = True
        outstation.droid = True
        at.state.favors["mars_droid"].at = outstation.top
        log.events.append(ev.DroidPlaced(seat=at.seat, outstation=outstation.top))
        outstations.activate(at.state, outstation)


NO_LEADER = Reason("no_leader")
ALREADY_ACTED = Reason("already_acted")
ACT_FIRST = Reason("act_first")


class Acted(Frame, tag="acted"):
    """The frame of a turn after its action: it replaces the `Turn`, and is never stored."""


ACTED = Acted()


class PassRound(Step[Decision[Turn], Pass]):
    """Option C: to be out for the rest of the round; always open (9.11)."""

    def do(self, at: Decision[Turn], action: Pass, log: Applied) -> None:
        """Take a place (9.10); free actions stay open until the turn is ended (R23)."""
        state, seat = at.state, at.seat
        at.frame.acted = True
        reserved = seat in state.bottom
        slot = state.bottom.index(seat if reserved else NOBODY)
        state.bottom[slot] = seat
        state.passed.append(seat)
        log.events.append(ev.Passed(seat=seat, slot=slot, reserved=reserved))


class End(Step[Decision[Acted], EndTurn]):
    """The end of the turn: free actions alone are no turn (R75)."""

    def do(self, at: Decision[Acted], action: EndTurn, log: Applied) -> None:
        """Close the turn; the flow begins the next."""
        log.closed = True
        log.events.append(ev.TurnEnded(seat=at.seat))
        at.state.stack.clear()

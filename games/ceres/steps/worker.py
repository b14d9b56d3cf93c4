"""Option B: an own Outstation is activated by a Worker or by the Mars Droid."""

from __future__ import annotations

from games.ceres.actions import Droid, Worker
from games.ceres.events import DroidPlaced, WorkerPlaced
from games.ceres.rules.decision import Decision
from games.ceres.rules.outstations import activate, activation_blocked, not_own, own
from games.ceres.rules.tokens import token_refusal
from games.ceres.state import Turn
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Step


class PlaceWorker(Step[Decision[Turn], Worker]):
    """A Worker of the Outstation's kind (9.5)."""

    def offers(self, at: Decision[Turn]) -> list[Worker]:
        return [Worker(o.top) for o in at.player.outstations]

    def candidates(self, at: Decision[Turn]) -> list[Worker]:
        return [Worker(o.top) for o in at.player.outstations if not o.worker]

    def refusal(self, at: Decision[Turn], action: Worker) -> Reason | None:
        state, p = at.state, at.player
        outstation = own(p, action.outstation)
        if outstation is None:
            return not_own(at.tables, action.outstation)
        if outstation.worker:
            return reason("occupied", outstation=outstation.top)
        kind = at.tables.kind[outstation.top]
        if not state.quarters[kind] and not state.ship_workers[state.round - 1].get(kind):
            return reason("no_worker", kind=kind)
        return activation_blocked(at, outstation)

    def do(self, at: Decision[Turn], action: Worker, log: Applied) -> None:
        """Place a Worker, from the ship only if the quarters have none (R28)."""
        state, outstation = at.state, own(at.player, action.outstation)
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
            WorkerPlaced(seat=at.seat, outstation=outstation.top, kind=kind, origin=origin)
        )
        activate(state, outstation)


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
        outstation = own(at.player, action.outstation)
        if outstation is None:
            return not_own(at.tables, action.outstation)
        return activation_blocked(at, outstation, worker=False)

    def do(self, at: Decision[Turn], action: Droid, log: Applied) -> None:
        outstation = own(at.player, action.outstation)
        assert outstation is not None
        at.frame.acted = True
        outstation.droid = True
        at.state.favors["mars_droid"].at = outstation.top
        log.events.append(DroidPlaced(seat=at.seat, outstation=outstation.top))
        activate(at.state, outstation)

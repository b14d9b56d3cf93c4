"""Completing an own committed project: free, at every prompt (5.8, R23)."""

from __future__ import annotations

from games.ceres.actions import Complete
from games.ceres.events import ProjectCompleted
from games.ceres.rules.decision import AnyDecision
from games.ceres.rules.goods import lacking, pay
from games.ceres.rules.projects import completing
from games.ceres.state import Turn
from games.ceres.steps.leave import may_leave
from games.ceres.steps.turn import Acted
from games.core.actions import Frame
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
            ProjectCompleted(seat=p.seat, project=key, paid=project.cost, vp=project.vp, free=True)
        )

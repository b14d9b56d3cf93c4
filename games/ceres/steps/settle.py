"""A Settlement Project action: completing or committing a project of the row (5.3, 5.4)."""

from __future__ import annotations

from games.ceres.actions import Settle
from games.ceres.content.types import Goods
from games.ceres.events import ProjectCommitted, ProjectCompleted
from games.ceres.rules.decision import Decision
from games.ceres.rules.goods import lacking, pay, plus
from games.ceres.rules.prices import round_modifier
from games.ceres.rules.tables import SPOTS
from games.ceres.state import Settling
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step


class TakeProject(Step[Decision[Settling], Settle]):
    """The round's Influence is gained or paid first (E12, R50)."""

    nothing = Reason("no_project")

    def offers(self, at: Decision[Settling]) -> list[Settle]:
        row = [project for project in at.state.project_row if project]
        return [Settle(project, how) for how in ("complete", "commit") for project in row]

    def candidates(self, at: Decision[Settling]) -> list[Settle]:
        row = [project for project in at.state.project_row if project]
        found = [Settle(project, "complete") for project in row]
        if not _full(at):
            found += [Settle(project, "commit") for project in row]
        return found

    def refusal(self, at: Decision[Settling], action: Settle) -> Reason | None:
        """Refuse what cannot be paid, or has no spot (E13, E14)."""
        t = at.tables
        if action.project not in t.projects:
            return unknown(action.project)
        if action.how not in ("complete", "commit"):
            return unknown(action.how)
        if action.project not in at.state.project_row:
            return reason("not_in_row", card=action.project)
        why = _short(at)
        if why is not None:
            return why
        goods = plus(at.player.goods, {"influence": _modifier(at)})
        project = t.projects[action.project]
        if action.how == "complete":
            return lacking(goods, project.cost)
        if t.final:
            return reason("spots_full", spots=SPOTS) if _full(at) else None
        return lacking(goods, {"influence": project.commitment})

    def cost(self, at: Decision[Settling], action: Settle) -> int:
        return sum(at.tables.projects[action.project].cost.values())

    def no_option_reason(self, at: Decision[Settling]) -> Reason | None:
        if any(at.state.project_row):
            why = _short(at)
            if why is not None or (at.tables.final and not _full(at)):
                return why
        return super().no_option_reason(at)

    def do(self, at: Decision[Settling], action: Settle, log: Applied) -> None:
        p, key = at.player, action.project
        project = at.tables.projects[key]
        modifier = _modifier(at)
        p.goods["influence"] += modifier
        row = at.state.project_row
        row[row.index(key)] = None
        at.state.stack.pop()
        if action.how == "complete":
            pay(p, project.cost)
            p.completed.append(key)
            p.vp["projects"] += project.vp
            log.events.append(
                ProjectCompleted(
                    seat=p.seat, project=key, paid=project.cost, vp=project.vp, modifier=modifier
                )
            )
            return
        paid: Goods = {}
        if not at.tables.final and project.commitment:
            paid = {"influence": project.commitment}
        pay(p, paid)
        p.committed.append(key)
        log.events.append(ProjectCommitted(seat=p.seat, project=key, paid=paid, modifier=modifier))


def _modifier(at: Decision[Settling]) -> int:
    return round_modifier(at.state.edition, at.state.round)


def _short(at: Decision[Settling]) -> Reason | None:
    if _modifier(at) < 0 and at.player.goods["influence"] < 1:
        return reason("round_influence", need=1, have=0)
    return None


def _full(at: Decision[Settling]) -> bool:
    return at.tables.final and len(at.player.committed) >= SPOTS

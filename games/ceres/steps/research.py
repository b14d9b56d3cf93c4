"""Research: a marker moves one level (7.11)."""

from __future__ import annotations

from games.ceres.actions import Research
from games.ceres.content.types import FIELDS
from games.ceres.events import Researched
from games.ceres.rules.decision import Decision
from games.ceres.rules.goods import covers, lacking, pay
from games.ceres.rules.tables import FIELD, TOKEN
from games.ceres.state import NOBODY, Researching
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step

_FIELDS = [Research(field) for field in FIELDS]


class Advance(Step[Decision[Researching], Research]):
    """The program of the next level is paid."""

    nothing = Reason("no_program")

    def offers(self, at: Decision[Researching]) -> list[Research]:
        return _FIELDS

    def refusal(self, at: Decision[Researching], action: Research) -> Reason | None:
        field = FIELD.get(action.field)
        if field is None:
            return unknown(action.field)
        level = at.player.research[field]
        if level >= 3:
            return reason("top_level", field=field)
        return lacking(at.player.goods, at.tables.programs[field][level].cost)

    def cost(self, at: Decision[Researching], action: Research) -> int:
        field = FIELD[action.field]
        return sum(at.tables.programs[field][at.player.research[field]].cost.values())

    def no_option_reason(self, at: Decision[Researching]) -> Reason | None:
        programs, p = at.tables.programs, at.player
        for field, level in p.research.items():
            if level < 3 and covers(p.goods, programs[field][level].cost):
                return None
        return self.nothing

    def do(self, at: Decision[Researching], action: Research, log: Applied) -> None:
        """Advance; the first at the top of a field takes its token (7.13)."""
        state, p, field = at.state, at.player, FIELD[action.field]
        level = p.research[field]
        program = at.tables.programs[field][level]
        pay(p, program.cost)
        p.research[field] = level + 1
        p.vp["research"] += program.vp
        token = 0
        if level + 1 == 3 and state.first.get(field) == NOBODY:
            state.first[field] = p.seat
            p.vp["tokens"] += TOKEN
            token = TOKEN
        log.events.append(
            Researched(
                seat=p.seat,
                field=field,
                level=level + 1,
                paid=program.cost,
                vp=program.vp,
                token=token,
            )
        )
        state.stack.pop()

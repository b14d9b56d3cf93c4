"""Option A on the own Headquarters, and by the Leader Assistant."""

from __future__ import annotations

from games.ceres.actions import Assistant, Headquarters
from games.ceres.content.types import LOCATIONS
from games.ceres.events import AssistantUsed, HeadquartersUsed
from games.ceres.rules.decision import Decision
from games.ceres.rules.goods import gain
from games.ceres.rules.outstations import source_goods, source_refusal, sources
from games.ceres.rules.projects import clearing
from games.ceres.rules.tables import HEADQUARTERS_USES
from games.ceres.rules.tokens import token_refusal
from games.ceres.state import NOBODY, Turn, Visit
from games.ceres.steps.turn import NO_LEADER
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Step


class UseHeadquarters(Step[Decision[Turn], Headquarters]):
    """A Leader for a production of the player's choice (9.1, E22)."""

    def offers(self, at: Decision[Turn]) -> list[Headquarters]:
        return list(map(Headquarters, sources(at.tables, at.player)))

    def candidates(self, at: Decision[Turn]) -> list[Headquarters]:
        p, final = at.player, at.tables.final
        if not p.leaders or (final and p.headquarters >= HEADQUARTERS_USES):
            return []
        return list(map(Headquarters, sources(at.tables, p)))

    def refusal(self, at: Decision[Turn], action: Headquarters) -> Reason | None:
        why = source_refusal(at.tables, at.player, action.source)
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
        gained, lost = gain(p, source_goods(at.tables, action.source))
        reserved = -1
        if at.tables.final and p.headquarters == 1:
            reserved = state.bottom.index(NOBODY)
            state.bottom[reserved] = p.seat
        log.events.append(
            HeadquartersUsed(
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
        return list(map(Assistant, sources(at.tables, at.player)))

    def refusal(self, at: Decision[Turn], action: Assistant) -> Reason | None:
        why = token_refusal(at, "leader_assistant")
        return why or source_refusal(at.tables, at.player, action.source)

    def do(self, at: Decision[Turn], action: Assistant, log: Applied) -> None:
        """Gain a production, then activate any Location if that is possible (E33)."""
        p = at.player
        at.frame.acted = True
        at.state.favors["leader_assistant"].at = "headquarters"
        gained, lost = gain(p, source_goods(at.tables, action.source))
        log.events.append(
            AssistantUsed(seat=p.seat, source=action.source, gained=gained, lost=lost)
        )
        visit = Visit(list(LOCATIONS), assistant=True)
        if any(at.blocked(visit, player) is None for player in clearing(at.tables, p)):
            at.state.stack.append(visit)

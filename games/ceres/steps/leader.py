"""Option A: a Leader on a board Location (4.1)."""

from __future__ import annotations

from games.ceres.actions import Leader
from games.ceres.content.types import LOCATIONS, Location
from games.ceres.events import LeaderPlaced
from games.ceres.rules.decision import Decision
from games.ceres.rules.goods import pay
from games.ceres.rules.opening import begin_option, option_blocked
from games.ceres.rules.tables import FEES, LOCATION, OPTIONS
from games.ceres.state import Turn
from games.ceres.steps.turn import NO_LEADER
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step

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
            LeaderPlaced(
                seat=p.seat, location=location, slot=len(slots) - 1, option=option, paid=fee
            )
        )
        begin_option(at, option, log)

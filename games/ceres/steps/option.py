"""Choosing the option of a Location that is activated without a Leader, or repeated."""

from __future__ import annotations

from games.ceres.actions import Choose
from games.ceres.content.types import LOCATIONS
from games.ceres.events import OptionChosen
from games.ceres.rules.decision import Decision
from games.ceres.rules.goods import pay
from games.ceres.rules.opening import begin_option, bureau_frame, choose_in_bureau, option_blocked
from games.ceres.rules.tables import FEES, LOCATION, OPTIONS
from games.ceres.state import Bureau, Visit
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step

_CHOICES = {
    location: [Choose(location, option) for option in OPTIONS[location]] for location in LOCATIONS
}


class ChooseOption(Step[Decision[Visit], Choose]):
    """An option of a Location activated by a Function's part or the Leader Assistant (R17)."""

    nothing = Reason("no_option")

    def offers(self, at: Decision[Visit]) -> list[Choose]:
        return [choice for location in at.frame.locations for choice in _CHOICES[location]]

    def refusal(self, at: Decision[Visit], action: Choose) -> Reason | None:
        location = LOCATION.get(action.location)
        if location is None:
            return unknown(action.location)
        if action.option not in OPTIONS[location]:
            return unknown(action.option)
        if location not in at.frame.locations:
            return reason("not_open", location=location, option=action.option)
        return option_blocked(at, location, action.option)

    def do(self, at: Decision[Visit], action: Choose, log: Applied) -> None:
        p, location, option = at.player, LOCATION[action.location], action.option
        fee = FEES.get((location, option), {})
        pay(p, fee)
        at.state.stack.pop()
        if at.frame.assistant:
            at.state.favors["leader_assistant"].at = location
        log.events.append(OptionChosen(seat=p.seat, location=location, option=option, paid=fee))
        begin_option(at, option, log)


class ChooseInBureau(Step[Decision[Bureau], Choose]):
    """An option of a Trade Bureau activation that is under way or repeated (Logistics L3)."""

    def offers(self, at: Decision[Bureau]) -> list[Choose]:
        return [Choose("trade_bureau", option) for option in at.frame.options]

    def refusal(self, at: Decision[Bureau], action: Choose) -> Reason | None:
        location, option = LOCATION.get(action.location), action.option
        if location is None:
            return unknown(action.location)
        if option not in OPTIONS[location]:
            return unknown(option)
        if location != "trade_bureau" or option not in at.frame.options:
            return reason("not_open", location=location, option=option)
        return at.blocked(bureau_frame(at.frame, option))

    def no_option_reason(self, at: Decision[Bureau]) -> Reason | None:
        """Return why the last option cannot be carried out where none can."""
        why: Reason | None = None
        for option in at.frame.options:
            why = at.blocked(bureau_frame(at.frame, option))
            if why is None:
                break
        return why

    def do(self, at: Decision[Bureau], action: Choose, log: Applied) -> None:
        log.events.append(
            OptionChosen(
                seat=at.seat,
                location="trade_bureau",
                option=action.option,
                paid={},
                repeat=at.frame.again,
            )
        )
        choose_in_bureau(at.state, at.frame, action.option)

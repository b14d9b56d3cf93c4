"""The Trade Bureau, and the options of a Location that is activated without a Leader."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.actions import Choose, Settle, Trade
from games.ceres.content import types
from games.ceres.content.types import LOCATIONS, Goods
from games.ceres.events import OptionChosen, ProjectCommitted, ProjectCompleted, Traded
from games.ceres.rules.goods import covers, gain, lacking, pay, plus, times
from games.ceres.rules.opening import begin_option, bureau_frame, choose_in_bureau, option_blocked
from games.ceres.rules.prices import round_modifier
from games.ceres.rules.tables import FEES, LOCATION, OPTIONS, SPOTS, Decision
from games.ceres.state import Bureau, Settling, Trading, Visit
from games.ceres.steps.function import MUST_DO
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


class TradeLine(Step[Decision[Trading], Trade]):
    """In the draft edition a line is performed as often as its multiplier allows (E11)."""

    nothing = Reason("no_trade")

    def offers(self, at: Decision[Trading]) -> Iterator[Trade]:
        """Offer every line; one that cannot be paid only once."""
        for number, line in enumerate(_lines(at)):
            most = _most(at, line) if covers(at.player.goods, line.pay) else 1
            for count in range(1, most + 1):
                yield Trade(number, count)

    def candidates(self, at: Decision[Trading]) -> Iterator[Trade]:
        for number, line in enumerate(_lines(at)):
            if covers(at.player.goods, line.pay):
                for count in range(1, _most(at, line) + 1):
                    yield Trade(number, count)

    def refusal(self, at: Decision[Trading], action: Trade) -> Reason | None:
        lines = _lines(at)
        if not 0 <= action.line < len(lines):
            return unknown(action.line)
        line = lines[action.line]
        most = _most(at, line)
        if action.times < 1:
            return MUST_DO
        if action.times > most:
            return reason("too_often", most=most, asked=action.times)
        return lacking(at.player.goods, times(line.pay, action.times))

    def no_option_reason(self, at: Decision[Trading]) -> Reason | None:
        for line in _lines(at):
            if covers(at.player.goods, line.pay):
                return None
        return self.nothing

    def do(self, at: Decision[Trading], action: Trade, log: Applied) -> None:
        """Perform the line; costs come first (R52)."""
        state, p = at.state, at.player
        line = _lines(at)[action.line]
        paid = times(line.pay, action.times)
        pay(p, paid)
        gained, lost = gain(p, times(line.gain, action.times))
        vp = line.vp * action.times
        p.vp["trade"] += vp
        log.events.append(
            Traded(
                seat=p.seat,
                ship=state.ships[state.round - 1],
                line=action.line,
                times=action.times,
                paid=paid,
                gained=gained,
                lost=lost,
                vp=vp,
            )
        )
        at.frame.left -= 1
        at.frame.done += 1


def _lines(at: Decision[Trading]) -> tuple[types.TradeLine, ...]:
    return at.tables.ships[at.state.ships[at.state.round - 1]].lines


def _most(at: Decision[Trading], line: types.TradeLine) -> int:
    return 1 if at.tables.final else line.multiplier


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

"""Interplanetary Trade: a trade line of the docked ship (5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres.actions import Trade
from games.ceres.content import types
from games.ceres.events import Traded
from games.ceres.rules.decision import Decision
from games.ceres.rules.goods import covers, gain, lacking, pay, times
from games.ceres.state import Trading
from games.ceres.steps.leave import MUST_DO
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied
from games.core.steps import Step


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

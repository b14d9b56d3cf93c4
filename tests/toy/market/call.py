"""A call for ore, with pledges revocable until it closes (Projet Cérès, rules 22.6)."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.actions import EndTurn
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import Decision, Step
from tests.toy.market.asking import act, has_answered, market
from tests.toy.market.state import (
    NEEDS,
    Call,
    CallClosed,
    Called,
    CallFrame,
    Cancel,
    Collect,
    Declined,
    Pledge,
    Pledged,
    Unpledge,
    Unpledged,
)
from tests.toy.state import Player, State, TurnFrame

AtTurn = Decision[State, Player, TurnFrame, None]
AtCall = Decision[State, Player, CallFrame, None]


def missing(call: CallFrame) -> int:
    """Return how much ore a call still needs."""
    return call.need - sum(call.pledged)


def settle(state: State, call: CallFrame, log: Applied) -> None:
    """Close a call that all others have answered."""
    others = [seat for seat in range(len(state.players)) if seat != call.seat]
    if all(has_answered(call, seat) for seat in others):
        close(state, call, log, paid=missing(call) == 0)


def close(state: State, call: CallFrame, log: Applied, *, paid: bool) -> None:
    """Close a call: it is paid and wins a point, or everything is returned."""
    state.stack.remove(call)
    if paid:
        market(state).points[call.seat] += 1
    else:
        for player, ore in zip(state.players, call.pledged, strict=True):
            player.ore += ore
    log.events.append(CallClosed(seat=call.seat, paid=paid))


class CallStep(Step[AtTurn, Call]):
    """A call, to which its initiator gives the first ore."""

    def offers(self, at: AtTurn) -> Iterable[Call]:
        return [Call(need) for need in NEEDS] if at.state.market is not None else ()

    def refusal(self, at: AtTurn, action: Call) -> Reason | None:
        if at.state.market is None:
            return reason("no_market")
        if at.frame.acted:
            return reason("already_acted")
        if action.need not in NEEDS:
            return reason("no_such_need")
        return None if at.player.ore else reason("too_expensive", price=1, ore=0)

    def do(self, at: AtTurn, action: Call, log: Applied) -> None:
        act(at)
        at.player.ore -= 1
        count = len(at.state.players)
        pledged = [int(seat == at.seat) for seat in range(count)]
        number = market(at.state).open()
        at.state.stack.append(CallFrame(number, at.seat, action.need, pledged, [False] * count))
        log.events.append(Called(seat=at.seat, need=action.need))


class PledgeStep(Step[AtCall, Pledge]):
    """Ore for another player's call, at most the missing amount; a new pledge replaces it."""

    nothing = reason("call_covered")

    def offers(self, at: AtCall) -> Iterable[Pledge]:
        mine = at.frame.pledged[at.seat]
        return [Pledge(ore) for ore in range(1, at.frame.need) if ore != mine]

    def refusal(self, at: AtCall, action: Pledge) -> Reason | None:
        call, mine = at.frame, at.frame.pledged[at.seat]
        if at.seat == call.seat:
            return reason("own_call")
        if action.ore < 1 or action.ore == mine:
            return reason("no_such_pledge")
        if action.ore > missing(call) + mine:
            return reason("call_covered")
        if action.ore > at.player.ore + mine:
            return reason("too_expensive", price=action.ore, ore=at.player.ore + mine)
        return None

    def do(self, at: AtCall, action: Pledge, log: Applied) -> None:
        call = at.frame
        at.player.ore += call.pledged[at.seat] - action.ore
        call.pledged[at.seat], call.declined[at.seat] = action.ore, False
        log.events.append(Pledged(seat=at.seat, ore=action.ore))


class UnpledgeStep(Step[AtCall, Unpledge], optional=True):
    """The return of a pledge to its owner, with the question asked again."""

    def offers(self, at: AtCall) -> Iterable[Unpledge]:
        return (Unpledge(),)

    def refusal(self, at: AtCall, action: Unpledge) -> Reason | None:
        if at.seat == at.frame.seat:
            return reason("own_call")
        return None if has_answered(at.frame, at.seat) else reason("nothing_pledged")

    def do(self, at: AtCall, action: Unpledge, log: Applied) -> None:
        call = at.frame
        at.player.ore += call.pledged[at.seat]
        call.pledged[at.seat], call.declined[at.seat] = 0, False
        log.events.append(Unpledged(seat=at.seat))


class DeclineStep(Step[AtCall, EndTurn]):
    """Nothing for a call."""

    def offers(self, at: AtCall) -> Iterable[EndTurn]:
        return (EndTurn(),)

    def refusal(self, at: AtCall, action: EndTurn) -> Reason | None:
        if at.seat == at.frame.seat:
            return reason("own_call")
        return reason("already_done") if has_answered(at.frame, at.seat) else None

    def do(self, at: AtCall, action: EndTurn, log: Applied) -> None:
        at.frame.declined[at.seat] = True
        log.events.append(Declined(seat=at.seat))


class CloseStep(Step[AtCall, Collect | Cancel], optional=True):
    """The end of a call by its initiator, without a question."""

    def offers(self, at: AtCall) -> Iterable[Collect | Cancel]:
        return (Collect(), Cancel())

    def refusal(self, at: AtCall, action: Collect | Cancel) -> Reason | None:
        if at.seat != at.frame.seat:
            return reason("not_own_call")
        left = missing(at.frame)
        return reason("call_open", ore=left) if isinstance(action, Collect) and left else None

    def do(self, at: AtCall, action: Collect | Cancel, log: Applied) -> None:
        close(at.state, at.frame, log, paid=isinstance(action, Collect))


STEPS = (CallStep(), PledgeStep(), UnpledgeStep(), DeclineStep(), CloseStep())

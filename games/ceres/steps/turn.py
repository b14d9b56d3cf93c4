"""Option C and the end of the turn."""

from __future__ import annotations

from games.ceres.actions import Pass
from games.ceres.events import Passed, TurnEnded
from games.ceres.rules.decision import Decision
from games.ceres.state import NOBODY, Turn
from games.core.actions import EndTurn, Frame
from games.core.errors import Reason
from games.core.events import Applied
from games.core.steps import Step

NO_LEADER = Reason("no_leader")
ALREADY_ACTED = Reason("already_acted")
ACT_FIRST = Reason("act_first")
_PASS = Pass()
_END = EndTurn()


class Acted(Frame, tag="acted"):
    """The frame of a turn after its action: it replaces the `Turn`, and is never stored."""


ACTED = Acted()


class PassRound(Step[Decision[Turn], Pass]):
    """Option C: to be out for the rest of the round; always open (9.11)."""

    def offers(self, at: Decision[Turn]) -> tuple[Pass, ...]:
        return (_PASS,)

    def refusal(self, at: Decision[Turn], action: Pass) -> Reason | None:
        return None

    def do(self, at: Decision[Turn], action: Pass, log: Applied) -> None:
        """Take a place (9.10); free actions stay open until the turn is ended (R23)."""
        state, seat = at.state, at.seat
        at.frame.acted = True
        reserved = seat in state.bottom
        slot = state.bottom.index(seat if reserved else NOBODY)
        state.bottom[slot] = seat
        state.passed.append(seat)
        log.events.append(Passed(seat=seat, slot=slot, reserved=reserved))


class End(Step[Decision[Acted], EndTurn]):
    """The end of the turn: free actions alone are no turn (R75)."""

    def offers(self, at: Decision[Acted]) -> tuple[EndTurn, ...]:
        return (_END,)

    def refusal(self, at: Decision[Acted], action: EndTurn) -> Reason | None:
        return None

    def do(self, at: Decision[Acted], action: EndTurn, log: Applied) -> None:
        """Close the turn; the flow begins the next."""
        log.closed = True
        log.events.append(TurnEnded(seat=at.seat))
        at.state.stack.clear()

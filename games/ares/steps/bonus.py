"""Optional bonuses: the card of the chooser of phase II, and the Initiative's offer (R24)."""

from __future__ import annotations

from games.ares.actions import Decline, DrawBonus, Initiative
from games.ares.effects.ongoing import OnFirstRaise
from games.ares.events import InitiativeUsed
from games.ares.rules import costs, derive
from games.ares.state import CONSTRUCTION, Offering, Phase, Player, Run
from games.ares.steps.base import AresStep, Here, actor, lane_of
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied


class DrawCard(AresStep[Here[Phase], DrawBonus]):
    """Draw the card that the chooser of phase II can have instead of a second play (7.2)."""

    def offers(self, at: Here[Phase]) -> list[DrawBonus]:
        possible = self.refusal(at, DrawBonus()) is None
        return [DrawBonus()] if possible else []

    def refusal(self, at: Here[Phase], action: DrawBonus) -> Reason | None:
        if at.frame.number != CONSTRUCTION:
            return NOT_NOW
        return None if at.frame.lanes[at.seat].bonus else reason("no_bonus")

    def do(self, at: Here[Phase], action: DrawBonus, log: Applied) -> None:
        lane_of(at).bonus = False
        actor(at, log).draw(1)


class DrawOrLeave(AresStep[Here[Offering], DrawBonus | Decline]):
    """Draw that card before one is done, or do without (R13)."""

    def offers(self, at: Here[Offering]) -> list[DrawBonus | Decline]:
        return [DrawBonus(), Decline()]

    def refusal(self, at: Here[Offering], action: DrawBonus | Decline) -> Reason | None:
        return None

    def do(self, at: Here[Offering], action: DrawBonus | Decline, log: Applied) -> None:
        lane = lane_of(at)
        lane.stack.pop()
        if isinstance(action, Decline):
            lane.done = True
        else:
            lane.bonus = False
            actor(at, log).draw(1)

    def default(self, at: Here[Offering]) -> DrawBonus:
        return DrawBonus()

    def costs_nothing(self, at: Here[Offering], action: DrawBonus | Decline) -> bool:
        return isinstance(action, DrawBonus)


class BuyRating(AresStep[Here[Phase], Initiative]):
    """Pay for terraform rating, once a phase after its first rise."""

    def offers(self, at: Here[Phase]) -> list[Initiative]:
        return self.asked(at, self.candidates(at))

    def candidates(self, at: Here[Phase]) -> list[Initiative]:
        lane = at.frame.lanes[at.seat]
        if not lane.offer or lane.taken:
            return []
        return [Initiative(way) for way in costs.usable(at.player)]

    def refusal(self, at: Here[Phase], action: Initiative) -> Reason | None:
        part, lane = _offer(at.player), at.frame.lanes[at.seat]
        if part is None or not lane.offer or lane.taken:
            return reason("no_offer")
        return costs.funds_refusal(at.player, part.cost.n, action.funds)

    def do(self, at: Here[Phase], action: Initiative, log: Applied) -> None:
        part, seat, lane = _offer(at.player), actor(at, log), at.frame.lanes[at.seat]
        assert part is not None
        mc, heat = seat.pay_mc(part.cost.n, action.funds)
        lane.taken = True
        seat.tell(InitiativeUsed(seat=at.seat, mc=mc, heat=heat))
        lane.stack.append(Run(at.player.corporation, list(part.do)))


def _offer(player: Player) -> OnFirstRaise | None:
    """Return a player's offer to pay for terraform rating."""
    return next(iter(derive.parts(player, OnFirstRaise)), None)

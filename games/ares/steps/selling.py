"""Selling hand cards, also while others decide (R5)."""

from __future__ import annotations

from games.ares.actions import Sell
from games.ares.events import CardsSold
from games.ares.rules import derive
from games.ares.rules.piles import throw
from games.ares.rules.requirements import in_hand
from games.ares.state import Cubes, Founding, Limit, Mulligan, Phase, Research, Swap, live_phase
from games.ares.steps.base import AresStep, Here, actor
from games.ares.steps.limit import excess
from games.ares.steps.research import settled
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied


class SellCard(AresStep[Here[None], Sell]):
    """Discard a hand card for MC, at any time but in set-up and within an effect."""

    def offers(self, at: Here[None]) -> list[Sell]:
        phase = live_phase(at.state)
        if phase is not None and phase.lanes[at.seat].stack:
            return []
        return [Sell(card) for card in at.player.hand]

    def refusal(self, at: Here[None], action: Sell) -> Reason | None:
        match at.state.stack[-1]:
            case Phase(lanes=lanes):
                if lanes[at.seat].stack:
                    return reason("part_first")
            case Mulligan() | Founding() | Swap():
                return NOT_NOW
            case Cubes(_, swaps) if swaps:
                return NOT_NOW  # R38: nothing is sold before the exchange is settled
            case Research() as frame if not settled(frame, at.seat):
                return NOT_NOW
            case _:
                pass
        return in_hand(at.player, action.card)

    def do(self, at: Here[None], action: Sell, log: Applied) -> None:
        player = at.player
        player.hand.remove(action.card)
        throw(at.state, [action.card])
        worth = derive.sale_worth(player)
        player.mc += worth
        actor(at, log).tell(CardsSold(seat=at.seat, n=1, mc=worth))
        frame = at.state.stack[-1]
        if isinstance(frame, Limit):
            left = [marked for marked in frame.marked[at.seat] if marked != action.card]
            frame.marked[at.seat] = left[: excess(at.state, at.seat)]

"""Choosing how to pay for a card: hand cards to discard and, for some, heat (4.3)."""

from __future__ import annotations

from games.ares.actions import Burn, Confirm, Decline, Toss
from games.ares.content import CARDS
from games.ares.rules import derive, payment
from games.ares.rules.payment import Bill
from games.ares.rules.piles import toggle
from games.ares.rules.requirements import in_hand
from games.ares.state import Paying
from games.ares.steps.base import AresStep, Here, actor, lane_of
from games.ares.steps.playing import put_into_play
from games.core.actions import Action
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.multi_select import MultiSelect

Answer = Toss | Burn | Confirm | Decline


class PayForCard(AresStep[Here[Paying], Answer]):
    """Mark the cards and heat to give up in addition to MC, then confirm, or leave the card."""

    def offers(self, at: Here[Paying]) -> list[Answer]:
        found: list[Answer] = [Toss(card) for card in at.player.hand if card != at.frame.card]
        if derive.heat_is_mc(at.player):
            found += [Burn(n) for n in range(_burnable(at) + 1)]
        return [*found, Confirm(), Decline()]

    def refusal(self, at: Here[Paying], action: Answer) -> Reason | None:
        match action:
            case Toss(card):
                if card == at.frame.card:
                    return reason("not_offered", card=card)
                return in_hand(at.player, card)
            case Burn(heat):
                return _burn_refusal(at, heat)
            case Confirm():
                found = _bill(at)
                return found if isinstance(found, Reason) else None
            case Decline():
                return None

    def do(self, at: Here[Paying], action: Answer, log: Applied) -> None:
        match action:
            case Toss(card):
                toggle(at.frame.sold, card)
            case Burn(heat):
                at.frame.heat = heat
            case Confirm():
                paid = _bill(at)
                assert isinstance(paid, Bill)
                lane_of(at).stack.pop()
                put_into_play(actor(at, log), at.frame.card, paid)
            case Decline():
                lane_of(at).stack.pop()

    def default(self, at: Here[Paying]) -> Answer:
        return Decline()

    def marking(self, at: Here[Paying], action: type[Action]) -> MultiSelect | None:
        most = len(at.player.hand) - 1
        return MultiSelect(tuple(at.frame.sold), 0, most) if action is Toss else None


def _bill(at: Here[Paying]) -> Bill | Reason:
    frame, player = at.frame, at.player
    chosen = (tuple(frame.sold), frame.heat)
    lane = lane_of(at)
    return payment.bill(player, player.hand, lane, frame.card, frame.reduction, "cards", chosen)


def _burnable(at: Here[Paying]) -> int:
    """Return how much heat can pay for a price; heat that the card itself spends cannot."""
    card = at.frame.card
    spare = at.player.heat - payment.spends(CARDS[card], "heat")
    return max(min(spare, payment.due(at.player, lane_of(at), card, at.frame.reduction)), 0)


def _burn_refusal(at: Here[Paying], heat: int) -> Reason | None:
    if not derive.heat_is_mc(at.player):
        return reason("no_heat_as_mc")
    if heat == at.frame.heat:
        return reason("already_done")
    most = _burnable(at)
    if not 0 <= heat <= most:
        return reason("amount", least=0, most=most)
    return None

"""Playing a project (chapter 4), and asking in between why a card cannot be played."""

from __future__ import annotations

from typing import get_args

from games.ares.actions import Payment, Play
from games.ares.content import CARDS
from games.ares.effects import triggers
from games.ares.events import CardPlayed, CardsGone
from games.ares.rules import derive, payment, requirements
from games.ares.rules.actor import Actor
from games.ares.rules.payment import Bill
from games.ares.rules.piles import throw
from games.ares.state import Paying, Phase, Player
from games.ares.steps.base import AresStep, Here, actor
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied

PAYMENTS: tuple[Payment, ...] = get_args(Payment)


class PlayCard(AresStep[Here[Phase], Play]):
    """Play a hand card of the phase's colours; how it is paid is part of the decision."""

    def candidates(self, at: Here[Phase]) -> list[Play]:
        hand, number, lane = at.player.hand, at.frame.number, at.frame.lanes[at.seat]
        fit = [card for card in hand if requirements.has_slot(CARDS[card], number, lane)]
        if not fit:
            return []
        ways = payment.ways(at.player, hand, lane, fit)
        return [Play(card, *way) for card, found in zip(fit, ways, strict=True) for way in found]

    def offers(self, at: Here[Phase]) -> list[Play]:
        found: list[Play] = []
        likely = self.asked(at, self.candidates(at))
        for card in at.player.hand:
            found += [play for play in likely if play.card == card] or [Play(card)]
        return found

    def refusal(self, at: Here[Phase], action: Play) -> Reason | None:
        player, lane = at.player, at.frame.lanes[at.seat]
        why = requirements.card_refusal(player, at.frame, lane, action.card)
        if why is not None:
            return why
        if action.reduction not in payment.ALL_REDUCTIONS or action.payment not in PAYMENTS:
            return NOT_NOW
        if action.payment == "heat" and not (derive.heat_is_mc(player) and player.heat):
            return reason("no_heat_as_mc")
        usual = payment.bill(player, player.hand, lane, action.card, action.reduction, "auto")
        if isinstance(usual, Reason):
            return usual
        if action.payment == "heat":
            hot = payment.bill(player, player.hand, lane, action.card, action.reduction, "heat")
            return reason("same_payment") if hot == usual else None
        if action.payment == "cards" and not _mixable(player, usual):
            return reason("same_payment")
        return None

    def cost(self, at: Here[Phase], action: Play) -> int:
        return payment.slot_price(at.player, CARDS[action.card], at.frame.lanes[at.seat])

    def do(self, at: Here[Phase], action: Play, log: Applied) -> None:
        lane = at.frame.lanes[at.seat]
        if action.payment == "cards":
            lane.stack.append(Paying(action.card, action.reduction))
            return
        way = (action.card, action.reduction, action.payment)
        paid = payment.bill(at.player, at.player.hand, lane, *way)
        assert isinstance(paid, Bill)
        put_into_play(actor(at, log), action.card, paid)


def _mixable(player: Player, paid: Bill) -> bool:
    """Return whether there is a choice in how a bill is paid.

    Where MC suffice there is none: cards may be sold before, which is the same (R6).
    """
    if derive.heat_is_mc(player) and paid.price and player.heat > paid.spend_heat:
        return True
    return 0 < len(paid.sold) < len(player.hand) - 1


def put_into_play(actor: Actor, card: str, paid: Bill) -> None:
    """Pay for a card, put it into play and set off what it does (4.3 to 4.5)."""
    player, lane, heat = actor.player, actor.lane, paid.heat + paid.spend_heat
    gone = (card, *paid.sold)
    player.hand[:] = [held for held in player.hand if held not in gone]
    throw(actor.state, paid.sold)
    player.mc += len(paid.sold) * derive.sale_worth(player)
    actor.pay(paid.mc, heat, paid.plant, paid.spend_tr)
    actor.tell(
        CardPlayed(
            seat=actor.seat,
            card=card,
            mc=paid.mc,
            heat=heat,
            sold=len(paid.sold),
            plant=paid.plant,
            microbe=paid.microbe,
            tr=paid.spend_tr,
        )
    )
    if paid.sold:
        actor.whisper(CardsGone(seat=actor.seat, cards=paid.sold))
    if paid.microbe:
        actor.remove(paid.microbe_card, paid.microbe)
    if lane.slots:
        lane.slots -= 1
    elif CARDS[card].colour == "green":
        lane.free = 0
    else:
        lane.bonus = False
    lane.less = lane.next_less = 0
    lane.next_tolerant = False
    player.played.append(card)
    triggers.push(lane, triggers.by_card(player, card))

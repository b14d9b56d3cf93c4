"""Playing a project (chapter 4), and choosing how to pay for it (4.3)."""

from __future__ import annotations

from typing import get_args

from games.ares.actions import Burn, Confirm, Decline, Payment, Play, Toss
from games.ares.content import CARDS
from games.ares.effects import resolve
from games.ares.events import CardPlayed, CardsGone
from games.ares.rules import derive, payment, requirements
from games.ares.rules.actor import Actor, throw, toggle
from games.ares.rules.payment import Bill
from games.ares.rules.requirements import in_hand
from games.ares.state import Paying, Phase, Player
from games.ares.steps.base import AresStep, Here, actor, lane_of
from games.core.actions import Action
from games.core.errors import NOT_NOW, Reason, reason
from games.core.events import Applied
from games.core.multi_select import MultiSelect

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
    resolve.push(lane, resolve.by_card(player, card))


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

"""Which decisions are open within an effect or a payment, and why others are not."""

from __future__ import annotations

from games.ares.actions import (
    AnyAction,
    Burn,
    Choose,
    Confirm,
    Decline,
    DrawBonus,
    Initiative,
    Keep,
    Play,
    Put,
    Reopen,
    Standard,
    Toss,
    Use,
)
from games.ares.content import CARDS
from games.ares.effects.resolve import branch_payable
from games.ares.rules import derive, payment
from games.ares.rules.requirements import in_hand
from games.ares.state import (
    Branch,
    Drop,
    Lane,
    Offering,
    Paying,
    Pick,
    Player,
    Run,
    Swapping,
    Target,
)
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, Reason, reason


def candidates(player: Player, lane: Lane) -> list[AnyAction]:
    """Return what a seat might do about the part that waits for it."""
    match lane.stack[-1]:
        case Branch(_, branches):
            return [Choose(option) for option in range(len(branches))]
        case Target(cards=cards):
            return [Put(card) for card in cards]
        case Drop():
            return [Toss(card) for card in player.hand]
        case Swapping():
            return [*(Toss(card) for card in player.hand), Decline()]
        case Pick(choice=choice):
            return [Keep(card) for card in choice]
        case Paying() as paying:
            found: list[AnyAction] = [Toss(card) for card in player.hand if card != paying.card]
            if derive.heat_is_mc(player):
                found += [Burn(n) for n in range(_burnable(player, lane, paying) + 1)]
            return [*found, Confirm(), Decline()]
        case Offering():
            return [DrawBonus(), Decline()]
        case Run():
            return []


def refusal(player: Player, lane: Lane, action: AnyAction) -> Reason | None:
    """Return the first missing precondition of an action while a part waits, or `None`."""
    part = lane.stack[-1]
    if isinstance(action, Reopen | EndTurn | Play | Use | Standard | Initiative):
        return reason("part_first")
    match part, action:
        case Branch(card, branches), Choose(option):
            if not 0 <= option < len(branches):
                return reason("no_option", card=card)
            if not branch_payable(player, card, branches[option]):
                return reason("no_option", card=card)
            return None
        case Target(cards=cards), Put(card):
            return None if card in cards else reason("not_offered", card=card)
        case ((Drop() | Swapping()), Toss(card)):
            return in_hand(player, card)
        case ((Swapping() | Paying() | Offering()), Decline()):
            return None
        case Pick(choice=choice), Keep(card):
            return None if card in choice else reason("not_offered", card=card)
        case Paying(paid), Toss(card):
            return reason("not_offered", card=card) if card == paid else in_hand(player, card)
        case Paying() as paying, Burn(heat):
            return _burn(player, lane, paying, heat)
        case Paying(card, reduction, sold, heat), Confirm():
            chosen = (tuple(sold), heat)
            found = payment.bill(player, player.hand, lane, card, reduction, "cards", chosen)
            return found if isinstance(found, Reason) else None
        case Offering(), DrawBonus():
            return None
        case _:
            return NOT_NOW


def _burnable(player: Player, lane: Lane, paying: Paying) -> int:
    """Return how much heat can be of use for a price: what the card spends besides is not."""
    spare = player.heat - payment.spends(CARDS[paying.card], "heat")
    return max(min(spare, payment.due(player, lane, paying.card, paying.reduction)), 0)


def _burn(player: Player, lane: Lane, paying: Paying, heat: int) -> Reason | None:
    if not derive.heat_is_mc(player):
        return reason("no_heat_as_mc")
    if heat == paying.heat:
        return reason("already_done")
    most = _burnable(player, lane, paying)
    if not 0 <= heat <= most:
        return reason("amount", least=0, most=most)
    return None

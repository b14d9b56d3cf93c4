"""Questions of effects: a branch, a card for cubes, cards to discard or to keep."""

from __future__ import annotations

from games.ares.actions import Choose, Decline, Keep, Put, Toss
from games.ares.content import CARDS
from games.ares.effects import resolve
from games.ares.events import Drew
from games.ares.rules.actor import throw
from games.ares.rules.payment import cheapest
from games.ares.rules.requirements import in_hand
from games.ares.state import Branch, Drop, Pick, Run, Swapping, Target
from games.ares.steps.base import AresStep, Here, actor, lane_of
from games.core.errors import Reason, reason
from games.core.events import Applied


class ChooseBranch(AresStep[Here[Branch], Choose]):
    """Choose one of the branches."""

    def offers(self, at: Here[Branch]) -> list[Choose]:
        return [Choose(option) for option in range(len(at.frame.branches))]

    def refusal(self, at: Here[Branch], action: Choose) -> Reason | None:
        if action.option not in resolve.payable(at.player, at.frame.card, at.frame.branches):
            return reason("no_option", card=at.frame.card)
        return None

    def do(self, at: Here[Branch], action: Choose, log: Applied) -> None:
        frame = at.frame
        lane_of(at).stack[-1] = Run(frame.card, frame.branches[action.option], frame.spent)

    def default(self, at: Here[Branch]) -> Choose:
        return Choose(resolve.payable(at.player, at.frame.card, at.frame.branches)[0])


class ChooseTarget(AresStep[Here[Target], Put]):
    """Choose the card that cubes are put on, or taken from."""

    def offers(self, at: Here[Target]) -> list[Put]:
        return [Put(card) for card in at.frame.cards]

    def refusal(self, at: Here[Target], action: Put) -> Reason | None:
        if action.card not in at.frame.cards:
            return reason("not_offered", card=action.card)
        return None

    def do(self, at: Here[Target], action: Put, log: Applied) -> None:
        lane_of(at).stack.pop()
        resolve.aim(actor(at, log), at.frame, action.card)

    def default(self, at: Here[Target]) -> Put:
        return Put(at.frame.cards[0])

    def costs_nothing(self, at: Here[Target], action: Put) -> bool:
        return len(at.frame.cards) == 1


class DropCards(AresStep[Here[Drop], Toss]):
    """Discard hand cards, one by one."""

    def offers(self, at: Here[Drop]) -> list[Toss]:
        return [Toss(card) for card in at.player.hand]

    def refusal(self, at: Here[Drop], action: Toss) -> Reason | None:
        return in_hand(at.player, action.card)

    def do(self, at: Here[Drop], action: Toss, log: Applied) -> None:
        actor(at, log).discard([action.card], at.frame.card)
        at.frame.left -= 1
        if not at.frame.left:
            lane_of(at).stack.pop()

    def default(self, at: Here[Drop]) -> Toss:
        return Toss(cheapest(at.player.hand)[0])

    def costs_nothing(self, at: Here[Drop], action: Toss) -> bool:
        return len(at.player.hand) <= at.frame.left


class SwapCard(AresStep[Here[Swapping], Toss | Decline]):
    """Discard a hand card for new ones, or not."""

    def offers(self, at: Here[Swapping]) -> list[Toss | Decline]:
        return [*(Toss(card) for card in at.player.hand), Decline()]

    def refusal(self, at: Here[Swapping], action: Toss | Decline) -> Reason | None:
        return in_hand(at.player, action.card) if isinstance(action, Toss) else None

    def do(self, at: Here[Swapping], action: Toss | Decline, log: Applied) -> None:
        lane_of(at).stack.pop()
        if isinstance(action, Toss):
            seat, frame = actor(at, log), at.frame
            seat.discard([action.card], frame.card)
            seat.draw(frame.n if frame.tag in CARDS[action.card].tags else 1, frame.card)

    def default(self, at: Here[Swapping]) -> Decline:
        return Decline()

    def costs_nothing(self, at: Here[Swapping], action: Toss | Decline) -> bool:
        return isinstance(action, Decline)


class PickCards(AresStep[Here[Pick], Keep]):
    """Keep some of the cards drawn in private, or one of the revealed cards."""

    def offers(self, at: Here[Pick]) -> list[Keep]:
        return [Keep(card) for card in at.frame.choice]

    def refusal(self, at: Here[Pick], action: Keep) -> Reason | None:
        if action.card not in at.frame.choice:
            return reason("not_offered", card=action.card)
        return None

    def do(self, at: Here[Pick], action: Keep, log: Applied) -> None:
        seat, frame, lane = actor(at, log), at.frame, lane_of(at)
        if frame.shown:
            lane.stack.pop()
            resolve.settle_shown(seat, frame.cards, [action.card])
            return
        at.player.hand.append(action.card)
        frame.cards.remove(action.card)
        frame.choice.remove(action.card)
        frame.keep -= 1
        seat.tell(Drew(seat=at.seat, n=1, card=frame.card))
        if not frame.keep:
            lane.stack.pop()
            throw(at.state, frame.cards)

    def default(self, at: Here[Pick]) -> Keep:
        return Keep(at.frame.choice[0])

"""The hand limit: at the end of a round cards beyond it are sold (13.1)."""

from __future__ import annotations

from games.ares.actions import Toss
from games.ares.events import CardsGone, HandReduced
from games.ares.rules import derive
from games.ares.rules.actor import Actor
from games.ares.rules.payment import cheapest
from games.ares.rules.piles import milestone, remarked, throw
from games.ares.rules.requirements import in_hand
from games.ares.state import Limit, State
from games.ares.steps.base import AresStep, Here
from games.core.actions import Action
from games.core.errors import NOT_NOW, Reason
from games.core.events import Applied
from games.core.multi_select import MultiSelect


class ReduceHand(AresStep[Here[Limit], Toss]):
    """Mark the cards to give up; they can be changed until all have marked theirs."""

    def offers(self, at: Here[Limit]) -> list[Toss]:
        return [Toss(card) for card in at.player.hand]

    def refusal(self, at: Here[Limit], action: Toss) -> Reason | None:
        return in_hand(at.player, action.card) if excess(at.state, at.seat) else NOT_NOW

    def do(self, at: Here[Limit], action: Toss, log: Applied) -> None:
        marked, most = at.frame.marked, excess(at.state, at.seat)
        marked[at.seat] = remarked(marked[at.seat], action.card, most)

    def default(self, at: Here[Limit]) -> Toss:
        marked = at.frame.marked[at.seat]
        return Toss(cheapest([card for card in at.player.hand if card not in marked])[0])

    def marking(self, at: Here[Limit], action: type[Action]) -> MultiSelect:
        due = max(len(at.player.hand) - derive.HAND_LIMIT, 0)
        return MultiSelect(tuple(at.frame.marked[at.seat]), due, due)


def excess(state: State, seat: int) -> int:
    """Return how many cards a seat holds above the limit."""
    return max(len(state.players[seat].hand) - derive.HAND_LIMIT, 0)


def reduce_hands(state: State, frame: Limit, log: Applied) -> None:
    """Sell the cards above the hand limit."""
    state.stack.pop()
    for seat, marked in enumerate(frame.marked):
        if marked:
            actor = Actor(state, seat, log)
            player = actor.player
            player.hand[:] = [card for card in player.hand if card not in marked]
            throw(state, marked)
            mc = len(marked) * derive.sale_worth(player)
            player.mc += mc
            log.events.append(HandReduced(seat=seat, n=len(marked), mc=mc))
            actor.whisper(CardsGone(seat=seat, cards=tuple(marked)))
    milestone(log)

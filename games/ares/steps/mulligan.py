"""Throwing cards of the first hand, once (2.5)."""

from __future__ import annotations

from games.ares.actions import Reopen, Throw
from games.ares.events import CardsSeen, Mulliganed
from games.ares.rules.actor import Actor
from games.ares.rules.piles import milestone, take, throw, toggle
from games.ares.rules.requirements import in_hand
from games.ares.state import Mulligan, State
from games.ares.steps.base import AresStep, Here
from games.core.actions import Action, EndTurn
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.multi_select import MultiSelect

Answer = Throw | EndTurn | Reopen


class ThrowCards(AresStep[Here[Mulligan], Answer]):
    """Mark the cards to be exchanged, then be done."""

    def offers(self, at: Here[Mulligan]) -> list[Answer]:
        if at.frame.done[at.seat]:
            return [Reopen()]
        return [*(Throw(card) for card in at.player.hand), EndTurn()]

    def refusal(self, at: Here[Mulligan], action: Answer) -> Reason | None:
        done = at.frame.done[at.seat]
        if isinstance(action, Reopen):
            return None if done else reason("not_done")
        if done:
            return reason("already_done")
        return in_hand(at.player, action.card) if isinstance(action, Throw) else None

    def do(self, at: Here[Mulligan], action: Answer, log: Applied) -> None:
        if isinstance(action, Throw):
            toggle(at.frame.thrown[at.seat], action.card)
        else:
            at.frame.done[at.seat] = isinstance(action, EndTurn)

    def default(self, at: Here[Mulligan]) -> Answer:
        # The hand is kept: first all marks are taken back.
        thrown = at.frame.thrown[at.seat]
        return Throw(thrown[0]) if thrown else EndTurn()

    def costs_nothing(self, at: Here[Mulligan], action: Answer) -> bool:
        return isinstance(action, EndTurn) and not at.frame.thrown[at.seat]

    def marking(self, at: Here[Mulligan], action: type[Action]) -> MultiSelect | None:
        thrown = tuple(at.frame.thrown[at.seat])
        return MultiSelect(thrown, 0, len(at.player.hand)) if action is Throw else None


def exchange(state: State, frame: Mulligan, log: Applied) -> None:
    """Throw all cards, then redraw in seat order (R34)."""
    state.stack.pop()
    for player, thrown in zip(state.players, frame.thrown, strict=True):
        player.hand[:] = [card for card in player.hand if card not in thrown]
        throw(state, thrown)
    for seat, thrown in enumerate(frame.thrown):
        actor = Actor(state, seat, log)
        cards = take(state, len(thrown), log)
        actor.player.hand.extend(cards)
        log.events.append(Mulliganed(seat=seat, n=len(thrown)))
        if cards:
            actor.whisper(CardsSeen(seat=seat, cards=tuple(cards)))
    milestone(log)

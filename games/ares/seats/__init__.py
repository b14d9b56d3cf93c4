"""The computer player's tools: the worth of every decision."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from games.ares import actions as act
from games.ares import state as s
from games.ares.content import CARDS
from games.ares.rules import payment
from games.ares.seats import appraise, foresee, outlook, worth
from games.ares.seats.foresee import Ahead
from games.ares.seats.outlook import Outlook
from games.core.actions import EndTurn
from games.core.engine import AnyEngine
from games.core.search import Search

SALES = 7
"""The most hand cards that are assumed to be sold for one purpose."""
PARTS = 8
"""The most parts of an effect that are settled when an action is tried."""


# The computer player's candidates


def sensible(state: s.State, seat: int, legal: list[act.AnyAction]) -> list[act.AnyAction]:
    """Return the actions worth a closer look: automatic payments, at most one card to sell."""
    frame = state.stack[-1]
    if isinstance(frame, s.Planning):
        wanted = act.PickDummy if frame.picks[seat] else act.PickPhase
        return [action for action in legal if isinstance(action, wanted)]
    forward = onward(state, seat, legal)
    found: list[act.AnyAction] = [a for a in forward if not isinstance(a, act.Sell | act.Reopen)]
    found = [a for a in found if not isinstance(a, act.Play) or a.payment == "auto"]
    if isinstance(frame, s.Phase) and not frame.lanes[seat].stack and _short(state, seat, found):
        sale = act.Sell(_worst(state, seat, outlook.see(state)))
        if sale in legal:
            found.append(sale)
    return found or legal


def onward(state: s.State, seat: int, actions: Sequence[act.AnyAction]) -> list[act.AnyAction]:
    """Return actions that do not undo a choice of cards to keep or to discard."""
    match state.stack[-1]:
        case s.Research(_, _, kept):
            taken = [act.Keep(card) for card in kept[seat]]
        case s.Limit(marked):
            taken = [act.Toss(card) for card in marked[seat]]
        case _:
            taken = []
    return [action for action in actions if action not in taken]


def _short(state: s.State, seat: int, found: list[act.AnyAction]) -> bool:
    """Return whether selling a card can help: a play would sell some, or it is phase III."""
    frame = state.stack[-1]
    assert isinstance(frame, s.Phase)
    if frame.number == s.ACTION:
        return bool(state.players[seat].hand)
    return any(_sells(state, frame, seat, action) for action in found)


def _sells(state: s.State, phase: s.Phase, seat: int, action: act.AnyAction) -> bool:
    """Return whether an action is a play that would be paid by selling cards as well."""
    if not isinstance(action, act.Play):
        return False
    player, lane = state.players[seat], phase.lanes[seat]
    bill = payment.bill(player, player.hand, lane, action.card, action.reduction, "auto")
    return isinstance(bill, payment.Bill) and bool(bill.sold)


def _worst(state: s.State, seat: int, o: Outlook) -> str:
    player = state.players[seat]
    found = appraise.profits(state, player, player.hand, o)
    return min(found, key=lambda plan: plan[1])[0]


# What a decision is worth


class AresSearch(Search[s.State, act.AnyAction]):
    """A search that rates every decision alone: sealed ones without trying, others on copies.

    Cards that would be drawn count as unknown ones.
    """

    def __init__(self, game: AnyEngine, state: s.State, seat: int) -> None:
        super().__init__(game, state, seat)
        self.start, self.outlook = state, outlook.see(state)
        self.had: list[act.AnyAction] = []
        self.known = set(state.players[seat].hand)
        match state.stack[-1]:
            case s.Research(dealt):
                self.known.update(dealt[seat])
            case s.Phase(lanes=lanes):
                for part in lanes[seat].stack:
                    if isinstance(part, s.Pick):
                        self.known.update(part.cards)
            case s.Swap(_, offered):
                self.known.add(offered)
            case _:
                pass

    @cached_property
    def ahead(self) -> Ahead:
        """The next rounds."""
        return Ahead(self.start, self.seat)

    def sensible(self, state: s.State, legal: list[act.AnyAction]) -> list[act.AnyAction]:
        return sensible(state, self.seat, legal)

    def rate(self, state: s.State, action: act.AnyAction) -> float:
        """Return what an action leads to, in points, as far as the seat can know."""
        match action:
            case act.Found(corporation):
                return worth.corporation_worth(corporation, self.outlook)
            case act.PickPhase(phase):
                return self.ahead.worth(phase)
            case act.PickDummy(phase):
                return foresee.dummy_worth(state, self.seat, phase)
            case _:
                return self._try(state, action)

    def worth(self, state: s.State) -> float:
        """Return what a position is worth, seen from where the search began."""
        return appraise.evaluate(state, self.seat, self.outlook, self.known)

    def _try(self, state: s.State, action: act.AnyAction, sales: int = 0) -> float:
        """Return what an action leads to that is tried out."""
        if isinstance(action, EndTurn):
            return self.worth(state)
        tried = self.game.copy(state)
        if len(tried.players) == len(self.start.players):
            _hold_open(tried)
        self.game.apply_unchecked(tried, self.seat, action)
        if not tried.stack:
            return self.worth(tried)
        self._settle(tried)
        value = self.worth(tried)
        if isinstance(action, act.Sell):
            self.had = self.had or self._paid(state)
            value = max(value, self._after_sale(tried, sales + 1))
        return value

    def _after_sale(self, after: s.State, sales: int) -> float:
        """Return the best that the MC of a sale make possible, or of the next ones."""
        frame = after.stack[-1]
        if not isinstance(frame, s.Phase) or not after.players[self.seat].hand:
            return float("-inf")
        new = [action for action in self._paid(after) if action not in self.had]
        values = [self._try(after, action) for action in new]
        if not values and sales < SALES:
            more = act.Sell(_worst(after, self.seat, self.outlook))
            return self._try(after, more, sales)
        return max(values, default=float("-inf"))

    def _paid(self, state: s.State) -> list[act.AnyAction]:
        """Return the actions that need no sale."""
        frame = state.stack[-1]
        assert isinstance(frame, s.Phase)
        return [
            action
            for action in self.game.legal(state, self.seat)
            if not isinstance(action, act.Sell | EndTurn | act.Reopen)
            and not (isinstance(action, act.Play) and action.payment != "auto")
            and not _sells(state, frame, self.seat, action)
        ]

    def _settle(self, state: s.State) -> None:
        """Let the parts of the action's own effects be decided, each for the best at once."""
        for _ in range(PARTS):
            frame = state.stack[-1] if state.stack else None
            if not isinstance(frame, s.Phase) or not frame.lanes[self.seat].stack:
                return
            options = self.game.legal(state, self.seat)
            if len(options) > 1:
                options.sort(key=lambda action: self._step(state, action))
            self.game.apply_unchecked(state, self.seat, options[-1])

    def _step(self, state: s.State, action: act.AnyAction) -> float:
        tried = self.game.copy(state)
        self.game.apply_unchecked(tried, self.seat, action)
        return self.worth(tried)


def _hold_open(state: s.State) -> None:
    """Seat a player who is never done, so that the steps after the phase are not counted."""
    frame = state.stack[-1]
    if isinstance(frame, s.Phase):
        state.players.append(s.Player(hand=[next(iter(CARDS))]))
        frame.lanes.append(s.Lane(slots=1))

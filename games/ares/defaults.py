"""What a seat that does not answer would do: what costs it least, and whether that is nothing.

Keeping the hand, declining and being done where nothing is left to play cost nothing (17.1 D11).
A phase card, a corporation, a card discarded or a play forgone do cost, and so does a choice that
only its seat can weigh, be it among gains: which of the cards dealt to keep, which cube to take or
where to put it. Then nothing is done in its place.
"""

from __future__ import annotations

from games.ares import legal, legal_phase
from games.ares.actions import (
    AnyAction,
    Choose,
    Decline,
    DrawBonus,
    Found,
    Keep,
    PickDummy,
    PickPhase,
    Put,
    RaiseScale,
    Reopen,
    Sell,
    TakeCube,
    Throw,
    Toss,
)
from games.ares.content import CORPS, TEMPERATURE_STEPS
from games.ares.effects.resolve import branch_payable
from games.ares.rules import payment
from games.ares.state import (
    ACTION,
    PHASES,
    PRODUCTION,
    RESEARCH,
    AnyPart,
    Branch,
    Bump,
    Cubes,
    Drop,
    Founding,
    Limit,
    Mulligan,
    Offering,
    Paying,
    Phase,
    Pick,
    Planning,
    Player,
    Research,
    Round,
    State,
    Swap,
    Swapping,
    Target,
)
from games.core.actions import EndTurn


def default(state: State, seat: int) -> AnyAction:
    """Return what costs a seat least (17.1)."""
    player = state.players[seat]
    match state.stack[-1]:
        case Mulligan(thrown) if thrown[seat]:
            return Throw(thrown[seat][0])  # takes the mark back: the hand is kept
        case Mulligan() | Round():
            return EndTurn()
        case Founding(dealt):
            return Found(min(dealt[seat], key=lambda c: (-CORPS[c].mc, CORPS[c].number)))
        case Planning(picks):
            if picks[seat]:
                return PickDummy(next(p for p in PHASES if p not in state.dummy_played))
            return PickPhase(RESEARCH if player.previous == PRODUCTION else PRODUCTION)
        case Cubes():
            return TakeCube("copper" if state.pile["copper"] else "trade")
        case Swap():
            return Decline()
        case Phase(lanes=lanes):
            stack = lanes[seat].stack
            return _part_default(player, stack[-1]) if stack else EndTurn()
        case Research(dealt, _, kept):
            return Keep(next(card for card in dealt[seat] if card not in kept[seat]))
        case Limit(marked):
            left = [card for card in player.hand if card not in marked[seat]]
            return Toss(payment.cheapest(left)[0])
        case Bump():
            temperature = state.temperature < TEMPERATURE_STEPS
            return RaiseScale("temperature" if temperature else "oxygen")


def _part_default(player: Player, part: object) -> AnyAction:
    match part:
        case Branch(card, branches):
            payable = (
                index
                for index, branch in enumerate(branches)
                if branch_payable(player, card, branch)
            )
            return Choose(next(payable))
        case Target(cards=cards):
            return Put(cards[0])
        case Drop():
            return Toss(payment.cheapest(player.hand)[0])
        case Pick(choice=choice):
            return Keep(choice[0])
        case Offering():
            return DrawBonus()
        case Swapping() | Paying():
            return Decline()
        case _:
            raise AssertionError(f"nothing to decide in {type(part).__name__}")


def harmless(state: State, seat: int, action: AnyAction) -> bool:
    """Tell whether an action costs its seat nothing: no card, no play, no choice to be weighed.

    A mulligan that was marked but not confirmed is such a choice, and so are a branch of an effect,
    a payment that was begun and every choice of cards to keep: where all are kept nobody is asked.
    """
    match state.stack[-1]:
        case Mulligan(thrown):
            return isinstance(action, EndTurn) and not thrown[seat]
        case Cubes():
            left = [cube for cube, n in state.pile.items() if n]
            return isinstance(action, TakeCube) and left == [action.cube]
        case Swap():
            return isinstance(action, Decline)
        case Phase() as phase:
            stack = phase.lanes[seat].stack
            if stack:
                return _part_harmless(state.players[seat], stack[-1], action)
            return isinstance(action, EndTurn) and _nothing_left(state, phase, seat)
        case _:
            return False


def _part_harmless(player: Player, part: AnyPart, action: AnyAction) -> bool:
    match part:
        case Target(cards=cards):
            return len(cards) == 1
        case Drop(left=left):
            return len(player.hand) <= left
        case Offering():
            return isinstance(action, DrawBonus)
        case Swapping():
            return isinstance(action, Decline)
        case _:
            return False


def _nothing_left(state: State, phase: Phase, seat: int) -> bool:
    """Tell whether a seat could only sell cards, or draw the card that it is offered when done.

    In phase III sales may pay for an action.
    """
    if phase.number == ACTION:
        return legal_phase.idle(state, phase, seat)
    return not any(
        legal.refusal(state, seat, action) is None
        for action in legal.candidates(state, seat)
        if not isinstance(action, Sell | Reopen | EndTurn | DrawBonus)
    )

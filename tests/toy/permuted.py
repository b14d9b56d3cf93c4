"""Positions of the toy game in which the things hidden from a viewer are different."""

from __future__ import annotations

from games.core.rng import Rng
from tests.toy.game import TOY
from tests.toy.state import BidsFrame, DealFrame, State


def permuted(state: State, viewer: int | None, source: Rng) -> State:
    """Return another state with the same open things: hidden cards and bids differ."""
    state = TOY.copy(state)
    others = [p for seat, p in enumerate(state.players) if seat != viewer]
    deals = [f for f in state.stack if isinstance(f, DealFrame) and viewer not in (f.seat, f.giver)]
    cards = [card for pile in (state.deck, *(p.hand for p in others)) for card in pile]
    cards += [deal.card for deal in deals]
    source.shuffle(cards)
    for pile in (state.deck, *(p.hand for p in others)):
        pile[:] = [cards.pop() for _ in pile]
    for deal in deals:
        deal.card = cards.pop()
    state.rng = Rng(source.next())
    for frame in state.stack:
        if isinstance(frame, BidsFrame):
            for seat, player in enumerate(state.players):
                bid = frame.done[seat] and frame.chosen[seat] is not None  # with a hand one must
                may = not frame.done[seat] and player.hand and source.below(2)
                if seat != viewer and (bid or may):
                    frame.chosen[seat] = source.pick(player.hand)
    return state

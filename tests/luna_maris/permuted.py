"""Positions of Luna Maris in which the things hidden from a viewer are different."""

from __future__ import annotations

from games.core.rng import Rng, rng
from games.luna_maris.content import components
from games.luna_maris.game import GAME
from games.luna_maris.rules.board import sides
from games.luna_maris.setup import deck
from games.luna_maris.state import State


def permuted(state: State, viewer: int | None, source: Rng) -> State:
    """Return another state with the same open things: piles and cards drawn in secret differ."""
    state, box = GAME.copy(state), components(state.content)
    piles = [state.food, *(p.drawn for p in state.players if p.seat != viewer)]
    mix(piles, source)
    source.shuffle(state.scientists)
    open_ = {stack.top for stack in state.stacks}
    open_.update(order for side in sides(state) for order in side.orders)
    for stack in state.stacks:
        boxed = [k for k, o in box.orders.items() if o.kind == stack.kind and k not in open_]
        source.shuffle(boxed)
        stack.pile = boxed[: len(stack.pile)]
    if state.rival is not None:
        it = state.rival
        left = [k for k in deck(box, state.options["level"]) if k not in (it.card, *it.past)]
        source.shuffle(left)
        it.deck = left[: len(it.deck)]
    state.rng = rng(source.below(1000))
    return state


def mix(piles: list[list[str]], source: Rng) -> None:
    """Deal the cards of these piles again among them."""
    cards = [card for pile in piles for card in pile]
    source.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]

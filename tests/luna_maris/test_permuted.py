"""What is hidden may be anything: a viewer sees, may do and is told the same (R41, R64)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.codec import encode
from games.core.events import visible
from games.core.rng import Rng, rng
from games.core.text import LANGUAGES
from games.luna_maris import actions as act
from games.luna_maris.content import components
from games.luna_maris.game import GAME
from games.luna_maris.rules.board import sides
from games.luna_maris.setup import deck
from games.luna_maris.state import Activation, State, Turn
from tests.luna_maris.test_second import choose, shake

NAMES = ("Ana", "Benoît", "Émile", "Uma")


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
    """Deal the cards of these piles anew among them."""
    cards = [card for pile in piles for card in pile]
    source.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def check(state: State, viewer: int | None, source: Rng) -> None:
    """Hold that another world looks the same to a viewer."""
    other = permuted(state, viewer, source)
    view = GAME.mask(state, viewer)
    assert encode(GAME.mask(other, viewer)) == encode(view), type(state.stack[-1]).__name__
    assert GAME.standing(view) == GAME.standing(GAME.mask(other, viewer))
    for wait in GAME.waits(state):
        assert GAME.forced(GAME.mask(other, None), wait) == GAME.forced(
            GAME.mask(state, None), wait
        )
    if viewer is not None:
        assert GAME.legal(other, viewer) == GAME.legal(state, viewer)


def fertilize(state: State, source: Rng) -> None:
    """Put a seat into the Greenhouse with the Fertilizer at hand."""
    p = state.players[state.turn]
    if p.hand and not source.below(4):
        p.equipment, p.equipped, p.energy, p.oxygen = "fertilizer", True, 6, 0
        frame = Activation(p.hand[0], "greenhouse", ["greenhouse"], active=True)
        p.module, p.active = "greenhouse", False
        state.stack = [Turn(acted=True), frame]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_hidden_cards_make_no_difference_to_what_is_seen_done_or_told(seats: int) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(3):
        state, source = GAME.start({}, seats, seed), rng(seed, seats)
        for _ in range(160):
            if not state.stack:
                break
            frame = state.stack[-1]
            if isinstance(frame, Turn) and not frame.acted and source.below(2):
                shake(state, source)
                fertilize(state, source)
            for viewer in (None, *range(seats)):
                check(state, viewer, source)
            drawn[sum(len(p.drawn) for p in state.players)] += 1
            state = tell(state, source)
    assert sum(n for cards, n in drawn.items() if cards) >= 20, drawn


def tell(state: State, source: Rng) -> State:
    """Carry out an action; others are told the same where other cards were drawn blind."""
    seat = state.turn
    action = choose(set(GAME.legal(state, seat)), source)
    after, other = GAME.copy(state), permuted(state, seat, source)
    events = GAME.apply(after, seat, action).events
    if isinstance(action, act.Use):
        others = GAME.apply(other, seat, action).events
        for viewer in (None, *(p.seat for p in state.players if p.seat != seat)):
            mine, its = visible(events, viewer), visible(others, viewer)
            assert mine == its
            for words in map(GAME.words, LANGUAGES):
                assert [words.event(e, NAMES) for e in mine] == [words.event(e, NAMES) for e in its]
    return after

"""A view is closed: another world that looks the same gives the same view."""

from __future__ import annotations

import pytest

from games.ares.actions import Give
from games.ares.game import GAME
from games.ares.state import Limit, Paying, Round, Swap
from games.core.codec import encode
from games.core.rng import Rng
from tests.ares.builder import Table, card, play


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_an_offered_card_is_in_its_owners_hand(viewer):
    table = Table(coop="on").seat(0, hand=["Moss", "Fish"]).seat(1, hand=["Mine", "Trees"])
    table.state.pile = {"copper": 25, "trade": 2}
    table.state.stack = [Round(left=[1]), Swap(0)]
    table.do(Give(card("Moss")))
    view = GAME.mask(table.state, viewer)
    for seed in range(5):
        world = GAME.determinize(view, Rng(seed))
        assert encode(GAME.mask(world, viewer)) == encode(view)
        if viewer is not None:
            assert GAME.legal(world, 1) or viewer == 0


def test_seats_within_the_hand_limit_are_among_those_done():
    """A viewer who sees only how many are done still sees whose hand is above the limit."""
    table = Table(3, answers="count")
    for player, n in zip(table.state.players, (11, 4, 5), strict=True):
        player.hand = [table.state.deck.pop() for _ in range(n)]
    table.open(4, hold=False)
    assert isinstance(table.state.stack[-1], Limit)
    view = GAME.mask(table.state, 1)
    for seed in range(5):
        world = GAME.determinize(view, Rng(seed))
        assert encode(GAME.mask(world, 1)) == encode(view)


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_payment_that_was_begun_is_seen_by_its_seat_alone(viewer):
    hand = ["Lava Flows", "Moss", "Mine", "Fish"]
    table = Table(curtain="off").seat(0, hand=hand, mc=14).open(2)
    before = encode(GAME.mask(table.state, viewer))
    table.do(play("Lava Flows", payment="cards"))
    assert isinstance(table.lane().stack[-1], Paying)
    assert encode(GAME.mask(table.state, viewer)) == before

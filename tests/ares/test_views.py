"""Views of positions that random games seldom reach, openings, and errors without secrets."""

from __future__ import annotations

from typing import Any

import pytest

from games.ares.actions import Give, Toss
from games.ares.content import NAMES as TITLES
from games.ares.game import GAME
from games.ares.state import Founding, Limit, Paying, Research, Round, State, Swap
from games.core.codec import encode
from games.core.random_play import random_action
from games.core.rng import Rng, rng
from tests.ares.builder import END, Table, card, play
from tests.ares.permuted import permuted
from tests.ares.test_order import full_hands
from tests.games.test_permuted import check


def closed(state: Any, viewer: int | None) -> None:
    """Require that other worlds that look the same to a viewer give the same view."""
    view = GAME.mask(state, viewer)
    for seed in range(5):
        world = GAME.determinize(view, Rng(seed))
        assert encode(GAME.mask(world, viewer)) == encode(view)
        assert viewer is None or GAME.legal(world, viewer) == GAME.legal(state, viewer)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_an_offered_card_is_in_its_owners_hand(viewer: int | None) -> None:
    table = Table(coop="on").seat(0, hand=["Moss", "Fish"]).seat(1, hand=["Mine", "Trees"])
    table.state.pile = {"copper": 25, "trade": 2}
    table.state.stack = [Round(left=[1]), Swap(0)]
    closed(table.do(Give(card("Moss"))).state, viewer)


def test_seats_within_the_hand_limit_are_among_those_done() -> None:
    """A viewer who sees only how many are done still sees whose hand is above the limit."""
    table = Table(3, answers="count")
    for player, n in zip(table.state.players, (11, 4, 5), strict=True):
        player.hand = [table.state.deck.pop() for _ in range(n)]
    table.open(4, hold=False)
    assert isinstance(table.state.stack[-1], Limit)
    closed(table.state, 1)


def over_the_limit() -> State:
    table = Table(3, answers="count")
    for player in table.state.players:
        player.hand = [table.state.deck.pop() for _ in range(11)]
    return table.open(4, hold=False).state


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize(
    ("state", "answer"),
    [
        (GAME.start({"answers": "count", "setup": "mulligan"}, 3, 1), END),
        (GAME.start({"answers": "count"}, 3, 1), None),
        (over_the_limit(), None),
    ],
    ids=["mulligan", "corporations", "hand-limit"],
)
def test_where_only_their_number_is_public_any_seat_may_have_answered(
    state: State, answer: Any, viewer: int | None
) -> None:
    state = GAME.copy(state)
    GAME.apply(state, 0, answer or GAME.legal(state, 0)[0])
    closed(state, viewer)
    view = GAME.mask(state, viewer)
    worlds = [GAME.determinize(view, Rng(seed)) for seed in range(20)]
    left = {GAME.waiting(world) for world in worlds}
    assert left == ({(1, 2), (0, 1)} if viewer else {(1, 2), (0, 1), (0, 2)})


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_payment_that_was_begun_is_seen_by_its_seat_alone(viewer: int | None) -> None:
    hand = ["Lava Flows", "Moss", "Mine", "Fish"]
    table = Table(curtain="off").seat(0, hand=hand, mc=14).open(2)
    before = encode(GAME.mask(table.state, viewer))
    table.do(play("Lava Flows", payment="cards"))
    assert isinstance(table.lane().stack[-1], Paying)
    assert encode(GAME.mask(table.state, viewer)) == before


def test_the_hand_limit_does_not_depend_on_what_is_hidden() -> None:
    for state, source in full_hands():
        for seat in (0, 1):
            GAME.apply(state, seat, random_action(GAME, state, seat, source))
        for viewer in (None, 0, 1, 2):
            check(GAME, state, permuted(state, viewer, source), viewer)


def test_a_difference_would_be_noticed() -> None:
    """The other side: facts that a viewer may know do change the view."""
    state = GAME.start({}, 2, 1)
    own = permuted(state, 1, rng(1))  # hidden from seat 1, so seat 0's hand changed
    assert encode(GAME.mask(own, 0)) != encode(GAME.mask(state, 0))
    assert encode(GAME.mask(own, 1)) == encode(GAME.mask(state, 1))


def test_the_opening_of_a_first_game_is_told() -> None:
    state = GAME.start({"setup": "first"}, 3, 1)
    told = [GAME.words("en").event(event, ["A", "B", "C"]) for event in GAME.rules.opening(state)]
    for player in state.players:
        assert any(line and TITLES[player.corporation]["en"] in line for line in told)
    assert told[-1] == "Round 1 starts."
    assert GAME.rules.opening(GAME.start({}, 3, 1)) == []


@pytest.mark.parametrize(
    "frame", [Research([["Moss"], []], [1, 1], [[], []]), Founding([["Moss"], []], ["", ""])]
)
def test_a_defect_of_the_rules_is_told_without_what_is_hidden(frame: Any) -> None:
    """Its text goes to the host's log."""
    table = Table()
    table.state.stack.append(frame)
    with pytest.raises(AssertionError, match="Toss passed as legal") as caught:
        GAME.apply_unchecked(table.state, 0, Toss("Moss"))
    assert "Moss" not in str(caught.value)

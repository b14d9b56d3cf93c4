"""Answers asked of several seats at once: hidden until all are in, then applied in order."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import windows
from games.core.actions import EndTurn
from games.core.errors import NOT_YOURS, RefusedError, reason
from games.core.rng import rng
from games.core.waits import Wait
from tests.games.checked import check_secrecy
from tests.toy.game import TOY
from tests.toy.market.state import Claim, Claimed, ClaimsFrame
from tests.toy.state import Bid


def claiming(seats: int = 3) -> Any:
    """Return a game whose seats 0 and 1, with the lowest bids, are asked; the last seat wins."""
    state = TOY.start({"market": "yes"}, seats, 5)
    hands = [[1 + seat, 11 + seat, 21 + seat] for seat in range(seats)]
    for seat, hand in enumerate(hands):
        state.players[seat].hand = hand
    state.deck = [card for card in range(1, 41) if all(card not in hand for hand in hands)]
    for seat, hand in enumerate(hands):
        TOY.apply(state, seat, Bid(hand[0]))
        TOY.apply(state, seat, EndTurn())
    return state


def frame(state: Any) -> ClaimsFrame:
    return next(each for each in state.stack if isinstance(each, ClaimsFrame))


def test_several_are_asked_one_question_at_once() -> None:
    state = claiming()
    assert frame(state).asked == [0, 1]
    assert TOY.rules.waits(state) == (
        Wait(0, "claims 1", "window"),
        Wait(1, "claims 1", "window"),
    )
    assert TOY.refusal(state, 2, Claim("ore")) == NOT_YOURS


def test_it_may_be_replaced_as_long_as_somebody_has_not_answered() -> None:
    state = claiming()
    TOY.apply(state, 0, Claim("ore"))
    assert Claim("ore") not in TOY.legal(state, 0), "that is the answer there is"
    TOY.apply(state, 0, Claim("calm"))
    assert frame(state).given == [0]
    applied = TOY.apply(state, 1, Claim("card"))
    claimed = [each for each in applied.events if isinstance(each, Claimed)]
    assert [(each.seat, each.gift) for each in claimed] == [(0, "calm"), (1, "card")]
    assert applied.revealed
    assert applied.closed


@pytest.mark.parametrize(("winner", "first", "second"), [(2, 0, 1), (1, 1, 0)])
def test_answers_are_applied_in_the_games_order_not_in_that_of_the_presses(
    winner: int, first: int, second: int
) -> None:
    for early in (0, 1):
        state = claiming()
        frame(state).winner = winner
        TOY.apply(state, early, Claim("ore" if early == first else "card"))
        applied = TOY.apply(state, 1 - early, Claim("card" if early == first else "ore"))
        claimed = [each for each in applied.events if isinstance(each, Claimed)]
        assert [each.seat for each in claimed] == [first, second]


def test_what_fits_no_more_is_asked_again_alone_under_a_key_of_its_own() -> None:
    state = claiming()
    before = state.players[0].ore, state.players[1].ore
    TOY.apply(state, 1, Claim("ore"))
    applied = TOY.apply(state, 0, Claim("ore"))
    assert not applied.closed
    assert (state.players[0].ore, state.players[1].ore) == (before[0] + 1, before[1])
    assert TOY.rules.waits(state) == (Wait(1, "claims 1 again 1", "window"),)
    assert TOY.refusal(state, 1, Claim("ore")) == reason("gift_taken")
    with pytest.raises(RefusedError):
        TOY.apply(state, 0, Claim("card"))
    for viewer in (None, 0, 1, 2):
        check_secrecy(TOY, state, viewer, rng(3))
    assert TOY.apply(state, 1, Claim("calm")).closed
    assert TOY.waiting(state) == (0,)
    assert TOY.rules.waits(state)[0].key == "turn 1"


def test_who_waits_behind_one_asked_again_cannot_think_again() -> None:
    state = claiming()
    asked = frame(state)
    asked.asked, asked.winner = [0, 1, 2], 0
    for seat, gift in ((2, "card"), (1, "ore"), (0, "ore")):
        TOY.apply(state, seat, Claim(gift))
    assert TOY.rules.waits(state) == (Wait(1, "claims 1 again 1", "window"),)
    assert [seat for seat in range(3) if windows.asks(asked, seat)] == [1]
    assert TOY.refusal(state, 2, Claim("calm")) is not None
    applied = TOY.apply(state, 1, Claim("card"))
    assert not applied.closed
    assert TOY.rules.waits(state) == (Wait(2, "claims 1 again 2", "window"),), (
        "nor does hers fit now"
    )
    assert TOY.apply(state, 2, Claim("calm")).closed
    assert not asked.asked

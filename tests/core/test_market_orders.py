"""One order of each kind, on the toy game with a market."""

from __future__ import annotations

import pytest

from games.core.actions import EndTurn
from games.core.errors import Reason
from games.core.orders import Answered, Cheap, Finish, Order, Pass, Ranked
from tests.core.test_by_post import repairing, turns
from tests.toy.game import TOY
from tests.toy.market.state import Attack, Claim, ClaimsFrame, FightFrame, Power
from tests.toy.state import State


def answers(state: State, seat: int, order: Order) -> Answered:
    """Return what an order does about what its seat is asked."""
    wait = next(wait for wait in TOY.rules.waits(state) if wait.seat == seat)
    kind_of = next(each for each in TOY.orders if each.order is type(order))
    return kind_of.answer(TOY, TOY.mask(state, seat), wait, order)


def test_the_first_gift_that_is_left_is_claimed() -> None:
    state = turns(3)
    state.stack.append(ClaimsFrame(2, [0, 1], [None] * 3, ["calm"], [], begun=True))
    assert answers(state, 0, Ranked(("ore", "calm"))) == (Claim("calm"),)
    assert isinstance(answers(state, 0, Ranked(("ore",))), Reason)
    assert answers(turns(3), 0, Ranked(("ore",))) is None


@pytest.mark.parametrize(
    ("crew", "hand", "wanted", "played"),
    [
        (1, [1, 5, 9], ("9", "1", "5"), [5]),
        (1, [1, 5, 9], ("9", "5"), [5]),
        (1, [1, 2, 9], ("2", "1"), []),
        (1, [3, 4], ("9", "4"), [4]),
        (2, [1, 9], ("1",), [1]),
    ],
)
def test_the_cheapest_set_that_wins_is_played_else_the_fight_is_left(
    crew: int, hand: list[int], wanted: tuple[str, ...], played: list[int]
) -> None:
    """The attacker needs more than 4 here: crew and cards against size 2 and a card of 2."""
    state = turns(2, hands=[[*hand, 30], [2, 31]])
    TOY.apply(state, 0, Attack("site02", crew))
    fight = state.stack[-1]
    assert isinstance(fight, FightFrame)
    fight.added[1] = 2 if crew == 1 else 0
    found = answers(state, 0, Cheap(wanted))
    assert found == ([Power(card) for card in played] or [EndTurn()])


def test_the_defender_needs_no_more_than_the_attacker_has() -> None:
    state = turns(2, hands=[[3, 30], [1, 31]])
    TOY.apply(state, 0, Attack("site02", 3))
    assert answers(state, 1, Cheap(("31", "1"))) == [Power(1)]


def test_being_done_where_nothing_is_possible_is_said_in_advance() -> None:
    state = repairing()
    assert answers(state, 0, Finish()) is None
    state.players[0].ore = 0
    assert answers(state, 0, Finish()) == (EndTurn(),)
    assert answers(turns(3), 0, Pass()) == (EndTurn(),)

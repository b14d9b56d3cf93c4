"""Orders given in advance: the answer of each kernel kind, from its seat's knowledge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, combinations
from typing import Any

import msgspec
import pytest

from games import registry
from games.core.actions import EndTurn
from games.core.hidden.declare import View
from games.core.orders import (
    NONE_POSSIBLE,
    Cheap,
    Cheapest,
    Finish,
    Finishing,
    Order,
    OrderKind,
    Orders,
    Pass,
    Passing,
    PassingWindows,
    PassWindows,
    Ranked,
    Ranking,
)
from games.core.rng import rng
from games.core.waits import Wait
from tests.toy.game import TOY
from tests.toy.state import Bid, Build, State, Survey, TurnFrame

TURN = Wait(0, "turn 1")


class Sites(Ranking):
    """Where to build, the size being 1."""

    def choices(self, game: Any, seen: View[State], wait: Wait) -> Mapping[str, Sequence[Any]]:
        if not wait.key.startswith("turn"):
            return {}
        return {site: (Build(site, 1),) for site in ("site01", "site02", "site03")}


class Fight(Cheapest):
    """A made-up fight in which cards add up against `need`, each worth something else."""

    def __init__(self, need: int, worth: Mapping[str, int]) -> None:
        self.need = need
        self.worths = worth

    def plays(self, game: Any, seen: Any) -> Mapping[str, Any]:
        return {card: Bid(int(card)) for card in self.worths}

    def concerns(self, game: Any, seen: Any, wait: Wait) -> bool:
        return wait.kind == "window"

    def worth(self, game: Any, seen: Any, card: str) -> int:
        return self.worths[card]

    def wins(self, game: Any, seen: Any, cards: Sequence[str]) -> bool:
        return sum(map(int, cards)) > self.need


def turn() -> State:
    """Return a game at the first turn of its first seat."""
    state = TOY.start({}, 2, 1)
    for seat in range(2):
        TOY.apply(state, seat, Bid(state.players[seat].hand[0]))
        TOY.apply(state, seat, EndTurn())
    assert TOY.waiting(state) == (0,)
    return state


def asked(kind: OrderKind, state: State, order: Order, seat: int = 0) -> Any:
    """Return what an order does about the question that is put to its seat."""
    wait = next(wait for wait in TOY.rules.waits(state) if wait.seat == seat)
    return kind.answer(TOY, TOY.mask(state, seat), wait, order)


def test_passing_takes_the_first_of_its_actions_that_is_legal() -> None:
    state = turn()
    assert asked(Passing(), state, Pass()) == (EndTurn(),)
    assert asked(Passing(Survey(), EndTurn()), state, Pass()) == (Survey(),)
    state.deck.clear()
    assert asked(Passing(Survey(), EndTurn()), state, Pass()) == (EndTurn(),)
    assert asked(Passing(Survey()), state, Pass()) is None
    assert asked(Passing(kinds=("window",)), state, Pass()) is None


def test_windows_of_chosen_kinds_are_passed_for_a_stage_or_for_good() -> None:
    state, kind = turn(), PassingWindows(lambda state: f"turn of {state.stack[0].seat}", "turn")
    seen = TOY.mask(state, 0)
    assert kind.offers(TOY, seen) == ("turn", "phase")
    default = (TOY.default(state, 0),)
    assert asked(kind, state, PassWindows(("claim",))) is None
    for chosen, later in ((["turn"], default), (["phase"], None), ([], default)):
        order = kind.make(TOY, seen, chosen)
        state = turn()
        assert asked(kind, state, order) == default
        state.stack = [TurnFrame(1)]
        found = asked(kind, state, order, seat=1)
        assert (found is None) == (later is None)


def test_being_done_waits_until_nothing_else_is_possible() -> None:
    state = turn()
    assert asked(Finishing(), state, Finish()) is None
    TOY.apply(state, 0, Survey())
    assert asked(Finishing(), state, Finish()) == (EndTurn(),)


def test_being_done_does_not_concern_a_question_that_has_no_such_answer() -> None:
    state = TOY.start({}, 2, 1)
    assert asked(Finishing(), state, Finish()) is None


def test_being_done_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = turn()
    TOY.apply(state, 0, Survey())
    monkeypatch.setitem(vars(TOY), "costs_nothing", lambda *_: False)
    assert asked(Finishing(), state, Finish()) is None


def test_of_ranked_answers_the_first_legal_one_is_given() -> None:
    state, order = turn(), Ranked(("site02", "site01"))
    assert asked(Sites(), state, order) == (Build("site02", 1),)
    TOY.apply(state, 0, Build("site02", 1))
    state.stack = [TurnFrame(1)]
    assert asked(Sites(), state, order, seat=1) == (Build("site01", 1),)
    assert asked(Sites(), state, Ranked(("site02",)), seat=1) == NONE_POSSIBLE
    assert asked(Sites(), state, Ranked(("gone", "site03")), seat=1) == (Build("site03", 1),)
    assert asked(Sites(), TOY.start({}, 2, 1), order) is None


def model(need: int, worth: Mapping[str, int], cards: Sequence[str]) -> tuple[str, ...]:
    """Return the cheapest set that wins, from all sets that there are."""
    every = chain.from_iterable(combinations(cards, n) for n in range(len(cards) + 1))
    winning = [own for own in every if sum(map(int, own)) > need]
    place = cards.index
    return min(
        winning,
        key=lambda own: (len(own), sum(worth[c] for c in own), [place(c) for c in own]),
        default=(),
    )


def test_the_cheapest_set_that_wins_is_played_or_none() -> None:
    source, sizes, state = rng(7), set[int](), turn()
    window = Wait(0, "fight", "window")
    for _ in range(300):
        cards = [str(1 + source.below(9)) for _ in range(1 + source.below(7))]
        cards = list(dict.fromkeys(cards))
        worth = {card: source.below(4) for card in cards}
        need = source.below(30)
        source.shuffle(cards)
        kind, order = Fight(need, worth), Cheap(tuple(cards))
        best = model(need, worth, cards)
        sizes.add(len(best))
        wanted = [Bid(int(card)) for card in best] or [EndTurn()]
        assert kind.answer(TOY, TOY.mask(state, 0), window, order) == wanted
        assert kind.answer(TOY, TOY.mask(state, 0), TURN, order) is None
    assert sizes >= {0, 1, 2, 3, 4}


def test_a_card_that_is_gone_is_not_played() -> None:
    kind, window = Fight(8, {"9": 1, "5": 1, "4": 1}), Wait(0, "fight", "window")
    seen = TOY.mask(turn(), 0)
    assert kind.answer(TOY, seen, window, Cheap(("9", "5", "4"))) == [Bid(9)]
    kind = Fight(8, {"5": 1, "4": 1})
    assert kind.answer(TOY, seen, window, Cheap(("9", "5", "4"))) == [Bid(5), Bid(4)]


def test_orders_are_stored_by_the_tags_of_their_kinds() -> None:
    orders = Orders(Passing(), Finishing(), Sites())
    assert list(orders.kinds) == ["pass", "done", "ranked"]
    for order in (Pass(), Finish(), Ranked(("site03", "site01"))):
        assert orders.decode(orders.encode(order)) == order
    with pytest.raises(msgspec.DecodeError):
        orders.decode(orders.encode(Cheap(("a",))))
    with pytest.raises(msgspec.DecodeError):
        Orders(Passing()).decode(orders.encode(Finish()))


def test_two_kinds_need_two_tags() -> None:
    class Out(Order, frozen=True, tag="out"):
        """Pass in windows."""

    assert list(Orders(Passing(), Passing(order=Out)).kinds) == ["pass", "out"]
    with pytest.raises(TypeError, match="two kinds of orders have one tag"):
        Orders(Passing(), Passing(kinds=("window",)))


@pytest.mark.parametrize("key", registry.game_keys())
def test_tags_of_orders_are_their_own(key: str) -> None:
    for kind in registry.get(key).orders:
        assert kind.key != kind.order.__name__

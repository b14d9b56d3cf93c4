"""Orders: automatic answers that a seat prepares for questions that appear later.

A game declares its kinds in `Game.orders`, most of them the kernel's own with small changes:
`Passing`, `PassingWindows`, `Finishing`, `Ranking`, `Cheapest`, `Offering`. An order is data, a
struct with a tag for each kind, and holds values that the kind offers. A kind sees what its seat
can know and nothing else, so an answer reveals no more than one that the player gives.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar, Union

import msgspec

from games.core.actions import Action, EndTurn
from games.core.errors import Reason
from games.core.hidden.declare import AnyView
from games.core.waits import Wait

if TYPE_CHECKING:
    from games.core.engine import AnyEngine

NONE_POSSIBLE = Reason("order_none_possible")
MOST = 12
"""Values that an order holds at most."""
LISTED = 25
"""Values that a kind may offer: as many as a menu shows."""
OFFERED = 3
"""Units of one item that an offer to calls may hold at most."""


class Order(msgspec.Struct, frozen=True, tag_field="o", gc=False):
    """Base of all orders; subclasses set an explicit tag, which is never renamed.

    `values` are some that its kind offers, in the player's order of preference.
    """

    values: tuple[str, ...] = ()


class Pass(Order, frozen=True, tag="pass"):
    """Pass when my turn comes."""


class Finish(Order, frozen=True, tag="done"):
    """Be done with a turn or phase when nothing is possible there."""


class Ranked(Order, frozen=True, tag="ranked"):
    """Answer with the first of these choices that is legal."""


class Cheap(Order, frozen=True, tag="cheapest"):
    """Play the cheapest set of these cards that wins, else pass."""


Answered = Sequence[Action] | Reason | None
"""The response of an order to a question: actions that answer it, or a reason why it stops there.

None where the question does not concern it.
"""


class OrderKind(ABC):
    """A kind of order that a game declares.

    `order` is the struct of its orders: a different one, with its own tag, where a game has several
    orders of one kind. `once`: it is used up when it has answered; otherwise it stays until it is
    dropped. `begins`: it answers a question that appears, and not one that the player has begun to
    answer. `lists`: its orders hold values, at least one; `ranks`: their order matters.
    """

    order: type[Order]
    once: ClassVar[bool] = True
    begins: ClassVar[bool] = True
    lists: ClassVar[bool] = False
    ranks: ClassVar[bool] = True

    @property
    def key(self) -> str:
        """What names the kind: the tag of its orders."""
        return str(self.order.__struct_config__.tag)

    def offers(self, game: AnyEngine, seen: AnyView) -> Sequence[str]:
        """Return the values that an order of the viewer can hold now."""
        return ()

    def make(self, game: AnyEngine, seen: AnyView, values: Sequence[str]) -> Order:
        """Return an order of the viewer, with what it has to know of the moment it is given."""
        return self.order(tuple(values))

    def over(self, game: AnyEngine, seen: AnyView, order: Order) -> bool:
        """Return whether an order can never concern a question again, so that it is dropped."""
        return False

    @abstractmethod
    def answer(self, game: AnyEngine, seen: AnyView, wait: Wait, order: Order) -> Answered:
        """Return what an order does about a question that is put to the viewer.

        Where the actions do not end a turn or answer a window, the player is asked the rest.
        """


class Passing(OrderKind):
    """Passing: the first of some actions that is a legal answer, `EndTurn` if none are given."""

    def __init__(
        self,
        *actions: Action,
        order: type[Order] = Pass,
        kinds: Sequence[str] = ("turn",),
        frame: type[Any] = object,
    ) -> None:
        self.actions = actions or (EndTurn(),)
        self.order = order
        self.kinds = kinds
        """Kinds of questions (`Wait.kind`) that it answers."""
        self.frame = frame
        """The frame on top of the stack where it answers them."""

    def answer(self, game: AnyEngine, seen: AnyView, wait: Wait, order: Order) -> Answered:
        if wait.kind not in self.kinds or not isinstance(seen.state.stack[-1], self.frame):
            return None
        legal = game.answers(seen.state, wait.seat)
        return next(((action,) for action in self.actions if action in legal), None)


class PassWindows(Order, frozen=True, tag="pass"):
    """Pass in windows of these kinds; `given`: in which stage of the game."""

    given: str = ""


class PassingWindows(OrderKind):
    """Passing in windows by kind, perhaps only in one stage; it stays until it is dropped.

    A window's kind is the first word of its question's key. Without any kind, all windows match.
    """

    order = PassWindows
    once = ranks = False
    lists = True
    STAGE: ClassVar[str] = "phase"
    """The value with which passing ends as the next stage begins."""

    def __init__(self, stage: Callable[[Any], str], *kinds: str) -> None:
        self.kinds = kinds
        self.stage = stage
        """Names the stage of a state: a phase, a round."""

    def offers(self, game: AnyEngine, seen: AnyView) -> Sequence[str]:
        return (*self.kinds, self.STAGE)

    def make(self, game: AnyEngine, seen: AnyView, values: Sequence[str]) -> Order:
        kinds = tuple(values) if set(values) - {self.STAGE} else (*self.kinds, *values)
        return PassWindows(kinds, self.stage(seen.state))

    def over(self, game: AnyEngine, seen: AnyView, order: Order) -> bool:
        assert isinstance(order, PassWindows)
        return self.STAGE in order.values and order.given != self.stage(seen.state)

    def answer(self, game: AnyEngine, seen: AnyView, wait: Wait, order: Order) -> Answered:
        kind = wait.key.split()[0]
        if kind not in order.values or self.over(game, seen, order):
            return None
        return (game.default(seen.state, wait.seat),)


class Finishing(OrderKind):
    """Being done where `EndTurn` is all that is left; it stays until it is dropped."""

    order = Finish
    once = begins = False

    def answer(self, game: AnyEngine, seen: AnyView, wait: Wait, order: Order) -> Answered:
        found = game.answers(seen.state, wait.seat)
        if wait.kind != "turn" or EndTurn() not in found:
            return None
        alone = len(found) == 1 and self.nothing(game, seen, wait.seat)
        return (EndTurn(),) if alone else None

    def nothing(self, game: AnyEngine, seen: AnyView, seat: int) -> bool:
        """Return whether nothing is lost by it, where `EndTurn` is the only answer."""
        return game.costs_nothing(seen.state, seat, EndTurn())


class Ranking(OrderKind):
    """Ranked answers to a question: the first choice of the list that is legal."""

    order: type[Order] = Ranked
    lists = True

    @abstractmethod
    def choices(self, game: AnyEngine, seen: AnyView, wait: Wait) -> Mapping[str, Sequence[Action]]:
        """Return the actions for each value at a question; empty for another question."""

    def answer(self, game: AnyEngine, seen: AnyView, wait: Wait, order: Order) -> Answered:
        found = self.choices(game, seen, wait)
        if not found:
            return None
        choices = game.choices(seen.state, wait.seat)
        legal = choices.legal()
        ranked = (found.get(value, ()) for value in order.values)
        possible = (each for each in ranked if each and choices.listed(each[0]) in legal)
        return next(possible, NONE_POSSIBLE)


class Cheapest(OrderKind):
    """The cheapest set of cards that wins, else passing; it stays until it is dropped.

    Cheapest is the set with the fewest cards, then the least worth, then the first in the owner's
    order.
    """

    order: type[Order] = Cheap
    once = begins = False
    lists = True

    @abstractmethod
    def plays(self, game: AnyEngine, seen: AnyView) -> Mapping[str, Action]:
        """Return the cards that the viewer has for it, each with the action that plays it."""

    @abstractmethod
    def concerns(self, game: AnyEngine, seen: AnyView, wait: Wait) -> bool:
        """Return whether a question is one that cards can win."""

    @abstractmethod
    def worth(self, game: AnyEngine, seen: AnyView, card: str) -> int:
        """Return the printed value of a card."""

    @abstractmethod
    def wins(self, game: AnyEngine, seen: AnyView, cards: Sequence[str]) -> bool:
        """Return whether the viewer would win now with these cards."""

    def offers(self, game: AnyEngine, seen: AnyView) -> Sequence[str]:
        return tuple(self.plays(game, seen))

    def answer(self, game: AnyEngine, seen: AnyView, wait: Wait, order: Order) -> Answered:
        if not self.concerns(game, seen, wait):
            return None
        plays = self.plays(game, seen)
        cards = [card for card in order.values if card in plays]
        return [plays[card] for card in self.cheapest(game, seen, cards)] or [EndTurn()]

    def cheapest(self, game: AnyEngine, seen: AnyView, cards: Sequence[str]) -> Sequence[str]:
        """Return the cheapest winning set of cards, none where no set wins."""
        for count in range(1, len(cards) + 1):
            winning = [each for each in combinations(cards, count) if self.wins(game, seen, each)]
            if winning:
                # `min` keeps the first of equals, and `combinations` the owner's order.
                return min(winning, key=lambda own: sum(self.worth(game, seen, c) for c in own))
        return ()


class Offering(OrderKind):
    """Pledges up to a limit to calls of others (`core.calls`); values: purpose, item, amount."""

    lists = True
    ranks = False

    @abstractmethod
    def wanted(self, game: AnyEngine, seen: AnyView) -> Mapping[str, Mapping[str, int]]:
        """Return the purposes of possible calls, in a word, and how much of each item they need."""

    @abstractmethod
    def called(self, state: Any, wait: Wait) -> str | None:
        """Return for what the call is that asks a seat; `None` where it is another question."""

    @abstractmethod
    def room(self, state: Any, seat: int) -> Mapping[str, int]:
        """Return how much of each item a seat can give to the call that is open."""

    @abstractmethod
    def pledge(self, item: str, n: int) -> Action:
        """Return the action that gives so much."""

    def offers(self, game: AnyEngine, seen: AnyView) -> Sequence[str]:
        return [
            f"{key} {item} {n}"
            for key, items in self.wanted(game, seen).items()
            for item, most in items.items()
            for n in range(1, min(most, OFFERED) + 1)
        ][:LISTED]

    def answer(self, game: AnyEngine, seen: AnyView, wait: Wait, order: Order) -> Answered:
        if (called := self.called(seen.state, wait)) is None:
            return None
        best: dict[str, int] = {}
        for key, item, n in map(str.split, order.values):
            if key == called:
                best[item] = max(best.get(item, 0), int(n))
        state, found = game.copy(seen.state), list[Action]()
        for item, n in best.items():
            if given := min(n, self.room(state, wait.seat)[item]):
                found.append(self.pledge(item, given))
                game.apply_unchecked(state, wait.seat, found[-1])
        return [*found, EndTurn()] if found else None


class Orders:
    """The kinds of orders of a game, by their keys in the order in which they are shown."""

    def __init__(self, *kinds: OrderKind) -> None:
        self.kinds: Mapping[str, OrderKind] = {kind.key: kind for kind in kinds}
        if len(self.kinds) < len(kinds):
            raise TypeError("two kinds of orders have one tag")
        types = tuple(kind.order for kind in kinds)
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(
            Union[types] if types else Order  # noqa: UP007  made of what there is
        )

    def __bool__(self) -> bool:
        return bool(self.kinds)

    def __iter__(self) -> Iterator[OrderKind]:
        return iter(self.kinds.values())

    def encode(self, order: Order) -> bytes:
        """Return an order as bytes."""
        return msgspec.json.encode(order)

    def decode(self, body: bytes) -> Order:
        """Return an order from its bytes; raises `msgspec.DecodeError` for one of no kind here."""
        return self._decoder.decode(body)

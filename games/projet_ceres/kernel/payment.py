"""Prices: an action is paid as proposed, or unit by unit where there is a choice.

Unit by unit means that a frame asks for each (`PaysUnit`); the units chosen are marked with their
player until the action takes them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from msgspec.structs import replace

from games.core.actions import Action, fields
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import AnyDecision, Step
from games.projet_ceres.kernel.goods import Due, Goods, Unit, besides, less, shortfall, totals

AUTO, PICK = "auto", "pick"
NO_CHOICE = reason("no_choice_of_payment")
NO_SUCH = reason("no_such_choice")


def short(held: Goods, due: Due) -> Reason | None:
    """Return what goods are missing to pay a price: of a kind first, else units of any."""
    for key, n in due.of.items():
        if held.get(key, 0) < n:
            return reason("goods_short", price=n, have=held.get(key, 0), resource=key)
    price, have = due.any + sum(due.of.values()), sum(held.values())
    return reason("any_short", price=price, have=have) if have < price else None


class PaidAction(Action, frozen=True, kw_only=True):
    """An action with a price; `pay`: `auto`, as proposed, or `pick`, each unit chosen."""

    ways: ClassVar[tuple[str, ...]] = ("pay",)
    pay: str = AUTO


AtT = TypeVar("AtT", bound=AnyDecision)
A = TypeVar("A", bound=Action)
C = TypeVar("C")


class Priced(Step[AtT, A], Generic[AtT, A, C]):
    """A decision with a price; a game defines once what it costs and how it is paid."""

    def plain(self, at: AtT) -> Iterable[A]:
        """Return actions to ask about, paid as proposed; by default, the actions without fields."""
        return super().offers(at)

    @abstractmethod
    def price(self, at: AtT, action: A) -> C:
        """Return what a possible action costs."""

    @abstractmethod
    def missing(self, at: AtT, action: A) -> Reason | None:
        """Return the first missing precondition apart from the price."""

    @abstractmethod
    def carry_out(self, at: AtT, action: A, log: Applied) -> None:
        """Do it, once it is paid."""

    @abstractmethod
    def short(self, at: AtT, price: C) -> Reason | None:
        """Return why a price cannot be paid."""

    @abstractmethod
    def choosable(self, at: AtT, price: C) -> bool:
        """Return whether there is a choice of what pays."""

    @abstractmethod
    def pay(self, at: AtT, price: C, log: Applied) -> None:
        """Pay a price as proposed."""

    @abstractmethod
    def ask(self, at: AtT, action: A, price: C) -> None:
        """Push what asks for each unit, and takes the action once all are chosen."""

    def offers(self, at: AtT) -> Iterator[A]:
        for action in self.plain(at):
            yield action
            possible = isinstance(action, PaidAction) and self.missing(at, action) is None
            if possible and self.choosable(at, self.price(at, action)):
                yield replace(action, pay=PICK)

    def candidates(self, at: AtT) -> Iterable[A]:
        return either(self.plain(at))

    def refusal(self, at: AtT, action: A) -> Reason | None:
        if (why := self.missing(at, action)) is not None:
            return why
        price = self.price(at, action)
        if (why := self.short(at, price)) is not None:
            return why
        way: str = getattr(action, "pay", AUTO)
        if way == PICK and not self.choosable(at, price):
            return NO_CHOICE
        return None if way in (AUTO, PICK) else NO_SUCH

    def do(self, at: AtT, action: A, log: Applied) -> None:
        price = self.price(at, action)
        if isinstance(action, PaidAction) and action.pay == PICK:
            self.ask(at, replace(action, pay=AUTO), price)
            return
        self.pay(at, price, log)
        self.carry_out(at, action, log)


def either(actions: Iterable[A]) -> list[A]:
    """Return actions as proposed and, with a price, unit by unit.

    Finding out whether there is a choice takes longer than refusing it later.
    """
    found: list[A] = []
    for action in actions:
        found.append(action)
        if isinstance(action, PaidAction):
            found.append(replace(action, pay=PICK))
    return found


class Payer(Protocol):
    """The player who pays; `marked`: the units chosen; `lane`: what they have begun."""

    marked: list[Unit]
    lane: list[Any]


class PaysUnit(Step[AtT, A], Generic[AtT, A]):
    """A unit chosen to pay, in an action of its kind and its place.

    The frame lies in its player's lane and holds the `action`, which follows once all is chosen.
    """

    kinds: ClassVar[Sequence[str]]
    """The kinds of goods that there are, in the order in which they are offered."""

    @abstractmethod
    def purse(self, at: AtT) -> Mapping[str, Goods]:
        """Return the goods that can pay, by place, with the units that are marked already."""

    @abstractmethod
    def left(self, at: AtT) -> Due:
        """Return for what units are still to be chosen."""

    @abstractmethod
    def leave(self, at: AtT, left: Due) -> None:
        """Note for what units are still to be chosen."""

    @abstractmethod
    def asking(self, at: AtT) -> Iterable[object]:
        """Return the frames that can ask for the action."""

    def offers(self, at: AtT) -> Iterator[A]:
        [make] = self.actions
        for place, found in self.purse(at).items():
            for key in (each for each in self.kinds if each in found):
                yield cast("Any", make)(key, place)

    def refusal(self, at: AtT, action: A) -> Reason | None:
        place, key = _unit(action)
        left = self.left(at)
        if key not in self.kinds:
            return NO_SUCH
        if not (left.of.get(key) or left.any):
            return reason("not_asked_for", resource=key)
        payer: Payer = at.player
        spare = besides(self.purse(at), payer.marked)
        after = None if spare is None else besides(spare, [(place, key)])
        if after is None:
            return reason("nothing_to_pay", place=place)
        # The units needed of another kind must still be there afterwards.
        lacks = shortfall(totals(after), less(left, key))
        return reason("needed_elsewhere", resource=key) if lacks else None

    def do(self, at: AtT, action: A, log: Applied) -> None:
        place, key = _unit(action)
        left, payer = less(self.left(at), key), cast("Payer", at.player)
        self.leave(at, left)
        payer.marked = [*payer.marked, (place, key)]
        if left.any or any(left.of.values()):
            return
        payer.lane.remove(at.frame)
        choices = at.choices(self.asking(at))
        if at.frame.action in choices and choices.refusal(at.frame.action) is None:
            choices.do(at.frame.action, log)
        payer.marked = []


def _unit(action: Action) -> Unit:
    key, place = (cast("str", getattr(action, field)) for field in fields(action))
    return place, key

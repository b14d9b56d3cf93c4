"""Prices: an action is paid as proposed, or unit by unit where there is a choice of what pays."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar, Generic, TypeVar, cast

from msgspec.structs import replace

from games.core.actions import Action
from games.core.errors import Reason, reason
from games.core.events import Applied
from games.core.steps import AnyAt, Step

AUTO, PICK = "auto", "pick"
NO_CHOICE = reason("no_choice_of_payment")
NO_SUCH = reason("no_such_choice")


class PaidAction(Action, frozen=True, kw_only=True):
    """An action with a price; `pay`: `auto`, as proposed, or `pick`, each unit chosen."""

    ways: ClassVar[tuple[str, ...]] = ("pay",)
    pay: str = AUTO


AtT = TypeVar("AtT", bound=AnyAt)
A = TypeVar("A", bound=Action)
C = TypeVar("C")


class Priced(Step[AtT, A], Generic[AtT, A, C]):
    """A decision with a price; a game says once what its prices are and how they are paid."""

    def plain(self, at: AtT) -> Iterable[A]:
        """Return what may be asked about, paid as proposed; those without fields by themselves."""
        return cast("list[A]", [action() for action in self.actions])

    @abstractmethod
    def price(self, at: AtT, action: A) -> C:
        """Return what a possible action costs."""

    @abstractmethod
    def missing(self, at: AtT, action: A) -> Reason | None:
        """Return the first missing precondition besides the price."""

    @abstractmethod
    def carry_out(self, at: AtT, action: A, log: Applied) -> None:
        """Do it, once it is paid."""

    @abstractmethod
    def short(self, at: AtT, price: C) -> Reason | None:
        """Return why a price cannot be paid."""

    @abstractmethod
    def choosable(self, at: AtT, price: C) -> bool:
        """Tell whether there is a choice of what pays."""

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

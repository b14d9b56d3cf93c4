"""Shared parts of the decisions: prices and payments, the right moment for a play.

An action is paid as proposed, or unit by unit where there is a choice: then `Paying` asks for each
unit, and the units chosen are marked with their player until the action takes them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Container, Iterable, Iterator
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from games.core.actions import Action, fields
from games.core.choose_id import ChooseId
from games.core.errors import Reason, later, not_available, reason
from games.core.events import Applied
from games.core.steps import Step
from games.projet_ceres.actions import AUTO, PICK, PaidAction
from games.projet_ceres.content import Index
from games.projet_ceres.effects import FREE, Branch, Changed, Cost, Owed
from games.projet_ceres.rules import asides, derive, goods, sums
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.rules.sums import Goods
from games.projet_ceres.state import AnyDecision, Paying

AtT = TypeVar("AtT", bound=AnyDecision)
A = TypeVar("A", bound=Action)
SETTLING = later("settling")
NO_SUCH = reason("no_such_choice")


def short(at: AnyDecision, cost: Cost) -> Reason | None:
    """Return why a seat cannot pay a cost: the first shortage (1.7, 11.3)."""
    if cost == FREE:
        return None
    if cost.influence > at.player.influence:
        return reason("influence_short", price=cost.influence, have=at.player.influence)
    due = goods.due(cost)
    if not sums.shortfall(at.player.goods, due):
        return None  # Goods on the board can always pay: no need to look for routes.
    held = goods.totals(purse(at, cost))
    for key, n in due.of.items():
        if held.get(key, 0) < n:
            return reason("goods_short", price=n, have=held.get(key, 0), resource=key)
    price, have = due.any + sum(due.of.values()), sum(held.values())
    return reason("any_short", price=price, have=have) if have < price else None


def purse(at: AnyDecision, cost: Cost) -> dict[str, Goods]:
    """Return what a seat can pay a cost with, by place."""
    return goods.most_helpful(at.once(_reach), at.state.players[at.seat].marked, cost)


def _reach(at: AnyDecision) -> goods.Reach:
    return goods.reach(at.tables, at.state, at.seat)


def _choosable(at: AnyDecision, price: Cost) -> bool:
    """Return whether there is a choice of what pays."""
    return price != FREE and sums.choosable(purse(at, price), goods.due(price))


class Priced(Step[AtT, A], Generic[AtT, A]):
    """A decision with a price: paid as proposed, or unit by unit (22.2)."""

    def plain(self, at: AtT) -> Iterable[A]:
        """Return actions to ask about, paid as proposed; by default, the actions without fields."""
        return super().offers(at)

    def price(self, at: AtT, action: A) -> Cost:
        """Return what a possible action costs."""
        return FREE

    @abstractmethod
    def missing(self, at: AtT, action: A) -> Reason | None:
        """Return the first missing precondition apart from the price."""

    @abstractmethod
    def carry_out(self, at: AtT, action: A, log: Applied) -> None:
        """Do it, once it is paid."""

    def cost(self, at: AtT, action: A) -> int:
        found = self.price(at, action)
        return found.units + found.influence

    def offers(self, at: AtT) -> Iterator[A]:
        for action in self.plain(at):
            yield action
            possible = isinstance(action, PaidAction) and self.missing(at, action) is None
            if possible and _choosable(at, self.price(at, action)):
                yield replace(action, pay=PICK)

    def candidates(self, at: AtT) -> Iterable[A]:
        return either(self.plain(at))

    def refusal(self, at: AtT, action: A) -> Reason | None:
        if (why := self.missing(at, action)) is not None:
            return why
        price = self.price(at, action)
        if (why := short(at, price)) is not None:
            return why
        way: str = getattr(action, "pay", AUTO)
        if way == PICK and not _choosable(at, price):
            return reason("no_choice_of_payment")
        return None if way in (AUTO, PICK) else NO_SUCH

    def do(self, at: AtT, action: A, log: Applied) -> None:
        price = self.price(at, action)
        if isinstance(action, PaidAction) and action.pay == PICK:
            left = Owed(price.rock, price.hydrocarbon, price.metal, price.any)
            at.player.lane.append(Paying(replace(action, pay=AUTO), left))
            return
        goods.pay(at.tables, at.state, at.seat, price, log)
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


class PicksCard(ChooseId[AtT, A], Generic[AtT, A]):
    """A choice among cards, of which copies do the same."""

    fact = "card"

    def known(self, at: AtT) -> Container[str]:
        return at.tables.cards

    def offers(self, at: AtT) -> Iterable[A]:
        make: Any = self.actions[0]
        cards = self.options(at)
        return [make(card) for card in distinct(at.tables, cards)] if cards else ()

    def listed(self, at: AtT, action: A) -> A:
        [field] = fields(action)
        return replace(action, **{field: twin(at.tables, self.options(at), getattr(action, field))})


class PicksHand(PicksCard[AtT, A], Generic[AtT, A]):
    """A choice among the cards of one's hand."""

    why = "not_in_hand"

    def options(self, at: AtT) -> list[str]:
        return at.player.hand


class PicksCell(ChooseId[AtT, A], Generic[AtT, A]):
    """A choice among cells of the map."""

    fact = "cell"

    def known(self, at: AtT) -> Container[str]:
        return chart_of(at.state).places


def distinct(t: Index, cards: Iterable[str]) -> list[str]:
    """Return one of each card: copies do the same, and unknown cards nothing."""
    return list({t.copies[card]: card for card in cards if card in t.copies}.values())


def twin(t: Index, cards: Iterable[str], card: str) -> str:
    """Return the copy of a card that is offered for it, the card itself where none is."""
    alike = (each for each in distinct(t, cards) if t.copies[each] == t.copies.get(card))
    return next(alike, card)


def unheld(at: AnyDecision, card: str) -> Reason | None:
    """Return why a card is none of the hand."""
    return not_available(at.player.hand, at.tables.cards, "not_in_hand", card=card)


def unsettled(at: AnyDecision) -> Reason | None:
    """Return why ships, tiles and control have to wait: something is unfinished (22.12)."""
    return SETTLING if asides.settling(at.tables, at.state, at.seat) else None


def changed(at: AnyDecision, what: Changed) -> int:
    """Return by how much something is changed for who decides."""
    return derive.total(at.tables, at.state, at.seat, what)


def numbers(branches: tuple[Branch, ...]) -> range:
    """Return the numbers of the ways."""
    return range(1, len(branches) + 1)

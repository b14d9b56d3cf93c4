"""Shared parts of the decisions: prices and payments, the right moment for a play."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from games.core.actions import Action, fields
from games.core.choose_id import ChooseId
from games.core.errors import Reason, later, not_available, reason
from games.core.events import Applied
from games.projet_ceres.content import Index
from games.projet_ceres.effects import FREE, Branch, Changed, Cost, Owed
from games.projet_ceres.kernel import payment
from games.projet_ceres.kernel.goods import Goods, choosable, shortfall
from games.projet_ceres.rules import asides, derive, goods
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.state import AnyDecision, Paying

AtT = TypeVar("AtT", bound=AnyDecision)
A = TypeVar("A", bound=Action)
SETTLING = later("settling")


def short(at: AnyDecision, cost: Cost) -> Reason | None:
    """Return why a seat cannot pay a cost: the first shortage (1.7, 11.3)."""
    if cost == FREE:
        return None
    if cost.influence > at.player.influence:
        return reason("influence_short", price=cost.influence, have=at.player.influence)
    asked = goods.due(cost)
    if not shortfall(at.player.goods, asked):
        return None  # Goods on the board can always pay: no need to look for routes.
    return payment.short(goods.totals(purse(at, cost)), asked)


def purse(at: AnyDecision, cost: Cost) -> dict[str, Goods]:
    """Return what a seat can pay a cost with, by place."""
    return goods.most_helpful(at.once(_reach), at.state.players[at.seat].marked, cost)


def _reach(at: AnyDecision) -> goods.Reach:
    return goods.reach(at.tables, at.state, at.seat)


class Priced(payment.Priced[AtT, A, Cost], Generic[AtT, A]):
    """A decision with a price: paid as proposed, or unit by unit (22.2)."""

    def price(self, at: AtT, action: A) -> Cost:
        return FREE

    def cost(self, at: AtT, action: A) -> int:
        found = self.price(at, action)
        return found.rock + found.hydrocarbon + found.metal + found.any + found.influence

    def short(self, at: AtT, price: Cost) -> Reason | None:
        return short(at, price)

    def choosable(self, at: AtT, price: Cost) -> bool:
        return price != FREE and choosable(purse(at, price), goods.due(price))

    def pay(self, at: AtT, price: Cost, log: Applied) -> None:
        goods.pay(at.tables, at.state, at.seat, price, log)

    def ask(self, at: AtT, action: A, price: Cost) -> None:
        left = Owed(price.rock, price.hydrocarbon, price.metal, price.any)
        at.player.lane.append(Paying(action, left))


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

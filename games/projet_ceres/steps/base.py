"""What the decisions share: prices and how they are paid, the right moment for a play."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, Generic, TypeVar, cast

from msgspec.structs import replace

from games.core import paying
from games.core.actions import Action
from games.core.errors import Reason, absent, later, reason
from games.core.events import Applied
from games.core.paying import NO_SUCH
from games.core.steps import Picks
from games.projet_ceres.content import Index
from games.projet_ceres.effects import Branch, Changed, Cost
from games.projet_ceres.rules import asking, derive, fights, goods
from games.projet_ceres.rules.belt import chart_of
from games.projet_ceres.rules.resolve import guild_of
from games.projet_ceres.state import AnyAt, Call, Fight, Paying

AtT = TypeVar("AtT", bound=AnyAt)
A = TypeVar("A", bound=Action)
FREE = Cost()
SETTLING = later("settling")


def short(at: AnyAt, cost: Cost) -> Reason | None:
    """Return why a seat cannot pay a cost: what it lacks (1.7, 11.3)."""
    if cost == FREE:
        return None
    if cost.influence > at.player.influence:
        return reason("influence_short", price=cost.influence, have=at.player.influence)
    held = goods.totals(goods.purse(at.tables, at.state, at.seat, cost))
    for key, n in goods.wanted(cost):
        if held.get(key, 0) < n:
            return reason("goods_short", price=n, have=held.get(key, 0), resource=key)
    due = cost.any + sum(n for _, n in goods.wanted(cost))
    if sum(held.values()) < due:
        return reason("any_short", price=due, have=sum(held.values()))
    return None


class Priced(paying.Priced[AtT, A, Cost], Generic[AtT, A]):
    """A decision with a price: paid as proposed, or unit by unit (22.2)."""

    def price(self, at: AtT, action: A) -> Cost:
        return FREE

    def short(self, at: AtT, price: Cost) -> Reason | None:
        return short(at, price)

    def choosable(self, at: AtT, price: Cost) -> bool:
        return price != FREE and goods.choosable(at.tables, at.state, at.seat, price)

    def pay(self, at: AtT, price: Cost, log: Applied) -> None:
        goods.pay(at.tables, at.state, at.seat, price, log)

    def ask(self, at: AtT, action: A, price: Cost) -> None:
        at.player.lane.append(Paying(action, replace(price, influence=0)))


class PicksCard(Picks[AtT, A], Generic[AtT, A]):
    """A choice among cards, of which copies do the same."""

    fact = "card"

    def known(self, at: AtT) -> Container[str]:
        return at.tables.cards

    def offers(self, at: AtT) -> Iterable[A]:
        [make] = self.actions
        return [cast("Any", make)(card) for card in distinct(at.tables, self.there(at))]


class PicksHand(PicksCard[AtT, A], Generic[AtT, A]):
    """A choice among the cards of one's hand."""

    why = "not_in_hand"

    def there(self, at: AtT) -> list[str]:
        return at.player.hand


class PicksCell(Picks[AtT, A], Generic[AtT, A]):
    """A choice among cells of the map."""

    fact = "cell"

    def known(self, at: AtT) -> Container[str]:
        return chart_of(at.state).places


def distinct(t: Index, cards: Iterable[str]) -> list[str]:
    """Return one of each card: copies do the same, and unknown cards nothing."""
    found = {t.cards[card].copy or card: card for card in cards if card in t.cards}
    return list(found.values())


def unheld(at: AnyAt, card: str) -> Reason | None:
    """Return why a card is none of the hand."""
    return absent(at.player.hand, at.tables.cards, "not_in_hand", card=card)


def changed(at: AnyAt, what: Changed) -> int:
    """Return by how much something is changed for who decides."""
    return derive.total(at.tables, at.state, at.seat, what)


def numbers(branches: tuple[Branch, ...]) -> range:
    """Return the numbers of the ways."""
    return range(1, len(branches) + 1)


def lacking(at: AnyAt, ways: tuple[Branch, ...], choice: int, source: str) -> Reason | None:
    """Return why an effect does not work in a way, counted from 1: it has none, or needs more."""
    if choice not in numbers(ways):
        return NO_SUCH
    branch, guild = ways[choice - 1], guild_of(at.tables, source)
    if derive.has(at.tables, at.state, at.seat, branch, guild):
        return None
    have = derive.count(at.tables, at.state, at.seat, branch.need or "fervor", guild)
    return reason("need_short", what=branch.need, price=branch.least, have=have)


def unfit(at: AnyAt, ways: tuple[Branch, ...], choice: int, source: str) -> Reason | None:
    """Return why an effect cannot be used in a way in this position, besides its price."""
    if (why := lacking(at, ways, choice, source)) is not None:
        return why
    branch = ways[choice - 1]
    if branch.fights:
        fight = at.state.stack[-1]
        if not isinstance(fight, Fight):
            return reason("no_fight")
        if at.seat not in (fight.attacker, fight.defender):
            return reason("not_your_fight")
        if not fights.serves(fight, at.seat, branch):
            return reason("other_side")
    if not branch.quiet and asking.settling(at.state, at.seat):
        return SETTLING
    return None


def out_of_turn(at: AnyAt) -> Reason | None:
    """Return why nothing may be used now: the table plays with windows only (OP-75)."""
    state = at.state
    if not state.stack:
        return reason("game_over")
    if state.options["offturn"] == "free" or state.phase == 4:
        return None
    bottom, top = state.stack[0], state.stack[-1]
    if getattr(bottom, "seat", None) == at.seat:
        return None
    if isinstance(top, Fight) and at.seat in (top.attacker, top.defender):
        return None
    return None if isinstance(top, Call) else reason("only_in_windows")

"""The price of a card and the ways to pay it (4.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import msgspec

from games.ares.actions import Payment, Reduction
from games.ares.content import CARDS
from games.ares.effects import Pay, TakeHere
from games.ares.effects.card import Card
from games.ares.effects.ongoing import Trade
from games.ares.rules import derive, requirements
from games.ares.state import Lane, Mat, State, live_phase
from games.core.errors import Reason, reason

ALL_REDUCTIONS: tuple[Reduction, ...] = get_args(Reduction)
PLANT_TRADE = ("plants", "both")
MICROBE_TRADE = ("microbes", "both")
PLANT_MC, MICROBE_MC, SOLD_MC = 2.5, 3.0, 1.0
"""The worth of a plant and a microbe, and of a sold card beyond its MC, to order ways to pay.

Eight plants make a forest of 20 MC; microbes score or become steps, two for about one point.
"""
Way = tuple[Reduction, Payment]
Means = tuple[tuple[str, ...], int]
"""Means in addition to MC to pay for a card: hand cards sold and heat burnt."""


def reduction(name: str) -> Reduction:
    """Return a reduction by its name; an unknown one is none."""
    for known in ALL_REDUCTIONS:
        if known == name:
            return known
    return "none"


class Bill(msgspec.Struct, frozen=True):
    """A payment for a card: `mc` after the change, cards sold, and other goods given up."""

    price: int
    mc: int
    heat: int
    sold: tuple[str, ...]
    spend_heat: int
    spend_tr: int
    plant: int
    microbe: int
    microbe_card: str = ""


def slot_price(mat: Mat, card: Card, lane: Lane) -> int:
    """Return a card's price in this phase, before anything is given up for it; not below 0."""
    if card.colour == "green" and lane.slots == 0:
        return 0  # the free slot of 6.3
    return max(derive.price(mat, card) - lane.next_less - lane.less, 0)


def list_price(state: State, seat: int, card: str) -> int:
    """Return the present price of a hand card for a seat."""
    player, found = state.players[seat], CARDS[card]
    phase = live_phase(state)
    if phase is not None:
        lane = phase.lanes[seat]
        if requirements.has_slot(found, phase.number, lane):
            return slot_price(player, found, lane)
    return max(derive.price(player, found), 0)


def trades(mat: Mat) -> tuple[tuple[str, Trade] | None, tuple[str, Trade] | None]:
    """Return the trades for a lower price: plants, microbes (4.3)."""
    plants = microbes = None
    if not derive.parts(mat, Trade):
        return None, None
    for card in mat.played:
        for part in CARDS[card].ongoing:
            if isinstance(part, Trade):
                if isinstance(part.cost, TakeHere):
                    microbes = (card, part)
                else:
                    plants = (card, part)
    return plants, microbes


def spends(card: Card, what: str) -> int:
    """Return what a card's requirement spends of heat, plants or terraform rating."""
    return sum(part.n for part in card.requires if isinstance(part, Pay) and part.what == what)


def _reduce(mat: Mat, price: int, reduction: Reduction) -> tuple[int, int, int, str] | Reason:
    """Return the price left, plants and microbes given up, and the card they lie on."""
    plants, microbes = trades(mat)
    plant = microbe = 0
    holder = ""
    if reduction in PLANT_TRADE:
        if plants is None:
            return reason("no_reduction", reduction="plants")
        if price <= 0:
            return reason("free_already")
        plant = plants[1].cost.n
        price = max(price - plants[1].less, 0)
    if reduction in MICROBE_TRADE:
        if microbes is None:
            return reason("no_reduction", reduction="microbes")
        if price <= 0:
            return reason("free_already")
        holder, part = microbes
        microbe = part.cost.n
        if mat.cubes.get(holder, 0) < microbe:
            have = mat.cubes.get(holder, 0)
            return reason("cannot_pay", good="microbe", need=microbe, have=have)
        price = max(price - part.less, 0)
    return price, plant, microbe, holder


def due(mat: Mat, lane: Lane, card: str, reduction: Reduction) -> int:
    """Return the price of a card after a reduction."""
    reduced = _reduce(mat, slot_price(mat, CARDS[card], lane), reduction)
    return 0 if isinstance(reduced, Reason) else reduced[0]


def reductions(mat: Mat) -> list[Reduction]:
    """Return the reductions that a player can use for a lower price, none first."""
    plants, microbes = trades(mat)
    found: list[Reduction] = ["none"]
    if plants:
        found.append("plants")
    if microbes:
        found.append("microbes")
    if plants and microbes:
        found.append("both")
    return found


def plainest(mat: Mat, hand: Sequence[str], lane: Lane, card: str) -> Bill | Reason:
    """Return the bill of a card, with no reduction where that is enough.

    If no reduction is enough: the reason without one.
    """
    bills = [bill(mat, hand, lane, card, way, "auto") for way in reductions(mat)]
    return next((paid for paid in bills if isinstance(paid, Bill)), bills[0])


def ways(mat: Mat, hand: Sequence[str], lane: Lane, cards: Sequence[str]) -> list[list[Way]]:
    """Return the ways to pay for each card: cheapest first, impossible ones last."""
    heat = mat.heat > 0 and derive.heat_is_mc(mat)
    kinds: list[Payment] = ["auto"]
    if heat:
        kinds.append("heat")
    if heat or len(hand) > 1:
        kinds.append("cards")
    known = reductions(mat)
    found: list[list[Way]] = []
    for card in cards:
        burdens = dict.fromkeys(known, 0.0)
        if len(known) > 1:
            burdens = {way: _burden(bill(mat, hand, lane, card, way, "auto")) for way in known}
        found.append(
            [(way, kind) for way in sorted(known, key=burdens.__getitem__) for kind in kinds]
        )
    return found


def _burden(paid: Bill | Reason) -> float:
    """Return what a bill costs altogether, roughly in MC."""
    if isinstance(paid, Reason):
        return float("inf")
    goods = PLANT_MC * paid.plant + MICROBE_MC * paid.microbe
    return paid.mc + paid.heat + SOLD_MC * len(paid.sold) + goods


def cheapest(cards: Sequence[str]) -> list[str]:
    """Return cards in the order in which they are given up: lowest printed cost, then number."""
    return sorted(cards, key=lambda card: (CARDS[card].cost, CARDS[card].number))


def bill(
    mat: Mat,
    hand: Sequence[str],
    lane: Lane,
    card: str,
    reduction: Reduction,
    payment: Payment,
    chosen: Means | None = None,
) -> Bill | Reason:
    """Return how a card is paid, or the shortage; `chosen`: the means of the player."""
    found = CARDS[card]
    reduced = _reduce(mat, slot_price(mat, found, lane), reduction)
    if isinstance(reduced, Reason):
        return reduced
    price, traded, microbe, holder = reduced
    heat, tr = spends(found, "heat"), spends(found, "tr")
    plant = spends(found, "plant") + traded
    lacking = _lacking(mat, heat, plant, tr)
    if lacking is not None:
        return lacking
    if chosen is None:
        others = [other for other in hand if other != card]
        funded = _raise_funds(mat, others, price, mat.heat - heat, payment)
    else:
        funded = _check_funds(mat, price, chosen)
    if isinstance(funded, Reason):
        return funded
    sold, burnt = funded
    return Bill(
        price=price,
        mc=price - burnt,
        heat=burnt,
        sold=sold,
        spend_heat=heat,
        spend_tr=tr,
        plant=plant,
        microbe=microbe,
        microbe_card=holder,
    )


def _lacking(mat: Mat, heat: int, plant: int, tr: int) -> Reason | None:
    """Return the first shortage of the goods that a card spends in addition to its price."""
    goods = (("heat", heat, mat.heat), ("plant", plant, mat.plant), ("tr", tr, mat.tr))
    for good, need, have in goods:
        if need > have:
            return reason("cannot_pay", good=good, need=need, have=have)
    return None


def _raise_funds(
    mat: Mat, others: list[str], price: int, heat: int, payment: Payment
) -> Means | Reason:
    """Return which other hand cards are sold and what heat is burnt where nobody chooses."""
    worth = derive.sale_worth(mat)
    hot = heat if derive.heat_is_mc(mat) else 0
    burnt = min(hot, price if payment == "heat" else max(price - mat.mc, 0))
    missing = max(price - burnt - mat.mc, 0)
    needed = -(-missing // worth)
    if needed > len(others):
        return reason("short", price=price, missing=missing - len(others) * worth)
    return tuple(cheapest(others)[:needed]), burnt


def _check_funds(mat: Mat, price: int, chosen: Means) -> Means | Reason:
    """Return chosen sales and heat, no more heat than due, if they and the MC cover a price."""
    sold, heat = chosen
    missing = price - mat.mc - len(sold) * derive.sale_worth(mat) - heat
    if missing > 0:
        return reason("short", price=price, missing=missing)
    return sold, min(heat, price)

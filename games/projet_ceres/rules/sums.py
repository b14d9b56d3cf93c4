"""Sums of goods in several places: covered prices, and the units that pay them.

A price asks for a number of units of some kinds, and for a number of units of any kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, product
from typing import NamedTuple

from games.projet_ceres.effects import RESOURCES

Goods = dict[str, int]
"""How many of each kind; kinds of which there are none are left out."""
Unit = tuple[str, str]
"""One of a kind, by the place where it lies."""


class Due(NamedTuple):
    """The units to pay: a number of each kind, and a number of `any` kind."""

    of: Goods
    any: int = 0


def totals(places: Mapping[str, Goods]) -> Goods:
    """Return how much there is of each kind."""
    return added(places.values())


def added(several: Iterable[Goods]) -> Goods:
    """Return how much several goods are together."""
    found: Goods = {}
    for goods in several:
        for key, n in goods.items():
            found[key] = found.get(key, 0) + n
    return found


def add(goods: Goods, more: Goods) -> Goods:
    """Return resources with more of them, in their usual order."""
    return {key: n for key in RESOURCES if (n := goods.get(key, 0) + more.get(key, 0))}


def take(goods: Goods, less: Goods) -> Goods:
    """Return goods without some of them that are there."""
    return {key: left for key, n in goods.items() if (left := n - less.get(key, 0))}


def shortfall(held: Goods, due: Due) -> int:
    """Return how many units are missing for a price."""
    spare, short = sum(held.values()), 0
    for key, n in due.of.items():
        have = min(n, held.get(key, 0))
        short += n - have
        spare -= have
    return short + max(0, due.any - spare)


def missing(held: Goods, due: Due) -> Due:
    """Return the units missing for a price: of each kind, and of any."""
    of = {key: less for key, n in due.of.items() if (less := n - held.get(key, 0)) > 0}
    return Due(of, shortfall(held, due) - sum(of.values()))


def less(due: Due, key: str) -> Due:
    """Return the rest of a price after a unit of this kind, which pays for its kind or any."""
    if n := due.of.get(key):
        return Due({**due.of, key: n - 1}, due.any)
    return Due(due.of, due.any - 1)


def besides(places: Mapping[str, Goods], units: Iterable[Unit]) -> dict[str, Goods] | None:
    """Return the goods by place without some units; None: they are not all there."""
    left = {place: dict(goods) for place, goods in places.items()}
    for place, key in units:
        if left.get(place, {}).get(key, 0) < 1:
            return None
        left[place][key] -= 1
    return left


def helping(
    near: dict[str, Goods], far: dict[str, Goods], extra: int, due: Due, chosen: list[Unit]
) -> dict[str, Goods]:
    """Return the goods that can pay a price if `extra` of the `far` places can pay too.

    The far places are the ones with units chosen already, then the most helpful ones.
    """
    marked = {place for place, _ in chosen}

    def fitness(some: tuple[str, ...]) -> tuple[int, int, int]:
        held = totals({place: far[place] for place in some} | near)
        return -len(marked.intersection(some)), shortfall(held, due), -sum(held.values())

    best = min(combinations(far, min(extra, len(far))), key=fitness)
    return {place: far[place] for place in best} | near


def most(
    near: Mapping[str, Goods], far: Mapping[str, Goods], extra: int, chosen: list[Unit]
) -> Goods:
    """Return how much can be paid of each kind alone if `extra` far places can pay too."""
    held = totals(near)
    if not extra:
        return held
    marked = {place for place, _ in chosen}

    def of(key: str) -> int:
        found = sorted((place in marked, there.get(key, 0)) for place, there in far.items())
        return held.get(key, 0) + sum(n for _, n in found[-extra:])

    return {key: of(key) for key in RESOURCES}


def counting_double(given: Iterable[tuple[Goods, int]], due: Due) -> Goods:
    """Return what goods of several givers count for, where some units are worth two.

    `given`: the goods of each giver, and how many of them count double: the ones that a price needs
    most; between equals, the first of `RESOURCES`.
    """
    given = list(given)
    if all(not double for _, double in given):
        return added([goods for goods, _ in given])
    found: Goods = {}
    ways: list[list[tuple[str, ...]]] = []
    for goods, double in given:
        found = added((found, goods))
        units = [key for key in RESOURCES for _ in range(goods.get(key, 0))]
        ways.append(list(dict.fromkeys(combinations(units, min(double, len(units))))))

    def counted(chosen: tuple[tuple[str, ...], ...]) -> Goods:
        keys = [key for some in chosen for key in some]
        return {key: n + keys.count(key) for key, n in found.items()}

    return min(map(counted, product(*ways)), key=lambda held: shortfall(held, due))


def choosable(places: Mapping[str, Goods], due: Due) -> bool:
    """Return whether a price can be paid, and there is a choice of what pays."""
    usable = [(p, key) for p, goods in places.items() for key in goods if due.any or key in due.of]
    needed = sum(due.of.values()) + due.any
    held = sum(places[place][key] for place, key in usable)
    return needed > 0 and held > needed and len(usable) > 1 and not shortfall(totals(places), due)


def paying(places: Mapping[str, Goods], due: Due, chosen: Iterable[Unit] = ()) -> list[Unit]:
    """Return the units that pay a price that can be paid: the chosen first, then as proposed.

    Proposed are units of the first places, and for any kind the most common one; between equals,
    the first of `RESOURCES`.
    """
    there = {place: dict(goods) for place, goods in places.items()}
    needed, free = dict(due.of), due.any
    found: list[Unit] = []

    def pay(place: str, key: str) -> None:
        there[place][key] -= 1
        found.append((place, key))

    for place, key in chosen:
        if there.get(place, {}).get(key, 0) < 1:
            continue
        if needed.get(key):
            needed[key] -= 1
        elif free:
            free -= 1
        else:
            continue
        pay(place, key)
    for key, n in needed.items():
        for _ in range(n):
            pay(next(place for place, goods in there.items() if goods.get(key)), key)
    for _ in range(free):
        left = totals(there)
        key = max(RESOURCES, key=lambda each: left.get(each, 0))
        pay(next(place for place, goods in there.items() if goods.get(key)), key)
    return found

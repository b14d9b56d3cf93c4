"""Paying: which cubes of the conveyor belt (1.5, R46), and the goods that are all alike.

A way to pay ore is four digits: iron from the last belt space, iron from the first, titanium from
the last, titanium from the first. Titanium replaces iron, never the reverse.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Any

from games.core.errors import Reason, reason
from games.luna_maris.effects import Goods
from games.luna_maris.state import Ore, Player, Side

FREE = "0000"
"""The way to pay nothing."""
ALIKE = ("energy", "water", "helium")
Cost = Mapping[Any, int]
"""A price by good."""


def ways(p: Player, cost: Cost) -> tuple[str, ...]:
    """Return every way to pay the ore of a price, that which most people want first."""
    belt = (p.last.iron, p.first.iron, p.last.titanium, p.first.titanium)
    return _ways(belt, cost.get("iron", 0), cost.get("titanium", 0))


def asked(p: Player, cost: Cost) -> tuple[str, ...]:
    """Return the ways to pay, or the price itself, to ask why there is none."""
    return ways(p, cost) or (f"{cost.get('iron', 0)}0{cost.get('titanium', 0)}0",)


@lru_cache(maxsize=4096)
def _ways(belt: tuple[int, int, int, int], iron: int, titanium: int) -> tuple[str, ...]:
    last_iron, first_iron, last_titanium, first_titanium = belt
    found: list[tuple[int, int, str]] = []
    total = iron + titanium
    for a in range(min(iron, last_iron) + 1):
        for b in range(min(iron - a, first_iron) + 1):
            for c in range(min(total - a - b, last_titanium) + 1):
                d = total - a - b - c
                if d <= first_titanium:
                    found.append((-a - c, -a - b, f"{a}{b}{c}{d}"))
    return tuple(way for _, _, way in sorted(found))


def refusal(p: Player, paid: str, cost: Cost) -> Reason | None:
    """Return why the cubes of a way to pay are not there, or are not the price."""
    if paid in ways(p, cost):
        return None
    iron, titanium = cost.get("iron", 0), cost.get("titanium", 0)
    have = p.first.titanium + p.last.titanium
    if have < titanium:
        return reason("cannot_pay", good="titanium", need=titanium, have=have)
    have += p.first.iron + p.last.iron
    if have < iron + titanium:
        return reason("cannot_pay", good="iron", need=iron, have=have - titanium)
    return reason("not_the_price", iron=iron, titanium=titanium)


def lacking(side: Side, cost: Cost, kinds: Collection[str] = ALIKE) -> Reason | None:
    """Return which good of these kinds there is too little of for a price."""
    for good, need in cost.items():
        if good in kinds and (have := getattr(side, good)) < need:
            return reason("cannot_pay", good=good, need=need, have=have)
    return None


def spend(side: Side, cost: Cost, kinds: Collection[str] = ALIKE) -> Goods:
    """Pay the goods of these kinds of a price and return them."""
    paid: Goods = {good: n for good, n in cost.items() if good in kinds}
    for good, n in paid.items():
        setattr(side, good, getattr(side, good) - n)
    return paid


def pay(p: Player, paid: str, cost: Cost) -> Goods:
    """Take the cubes off the belt, and what else a price names, and return all of it."""
    a, b, c, d = map(int, paid)
    p.last = Ore(p.last.iron - a, p.last.titanium - c)
    p.first = Ore(p.first.iron - b, p.first.titanium - d)
    cubes: Goods = {"iron": a + b} if a + b else {}
    if c + d:
        cubes["titanium"] = c + d
    return cubes | spend(p, cost)

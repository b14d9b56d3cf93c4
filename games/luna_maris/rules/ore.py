"""Paying ore: which cubes of the conveyor belt (1.5, R46).

A way to pay is four digits: iron from the last belt space, iron from the first, titanium from the
last, titanium from the first. Titanium replaces iron, never the reverse.
"""

from __future__ import annotations

from functools import lru_cache

from games.core.errors import Reason, reason
from games.luna_maris.effects import Goods
from games.luna_maris.state import Ore, Player

FREE = "0000"
"""The way to pay nothing."""


def ways(p: Player, iron: int, titanium: int = 0) -> tuple[str, ...]:
    """Return every way to pay so much from the belt, that which most people want first."""
    first, last = p.first, p.last
    return _ways(last.iron, first.iron, last.titanium, first.titanium, iron, titanium)


def asked(p: Player, iron: int, titanium: int = 0) -> tuple[str, ...]:
    """Return the ways to pay, or the price itself, so that why there is none can be asked about."""
    return ways(p, iron, titanium) or (f"{iron}0{titanium}0",)


@lru_cache(maxsize=4096)
def _ways(
    last_iron: int,
    first_iron: int,
    last_titanium: int,
    first_titanium: int,
    iron: int,
    titanium: int,
) -> tuple[str, ...]:
    found: list[tuple[int, int, str]] = []
    total = iron + titanium
    for a in range(min(iron, last_iron) + 1):
        for b in range(min(iron - a, first_iron) + 1):
            for c in range(min(total - a - b, last_titanium) + 1):
                d = total - a - b - c
                if d <= first_titanium:
                    found.append((-a - c, -a - b, f"{a}{b}{c}{d}"))
    return tuple(way for _, _, way in sorted(found))


def refusal(p: Player, paid: str, iron: int, titanium: int = 0) -> Reason | None:
    """Return why the cubes of a way to pay are not there, or are not the cost."""
    if paid in ways(p, iron, titanium):
        return None
    have = p.first.titanium + p.last.titanium
    if have < titanium:
        return reason("cannot_pay", good="titanium", need=titanium, have=have)
    have += p.first.iron + p.last.iron
    if have < iron + titanium:
        return reason("cannot_pay", good="iron", need=iron, have=have - titanium)
    return reason("not_the_price", iron=iron, titanium=titanium)


def pay(p: Player, paid: str) -> Goods:
    """Take the cubes off the belt and return them by kind."""
    a, b, c, d = map(int, paid)
    p.last = Ore(p.last.iron - a, p.last.titanium - c)
    p.first = Ore(p.first.iron - b, p.first.titanium - d)
    goods: Goods = {}
    if a + b:
        goods["iron"] = a + b
    if c + d:
        goods["titanium"] = c + d
    return goods

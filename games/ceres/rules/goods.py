"""Paying and gaining goods, and completing projects that were committed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from games.ceres.content.types import RESOURCES, Good, Goods
from games.ceres.rules.tables import SPOTS, Tables
from games.ceres.state import Player
from games.core.errors import Reason

CAP = 12
"""Most of each Resource that a player can hold (1.4)."""
CAPPED = frozenset(RESOURCES)


def covers(goods: Mapping[Good, int], cost: Goods) -> bool:
    """Return whether a cost can be paid."""
    for good, n in cost.items():  # noqa: SIM110  three times as fast as all() with a generator
        if goods[good] < n:
            return False
    return True


def lacking(goods: Mapping[Good, int], cost: Goods) -> Reason | None:
    """Return the first good of a cost of which there is too little."""
    for good, n in cost.items():
        if goods[good] < n:
            return Reason("cannot_pay", (("good", good), ("need", n), ("have", goods[good])))
    return None


def less(goods: Goods, cost: Goods) -> Goods:
    """Return the goods left after a cost; amounts can be negative."""
    left = goods.copy()
    for good, n in cost.items():
        left[good] -= n
    return left


def plus(goods: Goods, gains: Goods) -> Goods:
    """Return goods with some more; only for checking payments, so without cap."""
    found = goods.copy()
    for good, n in gains.items():
        found[good] += n
    return found


def paying(player: Player, cost: Goods) -> Player:
    """Return what a player would be after paying."""
    return replace(player, goods=less(player.goods, cost))


def receiving(player: Player, gains: Goods) -> Player:
    """Return what a player could pay with after gaining; without cap."""
    return replace(player, goods=plus(player.goods, gains))


def pay(player: Player, cost: Goods) -> None:
    """Take a payable cost from a player."""
    goods = player.goods
    for good, n in cost.items():
        goods[good] -= n


def gain(player: Player, gains: Goods) -> tuple[Goods, Goods]:
    """Give goods to a player; return the goods gained, and those lost above the cap."""
    goods = player.goods
    gained: Goods = {}
    lost: Goods = {}
    for good, n in gains.items():
        before = goods[good]
        after = before + n
        if after > CAP and good in CAPPED:
            lost[good] = after - CAP
            after = CAP
        goods[good] = after
        if after > before:
            gained[good] = after - before
    return gained, lost


def times(goods: Goods, n: int) -> Goods:
    """Return goods taken several times."""
    return goods if n == 1 else {good: amount * n for good, amount in goods.items()}


def only(goods: Goods, wanted: str) -> Goods:
    """Return one good of several with its amount."""
    return {good: n for good, n in goods.items() if good == wanted}


def completing(t: Tables, p: Player, project: str) -> Player:
    """Return what a player would be after completing a payable committed project."""
    return replace(
        p,
        goods=less(p.goods, t.projects[project].cost),
        committed=[key for key in p.committed if key != project],
    )


def clearing(t: Tables, p: Player) -> Iterator[Player]:
    """Yield a player as they are and, if their spots are full, after completions (R22)."""
    yield p
    if t.final and len(p.committed) >= SPOTS:
        for project in p.committed:
            if covers(p.goods, t.projects[project].cost):
                yield completing(t, p, project)

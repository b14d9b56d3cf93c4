"""Filling a masked state: a walk through it, and dealing its hidden values again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec

from games.core.hidden.declare import HIDDEN, SEALED, Deal, FillHook, Pool, PoolKey
from games.core.rng import Rng

Gather = Callable[[Any, Any, Any, Any, "int | None", "Found"], None]
"""A visitor that notes known pool ids in a masked value, and the places to deal to.

Its arguments: the value, the struct or list that holds it, its name or number there, the struct it
lies in, the seat it belongs to: the fields of a `HiddenField`.
"""
Source = Callable[["HiddenField", Any], Sequence[Any]]
"""Spot of a choice and root -> what it was chosen from."""

MARKS = (HIDDEN, SEALED)


class HiddenField(msgspec.Struct, frozen=True):
    """The place of a value: a field of a struct, or a list there; and its seat."""

    struct: Any
    holder: Any
    name: Any
    seat: int | None

    def put(self, value: Any) -> None:
        """Replace the value."""
        if isinstance(self.name, str):
            setattr(self.holder, self.name, value)
        else:
            self.holder[self.name] = value


class Found(msgspec.Struct):
    """The findings of a walk through a masked state, and the work left to do, in this order."""

    known: defaultdict[PoolKey, set[Any]] = msgspec.field(default_factory=lambda: defaultdict(set))
    piles: list[Callable[[Deal], None]] = []
    dealt: list[Callable[[Deal], None]] = []
    chosen: list[Callable[[Deal], None]] = []
    hooks: list[tuple[FillHook, Any, int | None]] = []


def gather_nothing(
    value: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
) -> None:
    """Note nothing."""


def gather_struct(fields: dict[str, Gather], hook: FillHook | None) -> Gather | None:
    """Return what visits the fields of a struct, then leaves the rest to its hook."""
    if not fields and hook is None:
        return None
    gathered = tuple(fields.items())

    def gather(
        value: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
    ) -> None:
        for field, each in gathered:
            each(getattr(value, field), value, field, value, seat, found)
        if hook is not None:
            found.hooks.append((hook, value, seat))

    return gather


def gather_rng(
    value: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
) -> None:
    """Give the world another random source."""
    spot = HiddenField(struct, holder, name, seat)
    found.dealt.append(lambda deal: spot.put(Rng(deal.rng.next())))


def gather_bag(
    value: list[Any], holder: Any, name: Any, struct: Any, seat: int | None, found: Found
) -> None:
    """Put a bag in random order."""
    found.dealt.append(lambda deal: deal.rng.shuffle(value))


def gather_choice(source: Source) -> Gather:
    """Return a visitor that leaves hidden values to be chosen once everything is dealt."""

    def gather(
        value: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
    ) -> None:
        spot = HiddenField(struct, holder, name, seat)
        if isinstance(value, list):
            values = cast("list[Any]", value)
            found.chosen.append(lambda deal: _choose(values, source(spot, deal.state), deal.rng))
        elif value in MARKS:
            found.chosen.append(lambda deal: spot.put(deal.rng.pick(source(spot, deal.state))))

    return gather


def gather_open(pool: str, declared: Pool, *, many: bool) -> Gather:
    """Return a visitor that notes ids of a pool that are public."""
    shared, by_seat = (pool, None), declared.by_seat

    def gather(
        value: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
    ) -> None:
        found.known[(pool, seat) if by_seat else shared].add(value)

    def gather_all(
        values: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
    ) -> None:
        found.known[(pool, seat) if by_seat else shared].update(values)

    return gather_all if many else gather


def gather_ids(pool: str, declared: Pool, *, pile: bool = False) -> Gather:
    """Return a visitor that notes ids of a pool that can be hidden, and where to deal them."""
    shared, by_seat = (pool, None), declared.by_seat

    def gather(
        value: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
    ) -> None:
        key = (pool, seat) if by_seat else shared
        known = found.known[key]
        if isinstance(value, (list, dict)):
            ids = cast("list[Any]", value)
            known.update(ids)
            if HIDDEN in ids or SEALED in ids:
                (found.piles if pile else found.dealt).append(lambda deal: _deal(key, ids, deal))
        elif value in MARKS:
            spot = HiddenField(struct, holder, name, seat)
            found.dealt.append(lambda deal: spot.put(deal.take(pool, 1, key[1])[0]))
        else:
            known.add(value)

    return gather


def gather_items(inner: Gather, *, by_seat: bool) -> Gather:
    """Return what visits the items of a list."""

    def gather(
        values: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
    ) -> None:
        for at, value in enumerate(values):
            inner(value, values, at, struct, at if by_seat else seat, found)

    return gather


def gather_values(inner: Gather) -> Gather:
    """Return what visits the values of a dict."""

    def gather(
        values: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
    ) -> None:
        for key, value in values.items():
            inner(value, values, key, struct, seat, found)

    return gather


def gather_one_of(members: dict[Any, Gather]) -> Gather:
    """Return what visits a value of a union by its type; those of other types hold nothing."""

    def gather(
        value: Any, holder: Any, name: Any, struct: Any, seat: int | None, found: Found
    ) -> None:
        inner = members.get(type(value))
        if inner is not None:
            inner(value, holder, name, struct, seat, found)

    return gather


def _choose(values: list[Any], source: Sequence[Any], rng: Rng) -> None:
    left = [each for each in source if each not in values]
    rng.shuffle(left)
    values[:] = [left.pop() if value in MARKS else value for value in values]


def _deal(key: PoolKey, values: list[Any], deal: Deal) -> None:
    """Replace the marks of a list; where too little is unseen it gets shorter."""
    hidden = values.count(HIDDEN) or values.count(SEALED)
    dealt = deal.take(key[0], hidden, key[1])
    if hidden == len(values):
        values[:] = dealt
        return
    for at in range(len(values) - 1, -1, -1):
        if values[at] in MARKS:
            values[at : at + 1] = [dealt.pop()] if dealt else []

"""Filling a masked state: a walk through it, and dealing its hidden values again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

import msgspec

from games.core.hidden.declare import HIDDEN, SEALED, Deal, FillHook, Id, Pool, PoolKey
from games.core.rng import Rng

Gather = Callable[[Any, "HiddenField", "Found"], None]
"""A visitor that notes known pool ids in a masked value, and the places to deal to."""
Source = Callable[["HiddenField", Any], Sequence[object]]
"""Spot of a choice and root -> what it was chosen from."""

MARKS = (HIDDEN, SEALED)


class HiddenField(msgspec.Struct, frozen=True):
    """The place of a value: a field of a struct, or an item in a field of one; and its seat."""

    struct: msgspec.Struct
    """The struct it lies in."""
    holder: msgspec.Struct | list[Any] | dict[str, Any]
    """What holds it: the struct, or a list or a dict there."""
    name: str | int
    """Its name or number there."""
    seat: int | None
    """The seat it belongs to."""

    def put(self, value: object) -> None:
        """Replace the value."""
        if isinstance(self.holder, msgspec.Struct):
            setattr(self.holder, str(self.name), value)
        elif isinstance(self.holder, list):
            self.holder[int(self.name)] = value
        else:
            self.holder[str(self.name)] = value


class Found(msgspec.Struct):
    """The findings of a walk through a masked state, and the work left to do, in this order."""

    known: defaultdict[PoolKey, set[Id]] = msgspec.field(default_factory=lambda: defaultdict(set))
    piles: list[Callable[[Deal], None]] = []
    dealt: list[Callable[[Deal], None]] = []
    chosen: list[Callable[[Deal], None]] = []
    hooks: list[tuple[FillHook, msgspec.Struct, int | None]] = []


def gather_nothing(value: object, spot: HiddenField, found: Found) -> None:
    """Note nothing."""


def gather_struct(fields: dict[str, Gather], hook: FillHook | None) -> Gather | None:
    """Return what visits the fields of a struct, then leaves the rest to its hook."""
    if not fields and hook is None:
        return None
    gathered = tuple(fields.items())

    def gather(value: msgspec.Struct, spot: HiddenField, found: Found) -> None:
        for field, each in gathered:
            each(getattr(value, field), HiddenField(value, value, field, spot.seat), found)
        if hook is not None:
            found.hooks.append((hook, value, spot.seat))

    return gather


def gather_rng(value: Rng, spot: HiddenField, found: Found) -> None:
    """Give the world another random source."""
    found.dealt.append(lambda deal: spot.put(Rng(deal.rng.next())))


def gather_bag(value: list[object], spot: HiddenField, found: Found) -> None:
    """Put a bag in random order."""
    found.dealt.append(lambda deal: deal.rng.shuffle(value))


def gather_choice(source: Source) -> Gather:
    """Return a visitor that leaves hidden values to be chosen once everything is dealt."""

    def gather(value: object, spot: HiddenField, found: Found) -> None:
        if isinstance(value, list):
            values = cast("list[object]", value)
            found.chosen.append(lambda deal: _choose(values, source(spot, deal.state), deal.rng))
        elif value in MARKS:
            found.chosen.append(lambda deal: spot.put(deal.rng.pick(source(spot, deal.state))))

    return gather


def gather_open(pool: str, declared: Pool, *, many: bool) -> Gather:
    """Return a visitor that notes ids of a pool that are public."""
    shared, by_seat = (pool, None), declared.by_seat

    def gather(value: Id, spot: HiddenField, found: Found) -> None:
        found.known[(pool, spot.seat) if by_seat else shared].add(value)

    def gather_all(values: Iterable[Id], spot: HiddenField, found: Found) -> None:
        found.known[(pool, spot.seat) if by_seat else shared].update(values)

    return gather_all if many else gather


def gather_ids(pool: str, declared: Pool, *, pile: bool = False) -> Gather:
    """Return a visitor that notes ids of a pool that can be hidden, and where to deal them."""
    shared, by_seat = (pool, None), declared.by_seat

    def gather(value: Id | list[Id], spot: HiddenField, found: Found) -> None:
        key = (pool, spot.seat) if by_seat else shared
        known = found.known[key]
        if isinstance(value, list):
            ids = value
            known.update(ids)
            if HIDDEN in ids or SEALED in ids:
                (found.piles if pile else found.dealt).append(lambda deal: _deal(key, ids, deal))
        elif value in MARKS:
            found.dealt.append(lambda deal: spot.put(deal.take(pool, 1, key[1])[0]))
        else:
            known.add(value)

    return gather


def gather_items(inner: Gather, *, by_seat: bool) -> Gather:
    """Return what visits the items of a list."""

    def gather(values: list[Any], spot: HiddenField, found: Found) -> None:
        for at, value in enumerate(values):
            seat = at if by_seat else spot.seat
            inner(value, HiddenField(spot.struct, values, at, seat), found)

    return gather


def gather_values(inner: Gather) -> Gather:
    """Return what visits the values of a dict."""

    def gather(values: dict[str, Any], spot: HiddenField, found: Found) -> None:
        for key, value in values.items():
            inner(value, HiddenField(spot.struct, values, key, spot.seat), found)

    return gather


def gather_one_of(members: dict[type, Gather]) -> Gather:
    """Return what visits a value of a union by its type; those of other types hold nothing."""

    def gather(value: object, spot: HiddenField, found: Found) -> None:
        inner = members.get(type(value))
        if inner is not None:
            inner(value, spot, found)

    return gather


def _choose(values: list[object], source: Sequence[object], rng: Rng) -> None:
    left = [each for each in source if each not in values]
    rng.shuffle(left)
    values[:] = [left.pop() if value in MARKS else value for value in values]


def _deal(key: PoolKey, values: list[Id], deal: Deal) -> None:
    """Replace the marks of a list; where too little is unseen it gets shorter."""
    hidden = values.count(HIDDEN) or values.count(SEALED)
    dealt = deal.take(key[0], hidden, key[1])
    if hidden == len(values):
        values[:] = dealt
        return
    for at in range(len(values) - 1, -1, -1):
        if values[at] in MARKS:
            values[at : at + 1] = [dealt.pop()] if dealt else []

"""Special forms of component data in TOML: Functions, and boards by edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from games.ceres.content import types
from games.ceres.content.checks import findings
from games.core import packs
from games.core.content import Name
from games.core.toml import Table, fail

FAMILIES = ("facilities", "projects", "ships", "asteroids")
B = TypeVar("B", types.Favor, types.Program, types.StartingOutstation)
Flag = TypeVar("Flag", types.HeadquartersGain, types.FacilityProduction, types.AsteroidProduction)


def lay(
    source: str, file: str, base: types.Components, known: Mapping[str, Name]
) -> types.Components:
    """Return a set with an owner's pack laid over it; `known` are the names of the set's ids.

    Raises `ContentError`; its path begins with `file`.
    """
    return packs.lay(source, file, base, known, overlay, findings, {types.Part: _part})


def table(source: str, file: str) -> Table:
    """Return a file of component data to be read."""
    return packs.table(source, file, {types.Part: _part})


def overlay(pack: Table, base: types.Components, known: Mapping[str, Name]) -> types.Components:
    """Return a set with one file laid over it, before the checks of the whole."""
    cards = packs.Families(pack, base.names, known, FAMILIES)
    found = types.Components(
        **cards.all(types.Components, base),
        favors=_by_edition(pack, "favors", base.favors, _favors),
        programs=_by_edition(pack, "programs", base.programs, _programs),
        starting=_by_edition(pack, "starting", base.starting, _starting),
        slots=pack.read("slots", types.Slots, base.slots),
        names=cards.named,
    )
    cards.done()
    return found


# Functions


def _flag(kind: type[Flag]) -> Callable[[Table, str], Flag]:
    """Return what reads an effect that has nothing to be said of."""

    def effect(part: Table, key: str) -> Flag:
        part.read(key, bool)
        return kind()

    return effect


_EFFECTS: Mapping[str, Callable[[Table, str], types.Effect]] = {
    "gain": lambda part, key: types.Gain(part.read(key, types.Printed)),
    "action": lambda part, key: types.Act(
        part.read(key, types.ActionName), part.read("times", types.Times, 1)
    ),
    "visit": lambda part, key: types.Visit(part.read(key, types.Location)),
    "headquarters": _flag(types.HeadquartersGain),
    "facility_production": _flag(types.FacilityProduction),
    "asteroid_production": _flag(types.AsteroidProduction),
    "draw": lambda part, key: types.DrawAndSee(part.read(key, types.Drawn)),
}


def _part(part: Table) -> types.Part:
    """Return a part of a Function; its effect is known by the key that is there."""
    named = [key for key in _EFFECTS if part.has(key)]
    if len(named) != 1:
        why = f"a part has exactly one of {', '.join(_EFFECTS)}"
        fail(part.path, ", ".join(named) or "none", why)
    return types.Part(_EFFECTS[named[0]](part, named[0]), part.read("cost", types.Printed, {}))


# Boards, by edition


def _by_edition(
    pack: Table,
    key: str,
    base: Mapping[types.Edition, tuple[B, ...]],
    read: Callable[[Table, types.Edition, tuple[B, ...]], Iterable[B]],
) -> dict[types.Edition, tuple[B, ...]]:
    editions = pack.table(key)
    found: dict[types.Edition, tuple[B, ...]] = {}
    for edition in types.EDITIONS:
        found[edition] = tuple(read(editions, edition, base.get(edition, ())))
    editions.done()
    return found


def _favors(
    editions: Table, edition: types.Edition, base: tuple[types.Favor, ...]
) -> Iterator[types.Favor]:
    costs = editions.table(edition)
    old = {favor.id: favor.cost for favor in base}
    for favor in types.FAVORS:
        cost = costs.read(favor, types.Price, old.get(favor))
        if cost is not None:
            yield types.Favor(id=favor, cost=cost)
    costs.done()


def _programs(
    editions: Table, edition: types.Edition, base: tuple[types.Program, ...]
) -> Iterable[types.Program]:
    found = {(program.field, program.level): program for program in base}
    seen: set[tuple[str, int]] = set()
    for entry in editions.tables(edition):
        key = entry.read("field", types.Field), entry.read("level", types.Level)
        if key in seen:
            fail(entry.path, f"{key[0]} {key[1]}", packs.TWICE)
        seen.add(key)
        found[key] = entry.struct(types.Program, found.get(key), field=key[0], level=key[1])
    return found.values()


def _starting(
    editions: Table, edition: types.Edition, base: tuple[types.StartingOutstation, ...]
) -> Iterable[types.StartingOutstation]:
    found = {start.id: start for start in base}
    # The house's own set begins with none; a pack changes the four there are.
    for key, entry in packs.entries(editions.tables(edition), found if base else None):
        old = found.get(key)
        fixed = {"id": key} if old is None else {"id": key, "kind": old.kind}
        found[key] = entry.struct(types.StartingOutstation, old, **fixed)
    return found.values()

"""Component data in TOML, laid over what is there: the house's set and owners' content packs.

`docs/content-packs.md` describes the form. Everything wrong is a `ContentError` that names the
file, the place in it, the value and the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from games.ceres.content.checks import findings
from games.ceres.content.types import (
    EDITIONS,
    FAVORS,
    Act,
    ActionName,
    Asteroid,
    AsteroidProduction,
    Components,
    DrawAndSee,
    Drawn,
    Edition,
    Effect,
    Facility,
    FacilityProduction,
    Favor,
    Field,
    Format,
    Gain,
    HeadquartersGain,
    Level,
    Location,
    Part,
    Price,
    Printed,
    Program,
    Project,
    Ship,
    Slots,
    StartingOutstation,
    Times,
    Visit,
)
from games.core.content import Name, names, refuse
from games.core.text import LANGUAGES
from games.core.toml import Table, fail, parse

TWICE = "this stands twice in the pack"
FAMILIES = ("facilities", "projects", "ships", "asteroids")
C = TypeVar("C", Facility, Project, Ship, Asteroid)
B = TypeVar("B", Favor, Program, StartingOutstation)
Flag = TypeVar("Flag", HeadquartersGain, FacilityProduction, AsteroidProduction)


def lay(source: str, file: str, base: Components, known: Mapping[str, Name]) -> Components:
    """Return a set with an owner's pack laid over it; `known` are the names of the set's ids.

    Raises `ContentError`; its path begins with `file`.
    """
    pack = table(source, file)
    pack.read("format", Format)
    title: Name = {lang: Path(file).stem for lang in LANGUAGES}
    if pack.has("name"):
        title = _name(pack)
        refuse(names("name", title), file)
    found = msgspec.structs.replace(overlay(pack, base, known), name=title)
    refuse(findings(found, known), file)
    return found


def table(source: str, file: str) -> Table:
    """Return a file of component data to be read."""
    return Table(parse(source, file), file, ": ", {Part: _part})


def overlay(pack: Table, base: Components, known: Mapping[str, Name]) -> Components:
    """Return a set with one file laid over it, before the checks of the whole."""
    removed = pack.table("remove")
    cards = _Cards(known, pack.words("complete", FAMILIES), removed, dict(base.names))
    found = Components(
        facilities=cards.family(pack, "facilities", Facility, base.facilities),
        projects=cards.family(pack, "projects", Project, base.projects),
        ships=cards.family(pack, "ships", Ship, base.ships),
        asteroids=cards.family(pack, "asteroids", Asteroid, base.asteroids),
        favors=_by_edition(pack, "favors", base.favors, _favors),
        programs=_by_edition(pack, "programs", base.programs, _programs),
        starting=_by_edition(pack, "starting", base.starting, _starting),
        slots=pack.read("slots", Slots, base.slots),
        names=cards.named,
    )
    removed.done()
    pack.done()
    return found


# Cards: an entry with a known id changes that card, one with a new id is a new card


class _Cards(msgspec.Struct):
    """Reads families of cards; `named` collects the names of those that have no name yet."""

    known: Mapping[str, Name]
    complete: Sequence[str]
    removed: Table
    named: dict[str, Name]

    def family(self, pack: Table, family: str, kind: type[C], base: Sequence[C]) -> tuple[C, ...]:
        own = {card.id: card for card in base}
        kept: dict[str, C] = {} if family in self.complete else dict(own)
        for key in self.removed.words(family, own):
            kept.pop(key, None)
        seen: set[str] = set()
        for entry in pack.tables(family):
            key: str = entry.read("id", str)
            entry.path = f"{entry.path} ({key})"
            if key in seen:
                fail(entry.at("id"), key, TWICE)
            seen.add(key)
            self._name(entry, key)
            replaced = entry.word("replaces", own) if entry.has("replaces") else None
            if replaced is not None and replaced not in kept:
                fail(entry.at("replaces"), replaced, "this card is not in the set any more")
            card = entry.struct(kind, own.get(key), id=key)
            if replaced is None:
                kept[key] = card
            else:
                order = [(key, card) if k == replaced else (k, old) for k, old in kept.items()]
                kept = dict(order)
        return tuple(kept.values())

    def _name(self, entry: Table, key: str) -> None:
        """Note a new card's name. The log names things by id alone, so a known id keeps its own."""
        old = self.known.get(key)
        if old is not None and not entry.has("name"):
            return
        name = _name(entry)
        if old is None:
            self.named[key] = name
        elif name != old:
            why = (
                f"the id belongs to the built-in {old['en']!r}: give a card of another name its "
                f'own id, with replaces = "{key}"'
            )
            fail(entry.at("name"), name["en"], why)


def _name(entry: Table) -> Name:
    value = entry.take("name")
    if isinstance(value, str):
        return dict.fromkeys(LANGUAGES, value)
    both = Table(value, entry.at("name"))
    found: Name = {lang: both.read(lang, str) for lang in LANGUAGES}
    both.done()
    return found


def _flag(kind: type[Flag]) -> Callable[[Table, str], Flag]:
    """Return what reads an effect that has nothing to be said of."""

    def effect(part: Table, key: str) -> Flag:
        part.read(key, bool)
        return kind()

    return effect


_EFFECTS: Mapping[str, Callable[[Table, str], Effect]] = {
    "gain": lambda part, key: Gain(part.read(key, Printed)),
    "action": lambda part, key: Act(part.read(key, ActionName), part.read("times", Times, 1)),
    "visit": lambda part, key: Visit(part.read(key, Location)),
    "headquarters": _flag(HeadquartersGain),
    "facility_production": _flag(FacilityProduction),
    "asteroid_production": _flag(AsteroidProduction),
    "draw": lambda part, key: DrawAndSee(part.read(key, Drawn)),
}


def _part(part: Table) -> Part:
    """Return a part of a Function; its effect is known by the key that is there."""
    named = [key for key in _EFFECTS if part.has(key)]
    if len(named) != 1:
        why = f"a part has exactly one of {', '.join(_EFFECTS)}"
        fail(part.path, ", ".join(named) or "none", why)
    return Part(_EFFECTS[named[0]](part, named[0]), part.read("cost", Printed, {}))


# Boards, by edition


def _by_edition(
    pack: Table,
    key: str,
    base: Mapping[Edition, tuple[B, ...]],
    read: Callable[[Table, Edition, tuple[B, ...]], Iterable[B]],
) -> dict[Edition, tuple[B, ...]]:
    editions = pack.table(key)
    found: dict[Edition, tuple[B, ...]] = {}
    for edition in EDITIONS:
        found[edition] = tuple(read(editions, edition, base.get(edition, ())))
    editions.done()
    return found


def _favors(editions: Table, edition: Edition, base: tuple[Favor, ...]) -> Iterator[Favor]:
    costs = editions.table(edition)
    old = {favor.id: favor.cost for favor in base}
    for favor in FAVORS:
        cost = costs.read(favor, Price, old.get(favor))
        if cost is not None:
            yield Favor(id=favor, cost=cost)
    costs.done()


def _programs(editions: Table, edition: Edition, base: tuple[Program, ...]) -> Iterable[Program]:
    found = {(program.field, program.level): program for program in base}
    seen: set[tuple[str, int]] = set()
    for entry in editions.tables(edition):
        key = entry.read("field", Field), entry.read("level", Level)
        if key in seen:
            fail(entry.path, f"{key[0]} {key[1]}", TWICE)
        seen.add(key)
        found[key] = entry.struct(Program, found.get(key), field=key[0], level=key[1])
    return found.values()


def _starting(
    editions: Table, edition: Edition, base: tuple[StartingOutstation, ...]
) -> Iterable[StartingOutstation]:
    found = {start.id: start for start in base}
    seen: set[str] = set()
    for entry in editions.tables(edition):
        # The house's own set begins with none; a pack changes the four there are.
        key = entry.word("id", found) if base else entry.read("id", str)
        if key in seen:
            fail(entry.at("id"), key, TWICE)
        seen.add(key)
        old = found.get(key)
        fixed = {"id": key} if old is None else {"id": key, "kind": old.kind}
        found[key] = entry.struct(StartingOutstation, old, **fixed)
    return found.values()

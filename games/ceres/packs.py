"""Content packs: an owner's own component data in TOML, laid over the built-in set.

`docs/content-packs.md` describes the form. Everything wrong is a `ContentError` that names the
file, the place in it, the value and the reason; nothing is guessed and no unknown key is ignored.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from games.ceres import catalog, checks, packs_reader
from games.ceres.components import (
    FIELDS,
    GOODS,
    KINDS,
    LOCATIONS,
    RINGS,
    Act,
    ActionName,
    Asteroid,
    AsteroidProduction,
    Components,
    DrawAndSee,
    Edition,
    Effect,
    Facility,
    FacilityProduction,
    Favor,
    Gain,
    Good,
    Goods,
    HeadquartersGain,
    Name,
    Part,
    Program,
    Project,
    Ship,
    StartingOutstation,
    TradeLine,
    Visit,
)
from games.ceres.packs_reader import Reader, fail
from games.core.errors import ContentError

FORMAT = 1
TWICE = "this stands twice in the pack"
FAMILIES = ("facilities", "projects", "ships", "asteroids")
ACTIONS: tuple[ActionName, ...] = (
    "trade",
    "settlement",
    "expanse",
    "upgrade",
    "launch",
    "research",
    "favor",
    "reassign",
    "manufacture",
)
C = TypeVar("C", Facility, Project, Ship, Asteroid)
_EFFECTS = (
    "gain",
    "action",
    "visit",
    "headquarters",
    "facility_production",
    "asteroid_production",
    "draw",
)


def load(source: str, file: str) -> str:
    """Make the component set of a pack known and return its hash.

    Raises `ContentError`; its path begins with `file`.
    """
    components = parse(source, file)
    try:
        checks.refuse(components)
    except ContentError as error:
        raise ContentError(f"{file}: {error.path}", error.value, error.why) from error
    return catalog.register(components)


def parse(source: str, file: str) -> Components:
    """Return the built-in set with a pack laid over it, before the checks of the whole."""
    pack = Reader(packs_reader.parse(source, file), file, ": ")
    pack.whole_number("format", least=FORMAT, most=FORMAT)
    base = catalog.BUILT_IN_COMPONENTS
    complete = pack.words("complete", FAMILIES)
    removed = Reader(pack.table("remove"), f"{file}: remove")
    found = Components(
        name=_title(pack, file),
        slots=pack.whole_number("slots", 3, 6, base.slots),
        facilities=_family(pack, "facilities", base.facilities, _facility, removed, complete),
        projects=_family(pack, "projects", base.projects, _project, removed, complete),
        ships=_family(pack, "ships", base.ships, _ship, removed, complete),
        asteroids=_family(pack, "asteroids", base.asteroids, _asteroid, removed, complete),
        favors=_by_edition(pack, "favors", base.favors, _favors),
        programs=_by_edition(pack, "programs", base.programs, _programs),
        starting=_by_edition(pack, "starting", base.starting, _starting),
    )
    removed.done()
    pack.done()
    return found


def _title(pack: Reader, file: str) -> Name:
    """Return what the pack is called; tables show it, so it keeps the rules of names."""
    if not pack.has("name"):
        return Name(Path(file).stem, Path(file).stem)
    found = _name(pack, None)
    for wrong in checks.name_findings(f"{file}: name", found):
        fail(wrong.path, wrong.value, wrong.why)
    return found


# Cards: an entry with a known id changes that card, one with a new id is a new card


def _family(
    pack: Reader,
    family: str,
    base: Sequence[C],
    read: Callable[[Reader, str, C | None], C],
    removed: Reader,
    complete: Sequence[str],
) -> tuple[C, ...]:
    own = {card.id: card for card in base}
    kept: dict[str, C] = {} if family in complete else dict(own)
    for key in removed.words(family, tuple(own)):
        kept.pop(key, None)
    seen: set[str] = set()
    for entry in pack.tables(family):
        key = entry.word("id")
        entry.path = f"{entry.path} ({key})"
        if key in seen:
            fail(f"{entry.path}.id", key, TWICE)
        seen.add(key)
        card = read(entry, key, own.get(key))
        _same_name(entry, card, own.get(key))
        if entry.has("replaces"):
            old = entry.word("replaces", tuple(own))
            if old not in kept:
                fail(f"{entry.path}.replaces", old, "this card is not in the set any more")
            kept = {(key if k == old else k): (card if k == old else c) for k, c in kept.items()}
        else:
            kept[key] = card
        entry.done()
    return tuple(kept.values())


def _same_name(entry: Reader, card: C, old: C | None) -> None:
    """The log names things by id alone, so an id of the built-in set keeps its name."""
    if old is not None and card.name != old.name:
        why = (
            f"the id belongs to the built-in {old.name.en!r}: give a card of another name its own "
            f'id, with replaces = "{old.id}"'
        )
        fail(f"{entry.path}.name", card.name.en, why)


def _name(entry: Reader, old: Name | None) -> Name:
    if old is not None and not entry.has("name"):
        return old
    value = entry.take("name")
    if isinstance(value, str):
        return Name(value, value)
    both = Reader(value, f"{entry.path}.name")
    found = Name(both.word("en"), both.word("fr"))
    both.done()
    return found


def _facility(entry: Reader, key: str, old: Facility | None) -> Facility:
    return Facility(
        id=key,
        name=_name(entry, old and old.name),
        kind=entry.one_of("type", KINDS, old and old.kind),
        cost=_goods(entry, "cost", old and old.cost),
        production=_goods(entry, "production", old and old.production),
        vp=entry.whole_number("vp", 0, 50, old and old.vp),
        function=_function(entry, "function", old and old.function),
    )


def _project(entry: Reader, key: str, old: Project | None) -> Project:
    return Project(
        id=key,
        name=_name(entry, old and old.name),
        cost=_goods(entry, "cost", old and old.cost),
        vp=entry.whole_number("vp", 1, 50, old and old.vp),
        players=entry.whole_number("players", 2, 4, old.players if old else 2),
        commitment=entry.whole_number("commitment", 0, 9, old.commitment if old else 0),
    )


def _ship(entry: Reader, key: str, old: Ship | None) -> Ship:
    lines = old.lines if old else ()
    if old is None or entry.has("lines"):
        lines = tuple(_line(line) for line in entry.tables("lines"))
    return Ship(id=key, name=_name(entry, old and old.name), lines=lines)


def _line(line: Reader) -> TradeLine:
    found = TradeLine(
        pay=_goods(line, "pay", None),
        gain=_goods(line, "gain", {}),
        vp=line.whole_number("vp", 0, 50, 0),
        multiplier=line.whole_number("multiplier", 1, 3, 1),
    )
    line.done()
    return found


def _asteroid(entry: Reader, key: str, old: Asteroid | None) -> Asteroid:
    return Asteroid(
        id=key,
        name=_name(entry, old and old.name),
        ring=entry.one_of("ring", RINGS, old and old.ring),
        zone=entry.whole_number("zone", 0, 4, old and old.zone),
        production=_goods(entry, "production", old and old.production),
        vp=entry.whole_number("vp", 0, 50, old and old.vp),
    )


# Goods and Functions


def _goods(entry: Reader, key: str, old: Goods | None) -> Goods:
    if old is not None and not entry.has(key):
        return old
    table = Reader(entry.take(key), f"{entry.path}.{key}")
    found: Goods = {}
    for name in table.names():
        good: Good = table.known(name, GOODS)
        found[good] = table.whole_number(name, 1, 99)
    return found


def _function(entry: Reader, key: str, old: tuple[Part, ...] | None) -> tuple[Part, ...]:
    if old is not None and not entry.has(key):
        return old
    return tuple(_part(part) for part in entry.tables(key))


def _part(part: Reader) -> Part:
    named = [key for key in _EFFECTS if part.has(key)]
    if len(named) != 1:
        why = f"a part has exactly one of {', '.join(_EFFECTS)}"
        fail(part.path, ", ".join(named) or "none", why)
    found = Part(_effect(part, named[0]), _goods(part, "cost", {}))
    part.done()
    return found


def _effect(part: Reader, key: str) -> Effect:
    match key:
        case "gain":
            return Gain(_goods(part, "gain", None))
        case "action":
            action = part.one_of("action", ACTIONS, None)
            return Act(action, part.whole_number("times", 1, 4, 1))
        case "visit":
            return Visit(part.one_of("visit", LOCATIONS, None))
        case "draw":
            return DrawAndSee(part.whole_number("draw", 1, 6))
        case "headquarters":
            part.true(key)
            return HeadquartersGain()
        case "facility_production":
            part.true(key)
            return FacilityProduction()
        case _:
            part.true(key)
            return AsteroidProduction()


# Boards, by edition

B = TypeVar("B")


def _by_edition(
    pack: Reader,
    key: str,
    base: dict[Edition, tuple[B, ...]],
    read: Callable[[Reader, Edition, tuple[B, ...]], tuple[B, ...]],
) -> dict[Edition, tuple[B, ...]]:
    editions = Reader(pack.table(key), f"{pack.path}: {key}")
    found: dict[Edition, tuple[B, ...]] = {}
    for edition in catalog.EDITIONS:
        found[edition] = read(editions, edition, base[edition])
    editions.done()
    return found


def _favors(editions: Reader, edition: Edition, base: tuple[Favor, ...]) -> tuple[Favor, ...]:
    costs = Reader(editions.table(edition), f"{editions.path}.{edition}")
    found = tuple(
        msgspec.structs.replace(favor, cost=costs.whole_number(favor.id, 0, 9, favor.cost))
        for favor in base
    )
    costs.done()
    return found


def _programs(editions: Reader, edition: Edition, base: tuple[Program, ...]) -> tuple[Program, ...]:
    found = {(program.field, program.level): program for program in base}
    seen: set[tuple[str, int]] = set()
    for entry in editions.tables(edition):
        field = entry.one_of("field", FIELDS, None)
        level = entry.whole_number("level", 1, 3)
        if (field, level) in seen:
            fail(entry.path, f"{field} {level}", TWICE)
        seen.add((field, level))
        old = found[field, level]
        found[field, level] = Program(
            field=field,
            level=level,
            cost=_goods(entry, "cost", old.cost),
            vp=entry.whole_number("vp", 0, 50, old.vp),
        )
        entry.done()
    return tuple(found.values())


def _starting(
    editions: Reader, edition: Edition, base: tuple[StartingOutstation, ...]
) -> tuple[StartingOutstation, ...]:
    found = {start.id: start for start in base}
    seen: set[str] = set()
    for entry in editions.tables(edition):
        old = found[entry.word("id", tuple(found))]
        if old.id in seen:
            fail(f"{entry.path}.id", old.id, TWICE)
        seen.add(old.id)
        found[old.id] = msgspec.structs.replace(
            old,
            production=_goods(entry, "production", old.production),
            top=_function(entry, "top", old.top),
            bottom=_function(entry, "bottom", old.bottom),
        )
        entry.done()
    return tuple(found.values())


def check(file: Path) -> str:
    """Return what a pack file makes, in one line; raises `ContentError`."""
    content = load(file.read_text("utf-8"), file.name)
    found = catalog.components(content).components
    known = catalog.BUILT_IN_COMPONENTS
    changed = sum(
        card not in getattr(known, family) for family in FAMILIES for card in getattr(found, family)
    )
    return f"{file.name}: a good pack, {changed} cards of its own, content {content}"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python -m games.ceres.packs FILE.toml")
    try:
        print(check(Path(sys.argv[1])))
    except OSError as problem:
        raise SystemExit(f"{sys.argv[1]}: cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError as problem:
        raise SystemExit(f"{sys.argv[1]}: is not UTF-8 text ({problem.reason})") from None
    except ContentError as problem:
        raise SystemExit(str(problem)) from None

"""Checks that every component set must pass in addition to the checks of its types.

`findings` names each fault with its path and value. Further demands on the built-in set (bands,
curves, balance) are in the tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from games.ceres.content import types
from games.core.content import Finding, Name, counted, exactly, ids, names, same_names

CAP = 12
"""Resources are capped (1.4), so nothing may cost more of one."""
REVEALED = {players: 3 * (players + 2) for players in (2, 3, 4)}
"""Settlement Projects turned up in three rounds (2.10, 12.5)."""
_REPEATABLE = ("trade", "manufacture")


def findings(components: types.Components, known: Mapping[str, Name]) -> Iterator[Finding]:
    """Yield everything that a component set must keep and does not.

    `known` are the names of ids that the set does not name itself.
    """
    yield from counted("facilities", components.facilities, 48)
    yield from counted("projects", components.projects, 21)
    yield from counted("ships", components.ships, 4)
    yield from _named(components, {**known, **components.names})
    for card in components.facilities:
        yield from _facility(card)
    for card in components.projects:
        yield from _amounts(f"projects.{card.id}.cost", card.cost, cost=True)
    for ship in components.ships:
        yield from _ship(ship)
    for asteroid in components.asteroids:
        yield from _amounts(f"asteroids.{asteroid.id}.production", asteroid.production)
    yield from _belt(components.asteroids)
    yield from _decks(components.projects)
    for edition in types.EDITIONS:
        yield from _board(components, edition)


def _named(components: types.Components, named: Mapping[str, Name]) -> Iterator[Finding]:
    """Check ids and names: ids share one space, names are unique in a family."""
    starting = components.starting["final"]
    families = {
        "favors": components.favors["final"],
        "facilities": components.facilities,
        "projects": components.projects,
        "ships": components.ships,
        "asteroids": components.asteroids,
        "starting.final": starting,
    }
    yield from ids(families)
    for path, items in families.items():
        for item in items:
            yield from names(f"{path}.{item.id}", named.get(item.id, {}))
    for path in ("facilities", "projects", "ships", "asteroids"):
        alike = [*families[path], *(starting if path == "facilities" else ())]
        yield from same_names(path, {item.id: named.get(item.id, {}) for item in alike})


def _amounts(
    path: str, goods: types.Goods, *, cost: bool = False, empty: bool = False
) -> Iterator[Finding]:
    if not goods and not empty:
        yield Finding(path, {}, "must name at least one good")
    for good, amount in goods.items():
        if amount > CAP and (good in types.RESOURCES or not cost):
            yield Finding(f"{path}.{good}", amount, f"must be at most {CAP}")


def _facility(card: types.Facility) -> Iterator[Finding]:
    path = f"facilities.{card.id}"
    yield from _amounts(f"{path}.cost", card.cost, cost=True)
    yield from _amounts(f"{path}.production", card.production)
    if not 1 <= len(card.function) <= 3:
        yield Finding(f"{path}.function", len(card.function), "a Function has 1 to 3 parts")
    yield from _parts(f"{path}.function", card.function)


def _parts(path: str, parts: Sequence[types.Part]) -> Iterator[Finding]:
    for number, part in enumerate(parts):
        here = f"{path}[{number}]"
        yield from _amounts(f"{here}.cost", part.cost, cost=True, empty=True)
        match part.effect:
            case types.Gain(goods):
                yield from _amounts(f"{here}.gain", goods)
            case types.Act(action, times) if times > 1 and action not in _REPEATABLE:
                yield Finding(f"{here}.times", times, f"{action} can only be printed once")
            case _:
                pass


def _decks(projects: Sequence[types.Project]) -> Iterator[Finding]:
    for players, needed in REVEALED.items():
        deck = sum(card.players <= players for card in projects)
        if deck < needed:
            why = f"{players} players need at least {needed} cards (P+2 in three rounds)"
            yield Finding("projects", deck, why)


def _ship(ship: types.Ship) -> Iterator[Finding]:
    path = f"ships.{ship.id}"
    if not 2 <= len(ship.lines) <= 6:
        yield Finding(f"{path}.lines", len(ship.lines), "a ship has 2 to 6 trade lines")
    for number, line in enumerate(ship.lines):
        here = f"{path}.lines[{number}]"
        yield from _amounts(f"{here}.pay", line.pay, cost=True)
        yield from _amounts(f"{here}.gain", line.gain, empty=line.vp > 0)


def _belt(asteroids: Sequence[types.Asteroid]) -> Iterator[Finding]:
    for ring in types.RINGS:
        if not any(a.ring == ring for a in asteroids):
            yield Finding("asteroids", ring, "every ring needs an asteroid")
    for (ring, zone), number in Counter((a.ring, a.zone) for a in asteroids).items():
        if number > 3:
            yield Finding(f"asteroids ({ring}, zone {zone})", number, "a zone holds at most 3")


def _board(components: types.Components, edition: types.Edition) -> Iterator[Finding]:
    favors = [favor.id for favor in components.favors[edition]]
    yield from exactly(f"favors.{edition}", favors, types.FAVORS)
    programs = components.programs[edition]
    levels = [f"{field} {level}" for field in types.FIELDS for level in (1, 2, 3)]
    yield from exactly(f"programs.{edition}", [f"{p.field} {p.level}" for p in programs], levels)
    for program in programs:
        path = f"programs.{edition}.{program.field}[{program.level}]"
        yield from _amounts(f"{path}.cost", program.cost, cost=True)
    starting = components.starting[edition]
    yield from exactly(f"starting.{edition} kinds", [s.kind for s in starting], types.KINDS)
    for start in starting:
        yield from _start(f"starting.{edition}.{start.id}", start)
    if {s.id for s in starting} != {s.id for s in components.starting["final"]}:
        found = ", ".join(s.id for s in starting)
        yield Finding(f"starting.{edition}", found, "both editions need the same four ids")


def _start(path: str, start: types.StartingOutstation) -> Iterator[Finding]:
    yield from _amounts(f"{path}.production", start.production)
    for side, parts in (("top", start.top), ("bottom", start.bottom)):
        if not 1 <= len(parts) <= 3:
            yield Finding(f"{path}.{side}", len(parts), "a Function has 1 to 3 parts")
        yield from _parts(f"{path}.{side}", parts)

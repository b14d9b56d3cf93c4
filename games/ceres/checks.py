"""What every component set must keep, whoever made it: counts, shapes, payable costs.

`findings` names each fault with its path and value. What the house asks of its own set besides
(bands, curves, balance) is in `checks_house.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from games.ceres.components import (
    FIELDS,
    GOODS,
    KINDS,
    RESOURCES,
    RINGS,
    Act,
    Asteroid,
    AsteroidProduction,
    Components,
    DrawAndSee,
    Edition,
    Facility,
    FacilityProduction,
    Gain,
    Goods,
    HeadquartersGain,
    Name,
    Part,
    Project,
    Ship,
    StartingOutstation,
    Visit,
)
from games.core.errors import ContentError

CAP = 12
"""Resources are capped (1.4), so nothing may cost more of one."""
FACILITIES, PROJECTS, SHIPS = 48, 21, 4
REVEALED = {players: 3 * (players + 2) for players in (2, 3, 4)}
"""Settlement Projects turned up in three rounds (2.10, 12.5)."""
LONGEST_NAME = 30
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_REPEATABLE = ("trade", "manufacture")
_FAVORS = (
    "manufacturing_efficiency",
    "continuous_ice_supply",
    "mars_droid",
    "leader_assistant",
    "special_grant",
)
_EDITIONS: tuple[Edition, ...] = ("final", "draft")


class Finding(msgspec.Struct, frozen=True):
    """A fault of a component set: where, which value, and why it cannot be."""

    path: str
    value: object
    why: str


def refuse(components: Components) -> None:
    """Raise `ContentError` for the first thing that a component set must keep and does not."""
    for found in findings(components):
        raise ContentError(found.path, found.value, found.why)


def findings(components: Components) -> Iterator[Finding]:
    """Yield everything that a component set must keep and does not."""
    yield from _counts(components)
    yield from _ids(components)
    if not 3 <= components.slots <= 6:
        yield Finding("slots", components.slots, "must be 3 to 6: two players lose two (2.7)")
    for card in components.facilities:
        yield from _facility(card)
    for card in components.projects:
        yield from _project(card)
    for ship in components.ships:
        yield from _ship(ship)
    for asteroid in components.asteroids:
        yield from _asteroid(asteroid)
    yield from _belt(components.asteroids)
    yield from _decks(components.projects)
    for edition in _EDITIONS:
        yield from _board(components, edition)


def _counts(components: Components) -> Iterator[Finding]:
    for path, items, wanted in (
        ("facilities", components.facilities, FACILITIES),
        ("projects", components.projects, PROJECTS),
        ("ships", components.ships, SHIPS),
    ):
        if len(items) != wanted:
            yield Finding(path, len(items), f"there must be exactly {wanted}")


def _ids(components: Components) -> Iterator[Finding]:
    """Ids share one space: they name cards in actions, logs and pictures."""
    taken: dict[str, str] = {}
    for path, items in (
        ("facilities", components.facilities),
        ("projects", components.projects),
        ("ships", components.ships),
        ("asteroids", components.asteroids),
        ("starting.final", components.starting["final"]),
    ):
        for item in items:
            here = f"{path}.{item.id}"
            if not _ID.fullmatch(item.id):
                yield Finding(here, item.id, "an id is a-z, 0-9 and _, from a letter, at most 40")
            if item.id in taken or item.id in _FAVORS:
                other = taken.get(item.id, f"favors.{item.id}")
                yield Finding(here, item.id, f"this id is already used by {other}")
            taken[item.id] = here
            yield from name_findings(here, item.name)
    yield from _same_names(components)


def name_findings(path: str, name: Name) -> Iterator[Finding]:
    """Yield what is wrong with a name."""
    for lang, text in (("en", name.en), ("fr", name.fr)):
        if not text.strip() or text != text.strip():
            yield Finding(f"{path}.{lang}", text, "a name needs text, without spaces around it")
        elif len(text) > LONGEST_NAME:
            yield Finding(f"{path}.{lang}", text, f"a name has at most {LONGEST_NAME} characters")
        elif not text.isprintable() or set(text) & set("{}[]<>*_`|\\@#"):
            yield Finding(f"{path}.{lang}", text, "a name has no control or markup characters")


def _same_names(components: Components) -> Iterator[Finding]:
    """Menus tell cards apart by their names."""
    for path, items in (
        ("facilities", (*components.facilities, *components.starting["final"])),
        ("projects", components.projects),
        ("ships", components.ships),
        ("asteroids", components.asteroids),
    ):
        for lang in ("en", "fr"):
            seen: set[str] = set()
            for item in items:
                text = item.name.en if lang == "en" else item.name.fr
                if text.casefold() in seen:
                    yield Finding(f"{path}.{item.id}.{lang}", text, "another one has this name")
                seen.add(text.casefold())


def _amounts(
    path: str, goods: Goods, *, cost: bool = False, empty: bool = False
) -> Iterator[Finding]:
    if not goods and not empty:
        yield Finding(path, {}, "must name at least one good")
    for good, amount in goods.items():
        if good not in GOODS:
            yield Finding(f"{path}.{good}", amount, f"no such good; goods are {', '.join(GOODS)}")
        elif amount < 1:
            yield Finding(f"{path}.{good}", amount, "must be at least 1")
        elif amount > CAP and (good in RESOURCES or not cost):
            yield Finding(f"{path}.{good}", amount, f"must be at most {CAP}")
        elif amount > 99:
            yield Finding(f"{path}.{good}", amount, "must be at most 99")


def _points(path: str, vp: int, least: int = 0) -> Iterator[Finding]:
    if not least <= vp <= 50:
        yield Finding(f"{path}.vp", vp, f"must be {least} to 50")


def _kind(path: str, kind: str) -> Iterator[Finding]:
    if kind not in KINDS:
        yield Finding(f"{path}.kind", kind, f"must be one of {', '.join(KINDS)}")


def _facility(card: Facility) -> Iterator[Finding]:
    path = f"facilities.{card.id}"
    yield from _kind(path, card.kind)
    yield from _amounts(f"{path}.cost", card.cost, cost=True)
    yield from _amounts(f"{path}.production", card.production)
    yield from _points(path, card.vp)
    if not 1 <= len(card.function) <= 3:
        yield Finding(f"{path}.function", len(card.function), "a Function has 1 to 3 parts")
    yield from _parts(f"{path}.function", card.function)


def _parts(path: str, parts: Sequence[Part]) -> Iterator[Finding]:
    for number, part in enumerate(parts):
        here = f"{path}[{number}]"
        yield from _amounts(f"{here}.cost", part.cost, cost=True, empty=True)
        match part.effect:
            case Gain(goods):
                yield from _amounts(f"{here}.gain", goods)
            case Act(action, times):
                most = 4 if action in _REPEATABLE else 1
                if not 1 <= times <= most:
                    why = "must be 1 to 4" if most > 1 else f"{action} can only be printed once"
                    yield Finding(f"{here}.times", times, why)
            case DrawAndSee(cards) if not 1 <= cards <= 6:
                yield Finding(f"{here}.draw", cards, "must be 1 to 6")
            case _:
                pass


def _project(card: Project) -> Iterator[Finding]:
    path = f"projects.{card.id}"
    yield from _amounts(f"{path}.cost", card.cost, cost=True)
    yield from _points(path, card.vp, 1)
    if not 2 <= card.players <= 4:
        yield Finding(f"{path}.players", card.players, "must be 2, 3 or 4 (R79)")
    if not 0 <= card.commitment <= 9:
        yield Finding(f"{path}.commitment", card.commitment, "must be 0 to 9 Influence")


def _decks(projects: Sequence[Project]) -> Iterator[Finding]:
    for players, needed in REVEALED.items():
        deck = sum(card.players <= players for card in projects)
        if deck < needed:
            why = f"{players} players need at least {needed} cards (P+2 in three rounds)"
            yield Finding("projects", deck, why)


def _ship(ship: Ship) -> Iterator[Finding]:
    path = f"ships.{ship.id}"
    if not 2 <= len(ship.lines) <= 6:
        yield Finding(f"{path}.lines", len(ship.lines), "a ship has 2 to 6 trade lines")
    for number, line in enumerate(ship.lines):
        here = f"{path}.lines[{number}]"
        yield from _amounts(f"{here}.pay", line.pay, cost=True)
        yield from _amounts(f"{here}.gain", line.gain, empty=line.vp > 0)
        yield from _points(here, line.vp)
        if not 1 <= line.multiplier <= 3:
            yield Finding(f"{here}.multiplier", line.multiplier, "must be 1 to 3 (R69)")


def _asteroid(asteroid: Asteroid) -> Iterator[Finding]:
    path = f"asteroids.{asteroid.id}"
    if asteroid.ring not in RINGS:
        yield Finding(f"{path}.ring", asteroid.ring, f"must be one of {', '.join(RINGS)}")
    if not 0 <= asteroid.zone <= 4:
        yield Finding(f"{path}.zone", asteroid.zone, "must be 0 to 4")
    yield from _amounts(f"{path}.production", asteroid.production)
    yield from _points(path, asteroid.vp)


def _belt(asteroids: Sequence[Asteroid]) -> Iterator[Finding]:
    for ring in RINGS:
        if not any(a.ring == ring for a in asteroids):
            yield Finding("asteroids", ring, "every ring needs an asteroid")
    for (ring, zone), number in Counter((a.ring, a.zone) for a in asteroids).items():
        if number > 3:
            yield Finding(f"asteroids ({ring}, zone {zone})", number, "a zone holds at most 3")


def _board(components: Components, edition: Edition) -> Iterator[Finding]:
    favors = components.favors.get(edition, ())
    yield from _exactly(f"favors.{edition}", (f.id for f in favors), _FAVORS)
    for favor in favors:
        yield from name_findings(f"favors.{edition}.{favor.id}", favor.name)
        if not 0 <= favor.cost <= 9:
            yield Finding(
                f"favors.{edition}.{favor.id}.cost", favor.cost, "must be 0 to 9 Influence"
            )
    programs = components.programs.get(edition, ())
    levels = tuple(f"{field} {level}" for field in FIELDS for level in (1, 2, 3))
    yield from _exactly(f"programs.{edition}", (f"{p.field} {p.level}" for p in programs), levels)
    for program in programs:
        path = f"programs.{edition}.{program.field}[{program.level}]"
        yield from _amounts(f"{path}.cost", program.cost, cost=True)
        yield from _points(path, program.vp)
    starting = components.starting.get(edition, ())
    yield from _exactly(f"starting.{edition} kinds", (s.kind for s in starting), KINDS)
    for start in starting:
        yield from _start(f"starting.{edition}.{start.id}", start)
    if {s.id for s in starting} != {s.id for s in components.starting["final"]}:
        ids = ", ".join(s.id for s in starting)
        yield Finding(f"starting.{edition}", ids, "both editions need the same four ids")


def _start(path: str, start: StartingOutstation) -> Iterator[Finding]:
    yield from name_findings(path, start.name)
    yield from _kind(path, start.kind)
    yield from _amounts(f"{path}.production", start.production)
    for side, parts in (("top", start.top), ("bottom", start.bottom)):
        if not 1 <= len(parts) <= 3:
            yield Finding(f"{path}.{side}", len(parts), "a Function has 1 to 3 parts")
        yield from _parts(f"{path}.{side}", parts)


def _exactly(path: str, found: Iterable[str], wanted: Sequence[str]) -> Iterator[Finding]:
    counted = Counter(found)
    for name in wanted:
        if counted[name] != 1:
            yield Finding(path, counted[name], f"{name} must be there exactly once")


def symbol(part: Part) -> str:
    """Return which symbol a part shows: an action, a Location, or the effect's own name."""
    match part.effect:
        case Act(action):
            return action
        case Visit(location):
            return location
        case Gain():
            return "gain"
        case DrawAndSee():
            return "draw"
        case HeadquartersGain():
            return "headquarters"
        case FacilityProduction():
            return "facility_production"
        case AsteroidProduction():
            return "asteroid_production"

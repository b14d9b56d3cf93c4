"""The component sets known to this process, by the hash of their content."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from games.ceres.catalog_belt import ASTEROIDS
from games.ceres.catalog_board import FAVORS, PROGRAMS, STARTING
from games.ceres.catalog_facilities import FACILITIES
from games.ceres.catalog_projects import PROJECTS
from games.ceres.catalog_ships import SHIPS
from games.ceres.components import (
    FIELDS,
    RINGS,
    Asteroid,
    Components,
    Edition,
    Facility,
    Favor,
    FavorName,
    Field,
    Name,
    Part,
    Program,
    Project,
    Ring,
    Ship,
    StartingOutstation,
)
from games.core.errors import ContentError

C = TypeVar("C", Facility, Project, Ship, Asteroid, StartingOutstation)
EDITIONS: tuple[Edition, ...] = ("final", "draft")


class Index:
    """One component set with everything by its id; treat it as read-only."""

    __slots__ = (
        "asteroids",
        "components",
        "facilities",
        "favors",
        "functions",
        "hash",
        "names",
        "programs",
        "projects",
        "rings",
        "ships",
        "starting",
    )

    def __init__(self, components: Components, content: str) -> None:
        self.hash = content
        self.components = components
        self.facilities: dict[str, Facility] = _by_id(components.facilities)
        self.projects: dict[str, Project] = _by_id(components.projects)
        self.ships: dict[str, Ship] = _by_id(components.ships)
        self.asteroids: dict[str, Asteroid] = _by_id(components.asteroids)
        self.rings: dict[Ring, tuple[Asteroid, ...]] = {
            ring: tuple(a for a in components.asteroids if a.ring == ring) for ring in RINGS
        }
        self.favors: dict[Edition, dict[FavorName, Favor]] = {
            edition: {favor.id: favor for favor in components.favors[edition]}
            for edition in EDITIONS
        }
        self.programs: dict[Edition, dict[Field, tuple[Program, ...]]] = {
            edition: {field: _levels(components.programs[edition], field) for field in FIELDS}
            for edition in EDITIONS
        }
        """Levels 1 to 3 of each field, in order."""
        self.starting: dict[Edition, dict[str, StartingOutstation]] = {
            edition: _by_id(components.starting[edition]) for edition in EDITIONS
        }
        self.functions: dict[Edition, dict[str, tuple[Part, ...]]] = {
            edition: self._functions(edition) for edition in EDITIONS
        }
        """Parts by id: a card's Function, a starting Outstation's top and bottom together."""
        self.names: dict[str, Name] = self._names()
        """Names of everything by id; starting Outstations and Favors as in the final edition."""

    def _functions(self, edition: Edition) -> dict[str, tuple[Part, ...]]:
        found = {card.id: card.function for card in self.components.facilities}
        for start in self.components.starting[edition]:
            found[start.id] = (*start.top, *start.bottom)
        return found

    def _names(self) -> dict[str, Name]:
        parts = self.components
        named = (
            *parts.starting["final"],
            *parts.favors["final"],
            *parts.facilities,
            *parts.projects,
            *parts.ships,
            *parts.asteroids,
        )
        return {thing.id: thing.name for thing in named}


def _by_id(items: Iterable[C]) -> dict[str, C]:
    return {item.id: item for item in items}


def _levels(programs: tuple[Program, ...], field: Field) -> tuple[Program, ...]:
    return tuple(sorted((p for p in programs if p.field == field), key=lambda p: p.level))


# Goods keep their printed order, so the encoding is that of the declaration, not a sorted one.
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Components)
_known: dict[str, Index] = {}
_blobs: dict[str, bytes] = {}
_names: dict[str, Name] = {}


def register(components: Components) -> str:
    """Make a component set known and return the hash of its content."""
    encoded = _encoder.encode(components)
    content = hashlib.sha256(encoded).hexdigest()[:16]
    if content not in _known:
        _known[content] = Index(components, content)
        _blobs[content] = encoded
        built_in = _known[BUILT_IN].names if len(_known) > 1 else {}
        _names.update(_known[content].names)
        _names.update(built_in)
    return content


def adopt(data: bytes) -> str:
    """Make stored component data known again and return its hash.

    Raises `ContentError` when the bytes are not a component set.
    """
    try:
        components = _decoder.decode(data)
    except msgspec.DecodeError as error:
        raise ContentError("ceres", len(data), f"not a stored component set: {error}") from error
    return register(components)


def blob(content: str) -> bytes:
    """Return a known component set as bytes for `adopt`."""
    if content not in _blobs:
        raise ContentError("ceres", content, "no component set of this hash is known")
    return _blobs[content]


def components(content: str) -> Index:
    """Return a known component set; an unknown hash is a `ContentError`."""
    found = _known.get(content)
    if found is None:
        raise ContentError("ceres", content, "no component set of this hash is known")
    return found


def named(key: str) -> Name:
    """Return the name of anything printed, by its id alone.

    The log has no hash beside its ids. Packs cannot give an id of the built-in set another name;
    between two packs the one that was made known last counts.
    """
    return _names[key]


BUILT_IN_COMPONENTS = Components(
    name=Name("House content", "Contenu maison"),
    facilities=FACILITIES,
    projects=PROJECTS,
    ships=SHIPS,
    asteroids=ASTEROIDS,
    favors=FAVORS,
    programs=PROGRAMS,
    starting=STARTING,
)
BUILT_IN = register(BUILT_IN_COMPONENTS)
"""The hash of the built-in component set."""

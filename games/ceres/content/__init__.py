"""The contents of the Ceres box: the built-in set and owners' packs, by hash.

The built-in set is in the TOML files of this folder, its names in `locales/`. They say what the
boards print and which cards are the publisher's.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from games.ceres.content import packs, types
from games.core.content import Name, Sets, by_id, read_names

_HERE = Path(__file__).parent
_FILES = ("mines", "factories", "labs", "offices", "projects", "ships", "asteroids", "boards")
NAMES = read_names(_HERE.parent)
"""The names of the house's catalogs, by id."""


class Index:
    """One component set with everything by its id; treat it as read-only."""

    def __init__(self, components: types.Components, content: str) -> None:
        self.hash = content
        self.components = components
        self.facilities: dict[str, types.Facility] = by_id(components.facilities)
        self.projects: dict[str, types.Project] = by_id(components.projects)
        self.ships: dict[str, types.Ship] = by_id(components.ships)
        self.asteroids: dict[str, types.Asteroid] = by_id(components.asteroids)
        self.rings: dict[types.Ring, tuple[types.Asteroid, ...]] = {
            ring: tuple(a for a in components.asteroids if a.ring == ring) for ring in types.RINGS
        }
        self.favors: dict[types.Edition, dict[types.FavorName, types.Favor]] = {
            edition: {favor.id: favor for favor in components.favors[edition]}
            for edition in types.EDITIONS
        }
        self.programs: dict[types.Edition, dict[types.Field, tuple[types.Program, ...]]] = {
            edition: {field: _levels(components.programs[edition], field) for field in types.FIELDS}
            for edition in types.EDITIONS
        }
        """Levels 1 to 3 of each field, in order."""
        self.starting: dict[types.Edition, dict[str, types.StartingOutstation]] = {
            edition: by_id(components.starting[edition]) for edition in types.EDITIONS
        }
        self.functions: dict[types.Edition, dict[str, tuple[types.Part, ...]]] = {
            edition: self._functions(edition) for edition in types.EDITIONS
        }
        """Parts by id: a card's Function, a starting Outstation's top and bottom together."""
        self.names: dict[str, Name] = NAMES | components.names
        """Names of everything by id, the house's included."""

    def _functions(self, edition: types.Edition) -> dict[str, tuple[types.Part, ...]]:
        found = {card.id: card.function for card in self.components.facilities}
        for start in self.components.starting[edition]:
            found[start.id] = (*start.top, *start.bottom)
        return found


def _levels(programs: tuple[types.Program, ...], field: types.Field) -> tuple[types.Program, ...]:
    return tuple(sorted((p for p in programs if p.field == field), key=lambda p: p.level))


def _names_apart(raw: dict[str, Any]) -> None:
    """Convert schema 1 to 2: names were in the components, Types were called kinds."""
    boards = [item for family in ("favors", "starting") for item in raw[family]["draft"]]
    boards += [item for family in ("favors", "starting") for item in raw[family]["final"]]
    cards = [
        item for family in ("facilities", "projects", "ships", "asteroids") for item in raw[family]
    ]
    raw["names"] = {item["id"]: item.pop("name") for item in (*boards, *cards)}
    for item in (*boards, *cards):
        if "kind" in item:
            item["type"] = item.pop("kind")


SETS = Sets("ceres", types.Components, Index, [_names_apart])


def components(content: str) -> Index:
    """Return a known component set; an unknown hash is a `ContentError`."""
    return SETS.get(content)


def load(source: str, file: str) -> str:
    """Make the component set of an owner's pack known and return its hash.

    Raises `ContentError`; its path begins with `file`.
    """
    return SETS.register(packs.lay(source, file, BUILT_IN_COMPONENTS, NAMES))


def _house() -> types.Components:
    found = types.Components()
    for name in _FILES:
        file = _HERE / f"{name}.toml"
        found = packs.overlay(packs.table(file.read_text("utf-8"), file.name), found, NAMES)
    return found


BUILT_IN_COMPONENTS = _house()
BUILT_IN = SETS.register(BUILT_IN_COMPONENTS)
"""The hash of the built-in component set."""

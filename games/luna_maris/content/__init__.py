"""The contents of the Luna Maris box: the built-in set and owners' packs, by hash.

The built-in set is in the TOML files of this folder, its names in `locales/`. They say which parts
are the publisher's and which are ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from games.core.content import Name, Sets, by_id, read_names
from games.core.grid import distances, neighbours
from games.core.packs import Families, house, loader
from games.core.toml import Table
from games.luna_maris.content import types as ty
from games.luna_maris.content.checks import CARDS, findings
from games.luna_maris.content.types import MODULES, Components, Improvement, Module, Procedure
from games.luna_maris.effects import Effect

_HERE = Path(__file__).parent
NAMES = read_names(_HERE.parent)
"""The names of the house's catalogs, by id."""


class Index:
    """One component set with everything by its id; treat it as read-only."""

    def __init__(self, components: Components, content: str) -> None:
        self.hash = content
        self.components = components
        self.board = components.board
        self.scientists = by_id(components.scientists)
        self.starting = tuple(s.id for s in components.scientists if s.level == 1)
        self.hirable = tuple(s.id for s in components.scientists if s.level == 2)
        self.orders = by_id(components.orders)
        self.food = by_id(components.food)
        self.procedures = by_id(components.procedures)
        self.by_module: dict[Module, tuple[Procedure, ...]] = {
            module: tuple(p for p in components.procedures if p.module == module)
            for module in MODULES
        }
        self.equipment = by_id(components.equipment)
        self.improvements: dict[Module, Improvement] = {i.id: i for i in components.improvements}
        self.bonuses = by_id(components.bonuses)
        self.zones = by_id(components.zones)
        self.neighbours = {
            zone.id: tuple(
                z.id for z in components.zones if (z.q, z.r) in neighbours((zone.q, zone.r))
            )
            for zone in components.zones
        }
        self.passages: dict[Module, tuple[Module, ...]] = {
            module: tuple(
                b if a == module else a for a, b in self.board.passages if module in (a, b)
            )
            for module in MODULES
        }
        self.distance: dict[Module, dict[Module, int]] = {
            module: distances((module,), self.passages.__getitem__) for module in MODULES
        }
        """In modules entered; the module itself 0 (R49)."""
        self.ai_cards = by_id(components.ai_cards)
        self.names: dict[str, Name] = NAMES | components.names
        """Names of everything by id, the house's included."""


SETS = Sets("luna_maris", Components, Index)
components = SETS.get
"""Returns a known component set; an unknown hash is a `ContentError`."""


def overlay(pack: Table, base: Components | None, known: Mapping[str, Name]) -> Components:
    """Return a set with one file laid over it, or the first one, before the checks.

    `docs/packs.md` describes the form.
    """
    cards = Families(pack, base.names if base else {}, known, CARDS)
    found = Components(
        # The name of a food card is that of its crop.
        **cards.all(Components, base, food="crop"),
        board=pack.table("board").struct(ty.Board, base and base.board),
        probes=pack.read("probes", tuple[tuple[Effect, ...], ...], base.probes if base else ()),
        ai=pack.table("ai").struct(ty.AiBoard, base and base.ai),
        names=cards.named,
    )
    cards.done()
    return found


BUILT_IN_COMPONENTS = overlay(house(_HERE), None, NAMES)
BUILT_IN = SETS.register(BUILT_IN_COMPONENTS)
"""The hash of the built-in component set."""
load = loader(SETS, BUILT_IN_COMPONENTS, NAMES, overlay, findings)
"""Makes the component set of an owner's pack known and returns its hash."""

"""How component data is laid over what is there: the house's set and owners' content packs.

`docs/luna-maris-packs.md` describes the form.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from games.core import packs
from games.core.content import Name
from games.core.toml import Table, parse
from games.luna_maris.content import types
from games.luna_maris.content.checks import CARDS
from games.luna_maris.content.types import AiBoard, Board, Components
from games.luna_maris.effects import Effect

FAMILIES: dict[str, type[Any]] = {
    "scientists": types.Scientist,
    "orders": types.Order,
    "food": types.Food,
    "procedures": types.Procedure,
    "equipment": types.Equipment,
    "improvements": types.Improvement,
    "bonuses": types.Bonus,
    "zones": types.Zone,
    "ai_cards": types.AiCard,
}


def house(folder: Path, known: Mapping[str, Name]) -> Components:
    """Return the set of the TOML files of a folder."""
    data: dict[str, Any] = {}
    for file in sorted(folder.glob("*.toml")):
        data |= parse(file.read_text("utf-8"), file.name)
    return overlay(Table(data, folder.name, ": "), None, known)


def overlay(pack: Table, base: Components | None, known: Mapping[str, Name]) -> Components:
    """Return a set with one file laid over it, or the first one, before the checks of the whole."""
    cards = packs.Families(pack, base.names if base else {}, known, CARDS)
    families: dict[str, Any] = {}
    for key, kind in FAMILIES.items():
        # The name of a food card is that of its crop.
        called = "crop" if key == "food" else "id"
        families[key] = cards.read(key, kind, getattr(base, key) if base else (), called)
    found = Components(
        **families,
        board=pack.table("board").struct(Board, base and base.board),
        probes=pack.read("probes", tuple[tuple[Effect, ...], ...], base.probes if base else ()),
        ai=pack.table("ai").struct(AiBoard, base and base.ai),
        names=cards.named,
    )
    cards.done()
    return found

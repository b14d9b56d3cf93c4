"""The contents of the Ares Expedition box: the published cards and ocean tiles.

They are in the TOML files of this folder, their names in `locales/`. A blue card has either an
action or an ongoing effect. Blue actions and red cards that raise a parameter or the terraform
rating have their own sections. A green card is in the section of the first thing that it
gives: steel or titanium, plants, heat, MC or cards.
"""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from games.ares.effects import Parameter, Stock
from games.ares.effects.card import Card, Corporation
from games.core.content import Name, Sets, read_names
from games.core.toml import Table, parse

_HERE = Path(__file__).parent
NAMES = read_names(_HERE.parent)
"""The names of all cards by id."""


class OceanTile(msgspec.Struct, frozen=True):
    """An ocean tile's reward, which comes with a rise of the terraform rating."""

    cards: int = 0
    gains: dict[Stock, int] = {}


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """The component set as it is stored with the tables that use it.

    Tables name cards by id only, so running games use the rules text of this version.
    """

    projects: tuple[Card, ...] = ()
    """In the order of their numbers."""
    corporations: tuple[Corporation, ...] = ()
    ocean_tiles: tuple[OceanTile, ...] = ()
    names: dict[str, Name] = {}
    """Names by id, where they are not those of the catalogs."""
    schema: int = 2
    """1: names were in the cards, gains of ocean tiles were pairs."""


def _names_apart(raw: dict[str, Any]) -> None:
    cards = (*raw["projects"], *raw["corporations"])
    raw["names"] = {c["id"]: {lang: c.pop(lang) for lang in ("en", "fr")} for c in cards}
    for tile in raw["ocean_tiles"]:
        tile["gains"] = dict(tile.get("gains", ()))


def _read() -> Components:
    cards: list[Card] = []
    corporations: list[Corporation] = []
    tiles: list[OceanTile] = []
    for file in sorted(_HERE.glob("*.toml")):
        table = Table(parse(file.read_text("utf-8"), file.name), file.name, ": ")
        cards += [entry.struct(Card) for entry in table.tables("projects")]
        corporations += [entry.struct(Corporation) for entry in table.tables("corporations")]
        tiles += [entry.struct(OceanTile) for entry in table.tables("ocean_tiles")]
        table.done()
    return Components(
        projects=tuple(sorted(cards, key=lambda card: card.number)),
        corporations=tuple(corporations),
        ocean_tiles=tuple(tiles),
    )


def _as_it_is(components: Components, content: str) -> Components:
    return components


SETS = Sets("ares", Components, _as_it_is, [_names_apart])
_BOX = _read()
BUILT_IN = SETS.register(_BOX)
"""The hash of the published set."""
CARDS: MappingProxyType[str, Card] = MappingProxyType({card.id: card for card in _BOX.projects})
CORPS: MappingProxyType[str, Corporation] = MappingProxyType({c.id: c for c in _BOX.corporations})
OCEAN_TILES = _BOX.ocean_tiles

TEMPERATURE_STEPS = 19
OXYGEN_STEPS = 14
OCEANS = len(OCEAN_TILES)
ENDS: dict[Parameter, int] = {
    "temperature": TEMPERATURE_STEPS,
    "oxygen": OXYGEN_STEPS,
    "ocean": OCEANS,
}
"""At how many steps each parameter is complete."""
ALL_STEPS = sum(ENDS.values())


def zone(scale: str, step: int) -> int:
    """Return the colour zone, 0 (purple) to 3 (white), of a step from the start of a scale."""
    if scale == "temperature":
        # -30..-20, -18..-10, -8..0, 2..8 degrees
        return 0 if step <= 5 else 1 if step <= 10 else 2 if step <= 15 else 3
    return 0 if step <= 2 else 1 if step <= 6 else 2 if step <= 11 else 3


def degrees(step: int) -> int:
    """Return the temperature in degrees after a number of steps."""
    return -30 + 2 * step


def reading(parameter: Parameter, step: int) -> int:
    """Return the value of a parameter after a number of steps: degrees, percent or tiles."""
    return degrees(step) if parameter == "temperature" else step

"""All component data by id, with derived tables and the content hash."""

from __future__ import annotations

import hashlib
from types import MappingProxyType

import msgspec

from games.ares.catalog import CORPORATIONS, PROJECTS
from games.ares.effects.card import Card, Corporation
from games.ares.effects.kinds import Stock


class OceanTile(msgspec.Struct, frozen=True):
    """What lies under an ocean tile, besides the rise of the terraform rating."""

    cards: int = 0
    gains: tuple[tuple[Stock, int], ...] = ()


OCEAN_TILES: tuple[OceanTile, ...] = (
    OceanTile(gains=(("plant", 2),)),
    OceanTile(gains=(("plant", 2),)),
    OceanTile(cards=1),
    OceanTile(cards=1),
    OceanTile(gains=(("mc", 4),)),
    OceanTile(cards=1, gains=(("mc", 1),)),
    OceanTile(cards=1, gains=(("plant", 1),)),
    OceanTile(gains=(("mc", 2), ("plant", 1))),
    OceanTile(gains=(("mc", 1), ("plant", 1))),
)

TEMPERATURE_STEPS = 19
OXYGEN_STEPS = 14
OCEANS = len(OCEAN_TILES)
ALL_STEPS = TEMPERATURE_STEPS + OXYGEN_STEPS + OCEANS

CARDS: MappingProxyType[str, Card] = MappingProxyType({card.id: card for card in PROJECTS})
CORPS: MappingProxyType[str, Corporation] = MappingProxyType({c.id: c for c in CORPORATIONS})


class Components(msgspec.Struct, frozen=True):
    """The component set as it is stored beside the tables that use it."""

    projects: tuple[Card, ...]
    corporations: tuple[Corporation, ...]
    ocean_tiles: tuple[OceanTile, ...]


BLOB = msgspec.json.encode(Components(PROJECTS, CORPORATIONS, OCEAN_TILES), order="deterministic")
HASH = hashlib.sha256(BLOB).hexdigest()[:16]
_known = {HASH: BLOB}
_decoder = msgspec.json.Decoder(Components)


def blob(content: str) -> bytes:
    """Return stored component data; an unknown hash is a `KeyError`."""
    return _known[content]


def adopt(data: bytes) -> str:
    """Remember component data of another version and return its hash.

    Tables name cards by id only, so they play on with the rules text of this version.
    """
    _decoder.decode(data)
    found = hashlib.sha256(data).hexdigest()[:16]
    _known[found] = data
    return found


def zone(scale: str, step: int) -> int:
    """Return the colour zone, 0 (purple) to 3 (white), of a step from the start of a scale."""
    if scale == "temperature":
        # -30..-20, -18..-10, -8..0, 2..8 degrees
        return 0 if step <= 5 else 1 if step <= 10 else 2 if step <= 15 else 3
    return 0 if step <= 2 else 1 if step <= 6 else 2 if step <= 11 else 3


def degrees(step: int) -> int:
    """Return the temperature in degrees after so many steps."""
    return -30 + 2 * step

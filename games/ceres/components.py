"""The components of Ceres as data: goods, function parts, cards, asteroids, ships.

Numbers are the printed ones; what they mean is in the rules modules. Rule numbers refer to
`docs/ceres.md`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Edition = Literal["final", "draft"]
Good = Literal["ore", "ice", "ceramics", "energy", "credit", "influence", "alloy", "probe"]
Goods = dict[Good, int]
"""Amounts by good; order is the printed order, absent means none."""

RESOURCES: tuple[Good, ...] = ("ore", "ice", "ceramics", "energy")
"""The four Resources, capped at 12 (1.4)."""
GOODS: tuple[Good, ...] = (*RESOURCES, "credit", "influence", "alloy", "probe")

Kind = Literal["mine", "factory", "lab", "office"]
KINDS: tuple[Kind, ...] = ("mine", "factory", "lab", "office")
"""Types of Outstations; the Worker of a kind is named after it (1.6)."""

Ring = Literal["outer", "intermediate", "inner"]
RINGS: tuple[Ring, ...] = ("outer", "intermediate", "inner")

Location = Literal["trade_bureau", "construction_yard", "council", "contractors"]
LOCATIONS: tuple[Location, ...] = ("trade_bureau", "construction_yard", "council", "contractors")

Field = Literal["aerospace", "construction", "logistics"]
FIELDS: tuple[Field, ...] = ("aerospace", "construction", "logistics")

FavorName = Literal[
    "manufacturing_efficiency",
    "continuous_ice_supply",
    "mars_droid",
    "leader_assistant",
    "special_grant",
]
ActionName = Literal[
    "trade",
    "settlement",
    "expanse",
    "upgrade",
    "launch",
    "research",
    "favor",
    "reassign",
    "manufacture",
]


class Name(msgspec.Struct, frozen=True):
    """A printed name in both languages."""

    en: str
    fr: str


# What a part of a Function does (9.6 to 9.8, R17, R34, R46 to R49, R54)


class Gain(msgspec.Struct, frozen=True, tag="gain"):
    """Gain goods."""

    goods: Goods


class Act(msgspec.Struct, frozen=True, tag="act"):
    """Perform a board action up to `times` times, without slot and Location fee (R17)."""

    action: ActionName
    times: int = 1


class Visit(msgspec.Struct, frozen=True, tag="visit"):
    """Activate a whole Location with its fees (R17)."""

    location: Location


class HeadquartersGain(msgspec.Struct, frozen=True, tag="headquarters"):
    """Gain the production of one own Outstation (R54); draft: a Headquarters good (E22)."""


class FacilityProduction(msgspec.Struct, frozen=True, tag="facility_production"):
    """Gain the production of one own Outstation, in the draft edition as well (R68)."""


class AsteroidProduction(msgspec.Struct, frozen=True, tag="asteroid_production"):
    """Gain the production of one own claimed asteroid (R34)."""


class DrawAndSee(msgspec.Struct, frozen=True, tag="draw"):
    """Draw Facility cards that join the choice of the next building part (R34)."""

    cards: int


Effect = (
    Gain | Act | Visit | HeadquartersGain | FacilityProduction | AsteroidProduction | DrawAndSee
)


class Part(msgspec.Struct, frozen=True):
    """One part of a Function; a `cost` is the dark frame's activation cost (9.7)."""

    effect: Effect
    cost: Goods = msgspec.field(default_factory=dict[Good, int])


class Facility(msgspec.Struct, frozen=True, kw_only=True):
    """A Facility card."""

    id: str
    name: Name
    kind: Kind
    cost: Goods
    production: Goods
    vp: int
    function: tuple[Part, ...]
    known: bool = False
    """Known from the publisher's texts, at least in part; else house content."""


class StartingOutstation(msgspec.Struct, frozen=True, kw_only=True):
    """A starting Outstation of one edition; counts as Upgraded (1.5)."""

    id: str
    name: Name
    kind: Kind
    production: Goods
    top: tuple[Part, ...]
    bottom: tuple[Part, ...]


class Project(msgspec.Struct, frozen=True, kw_only=True):
    """A Settlement Project card."""

    id: str
    name: Name
    cost: Goods
    vp: int
    players: int = 2
    """Smallest number of players it is used with (R79)."""
    commitment: int = 0
    """Influence to commit it, draft edition only (E13)."""
    known: bool = False


class TradeLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a ship: pay the left, gain the right; `vp` comes with the gain."""

    pay: Goods
    gain: Goods = msgspec.field(default_factory=dict[Good, int])
    vp: int = 0
    multiplier: int = 1
    """How often at most, draft edition only (E11, R69)."""


class Ship(msgspec.Struct, frozen=True, kw_only=True):
    """A Cargo Spacecraft with its trade lines."""

    id: str
    name: Name
    lines: tuple[TradeLine, ...]


class Asteroid(msgspec.Struct, frozen=True, kw_only=True):
    """An asteroid of the Belt, lying in a zone (0 to 4) of its ring."""

    id: str
    name: Name
    ring: Ring
    zone: int
    production: Goods
    vp: int
    known: bool = False


class Favor(msgspec.Struct, frozen=True, kw_only=True):
    """A Favor with its price in Influence (R6)."""

    id: FavorName
    name: Name
    cost: int


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """The price and points of one level of a research field."""

    field: Field
    level: int
    cost: Goods
    vp: int


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """A complete set of components; `starting`, `programs` and `favors` are per edition."""

    name: Name
    facilities: tuple[Facility, ...]
    projects: tuple[Project, ...]
    ships: tuple[Ship, ...]
    asteroids: tuple[Asteroid, ...]
    favors: dict[Edition, tuple[Favor, ...]]
    programs: dict[Edition, tuple[Program, ...]]
    starting: dict[Edition, tuple[StartingOutstation, ...]]
    slots: int = 4
    """Printed action slots per Location (R2)."""

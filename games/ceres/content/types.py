"""The components of Ceres as data: goods, function parts, cards, asteroids, ships.

Numbers are the printed ones; what they mean is in the rules modules. Rule numbers refer to
`docs/ceres.md`.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, field

from games.core.content import Name

Edition = Literal["final", "draft"]
EDITIONS: tuple[Edition, ...] = ("final", "draft")
Good = Literal["ore", "ice", "ceramics", "energy", "credit", "influence", "alloy", "probe"]
Goods = dict[Good, int]
"""Amounts by good; order is the printed order, absent means none."""
Printed = dict[Good, Annotated[int, Meta(ge=1, le=99)]]
"""Goods as a component prints them."""
Times = Annotated[int, Meta(ge=1, le=4)]
Drawn = Annotated[int, Meta(ge=1, le=6)]
Level = Annotated[int, Meta(ge=1, le=3)]
Slots = Annotated[int, Meta(ge=3, le=6)]
Points = Annotated[int, Meta(ge=0, le=50)]
Price = Annotated[int, Meta(ge=0, le=9)]
"""A price in Influence."""

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
FAVORS: tuple[FavorName, ...] = get_args(FavorName)
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


# What a part of a Function does (9.6 to 9.8, R17, R34, R46 to R49, R54)


class Gain(msgspec.Struct, frozen=True, tag="gain"):
    """Gain goods."""

    goods: Printed


class Act(msgspec.Struct, frozen=True, tag="act"):
    """Perform a board action up to `times` times, without slot and Location fee (R17)."""

    action: ActionName
    times: Times = 1


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

    cards: Drawn


Effect = (
    Gain | Act | Visit | HeadquartersGain | FacilityProduction | AsteroidProduction | DrawAndSee
)


class Part(msgspec.Struct, frozen=True):
    """One part of a Function; a `cost` is the dark frame's activation cost (9.7)."""

    effect: Effect
    cost: Printed = {}


class Facility(msgspec.Struct, frozen=True, kw_only=True):
    """A Facility card."""

    id: str
    kind: Kind = field(name="type")
    cost: Printed
    production: Printed
    vp: Points
    function: tuple[Part, ...]
    known: bool = False
    """Known from the publisher's texts, at least in part; else house content."""


class StartingOutstation(msgspec.Struct, frozen=True, kw_only=True):
    """A starting Outstation of one edition; counts as Upgraded (1.5)."""

    id: str
    kind: Kind = field(name="type")
    production: Printed
    top: tuple[Part, ...]
    bottom: tuple[Part, ...]


class Project(msgspec.Struct, frozen=True, kw_only=True):
    """A Settlement Project card."""

    id: str
    cost: Printed
    vp: Annotated[int, Meta(ge=1, le=50)]
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    """Smallest number of players it is used with (R79)."""
    commitment: Price = 0
    """Influence to commit it, draft edition only (E13)."""
    known: bool = False


class TradeLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a ship: pay the left, gain the right; `vp` comes with the gain."""

    pay: Printed
    gain: Printed = {}
    vp: Points = 0
    multiplier: Annotated[int, Meta(ge=1, le=3)] = 1
    """How often at most, draft edition only (E11, R69)."""


class Ship(msgspec.Struct, frozen=True, kw_only=True):
    """A Cargo Spacecraft with its trade lines."""

    id: str
    lines: tuple[TradeLine, ...]


class Asteroid(msgspec.Struct, frozen=True, kw_only=True):
    """An asteroid of the Belt, lying in a zone (0 to 4) of its ring."""

    id: str
    ring: Ring
    zone: Annotated[int, Meta(ge=0, le=4)]
    production: Printed
    vp: Points
    known: bool = False


class Favor(msgspec.Struct, frozen=True, kw_only=True):
    """A Favor with its price (R6)."""

    id: FavorName
    cost: Price


class Program(msgspec.Struct, frozen=True, kw_only=True):
    """The price and points of one level of a research field."""

    field: Field
    level: Level
    cost: Printed
    vp: Points


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """A complete set of components; `starting`, `programs` and `favors` are per edition."""

    facilities: tuple[Facility, ...] = ()
    projects: tuple[Project, ...] = ()
    ships: tuple[Ship, ...] = ()
    asteroids: tuple[Asteroid, ...] = ()
    favors: dict[Edition, tuple[Favor, ...]] = {}
    programs: dict[Edition, tuple[Program, ...]] = {}
    starting: dict[Edition, tuple[StartingOutstation, ...]] = {}
    slots: Slots = 4
    """Printed action slots per Location (R2); two players lose two (2.7)."""
    name: Name = {}
    """The name of a pack; the built-in set has none."""
    names: dict[str, Name] = {}
    """Names by id, where they are not those of the house's catalogs."""
    schema: int = 2
    """1: names were in the components, Types were called kinds."""

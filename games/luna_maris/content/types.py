"""Types of the components: what the box of Luna Maris holds, as data."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from games.core.content import Name
from games.luna_maris.effects import Effect, Goods

Module = Literal[
    "recycling",
    "sleeping",
    "laboratory",
    "power",
    "industrial",
    "comms",
    "airlock",
    "mining",
    "dock",
    "greenhouse",
]
MODULES: tuple[Module, ...] = Module.__args__
"""In the order of the letters A to J on the board."""
Track = Literal["extraction", "sustainability"]
TRACKS: tuple[Track, ...] = ("extraction", "sustainability")
Terrain = Literal["iron", "titanium"]
Level = Annotated[int, Meta(ge=1, le=4)]
Points = Annotated[int, Meta(ge=0, le=30)]
Signed = Annotated[int, Meta(ge=-30, le=30)]
Steps = Annotated[int, Meta(ge=0, le=8)]
Costs = dict[Literal["iron", "titanium", "water", "waste"], Annotated[int, Meta(ge=1, le=6)]]


class Scientist(msgspec.Struct, frozen=True, kw_only=True):
    """A scientist: level 1 with 2 modules and 1 activation, level 2 with 3 and up to 2 (4.2)."""

    id: str
    level: Annotated[int, Meta(ge=1, le=2)]
    modules: tuple[Module, ...]
    known: bool = False
    """Known from the publisher's texts, at least in part; else house content."""


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """An order tile; `kind` is the number of marks on its back (2.3)."""

    id: str
    kind: Level
    needs: dict[Literal["iron", "titanium", "water", "helium"], Annotated[int, Meta(ge=1, le=6)]]
    vp: Points
    bonus: tuple[Effect, ...] = ()


class Food(msgspec.Struct, frozen=True, kw_only=True):
    """A food card; its name is that of the `crop`, `players` the fewest it is used with (2.8)."""

    id: str
    crop: str
    value: Annotated[int, Meta(ge=1, le=9)]
    bonus: Literal["", "energy", "oxygen", "stress"] = ""
    players: Annotated[int, Meta(ge=2, le=4)] = 2


class Procedure(msgspec.Struct, frozen=True, kw_only=True):
    """One way to do a module's main action: its price and its result (section 8).

    `level`: of Extraction in the Industrial Complex, of Sustainability in the Recycling Facility.
    `equipment`: only with this tile, instead of the main action. `improved`: only in the improved
    module. `residue`: the ore paid for iron goes to the waste track; `waste` also comes from the
    supply. `product`: the field in which two procedures of Advanced Extraction must differ;
    `group`: procedures of one group count as one (R28). `room`: there must be room for its result
    (8.5).
    """

    id: str
    module: Module
    level: Level = 1
    equipment: str = ""
    improved: bool = False
    cost: Costs = {}
    residue: bool = False
    waste: Steps = 0
    gain: Goods = {}
    vp: Points = 0
    food: Annotated[int, Meta(ge=0, le=3)] = 0
    """Cards of the seedbeds."""
    oxygen: Steps = 0
    """Steps that the O2 marker goes to the left."""
    charge: bool = False
    """Whether it fills the battery."""
    product: Literal["", "water", "helium"] = ""
    group: str = ""
    room: bool = False


class Equipment(msgspec.Struct, frozen=True, kw_only=True):
    """A special equipment tile (section 10).

    Tiles that only have a module let it run the `Procedure` that names them; the others come on top
    of the main action (R22).
    """

    id: str
    module: Module
    discount: Steps = 0
    """Iron off the hiring fee."""
    gain: Goods = {}
    per_order: Points = 0
    """Points for every order already fulfilled."""
    draw: Steps = 0
    """Top cards of the food deck."""
    oxygen: Steps = 0


class Improvement(msgspec.Struct, frozen=True, kw_only=True):
    """An advanced module tile, by the module that it covers (section 10)."""

    id: Module
    energy: Steps = 0
    """Energy more: in the Power Plants always, in the Recycling Facility by Energy Recycling."""
    clean: bool = False
    """Titanium in place of iron makes no waste."""
    per_titanium: Points = 0
    """Points for every titanium sent in place of iron."""
    price: Steps = 0
    """Titanium that building costs from now on; 0: as printed."""
    repeat: Steps = 0
    """Titanium for repeating an own research bonus; 0: not possible."""
    dismissal: Points = 0
    """Points for a level 1 scientist removed with the main action."""
    survey: bool = False
    """Mining scores probe points, and enriching makes no waste."""


class Bonus(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the research bonus area (8.4)."""

    id: str
    effects: tuple[Effect, ...]


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """A mining zone, a hexagon at axial coordinates; neighbours are one step away.

    `covered`: the most players with whom this titanium mine is covered, 0 never (2.6). `start`: the
    numbers of players that start here.
    """

    id: str
    q: Annotated[int, Meta(ge=-9, le=9)]
    r: Annotated[int, Meta(ge=-9, le=9)]
    terrain: Terrain = "iron"
    covered: Annotated[int, Meta(ge=0, le=3)] = 0
    start: tuple[Annotated[int, Meta(ge=2, le=4)], ...] = ()


Recycled = tuple[tuple[Goods, ...], ...]
"""By level of Sustainability: what the first and the second cube of waste bring the AI (R75)."""


class AiCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A card of the AI deck: one round of its actions, top to bottom (12.4)."""

    id: str
    level: Literal["basic", "advanced"]
    actions: tuple[Module, ...]
    research: Track
    scrub: Annotated[int, Meta(ge=1, le=2)]
    recycling: Recycled = ()
    """Where the card prints what recycling brings; else it is as on the AI's board."""


class AiMake(msgspec.Struct, frozen=True, kw_only=True):
    """What the AI makes in the Industrial Complex at one level of Extraction (R36)."""

    water: Annotated[int, Meta(ge=0, le=4)]
    water_waste: Annotated[int, Meta(ge=0, le=4)]
    helium: Annotated[int, Meta(ge=0, le=4)]
    helium_waste: Annotated[int, Meta(ge=0, le=4)]
    vp: Points = 1


class AiBoard(msgspec.Struct, frozen=True, kw_only=True):
    """What the AI's board prints."""

    battery: Annotated[int, Meta(ge=1, le=20)] = 8
    makes: tuple[AiMake, ...]
    """By level of Extraction, 1 to 4."""
    recycling: Recycled
    bonuses: tuple[str, ...]
    """Research bonuses in the order in which it takes them (R71)."""
    titanium: Annotated[int, Meta(ge=1, le=6)] = 2
    """Its gain in the Mining Station, for 1 waste."""
    extra_scientists: tuple[Points, ...]
    """For 1, 2, 3 and more scientists more than the player."""
    extra_orders: tuple[Points, ...]
    food: Points = 5


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers printed on the boards."""

    passages: tuple[tuple[Module, Module], ...]
    co2: tuple[Signed, ...]
    """Points of the spaces, from the first and worst."""
    waste: Annotated[int, Meta(ge=4, le=20)] = 8
    penalty: Annotated[int, Meta(ge=0, le=6)] = 3
    """The number of spaces at the end of the waste track that punish (9.2)."""
    water: Annotated[int, Meta(ge=1, le=12)] = 4
    helium: Annotated[int, Meta(ge=1, le=12)] = 3
    construction: tuple[Points, ...]
    depot: dict[Literal["energy", "iron", "water"], Points]
    fees: tuple[Points, ...]
    """Of the hiring spaces, from the left, in iron."""
    orders: tuple[Signed, ...]
    """Points by the number of orders fulfilled, the last for more too (11.1)."""
    awards: tuple[Points, ...]
    """Of both food categories: first, second, third (R15)."""


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """A complete set of components."""

    board: Board
    scientists: tuple[Scientist, ...]
    orders: tuple[Order, ...]
    food: tuple[Food, ...]
    procedures: tuple[Procedure, ...]
    equipment: tuple[Equipment, ...]
    improvements: tuple[Improvement, ...]
    bonuses: tuple[Bonus, ...]
    probes: tuple[tuple[Effect, ...], ...]
    """The rewards of the first, second and third additional probe (8.1)."""
    zones: tuple[Zone, ...]
    ai_cards: tuple[AiCard, ...]
    ai: AiBoard
    name: Name = {}
    """The name of a pack; the built-in set has none."""
    names: dict[str, Name] = {}
    """Names by id, where they are not those of the house's catalogs."""
    schema: int = 1

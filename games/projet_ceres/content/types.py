"""Types of the components: what the box of Projet Cérès holds, as data."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from games.core.content import Name
from games.projet_ceres import effects as fx
from games.projet_ceres.effects import Branch, Cost, Few, Guild, Modify, Resource, Some, Word

Clan = Literal["coronis", "cybele", "themis", "flora", "hilda", "nysa"]
CLANS: tuple[Clan, ...] = get_args(Clan)
Family = Literal["base", "neutral"] | Clan | Guild
"""The owner of a card: all players, neutral, a clan or a guild."""
Trigger = Literal[
    "explored", "moved", "produced", "begged", "militarised", "recycled", "attempted",
    "contributed", "built", "maintained", "supported", "invested", "placed", "won", "lost",
    "rival_explored", "rival_supported", "rival_won",
]  # fmt: skip
"""The event of a conditional effect; `won`, `lost`: a combat. Those of a rival have no choice."""
Window = Literal["fight_near", "support_near"]
"""Another player's event to which one may react: a combat next to one, a support (22.7)."""
Timing = Literal["always", "paid", "turn"] | Trigger | Window
"""When an effect works (9.2).

Always, for payment once a round, at the start of its owner's turn of Phase 2 once a round, or
whenever an event occurs.
"""


class Ability(msgspec.Struct, frozen=True):
    """An ability of a building, an asteroid or a mission for its controller.

    See 9.2, 12.6, 14.8. `repeat`: it is the card's normal effect. `modify`: changes while it is
    there. `cap`: how often a conditional effect works in a round; 0: every time (OP-61).
    """

    when: Timing = "always"
    effect: tuple[Branch, ...] = ()
    repeat: bool = False
    modify: tuple[Modify, ...] = ()
    cap: Some = 0


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card of a deck (8.1).

    `cost` in influence, of investment cards; `influence`: what it is worth when discarded; `rock`:
    what building it costs, 0 where it cannot be built. `building`: none where it only earns its
    point (9.3). `bought`: what happens as it is bought. `copy`: the card that it is another of.
    `reacts`: its normal effect can be used in that window alone.
    """

    id: str
    family: Family
    copy: str = ""
    cost: Annotated[int, Meta(ge=0, le=8)] = 0
    influence: Annotated[int, Meta(ge=0, le=3)] = 0
    rock: Annotated[int, Meta(ge=0, le=4)] = 0
    effect: tuple[Branch, ...]
    building: Ability | None = None
    bought: tuple[Word, ...] = ()
    reacts: Window | Literal[""] = ""

    @property
    def guild(self) -> Guild | None:
        """The guild whose banner it bears."""
        return next((guild for guild in get_args(Guild) if guild == self.family), None)


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """An asteroid: its yield, and its effects for its controller.

    `home`: the clan that owns it at the start. `guard`: power of its defenders in all. `battery`:
    power of its controller who attacks next to it. `toll`: hydrocarbon for every ship that leaves
    by the action Move. `link`: a route runs over it without a ship.
    """

    id: str
    kind: Literal["c", "s", "m", "other"]
    yields: dict[Resource, Few] = {}
    home: Clan | Literal[""] = ""
    ability: Ability | None = None
    guard: Some = 0
    battery: Some = 0
    toll: Some = 0
    link: bool = False


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A box of the Ceres board (section 6).

    `spaces`: how many agents it holds, 0 any number. With more players it can have more: `three`
    from 3 players, `five` from 5. `n`: influence or resources. `guild`: of a guild hall.
    """

    id: str
    does: Literal[
        "invest", "supply", "telescope", "mission", "support", "guild", "mercenaries", "embassy",
        "library", "dump", "gain", "trade",
    ]  # fmt: skip
    spaces: Some = 1
    three: Some = 0
    five: Some = 0
    n: Some = 0
    of: Resource | Literal["any"] = "any"
    guild: Guild | Literal[""] = ""


class Project(msgspec.Struct, frozen=True, kw_only=True):
    """A project tile: its cost, and the box on its other side, which has its id (18.1)."""

    id: str
    cost: Cost
    box: Box


class Exploration(msgspec.Struct, frozen=True, kw_only=True):
    """An exploration card: three choices (15.2)."""

    id: str
    choices: tuple[Branch, ...]


CELLS = 13
"""How many cells a track of a clan board has (16.1)."""


class Bonus(msgspec.Struct, frozen=True, kw_only=True):
    """A bonus of a track, unlocked for good on its cell (16.2); `do` happens once, then."""

    cell: Annotated[int, Meta(ge=1, le=CELLS)]
    modify: tuple[Modify, ...] = ()
    do: tuple[Word, ...] = ()


class ClanBoard(msgspec.Struct, frozen=True, kw_only=True):
    """A clan board (16)."""

    id: Clan
    bonuses: tuple[Bonus, ...]


Who = Literal["initiator", "winner", "contributors", "others", "all"]
"""`others`: contributors but for the initiator."""


class ToEach(msgspec.Struct, frozen=True, kw_only=True):
    """Words carried out for each of some players."""

    who: Who = "initiator"
    do: tuple[Word, ...]


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """The results of the badges of two factions, compared over all players (14.7).

    `each`: for every player who counts one of the faction that is ahead; `most`: for the players
    who count most of them; `even`: for every contributor where neither is ahead.
    """

    factions: tuple[str, ...]
    each: tuple[ToEach, ...] = ()
    """For the first faction, then for the second."""
    most: tuple[Word, ...] = ()
    even: tuple[Word, ...] = ()


class Price(msgspec.Struct, frozen=True):
    """The price of a resolution: `each` times the number of players, plus `flat`."""

    each: fx.Shared = fx.Shared()
    flat: fx.Shared = fx.Shared()


Operation = Literal["win", "discard", "repeat"]
"""Of the card on top of the mission pile (14.7, 14.10)."""


class Resolution(msgspec.Struct, frozen=True, kw_only=True):
    """A way to accomplish a mission; `solo`: paid by the initiator alone, without a call."""

    id: str
    cost: Price
    solo: bool = False
    pile: tuple[Operation, ...]
    reward: tuple[ToEach, ...] = ()
    tally: Tally | None = None


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """What happens as the die falls to 0 (14.9)."""

    do: tuple[ToEach, ...] = ()
    pile: tuple[Operation, ...] = ("discard",)


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    """A mission card (14.2).

    `counter`: 0 where it has none. `badge`: the faction on its back. `reveal`: applied as it comes
    into force; then it is in force: `modify` for all players, `closed` boxes, `beg` the goods that
    Beg cannot give, `ability` an ability that any player can use once a round.
    """

    id: str
    story: str
    number: Annotated[int, Meta(ge=1, le=11)]
    counter: Annotated[int, Meta(ge=0, le=3)] = 0
    badge: str = ""
    collective: bool = False
    reveal: tuple[ToEach, ...] = ()
    modify: tuple[Modify, ...] = ()
    closed: tuple[str, ...] = ()
    beg: tuple[Resource, ...] = ()
    ability: Ability | None = None
    resolutions: tuple[Resolution, ...]
    failure: Failure = Failure()


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """A mission story (14.1); `easy`: one to begin with."""

    id: str
    easy: bool = False
    factions: tuple[str, ...]


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """A component set; `names` are those of a pack, the others are in the catalogs."""

    clans: tuple[ClanBoard, ...]
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    boxes: tuple[Box, ...]
    projects: tuple[Project, ...]
    explorations: tuple[Exploration, ...]
    stories: tuple[Story, ...]
    missions: tuple[Mission, ...]
    names: dict[str, Name] = {}
    name: Name = {}
    setup: int = 1
    """The house setup with which its tables begin, so that older ones are replayed as they were."""
    schema: int = 1

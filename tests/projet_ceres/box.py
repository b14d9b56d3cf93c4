"""The components of the tests of Projet Cérès: numbers independent of the house cards.

A test that needs its own card, asteroid or story makes a set with `boxed`.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.projet_ceres.content import BUILT_IN_COMPONENTS, SETS, Index
from games.projet_ceres.content.types import (
    CLANS,
    Ability,
    Bonus,
    Card,
    ClanBoard,
    Components,
    Exploration,
    Mission,
    Price,
    Resolution,
    Story,
    Tile,
    ToEach,
)
from games.projet_ceres.effects import (
    GUILDS,
    Branch,
    Colonise,
    Cost,
    Devote,
    Draw,
    Enlist,
    Gain,
    Influence,
    Per,
    Power,
    Shared,
    Trade,
    Word,
)

STORY = "water"
R, H, M, ANY = "rock", "hydrocarbon", "metal", "any"


def does(*words: Word, **cost: int) -> tuple[Branch, ...]:
    """Return an effect with one way: its words and its price."""
    return (Branch(do=words, cost=Cost(**cost)),)


def card(key: str, *words: Word, **fields: Any) -> Card:
    """Return a card that belongs to no deck and is not bought; any player can get it."""
    given: dict[str, Any] = {"family": "neutral", "influence": 0, "rock": 1, "effect": does(*words)}
    return Card(id=key, **{**given, **fields})


def mission(number: int, *resolutions: Resolution, **fields: Any) -> Mission:
    """Return a card of the story, `m1` and so on."""
    given: dict[str, Any] = {"badge": f"faction_{number}", "resolutions": resolutions}
    return Mission(id=f"m{number}", story=STORY, number=number, **{**given, **fields})


def resolution(key: str = "a", *pile: str, **fields: Any) -> Resolution:
    """Return a resolution; `cost` and `each` in resources and influence, else 3 metal, 1 rock."""
    flat = Shared(**fields.pop("cost", {M: 3, R: 1}))
    each = Shared(**fields.pop("each", {}))
    given: dict[str, Any] = {"pile": pile or ("win",), "cost": Price(each, flat), **fields}
    return Resolution(id=key, **given)


def to(who: str, *words: Word) -> ToEach:
    """Return words for each of some players."""
    return ToEach(who=who, do=words)  # pyright: ignore[reportArgumentType]


BASE = (
    Card(id="silicates", family="base", influence=1, rock=1, effect=does(Gain(R, 2))),
    Card(
        id="silicates_2", family="base", copy="silicates", influence=1, rock=1,
        effect=does(Gain(R, 2)),
    ),
    Card(id="deposit", family="base", influence=1, rock=1, effect=does(Gain(M))),
    Card(id="pocket", family="base", influence=1, rock=1, effect=does(Gain(H, 2))),
    Card(id="funds", family="base", influence=2, rock=2, effect=does(Influence(2))),
    Card(
        id="funds_2", family="base", copy="funds", influence=2, rock=2, effect=does(Influence(2))
    ),
)  # fmt: skip
"""Gisement, Poche, two Silicates and two Investissement."""
OWN = tuple(
    card(f"{clan}_{number}", Gain(ANY), family=clan, influence=1)
    for clan in CLANS
    for number in range(1, 5)
)
"""The four cards of each clan."""
FERVOR = Per("fervor")
SALE = tuple(
    card(f"{family}_{number}", Gain(R, FERVOR if family in GUILDS else 1), family=family,
         cost=2 + number % 4, influence=1)
    for family in ("neutral", *GUILDS)
    for number in range(1, 9)
)  # fmt: skip
"""Investment cards: `samca_2` and `samca_6` cost 4, `neutral_1` 3, `neutral_4` 2, and so on."""
POWERS = tuple(card(f"power_{n}", Power(n)) for n in (1, 2, 3))
GIVEN = (
    *POWERS,
    card("draw", Draw()),
    card("rally", Power(1), Draw()),
    card("gain_metal", Gain(M, 2)),
    card("gain_hydrocarbon", Gain(H)),
    card("plain", Gain(R), rock=0),
    card("costly", Gain(R), rock=2),
    card("blank", Gain(R), building=None),
    card("worthless", Gain(R), influence=0),
    card("worth_1", Gain(R), influence=1),
    card("worth_1_more", Gain(R), influence=1),
    card("worth_2", Gain(R), influence=2),
    card("worth_3", Gain(R), influence=3),
    card("well", Gain(R), building=Ability("produced", does(Gain(H)))),
    card("press", Gain(R), building=Ability("paid", does(Colonise(), **{H: 1}))),
    card("repeater", Draw(), building=Ability("turn", repeat=True)),
    card("scouts", Gain(R), building=Ability("explored", does(Gain(R)))),
)
"""Cards for any player, named for what they do."""


def _tiles() -> list[Tile]:
    """Return the belt: six of each kind, one by one."""
    kinds: dict[str, dict[str, Any]] = {
        "rock": {"yields": {R: 1}},
        "water": {"yields": {H: 1}},
        "ore": {"yields": {M: 1}},
        "mixed": {"yields": {R: 1, H: 1}},
        "rich": {"yields": {M: 2}},
        "bare": {},
        "spring": {"yields": {H: 1}, "ability": Ability("paid", does(Gain(H)))},
        "market": {"yields": {R: 1}, "ability": Ability("paid", does(Trade()))},
    }
    belt = [
        Tile(id=f"{kind}_{number}", kind="other", **fields)
        for kind, fields in kinds.items()
        for number in range(1, 7)
    ]
    homes = [
        Tile(id=f"home_{clan}", kind="other", home=clan, yields={R: 1, M: 1}) for clan in CLANS
    ]
    return [*homes, *belt]


EXPLORATIONS = tuple(
    Exploration(
        id=f"find_{number}",
        choices=(
            *does(Gain(R)),
            *does(Devote(), **{M: 2}),
            *does(Gain(R, 2), **{H: 1}),
        ),
    )
    for number in range(1, 13)
)
"""Free: 1 rock; 2 metal: 1 DEV; 1 hydrocarbon: 2 rock."""
CELLS = (1, 2, 3, 5, 7, 9, 12)
BOARDS = tuple(
    ClanBoard(
        id=clan,
        bonuses=tuple(Bonus(cell=cell, do=(Enlist(),) if cell in (2, 7) else ()) for cell in CELLS),
    )
    for clan in CLANS
)
"""Bonuses that change nothing, but for an agent on cells 2 and 7."""
COSTS = {"library": Cost(rock=2, metal=2), "refinery": Cost(rock=3, metal=3)}
"""What projects cost, else 2 rock and 2 hydrocarbon."""
MISSIONS = tuple(mission(number, resolution()) for number in range(1, 9))
"""Eight cards without a counter or effects; each costs 3 metal and 1 rock and is won."""
FULL = Components(
    clans=BOARDS,
    cards=(*BASE, *OWN, *SALE, *GIVEN),
    tiles=tuple(_tiles()),
    boxes=tuple(
        replace(each, n=1) if each.id == "invest_1" else each for each in BUILT_IN_COMPONENTS.boxes
    ),
    projects=tuple(
        replace(each, cost=COSTS.get(each.id, Cost(rock=2, hydrocarbon=2)))
        for each in BUILT_IN_COMPONENTS.projects
    ),
    explorations=EXPLORATIONS,
    stories=(Story(id=STORY, factions=tuple(each.badge for each in MISSIONS)),),
    missions=MISSIONS,
)


def boxed(
    *cards: Card,
    missions: tuple[Mission, ...] = (),
    tiles: dict[str, dict[str, Any]] | None = None,
    **families: Any,
) -> Index:
    """Return a set with more cards, and with other missions, tiles (by id) or whole families."""
    known = {each.id for each in cards}
    kept = [each for each in FULL.cards if each.id not in known]
    changed = tiles or {}
    return SETS.get(
        SETS.register(
            replace(
                FULL,
                cards=(*kept, *cards),
                missions=missions or FULL.missions,
                tiles=tuple(replace(each, **changed.get(each.id, {})) for each in FULL.tiles),
                **families,
            )
        )
    )


BOX = boxed()
"""The set that most tests play with."""

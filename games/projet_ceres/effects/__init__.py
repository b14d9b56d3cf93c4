"""Effects of cards, tiles, boxes and missions: a closed vocabulary, declared in TOML.

A word is carried out by `rules.resolve` and said by `words.effects`. Attributes of each word show
what can be played while something is being settled (22.12): `touches`: it moves ships, changes the
map or control, or the mission die; `asks`: a player other than its author has to answer.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, ClassVar, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

Resource = Literal["rock", "hydrocarbon", "metal"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)
Kind = Resource | Literal["any"]
TOKEN, TOP = "token", "top_card"
"""Tokens and the top card of the investment pile, where they are counted like goods."""
Guild = Literal["striders", "nocturnes", "reavers", "samca"]
GUILDS: tuple[Guild, ...] = get_args(Guild)
Few = Annotated[int, Meta(ge=1, le=9)]
Some = Annotated[int, Meta(ge=0, le=9)]

Counted = Literal[
    "fervor", "asteroids", "rock_asteroids", "hydrocarbon_asteroids", "metal_asteroids",
    "ceres_asteroids", "ships", "buildings", "badges", "projects", "players", "tokens",
    "asteroid_tokens",
]  # fmt: skip
"""The things that an amount can count; asteroids by their print.

`ceres_asteroids` touch Ceres; `projects` are the finished ones; `tokens` lie with the mission,
others on the player's asteroids.
"""


class Per(msgspec.Struct, frozen=True, tag="per"):
    """An amount: `base`, and `times` for each thing counted, `most` in all."""

    of: Counted
    times: Few = 1
    base: Some = 0
    most: Few = 9


Amount = Few | Per


class Cost(msgspec.Struct, frozen=True):
    """The price of something (11.3); `any`: resources of the payer's choice."""

    rock: Some = 0
    hydrocarbon: Some = 0
    metal: Some = 0
    any: Some = 0
    influence: Some = 0

    @property
    def units(self) -> int:
        """How many resources are paid."""
        return self.rock + self.hydrocarbon + self.metal + self.any


FREE = Cost()


class Owed(Cost, frozen=True):
    """The rest of a price, which can have grown with the players beyond what a card says."""

    rock: int = 0
    hydrocarbon: int = 0
    metal: int = 0
    any: int = 0
    influence: int = 0


class Shared(Cost, frozen=True):
    """A price that several players can pay together, also with cards of their hands (14.16)."""

    cards: Some | UnsetType = UNSET


class Effect(msgspec.Struct, frozen=True):
    """Base of the words."""

    touches: ClassVar[bool] = False
    asks: ClassVar[bool] = False


class Touching(Effect, frozen=True):
    """Base of words that move ships, change the map or control, or the mission die (22.12)."""

    touches: ClassVar[bool] = True


class Gain(Effect, frozen=True, tag="gain"):
    """Gain resources (11.2)."""

    of: Kind
    n: Amount = 1


class Lose(Effect, frozen=True, tag="lose"):
    """Lose resources, as many as there are (1.9)."""

    of: Kind
    n: Few = 1


class Colonise(Effect, frozen=True, tag="col"):
    """Gain colonisation points."""

    n: Amount = 1


class Devote(Effect, frozen=True, tag="dev"):
    """Gain devotion points."""

    n: Few = 1


class Draw(Effect, frozen=True, tag="draw"):
    """Draw cards from one's deck (8.4)."""

    n: Amount = 1


class Discard(Effect, frozen=True, tag="discard"):
    """Discard cards from hand, as many as there are, without their influence."""

    n: Few = 1


class Influence(Effect, frozen=True, tag="inf"):
    """Gain influence, for this round (8.7)."""

    n: Amount = 1


class Power(Effect, frozen=True, tag="power"):
    """Add power to one's side of the combat that is open (10.13); `side`: only as that."""

    n: Amount = 1
    side: Literal["both", "attack", "defence"] = "both"


class Move(Touching, frozen=True, tag="move"):
    """Move up to `ships` ships one step each, for nothing."""

    ships: Few = 1


class Muster(Touching, frozen=True, tag="muster"):
    """Move ships from reserve to board."""

    n: Few = 1


class Recall(Touching, frozen=True, tag="recall"):
    """Move one's own ships from asteroids to one's board, as many as there are."""

    n: Few = 1


class Explore(Touching, frozen=True, tag="explore"):
    """Explore without paying (5.1): turn an asteroid over, 1 COL, draw an exploration card."""


class Reveal(Touching, frozen=True, tag="reveal"):
    """Turn a face-down asteroid next to a ship face up: 1 COL (12.4), no exploration card."""


class Place(Touching, frozen=True, tag="place"):
    """Place the next asteroid face down (12.3): 1 COL."""


class Destroy(Touching, frozen=True, tag="destroy"):
    """Destroy an asteroid (12.7): one's own, or one nearby that is free or face down."""

    scope: Literal["own", "near", "face_down"] = "own"


class Produce(Effect, frozen=True, tag="produce"):
    """Let one of one's asteroids produce, or all of them, as by the action (5.4)."""

    scope: Literal["one", "all"] = "one"


class Trade(Effect, frozen=True, tag="trade"):
    """Trade at Ceres, up to `times` times: sell resources of one type for others (11.6)."""

    sell: Few = 2
    buy: Few = 1
    times: Few = 1


class Levy(Effect, frozen=True, tag="levy"):
    """Every opponent with a ship next to one gives a resource, if they have it (13.4)."""

    of: Kind
    n: Few = 1


class Scout(Effect, frozen=True, tag="scout"):
    """Look at the top investment cards: one joins the queue, the others go under the pile."""

    n: Annotated[int, Meta(ge=2, le=4)] = 2


class Buy(Effect, frozen=True, tag="buy"):
    """Buy an investment card with influence of the round, at a lower price."""

    source: Literal["queue", "discard"] = "queue"
    discount: Some = 0


class Ready(Effect, frozen=True, tag="ready"):
    """Make one of one's used buildings ready again, another than this."""


class Die(Touching, frozen=True, tag="die"):
    """Raise the mission die, at most to 6, or lower it: below 1 only if stated (14.17, OP-83)."""

    by: Annotated[int, Meta(ge=-1, le=1)]
    least: Literal[0] | UnsetType = UNSET


class Salvage(Effect, frozen=True, tag="salvage"):
    """Take cards from one's discard to hand or under one's deck, as many as there are."""

    to: Literal["hand", "deck"] = "hand"
    n: Few = 1


class Enlist(Effect, frozen=True, tag="agent"):
    """Gain an agent, up to four (OP-04)."""


class Token(Effect, frozen=True, tag="token"):
    """Put tokens on the mission (14.12) or asteroids of one's own, or take some `away`."""

    on: Literal["mission", "asteroid"] = "mission"
    n: Amount = 1
    away: bool = False


class Lay(Effect, frozen=True, tag="lay"):
    """Lay the card that was played, or the top one for sale, on an asteroid of one's own."""

    source: Literal["this", "pile"] = "this"


Word = (
    Gain | Lose | Colonise | Devote | Draw | Discard | Influence | Power | Move | Muster | Recall
    | Explore | Reveal | Place | Destroy | Produce | Trade | Levy | Scout | Buy | Ready | Die
    | Salvage | Enlist | Token | Lay
)  # fmt: skip


class Branch(msgspec.Struct, frozen=True, dict=True):
    """One way to use something: what it costs and what it does, in order.

    `least`: it can be used only with so much of `need`.
    """

    do: tuple[Word, ...] = ()
    cost: Cost = Cost()
    need: Counted | Literal[""] = ""
    least: Some = 0

    @cached_property
    def quiet(self) -> bool:
        """Whether it asks nobody else and touches no ship, tile, control or mission die (22.12)."""
        return not any(word.touches or word.asks for word in self.do)

    @cached_property
    def fights(self) -> bool:
        """Whether it can be used only by a side of a combat (10.13)."""
        return any(isinstance(word, Power) for word in self.do)


Changed = Literal[
    "hand", "carry", "move_cost", "free_move", "explore_cost", "free_explore", "surcharge",
    "build_rock", "maintenance", "attack", "defence", "unrouted", "reserve", "invest",
    "second_look", "pledge",
]  # fmt: skip
"""The subject of a lasting change.

`hand`: cards that are drawn up to. `carry`: goods per ship. `move_cost`, `explore_cost`: of these
actions; `free_move`, `free_explore`: the number of them a round that cost nothing. `surcharge`: of
a project's place, never below 0. `build_rock`: rock per building, never below 0. `maintenance`: the
price of 3 COL, of 7. `attack`, `defence`: power per ship. `unrouted`: asteroids payable by no
route. `reserve`: ships, once. `invest`: influence of an Invest or Guild box. `second_look`:
exploration cards of which one is kept. `pledge`: units that count double in a mission call, one
each.
"""


class Modify(msgspec.Struct, frozen=True):
    """A standing change while what bears it is in force."""

    what: Changed
    by: Annotated[int, Meta(ge=-3, le=3)]

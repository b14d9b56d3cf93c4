"""The closed vocabulary of Ares Expedition: what a card asks for, does, changes and scores.

Pure data. `resolve` carries effects out, `triggers` fires the ongoing ones, `text_en` and `text_fr`
say all of it. An odd card gets a class of its own here, never code of its own elsewhere.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Tag = Literal[
    "building",
    "space",
    "power",
    "science",
    "jovian",
    "earth",
    "plant",
    "microbe",
    "animal",
    "event",
]
TAGS: tuple[Tag, ...] = (
    "building",
    "space",
    "power",
    "science",
    "jovian",
    "earth",
    "plant",
    "microbe",
    "animal",
    "event",
)
Colour = Literal["blue", "red", "green"]
Stock = Literal["mc", "heat", "plant"]
"""What lies with the player; steel and titanium are counts, not stocks."""
Cube = Literal["microbe", "animal", "science"]
Track = Literal["mc", "card", "heat", "plant"]
TRACKS: tuple[Track, ...] = ("mc", "card", "heat", "plant")
Metal = Literal["steel", "titanium"]
METAL_TAGS: dict[Metal, Tag] = {"steel": "building", "titanium": "space"}
"""The tag whose cards each metal makes cheaper."""
Zone = Literal["purple", "red", "yellow", "white"]
ZONES: tuple[Zone, ...] = ("purple", "red", "yellow", "white")
Scale = Literal["temperature", "oxygen"]
Parameter = Literal["temperature", "oxygen", "ocean"]
Payable = Literal["mc", "heat", "plant", "tr"]


class Part(msgspec.Struct, frozen=True, tag_field="t"):
    """Base of the vocabulary; subclasses set an explicit tag, which is never renamed."""


# Amounts that follow a count: `each` for every full `by` of them


class PerTag(Part, frozen=True, tag="per_tag"):
    """Counts the owner's tags of a kind, the card's own and the corporation's included."""

    tag: Tag
    each: int = 1
    by: int = 1


class PerForest(Part, frozen=True, tag="per_forest"):
    """Counts the owner's forest points."""

    each: int = 1
    by: int = 1


class PerCard(Part, frozen=True, tag="per_card"):
    """Counts the project cards the owner has played."""

    each: int = 1
    by: int = 1


class PerBlueCard(Part, frozen=True, tag="per_blue_card"):
    """Counts the blue cards the owner has in play."""

    each: int = 1
    by: int = 1


class PerCube(Part, frozen=True, tag="per_cube"):
    """Counts the cubes on this card."""

    cube: Cube
    each: int = 1
    by: int = 1


Rate = PerTag | PerForest | PerCard | PerBlueCard | PerCube


class Production(Part, frozen=True, tag="production"):
    """Pays in every production phase."""

    track: Track
    n: int | Rate


class Capability(Part, frozen=True, tag="capability"):
    """Steel or titanium: lowers prices, is never spent."""

    metal: Metal
    n: int


# Costs, of actions and of playing a card


class Pay(Part, frozen=True, tag="pay"):
    """A fixed price; as a requirement it is paid besides the card's price."""

    what: Payable
    n: int


class PayUpTo(Part, frozen=True, tag="pay_up_to"):
    """At least 1 and at most so much, freely chosen; `None` is without a limit."""

    what: Stock
    most: int | None


class PayReduced(Part, frozen=True, tag="pay_reduced"):
    """MC, less for every steel, titanium or tag of a kind that the owner has."""

    base: int
    each: int
    per: Metal | Tag


class PayInfrastructure(Part, frozen=True, tag="pay_infrastructure"):
    """MC, less for an owner of so many blue cards."""

    base: int
    less: int
    blue_cards: int


class DiscardUpTo(Part, frozen=True, tag="discard_up_to"):
    """Discard at least 1 and at most so many hand cards."""

    most: int


class TakeHere(Part, frozen=True, tag="take_here"):
    """Remove cubes from this card; inside a choice it makes the branch a trade."""

    cube: Cube
    n: int


class TakeOwn(Part, frozen=True, tag="take_own"):
    """Remove cubes from any one card of one's own."""

    cube: Cube
    n: int


class Discard(Part, frozen=True, tag="discard"):
    """Discard hand cards of one's choice, without MC for them."""

    n: int


Cost = Pay | PayUpTo | PayReduced | PayInfrastructure | Discard | DiscardUpTo | TakeHere | TakeOwn


# Requirements


class InZone(Part, frozen=True, tag="in_zone"):
    """The scale stood in one of these neighbouring zones when the phase began."""

    scale: Scale
    zones: tuple[Zone, ...]


class OceansAtLeast(Part, frozen=True, tag="oceans_at_least"):
    """So many oceans had been flipped when the phase began."""

    n: int


class OceansAtMost(Part, frozen=True, tag="oceans_at_most"):
    """No more oceans had been flipped when the phase began."""

    n: int


class HasTags(Part, frozen=True, tag="has_tags"):
    """The player has so many tags of a kind, not counting the card itself."""

    tag: Tag
    n: int


class HasTR(Part, frozen=True, tag="has_tr"):
    """The player has at least this terraform rating; it is not spent."""

    n: int


Requirement = InZone | OceansAtLeast | OceansAtMost | HasTags | HasTR | Pay


# Effects, carried out in the order in which they are listed


class Gain(Part, frozen=True, tag="gain"):
    """Take MC, heat or plants."""

    what: Stock
    n: int


class GainSpent(Part, frozen=True, tag="gain_spent"):
    """Take as much as was just paid."""

    what: Stock


class Draw(Part, frozen=True, tag="draw"):
    """Draw cards."""

    n: int


class DrawSpent(Part, frozen=True, tag="draw_spent"):
    """Draw as many cards as were just discarded."""


class DrawKeep(Part, frozen=True, tag="draw_keep"):
    """Look at cards in private, keep some, discard the rest."""

    n: int
    keep: int


class Raise(Part, frozen=True, tag="raise"):
    """Raise temperature or oxygen."""

    scale: Scale
    n: int


class FlipOcean(Part, frozen=True, tag="flip_ocean"):
    """Flip ocean tiles."""

    n: int


class RaiseTR(Part, frozen=True, tag="raise_tr"):
    """Raise the terraform rating, by a number or by a count."""

    n: int | PerTag


class Forest(Part, frozen=True, tag="forest"):
    """Forest points, each with an oxygen step."""

    n: int


class AddHere(Part, frozen=True, tag="add_here"):
    """Put cubes on this card."""

    cube: Cube
    n: int


class AddElsewhere(Part, frozen=True, tag="add_elsewhere"):
    """Put cubes on one other card of one's own that holds this kind."""

    cube: Cube
    n: int


class AddMatching(Part, frozen=True, tag="add_matching"):
    """Put cubes of its own kind on any one card that holds cubes."""

    n: int


class OneOf(Part, frozen=True, tag="one_of"):
    """Exactly one of the branches, the owner's choice."""

    branches: tuple[tuple[AnyEffect, ...], ...]


class IfTags(Part, frozen=True, tag="if_tags"):
    """More for an owner of so many tags."""

    tag: Tag
    n: int
    then: tuple[AnyEffect, ...]


class ExtraPlay(Part, frozen=True, tag="extra_play"):
    """One more blue or red card may be played in this phase."""


class FreeGreen(Part, frozen=True, tag="free_green"):
    """One more green card up to a printed cost may be played in this phase, for no MC."""

    most: int


class NextCheaper(Part, frozen=True, tag="next_cheaper"):
    """The very next card played in this phase costs less."""

    n: int


class NextTolerant(Part, frozen=True, tag="next_tolerant"):
    """The very next card played in this phase may miss a zone by one."""


class RevealTake(Part, frozen=True, tag="reveal_take"):
    """Turn up cards, take one that has one of the tags, discard the rest."""

    n: int
    tags: tuple[Tag, ...]


class RevealSort(Part, frozen=True, tag="reveal_sort"):
    """Turn up a card; this colour is discarded for MC, others are taken."""

    colour: Colour
    mc: int


class SwapCard(Part, frozen=True, tag="swap_card"):
    """The owner may discard a hand card and draw one, more if it had the tag."""

    tag: Tag
    n: int


AnyEffect = (
    Gain
    | GainSpent
    | Draw
    | DrawSpent
    | DrawKeep
    | Discard
    | Raise
    | FlipOcean
    | RaiseTR
    | Forest
    | AddHere
    | AddElsewhere
    | AddMatching
    | TakeHere
    | OneOf
    | IfTags
    | ExtraPlay
    | FreeGreen
    | NextCheaper
    | NextTolerant
    | RevealTake
    | RevealSort
    | SwapCard
)


# Ongoing: triggers, which look only at what the owner does


class OnCard(Part, frozen=True, tag="on_card"):
    """For every later card played."""

    do: tuple[AnyEffect, ...]


class OnTag(Part, frozen=True, tag="on_tag"):
    """For every played tag of these kinds; `itself`: the card's own tags count when played."""

    tags: tuple[Tag, ...]
    do: tuple[AnyEffect, ...]
    itself: bool = False


class OnStep(Part, frozen=True, tag="on_step"):
    """For every step of temperature or oxygen, or every flipped ocean."""

    parameter: Parameter
    do: tuple[AnyEffect, ...]


class OnForest(Part, frozen=True, tag="on_forest"):
    """For every forest point gained."""

    do: tuple[AnyEffect, ...]


class OnAction(Part, frozen=True, tag="on_action"):
    """For every card action used, repetitions too, standard actions not."""

    do: tuple[AnyEffect, ...]


class OnSteel(Part, frozen=True, tag="on_steel"):
    """For every steel gained from cards played later."""

    do: tuple[AnyEffect, ...]


class OnFirstRaise(Part, frozen=True, tag="on_first_raise"):
    """Once a phase, from the first rise of the terraform rating on, for a price."""

    cost: Pay
    do: tuple[AnyEffect, ...]


Trigger = OnCard | OnTag | OnStep | OnForest | OnAction | OnSteel | OnFirstRaise


# Ongoing: modifiers, computed when needed, never stored


class Cheaper(Part, frozen=True, tag="cheaper"):
    """Later cards cost less: all, those with a tag, or those of a least printed cost."""

    n: int
    tag: Tag | None = None
    least: int = 0


class MetalWorth(Part, frozen=True, tag="metal_worth"):
    """A steel or titanium lowers prices by more."""

    metal: Metal
    n: int


class Tolerant(Part, frozen=True, tag="tolerant"):
    """Zones of temperature and oxygen may be missed by one; never by more."""


class MoreResearch(Part, frozen=True, tag="more_research"):
    """Look at and keep more cards in research."""

    look: int
    keep: int


class SaleWorth(Part, frozen=True, tag="sale_worth"):
    """Sold cards bring more."""

    n: int


class StandardCheaper(Part, frozen=True, tag="standard_cheaper"):
    """Standard actions paid with MC cost less."""

    n: int


class ForestCheaper(Part, frozen=True, tag="forest_cheaper"):
    """A forest paid with plants takes fewer."""

    n: int


class Trade(Part, frozen=True, tag="trade"):
    """Once for each card played, give something up to lower its price."""

    cost: Pay | TakeHere
    less: int


class HeatAsMC(Part, frozen=True, tag="heat_as_mc"):
    """Heat may be paid instead of MC."""


Modifier = (
    Cheaper
    | MetalWorth
    | Tolerant
    | MoreResearch
    | SaleWorth
    | StandardCheaper
    | ForestCheaper
    | Trade
    | HeatAsMC
)
Ongoing = Trigger | Modifier


class Use(Part, frozen=True, tag="use"):
    """One way to use a card's action.

    `more` comes on top, and `chosen_cost` replaces `cost`, for an owner who chose phase III.
    """

    gain: tuple[AnyEffect, ...]
    cost: tuple[Cost, ...] = ()
    more: tuple[AnyEffect, ...] = ()
    chosen_cost: tuple[Cost, ...] | None = None


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A project card."""

    id: str
    number: int
    en: str
    fr: str
    colour: Colour
    cost: int
    tags: tuple[Tag, ...] = ()
    requires: tuple[Requirement, ...] = ()
    production: tuple[Production, ...] = ()
    capability: tuple[Capability, ...] = ()
    on_play: tuple[AnyEffect, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()
    action: tuple[Use, ...] = ()
    holds: Cube | None = None
    vp: int | Rate = 0
    starter: bool = False


class Corporation(msgspec.Struct, frozen=True, kw_only=True):
    """A corporation; `starter` ones are dealt in a first game."""

    id: str
    number: int
    en: str
    fr: str
    mc: int
    tags: tuple[Tag, ...] = ()
    production: tuple[Production, ...] = ()
    capability: tuple[Capability, ...] = ()
    on_play: tuple[AnyEffect, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()
    starter: bool = False

"""The closed vocabulary of Ares Expedition: costs, counts, requirements and effects.

Pure data. `resolve` carries effects out and fires the ongoing ones, `words.cards` says all of it.
An odd card gets its own class here, never its own code elsewhere.
"""

from __future__ import annotations

from typing import Literal, get_args

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
TAGS: tuple[Tag, ...] = get_args(Tag)
Colour = Literal["blue", "red", "green"]
Stock = Literal["mc", "heat", "plant"]
"""A player's stocks; steel and titanium are counts, not stocks."""
Cube = Literal["microbe", "animal", "science"]
Track = Literal["mc", "card", "heat", "plant"]
TRACKS: tuple[Track, ...] = get_args(Track)
Metal = Literal["steel", "titanium"]
METAL_TAGS: dict[Metal, Tag] = {"steel": "building", "titanium": "space"}
"""The tag whose cards each metal makes cheaper."""
Zone = Literal["purple", "red", "yellow", "white"]
ZONES: tuple[Zone, ...] = get_args(Zone)
Scale = Literal["temperature", "oxygen"]
Parameter = Literal["temperature", "oxygen", "ocean"]
Payable = Literal["mc", "heat", "plant", "tr"]


class Part(msgspec.Struct, frozen=True, tag_field="t"):
    """Base of the vocabulary; subclasses set an explicit tag, which is never renamed."""


class Pay(Part, frozen=True, tag="pay"):
    """A fixed price; as a requirement it is paid in addition to the card's price."""

    what: Payable
    n: int


class PayUpTo(Part, frozen=True, tag="pay_up_to"):
    """At least 1 and at most so much, freely chosen; `None` is without a limit."""

    what: Stock
    most: int | None = None


class PayReduced(Part, frozen=True, tag="pay_reduced"):
    """MC, less for every steel, titanium or tag of a kind that the owner has."""

    base: int
    each: int
    per: Metal | Tag


class PayInfrastructure(Part, frozen=True, tag="pay_infrastructure"):
    """MC, less for an owner of at least `blue_cards` blue cards."""

    base: int
    less: int
    blue_cards: int


class DiscardUpTo(Part, frozen=True, tag="discard_up_to"):
    """Discard at least 1 and at most `most` hand cards."""

    most: int


class TakeHere(Part, frozen=True, tag="take_here"):
    """Remove cubes from this card; inside a choice it makes the branch a trade."""

    cube: Cube
    n: int


class TakeOwn(Part, frozen=True, tag="take_own"):
    """Remove cubes from any one of the player's cards."""

    cube: Cube
    n: int


class Discard(Part, frozen=True, tag="discard"):
    """Discard hand cards of your choice, without MC for them."""

    n: int


Cost = Pay | PayUpTo | PayReduced | PayInfrastructure | Discard | DiscardUpTo | TakeHere | TakeOwn


class Counted(Part, frozen=True, kw_only=True):
    """Base of amounts that follow a count: `each` for every full `by` of them."""

    each: int = 1
    by: int = 1


class PerTag(Counted, frozen=True, tag="per_tag"):
    """Counts the owner's tags of a kind, the card's own and the corporation's included."""

    tag: Tag


class PerForest(Counted, frozen=True, tag="per_forest"):
    """Counts the owner's forest points."""


class PerCard(Counted, frozen=True, tag="per_card"):
    """Counts the project cards the owner has played."""


class PerBlueCard(Counted, frozen=True, tag="per_blue_card"):
    """Counts the blue cards the owner has in play."""


class PerCube(Counted, frozen=True, tag="per_cube"):
    """Counts the cubes on this card."""

    cube: Cube


Rate = PerTag | PerForest | PerCard | PerBlueCard | PerCube


class InZone(Part, frozen=True, tag="in_zone"):
    """The scale was in one of these neighbouring zones when the phase began."""

    scale: Scale
    zones: tuple[Zone, ...]


class OceansAtLeast(Part, frozen=True, tag="oceans_at_least"):
    """At least `n` oceans had been flipped when the phase began."""

    n: int


class OceansAtMost(Part, frozen=True, tag="oceans_at_most"):
    """At most `n` oceans had been flipped when the phase began."""

    n: int


class HasTags(Part, frozen=True, tag="has_tags"):
    """The player has at least `n` tags of a kind, not counting the card itself."""

    tag: Tag
    n: int


class HasTR(Part, frozen=True, tag="has_tr"):
    """The player has at least this terraform rating; it is not spent."""

    n: int


Requirement = InZone | OceansAtLeast | OceansAtMost | HasTags | HasTR | Pay


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
    """Put cubes on another of the owner's cards that holds this kind."""

    cube: Cube
    n: int


class AddMatching(Part, frozen=True, tag="add_matching"):
    """Put cubes on any one card that holds cubes, of the kind that it holds."""

    n: int


class OneOf(Part, frozen=True, tag="one_of"):
    """Exactly one of the branches, the owner's choice."""

    branches: tuple[tuple[AnyEffect, ...], ...]


class IfTags(Part, frozen=True, tag="if_tags"):
    """More for an owner of at least `n` tags."""

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


Goods = Gain | GainSpent
Cards = Draw | DrawSpent | DrawKeep | Discard | RevealTake | RevealSort | SwapCard
Terraforming = Raise | FlipOcean | RaiseTR | Forest
Cubes = AddHere | AddElsewhere | AddMatching | TakeHere
Branching = OneOf | IfTags
Plays = ExtraPlay | FreeGreen | NextCheaper | NextTolerant
AnyEffect = Goods | Cards | Terraforming | Cubes | Branching | Plays

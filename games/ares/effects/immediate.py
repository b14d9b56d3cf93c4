"""Effects, carried out in the order in which they are listed."""

from __future__ import annotations

from games.ares.effects.costs import Discard, TakeHere
from games.ares.effects.counts import PerTag
from games.ares.effects.kinds import Colour, Cube, Part, Scale, Stock, Tag


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

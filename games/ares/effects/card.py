"""The shape of a card: what it produces, its actions, and all that is printed on it."""

from __future__ import annotations

import msgspec

from games.ares.effects.costs import Cost
from games.ares.effects.counts import Rate
from games.ares.effects.immediate import AnyEffect
from games.ares.effects.kinds import Colour, Cube, Metal, Part, Tag, Track
from games.ares.effects.ongoing import Ongoing
from games.ares.effects.requirements import Requirement


class Production(Part, frozen=True, tag="production"):
    """Pays in every production phase."""

    track: Track
    n: int | Rate


class Capability(Part, frozen=True, tag="capability"):
    """Steel or titanium: lowers prices, is never spent."""

    metal: Metal
    n: int


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
    mc: int
    tags: tuple[Tag, ...] = ()
    production: tuple[Production, ...] = ()
    capability: tuple[Capability, ...] = ()
    on_play: tuple[AnyEffect, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()
    starter: bool = False

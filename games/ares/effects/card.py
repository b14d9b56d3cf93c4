"""The shape of a card: what it produces, its actions, and all that is printed on it."""

from __future__ import annotations

import msgspec

from games.ares import effects
from games.ares.effects.ongoing import Ongoing


class Production(effects.Part, frozen=True, tag="production"):
    """Pays in every production phase."""

    track: effects.Track
    n: int | effects.Rate


class Capability(effects.Part, frozen=True, tag="capability"):
    """Steel or titanium: lowers prices, is never spent."""

    metal: effects.Metal
    n: int


class Use(effects.Part, frozen=True, tag="use"):
    """One way to use a card's action.

    `more` comes on top, and `chosen_cost` replaces `cost`, for an owner who chose phase III.
    """

    gain: tuple[effects.AnyEffect, ...]
    cost: tuple[effects.Cost, ...] = ()
    more: tuple[effects.AnyEffect, ...] = ()
    chosen_cost: tuple[effects.Cost, ...] | None = None


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A project card."""

    id: str
    number: int
    colour: effects.Colour
    cost: int
    tags: tuple[effects.Tag, ...] = ()
    requires: tuple[effects.Requirement, ...] = ()
    production: tuple[Production, ...] = ()
    capability: tuple[Capability, ...] = ()
    on_play: tuple[effects.AnyEffect, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()
    action: tuple[Use, ...] = ()
    holds: effects.Cube | None = None
    vp: int | effects.Rate = 0
    starter: bool = False


class Corporation(msgspec.Struct, frozen=True, kw_only=True):
    """A corporation; `starter` ones are dealt in a first game."""

    id: str
    number: int
    mc: int
    tags: tuple[effects.Tag, ...] = ()
    production: tuple[Production, ...] = ()
    capability: tuple[Capability, ...] = ()
    on_play: tuple[effects.AnyEffect, ...] = ()
    ongoing: tuple[Ongoing, ...] = ()
    starter: bool = False

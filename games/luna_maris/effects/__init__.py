"""Effects of orders, research bonuses and probe rewards: a closed vocabulary, in TOML.

A word is carried out by `games.luna_maris.rules.rewards`, and described by `words.effects`.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Resource = Literal["energy", "iron", "titanium", "water", "helium"]
RESOURCES: tuple[Resource, ...] = ("energy", "iron", "titanium", "water", "helium")
Few = Annotated[int, Meta(ge=1, le=9)]
Goods = dict[Resource, Few]


class Gain(msgspec.Struct, frozen=True, tag="gain"):
    """Gain goods and points; ore lands on the first belt space, what has no room is lost."""

    goods: Goods = {}
    vp: Annotated[int, Meta(ge=0, le=20)] = 0


class TakeWaste(msgspec.Struct, frozen=True, tag="take_waste"):
    """Take waste, which is compulsory."""

    n: Few


class DropWaste(msgspec.Struct, frozen=True, tag="drop_waste"):
    """Discard so much waste, or as much as there is."""

    n: Few


class Carbon(msgspec.Struct, frozen=True, tag="carbon"):
    """Move the CO2 disc `steps` steps down, which is better."""

    steps: Few


class Charge(msgspec.Struct, frozen=True, tag="charge"):
    """Fill the battery."""


class Retrieve(msgspec.Struct, frozen=True, tag="retrieve"):
    """Take any one scientist of the rest stack to the hand, also the one just played."""


class Study(msgspec.Struct, frozen=True, tag="study"):
    """Take one research step."""


class Salvage(msgspec.Struct, frozen=True, tag="salvage"):
    """Take any one card of the food discard pile."""


Effect = Gain | TakeWaste | DropWaste | Carbon | Charge | Retrieve | Study | Salvage

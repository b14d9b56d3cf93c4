"""Ongoing effects: triggers, which look only at what the owner does, and modifiers."""

from __future__ import annotations

from games.ares.effects.costs import Pay, TakeHere
from games.ares.effects.immediate import AnyEffect
from games.ares.effects.kinds import Metal, Parameter, Part, Tag


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


# Modifiers, computed when needed, never stored


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

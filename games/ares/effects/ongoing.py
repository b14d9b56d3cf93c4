"""Ongoing effects: triggers, which look only at what the owner does, and modifiers."""

from __future__ import annotations

from games.ares import effects


class OnCard(effects.Part, frozen=True, tag="on_card"):
    """For every later card played."""

    do: tuple[effects.AnyEffect, ...]


class OnTag(effects.Part, frozen=True, tag="on_tag"):
    """For every played tag of these kinds; `itself`: the card's own tags count when played."""

    tags: tuple[effects.Tag, ...]
    do: tuple[effects.AnyEffect, ...]
    itself: bool = False


class OnStep(effects.Part, frozen=True, tag="on_step"):
    """For every step of temperature or oxygen, or every flipped ocean."""

    parameter: effects.Parameter
    do: tuple[effects.AnyEffect, ...]


class OnForest(effects.Part, frozen=True, tag="on_forest"):
    """For every forest point gained."""

    do: tuple[effects.AnyEffect, ...]


class OnAction(effects.Part, frozen=True, tag="on_action"):
    """For every card action used, repetitions too, standard actions not."""

    do: tuple[effects.AnyEffect, ...]


class OnSteel(effects.Part, frozen=True, tag="on_steel"):
    """For every steel gained from cards played later."""

    do: tuple[effects.AnyEffect, ...]


class OnFirstRaise(effects.Part, frozen=True, tag="on_first_raise"):
    """Once a phase, from the first rise of the terraform rating on, for a price."""

    cost: effects.Pay
    do: tuple[effects.AnyEffect, ...]


Trigger = OnCard | OnTag | OnStep | OnForest | OnAction | OnSteel | OnFirstRaise


# Modifiers, computed when needed, never stored


class Cheaper(effects.Part, frozen=True, tag="cheaper"):
    """Later cards cost less: all, those with a tag, or those of a least printed cost."""

    n: int
    tag: effects.Tag | None = None
    least: int = 0


class MetalWorth(effects.Part, frozen=True, tag="metal_worth"):
    """A steel or titanium lowers prices by more."""

    metal: effects.Metal
    n: int


class Tolerant(effects.Part, frozen=True, tag="tolerant"):
    """Zones of temperature and oxygen may be missed by one; never by more."""


class MoreResearch(effects.Part, frozen=True, tag="more_research"):
    """Look at and keep more cards in research."""

    look: int
    keep: int


class SaleWorth(effects.Part, frozen=True, tag="sale_worth"):
    """Sold cards bring more."""

    n: int


class StandardCheaper(effects.Part, frozen=True, tag="standard_cheaper"):
    """Standard actions paid with MC cost less."""

    n: int


class ForestCheaper(effects.Part, frozen=True, tag="forest_cheaper"):
    """A forest paid with plants takes fewer."""

    n: int


class Trade(effects.Part, frozen=True, tag="trade"):
    """Once for each card played, give something up to lower its price."""

    cost: effects.Pay | effects.TakeHere
    less: int


class HeatAsMC(effects.Part, frozen=True, tag="heat_as_mc"):
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

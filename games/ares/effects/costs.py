"""Costs, of actions and of playing a card."""

from __future__ import annotations

from games.ares.effects.kinds import Cube, Metal, Part, Payable, Stock, Tag


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

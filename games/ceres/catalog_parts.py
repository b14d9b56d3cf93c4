"""Short forms in which the built-in component set is written down."""

from __future__ import annotations

from games.ceres.components import (
    Act,
    ActionName,
    AsteroidProduction,
    DrawAndSee,
    Facility,
    Gain,
    Goods,
    HeadquartersGain,
    Kind,
    Location,
    Name,
    Part,
    Visit,
)

# Research Lab: Lab, production, points. Tech Factory: name, points. Nuclear Lab: Lab, first part.
# Construction Site: cost, points, the building part.
_KNOWN = frozenset({"research_lab", "tech_factory", "nuclear_lab", "construction_site"})


def facility(
    key: str,
    kind: Kind,
    names: tuple[str, str],
    cost: Goods,
    production: Goods,
    vp: int,
    *function: Part,
) -> Facility:
    """Return a Facility card; `names` in English and French."""
    return Facility(
        id=key,
        name=Name(*names),
        kind=kind,
        cost=cost,
        production=production,
        vp=vp,
        function=function,
        known=key in _KNOWN,
    )


def gain(**goods: int) -> Part:
    """Return a part that gains goods."""
    return Part(Gain(_goods(goods)))


def act(action: ActionName, times: int = 1) -> Part:
    """Return a part that performs a board action."""
    return Part(Act(action, times))


def visit(location: Location) -> Part:
    """Return a part that activates a whole Location."""
    return Part(Visit(location))


def headquarters() -> Part:
    """Return a part that gains the production of one own Outstation."""
    return Part(HeadquartersGain())


def asteroid() -> Part:
    """Return a part that gains the production of one own asteroid."""
    return Part(AsteroidProduction())


def draw(cards: int) -> Part:
    """Return a part that draws Facility cards for a later building part of the card."""
    return Part(DrawAndSee(cards))


def paid(part: Part, **cost: int) -> Part:
    """Return a part in a dark frame: with an activation cost."""
    return Part(part.effect, _goods(cost))


def _goods(amounts: dict[str, int]) -> Goods:
    goods: Goods = {}
    for good, amount in amounts.items():
        match good:
            case "ore" | "ice" | "ceramics" | "energy" | "credit" | "influence" | "alloy" | "probe":
                goods[good] = amount
            case _:
                raise ValueError(f"no such good: {good}")
    return goods

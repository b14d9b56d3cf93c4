"""What things cost a player, and what activations hand out before anything is paid."""

from __future__ import annotations

from games.ceres.content.types import Edition, Goods, Part
from games.ceres.rules.tables import INWARD, LOGISTICS_CREDITS, SEPARATORS, ZONES, Tables
from games.ceres.state import Function, Manufacturing, Player, State


def round_modifier(edition: Edition, number: int) -> int:
    """Return the Influence that a Settlement Project action brings in a round (5.3, E12)."""
    return (1, 0, -1)[number - 1] if edition == "final" else 0


def bureau_handout(t: Tables, p: Player) -> Goods:
    """Return what a Trade Bureau activation brings before payment (Logistics L2)."""
    return {"credit": LOGISTICS_CREDITS} if p.research["logistics"] > 1 else {}


def yard_handout(t: Tables, p: Player) -> Goods:
    """Return what a Yard activation brings before payment (draft Construction L2, R67)."""
    return {"alloy": 1} if not t.final and p.research["construction"] > 1 else {}


def build_costs(t: Tables, p: Player, again: bool) -> dict[str, Goods]:
    """Return what Facilities cost a player (final Construction L2, not on the L3 repeat)."""
    return t.cheap if t.final and not again and p.research["construction"] > 1 else t.cost


def launch_price(t: Tables, state: State, p: Player, asteroid: str, again: bool = False) -> int:
    """Return the Ice of the cheapest route to an asteroid (7.6, R9, R63)."""
    ring, zone = t.places[asteroid]
    advanced = p.research["aerospace"] > 1 and not again
    position = (zone + state.offsets[ring]) % ZONES  # R42
    price = INWARD[advanced][ring] + SEPARATORS[position]
    if state.favors["continuous_ice_supply"].holder == p.seat:
        price = max(0, price - t.supply)
    return price


def product_costs(state: State, p: Player) -> tuple[Goods, Goods]:
    """Return the materials of an Alloy and of a Probe (8.4, Manufacturing Efficiency)."""
    if state.favors["manufacturing_efficiency"].holder == p.seat:
        return _EFFICIENT
    return MATERIALS


MATERIALS: tuple[Goods, Goods] = ({"ore": 2}, {"ore": 1, "ceramics": 1, "energy": 1})
"""The printed materials of an Alloy and a Probe."""
_EFFICIENT: tuple[Goods, Goods] = ({"ore": 1}, {"ceramics": 1, "energy": 1})


def extra_open(state: State, p: Player, frame: Manufacturing) -> bool:
    """Return whether Manufacturing Efficiency still gives its extra Manufacture here (R8).

    The parts of one Outstation share one extra; a Location option has its own.
    """
    if state.favors["manufacturing_efficiency"].holder != p.seat:
        return False
    if frame.paid:
        return True
    below = state.stack[-2]
    return not (isinstance(below, Function) and below.extra)


def manufacture_cost(
    state: State, p: Player, frame: Manufacturing, alloys: int, probes: int
) -> Goods:
    """Return materials and Credits; where each costs a Credit, the extra is the free one."""
    alloy, probe = product_costs(state, p)
    cost: Goods = {}
    for product, n in ((alloy, alloys), (probe, probes)):
        if n:
            for good, amount in product.items():
                cost[good] = cost.get(good, 0) + n * amount
    if frame.paid:
        count = alloys + probes
        cost["credit"] = count - (count > 1 and extra_open(state, p, frame))
    return cost


def part_cost(t: Tables, state: State, p: Player, part: Part) -> Goods:
    """Return a part's activation cost after Continuous Ice Supply (R10)."""
    cost = part.cost
    if "ice" in cost and state.favors["continuous_ice_supply"].holder == p.seat:
        ice = 0 if t.final else cost["ice"] - 1
        cost = cost.copy()
        del cost["ice"]
        if ice:
            cost["ice"] = ice
    return cost

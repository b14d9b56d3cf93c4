"""What can be carried out: options of Locations, Outstations and their parts (R43 to R47).

As in `can_step`, everything is checked against `goods`.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.ceres.can_step import (
    NO_CARDS,
    NO_OPTION,
    bureau_block,
    favor_block,
    launch_block,
    manufacture_block,
    research_block,
    settle_block,
    trade_block,
    with_construction,
    with_logistics,
    yard_block,
)
from games.ceres.content.types import (
    Act,
    AsteroidProduction,
    DrawAndSee,
    Effect,
    FacilityProduction,
    Gain,
    Goods,
    HeadquartersGain,
    Location,
    Part,
    Visit,
)
from games.ceres.goods import lacking, less
from games.ceres.state import Function, Outstation, Player, State, Turn
from games.ceres.tables import FEES, OPTIONS, Tables
from games.core.errors import Reason

NO_REASSIGN = Reason("no_reassign")
NO_CLAIM = Reason("no_claim")
NO_PART = Reason("no_part")

Step = tuple[str, str, str]
"""A Worker's move assumed for a check: Outstation left, entered, activated; "" for none."""


def turn_frame(state: State) -> Turn:
    """Return the frame at the bottom of the stack."""
    frame = state.stack[0]
    assert isinstance(frame, Turn)
    return frame


def reassign_block(
    t: Tables, state: State, p: Player, goods: Goods, steps: tuple[Step, ...] = ()
) -> Reason | None:
    """Return why no Worker can be reassigned, assuming that some moves were made before."""
    busy = {o.top for o in p.outstations if o.worker}
    activated = set(turn_frame(state).activated)
    for left, entered, active in steps:
        busy.discard(left)
        busy.add(entered)
        activated.add(active)
    for target in p.outstations:
        if target.top in busy or target.top in activated:
            continue
        for origin in p.outstations:
            if origin.top not in busy or t.kind[origin.top] != t.kind[target.top]:
                continue
            moved = (*steps, (origin.top, target.top, target.top))
            if outstation_block(t, state, p, goods, target, moved) is None:
                return None
    return NO_REASSIGN


# Options of Locations


def option_block(
    t: Tables, state: State, p: Player, goods: Goods, location: str, option: str
) -> Reason | None:
    """Return why an option of a Location cannot be carried out, fee included."""
    fee = FEES.get((location, option))
    if fee:
        why = lacking(goods, fee)
        if why is not None:
            return why
        goods = less(goods, fee)
    match option:
        case "trade":
            return trade_block(t, state, with_logistics(t, p, goods))
        case "settlement":
            return settle_block(t, state, p, with_logistics(t, p, goods))
        case "build" | "construction_yard":
            return yard_block(t, state, p, with_construction(t, p, goods), _BOTH)
        case "trade_bureau":
            goods = with_logistics(t, p, goods)
            return bureau_block(t, state, p, goods, OPTIONS["trade_bureau"])
        case "launch":
            return launch_block(t, state, p, goods)
        case "research":
            return research_block(t, p, goods)
        case "favor":
            return favor_block(t, state, goods)
        case "reassign":
            return reassign_block(t, state, p, goods)
        case _:  # Manufacture: its Credits are paid one by one (8.3)
            why = lacking(goods, _ONE_CREDIT)
            return why or manufacture_block(state, p, goods)


_ONE_CREDIT: Goods = {"credit": 1}
_BOTH = ("expanse", "upgrade")


def location_block(
    t: Tables, state: State, p: Player, goods: Goods, locations: Iterable[Location]
) -> Reason | None:
    """Return why no option of any of these Locations can be carried out."""
    for location in locations:
        for option in OPTIONS[location]:
            if option_block(t, state, p, goods, location, option) is None:
                return None
    return NO_OPTION


# Outstations


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


def part_block(
    t: Tables,
    state: State,
    p: Player,
    goods: Goods,
    part: Part,
    drawn: Iterable[str] = (),
    steps: tuple[Step, ...] = (),
) -> Reason | None:
    """Return why a part cannot be used now; `drawn` cards may be built by it."""
    if part.cost:
        cost = part_cost(t, state, p, part)
        why = lacking(goods, cost)
        if why is not None:
            return why
        goods = less(goods, cost)
    effect: Effect = part.effect
    match effect:
        case Gain() | HeadquartersGain() | FacilityProduction():
            return None
        case Act(action):
            return action_block(t, state, p, goods, action, drawn, steps)
        case Visit("construction_yard"):
            return yard_block(t, state, p, with_construction(t, p, goods), _BOTH, drawn)
        case Visit(location):
            return location_block(t, state, p, goods, (location,))
        case AsteroidProduction():
            return None if p.asteroids else NO_CLAIM
        case DrawAndSee():
            return None if state.facility_pile or state.facility_discard else NO_CARDS


def action_block(
    t: Tables,
    state: State,
    p: Player,
    goods: Goods,
    action: str,
    drawn: Iterable[str] = (),
    steps: tuple[Step, ...] = (),
) -> Reason | None:
    """Return why a board action cannot be performed by a Function's part."""
    match action:
        case "trade":
            return trade_block(t, state, with_logistics(t, p, goods))
        case "settlement":
            return settle_block(t, state, p, with_logistics(t, p, goods))
        case "expanse" | "upgrade":
            ways = building_ways(t, action)
            return yard_block(t, state, p, with_construction(t, p, goods), ways, drawn)
        case "launch":
            return launch_block(t, state, p, goods)
        case "research":
            return research_block(t, p, goods)
        case "favor":
            return favor_block(t, state, goods)
        case "reassign":
            return reassign_block(t, state, p, goods, steps)
        case _:
            return manufacture_block(state, p, goods)


def building_ways(t: Tables, action: str) -> tuple[str, ...]:
    """Return the ways of building of an icon; in the draft all mean both (R68)."""
    return (action,) if t.final else _BOTH


def outstation_block(
    t: Tables,
    state: State,
    p: Player,
    goods: Goods,
    outstation: Outstation,
    steps: tuple[Step, ...],
) -> Reason | None:
    """Return why no part of an Outstation, taken first, could be used (R45)."""
    for part in t.parts(outstation.top, outstation.bottom):
        if part_block(t, state, p, goods, part, (), steps) is None:
            return None
    return NO_PART


def any_part(t: Tables, state: State, p: Player, frame: Function) -> bool:
    """Tell whether a part of the Function in progress can be used."""
    count = len(t.parts(frame.outstation, frame.bottom))
    return any(
        function_part_block(t, state, p, p.goods, frame, index) is None
        for index in range(frame.next, count)
    )


def function_part_block(
    t: Tables, state: State, p: Player, goods: Goods, frame: Function, index: int
) -> Reason | None:
    """Return why a part of the Function in progress cannot be used now."""
    part = t.parts(frame.outstation, frame.bottom)[index]
    if frame.left and index == frame.next and isinstance(part.effect, Act):
        return action_block(t, state, p, goods, part.effect.action, frame.drawn)
    return part_block(t, state, p, goods, part, frame.drawn)

"""Refusals of the steps within a turn: what a Location, an Outstation or a program asks for."""

from __future__ import annotations

from games.ceres import actions as act
from games.ceres.can import function_part_block, option_block, outstation_block, turn_frame
from games.ceres.can_step import (
    build_cost,
    bureau_block,
    draw_block,
    launch_price,
    product_costs,
    round_modifier,
)
from games.ceres.checks_turn import not_own, own, source
from games.ceres.content.types import GOODS, Goods
from games.ceres.goods import lacking, more, times
from games.ceres.state import (
    NOBODY,
    Bonus,
    Bureau,
    Collecting,
    Favoring,
    Function,
    Granting,
    Launching,
    Manufacturing,
    Player,
    Producing,
    Reassigning,
    Researching,
    Settling,
    State,
    Trading,
    Visit,
    Yard,
)
from games.ceres.tables import BONUSES, DRAWS, FIELD, LOCATION, OPTIONS, SPOTS, Tables
from games.core.errors import Reason, reason, unknown

MUST_DO = Reason("must_do")


def choose(t: Tables, state: State, p: Player, frame: Visit, action: act.Choose) -> Reason | None:
    """Check the option of a Location activated without a Leader."""
    location = LOCATION.get(action.location)
    if location is None:
        return unknown(action.location)
    if action.option not in OPTIONS[location]:
        return unknown(action.option)
    if location not in frame.locations:
        return reason("not_open", location=location, option=action.option)
    return option_block(t, state, p, p.goods, location, action.option)


def choose_bureau(
    t: Tables, state: State, p: Player, frame: Bureau, action: act.Choose
) -> Reason | None:
    """Check the option of a Trade Bureau activation that is under way or repeated."""
    option = action.option
    location = LOCATION.get(action.location)
    if location is None:
        return unknown(action.location)
    if option not in OPTIONS[location]:
        return unknown(option)
    if location != "trade_bureau" or option not in frame.options:
        return reason("not_open", location=location, option=option)
    return bureau_block(t, state, p, p.goods, (option,))


def trade(t: Tables, state: State, p: Player, frame: Trading, action: act.Trade) -> Reason | None:
    """Check a trade (5.1, E11)."""
    lines = t.ships[state.ships[state.round - 1]].lines
    if not 0 <= action.line < len(lines):
        return unknown(action.line)
    line = lines[action.line]
    most = 1 if t.final else line.multiplier
    if action.times < 1:
        return MUST_DO
    if action.times > most:
        return reason("too_often", most=most, asked=action.times)
    return lacking(p.goods, times(line.pay, action.times))


def settle(
    t: Tables, state: State, p: Player, frame: Settling, action: act.Settle
) -> Reason | None:
    """Check a Settlement Project action (5.3, 5.4, E12 to E14)."""
    if action.project not in t.projects:
        return unknown(action.project)
    if action.how not in ("complete", "commit"):
        return unknown(action.how)
    if action.project not in state.project_row:
        return reason("not_in_row", card=action.project)
    modifier = round_modifier(state.edition, state.round)
    goods = p.goods
    if modifier < 0 and goods["influence"] < 1:
        return reason("round_influence", need=1, have=0)
    if modifier:
        goods = more(goods, "influence", modifier)
    project = t.projects[action.project]
    if action.how == "complete":
        return lacking(goods, project.cost)
    if t.final:
        return reason("spots_full", spots=SPOTS) if len(p.committed) >= SPOTS else None
    return lacking(goods, {"influence": project.commitment})


def draw(t: Tables, state: State, p: Player, frame: Yard, action: act.Draw) -> Reason | None:
    """Check a draw of extra Facility cards (6.6, R16)."""
    if not t.final:
        return reason("edition")
    if action.influence not in DRAWS:
        return unknown(action.influence)
    if frame.drew:
        return reason("drawn_already")
    return draw_block(t, state, p.goods, action.influence)


def build(t: Tables, state: State, p: Player, frame: Yard, action: act.Build) -> Reason | None:
    """Check the building of a Facility (6.1, 6.2, E17)."""
    card = action.card
    if card not in t.facilities:
        return unknown(card)
    if card not in state.facility_row and card not in frame.drawn:
        return reason("not_in_row", card=card)
    if action.onto == act.NEW:
        if "expanse" not in frame.ways:
            return reason("only_upgrade")
    else:
        outstation = own(p, action.onto)
        if outstation is None:
            return not_own(t, action.onto)
        if "upgrade" not in frame.ways:
            return reason("only_new")
        if not t.single(outstation.top, outstation.bottom):
            return reason("not_single", outstation=outstation.top)
    return lacking(p.goods, build_cost(t, p, card, frame.again))


def launch(
    t: Tables, state: State, p: Player, frame: Launching, action: act.Launch
) -> Reason | None:
    """Check a Launch (7.5)."""
    asteroid = action.asteroid
    if asteroid not in t.places:
        return unknown(asteroid)
    if p.goods["probe"] < 1:
        return Reason("no_probe")
    if asteroid in state.claims:
        return reason("claimed", asteroid=asteroid, seat=state.claims[asteroid])
    price = launch_price(t, state, p, asteroid, frame.again)
    if p.goods["ice"] < price:
        return reason("cannot_pay", good="ice", need=price, have=p.goods["ice"])
    return None


def bonus(t: Tables, state: State, p: Player, frame: Bonus, action: act.Bonus) -> Reason | None:
    """Check the choice of Aerospace L1."""
    return None if action.good in BONUSES else unknown(action.good)


def research(
    t: Tables, state: State, p: Player, frame: Researching, action: act.Research
) -> Reason | None:
    """Check a Research (7.11)."""
    field = FIELD.get(action.field)
    if field is None:
        return unknown(action.field)
    level = p.research[field]
    if level >= 3:
        return reason("top_level", field=field)
    return lacking(p.goods, t.programs[field][level].cost)


def favor(t: Tables, state: State, p: Player, frame: Favoring, action: act.Favor) -> Reason | None:
    """Check the taking of a Favor (7.15, R60)."""
    for key, cost in t.favors.items():
        if key == action.favor:
            token = state.favors.get(key)
            if token is not None and token.holder != NOBODY:
                return reason("favor_taken", favor=key, seat=token.holder)
            return lacking(p.goods, {"influence": cost})
    return unknown(action.favor)


def grant(t: Tables, state: State, p: Player, frame: Granting, action: act.Grant) -> Reason | None:
    """Check a selection of Special Grant (R15, E34)."""
    outstation, good = action.outstation, action.good
    if own(p, outstation) is None:
        return not_own(t, outstation)
    if good not in GOODS and good != act.ALL:
        return unknown(good)
    printed = good in t.production[outstation] if t.final else good == act.ALL
    if not printed:
        return reason("not_printed", outstation=outstation, good=good)
    if (outstation, good) in frame.taken:
        return reason("granted", outstation=outstation, good=good)
    return None


def reassign(
    t: Tables, state: State, p: Player, frame: Reassigning, action: act.Reassign
) -> Reason | None:
    """Check a Reassign Worker (8.1, R29, R56, R58)."""
    origin, target = own(p, action.origin), own(p, action.destination)
    if origin is None:
        return not_own(t, action.origin)
    if target is None:
        return not_own(t, action.destination)
    if origin is target:
        return reason("same_outstation")
    if not origin.worker:
        return reason("no_worker_there", outstation=origin.top)
    if t.kind[origin.top] != t.kind[target.top]:
        return reason("other_type", outstation=target.top, kind=t.kind[target.top])
    if target.worker:
        return reason("occupied", outstation=target.top)
    if target.top in turn_frame(state).activated:
        return reason("activated", outstation=target.top)
    steps = ((origin.top, target.top, target.top),)
    return outstation_block(t, state, p, p.goods, target, steps)


def extra_open(state: State, p: Player, frame: Manufacturing) -> bool:
    """Tell whether Manufacturing Efficiency still gives its extra Manufacture here (R8).

    The parts of one Outstation share one extra; a Location option has its own.
    """
    if state.favors["manufacturing_efficiency"].holder != p.seat:
        return False
    if frame.paid:
        return True
    below = state.stack[-2]
    return not (isinstance(below, Function) and below.extra)


def manufacture(
    t: Tables, state: State, p: Player, frame: Manufacturing, action: act.Manufacture
) -> Reason | None:
    """Check a Manufacture of several products (8.3, 8.4, R7, R8)."""
    alloys, probes = action.alloys, action.probes
    if alloys < 0 or probes < 0 or alloys + probes < 1:
        return reason("nothing_made")
    most = frame.limit + extra_open(state, p, frame)
    if alloys + probes > most:
        return reason("too_often", most=most, asked=alloys + probes)
    return lacking(p.goods, manufacture_cost(state, p, frame, alloys, probes))


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


def use(t: Tables, state: State, p: Player, frame: Function, action: act.Use) -> Reason | None:
    """Check the use of a part; those before it are skipped (9.6, R45)."""
    if not 0 <= action.part < len(t.parts(frame.outstation, frame.bottom)):
        return unknown(action.part)
    if action.part < frame.next:
        return reason("part_passed", part=action.part)
    return function_part_block(t, state, p, p.goods, frame, action.part)


def produce(
    t: Tables, state: State, p: Player, frame: Producing, action: act.Produce
) -> Reason | None:
    """Check what a part that gains a production takes it from (R54, R68)."""
    return source(t, p, action.source, outstation=frame.outstation)


def collect(
    t: Tables, state: State, p: Player, frame: Collecting, action: act.Collect
) -> Reason | None:
    """Check the asteroid whose production is gained (R34)."""
    if action.asteroid not in t.places:
        return unknown(action.asteroid)
    if action.asteroid not in p.asteroids:
        return reason("not_claimed", asteroid=action.asteroid)
    return None


# Leaving a step


def done_visit(t: Tables, state: State, p: Player, frame: Visit, action: act.Done) -> Reason | None:
    """Check leaving an activation: only the Leader Assistant's may be declined (R61)."""
    return None if frame.assistant else MUST_DO


def done_trading(
    t: Tables, state: State, p: Player, frame: Trading, action: act.Done
) -> Reason | None:
    """Check leaving further trades: one is mandatory (R43)."""
    return None if frame.done else MUST_DO


def done_function(
    t: Tables, state: State, p: Player, frame: Function, action: act.Done
) -> Reason | None:
    """Check skipping the remaining parts (R45)."""
    return None if frame.used else Reason("must_use")


def done_yard(t: Tables, state: State, p: Player, frame: Yard, action: act.Done) -> Reason | None:
    """Check leaving the Yard: only a repeat, and only before a draw (R53)."""
    if frame.drew:
        return Reason("must_build")
    return None if frame.again else MUST_DO


def done_launching(
    t: Tables, state: State, p: Player, frame: Launching, action: act.Done
) -> Reason | None:
    """Check leaving the Aerospace L3 repeat."""
    return None if frame.again else MUST_DO


def done_repeat(
    t: Tables, state: State, p: Player, frame: Bureau, action: act.Done
) -> Reason | None:
    """Check leaving the Logistics L3 repeat."""
    return None if frame.again else MUST_DO

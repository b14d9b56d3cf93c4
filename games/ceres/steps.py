"""Carrying out the steps within a turn, known to be legal; options A, B and C are in `flow`."""

from __future__ import annotations

from games.ceres import actions as act
from games.ceres import events as ev
from games.ceres.can_step import build_block, build_cost, launch_price, round_modifier
from games.ceres.checks_step import extra_open, manufacture_cost
from games.ceres.checks_turn import own, source_goods
from games.ceres.content.types import Goods
from games.ceres.goods import gain, only, pay, times
from games.ceres.piles import discard_drawn, refill
from games.ceres.resolve import (
    activate,
    choose_bureau,
    close_yard,
    draw,
    open_option,
    program,
    use_part,
)
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
    Outstation,
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
from games.ceres.tables import BONUSES, DRAWS, FEES, FIELD, GRANTS, LOCATION, TOKEN, Tables
from games.core.events import Applied


def choose(
    t: Tables, state: State, p: Player, frame: Visit, action: act.Choose, log: Applied
) -> None:
    """Pay the fee and begin an option of a Location activated without a Leader."""
    location, option = LOCATION[action.location], action.option
    fee = FEES.get((location, option), {})
    pay(p, fee)
    state.stack.pop()
    if frame.assistant:
        state.favors["leader_assistant"].at = location
    log.events.append(
        ev.OptionChosen(
            seat=p.seat,
            location=location,
            option=option,
            paid=fee,
        )
    )
    open_option(t, state, p, location, option, log)


def choose_in_bureau(
    t: Tables, state: State, p: Player, frame: Bureau, action: act.Choose, log: Applied
) -> None:
    """Begin an option of the Trade Bureau, first time or as the Logistics L3 repeat."""
    log.events.append(
        ev.OptionChosen(
            seat=p.seat,
            location="trade_bureau",
            option=action.option,
            paid={},
            repeat=frame.again,
        )
    )
    choose_bureau(state, frame, action.option)


def trade(
    t: Tables, state: State, p: Player, frame: Trading, action: act.Trade, log: Applied
) -> None:
    """Perform a trade line; costs come first (R52)."""
    ship = state.ships[state.round - 1]
    line = t.ships[ship].lines[action.line]
    paid = times(line.pay, action.times)
    pay(p, paid)
    gained, lost = gain(p, times(line.gain, action.times))
    vp = line.vp * action.times
    p.vp["trade"] += vp
    log.events.append(
        ev.Traded(
            seat=p.seat,
            ship=ship,
            line=action.line,
            times=action.times,
            paid=paid,
            gained=gained,
            lost=lost,
            vp=vp,
        )
    )
    frame.left -= 1
    frame.done += 1


def settle(
    t: Tables, state: State, p: Player, frame: Settling, action: act.Settle, log: Applied
) -> None:
    """Take a project: the round's Influence first, then complete or commit (R50)."""
    key = action.project
    project = t.projects[key]
    modifier = round_modifier(state.edition, state.round)
    p.goods["influence"] += modifier
    row = state.project_row
    row[row.index(key)] = None
    state.stack.pop()
    if action.how == "complete":
        pay(p, project.cost)
        p.completed.append(key)
        p.vp["projects"] += project.vp
        log.events.append(
            ev.ProjectCompleted(
                seat=p.seat, project=key, paid=project.cost, vp=project.vp, modifier=modifier
            )
        )
        return
    paid: Goods = {"influence": project.commitment} if not t.final and project.commitment else {}
    pay(p, paid)
    p.committed.append(key)
    log.events.append(ev.ProjectCommitted(seat=p.seat, project=key, paid=paid, modifier=modifier))


def draw_cards(
    t: Tables, state: State, p: Player, frame: Yard, action: act.Draw, log: Applied
) -> None:
    """Draw extra Facilities; if nothing can be built the activation ends (R53)."""
    paid: Goods = {"influence": action.influence}
    pay(p, paid)
    frame.drawn += draw(state, p, DRAWS[action.influence], paid, log)
    frame.drew = True
    if build_block(t, state, p, p.goods, frame.ways, frame.drawn, frame.again) is not None:
        log.events.append(ev.NothingBuilt(seat=p.seat))
        discard_drawn(state, p, frame.drawn, log)
        state.stack.pop()


def build(t: Tables, state: State, p: Player, frame: Yard, action: act.Build, log: Applied) -> None:
    """Build a Facility and close the activation: the order is that of R53."""
    key, new = action.card, action.onto == act.NEW
    cost = build_cost(t, p, key, frame.again)
    pay(p, cost)
    drawn = key in frame.drawn
    if drawn:
        frame.drawn.remove(key)
    else:
        row = state.facility_row
        row[row.index(key)] = None
    vp = t.facilities[key].vp
    p.vp["facilities"] += vp
    target = own(p, action.onto)
    if target is None:
        p.outstations.append(Outstation(key))
    else:
        target.bottom = key
    if t.final:
        gained, lost = gain(p, t.production[key]) if new else ({}, {})
    else:  # 1 Influence for every Alloy paid (E18), no production (E19)
        alloys = cost.get("alloy", 0)
        gained, lost = gain(p, {"influence": alloys} if alloys else {})
    log.events.append(
        ev.FacilityBuilt(
            seat=p.seat,
            card=key,
            onto=action.onto,
            drawn=drawn,
            paid=cost,
            vp=vp,
            gained=gained,
            lost=lost,
        )
    )
    discard_drawn(state, p, frame.drawn, log)
    refill(state, log)
    state.stack.pop()
    close_yard(t, state, p, frame, key, log)


def launch(
    t: Tables, state: State, p: Player, frame: Launching, action: act.Launch, log: Applied
) -> None:
    """Claim an asteroid: pay, place the Probe, points, production, then the programs (R64)."""
    key = action.asteroid
    price = launch_price(t, state, p, key, frame.again)
    paid: Goods = {"ice": price} if price else {}
    pay(p, paid)
    p.goods["probe"] -= 1
    state.claims[key] = p.seat
    p.asteroids.append(key)
    asteroid = t.asteroids[key]
    p.vp["asteroids"] += asteroid.vp
    gained, lost = gain(p, asteroid.production)
    log.events.append(
        ev.Launched(seat=p.seat, asteroid=key, paid=paid, vp=asteroid.vp, gained=gained, lost=lost)
    )
    frame.launched = True
    if p.research["aerospace"] > 0:
        state.stack.append(Bonus())


def bonus(
    t: Tables, state: State, p: Player, frame: Bonus, action: act.Bonus, log: Applied
) -> None:
    """Gain the good chosen for Aerospace L1."""
    state.stack.pop()
    program(p, "aerospace", 1, only(BONUSES, action.good), log)


def research(
    t: Tables, state: State, p: Player, frame: Researching, action: act.Research, log: Applied
) -> None:
    """Move a marker one level (7.11, 7.13)."""
    field = FIELD[action.field]
    level = p.research[field]
    prog = t.programs[field][level]
    pay(p, prog.cost)
    p.research[field] = level + 1
    p.vp["research"] += prog.vp
    token = 0
    if level + 1 == 3 and state.first.get(field) == NOBODY:
        state.first[field] = p.seat
        p.vp["tokens"] += TOKEN
        token = TOKEN
    log.events.append(
        ev.Researched(
            seat=p.seat,
            field=field,
            level=level + 1,
            paid=prog.cost,
            vp=prog.vp,
            token=token,
        )
    )
    state.stack.pop()


def favor(
    t: Tables, state: State, p: Player, frame: Favoring, action: act.Favor, log: Applied
) -> None:
    """Take a Favor; Special Grant is resolved at once (7.15)."""
    state.stack.pop()
    for key, cost in t.favors.items():
        if key == action.favor:
            paid: Goods = {"influence": cost} if cost else {}
            pay(p, paid)
            log.events.append(ev.FavorTaken(seat=p.seat, favor=key, paid=paid))
            if key in state.favors:
                state.favors[key].holder = p.seat
            else:
                entries = sum(len(t.production[o.top]) if t.final else 1 for o in p.outstations)
                state.stack.append(Granting(min(GRANTS, entries)))


def grant(
    t: Tables, state: State, p: Player, frame: Granting, action: act.Grant, log: Applied
) -> None:
    """Gain one selection of Special Grant (11.5)."""
    goods = t.production[action.outstation]
    if t.final:
        goods = only(goods, action.good)
    gained, lost = gain(p, goods)
    frame.taken.append((action.outstation, action.good))
    frame.left -= 1
    log.events.append(
        ev.GrantTaken(
            seat=p.seat,
            outstation=action.outstation,
            good=action.good,
            gained=gained,
            lost=lost,
        )
    )


def reassign(
    t: Tables, state: State, p: Player, frame: Reassigning, action: act.Reassign, log: Applied
) -> None:
    """Move a Worker and activate where it went (8.1)."""
    origin, target = own(p, action.origin), own(p, action.destination)
    assert origin is not None
    assert target is not None
    state.stack.pop()
    origin.worker, target.worker = False, True
    log.events.append(ev.Reassigned(seat=p.seat, origin=origin.top, destination=target.top))
    activate(state, target)


def manufacture(
    t: Tables,
    state: State,
    p: Player,
    frame: Manufacturing,
    action: act.Manufacture,
    log: Applied,
) -> None:
    """Make Alloys and Probes (8.4)."""
    alloys, probes = action.alloys, action.probes
    count = alloys + probes
    cost = manufacture_cost(state, p, frame, alloys, probes)
    extra = extra_open(state, p, frame) and count > (1 if frame.paid else frame.limit)
    pay(p, cost)
    p.goods["alloy"] += alloys
    p.goods["probe"] += probes
    state.stack.pop()
    below = state.stack[-1]
    if extra and not frame.paid and isinstance(below, Function):
        below.extra = True
    log.events.append(
        ev.Manufactured(seat=p.seat, alloys=alloys, probes=probes, paid=cost, extra=extra)
    )


def use(t: Tables, state: State, p: Player, frame: Function, action: act.Use, log: Applied) -> None:
    """Use a part of the Function in progress."""
    use_part(t, state, p, frame, action.part, log)


def produce(
    t: Tables, state: State, p: Player, frame: Producing, action: act.Produce, log: Applied
) -> None:
    """Gain the production that a part brings (R54, R68)."""
    state.stack.pop()
    gained, lost = gain(p, source_goods(t, action.source, outstation=frame.outstation))
    log.events.append(ev.Produced(seat=p.seat, source=action.source, gained=gained, lost=lost))


def collect(
    t: Tables, state: State, p: Player, frame: Collecting, action: act.Collect, log: Applied
) -> None:
    """Gain the production of a claimed asteroid (R34)."""
    state.stack.pop()
    gained, lost = gain(p, t.asteroids[action.asteroid].production)
    log.events.append(ev.Produced(seat=p.seat, source=action.asteroid, gained=gained, lost=lost))


def leave_trading(
    t: Tables, state: State, p: Player, frame: Trading, action: act.Done, log: Applied
) -> None:
    """Leave the further trade."""
    frame.left = 0


def leave(
    t: Tables,
    state: State,
    p: Player,
    frame: Bureau | Yard | Launching,
    action: act.Done,
    log: Applied,
) -> None:
    """Leave an L3 repeat."""
    state.stack.pop()


def leave_function(
    t: Tables, state: State, p: Player, frame: Function, action: act.Done, log: Applied
) -> None:
    """Skip the remaining parts of an Outstation."""
    discard_drawn(state, p, frame.drawn, log)
    state.stack.pop()

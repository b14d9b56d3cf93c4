"""The course of a game: options A, B and C, automatic frames, turns, rounds.

The stack holds what remains of the turn in hand; its last frame is the live one::

    Turn                                     A, B or C; then free actions and the end of the turn
     ├─ Visit                                which option? (Leader Assistant, Function part)
     │   └─ whatever the option opens
     ├─ Bureau ─┬─ Trading                   one Trade Bureau activation; when its option is done:
     │          └─ Settling                  Logistics L1, then a Bureau(again) for L3
     ├─ Yard                                 draw, build; then Construction L1, Yard(again) for L3
     ├─ Launching ── Bonus                   Launch, Aerospace L1, then Launching(again) for L3
     ├─ Researching, Reassigning, Manufacturing
     ├─ Favoring ── Granting                 a Favor; Special Grant's four selections
     └─ Function                             an Outstation's parts, from left to right
         ├─ any of the above                 parts that are actions or Locations
         ├─ Producing, Collecting            parts that gain a production of one's choice
         └─ Function                         the destination of a Reassign part (R57)

`settle` closes what needs no decision. An empty stack is the end of the game.
"""

from __future__ import annotations

from games.ceres import actions as act
from games.ceres import events as ev
from games.ceres.can import location_block
from games.ceres.can_step import clearing
from games.ceres.checks_turn import own, source_goods
from games.ceres.content.types import KINDS, LOCATIONS, Goods, Kind
from games.ceres.goods import gain, pay
from games.ceres.piles import renew
from games.ceres.resolve import (
    activate,
    advance_function,
    close_bureau,
    close_launch,
    open_option,
)
from games.ceres.scoring import score_finally
from games.ceres.state import (
    NOBODY,
    AnyFrame,
    Bureau,
    Function,
    Granting,
    Launching,
    Outstation,
    Player,
    State,
    Token,
    Trading,
    Turn,
    Visit,
)
from games.ceres.tables import FEES, LEADERS, LOCATION, ROUNDS, ZONES, Tables
from games.core.actions import EndTurn
from games.core.events import Applied


def settle(t: Tables, state: State, log: Applied) -> None:
    """Carry out and close frames until somebody has to decide."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        p = state.players[state.turn]
        match frame:
            case Trading(left=0) | Granting(left=0):
                stack.pop()
            case Bureau(chosen=True):
                close_bureau(t, state, p, frame, log)
            case Launching(launched=True):
                close_launch(t, state, p, frame)
            case Function():
                if not advance_function(t, state, p, frame, log) and stack[-1] is frame:
                    return
            case _:
                return


# Options A, B and C


def leader(
    t: Tables, state: State, p: Player, frame: Turn, action: act.Leader, log: Applied
) -> None:
    """Put a Leader on a Location, pay the fee and begin the option (4.1)."""
    location, option = LOCATION[action.location], action.option
    frame.acted = True
    p.leaders -= 1
    slots = state.slots[location]
    slots.append(p.seat)
    fee = FEES.get((location, option), {})
    pay(p, fee)
    log.events.append(
        ev.LeaderPlaced(
            seat=p.seat,
            location=location,
            slot=len(slots) - 1,
            option=option,
            paid=fee,
        )
    )
    open_option(t, state, p, location, option, log)


def headquarters(
    t: Tables, state: State, p: Player, frame: Turn, action: act.Headquarters, log: Applied
) -> None:
    """Use the Headquarters; in the final edition the first use reserves a place (9.2, R73)."""
    frame.acted = True
    p.leaders -= 1
    p.headquarters += 1
    gained, lost = gain(p, source_goods(t, action.source))
    reserved = -1
    if t.final and p.headquarters == 1:
        reserved = state.bottom.index(NOBODY)
        state.bottom[reserved] = p.seat
    log.events.append(
        ev.HeadquartersUsed(
            seat=p.seat,
            use=p.headquarters,
            source=action.source,
            gained=gained,
            lost=lost,
            reserved=reserved,
        )
    )


def worker(
    t: Tables, state: State, p: Player, frame: Turn, action: act.Worker, log: Applied
) -> None:
    """Put a Worker on an Outstation, from the ship only if the quarters have none (9.5, R28)."""
    frame.acted = True
    outstation = _own(p, action.outstation)
    kind = t.kind[outstation.top]
    if state.quarters[kind]:
        state.quarters[kind] -= 1
        origin = "quarters"
    else:
        state.ship_workers[state.round - 1][kind] -= 1
        origin = "ship"
    outstation.worker = True
    log.events.append(
        ev.WorkerPlaced(seat=p.seat, outstation=outstation.top, kind=kind, origin=origin)
    )
    activate(state, outstation)


def droid(t: Tables, state: State, p: Player, frame: Turn, action: act.Droid, log: Applied) -> None:
    """Put the Mars Droid on an Outstation (11.3)."""
    frame.acted = True
    outstation = _own(p, action.outstation)
    outstation.droid = True
    state.favors["mars_droid"].at = outstation.top
    log.events.append(ev.DroidPlaced(seat=p.seat, outstation=outstation.top))
    activate(state, outstation)


def assistant(
    t: Tables, state: State, p: Player, frame: Turn, action: act.Assistant, log: Applied
) -> None:
    """Gain a production, then activate any board Location if that is possible (11.4, E33, R61)."""
    frame.acted = True
    state.favors["leader_assistant"].at = "headquarters"
    gained, lost = gain(p, source_goods(t, action.source))
    log.events.append(ev.AssistantUsed(seat=p.seat, source=action.source, gained=gained, lost=lost))
    if any(
        location_block(t, state, player, player.goods, LOCATIONS) is None
        for player in (p, *clearing(t, p))
    ):
        state.stack.append(Visit(list(LOCATIONS), assistant=True))


def passing(
    t: Tables, state: State, p: Player, frame: Turn, action: act.Pass, log: Applied
) -> None:
    """Be out for the round (9.10); free actions stay open until the turn is ended (R23)."""
    frame.acted = True
    reserved = p.seat in state.bottom
    slot = state.bottom.index(p.seat if reserved else NOBODY)
    state.bottom[slot] = p.seat
    state.passed.append(p.seat)
    log.events.append(ev.Passed(seat=p.seat, slot=slot, reserved=reserved))


def complete(
    t: Tables, state: State, p: Player, frame: AnyFrame, action: act.Complete, log: Applied
) -> None:
    """Complete a committed project (5.8)."""
    key = action.project
    project = t.projects[key]
    pay(p, project.cost)
    p.committed.remove(key)
    p.completed.append(key)
    p.vp["projects"] += project.vp
    log.events.append(
        ev.ProjectCompleted(seat=p.seat, project=key, paid=project.cost, vp=project.vp, free=True)
    )


def _own(p: Player, key: str) -> Outstation:
    found = own(p, key)
    assert found is not None, key
    return found


# Turns and rounds


def end(t: Tables, state: State, p: Player, frame: Turn, action: EndTurn, log: Applied) -> None:
    """End the turn: the next seat that has not passed, or the end of the round (3.4)."""
    log.closed = True
    log.events.append(ev.TurnEnded(seat=p.seat))
    state.stack.clear()
    passed, order = state.passed, state.order
    if len(passed) == len(order):
        _end_round(t, state, log)
        return
    place = order.index(p.seat)
    following = (*order[place + 1 :], *order[: place + 1])
    begin_turn(state, next(seat for seat in following if seat not in passed))


def begin_turn(state: State, seat: int) -> None:
    """Give a seat its turn."""
    state.turn = seat
    state.stack.append(Turn())


def _end_round(t: Tables, state: State, log: Applied) -> None:
    """Begin the next round, or score after the last one (12, 13)."""
    if state.round == ROUNDS:
        score_finally(t, state, log)
        return
    number = state.round
    load = state.ship_workers[number - 1]
    gone: dict[Kind, int] = {kind: load[kind] for kind in KINDS if load.get(kind)}
    state.ship_workers[number - 1] = dict.fromkeys(KINDS, 0)
    _come_home(t, state)
    order = state.bottom
    state.order, state.bottom, state.passed = order, [NOBODY] * len(order), []
    state.round = number + 1
    log.events.append(ev.RoundEnded(round=number, order=tuple(order)))
    left, docked = state.ships[number - 1], state.ships[number]
    log.events.append(ev.ShipLeft(ship=left, workers=gone, docked=docked))
    _renew_rows(state, log)
    begin_round(t, state, log)


def _come_home(t: Tables, state: State) -> None:
    """Take Leaders, Workers and Favor tokens back from where they were used."""
    for p in state.players:
        p.leaders = LEADERS
        p.headquarters = 0
        for outstation in p.outstations:
            if outstation.worker:
                state.quarters[t.kind[outstation.top]] += 1
            outstation.worker = outstation.droid = False
    for location in LOCATIONS:
        state.slots[location].clear()
    for favor in state.favors:
        state.favors[favor] = Token()


def _renew_rows(state: State, log: Applied) -> None:
    """Lay out new projects first, then new Facilities, as the piles are shuffled in this order."""
    projects = renew(
        state.project_row,
        state.project_pile,
        state.project_discard,
        state.rng,
        "projects",
        log,
    )
    facilities = renew(
        state.facility_row,
        state.facility_pile,
        state.facility_discard,
        state.rng,
        "facilities",
        log,
    )
    log.events.append(ev.RowsRenewed(projects=projects, facilities=facilities))


def begin_round(t: Tables, state: State, log: Applied) -> None:
    """Turn the belt (3.2), give everybody's production (3.3), begin the first turn."""
    # Turning a ring carries the rings inside it: 1, 2 and 3 zones in total.
    state.offsets = [(offset + turns) % ZONES for turns, offset in enumerate(state.offsets, 1)]
    log.events.append(ev.RoundStarted(round=state.round, offsets=tuple(state.offsets)))
    for p in state.players:
        total = production(t, p)
        gained, lost = gain(p, total)
        log.events.append(ev.ProductionGained(seat=p.seat, gained=gained, lost=lost))
    begin_turn(state, state.order[0])


def production(t: Tables, p: Player) -> Goods:
    """Return the production of all Outstations and asteroids of a player (3.3)."""
    total: Goods = {}
    for goods in (
        *(t.production[o.top] for o in p.outstations),
        *(t.asteroids[a].production for a in p.asteroids),
    ):
        for good, n in goods.items():
            total[good] = total.get(good, 0) + n
    return total

"""The automatic flow: closing finished steps, the next turn, the next round.

The stack holds what remains of the turn in hand; its last frame is the live one::

    Turn                                     A, B or C; then free actions and the end of the turn
     ├─ Visit                                which option? (Leader Assistant, Function part)
     │   └─ the frames that the option opens
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

`settle` closes everything that needs no decision. An empty stack is the end of the game.
"""

from __future__ import annotations

from games.ceres import events as ev
from games.ceres.content.types import KINDS, LOCATIONS, Gain, Goods, Kind
from games.ceres.rules.goods import CAP, CAPPED, clearing, covers, gain
from games.ceres.rules.opening import program
from games.ceres.rules.outstations import use_part
from games.ceres.rules.piles import discard_drawn, renew
from games.ceres.rules.prices import part_cost
from games.ceres.rules.tables import LEADERS, ROUNDS, ZONES, AnyDecision, Tables
from games.ceres.scoring import score_finally
from games.ceres.state import (
    NOBODY,
    Bureau,
    Function,
    Granting,
    Launching,
    Player,
    State,
    Token,
    Trading,
    Turn,
)
from games.core.events import Applied

_CLOSING = frozenset({Function, Trading, Granting, Bureau, Launching})
"""Frames that are closed, or continue, without a decision."""


def after_action(at: AnyDecision, log: Applied) -> None:
    """Carry out and close frames until a seat has to decide."""
    stack = at.state.stack
    while stack:
        frame = stack[-1]
        if type(frame) not in _CLOSING:  # before class patterns, which are slow to fail
            return
        match frame:
            case Function():
                ended = advance_function(at, frame, log)
                if not ended and stack[-1] is frame:
                    return
            case Trading(left=0) | Granting(left=0):
                stack.pop()
            case Bureau(chosen=True):
                close_bureau(at, frame, log)
            case Launching(launched=True):
                close_launch(at, frame)
            case _:
                return
    end_turn(at, log)


def close_bureau(at: AnyDecision, frame: Bureau, log: Applied) -> None:
    """End a Trade Bureau activation: Logistics L1, then the offer of L3 (10, R20, R22, R49)."""
    at.state.stack.pop()
    level = at.player.research["logistics"]
    if level > 0:
        program(at.player, "logistics", 1, {"influence": 1}, log)
    if frame.again or level < 3:
        return
    again = Bureau(frame.options, frame.trades, again=True)
    if any(at.blocked(again, p) is None for p in clearing(at.tables, at.player)):
        at.state.stack.append(again)


def close_launch(at: AnyDecision, frame: Launching) -> None:
    """End a Launch after its programs: the offer of Aerospace L3 (R64)."""
    at.state.stack.pop()
    if frame.again or at.player.research["aerospace"] < 3:
        return
    again = Launching(again=True)
    if at.blocked(again) is None:
        at.state.stack.append(again)


def advance_function(at: AnyDecision, frame: Function, log: Applied) -> bool:
    """Continue a Function as far as nothing has to be decided; return whether it has ended.

    A part that only gains and costs nothing is used at once, as nobody has a reason to skip it,
    unless a project that could be completed first would save some of the gain from the cap. While a
    completion could open another part, the Function waits for it (9.9).
    """
    t, state, p = at.tables, at.state, at.player
    parts = t.parts(frame.outstation, frame.bottom)
    while frame.next < len(parts):
        part = parts[frame.next]
        if type(part.effect) is not Gain or part_cost(t, state, p, part):
            break
        if p.committed and _saves(t, p, part.effect.goods):
            break
        use_part(at, frame, frame.next, log)
    if frame.used and (
        frame.next == len(parts) or all(at.blocked(frame, q) is not None for q in clearing(t, p))
    ):
        discard_drawn(state, p, frame.drawn, log)
        state.stack.pop()
        return True
    return False


def _saves(t: Tables, p: Player, gains: Goods) -> bool:
    """Return whether completing a project now would leave more room below the cap for a gain."""
    lost = [good for good, n in gains.items() if good in CAPPED and p.goods[good] + n > CAP]
    return bool(lost) and any(
        any(good in t.projects[key].cost for good in lost)
        for key in p.committed
        if covers(p.goods, t.projects[key].cost)
    )


# Turns and rounds


def end_turn(at: AnyDecision, log: Applied) -> None:
    """Begin the turn of the next seat that has not passed, or end the round (3.4)."""
    state = at.state
    passed, order = state.passed, state.order
    if len(passed) == len(order):
        _end_round(at.tables, state, log)
        return
    place = order.index(at.seat)
    for seat in (*order[place + 1 :], *order[: place + 1]):
        if seat not in passed:
            begin_turn(state, seat)
            return


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
    """Lay out new projects, then new Facilities: the piles are shuffled in this order."""
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
    """Turn the belt (3.2), give production to all players (3.3), begin the first turn."""
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

"""Outstations: their owners and production, activating them and using their parts."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from games.ceres import state as s
from games.ceres.content import types
from games.ceres.events import FacilitiesDrawn, FacilitiesSeen, PartUsed
from games.ceres.rules import opening
from games.ceres.rules.goods import gain, lacking, only, pay, paying
from games.ceres.rules.piles import take_facilities
from games.ceres.rules.prices import part_cost
from games.ceres.rules.tables import HEADQUARTERS_GOODS, AnyDecision, Decision, Tables
from games.core.errors import Reason, reason, unknown
from games.core.events import Applied

NO_CARDS = Reason("no_cards")
NO_OPTION = Reason("no_option")


def own(p: s.Player, outstation: str) -> s.Outstation | None:
    """Return a player's Outstation by its id."""
    for found in p.outstations:
        if found.top == outstation:
            return found
    return None


def not_own(t: Tables, outstation: str) -> Reason:
    """Return why an id names no Outstation of the player."""
    if outstation in t.kind:
        return reason("not_own", outstation=outstation)
    return unknown(outstation)


# What a Headquarters gain is taken from: an own Outstation, in the draft a good (E22). A part that
# gains an Outstation's production does so in the draft as well (`outstation`, R68).


def sources(t: Tables, p: s.Player, outstation: bool = False) -> list[str]:
    """Return the sources of a Headquarters gain."""
    if t.final or outstation:
        return [o.top for o in p.outstations]
    return list(HEADQUARTERS_GOODS)


def source_refusal(t: Tables, p: s.Player, source: str, outstation: bool = False) -> Reason | None:
    """Return why a Headquarters gain cannot be taken from something."""
    if t.final or outstation:
        return None if own(p, source) else not_own(t, source)
    return None if source in HEADQUARTERS_GOODS else unknown(source)


def source_goods(t: Tables, source: str, outstation: bool = False) -> types.Goods:
    """Return what a Headquarters gain brings."""
    if t.final or outstation:
        return t.production[source]
    return only(HEADQUARTERS_GOODS, source)


# Activating


def turn_frame(state: s.State) -> s.Turn:
    """Return the frame at the bottom of the stack."""
    frame = state.stack[0]
    assert isinstance(frame, s.Turn)
    return frame


def activate(state: s.State, outstation: s.Outstation) -> None:
    """Begin the activation of an Outstation with the parts that it has now (R55)."""
    turn_frame(state).activated.append(outstation.top)
    state.stack.append(s.Function(outstation.top, outstation.bottom))


def activation_blocked(
    at: AnyDecision, target: s.Outstation, origin: s.Outstation | None = None, worker: bool = True
) -> Reason | None:
    """Return why no part of an Outstation could be used first after activating it (R45).

    `origin`: the Outstation that its Worker comes from, if any; `worker`: whether one comes.
    """
    frame, reassigning = _activated(target.top, target.bottom), at.tables.reassigning
    if target.top not in reassigning and target.bottom not in reassigning:
        return at.blocked(frame)  # who is where matters to no part
    p, activated = at.player, [*turn_frame(at.state).activated, target.top]
    state = replace(at.state, stack=[s.Turn(acted=True, activated=activated)])
    if worker:
        moved = [
            replace(o, worker=o is target) if o in (target, origin) else o for o in p.outstations
        ]
        p = replace(p, outstations=moved)
    return replace(at, state=state).blocked(frame, p)


@cache
def _activated(top: str, bottom: str) -> s.Function:
    """Return an activation to be asked about again and again but never begun."""
    return s.Function(top, bottom)


# Parts


def part_blocked(at: Decision[s.Function], part: types.Part, further: bool) -> Reason | None:
    """Return why a part cannot be used now; `further`: again, for the cost already paid (R46)."""
    t, p, effect, cost = at.tables, at.player, part.effect, part.cost
    if cost and not further:
        cost = part_cost(t, at.state, p, part)
        why = lacking(p.goods, cost)
        if why is not None:
            return why
    kind = type(effect)  # a failing isinstance of a struct costs as much as a call
    if kind is types.Gain:
        return None
    if kind is types.DrawAndSee:
        return None if at.state.facility_pile or at.state.facility_discard else NO_CARDS
    drawn = at.frame.drawn
    asked = _asks(t, effect, drawn) if drawn else _asked(t, effect)
    if cost and not further:
        p = paying(p, cost)
    why = opening.blocked(at, p, asked)
    return NO_OPTION if why is not None and effect == BUREAU else why


BUREAU = types.Visit("trade_bureau")


def _asks(t: Tables, effect: types.Effect, drawn: list[str]) -> s.AnyFrame:
    """Return the frame that a part opens; it can build cards drawn before."""
    match effect:
        case types.Act(action, times):
            return opening.action_frame(t, action, times, drawn)
        case types.Visit("construction_yard"):
            return opening.yard(drawn)
        case types.Visit("trade_bureau"):
            return opening.bureau(t, opening.BUREAU)
        case types.Visit(location):
            return s.Visit([location])
        case types.HeadquartersGain():
            return s.Producing()
        case types.FacilityProduction():
            return s.Producing(outstation=True)
        case _:  # AsteroidProduction, as gaining and drawing open nothing
            return s.Collecting()


@cache
def _asked(t: Tables, effect: types.Effect) -> s.AnyFrame:
    """Return what a part opens, to be asked about again and again but never begun."""
    return _asks(t, effect, [])


def use_part(at: AnyDecision, frame: s.Function, index: int, log: Applied) -> None:
    """Use a part of the Function in progress: pay its activation cost, begin its effect."""
    t, p = at.tables, at.player
    part = t.parts(frame.outstation, frame.bottom)[index]
    effect = part.effect
    further = frame.left if index == frame.next else 0
    cost = {} if further else part_cost(t, at.state, p, part)
    pay(p, cost)
    frame.used = True
    frame.left = (further or _performances(effect)) - 1
    frame.next = index if frame.left else index + 1
    gained: types.Goods = {}
    lost: types.Goods = {}
    if type(effect) is types.Gain:
        gained, lost = gain(p, effect.goods)
    log.events.append(
        PartUsed(
            seat=p.seat,
            outstation=frame.outstation,
            bottom=frame.bottom,
            part=index,
            paid=cost,
            gained=gained,
            lost=lost,
        )
    )
    if type(effect) is types.Gain:
        return
    if type(effect) is types.DrawAndSee:
        frame.drawn += draw(at, effect.cards, {}, log)
        return
    asked = _asks(t, effect, frame.drawn)
    if type(asked) is s.Yard:
        frame.drawn = []  # they go to the first part that builds
    opening.begin(at, asked, log)


def skippable(t: Tables, p: s.Player, frame: s.Function) -> bool:
    """Return whether the part in progress could still be skipped: free, and not the first.

    A gain without a price before it was used at once, unless a committed project delayed it.
    """
    parts = t.parts(frame.outstation, frame.bottom)
    number = frame.next if frame.left else frame.next - 1
    gained = any(type(part.effect) is types.Gain and not part.cost for part in parts[:number])
    return gained and not p.committed and not parts[number].cost


def _performances(effect: types.Effect) -> int:
    """Return how often a part is performed; Trades and Manufactures count for themselves."""
    if type(effect) is types.Act and effect.action not in ("trade", "manufacture"):
        return effect.times
    return 1


def draw(at: AnyDecision, count: int, paid: types.Goods, log: Applied) -> list[str]:
    """Draw Facility cards that only this player sees; how many is public (R53)."""
    cards = take_facilities(at.state, count, log)
    drawn, missing = len(cards), count - len(cards)
    log.events.append(FacilitiesDrawn(seat=at.seat, count=drawn, paid=paid, missing=missing))
    log.events.append(FacilitiesSeen(seat=at.seat, cards=tuple(cards), seats=(at.seat,)))
    return cards

"""Refusals of the turn itself: options A, B and C, free actions and the end of the turn."""

from __future__ import annotations

from games.ceres import actions as act
from games.ceres.can import (
    any_part,
    location_block,
    option_block,
    outstation_block,
    reassign_block,
)
from games.ceres.can_step import (
    build_block,
    bureau_block,
    completing,
    favor_block,
    launch_block,
    manufacture_block,
    research_block,
    settle_block,
    trade_block,
    yard_block,
)
from games.ceres.content.types import FavorName, Goods
from games.ceres.goods import lacking, only
from games.ceres.state import (
    AnyFrame,
    Bureau,
    Favoring,
    Function,
    Launching,
    Manufacturing,
    Outstation,
    Player,
    Reassigning,
    Researching,
    Settling,
    State,
    Trading,
    Turn,
    Visit,
    Yard,
)
from games.ceres.tables import HEADQUARTERS_GOODS, HEADQUARTERS_USES, LOCATION, OPTIONS, Tables
from games.core.actions import EndTurn
from games.core.errors import Reason, reason, unknown

NO_LEADER = Reason("no_leader")
ALREADY_ACTED = Reason("already_acted")
ACT_FIRST = Reason("act_first")


def own(p: Player, outstation: str) -> Outstation | None:
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


def leader(t: Tables, state: State, p: Player, frame: Turn, action: act.Leader) -> Reason | None:
    """Check option A on a board Location (4.1)."""
    location = LOCATION.get(action.location)
    if location is None:
        return unknown(action.location)
    if action.option not in OPTIONS[location]:
        return unknown(action.option)
    if frame.acted:
        return ALREADY_ACTED
    if p.leaders < 1:
        return NO_LEADER
    slots = t.slots - state.blocked
    if len(state.slots[location]) >= slots:
        return reason("no_slot", location=location, slots=slots)
    return option_block(t, state, p, p.goods, location, action.option)


def headquarters(
    t: Tables, state: State, p: Player, frame: Turn, action: act.Headquarters
) -> Reason | None:
    """Check option A on the Headquarters (9.1, E22)."""
    if frame.acted:
        return ALREADY_ACTED
    why = source(t, p, action.source)
    if why is not None:
        return why
    if p.leaders < 1:
        return NO_LEADER
    if t.final and p.headquarters >= HEADQUARTERS_USES:
        return reason("headquarters_used", uses=HEADQUARTERS_USES)
    return None


def source(t: Tables, p: Player, wanted: str, outstation: bool = False) -> Reason | None:
    """Check what a Headquarters gain is taken from: an own Outstation, draft: a good.

    `outstation`: an Outstation in the draft edition as well (R68).
    """
    if t.final or outstation:
        return None if own(p, wanted) else not_own(t, wanted)
    return None if wanted in HEADQUARTERS_GOODS else unknown(wanted)


def worker(t: Tables, state: State, p: Player, frame: Turn, action: act.Worker) -> Reason | None:
    """Check option B (9.5)."""
    if frame.acted:
        return ALREADY_ACTED
    outstation = own(p, action.outstation)
    if outstation is None:
        return not_own(t, action.outstation)
    if outstation.worker:
        return reason("occupied", outstation=outstation.top)
    kind = t.kind[outstation.top]
    if not state.quarters[kind] and not state.ship_workers[state.round - 1].get(kind):
        return reason("no_worker", kind=kind)
    steps = (("", outstation.top, outstation.top),)
    return outstation_block(t, state, p, p.goods, outstation, steps)


def droid(t: Tables, state: State, p: Player, frame: Turn, action: act.Droid) -> Reason | None:
    """Check option B by the Mars Droid (11.3)."""
    if frame.acted:
        return ALREADY_ACTED
    why = token(state, p, "mars_droid")
    if why is not None:
        return why
    outstation = own(p, action.outstation)
    if outstation is None:
        return not_own(t, action.outstation)
    return outstation_block(t, state, p, p.goods, outstation, (("", "", outstation.top),))


def assistant(
    t: Tables, state: State, p: Player, frame: Turn, action: act.Assistant
) -> Reason | None:
    """Check option A by the Leader Assistant: its production may be taken alone (11.4, R61)."""
    if frame.acted:
        return ALREADY_ACTED
    return token(state, p, "leader_assistant") or source(t, p, action.source)


def source_goods(t: Tables, wanted: str, outstation: bool = False) -> Goods:
    """Return what a Headquarters gain brings; `outstation` as for `source`."""
    if t.final or outstation:
        return t.production[wanted]
    return only(HEADQUARTERS_GOODS, wanted)


def token(state: State, p: Player, favor: FavorName) -> Reason | None:
    """Check that a player holds an unplaced token."""
    found = state.favors[favor]
    if found.holder != p.seat:
        return reason("no_token", favor=favor)
    return reason("token_used", favor=favor) if found.at else None


def passing(t: Tables, state: State, p: Player, frame: Turn, action: act.Pass) -> Reason | None:
    """Check option C, which is always open (9.11)."""
    return ALREADY_ACTED if frame.acted else None


def end(t: Tables, state: State, p: Player, frame: Turn, action: EndTurn) -> Reason | None:
    """Check the end of the turn: free actions alone are no turn (R75)."""
    return None if frame.acted else ACT_FIRST


def complete(
    t: Tables, state: State, p: Player, frame: AnyFrame, action: act.Complete
) -> Reason | None:
    """Check a free completion: at every prompt unless it blocks the step (5.8, R44)."""
    project = action.project
    if project not in p.committed:
        if project not in t.projects:
            return unknown(project)
        return reason("not_committed", project=project)
    cost = t.projects[project].cost
    why = lacking(p.goods, cost)
    if why is not None:
        return why
    if not answerable(t, state, completing(t, p, project), frame):
        return reason("would_block", project=project)
    return None


def answerable(t: Tables, state: State, p: Player, frame: AnyFrame) -> bool:
    """Tell whether a prompt keeps an answer for a player who has completed a project."""
    goods = p.goods
    match frame:
        case Visit(locations, assistant):
            return assistant or location_block(t, state, p, goods, locations) is None
        case Bureau(options, _, again):
            return again or bureau_block(t, state, p, goods, options) is None
        case Trading(_, done):
            return done > 0 or trade_block(t, state, goods) is None
        case Settling():
            return settle_block(t, state, p, goods) is None
        case Yard(ways, drawn, drew, again):
            check = build_block if drew else yard_block
            return (again and not drew) or check(t, state, p, goods, ways, drawn, again) is None
        case Launching(again):
            return again or launch_block(t, state, p, goods) is None
        case Researching():
            return research_block(t, p, goods) is None
        case Favoring():
            return favor_block(t, state, goods) is None
        case Reassigning():
            return reassign_block(t, state, p, goods) is None
        case Manufacturing(_, paid):
            if paid and goods["credit"] < 1:
                return False
            return manufacture_block(state, p, goods) is None
        case Function():
            return frame.used or any_part(t, state, p, frame)
        case _:
            return True

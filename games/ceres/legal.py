"""Which decisions are open, and why the others are not.

`refusal` is total: whatever action comes, it returns the first missing precondition and never
raises. `candidates` lists what is worth asking about. Reasons and their facts:

not_your_decision, not_now, game_over
    from the kernel: another seat's decision, no such decision here, nothing left to decide.
unknown (what)
    an id or word that does not exist.
edition
    this edition does not have that.
act_first; already_acted; finish_first (frame)
    the turn's A, B or C is missing, was done, or a step (tag of the frame) is still in progress.
not_open (location, option)
    this activation is limited to other options.
no_leader; no_slot (location, slots); headquarters_used (uses)
    pieces and places for option A.
not_own (outstation); occupied (outstation); no_worker (kind)
    option B.
no_token (favor); token_used (favor)
    the Mars Droid or Leader Assistant is not held, or was placed already.
cannot_pay (good, need, have)
    the first good of a cost of which there is too little.
round_influence (need, have)
    the Influence that a Settlement Project action costs in round 3.
no_trade; no_project; no_facility; no_facility_left; no_single; no_cards; no_probe; no_asteroid;
no_program; no_favor; no_reassign; no_materials; no_claim; no_part; no_option
    nothing can be done: no payable trade line, no project to complete or commit, no Facility to
    build, none even among those left to draw, no Single Outstation to upgrade, no card left to
    draw, no Probe in the Launch Complex, no asteroid in reach, no payable program, no Favor to
    take, no Worker to reassign, no materials, no claimed asteroid, no usable part, no option of the
    Location.
too_often (most, asked)
    more performances than there are.
not_in_row (card); spots_full (spots); not_committed (project)
    projects and Facilities.
drawn_already; must_build
    in the Construction Yard.
not_single (outstation); only_new; only_upgrade
    where a Facility may be built.
claimed (asteroid, seat); not_claimed (asteroid)
    asteroids.
top_level (field); favor_taken (favor, seat)
    research and Favors.
granted (outstation, good); not_printed (outstation, good)
    selections of Special Grant.
same_outstation; no_worker_there (outstation); other_type (outstation, kind); activated (outstation)
    Reassign Worker.
nothing_made
    a Manufacture of nothing.
part_passed (part); must_use
    parts of a Function.
must_do
    the step may not be skipped.
would_block (project)
    completing would leave the step in progress without an answer (R44).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.ceres import actions as act
from games.ceres import checks_step as step
from games.ceres import checks_turn as turn
from games.ceres.can_step import build_cost, launch_price, product_costs, singles
from games.ceres.content.types import FIELDS, LOCATIONS
from games.ceres.goods import covers
from games.ceres.state import (
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
    Turn,
    Visit,
    Yard,
)
from games.ceres.tables import (
    BONUSES,
    DRAWS,
    HEADQUARTERS_GOODS,
    HEADQUARTERS_USES,
    OPTIONS,
    SPOTS,
    Tables,
    tables,
)
from games.core.actions import EndTurn
from games.core.errors import NOT_NOW, NOT_YOURS, OVER, Reason, reason

Check = Callable[[Tables, State, Player, Any, Any], Reason | None]

_CHECKS: dict[type[Any], dict[type[Any], Check]] = {
    Turn: {
        act.Leader: turn.leader,
        act.Headquarters: turn.headquarters,
        act.Worker: turn.worker,
        act.Assistant: turn.assistant,
        act.Droid: turn.droid,
        act.Pass: turn.passing,
        EndTurn: turn.end,
    },
    Visit: {act.Choose: step.choose, act.Done: step.done_visit},
    Bureau: {act.Choose: step.choose_bureau, act.Done: step.done_repeat},
    Trading: {act.Trade: step.trade, act.Done: step.done_trading},
    Settling: {act.Settle: step.settle},
    Yard: {act.Draw: step.draw, act.Build: step.build, act.Done: step.done_yard},
    Launching: {act.Launch: step.launch, act.Done: step.done_launching},
    Bonus: {act.Bonus: step.bonus},
    Researching: {act.Research: step.research},
    Favoring: {act.Favor: step.favor},
    Granting: {act.Grant: step.grant},
    Reassigning: {act.Reassign: step.reassign},
    Manufacturing: {act.Manufacture: step.manufacture},
    Producing: {act.Produce: step.produce},
    Collecting: {act.Collect: step.collect},
    Function: {act.Use: step.use, act.Done: step.done_function},
}
"""The decisions of each prompt with their checks; completing is free at all of them (R23)."""


def refusal(state: State, seat: int, action: act.AnyAction) -> Reason | None:
    """Return the first missing precondition of any action, or `None`."""
    stack = state.stack
    if not stack:
        return OVER
    if seat != state.turn:
        return NOT_YOURS
    t = tables(state.content, state.edition)
    p = state.players[seat]
    frame = stack[-1]
    check = _CHECKS[type(frame)].get(type(action))
    if check is not None:
        return check(t, state, p, frame, action)
    if type(action) is act.Complete:
        return turn.complete(t, state, p, frame, action)
    if isinstance(frame, Turn):
        return turn.ALREADY_ACTED if frame.acted else NOT_NOW
    if type(action) is act.Done:
        return step.MUST_DO
    if type(action) in _CHECKS[Turn]:
        return reason("finish_first", frame=str(frame.__struct_config__.tag))
    return NOT_NOW


def candidates(state: State, seat: int) -> list[act.AnyAction]:
    """Return the actions of the kinds that are possible for a seat, in a stable order."""
    stack = state.stack
    if not stack or seat != state.turn:
        return []
    t = tables(state.content, state.edition)
    p = state.players[seat]
    frame = stack[-1]
    found: list[act.AnyAction] = _LISTS[type(frame)](t, state, p, frame)
    if p.committed:
        found[:0] = [act.Complete(project) for project in p.committed]
    return found


# One list per prompt. What can be told at a glance is left out here, the rest is refused.


def _turn(t: Tables, state: State, p: Player, frame: Turn) -> list[act.AnyAction]:
    if frame.acted:
        return [_END]
    found: list[act.AnyAction] = []
    if p.leaders:
        slots = t.slots - state.blocked
        for location, actions in _LEADERS.items():
            if len(state.slots[location]) < slots:
                found += actions
        if not t.final:
            found += _DRAFT_HEADQUARTERS
        elif p.headquarters < HEADQUARTERS_USES:
            found += [act.Headquarters(o.top) for o in p.outstations]
    favors = state.favors
    token = favors["leader_assistant"]
    if token.holder == p.seat and not token.at:
        found += [act.Assistant(source) for source in _sources(t, p)]
    found += [act.Worker(o.top) for o in p.outstations if not o.worker]
    token = favors["mars_droid"]
    if token.holder == p.seat and not token.at:
        found += [act.Droid(o.top) for o in p.outstations]
    found.append(_PASS)
    return found


_END = EndTurn()
_PASS = act.Pass()
_DONE = act.Done()
_LEADERS: dict[Any, list[act.AnyAction]] = {
    location: [act.Leader(location, option) for option in OPTIONS[location]]
    for location in LOCATIONS
}
_CHOICES: dict[Any, list[act.AnyAction]] = {
    location: [act.Choose(location, option) for option in OPTIONS[location]]
    for location in LOCATIONS
}
_DRAFT_HEADQUARTERS: list[act.AnyAction] = [act.Headquarters(g) for g in HEADQUARTERS_GOODS]
_BONUSES: list[act.AnyAction] = [act.Bonus(good) for good in BONUSES]
_RESEARCH: list[act.AnyAction] = [act.Research(field) for field in FIELDS]
_DRAWS: list[act.AnyAction] = [act.Draw(influence) for influence in DRAWS]


def _sources(t: Tables, p: Player) -> Sequence[str]:
    return [o.top for o in p.outstations] if t.final else list(HEADQUARTERS_GOODS)


def _visit(t: Tables, state: State, p: Player, frame: Visit) -> list[act.AnyAction]:
    found = [choice for location in frame.locations for choice in _CHOICES[location]]
    return [*found, _DONE] if frame.assistant else found


def _bureau(t: Tables, state: State, p: Player, frame: Bureau) -> list[act.AnyAction]:
    found: list[act.AnyAction] = [act.Choose("trade_bureau", o) for o in frame.options]
    return [*found, _DONE] if frame.again else found


def _trading(t: Tables, state: State, p: Player, frame: Trading) -> list[act.AnyAction]:
    found: list[act.AnyAction] = []
    for number, line in enumerate(t.ships[state.ships[state.round - 1]].lines):
        if covers(p.goods, line.pay):
            most = 1 if t.final else line.multiplier
            found += [act.Trade(number, times) for times in range(1, most + 1)]
    return [*found, _DONE] if frame.done else found


def _settling(t: Tables, state: State, p: Player, frame: Settling) -> list[act.AnyAction]:
    row = [project for project in state.project_row if project]
    found: list[act.AnyAction] = [act.Settle(project, "complete") for project in row]
    if not t.final or len(p.committed) < SPOTS:
        found += [act.Settle(project, "commit") for project in row]
    return found


def _yard(t: Tables, state: State, p: Player, frame: Yard) -> list[act.AnyAction]:
    places = [act.NEW] if "expanse" in frame.ways else []
    if "upgrade" in frame.ways:
        places += [o.top for o in singles(t, p)]
    found: list[act.AnyAction] = []
    for card in (*state.facility_row, *frame.drawn):
        if card and covers(p.goods, build_cost(t, p, card, frame.again)):
            found += [act.Build(card, onto) for onto in places]
    if frame.drew:
        return found
    if t.final:
        found += _DRAWS
    return [*found, _DONE] if frame.again else found


def _launching(t: Tables, state: State, p: Player, frame: Launching) -> list[act.AnyAction]:
    claims, ice = state.claims, p.goods["ice"]
    found: list[act.AnyAction] = [
        act.Launch(asteroid)
        for asteroid in t.places
        if asteroid not in claims and launch_price(t, state, p, asteroid, frame.again) <= ice
    ]
    return [*found, _DONE] if frame.again else found


def _bonus(t: Tables, state: State, p: Player, frame: Bonus) -> list[act.AnyAction]:
    return _BONUSES.copy()


def _researching(t: Tables, state: State, p: Player, frame: Researching) -> list[act.AnyAction]:
    return _RESEARCH.copy()


def _favoring(t: Tables, state: State, p: Player, frame: Favoring) -> list[act.AnyAction]:
    return [act.Favor(favor) for favor in t.favors]


def _granting(t: Tables, state: State, p: Player, frame: Granting) -> list[act.AnyAction]:
    return [
        act.Grant(o.top, good)
        for o in p.outstations
        for good in (t.production[o.top] if t.final else (act.ALL,))
        if (o.top, good) not in frame.taken
    ]


def _reassigning(t: Tables, state: State, p: Player, frame: Reassigning) -> list[act.AnyAction]:
    return [
        act.Reassign(origin.top, target.top)
        for origin in p.outstations
        if origin.worker
        for target in p.outstations
        if not target.worker and t.kind[target.top] == t.kind[origin.top]
    ]


def _manufacturing(t: Tables, state: State, p: Player, frame: Manufacturing) -> list[act.AnyAction]:
    most = frame.limit + step.extra_open(state, p, frame)
    alloy, probe = product_costs(state, p)
    can_alloy, can_probe = covers(p.goods, alloy), covers(p.goods, probe)
    return [
        act.Manufacture(alloys, probes)
        for alloys in range(most + 1 if can_alloy else 1)
        for probes in range(most + 1 - alloys if can_probe else 1)
        if alloys or probes
    ]


def _producing(t: Tables, state: State, p: Player, frame: Producing) -> list[act.AnyAction]:
    if frame.outstation:
        return [act.Produce(o.top) for o in p.outstations]
    return [act.Produce(source) for source in _sources(t, p)]


def _collecting(t: Tables, state: State, p: Player, frame: Collecting) -> list[act.AnyAction]:
    return [act.Collect(asteroid) for asteroid in p.asteroids]


def _function(t: Tables, state: State, p: Player, frame: Function) -> list[act.AnyAction]:
    count = len(t.parts(frame.outstation, frame.bottom))
    found: list[act.AnyAction] = [act.Use(part) for part in range(frame.next, count)]
    return [*found, _DONE] if frame.used else found


_LISTS: dict[type[Any], Callable[[Tables, State, Player, Any], list[act.AnyAction]]] = {
    Turn: _turn,
    Visit: _visit,
    Bureau: _bureau,
    Trading: _trading,
    Settling: _settling,
    Yard: _yard,
    Launching: _launching,
    Bonus: _bonus,
    Researching: _researching,
    Favoring: _favoring,
    Granting: _granting,
    Reassigning: _reassigning,
    Manufacturing: _manufacturing,
    Producing: _producing,
    Collecting: _collecting,
    Function: _function,
}

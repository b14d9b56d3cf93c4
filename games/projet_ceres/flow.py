"""The automatic flow: phases, turns, the end of a round (section 4), windows that close.

The stack holds phases, turns and windows; a seat's unfinished actions are in its lane::

    Upkeep                        Phase 1
    Turn ── Arrivals ── Fight     Phase 2, one seat after another; Call
    Agents ── Call                Phase 3, the other way round
    Colonies ── Arrivals ── Fight Phase 4, all at once
    Closing                       E1 to E4

An empty stack is the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.core.boundaries import Boundary
from games.core.events import Applied
from games.core.waits import count_asides
from games.core.windows import pass_to_next
from games.projet_ceres import events as ev
from games.projet_ceres import scoring
from games.projet_ceres import state as s
from games.projet_ceres.content import Index
from games.projet_ceres.rules import (
    asides,
    belt,
    derive,
    fights,
    missions,
    points,
    resolve,
    triggers,
)
from games.projet_ceres.rules.asking import clockwise
from games.projet_ceres.rules.offers import slots
from games.projet_ceres.state import AnyDecision, State


def after_action(at: AnyDecision, log: Applied) -> None:
    """Carry out effects, close windows that nobody has to answer, continue with phases."""
    proceed(at.tables, at.state, log)


def proceed(t: Index, state: State, log: Applied) -> None:
    """Continue until a seat has to decide, or a boundary is reached."""
    while True:
        for seat in clockwise(state):
            if state.players[seat].lane:
                resolve.advance(t, state, seat, log)
        lapses = not state.die and missions.lapses(t, state, log)
        if not state.stack or not (lapses or _go_on(t, state, log)):
            break
    count_asides(state.players)


def _go_on(t: Index, state: State, log: Applied) -> bool:
    """Take the next step that needs no decision; return whether there was one."""
    frame = state.stack[-1]
    if window := WINDOWS.get(type(frame)):
        return window(t, state, frame, log)
    phase = PHASES.get(type(frame))
    if phase is None or asides.pending(t, state):
        return False
    return phase(t, state, frame, log)


# Windows


def _fight(t: Index, state: State, fight: s.Fight, log: Applied) -> bool:
    """Hand the word to the side that trails now; one that has nothing to use is passed (22.5)."""
    side = fights.trailing(t, state, fight)
    pass_to_next(fight, side)
    p = state.players[side]
    if p.hand or p.lane or triggers.ready(t, state, fight, side):
        return False
    end_fight(t, state, fight, log)
    return True


def end_fight(t: Index, state: State, fight: s.Fight, log: Applied) -> None:
    """Resolve a combat, and let what waits for that occur."""
    winner, loser = fights.resolve(t, state, fight, log)
    triggers.occurs(t, state, winner, "won", log)
    triggers.occurs(t, state, loser, "lost", log)
    for seat in clockwise(state, winner)[1:]:
        triggers.occurs(t, state, seat, "rival_won", log)


def _arrivals(t: Index, state: State, frame: s.Arrivals, log: Applied) -> bool:
    """Open the next combat of a movement; its window closes with the last (OP-86)."""
    if not frame.left:
        state.stack.remove(frame)
        if state.stack:
            state.stack.append(Boundary("settled"))
        return False
    if len(frame.left) > 1:
        return False
    open_fight(t, state, frame, frame.left[0].cell, log)
    return True


def open_fight(t: Index, state: State, frame: s.Arrivals, cell: str, log: Applied) -> None:
    """Open a combat, and ask the neighbours who can react to it (10.5, 22.7)."""
    fight = fights.open_next(t, state, frame, cell, log)
    near = [p.seat for p in state.players if cell in belt.near(state, p.seat)]
    others = [seat for seat in near if seat not in (fight.attacker, fight.defender)]
    triggers.open_window(t, state, "fight_near", fight.attacker, cell, others, log)


def _call(t: Index, state: State, call: s.Call, log: Applied) -> bool:
    """Close a call that is covered, or that all players have answered (22.6, EX-182)."""
    if not call.opened:
        return False
    left = [n for n, each in enumerate(call.pledges) if n != call.seat and not each.done]
    # Where nothing is missing, only the contributors have to confirm what they gave.
    if not {*left}.isdisjoint(missions.contributors(call)):
        return False
    covered = missions.covered(t, state, call)
    if over := covered or not left:
        missions.close(t, state, call, log, paid=covered)
    return over


# Phases 1 and 2


def _upkeep(t: Index, state: State, frame: s.Upkeep, log: Applied) -> bool:
    """Phase 1: the mission comes into force, everything is ready, hands are filled (4.1)."""
    if not frame.cards:
        frame.cards = True
        missions.come_into_force(t, state, log)
        return True
    for each in state.belt.values():
        each.used = False
    for p in state.players:
        p.used = []
        limit = derive.HAND + derive.total(t, state, p.seat, "hand")
        points.draw(p, min(limit - len(p.hand), len(p.deck)), log)
    _phase(state, 2, log)
    _turn(state, state.first)
    return True


def _phase(state: State, phase: int, log: Applied) -> None:
    state.phase = phase
    for p in state.players:
        p.failed = False  # another free attempt is possible (OP-02)
    log.events.append(ev.PhaseStarted(phase=phase))


def _turn(state: State, seat: int) -> None:
    state.stack = [s.Turn(seat), Boundary(f"turn:{seat}")]


def _turn_goes_on(t: Index, state: State, frame: s.Turn, log: Applied) -> bool:
    """Offer the effects at the beginning of a turn (4.2.5, OP-26).

    After its first action there is a boundary, at which a player can have asked the game to wait
    (22.4).
    """
    if not frame.begun:
        frame.begun = True
        triggers.occurs(t, state, frame.seat, "turn", log)
        return True
    first = len(frame.acted) == 1 and "recycle" not in frame.acted
    if first and not frame.between and not state.players[frame.seat].lane:
        frame.between = True
        state.stack.append(Boundary(f"between:{frame.seat}"))
    return False


def end_turn(t: Index, state: State, frame: s.Turn, log: Applied) -> None:
    """Begin the next turn of Phase 2, clockwise; after the last, begin Phase 3 (4.2, 4.3)."""
    log.closed = True
    following = (frame.seat + 1) % len(state.players)
    if following == state.first:
        state.stack = [s.Opening(3), Boundary("phase3")]
    else:
        _turn(state, following)


def _open(t: Index, state: State, frame: s.Opening, log: Applied) -> bool:
    """Begin Phase 3, for which all agents are taken back (4.3.1), or Phase 4."""
    _phase(state, frame.phase, log)
    if frame.phase == 3:
        for p in state.players:
            p.boxes, p.passed = [], False
        next_agents(state, state.first)
    else:
        state.stack = [s.Colonies([False] * len(state.players))]
    return True


# Phase 3


def next_agents(state: State, after: int) -> None:
    """Ask the next who has agents in reception, anticlockwise; else Phase 4 begins (4.3)."""
    for seat in reversed(missions.clockwise(state, after)):
        p = state.players[seat]
        if p.reception and not p.passed:
            state.stack = [s.Agents(seat), Boundary(f"agents:{seat}")]
            return
    state.stack = [s.Opening(4), Boundary("phase4")]


# The end of Phase 4


def _colonies(t: Index, state: State, frame: s.Colonies, log: Applied) -> bool:
    """End Phase 4 once all are done with it."""
    if over := all(frame.done):
        asides.close(t, state, log)
        state.stack = [s.Closing(), Boundary("end")]
        log.closed = True
    return over


def _close(t: Index, state: State, frame: s.Closing, log: Applied) -> bool:
    """E1 to E4, each of which can wait for choices (4.4.2); plays that E1 delayed precede E2."""
    frame.step += 1
    match frame.step - 1:
        case 1:
            missions.lower(t, state, log)
        case 2:
            state.stack.append(Boundary("settled"))
        case 3:
            _renew(state, log)
        case 4:
            _move_projects(state, log)
        case _:
            _next_round(t, state, log)
    return True


def _renew(state: State, log: Applied) -> None:
    """E2: the investment queue (OP-05, OP-70)."""
    left = [card for card in state.queue if card]
    state.common = sorted([*state.common, *left])
    wanted = slots(len(state.players))
    cards = points.take(state.investment, state.common, state.investment_rng, wanted)
    state.queue = [*cards, *[""] * (wanted - len(cards))]
    log.revealed = True
    log.events.append(ev.QueueRenewed(cards=tuple(cards), left=len(left)))


def _move_projects(state: State, log: Applied) -> None:
    """E3: the exit is supported automatically, the queue moves one slot, the next enters (18)."""
    *queue, leaving = state.projects
    if leaving:
        log.events.append(ev.ProjectFinished(project=leaving))
        finish(state, leaving, log)
    entering = state.pile[0] if state.pile else ""
    state.pile = state.pile[1:]
    state.projects = [entering, *queue]
    log.events.append(ev.ProjectsMoved(entered=entering))


def finish(state: State, project: str, log: Applied) -> None:
    """Put a project on the Ceres board; the last one triggers the end (19.1)."""
    state.projects = ["" if each == project else each for each in state.projects]
    state.pile = [each for each in state.pile if each != project]
    state.finished = [*state.finished, project]
    if not state.pile and not any(state.projects) and not state.ending:
        state.ending = True
        log.events.append(ev.EndTriggered())


def _next_round(t: Index, state: State, log: Applied) -> None:
    """E4: the marker goes anticlockwise and a round begins, or the game is over."""
    log.closed = True
    if state.ending:
        asides.close(t, state, log)
        state.stack = []
        outcome = scoring.standing(state)
        log.events.append(ev.GameEnded(winners=outcome.winners, tie_breaks=outcome.tie_breaks))
        return
    for p in state.players:
        p.influence = 0
    state.first = (state.first - 1) % len(state.players)
    state.round += 1
    state.phase, state.supports = 1, 0
    state.stack = [s.Upkeep()]
    log.events.append(ev.RoundStarted(round=state.round, first=state.first))


GoesOn = Callable[[Index, State, Any, Applied], bool]
WINDOWS: dict[type, GoesOn] = {
    s.Fight: _fight,
    s.Arrivals: _arrivals,
    s.Call: _call,
    s.Turn: _turn_goes_on,
}
"""What continues at once, by the frame on top; each returns whether it did."""
PHASES: dict[type, GoesOn] = {
    s.Upkeep: _upkeep,
    s.Opening: _open,
    s.Colonies: _colonies,
    s.Closing: _close,
}
"""What waits for asides that hold others up."""

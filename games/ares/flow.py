"""The automatic flow between decisions: steps and phases open, close and change.

Founding (below it Mulligan first, where played) Round > Planning > [Cubes > Swap ...] > Phase |
Research ... > [Limit] > [Bump] > next Round
"""

from __future__ import annotations

from games.ares import events as ev
from games.ares import state as s
from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.effects.resolve import advance
from games.ares.rules import derive
from games.ares.rules.actor import Actor, milestone
from games.ares.setup import begin_round, curtained, found
from games.ares.steps import between
from games.ares.steps.ending import idle
from games.ares.steps.opening import exchange, next_swap, offer_cubes
from games.core.events import Applied
from games.core.steps import AnyDecision
from games.core.waits import Wait

COOP_ROUNDS = 15
SOLO_ROUNDS = 25
LAST_ROUND = {"coop": COOP_ROUNDS, "solo": SOLO_ROUNDS}
RISES = {"novice": 2, "advanced": 1, "expert": 0}
"""Solo: the steps by which a parameter rises automatically."""


# Who decides


def waiting(state: s.State) -> tuple[int, ...]:
    """Return the seats that must decide."""
    if not state.stack:
        return ()
    seats = range(len(state.players))
    match state.stack[-1]:
        case s.Phase(lanes=lanes):
            return tuple([seat for seat in seats if lanes[seat].stack or not lanes[seat].done])
        case s.Planning() as step:
            return tuple(seat for seat in seats if not between.planned(state, step, seat))
        case s.Research() as step:
            return tuple(seat for seat in seats if not between.settled(step, seat))
        case s.Mulligan(_, done):
            return tuple(seat for seat in seats if not done[seat])
        case s.Founding(_, picks):
            return tuple(seat for seat in seats if not picks[seat])
        case s.Cubes(taken):
            return tuple(seat for seat in seats if not taken[seat])
        case s.Swap(taker, offered):
            return (1 - taker,) if offered else (taker,)
        case s.Limit(marked):
            return tuple(seat for seat in seats if len(marked[seat]) < between.excess(state, seat))
        case s.Bump():
            return (0,)
        case s.Round():
            return ()


def waits(state: s.State) -> tuple[Wait, ...]:
    """Return the questions of the live step; with `answers=count` only a number is public."""
    if not state.stack:
        return ()
    left, step, told = waiting(state), state.stack[-1], state.options["answers"] != "count"
    key = f"{state.round} {type(step).__struct_config__.tag}"
    match step:
        case s.Phase(number):
            key, asked = f"{key} {number}", range(len(state.players))
        case s.Limit():  # hand sizes are public
            asked = [seat for seat in range(len(state.players)) if between.excess(state, seat)]
        case s.Swap() | s.Bump() | s.Round():
            asked, told = left, True
        case _:
            asked = range(len(state.players))
    return tuple([Wait(seat, key, answered=seat not in left, told=told) for seat in asked])


# After a decision


def after_action(at: AnyDecision, log: Applied) -> None:
    """Carry out the consequences of a decision until a seat has to choose or the game is over."""
    state: s.State = at.state
    phase = s.live_phase(state)
    if phase is not None:
        if phase.lanes[at.seat].stack:
            advance(Actor(state, at.seat, log))
        _be_done(state, phase)
        if state.mode == "versus" and complete(state) and not phase.asked:
            _ask_again(state, phase, log)
    proceed(state, log)


def proceed(state: s.State, log: Applied) -> None:
    """Continue the game until a seat has to choose or it is over."""
    while state.stack and not waiting(state):
        match state.stack[-1]:
            case s.Mulligan() as frame:
                exchange(state, frame, log)
            case s.Founding() as frame:
                _found_all(state, frame, log)
            case s.Planning() as frame:
                between.reveal(state, frame, log)
                if state.mode == "coop":
                    offer_cubes(state, log)
                milestone(log)
            case s.Cubes() as frame:
                next_swap(state, frame, log)
            case s.Phase() as frame:
                _close(state, frame, log)
            case s.Research() as frame:
                between.keep_all(state, frame, log)
                _closed(s.RESEARCH, log)
            case s.Limit() as frame:
                between.reduce_hands(state, frame, log)
            case s.Swap() | s.Bump():
                raise AssertionError("somebody is always waited for here")
            case s.Round() as frame:
                _go_on(state, frame, log)


def _found_all(state: s.State, frame: s.Founding, log: Applied) -> None:
    state.stack.pop()
    for seat, corporation in enumerate(frame.picks):
        found(Actor(state, seat, log), corporation)
    milestone(log)
    _start(state, log)


def _start(state: s.State, log: Applied) -> None:
    begin_round(state)
    log.events.append(ev.RoundStarted(round=state.round))


def _go_on(state: s.State, frame: s.Round, log: Applied) -> None:
    """Open the next phase of the round, or go through the end step (chapter 13)."""
    if frame.left:
        open_phase(state, frame.left.pop(0), log)
    elif frame.ended == 0:
        frame.ended = 1
        if state.round == LAST_ROUND.get(state.mode):
            finish(state, log)
        elif any(between.excess(state, seat) for seat in range(len(state.players))):
            state.stack.append(s.Limit([[] for _ in state.players]))
    elif frame.ended == 1:
        frame.ended = 2
        if state.mode == "solo" and len(state.dummy_played) == len(s.PHASES):
            _advance_marker(state, log)
    else:
        _start(state, log)


def _advance_marker(state: s.State, log: Applied) -> None:
    """Solo: after the dummy's fifth card reshuffle them; a parameter rises (16.3, 16.4)."""
    state.marker += 1
    state.dummy_played = []
    state.dummy = list(s.PHASES)
    state.rng.shuffle(state.dummy)
    log.revealed = True
    log.events.append(ev.MarkerMoved(marker=state.marker))
    steps, scales = RISES[state.options["level"]], between.movable(state)
    if steps and len(scales) == 1:
        between.rise(state, scales[0], steps, log)
    elif steps and scales:
        state.stack.append(s.Bump(steps))


def complete(state: s.State) -> bool:
    """Return whether all three parameters are at their ends (14.1)."""
    return (
        state.temperature == TEMPERATURE_STEPS
        and state.oxygen == OXYGEN_STEPS
        and state.flipped == OCEANS
    )


def finish(state: s.State, log: Applied) -> None:
    """End the game."""
    state.stack = []
    log.events.append(ev.GameEnded(round=state.round, complete=complete(state)))
    milestone(log)


# Phases


def open_phase(state: s.State, number: int, log: Applied) -> None:
    """Open a phase: save the board, give slots and bonuses, make the deals (3.6)."""
    log.events.append(ev.PhaseOpened(number=number))
    if number == s.PRODUCTION:
        _produce(state, log)
        _closed(number, log)
    elif number == s.RESEARCH:
        between.deal(state, log)
    else:
        lanes = [fresh_lane(player, number) for player in state.players]
        phase = s.Phase(number, state.temperature, state.oxygen, state.flipped, lanes)
        if curtained(state):
            phase.curtain = [curtain(player, len(player.hand)) for player in state.players]
        state.stack.append(phase)
        for seat, lane in enumerate(lanes):
            lane.done = idle(state, seat)


def fresh_lane(player: s.Player, number: int) -> s.Lane:
    """Return a seat's possibilities in a phase that opens."""
    chooser = player.phase == number
    lane = s.Lane()
    if number in (s.DEVELOPMENT, s.CONSTRUCTION):
        lane.slots = 1
    if number == s.DEVELOPMENT:
        lane.less = derive.CHOOSER_LESS if chooser else 0
    else:
        lane.bonus = chooser
    return lane


def curtain(mat: s.Mat, hand: int) -> s.Curtained:
    """Return the others' view of a player with `hand` cards while a phase runs."""
    shown = {name: getattr(mat, name) for name in s.Mat.__struct_fields__}
    shown.update(played=mat.played.copy(), cubes=mat.cubes.copy())
    return s.Curtained(hand=hand, **shown)


def _be_done(state: s.State, phase: s.Phase) -> None:
    """Close lanes of phases I and II in which nothing is left (17.2)."""
    if phase.number != s.ACTION:
        for seat, lane in enumerate(phase.lanes):
            lane.done = lane.done or idle(state, seat)


def _ask_again(state: s.State, phase: s.Phase, log: Applied) -> None:
    """Ask done seats once more, as the end was triggered (R4)."""
    phase.asked = True
    reopened: list[int] = []
    for seat, lane in enumerate(phase.lanes):
        if lane.done:
            log.revealed = True  # whether anything is left to do depends on a hidden hand
            if not idle(state, seat):
                lane.done = False
                reopened.append(seat)
    # Who was done is public only if the table shows names.
    named = state.options["answers"] == "names"
    log.events.append(ev.EndTriggered(reopened=tuple(reopened) if named else ()))


def _close(state: s.State, phase: s.Phase, log: Applied) -> None:
    """Lift the curtain (3.7); Mars may be complete after the phase (14.2)."""
    state.stack.pop()
    for lane in phase.lanes:
        log.events += [event.at_closing() for event in lane.log]
    moved = ev.MarsMoved(
        temperature=(degrees(phase.temperature), degrees(state.temperature)),
        oxygen=(phase.oxygen, state.oxygen),
        oceans=(phase.oceans, state.flipped),
    )
    if phase.curtain and any(a != b for a, b in (moved.temperature, moved.oxygen, moved.oceans)):
        log.events.append(moved)
    _closed(phase.number, log)
    if state.mode == "versus" and complete(state):
        finish(state, log)


def _closed(number: int, log: Applied) -> None:
    log.events.append(ev.PhaseClosed(number=number))
    milestone(log)


def _produce(state: s.State, log: Applied) -> None:
    """Pay production to all players: cards last, in seat order (10.1, R8, R29)."""
    cards: list[int] = []
    for seat, player in enumerate(state.players):
        made = derive.production(player)
        mc = made["mc"] + player.tr
        if player.phase == s.PRODUCTION:
            mc += derive.CHOOSER_MC
        player.mc += mc
        player.heat += made["heat"]
        player.plant += made["plant"]
        cards.append(made["card"])
        produced = ev.Produced(
            seat=seat, mc=mc, heat=made["heat"], plant=made["plant"], cards=made["card"]
        )
        log.events.append(produced)
    for seat, n in enumerate(cards):
        Actor(state, seat, log).draw(n)

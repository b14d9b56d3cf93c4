"""What happens by itself between decisions: steps and phases open, close and follow each other.

    Founding (below it Mulligan first, where played)
    Round > Planning > [Cubes > Swap ...] > Phase | Research ... > [Limit] > [Bump] > next Round

`settle` runs until somebody has to choose or the game is over.
"""

from __future__ import annotations

from games.ares import legal, phases
from games.ares.content import OXYGEN_STEPS, TEMPERATURE_STEPS, degrees
from games.ares.effects.kinds import Scale
from games.ares.events import (
    Bumped,
    CardsGone,
    CardsSeen,
    CubeTaken,
    GameEnded,
    HandReduced,
    MarkerMoved,
    Mulliganed,
    PhasesRevealed,
    RoundStarted,
)
from games.ares.rules import derive
from games.ares.setup import begin_round, found
from games.ares.state import (
    PHASES,
    Bump,
    Cubes,
    Founding,
    Limit,
    Mulligan,
    Phase,
    Planning,
    Research,
    Round,
    Swap,
)
from games.ares.step import Step, announce, milestone, take, throw, whisper

COOP_ROUNDS = 15
SOLO_ROUNDS = 25
BUMPS = {"novice": 2, "advanced": 1, "expert": 0}


def settle(step: Step) -> None:
    """Carry the game on until somebody has to choose or it is over."""
    state = step.state
    while state.stack and not legal.waiting(state):
        match state.stack[-1]:
            case Mulligan() as frame:
                _exchange(step, frame)
            case Founding() as frame:
                _found_all(step, frame)
            case Planning() as frame:
                _reveal(step, frame)
            case Cubes() as frame:
                _next_swap(step, frame)
            case Phase() as frame:
                _close(step, frame)
            case Research() as frame:
                phases.close_research(step, frame)
            case Limit() as frame:
                _reduce_hands(step, frame)
            case Round() as frame:
                _go_on(step, frame)
            case Swap() | Bump():
                raise AssertionError("somebody is always waited for here")


# Set-up


def _exchange(step: Step, frame: Mulligan) -> None:
    """Throw all cards, then redraw in seat order (2.5, R34)."""
    state = step.state
    state.stack.pop()
    for seat, thrown in enumerate(frame.thrown):
        hand = step.player(seat).hand
        hand[:] = [card for card in hand if card not in thrown]
        throw(state, thrown)
    for seat, thrown in enumerate(frame.thrown):
        cards = take(step, len(thrown))
        step.player(seat).hand.extend(cards)
        announce(step, Mulliganed(seat=seat, n=len(thrown)))
        if cards:
            whisper(step, seat, CardsSeen(seat=seat, cards=tuple(cards)))
    milestone(step)


def _found_all(step: Step, frame: Founding) -> None:
    step.state.stack.pop()
    for seat, corporation in enumerate(frame.picks):
        found(step, seat, corporation)
    milestone(step)
    _start(step)


def _start(step: Step) -> None:
    begin_round(step)
    announce(step, RoundStarted(round=step.state.round))


# Planning


def _reveal(step: Step, frame: Planning) -> None:
    """Turn up all phase cards, and the dummy's (3.3, 16.2)."""
    state = step.state
    state.stack.pop()
    for player, pick in zip(state.players, frame.picks, strict=True):
        player.phase = pick
    dummy = 0
    if state.mode == "solo":
        dummy = frame.dummy or state.dummy.pop()
        if dummy in state.dummy:
            state.dummy.remove(dummy)
        state.dummy_played.append(dummy)
    chosen = {*frame.picks, dummy}
    state.phases = [phase for phase in PHASES if phase in chosen]
    bottom = state.stack[-1]
    assert isinstance(bottom, Round)
    bottom.left = list(state.phases)
    announce(step, PhasesRevealed(picks=tuple(frame.picks), dummy=dummy))
    if state.mode == "coop":
        _offer_cubes(step)
    milestone(step)


def _offer_cubes(step: Step) -> None:
    """Let both players take a cube, or deal them where they come at random (15.2, R37)."""
    state = step.state
    frame = Cubes(["" for _ in state.players])
    state.stack.append(frame)
    if state.options["coop"] == "random":
        for seat in range(len(state.players)):
            cubes = [cube for cube, n in state.pile.items() for _ in range(n)]
            take_cube(step, frame, seat, state.rng.pick(cubes))


def take_cube(step: Step, frame: Cubes, seat: int, cube: str) -> None:
    """Give a seat a cube of the pile."""
    state = step.state
    state.pile[cube] -= 1
    frame.taken[seat] = cube
    if cube == "copper":
        step.player(seat).mc += 1
    else:
        frame.swaps.append(seat)
    announce(step, CubeTaken(seat=seat, cube=cube))


def _next_swap(step: Step, frame: Cubes) -> None:
    """Ask the next taker of a trade cube, if both players have a card (R38).

    The cubes that were taken, and the exchange before, are done with: everybody sees them.
    """
    milestone(step)
    if not frame.swaps:
        step.state.stack.pop()
        return
    taker = frame.swaps.pop(0)
    if all(player.hand for player in step.state.players):
        step.state.stack.append(Swap(taker))


# The round


def _go_on(step: Step, frame: Round) -> None:
    """Open the next phase of the round, or go through the end step (chapter 13)."""
    state = step.state
    if frame.left:
        phases.open_phase(step, frame.left.pop(0))
    elif frame.ended == 0:
        frame.ended = 1
        last = {"coop": COOP_ROUNDS, "solo": SOLO_ROUNDS}.get(state.mode)
        if state.round == last:
            finish(step)
        elif any(legal.excess(state, seat) for seat in range(len(state.players))):
            state.stack.append(Limit([[] for _ in state.players]))
    elif frame.ended == 1:
        frame.ended = 2
        if state.mode == "solo":
            _advance_marker(step)
    else:
        _start(step)


def _close(step: Step, phase: Phase) -> None:
    """Close a phase; Mars may be complete after it (14.2)."""
    phases.close_phase(step, phase)
    if step.state.mode == "versus" and phases.complete(step.state):
        finish(step)


# End step


def _reduce_hands(step: Step, frame: Limit) -> None:
    """Sell what is above the hand limit (13.1)."""
    state = step.state
    state.stack.pop()
    for seat, marked in enumerate(frame.marked):
        if marked:
            player = step.player(seat)
            player.hand[:] = [card for card in player.hand if card not in marked]
            throw(state, marked)
            mc = len(marked) * derive.sale_worth(player)
            player.mc += mc
            announce(step, HandReduced(seat=seat, n=len(marked), mc=mc))
            whisper(step, seat, CardsGone(seat=seat, cards=tuple(marked)))
    milestone(step)


def _advance_marker(step: Step) -> None:
    """Solo: after the dummy's fifth card reshuffle them; a parameter rises (16.3, 16.4)."""
    state = step.state
    if len(state.dummy_played) < len(PHASES):
        return
    state.marker += 1
    state.dummy_played = []
    state.dummy = list(PHASES)
    state.rng.shuffle(state.dummy)
    step.out.revealed = True
    announce(step, MarkerMoved(marker=state.marker))
    steps = BUMPS[state.options["level"]]
    if not steps:
        return
    movable: list[Scale] = []
    if state.temperature < TEMPERATURE_STEPS:
        movable.append("temperature")
    if state.oxygen < OXYGEN_STEPS:
        movable.append("oxygen")
    if len(movable) == 1:
        bump(step, movable[0], steps)
    elif movable:
        state.stack.append(Bump(steps))


def bump(step: Step, scale: Scale, steps: int) -> None:
    """Raise a parameter for nobody; what does not fit is lost (R41)."""
    state = step.state
    if scale == "temperature":
        moved = min(steps, TEMPERATURE_STEPS - state.temperature)
        state.temperature += moved
        value = degrees(state.temperature)
    else:
        moved = min(steps, OXYGEN_STEPS - state.oxygen)
        state.oxygen += moved
        value = state.oxygen
    announce(step, Bumped(scale=scale, steps=moved, value=value))
    milestone(step)


def finish(step: Step) -> None:
    """End the game."""
    state = step.state
    state.stack = []
    announce(step, GameEnded(round=state.round, complete=phases.complete(state)))
    milestone(step)

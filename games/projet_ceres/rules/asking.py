"""The questions to seats: turns, windows, holds, and asides that a player has begun."""

from __future__ import annotations

from functools import cache
from typing import Any

from games.core import boundaries, windows
from games.core.boundaries import Boundary
from games.core.waits import Wait, with_side_activity
from games.projet_ceres import state as s
from games.projet_ceres.state import State, Turn

COMBAT = (s.Arrivals, s.Fight, s.Reacting)
ALONE = (Turn, s.Agents, s.Arrivals)
"""Frames that ask only their seat."""
WINDOWS = (s.Fight, s.Call, s.Reacting, s.Arrivals)


def clockwise(state: State, first: int | None = None) -> tuple[int, ...]:
    """Return the seats clockwise from one, by default from the first player (1.10)."""
    return _around(state.first if first is None else first, len(state.players))


@cache
def _around(first: int, count: int) -> tuple[int, ...]:
    return tuple((first + offset) % count for offset in range(count))


def live(state: State) -> list[Any]:
    """Return the frames that ask: the top of the stack, and Phase 4 beneath a combat (22.11)."""
    covers = state.stack and type(state.stack[0]) is s.Colonies and type(state.stack[-1]) in COMBAT
    return [state.stack[-1], state.stack[0]] if covers else state.stack[-1:]


def turn_key(state: State, seat: int) -> str:
    """Return what names the question of a turn of a seat."""
    return f"phase {state.round}.{state.phase} {seat}"


def _turn(state: State, seat: int, otherwise: str) -> Wait:
    """Return a question that is a part of a seat's turn, out of it a window."""
    bottom = state.stack[0]
    if isinstance(bottom, Turn | s.Agents) and bottom.seat == seat:
        return Wait(seat, turn_key(state, seat))
    return Wait(seat, otherwise, "window")


def asked(state: State, frame: Any) -> tuple[Wait, ...]:
    """Return the questions that a frame puts to seats."""
    match frame:
        case Turn(seat=seat) | s.Agents(seat=seat):
            return (Wait(seat, turn_key(state, seat)),)
        case s.Colonies(done=done):
            key = f"phase {state.round}.4"
            return tuple(Wait(n, key, answered=each, parts=True) for n, each in enumerate(done))
        case s.Arrivals(seat=seat, left=left):
            return (_turn(state, seat, f"order {state.opened}/{len(left)}"),)
        case s.Fight(number=number, handed=handed, side=side):
            return (Wait(side, f"fight {number}/{handed}", "window"),)
        case s.Call(opened=False, number=number, seat=seat):
            # What its initiator gives is a part of their turn, until they call on the others.
            return (_turn(state, seat, f"attempt {number}"),)
        case s.Call(number=number, seat=initiator, pledges=pledges):
            key, others = f"call {number}", clockwise(state, initiator)[1:]
            return tuple(Wait(seat, key, "window", pledges[seat].done) for seat in others)
        case s.Reacting(number=number):
            return windows.waits(frame, f"reaction {number}")
        case Boundary():
            return boundaries.waits(frame)
        case _:
            return ()


def chooses(p: s.Player) -> bool:
    """Return whether a player has to choose something, not only to let others go first."""
    return bool(p.lane) and type(p.lane[-1]) is not s.Doing


def waits(state: State) -> tuple[Wait, ...]:
    """Return the questions to all players, including the asides that they have begun."""
    found = [wait for frame in live(state) for wait in asked(state, frame)]
    return with_side_activity(found, {p.seat: aside(p) for p in state.players if chooses(p)})


def aside(p: s.Player) -> str:
    """Return the key of the question of a player's aside."""
    return f"aside {p.seat}.{p.asides}"


def waiting(state: State) -> tuple[int, ...]:
    """Return the seats that must decide, without naming their questions."""
    found = [p.seat for p in state.players if p.lane and chooses(p)]
    for frame in live(state):
        if type(frame) in ALONE:
            found.append(frame.seat)
        elif type(frame) is s.Colonies:
            found += [seat for seat, done in enumerate(frame.done) if not done]
        else:
            found += [wait.seat for wait in asked(state, frame) if not wait.answered]
    return tuple(found) if len(found) == 1 else tuple(sorted({*found}))


def open_frames(state: State, seat: int) -> list[Any]:
    """Return the frames in which a seat decides, a window before what it covers.

    A player who has begun something continues with that before their turn.
    """
    p = state.players[seat]
    found: list[Any] = p.lane[-1:] if p.lane and chooses(p) else []
    for frame in live(state):
        if _asks(frame, seat, bool(p.lane)):
            found.append(frame)
    return found


def _asks(frame: Any, seat: int, busy: bool) -> bool:
    match frame:
        case Turn(seat=mine) | s.Agents(seat=mine):
            return mine == seat and not busy
        case s.Colonies():
            return not busy
        case s.Arrivals(seat=mine) | s.Fight(side=mine):
            return mine == seat
        case s.Call():
            return True
        case s.Reacting():
            return windows.asks(frame, seat)
        case Boundary(asked=asked):
            return seat in asked
        case _:
            return False


def boundaries_ahead(state: State, seat: int) -> list[str]:
    """Return the boundaries of this round that a seat can hold: those still ahead (22.4).

    Nobody can ask the game to wait in their own turn.
    """
    now = state.stack[0] if state.stack else None
    if now is None or isinstance(now, s.Closing):
        return []
    found: list[str] = []
    if state.phase <= 2:
        turns = clockwise(state)
        found = [f"{each}:{turn}" for turn in turns for each in ("turn", "between")] + ["phase3"]
    if isinstance(now, Turn):
        begun = Boundary(f"turn:{now.seat}") not in state.stack
        found = found[found.index(f"turn:{now.seat}") + begun + now.between :]
    if state.phase <= 3:
        left = [p for p in state.players if state.phase < 3 or (p.reception and not p.passed)]
        found += [*(f"agents:{p.seat}" for p in left), "phase4"]
    reached = [frame.key for frame in state.stack if isinstance(frame, Boundary)]
    own = [f"{turn}:{seat}" for turn in ("turn", "between", "agents")]
    return [key for key in (*found, "end") if key not in (*reached, *own)]

"""Asides: players' unfinished actions, which others wait for or not (22.12).

An aside that only gains, draws or places goods holds nobody up: its player can finish it later. It
is closed, by default, only at the end of Phase 4 and of the game.
"""

from __future__ import annotations

from typing import Any

from games.core.actions import tag
from games.core.events import Applied
from games.projet_ceres import events as ev
from games.projet_ceres import state as s
from games.projet_ceres.content import Index
from games.projet_ceres.rules import asking, belt, goods, offers, points, resolve, triggers
from games.projet_ceres.state import Doing, Offered, State

LIGHT = (
    s.Gaining, s.Losing, s.Trading, s.Discarding, s.Producing, s.Salvaging, s.Readying, s.Buying,
    s.Paying,
)  # fmt: skip
"""Frames that only gain, draw or place goods and cards, or have not begun yet."""


def holds(t: Index, state: State, seat: int) -> bool:
    """Return whether others have to wait for a seat's unfinished actions.

    In the seat's own turn any of them counts; an aside in the turn of another has to be heavier.
    """
    lane, now = state.players[seat].lane, state.stack[0]
    if isinstance(now, s.Turn | s.Agents) and now.seat == seat:
        return bool(lane)
    return any(_heavy(t, state, frame) for frame in lane)


def _heavy(t: Index, state: State, frame: Any) -> bool:
    """Return whether a frame can touch ships, tiles, control or the mission die."""
    match frame:
        case Doing(words=words):
            return any(word.touches or word.asks for word in words)
        case Offered(source=source):
            return not all(way.quiet for way in triggers.ways(t, state, source))
        case _:
            return not isinstance(frame, LIGHT)


def holding(t: Index, state: State, *, but: int = s.NOBODY) -> bool:
    """Return whether a player, other than one seat, has begun something that others wait for."""
    return any(holds(t, state, p.seat) for p in state.players if p.lane and p.seat != but)


def settling(t: Index, state: State, seat: int, *, apart: type | None = None) -> bool:
    """Return whether a window, a call or a half-done effect makes a seat's ships wait (22.12).

    What a seat has begun itself always comes first, `apart` from a frame that asks for it.
    """
    window = type(state.stack[-1]) in asking.WINDOWS
    begun = any(type(frame) is not apart for frame in state.players[seat].lane)
    return window or begun or holding(t, state, but=seat)


def pending(t: Index, state: State) -> bool:
    """Return whether a phase has to wait before it continues.

    In the automatic steps it also waits for what the mission asks of players (1.10).
    """
    automatic = isinstance(state.stack[0], s.Upkeep | s.Closing)
    frames = [frame for p in state.players if automatic for frame in p.lane]
    asked = any(isinstance(each, Doing) and each.source == resolve.MISSION for each in frames)
    return asked or holding(t, state)


def close(t: Index, state: State, log: Applied) -> None:
    """Close by default all actions that players have left open and that hold nobody up."""
    for seat in asking.clockwise(state):
        while (lane := state.players[seat].lane) and not holds(t, state, seat):
            if not isinstance(lane[-1], Doing):
                _default(t, state, seat, lane[-1], log)
            resolve.advance(t, state, seat, log)


def _default(t: Index, state: State, seat: int, frame: Any, log: Applied) -> None:
    """Answer a frame for its seat once, as for a player who does not answer (22.9, 22.16)."""
    p = state.players[seat]
    match frame:
        case s.Gaining():
            key, place, n = goods.default_put(t, state, seat, frame.goods, frame.any, frame.barred)
            goods.put_away(state, seat, frame, key, place, n, log)
            return
        case s.Losing(of=of) if unit := goods.first_lost(t, state, seat, of):
            goods.lose(state, seat, *unit, log)
            frame.n -= 1
            return
        case s.Discarding() if p.hand:
            points.discard(p, p.hand[0], log)
            frame.n -= 1
            return
        case s.Producing() if cells := belt.own(state, seat):
            resolve.produce(t, state, seat, cells[:1], log)
        case s.Readying(source=source) if used := offers.used(p, source):
            p.used = [each for each in p.used if each != used[0]]
            log.events.append(ev.Readied(seat=seat, building=used[0]))
        case s.Paying():
            p.marked = []
        case _:
            what = frame.source if isinstance(frame, Offered) else tag(frame)
            log.events.append(ev.Declined(seat=seat, what=what))
    p.lane.remove(frame)

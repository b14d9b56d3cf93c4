"""What effects bring, in their order, and research (8.3, 8.4, R55, R59)."""

from __future__ import annotations

from games.core.actions import Frame
from games.core.events import Applied
from games.luna_maris import effects as fx
from games.luna_maris import events as ev
from games.luna_maris import state as s
from games.luna_maris.content import Index
from games.luna_maris.content.types import TRACKS, Track
from games.luna_maris.rules.board import reveal_order
from games.luna_maris.rules.tracks import actor, carbon, receive, room, score, take_waste
from games.luna_maris.state import Player, Side, State

CAP_VP = 5
TOP_LEVEL = 4
_LACKING: dict[type, ev.Lacking] = {
    fx.Retrieve: "retrieve",
    fx.Study: "study",
    fx.Salvage: "salvage",
}
"""The missing thing where an effect has nothing to ask about (R55)."""


def advance(t: Index, state: State, p: Player, frame: s.Rewards, log: Applied) -> None:
    """Carry out effects until one asks, or all are done and the frame is closed."""
    while frame.effects:
        effect, *rest = frame.effects
        frame.effects = rest
        done = carry_out(t, p, effect, log)
        if done:
            continue
        if (asks := _asks(state, p, effect)) is not None:
            state.stack.append(asks)
            return
        log.events.append(ev.Missed(seat=p.seat, what=_LACKING[type(effect)]))
    state.stack.pop()
    if frame.flip:
        reveal_order(state, frame.flip, log)


def carry_out(t: Index, side: Side, effect: fx.Effect, log: Applied) -> bool:
    """Carry out an effect without a question as far as possible (R55).

    Return whether it is such an effect.
    """
    match effect:
        case fx.Gain(goods=goods, vp=vp):
            receive(t, side, goods, log, score(side, "work", vp))
        case fx.Charge():
            receive(t, side, {"energy": room(t, side, "energy")}, log)
        case fx.TakeWaste(n=n):
            take_waste(t, side, n, log)
        case fx.DropWaste(n=n):
            if n := min(n, side.waste):
                side.waste -= n
                log.events.append(ev.WasteMoved(seat=actor(side), n=-n))
            else:
                log.events.append(ev.Missed(seat=actor(side), what="discard"))
        case fx.Carbon(steps=steps):
            carbon(t, side, steps, log)
        case _:
            return False
    return True


def _asks(state: State, p: Player, effect: fx.Effect) -> Frame | None:
    """Return the frame that asks about an effect, or None if there is nothing to ask (R55)."""
    match effect:
        case fx.Retrieve():
            return s.Retrieving() if p.rest else None
        case fx.Study():
            return s.Studying() if any(p.research[track] < s.CAPPED for track in TRACKS) else None
        case _:
            return s.Salvaging() if state.food_discard else None


def advance_on(side: Side, track: Track, log: Applied) -> bool:
    """Take a research step; return whether it was the cap reward after level 4 (8.4, R12)."""
    level = side.research[track] = side.research[track] + 1
    vp = score(side, "research", CAP_VP) if level == s.CAPPED else 0
    log.events.append(ev.Researched(seat=actor(side), track=track, level=level, vp=vp))
    return level == s.CAPPED


def study(t: Index, state: State, p: Player, track: Track, log: Applied) -> None:
    """Take a research step; with the cap reward comes a bonus that is left (8.4, R59)."""
    if advance_on(p, track, log) and any(bonus not in state.bonuses for bonus in t.bonuses):
        state.stack.append(s.Claiming())

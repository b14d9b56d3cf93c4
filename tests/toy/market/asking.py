"""Questions to seats at a table with a market."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.core import boundaries, windows
from games.core.boundaries import Boundary
from games.core.errors import Reason, reason
from games.core.steps import Decision
from games.core.waits import Wait
from tests.toy.market.state import (
    AsideFrame,
    CallFrame,
    ClaimsFrame,
    FightFrame,
    Market,
    RepairsFrame,
)
from tests.toy.state import BidsFrame, DealFrame, PaintFrame, Player, State, TurnFrame, live


def market(state: State) -> Market:
    """Return the market's data at a table that has one."""
    assert state.market is not None, "asked at tables with a market only"
    return state.market


def questions(state: State) -> Iterator[tuple[Any, Wait]]:
    """Yield the frames that ask, each with the question that it puts to a seat."""
    for frame in live(state):
        yield from ((frame, wait) for wait in _asked(state, frame))


def _asked(state: State, frame: Any) -> tuple[Wait, ...]:
    match frame:
        case BidsFrame(done=done):
            key, told = f"bids {state.round}", not state.counted
            return tuple(Wait(n, key, answered=each, told=told) for n, each in enumerate(done))
        case RepairsFrame(done=done):
            key = f"repairs {state.round}"
            return tuple(Wait(n, key, answered=each) for n, each in enumerate(done))
        case TurnFrame(seat=seat) | PaintFrame(seat=seat):
            return (Wait(seat, f"turn {state.round}"),)
        case DealFrame(seat=seat):
            return (Wait(seat, f"deal {state.round}", "window"),)
        case ClaimsFrame():
            return windows.waits(frame, f"claims {state.round}")
        case FightFrame(number=number, handed=handed, side=side):
            return (Wait(side, f"fight {number}/{handed}", "window"),)
        case CallFrame(number=number):
            return tuple(
                Wait(seat, f"call {number}", "window", has_answered(frame, seat))
                for seat in range(len(state.players))
                if seat != frame.seat
            )
        case Boundary():
            return boundaries.waits(frame)
        case _:
            return ()


def has_answered(call: CallFrame, seat: int) -> bool:
    """Return whether a seat has pledged something, or declined."""
    return call.declined[seat] or call.pledged[seat] > 0


def aside(state: State, seat: int) -> AsideFrame | None:
    """Return the aside that a seat is in the middle of, apart from the game's questions."""
    mine = state.market.asides if state.market else ()
    return next((frame for frame in mine if frame.seat == seat), None)


def waits(state: State) -> tuple[Wait, ...]:
    """Return all questions to seats, and asides of seats without another question.

    Otherwise an aside is a part of the answer to the seat's first question.
    """
    found = [wait for _, wait in questions(state)]
    busy = {wait.seat for wait in found if not wait.answered}
    for frame in state.market.asides if state.market else ():
        if frame.seat not in busy:
            busy.add(frame.seat)
            found.append(Wait(frame.seat, f"aside {frame.number}", "window"))
    return tuple(found)


def focus(state: State, seat: int) -> list[Any]:
    """Return the frames in which a seat decides, a window before the frames it covers.

    A player in the middle of something continues with that before their turn.
    """
    mine = [(frame, wait) for frame, wait in questions(state) if wait.seat == seat]
    asking = sorted(mine, key=lambda each: (each[1].answered, each[1].kind != "window"))
    found = [frame for frame, wait in asking if not wait.answered or _may_change(frame, seat)]
    found += [f for f in live(state) if isinstance(f, CallFrame) and f.seat == seat]
    begun = aside(state, seat)
    if begun is None:
        return found
    covered = TurnFrame | PaintFrame | BidsFrame | RepairsFrame | Boundary
    return [begun, *(frame for frame in found if not isinstance(frame, covered))]


def _may_change(frame: Any, seat: int) -> bool:
    return not isinstance(frame, ClaimsFrame) or windows.asks(frame, seat)


def busy(state: State, seat: int) -> Reason | None:
    """Return why a seat cannot give up a card: it is in the middle of something."""
    return None if aside(state, seat) is None else reason("finish_first")


def settling(state: State) -> bool:
    """Return whether something is being settled, so that changes of the board have to wait."""
    open_ = PaintFrame | DealFrame | ClaimsFrame | FightFrame | CallFrame
    return isinstance(state.stack[-1], open_) or bool(market(state).asides)


def free_card(state: State, player: Player, seat: int, card: int) -> bool:
    """Return whether a seat may give up a card: it holds the card, and has not bid it."""
    bids = next((f for f in live(state) if isinstance(f, BidsFrame)), None)
    return card in player.hand and (bids is None or bids.chosen[seat] != card)


def ahead(state: State, seat: int) -> list[str]:
    """Return the boundaries of this round that a seat may hold: those still to come.

    Nobody holds in their own turn.
    """
    if state.market is None or not state.stack:
        return []
    found = [f.key for f in state.stack[:-1] if isinstance(f, Boundary) and not f.asked]
    turns = range(len(state.players))
    match state.stack[0]:
        case BidsFrame():
            later, begun = turns, True
        case TurnFrame(seat=now, begun=begun):
            later = turns[now + 1 :]
            found += [] if begun else [f"between:{now}"]
        case RepairsFrame():
            later = turns[:0]
        case _:
            return []
    for turn in later:
        found += [f"turn:{turn}", f"between:{turn}"]
    own = (f"turn:{seat}", f"between:{seat}")
    return [*(key for key in found if key not in own), "round"]


def act(at: Decision[State, Player, TurnFrame, None]) -> None:
    """Note that an action of a turn is taken; its questions lie above the boundary after it."""
    if at.state.market is None or at.frame.begun:
        at.frame.acted = True
        return
    at.frame.begun = True
    at.state.stack.append(Boundary(f"between:{at.seat}"))

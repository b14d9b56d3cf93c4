"""The computer seat's look at its own turn: every way to go on, to the end of the turn.

Only the seat's own turn is looked at, in states dealt from its view. Where hidden cards come to
light the best continuation is averaged over several deals, not taken from the luckiest.
"""

from __future__ import annotations

from copy import copy
from typing import Any

from games.ceres import actions as act
from games.ceres import legal
from games.ceres.apply import perform
from games.ceres.bots import Outlook
from games.ceres.goods import covers
from games.ceres.state import (
    AnyFrame,
    Bureau,
    Function,
    Granting,
    State,
    Token,
    Turn,
    Visit,
    Yard,
)
from games.ceres.tables import tables
from games.core.actions import EndTurn
from games.core.codec import encode
from games.core.rng import Rng

WIDTH = 3
"""Of many ways to go on so many are followed to the end: those that look best at once."""
DEALS = 2
"""So often hidden cards are dealt where they matter to the rest of the turn."""


def sensible(state: State, seat: int, legal: list[act.AnyAction]) -> list[act.AnyAction]:
    """Leave out completing a project before it has to be: the end of the turn is soon enough."""
    frame = state.stack[-1]
    if isinstance(frame, Turn) and frame.acted:
        return legal
    return [a for a in legal if type(a) is not act.Complete] or legal


def worth(state: State, seat: int, action: act.AnyAction) -> float:
    """Return what the best end of this turn is worth to a seat after an action."""
    outlook = _outlook(state, seat)
    if isinstance(action, EndTurn):
        return outlook.evaluate(state)
    return _after(outlook, state, seat, action, DEALS)


_last: list[tuple[bytes, int, Outlook]] = []
"""The outlook asked for last: all actions of a decision are rated in the same position."""


def _outlook(state: State, seat: int) -> Outlook:
    position = encode(state)
    for known, viewer, outlook in _last:
        if known == position and viewer == seat:
            return outlook
    outlook = Outlook(fork(state, seat), seat)
    _last[:] = [(position, seat, outlook)]
    return outlook


def _after(outlook: Outlook, state: State, seat: int, action: act.AnyAction, deals: int) -> float:
    after = fork(state, seat)
    applied = perform(after, seat, action)
    if isinstance(after.stack[-1], Turn):
        return _rest(outlook, after, seat)
    if not applied.revealed:
        return _best(outlook, after, seat, deals)
    total = _best(outlook, after, seat, 0)
    for number in range(1, deals):
        after = fork(state, seat)
        after.rng = Rng(after.rng.s + number)
        after.rng.shuffle(after.facility_pile)
        perform(after, seat, action)
        total += _best(outlook, after, seat, 0)
    return total / max(1, deals)


def _best(outlook: Outlook, state: State, seat: int, deals: int) -> float:
    """Return the worth of the best way on; of many alike only the most promising are followed."""
    moves = _moves(state, seat, drawing=deals > 0)
    if isinstance(state.stack[-1], Granting):
        moves = [max(moves, key=outlook.book.granted)]
    best = -1e9
    found: list[tuple[float, int, State]] = []
    for move in moves:
        if len(moves) <= WIDTH or type(move) in _OPEN:
            best = max(best, _after(outlook, state, seat, move, deals))
            continue
        after = fork(state, seat)
        perform(after, seat, move)
        if isinstance(after.stack[-1], Turn):
            best = max(best, _rest(outlook, after, seat))
        else:
            found.append((outlook.evaluate(after), -len(found), after))
    found.sort(reverse=True)
    for _, _, after in found[:WIDTH]:
        best = max(best, _best(outlook, after, seat, deals))
    return best


_OPEN = (act.Choose, act.Use, act.Draw, act.Done)
"""What does not show its worth before it is followed."""


def _moves(state: State, seat: int, drawing: bool) -> list[Any]:
    """Return the ways on; completing waits, drawing is left out, unless nothing else is left."""
    found = [
        move for move in legal.candidates(state, seat) if legal.refusal(state, seat, move) is None
    ]
    return [
        move
        for move in found
        if type(move) is not act.Complete and (drawing or type(move) is not act.Draw)
    ] or found


def _rest(outlook: Outlook, state: State, seat: int) -> float:
    """Return the worth of a position whose action was done: projects may still be completed."""
    value = outlook.evaluate(state)
    p = state.players[seat]
    if p.committed:
        t = tables(state.content, state.edition)
        for project in p.committed:
            if covers(p.goods, t.projects[project].cost):
                after = fork(state, seat)
                perform(after, seat, act.Complete(project))
                value = max(value, _rest(outlook, after, seat))
    return value


def fork(state: State, seat: int) -> State:
    """Return a copy in which a seat's turn can be played: other players are shared."""
    new = copy(state)
    new.rng = Rng(state.rng.s)
    new.ship_workers = [load.copy() for load in state.ship_workers]
    new.quarters = state.quarters.copy()
    new.slots = {location: seats.copy() for location, seats in state.slots.items()}
    new.facility_pile = state.facility_pile.copy()
    new.facility_row = state.facility_row.copy()
    new.facility_discard = state.facility_discard.copy()
    new.project_row = state.project_row.copy()
    new.favors = {favor: Token(token.holder, token.at) for favor, token in state.favors.items()}
    new.first = state.first.copy()
    new.claims = state.claims.copy()
    new.bottom = state.bottom.copy()
    new.passed = state.passed.copy()
    p = copy(state.players[seat])
    p.goods = p.goods.copy()
    p.outstations = [copy(outstation) for outstation in p.outstations]
    p.research = p.research.copy()
    p.vp = p.vp.copy()
    p.asteroids = p.asteroids.copy()
    p.committed = p.committed.copy()
    p.completed = p.completed.copy()
    new.players = state.players.copy()
    new.players[seat] = p
    new.stack = [_frame(frame) for frame in state.stack]
    return new


def _frame(frame: AnyFrame) -> AnyFrame:
    new = copy(frame)
    match new:
        case Turn():
            new.activated = new.activated.copy()
        case Visit():
            new.locations = new.locations.copy()
        case Bureau():
            new.options = new.options.copy()
        case Yard():
            new.ways = new.ways.copy()
            new.drawn = new.drawn.copy()
        case Granting():
            new.taken = new.taken.copy()
        case Function():
            new.drawn = new.drawn.copy()
        case _:
            pass
    return new

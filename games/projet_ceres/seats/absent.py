"""Defaults for a seat that does not answer (22.9, 22.16), and actions that need no asking.

By default nothing optional is taken: Produce, then Beg; the unlimited Supply box, then a pass; no
building, purchase, contribution or reaction. An action is harmless if all options stay open.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from games.core.actions import EndTurn, Habits
from games.core.boundaries import Boundary
from games.core.engine import AnyEngine
from games.core.events import Applied
from games.core.waits import Wait
from games.projet_ceres import actions as act
from games.projet_ceres import flow
from games.projet_ceres import state as s
from games.projet_ceres.content import SETS
from games.projet_ceres.rules import asking, goods, missions
from games.projet_ceres.state import State, Turn
from games.projet_ceres.steps.calls import NONE
from games.projet_ceres.steps.lanes import usual_put
from games.projet_ceres.steps.turn import ACTIONS

END = EndTurn()
FIRST: dict[type, tuple[Any, ...]] = {
    Turn: (act.Produce(), act.Beg(), END), s.Moving: (act.Arrive(), act.Decline()),
    s.Reacting: (act.React(NONE),), s.Colonies: (END,), s.Fight: (END,), s.Call: (END,),
    Boundary: (END,),
}  # fmt: skip
"""The preferred actions for a seat, by the frame that asks: the first legal one."""
MORE: dict[type, tuple[type, ...]] = {
    s.Agents: (act.PlaceAgent,), s.Colonies: (act.Build, act.Maintain), s.Call: (act.Pledge,),
    s.Fight: (act.PlayCard, act.UseBuilding, act.UseAsteroid, act.UseMission),
}  # fmt: skip
"""While one of these can be done it costs something to be done."""


def default(game: AnyEngine, state: State, seat: int) -> Any:
    """Return the default of a seat that is asked and does not answer."""
    found = asking.open_frames(state, seat)
    legal = game.legal(state, seat)
    for each in _wanted(game, state, seat, found[0]):
        if each in legal:
            return each
    answers = game.answers(state, seat) or legal
    return next((each for each in legal if isinstance(each, act.Decline)), answers[0])


def _wanted(game: AnyEngine, state: State, seat: int, frame: Any) -> Iterable[Any]:
    """Return the preferred actions for a seat, else the defaults of the steps."""
    if isinstance(frame, s.Agents):
        boxes = SETS.get(state.content).printed.values()
        supply = [box.id for box in boxes if box.does == "supply" and not box.spaces]
        return [*map(act.PlaceAgent, supply), END]
    if type(frame) in FIRST:
        return FIRST[type(frame)]
    at = game.choices(state, seat).questions[0]
    found = [step.default(at) for step in game.steps[type(frame)].steps]
    return [each for each in found if each is not None]


def costs_nothing(game: AnyEngine, state: State, seat: int, action: act.AnyAction) -> bool:
    """Return whether an action costs its seat nothing: no good, turn, point or choice."""
    found = asking.open_frames(state, seat)
    frame: object = found[0] if found else None
    if more := MORE.get(type(frame)):
        left = any(isinstance(each, more) for each in game.legal(state, seat))
        calls = isinstance(frame, s.Call) and seat == frame.seat
        return action == END and not left and not calls
    match frame:
        case Turn(acted=acted):
            return action == END and (len(acted) >= ACTIONS or "recycle" in acted)
        case s.Gaining(any=0):
            return len(goods.homes_of_gains(state, seat)) == 1
        case s.Moving() | s.Offered():
            return False
        case _:
            return game.answers(state, seat) == [action]


def only_answer(game: AnyEngine, state: State, wait: Wait) -> Any:
    """Return the only answer that public facts leave; an unknown card could be played."""
    seat = wait.seat
    frames = asking.open_frames(state, seat)
    if state.players[seat].hand or not frames or isinstance(frames[0], s.Scouting):
        return None
    # Where gains go can be said after it too, but of what ships leave, and not after the end.
    last = state.ending or not (state.pile or any(state.projects[:-1]))
    leaves = last or isinstance(frames[0], s.Moving | s.Recalling | s.Destroying)
    legal = game.legal(state, seat)
    legal = [each for each in legal if leaves or not isinstance(each, act.Store)]
    return legal[0] if len(legal) == 1 and game.answers(state, seat) == legal else None


def planning_state(game: AnyEngine, state: State, seat: int) -> State | None:
    """Change a state to one in which a seat that waits begins its turn now, and return it.

    That is in Phase 2, for a seat that has not had its turn; None while a window is open.
    """
    frame = state.stack[0] if state.stack else None
    if not isinstance(frame, Turn) or any(not isinstance(f, Boundary) for f in state.stack[1:]):
        return None
    count = len(state.players)
    if (seat - state.first) % count <= (frame.seat - state.first) % count:
        return None
    for p in state.players:
        for each in p.lane:
            if isinstance(each, s.Scouting):
                state.investment = [*each.cards, *state.investment]
            elif isinstance(each, s.Exploring):
                state.explored = sorted([*state.explored, *each.cards])
        p.lane, p.marked = [], []
    state.stack = [Turn(seat)]
    flow.proceed(SETS.get(state.content), state, Applied())
    return state


def without_side_activity(game: AnyEngine, state: State, wait: Wait) -> State:
    """Return a state without what a seat has begun, where it is asked something else."""
    p = state.players[wait.seat]
    if p.lane and wait.key != asking.aside(p):
        state = game.copy(state)
        state.players[wait.seat].lane = []
    return state


def usual(game: AnyEngine, state: State, seat: int, habits: Habits) -> Any:
    """Return that gained resources go where the seat put such last, else to the default place.

    Which resource one gains is always asked, and on which asteroid tokens and cards go.
    """
    match game.open_frames(state, seat):
        case [s.Gaining(goods=gained), *_]:
            return usual_put(game.tables(state), state, seat, gained, habits)
        case _:
            return None


def nothing_left(game: AnyEngine, state: State, seat: int) -> bool | None:
    """Return whether ending gives up nothing; a combat that one passes is always lost (22.5).

    The initiator of a call only opens or closes it, and an answer with a pledge is given.
    """
    frames = game.open_frames(state, seat)
    if any(isinstance(frame, s.Fight) for frame in frames):
        return False
    match frames:
        case [s.Call() as call] if seat in (call.seat, *missions.contributors(call)):
            return True
        case _:
            return None

"""Defaults for a seat that does not answer, and whether they cost it nothing.

Ending a finished turn and leaving something that has a price cost nothing; a gain without a price
is taken and not left. Anything that pays, uses a piece, ends the seat's round or forgoes its turn's
action has a cost, and so does a choice among gains, which only its seat can weigh: then nothing is
done for the seat.
"""

from __future__ import annotations

from msgspec.structs import replace

from games.ceres import actions as act
from games.ceres.content.types import AsteroidProduction, FacilityProduction, Gain, HeadquartersGain
from games.ceres.rules.outstations import skippable
from games.ceres.rules.prices import part_cost
from games.ceres.rules.tables import ROUNDS, tables
from games.ceres.seats import outlook
from games.ceres.state import Bonus, Collecting, Function, Granting, Producing, State, Turn, Visit
from games.core.actions import EndTurn, Habits
from games.core.engine import AnyEngine
from games.core.waits import Wait

GAINS = (Bonus, Collecting, Granting, Producing)
"""Frames in which a seat chooses what it gains, and pays nothing for it."""
GAINING = (Gain, HeadquartersGain, FacilityProduction, AsteroidProduction)
"""Effects of a Function's part that gain goods and ask for nothing."""


def default(game: AnyEngine, state: State, seat: int) -> act.AnyAction:
    """Return the cheapest action for a seat: a free gain, the end of a finished turn or step.

    If there is none of these: the best choice.
    """
    found = game.legal(state, seat)
    for action in found:
        if _is_free_gain(state, seat, action):
            return action
    for action in found:
        if isinstance(action, EndTurn | act.Done):
            return action
    others = [action for action in found if not isinstance(action, act.Complete)] or found
    if len(others) == 1:
        return others[0]
    return max(others, key=lambda action: _after(game, state, seat, action))


def only_answer(game: AnyEngine, state: State, wait: Wait) -> act.AnyAction | None:
    """Return `Pass`, and then the end of the turn, if nothing else is possible (9.10).

    The options of a seat before its turn's action are public (R71).
    """
    frame, seat = state.stack[-1], wait.seat
    if not isinstance(frame, Turn) or (frame.acted and seat not in state.passed):
        return None
    found = game.legal(state, seat)
    return found[0] if len(found) == 1 and isinstance(found[0], act.Pass | EndTurn) else None


def usual(game: AnyEngine, state: State, seat: int, habits: Habits) -> act.AnyAction | None:
    """Return the only part of a Function that is left, where it can be skipped afterwards."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Function) or seat != state.turn or not frame.used:
        return None
    match game.legal(state, seat):
        case [act.Use(part), act.Done()]:
            opened = replace(frame, next=part + 1, left=0)
            free = skippable(tables(state.content, state.edition), state.players[seat], opened)
            return act.Use(part) if free else None
        case _:
            return None


def costs_nothing(game: AnyEngine, state: State, seat: int, action: act.AnyAction) -> bool:
    """Return whether an action costs its seat nothing: no good, piece, turn, point or choice."""
    match action:
        case EndTurn():
            return not _last_chance(game, state, seat)
        case act.Pass():
            return game.legal(state, seat) == [action]
        case act.Done():
            return _leaves_nothing(game, state, seat, action)
        case act.Use():
            return _is_free_gain(state, seat, action)
        case act.Complete():
            return False
        case _:
            return isinstance(state.stack[-1], GAINS) and _all_gained(game, state, seat)


def _all_gained(game: AnyEngine, state: State, seat: int) -> bool:
    """Return whether the seat gains everything offered, so that there is no choice."""
    offered = [each for each in game.legal(state, seat) if not isinstance(each, act.Complete)]
    frame = state.stack[-1]
    return len(offered) <= (frame.left if isinstance(frame, Granting) else 1)


def _leaves_nothing(game: AnyEngine, state: State, seat: int, action: act.Done) -> bool:
    """Return whether leaving forgoes neither the turn's action nor a gain without a price."""
    found = game.legal(state, seat)
    if isinstance(state.stack[-1], Visit):
        return found == [action]
    return not any(_is_free_gain(state, seat, other) for other in found)


def _is_free_gain(state: State, seat: int, action: act.AnyAction) -> bool:
    """Return whether an action is a part without a price of a Function that could be left now."""
    frame = state.stack[-1]
    if not (isinstance(frame, Function) and frame.used and isinstance(action, act.Use)):
        return False
    t = tables(state.content, state.edition)
    part = t.parts(frame.outstation, frame.bottom)[action.part]
    free = not part_cost(t, state, state.players[seat], part)
    return free and isinstance(part.effect, GAINING)


def _last_chance(game: AnyEngine, state: State, seat: int) -> bool:
    """Return whether a project could be completed now and never again."""
    if state.round < ROUNDS or seat not in state.passed:
        return False
    return any(isinstance(action, act.Complete) for action in game.legal(state, seat))


def _after(game: AnyEngine, state: State, seat: int, action: act.AnyAction) -> float:
    """Return what a seat's position is worth after an action."""
    tried = game.copy(state)
    game.apply_unchecked(tried, seat, action)
    return outlook.evaluate(tried, seat)

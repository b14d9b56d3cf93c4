"""Defaults for a seat that does not answer, and whether they cost it nothing.

Ending a finished turn costs nothing. Anything that pays, moves, plays a scientist, ends the work
period or chooses among gains has a cost: then nothing is done for the seat.
"""

from __future__ import annotations

from games.core.actions import EndTurn
from games.core.engine import AnyEngine, brings_nothing
from games.core.waits import Wait
from games.luna_maris import actions as act
from games.luna_maris.rules.tracks import MOST_STRESS
from games.luna_maris.seats import outlook
from games.luna_maris.state import Activation, Equipping, Starting, State, Turn, TurnBonus


def default(game: AnyEngine, state: State, seat: int) -> act.AnyAction:
    """Return the cheapest action for a seat: the end of a finished turn, else the best choice."""
    found = game.answers(state, seat)
    for action in found:
        if isinstance(action, act.Done) or (
            isinstance(action, EndTurn) and not isinstance(state.stack[-1], TurnBonus)
        ):
            return action
    for action in found:
        if isinstance(action, act.EndWork):
            return action
    return max(found, key=lambda action: _after(game, state, seat, action))


def _after(game: AnyEngine, state: State, seat: int, action: act.AnyAction) -> float:
    """Return what a seat's position is worth after an action."""
    tried = game.copy(state)
    game.apply_unchecked(tried, seat, action)
    return outlook.evaluate(tried, seat)


def only_answer(game: AnyEngine, state: State, wait: Wait) -> act.AnyAction | None:
    """Return the last module to begin in, or the end of work or turn, if it is the only move.

    The Emergency Depot could change the options of a turn, so it must have no use left; before the
    game it can wait.
    """
    frame, seat = state.stack[-1] if state.stack else None, wait.seat
    if not isinstance(frame, Turn | Starting) or seat != state.turn:
        return None
    begins = isinstance(frame, Starting)
    found = game.answers(state, seat) if begins else game.legal(state, seat)
    alone = len(found) == 1 and isinstance(found[0], act.Start | act.EndWork | EndTurn)
    return found[0] if alone else None


def costs_nothing(game: AnyEngine, state: State, seat: int, action: act.AnyAction) -> bool:
    """Return whether an action costs its seat nothing: no good, turn or point, no choice.

    While a module is visited a cube of the depot could pay for what to do there; moving costs O2.
    """
    frame = state.stack[-1]
    if isinstance(action, EndTurn) and isinstance(frame, Turn | Equipping | Starting):
        return True
    found = game.legal if isinstance(frame, Activation) else game.answers
    return found(state, seat) == [action] and not isinstance(action, act.Go)


def nothing_left(game: AnyEngine, state: State, seat: int) -> bool:
    """Return whether nothing is left to gain but stress that can't be lowered any more (R57)."""
    choices = game.choices(state, seat)
    return all(
        state.players[seat].stress == MOST_STRESS
        if isinstance(action, act.Rest)
        else brings_nothing(choices, action)
        for action in choices.legal()
    )

"""What happens without a decision: the belt is filled, rounds and the game end."""

from __future__ import annotations

from games.core.events import Applied, GameEnded
from games.scaffold.template import scoring
from games.scaffold.template.events import Appeared, RoundBegan
from games.scaffold.template.setup import BELT
from games.scaffold.template.state import State, Turn


def end_turn(state: State, log: Applied) -> None:
    """Fill the belt, then give the turn to the next seat, or end the round."""
    log.closed = True  # the turn is over, so the public sees the game from here
    while len(state.belt) < BELT and state.pile:
        state.belt.append(state.pile.pop())
        log.events.append(Appeared(asteroid=state.belt[-1]))
        log.revealed = True
    seat = state.turn + 1
    if seat < len(state.players):
        state.stack = [Turn(seat)]
    elif state.round < state.rounds:
        state.round += 1
        state.stack = [Turn(0)]
        log.events.append(RoundBegan(round=state.round))
    else:
        state.stack = []
        found = scoring.standing(state)
        log.events.append(GameEnded(winners=found.winners, tie_breaks=found.tie_breaks))

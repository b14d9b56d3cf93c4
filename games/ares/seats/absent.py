"""What is done for a seat that is not asked, or does not answer."""

from __future__ import annotations

from games.ares import state as s
from games.ares.actions import AnyAction
from games.ares.flow import LAST_ROUND
from games.ares.state import ACTION, State, live_phase
from games.ares.steps.acting import worthwhile
from games.ares.steps.base import AresStep
from games.core.actions import EndTurn
from games.core.engine import AnyEngine

FAR = 200
"""More decisions of others than ever lie between two of a seat."""


def costs_nothing(game: AnyEngine, state: State, seat: int, action: AnyAction) -> bool:
    """Return whether a legal action costs its seat nothing."""
    found = (
        (game.steps[type(at.frame)].by_action.get(type(action)), at)
        for at in game.questions(state, seat)
    )
    return any(isinstance(step, AresStep) and step.costs_nothing(at, action) for step, at in found)


def nothing_left(game: AnyEngine, state: State, seat: int) -> bool | None:
    """Return whether ending gives up nothing that gains at no real cost (`worthwhile`)."""
    phase = live_phase(state)
    if phase is None or phase.number != ACTION:
        return None
    choices, player = game.choices(state, seat), state.players[seat]
    # When it was asked again, or in the last round, the game ends before MC can be spent.
    last = phase.asked or state.round == LAST_ROUND.get(state.mode)
    return not any(
        worthwhile(player, action, last=last)
        for action in choices.legal()
        if not isinstance(action, EndTurn) and not choices.anytime_actions(action)
    )


def planning_state(game: AnyEngine, state: State, seat: int) -> State | None:
    """Return the next position in which a seat plays a phase or picks its phase card, or None.

    The other seats are assumed to be done at once. There is no such position if cards have to be
    seen first, and cards that would be drawn until then are left out.
    """
    if state.over or seat in game.waiting(state):
        return None
    held = list(state.players[seat].hand)
    for _ in range(FAR):
        awaited = game.waiting(state)
        if not awaited:
            return None
        if seat in awaited:
            break
        game.apply_unchecked(state, awaited[0], game.default(state, awaited[0]))
    if not isinstance(state.stack[-1], s.Phase | s.Planning):
        return None
    hand = state.players[seat].hand
    state.deck[:0] = [card for card in hand if card not in held]
    hand[:] = [card for card in hand if card in held]
    return state

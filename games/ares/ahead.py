"""Planning ahead: the position in which a seat that waits will decide next, as far as known."""

from __future__ import annotations

from games.ares.actions import AnyAction
from games.ares.determinize import determinize
from games.ares.state import Phase, Planning, State
from games.ares.view import View
from games.core.game import Game
from games.core.rng import Rng

FAR = 200
"""More decisions of others than ever lie between two of a seat."""


def ahead(game: Game[State, AnyAction, View], shown: View, seat: int, rng: Rng) -> State | None:
    """Return the next position in which a seat plays a phase or picks its phase card, or `None`.

    The others are imagined to be done at once. There is nothing to plan where cards will have to
    be seen first, and cards that would be drawn until then are left out.
    """
    if shown.over:
        return None
    state = determinize(shown, rng)
    if seat in game.waiting(state):
        return None
    held = [card.card for card in shown.players[seat].hand or ()]
    for _ in range(FAR):
        awaited = game.waiting(state)
        if not awaited:
            return None
        if seat in awaited:
            break
        game.perform(state, awaited[0], game.default(state, awaited[0]))
    if not isinstance(state.stack[-1], Phase | Planning):
        return None
    hand = state.players[seat].hand
    state.deck[:0] = [card for card in hand if card not in held]
    hand[:] = [card for card in hand if card in held]
    return state

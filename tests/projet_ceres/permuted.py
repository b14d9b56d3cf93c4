"""Positions of Projet Cérès in which the things hidden from a viewer are different."""

from __future__ import annotations

from games.core.rng import Rng, rng
from games.projet_ceres.game import GAME
from games.projet_ceres.state import Call, Scouting, State


def permuted(state: State, viewer: int | None, source: Rng) -> State:
    """Return a state with the same open things, but other hands, decks, piles, hidden faces."""
    state = GAME.copy(state)
    call = next((frame for frame in state.stack if isinstance(frame, Call)), None)
    for p in state.players:
        if p.seat != viewer:
            aside = (call.pledges[p.seat].cards or []) if call is not None else []
            cards = source.shuffled([*p.hand, *p.deck, *aside])
            aside[:] = [cards.pop() for _ in aside]
            p.hand, p.deck = sorted(cards[: len(p.hand)]), cards[len(p.hand) :]
        else:
            p.deck = source.shuffled(p.deck)
        p.rng = rng(source.below(1000))
    hidden = [each for each in state.belt.values() if not each.up]
    tiles = source.shuffled([*state.tiles, *(each.id for each in hidden)])
    for each in hidden:
        each.id = tiles.pop()
    state.tiles = tiles
    looked = [
        frame
        for p in state.players
        for frame in p.lane
        if isinstance(frame, Scouting) and p.seat != viewer
    ]
    cards = source.shuffled([*state.investment, *(card for f in looked for card in f.cards)])
    for frame in looked:
        frame.cards = [cards.pop() for _ in frame.cards]
    state.investment = cards
    state.explorations = source.shuffled(state.explorations)
    state.pile = [*state.pile[:1], *source.shuffled(state.pile[1:])]
    state.investment_rng, state.exploration_rng = rng(source.below(99)), rng(source.below(99))
    return state

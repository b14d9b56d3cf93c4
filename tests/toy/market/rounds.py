"""The course of a round at a table with a market: boundaries, windows that close, its end."""

from __future__ import annotations

from games.core.boundaries import Boundary
from games.core.events import Applied
from tests.toy.market import call, fight
from tests.toy.market.asking import market
from tests.toy.market.plays import own
from tests.toy.market.state import (
    GIFTS,
    CallFrame,
    ClaimsFrame,
    FightFrame,
    Market,
    MuralFrame,
    RepairsFrame,
    RoundFrame,
)
from tests.toy.state import CardDrawn, State


def new(seats: int) -> Market:
    """Return a market on which nothing has happened."""
    return Market([], [0] * seats, [[] for _ in range(seats)])


def before_turn(seat: int) -> Boundary:
    """Return the boundary before a turn, which a player can hold."""
    return Boundary(f"turn:{seat}")


def repairs(state: State) -> None:
    """Let all players repair after the turns."""
    state.stack = [RepairsFrame([False] * len(state.players))]


def claims(state: State, cards: tuple[int, ...], winner: int) -> None:
    """Ask the two lowest bidders for gifts, and keep the bids on the discard pile."""
    kept = market(state)
    kept.discard = sorted([*kept.discard, *(card for card in cards if card)])
    asked = sorted(sorted(range(len(cards)), key=cards.__getitem__)[:2])
    state.stack.append(ClaimsFrame(winner, asked, [None] * len(cards), list(GIFTS)))


def next_round(state: State, log: Applied) -> None:
    """Deal each player a card; actions limited to once a round can be done again."""
    kept = market(state)
    kept.used = [[] for _ in state.players]
    for seat, player in enumerate(state.players):
        if state.deck:
            card = state.deck.pop()
            player.hand = sorted([*player.hand, card])
            log.events.append(CardDrawn(seats=(seat,), seat=seat, card=card))
            log.revealed = True


def settle(state: State, log: Applied) -> None:
    """Close the window on top if nobody is left to answer it, and the repairs.

    The round does not end while a player is in the middle of something.
    """
    kept = market(state)
    match state.stack[-1]:
        case FightFrame() as frame:
            fight.settle(state, frame, log)
        case CallFrame() as frame:
            call.settle(state, frame, log)
        case _:
            pass
    # A player who lost their last building has nothing left to paint.
    kept.asides = [
        each
        for each in kept.asides
        if not isinstance(each, MuralFrame) or each.site or own(state, each.seat)
    ]
    match state.stack[-1]:
        case RepairsFrame(done=done) if all(done) and not kept.asides:
            state.stack = [RoundFrame(), Boundary("round")]
            log.closed = True
        case _:
            pass


def ended(state: State) -> bool:
    """Return whether the round is over and nobody is in the middle of something."""
    return isinstance(state.stack[-1], RoundFrame) and not market(state).asides

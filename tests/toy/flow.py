"""Automatic steps in Dust: bids are revealed, turns and rounds end."""

from __future__ import annotations

from typing import Any

from games.core.events import Applied
from games.core.steps import Decision
from tests.toy import scoring
from tests.toy.market import rounds
from tests.toy.state import (
    RIVAL,
    SITES,
    BidsFrame,
    BidsRevealed,
    Building,
    Built,
    GameEnded,
    Player,
    State,
    TurnFrame,
)


def bids(seats: int) -> BidsFrame:
    """Return the question with which a round begins."""
    return BidsFrame([None] * seats, [False] * seats)


def turn(state: State, seat: int) -> None:
    """Let a seat have its turn next."""
    state.stack = [TurnFrame(seat)]
    if state.market is not None:
        state.stack.append(rounds.before_turn(seat))


def end_turn(state: State, seat: int, log: Applied) -> None:
    """Begin the next turn, the repairs of a market, or end the round."""
    log.closed = True
    if seat + 1 < len(state.players):
        turn(state, seat + 1)
    elif state.market is not None:
        rounds.repairs(state)
    else:
        end_round(state, log)


def end_round(state: State, log: Applied) -> None:
    """Let the rival build, then begin the next round or end the game."""
    log.closed = True
    if state.rival:
        build_for_rival(state, log)
    if state.round < state.rounds:
        state.round += 1
        state.stack = [bids(len(state.players))]
        if state.market is not None:
            rounds.next_round(state, log)
    else:
        state.stack = []
        log.events.append(GameEnded(winners=scoring.outcome(state).winners))


def build_for_rival(state: State, log: Applied) -> None:
    """Put the rival's largest possible building on the first free site, for free."""
    site = next(site for site in SITES if site not in state.sites)
    state.sites[site] = Building(RIVAL, 3)
    log.events.append(Built(seat=RIVAL, site=site, size=3))


def settle(at: Decision[State, Player, Any, None], log: Applied) -> None:
    """Reveal the bids once all players are done and no deal is open; close finished frames."""
    state = at.state
    if not state.stack:
        return
    if isinstance(asked := state.stack[-1], BidsFrame) and all(asked.done):
        reveal(state, asked, log)
    elif state.market is not None:
        rounds.settle(state, log)
        if rounds.ended(state):
            end_round(state, log)


def reveal(state: State, asked: BidsFrame, log: Applied) -> None:
    """Reveal the bids: the highest brings ore."""
    cards = tuple(card or 0 for card in asked.chosen)
    winner = max(range(len(cards)), key=cards.__getitem__)
    for player, card in zip(state.players, cards, strict=True):
        if card:
            player.hand.remove(card)
    state.players[winner].ore += 2
    turn(state, 0)
    log.events.append(BidsRevealed(cards=cards, winner=winner))
    log.revealed = log.closed = True
    if state.market is not None:
        rounds.claims(state, cards, winner)

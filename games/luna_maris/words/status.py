"""Where the game stands, and how a solo game ended or stands."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.speech import Message
from games.core.words import yes
from games.luna_maris.rules.rounds import ROUNDS, is_day
from games.luna_maris.scoring import final_outcome
from games.luna_maris.state import Equipping, Starting, State


def status(state: State) -> Message:
    """Return the round, day or night, and how many have ended their work."""
    if state.over:
        return Message("status-over")
    if isinstance(state.stack[0], Equipping | Starting):
        return Message("status-before")
    day, players = yes(is_day(state.round)), len(state.players)
    ended = len(state.ended) if players > 1 else 0
    return Message(
        "status", round=state.round, rounds=ROUNDS, day=day, ended=ended, players=players
    )


def verdict(state: State) -> Message | None:
    """Return how a solo game ended, or what is to be done; `None` for a game of rivals."""
    rival = state.rival
    if rival is None:
        return None
    mine, its = state.players[0].score, rival.score
    if not state.over:
        return Message("verdict-open", mine=mine, its=its)
    outcome = final_outcome(state)
    broken = outcome.tie_breaks[-1] if outcome.tie_breaks else "none"
    return Message("verdict", won=yes(bool(outcome.won)), mine=mine, its=its, broken=broken)


def awaited(state: State, players: Sequence[str]) -> Message:
    """Return whom the game awaits."""
    return Message("awaited", who=players[state.turn])

"""The stage of the game in words: round, turn, orders of play, points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.ceres.scoring import final_outcome
from games.ceres.state import NOBODY
from games.ceres.words.position import Position
from games.ceres.words.prompts import status
from games.ceres.words.terms import numbered
from games.ceres.words.terms import points as vp
from games.core.messages import called, result, yes
from games.core.speech import Items, Message


def of_round(p: Position, names: Sequence[str]) -> Iterator[Message]:
    """Yield the round, whose turn it is, the order of play, points, Leaders; at last who won."""
    state = p.state
    yield Message("sentence-end", what=status(p))
    if state.over:
        yield from outcome(p, names)
        return
    yield awaited(p)
    yield Message("player-order", order=Items(names[seat] for seat in state.order))
    taken = [
        Message("next-place", place=n, who=names[seat], reserved=yes(seat not in state.passed))
        for n, seat in enumerate(state.bottom, 1)
        if seat != NOBODY
    ]
    if taken:
        yield Message("next-order", order=Items(taken))
    yield points(p, names)
    left = Items(numbered(names[o.seat], o.leaders) for o in state.players)
    yield Message("leaders-left", leaders=left)


def outcome(p: Position, names: Sequence[str]) -> Iterator[Message]:
    """Return the winner of a game that is over, all ranks, and what broke a tie."""
    return result(final_outcome(p.state), lambda who: called(who, names), vp)


def awaited(p: Position) -> Message:
    """Return whose turn it is."""
    return Message("turn-of", who=p.players[p.state.turn])


def points(p: Position, names: Sequence[str]) -> Message:
    """Return each player's points, the most first."""
    ranked = sorted(p.state.players, key=lambda o: -o.score)
    return Message("all-points", scores=Items(numbered(names[o.seat], o.score) for o in ranked))

"""Where the game stands, what a seat is asked to do and with what, what actions are about."""

from __future__ import annotations

from games.core.speech import Items, Message
from games.projet_ceres.rules import asking
from games.projet_ceres.words.position import Position


def status(p: Position) -> Message:
    """Return the round and the phase."""
    if p.state.over:
        return Message("status-over")
    return Message("status", round=p.state.round, phase=p.state.phase)


def awaited(p: Position) -> Message:
    """Return whom the game awaits."""
    return Message("awaited", who=Items(map(p.called, asking.waiting(p.state))))


def prompt(p: Position, seat: int) -> Message:
    """Return what a seat has to decide now."""
    return Message("prompt-over" if p.state.over else "prompt-wait")

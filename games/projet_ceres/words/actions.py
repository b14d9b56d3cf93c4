"""What decisions are called on buttons and in lists: what they cost and what they bring."""

from __future__ import annotations

from games.core.actions import Action
from games.projet_ceres.words.position import Position


def label(p: Position, action: Action) -> str:
    """Return the label of an action, at most 80 characters."""
    return repr(action)

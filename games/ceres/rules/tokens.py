"""The tokens of Favors that are placed like pieces: Mars Droid and Leader Assistant."""

from __future__ import annotations

from games.ceres.content.types import FavorName
from games.ceres.rules.at import AnyAt
from games.core.errors import Reason, reason


def holds(at: AnyAt, favor: FavorName) -> bool:
    """Tell whether a player holds a token."""
    return at.state.favors[favor].holder == at.seat


def token_refusal(at: AnyAt, favor: FavorName) -> Reason | None:
    """Return why a player has no token to place."""
    if not holds(at, favor):
        return reason("no_token", favor=favor)
    return reason("token_used", favor=favor) if at.state.favors[favor].at else None

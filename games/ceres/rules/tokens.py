"""The tokens of Favors that are placed like pieces: Mars Droid and Leader Assistant."""

from __future__ import annotations

from games.ceres.content.types import FavorName
from games.ceres.rules.decision import AnyDecision
from games.core.errors import Reason, reason


def token_refusal(at: AnyDecision, favor: FavorName) -> Reason | None:
    """Return why a player has no token to place."""
    token = at.state.favors[favor]
    if token.holder != at.seat:
        return reason("no_token", favor=favor)
    return reason("token_used", favor=favor) if token.at else None

"""Computer seats: what a position is worth."""

from __future__ import annotations

from games.core.search import Search
from games.projet_ceres.scoring import DEVOTION
from games.projet_ceres.state import State


def evaluate(state: State, seat: int) -> float:
    """Return how good a position is for a seat, in points."""
    p = state.players[seat]
    return float(DEVOTION * p.dev + p.col)


class CeresSearch(Search):
    """How a computer seat looks for its action."""

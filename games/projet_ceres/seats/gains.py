"""What an action brings, for the reasons of hints: points, goods, ships, cards, agents."""

from __future__ import annotations

from games.core.gains import counting
from games.projet_ceres.effects import RESOURCES
from games.projet_ceres.rules.goods import controlled
from games.projet_ceres.scoring import DEVOTION
from games.projet_ceres.seats import worth
from games.projet_ceres.state import State

WORTHS: dict[str, float] = {
    "points-dev": DEVOTION, "points-col": 1.0, **{f"good-{key}": worth.GOOD for key in RESOURCES},
    "good-influence": worth.INFLUENCE, "ships": 1.6, "gain-asteroids": 1.5, "gain-buildings": 1.5,
    "gain-badges": 1.0, "gain-agents": 3.5, "cards": 1.0, "gain-hand": worth.CARD,
}  # fmt: skip
"""Of each; a card is one that is owned, wherever it lies."""


def held(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has."""
    p, own = state.players[seat], [each for each in state.belt.values() if each.seat == seat]
    return {
        "points-dev": p.dev, "points-col": p.col, "good-influence": p.influence,
        **{f"good-{key}": n for key, n in controlled(state, seat).items()},
        "ships": p.docked + sum([each.ships for each in own]), "gain-asteroids": len(own),
        "gain-buildings": len(p.buildings), "gain-badges": len(p.badges), "gain-agents": p.agents,
        "cards": len(p.owned), "gain-hand": len(p.hand),
    }  # fmt: skip


gains = counting(held, WORTHS)

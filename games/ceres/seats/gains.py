"""The gains of an action, for the reasons of hints: points, goods, production, levels."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres.content.types import FIELDS, GOODS
from games.ceres.flow import production
from games.ceres.rules.tables import ROUNDS, tables
from games.ceres.scoring import SOURCES
from games.ceres.seats.worth import PRODUCTION, WORTH
from games.ceres.state import State
from games.core.gains import Gain, changes, scored

LEVEL, PROJECT, FAVOR = 1.5, 1.0, 2.4
"""Of a level of research in addition to its points, of a project to complete, and of a Favor."""


def held(state: State, seat: int) -> dict[str, int]:
    """Return what a seat has."""
    p, t = state.players[seat], tables(state.content, state.edition)
    made = production(t, p)
    return {
        **scored(p.vp),
        **{f"good-{good}": p.goods[good] for good in GOODS},
        **{f"gain-made-{good}": made.get(good, 0) for good in GOODS},
        **{f"gain-level-{field}": p.research[field] for field in FIELDS},
        "gain-projects": len(p.committed) + len(p.completed),
        "gain-favors": sum(token.holder == seat for token in state.favors.values()),
    }


def gains(before: State, after: State, seat: int) -> Sequence[Gain]:
    """Return what a seat has more of, or less."""
    left = PRODUCTION * (ROUNDS - before.round)
    worths = {
        **dict.fromkeys(scored(dict.fromkeys(SOURCES, 0)), 1.0),
        **{f"good-{good}": WORTH[good] for good in GOODS},
        **{f"gain-made-{good}": left * WORTH[good] for good in GOODS if left},
        **{f"gain-level-{field}": LEVEL for field in FIELDS},
        "gain-projects": PROJECT,
        "gain-favors": FAVOR,
    }
    return changes(held(before, seat), held(after, seat), worths)

"""Points of Dust."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.outcome import Outcome, Score
from tests.toy.state import Building


def outcome(players: Sequence[Any], sites: Mapping[str, Building]) -> Outcome:
    """Return 2 points for each size of a building, and 1 for each ore."""
    built = [sum(b.size * 2 for b in sites.values() if b.seat == i) for i in range(len(players))]
    totals = [points + player.ore for points, player in zip(built, players, strict=True)]
    scores = tuple(
        Score(i, total, {"buildings": built[i], "ore": total - built[i]},
              1 + sum(other > total for other in totals))
        for i, total in enumerate(totals)
    )  # fmt: skip
    return Outcome(scores, tuple(s.seat for s in scores if s.rank == 1))

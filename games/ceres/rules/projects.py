"""Completing Settlement Projects that were committed."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.ceres.rules.goods import covers, less
from games.ceres.rules.tables import SPOTS, Tables
from games.ceres.state import Player


def completing(t: Tables, p: Player, project: str) -> Player:
    """Return what a player would be after completing a payable committed project."""
    return replace(
        p,
        goods=less(p.goods, t.projects[project].cost),
        committed=[key for key in p.committed if key != project],
    )


def clearing(t: Tables, p: Player) -> Iterator[Player]:
    """Yield a player as they are and, if their spots are full, after completions (R22)."""
    yield p
    if t.final and len(p.committed) >= SPOTS:
        for project in p.committed:
            if covers(p.goods, t.projects[project].cost):
                yield completing(t, p, project)

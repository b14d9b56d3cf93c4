"""The score sheet of Ceres: its categories, and the tie-breaks that were used."""

from __future__ import annotations

from games.ceres import scoring
from rendering import sheet
from rendering.ceres.table import Table
from rendering.scene import Scene

ICONS = {
    "facilities": "factory",
    "asteroids": "asteroid",
    "projects": "settlement",
    "trade": "trade",
    "research": "research",
    "tokens": "vp",
    "influence": "influence",
    "credits": "credit",
    "unfinished": "commit",
}


def score_picture(table: Table) -> Scene:
    """Return the score sheet, final or so far."""
    return sheet.picture(table, scoring.standing(table.state), table.state.players[0].vp, ICONS)

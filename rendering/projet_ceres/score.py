"""The score sheet: devotion three times, colonisation, and the tie-breaks used."""

from __future__ import annotations

from games.projet_ceres import scoring
from rendering import sheet
from rendering.projet_ceres.table import Table
from rendering.scene import Scene
from rendering.sheet import Sizes

SIZES = Sizes(label=272, indent=58, icon=34)
ICONS = {"devotion": "devotion", "colonisation": "colonisation"}


def score_picture(table: Table) -> Scene:
    """Return the score sheet, final or so far."""
    return sheet.picture(table, scoring.standing(table.state), scoring.CATEGORIES, ICONS, SIZES)

"""The score sheet of Luna Maris, with a column for the AI, and the tie-breaks used."""

from __future__ import annotations

from games.luna_maris import scoring
from rendering import sheet
from rendering.luna_maris.table import Table
from rendering.scene import Scene
from rendering.sheet import Sizes

ICONS = {
    "start": "vp",
    "orders": "order",
    "work": "industrial",
    "visits": "astronaut",
    "construction": "construction_yard",
    "probes": "probe",
    "carbon": "co2",
    "research": "research",
    "costs": "depot",
    "stress": "stress",
    "hired": "level_2",
    "variety": "greenhouse",
    "nutrition": "food",
    "co2": "co2",
    "fulfilled": "dock",
    "stock": "iron",
    "waste": "waste",
}
SIZES = Sizes(label=378, row=57, gap=5, icon=38, category=34, value=36)


def score_picture(table: Table) -> Scene:
    """Return the score sheet, final or so far."""
    return sheet.picture(table, scoring.standing(table.state), scoring.SOURCES, ICONS, SIZES)

"""The score sheet of Luna Maris, with a column for the AI, and the tie-breaks used."""

from __future__ import annotations

from games.luna_maris import scoring
from rendering import sheet
from rendering.box import Box
from rendering.luna_maris.table import Table
from rendering.scene import Scene
from rendering.sheet import EDGE, Row, Sheet, Sizes

NOTE = 60
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
    state = table.state
    outcome = scoring.standing(state)
    keys = outcome.tie_breaks
    canvas, _ = sheet.draw(
        table,
        Sheet(
            rows=[Row(key, table.said(f"category-{key}"), ICONS[key]) for key in scoring.SOURCES],
            scores=outcome.scores,
            winners=outcome.winners if state.over else (),
            state=table.word("over") if state.over else f"{table.word('round')} {state.round}",
            ranked=True,
            sizes=SIZES,
            foot=NOTE if keys else 0,
        ),
    )
    if keys:
        told = ", ".join(table.said(f"category-{key}") for key in keys)
        said = f"{table.word('tie_break')} – {told}"
        box = Box(EDGE, canvas.height - EDGE - 44, canvas.width - 2 * EDGE, 44)
        canvas.main.fit(box, said, size=30, colour=table.theme.muted, align="m")
    return canvas.scene()

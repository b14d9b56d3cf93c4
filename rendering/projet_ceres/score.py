"""The score sheet: devotion three times, colonisation, and the tie-breaks used."""

from __future__ import annotations

from games.projet_ceres import scoring
from rendering import sheet
from rendering.box import Box
from rendering.projet_ceres.table import Table
from rendering.scene import Scene
from rendering.sheet import EDGE, Row, Sheet, Sizes

NOTE = 60
SIZES = Sizes(label=272, indent=58, icon=34)
ICONS = {"devotion": "devotion", "colonisation": "colonisation"}


def score_picture(table: Table) -> Scene:
    """Return the score sheet, final or so far."""
    state = table.state
    outcome = scoring.standing(state)
    keys = outcome.tie_breaks
    canvas, _ = sheet.draw(
        table,
        Sheet(
            rows=[
                Row(key, table.said(f"category-{key}"), ICONS[key]) for key in scoring.CATEGORIES
            ],
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
        said = f"{table.word('tie_break')} \u2013 {told}"
        box = Box(EDGE, canvas.height - EDGE - 44, canvas.width - 2 * EDGE, 44)
        canvas.main.fit(box, said, size=30, colour=table.theme.muted, align="m")
    return canvas.scene()

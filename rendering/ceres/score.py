"""The score sheet of Ceres: its categories, and the tie-breaks that were used."""

from __future__ import annotations

from games.ceres import scoring
from rendering import sheet
from rendering.box import Box
from rendering.ceres.table import Table
from rendering.scene import Scene
from rendering.sheet import EDGE, Row, Sheet

NOTE = 60
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
    state = table.state
    outcome = scoring.standing(state)
    keys = outcome.tie_breaks
    canvas, _ = sheet.draw(
        table,
        Sheet(
            rows=[
                Row(key, table.said(f"category-{key}"), ICONS[key]) for key in state.players[0].vp
            ],
            scores=outcome.scores,
            winners=outcome.winners if state.over else (),
            state=table.word("over") if state.over else f"{table.word('round')} {state.round}",
            ranked=True,
            foot=NOTE if keys else 0,
        ),
    )
    if keys:
        told = ", ".join(table.said(f"category-{key}") for key in keys)
        said = f"{table.word('tie_break')} – {told}"
        box = Box(EDGE, canvas.height - EDGE - 44, canvas.width - 2 * EDGE, 44)
        canvas.main.fit(box, said, size=30, colour=table.theme.muted, align="m")
    return canvas.scene()

"""The score sheet: every category for every player, total, winner, tie-breaks."""

from __future__ import annotations

from games.ceres import scoring
from games.ceres.words_labels import CATEGORY
from games.core.game import Outcome, Score
from rendering.box import Box
from rendering.canvas import Canvas, digits
from rendering.ceres.table import Table
from rendering.colour import mix, veil
from rendering.scene import Scene, Shadow

WIDTH, EDGE = 1400, 16
LABEL, HEAD, ROW, TOTAL = 420, 150, 70, 100

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
    """Return the score sheet, of the end or as things stand."""
    state = table.state
    outcome = scoring.standing(state)
    rows = list(state.players[0].vp)
    ranked = sorted(outcome.scores, key=lambda found: found.rank)
    note = 60 if outcome.tie_breaks else 0
    height = EDGE + HEAD + len(rows) * ROW + TOTAL + note + EDGE
    canvas = table.canvas(WIDTH, height)
    columns = Box(EDGE + LABEL, EDGE, WIDTH - 2 * EDGE - LABEL, height - 2 * EDGE - note).columns(
        len(ranked), 12
    )
    _labels(canvas, table, rows)
    for found, column in zip(ranked, columns, strict=True):
        _column(canvas, column, table, found, rows, outcome)
    if outcome.tie_breaks:
        keys = ", ".join(table.said(CATEGORY[key]) for key in outcome.tie_breaks)
        text = f"{table.word('tie_break')} – {keys}"
        box = Box(EDGE, height - EDGE - 44, WIDTH - 2 * EDGE, 44)
        canvas.main.fit(box, text, size=26, floor=16, colour=table.theme.muted, align="m")
    return canvas.scene()


def _labels(canvas: Canvas, table: Table, rows: list[str]) -> None:
    theme = table.theme
    layer = canvas.static
    layer.text(
        EDGE + 10, EDGE + 40, table.word("score"), face="narrow_bold", size=52, colour=theme.text
    )
    state = table.word("over") if table.state.over else f"{table.word('round')} {table.state.round}"
    canvas.main.text(EDGE + 10, EDGE + 98, state, face="narrow", size=34, colour=theme.muted)
    for i, key in enumerate(rows):
        box = Box(EDGE, EDGE + HEAD + i * ROW, WIDTH - 2 * EDGE, ROW - 6)
        layer.panel(box, fill=theme.panel if i % 2 else theme.panel_low, radius=10)
        layer.icon(box.x + 14, box.y + box.h // 2, ICONS[key], 40, anchor="lm")
        layer.fit(
            Box(box.x + 70, box.y, LABEL - 84, box.h),
            table.said(CATEGORY[key]),
            size=30,
            floor=18,
            lines=2,
        )
    y = EDGE + HEAD + len(rows) * ROW + TOTAL // 2
    layer.text(EDGE + 70, y, table.word("total"), face="bold", size=40)


def _column(
    canvas: Canvas, box: Box, table: Table, found: Score, rows: list[str], outcome: Outcome
) -> None:
    theme, style = table.theme, table.style(found.seat)
    layer = canvas.main
    wins = table.state.over and found.seat in outcome.winners
    layer.panel(
        box,
        fill=theme.lit(style.colour, 0.22) if wins else veil(style.colour, 0.06),
        border=style.colour,
        width=5 if wins else 2,
        shadow=Shadow(6, 0, veil(style.colour, 0.8)) if wins else None,
    )
    middle = box.x + box.w // 2
    layer.token(middle - 26, box.y + 46, style, 24)
    layer.text(middle + 14, box.y + 46, f"{found.rank}.", face="bold", size=40)
    if wins:
        layer.icon(middle + 78, box.y + 46, "trophy", 44, colour=theme.icon("vp"))
    name = Box(box.x + 10, box.y + 84, box.w - 20, 48)
    layer.name(name, table.names[found.seat], size=32, floor=20, align="m")
    for i, key in enumerate(rows):
        value = found.categories.get(key, 0)
        ink = theme.bad if value < 0 else theme.text if value else theme.faint
        text = digits(value)
        y = box.y + HEAD + i * ROW + (ROW - 6) // 2
        layer.text(middle, y, text, face="bold", size=36, colour=ink, anchor="mm")
    y = box.y + HEAD + len(rows) * ROW + TOTAL // 2
    layer.line(
        [(box.x + 16, y - TOTAL // 2 + 4), (box.right - 17, y - TOTAL // 2 + 4)],
        mix(style.colour, theme.background, 0.4),
        2,
    )
    ink = theme.icon("vp")
    layer.text(middle + 26, y, digits(found.total), face="bold", size=56, colour=ink, anchor="rm")
    layer.icon(middle + 34, y, "vp", 48, anchor="lm")

"""The second picture of a post: the Ceres board with mission, boxes, projects, investment."""

from __future__ import annotations

from games.projet_ceres.steps.agents import supports
from rendering import sizes
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.projet_ceres import boxes, market, mission, projects, tiles
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.tiles import TITLE
from rendering.scene import Scene

EDGE, GAP = 12, 10
WIDE = sizes.WIDE - 2 * EDGE
MISSION, RECEPTION = 620, 60
PRINTED, FINISHED = 4, 6
"""Boxes beside each other."""
SLOTS = 6
"""Most investment cards beside each other."""


def ceres_picture(table: Table) -> Scene:
    """Return all things on and next to the Ceres board."""
    state, printed = table.state, list(table.t.printed)
    upper = boxes.height(len(printed), PRINTED) + GAP + RECEPTION
    upper = max(upper, mission.height(table, MISSION))
    across = _across(table)
    one = market.height(table, state.queue, (WIDE - 8 * (across - 1)) // across)
    queue = -(-max(1, len(state.queue)) // across) * (one + 8) - 8
    done = boxes.height(len(state.finished), FINISHED)
    heights = [upper, *([done] if done else []), projects.HEIGHT, queue]
    high = 2 * EDGE + sum(heights) + len(heights) * (TITLE + GAP) - GAP
    canvas = table.canvas(sizes.WIDE, high)
    rows: list[Box] = []
    y = EDGE
    for tall in heights:
        rows.append(Box(EDGE, y, WIDE, tall + TITLE))
        y += tall + TITLE + GAP
    _mission(canvas, rows[0]._replace(w=MISSION), table)
    x = EDGE + MISSION + 2 * GAP
    _boxes(canvas, rows[0]._replace(x=x, w=sizes.WIDE - EDGE - x), table, printed)
    if done:
        _finished(canvas, rows[1], table)
    _projects(canvas, rows[-2], table)
    _market(canvas, rows[-1], table)
    return canvas.scene()


def _below(box: Box) -> Box:
    return Box(box.x, box.y + TITLE, box.w, box.h - TITLE)


def _mission(canvas: Canvas, box: Box, table: Table) -> None:
    tiles.heading(canvas, box, "mission", table.title(table.state.story))
    tiles.piles(canvas, box, ("deck", str(max(0, len(table.state.missions) - 1))))
    mission.draw(canvas, _below(box), table)


def _boxes(canvas: Canvas, box: Box, table: Table, printed: list[str]) -> None:
    tiles.heading(canvas, box, "ceres_body", table.word("boxes"))
    low = _below(box)
    boxes.grid(canvas, low, table, printed, PRINTED)
    boxes.reception(canvas, Box(low.x, low.bottom - RECEPTION, low.w, RECEPTION), table)


def _finished(canvas: Canvas, box: Box, table: Table) -> None:
    tiles.heading(canvas, box, "done", table.word("finished"))
    done = f"{len(table.state.finished)}/{len(table.t.projects)}"
    tiles.piles(canvas, box, ("construction_yard", done))
    boxes.grid(canvas, _below(box), table, table.state.finished, FINISHED)


def _projects(canvas: Canvas, box: Box, table: Table) -> None:
    state = table.state
    tiles.heading(canvas, box, "construction_yard", table.word("projects"))
    most = supports(len(table.seats))
    left = f"{state.supports}/{most}"
    tiles.piles(canvas, box, ("devotion", left), ("deck", str(len(state.pile))))
    found = list(projects.places(table))
    for place, cell in zip(found, _below(box).columns(len(found), 8), strict=True):
        projects.draw(canvas, cell, table, place)


def _across(table: Table) -> int:
    """Return how many investment cards are in a row: many cards are in two rows."""
    count = max(1, len(table.state.queue))
    return count if count <= SLOTS else -(-count // 2)


def _market(canvas: Canvas, box: Box, table: Table) -> None:
    state, old = table.state, table.before
    tiles.heading(canvas, box, "buy", table.word("queue"))
    piles = (("deck", str(len(state.investment))), ("discard", str(len(state.common))))
    tiles.piles(canvas, box, *piles)
    across = _across(table)
    rows = _below(box).rows(-(-max(1, len(state.queue)) // across), 8)
    cells = (cell for row in rows for cell in row.columns(across, 8))
    for key, cell in zip(state.queue, cells, strict=False):
        market.draw(canvas, cell, table, key)
        if key and old is not None and not table.renewed and key not in old.queue:
            canvas.over.mark(cell)

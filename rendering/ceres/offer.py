"""The second picture of a post: the offer of cards, trade, research and Favors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from games.ceres.content.types import Location
from rendering import sizes
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import cards, council, port
from rendering.ceres.table import Table
from rendering.scene import Scene

WIDTH, HEIGHT = sizes.WIDE, sizes.HIGH
EDGE, GAP = 12, 10
CARD_GAP = 8
TITLE = 38
"""Height of the line above a row of cards."""
FACILITIES, PROJECTS, QUARTERS = 334, 254, 66
"""Heights of the rows of cards with their titles, and of that of the Workers."""
PORT, LAST, FAVORS = 470, 384, 430
"""Widths of the ships, of the last one, which has none below it, and of the Favors."""
SLIM, BROAD = 40, 460
"""The least width of the outline that an empty place is, and the most of a card."""


def offer_picture(table: Table) -> Scene:
    """Return all things to build, trade for, research and take, by the place to get them."""
    canvas = table.canvas(WIDTH, HEIGHT)
    full = canvas.box.inset(EDGE)
    row = Box(full.x, full.y, full.w, FACILITIES)
    title, pile = table.word("facilities"), len(table.state.facility_pile)
    _heading(canvas, row._replace(h=TITLE), table, title, pile, "construction_yard")
    _facilities(canvas, Box(row.x, row.y + TITLE, row.w, row.h - TITLE), table)
    top = row.bottom + GAP
    ships = Box(full.x, top, PORT if table.later() else LAST, full.bottom - top)
    port.draw_ships(canvas, ships, table)
    left = ships.right + GAP
    row = Box(left, top, full.right - left, PROJECTS)
    title, pile = table.word("projects"), len(table.state.project_pile)
    _heading(canvas, row._replace(h=TITLE), table, title, pile, "trade_bureau")
    _projects(canvas, Box(row.x, row.y + TITLE, row.w, row.h - TITLE), table)
    quarters = Box(left, full.bottom - QUARTERS, row.w, QUARTERS)
    high = quarters.y - row.bottom - 2 * GAP
    low = Box(left, row.bottom + GAP, full.right - FAVORS - GAP - left, high)
    council.draw_research(canvas, low, table)
    council.draw_favors(canvas, low._replace(x=full.right - FAVORS, w=FAVORS), table)
    port.draw_quarters(canvas, quarters, table)
    return canvas.scene()


def _heading(canvas: Canvas, box: Box, table: Table, title: str, pile: int, at: Location) -> None:
    """Write a row's title behind its Location `at`, and the content of its pile."""
    theme = table.theme
    y, size = box.y + box.h // 2, canvas.main.least("narrow") + 2
    left = box.x + 14
    left += canvas.static.icon(box.x + 4, y, at, 30, colour=theme.muted, anchor="lm")
    canvas.static.text(left, y, title, face="narrow", size=size, colour=theme.muted)
    wide = canvas.main.text(
        box.right - 4, y, str(pile), face="narrow", size=size, colour=theme.muted, anchor="rm"
    )
    canvas.main.icon(box.right - wide - 10, y, "deck", 26, colour=theme.muted, anchor="rm")


def _facilities(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the face-up Facilities."""
    for key, cell in _row(canvas, box, table.state.facility_row):
        cards.facility(canvas.main, cell, table.facility(key), table.title(key))
        if table.can_build(key):
            _affordable(canvas, cell)
        if table.fresh(key):
            canvas.over.mark(cell, radius=9)


def _projects(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the face-up Settlement Projects."""
    found = _row(canvas, box, table.state.project_row)
    if not found:
        word, left = table.word("nothing"), box.x + len(table.state.project_row) * (SLIM + CARD_GAP)
        canvas.main.text(left + 16, box.y + box.h // 2, word, size=30, colour=table.theme.muted)
    for key, cell in found:
        card = table.project(key)
        cards.project(canvas.main, cell, card, table.title(key), commitment=table.commitment(card))
        if table.can_complete(key):
            _affordable(canvas, cell)
        if table.fresh(key):
            canvas.over.mark(cell, radius=9)


def _row(canvas: Canvas, box: Box, row: Sequence[str | None]) -> list[tuple[str, Box]]:
    """Return the cards of a row with their places; empty places share the remaining width."""
    room, empty = box.w - CARD_GAP * (len(row) - 1), sum(key is None for key in row)
    broad = min(BROAD, (room - SLIM * empty) // max(1, len(row) - empty))
    slim = (room - broad * (len(row) - empty)) // max(1, empty) if empty < len(row) else SLIM
    wide = [slim if key is None else broad for key in row]
    found: list[tuple[str, Box]] = []
    for key, w, past in zip(row, wide, accumulate(wide, initial=0), strict=False):
        cell = Box(box.x + past + CARD_GAP * len(found), box.y, w, box.h)
        found.append((key or "", cell))
        if key is None:
            canvas.main.panel(cell, border=canvas.theme.line_strong, width=2, radius=9)
    return [(key, cell) for key, cell in found if key]


def _affordable(canvas: Canvas, cell: Box) -> None:
    """Mark an affordable card: a light edge, and a tick between type and points."""
    canvas.main.panel(cell.inset(-1), border=canvas.theme.text, width=4, radius=10)
    size = 38 if cell.w > 200 else 30
    cards.tick(canvas.main, cell.x + cell.w // 2 - 24, cell.y + 25, size)

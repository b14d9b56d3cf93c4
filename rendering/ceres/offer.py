"""Cards on offer: the rows of Facilities and Settlement Projects."""

from __future__ import annotations

from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import cards
from rendering.ceres.table import Table
from rendering.colour import veil

CARD_GAP = 8


def heading(canvas: Canvas, box: Box, table: Table, title: str, pile: int) -> None:
    """Write a row's title and how many cards are left in its pile."""
    theme = table.theme
    y = box.y + box.h // 2
    canvas.static.text(box.x + 4, y, title, face="narrow", size=26, colour=theme.muted)
    wide = canvas.main.text(
        box.right - 4, y, str(pile), face="narrow", size=24, colour=theme.muted, anchor="rm"
    )
    canvas.main.icon(box.right - wide - 10, y, "deck", 22, colour=theme.muted, anchor="rm")


def draw_facilities(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the face-up Facilities."""
    state = table.state
    for slot, cell in enumerate(box.columns(len(state.facility_row), CARD_GAP)):
        key = state.facility_row[slot]
        if key is None:
            _gap(canvas, cell, table)
            continue
        cards.facility(canvas.main, cell, table.facility(key), table.title(key))
        if table.can_build(key):
            affordable(canvas, cell)
        if table.fresh(key):
            canvas.over.mark(cell, radius=9)


def draw_projects(canvas: Canvas, box: Box, table: Table, *, ticks: bool = True) -> None:
    """Draw the face-up Settlement Projects; `ticks`: what the viewer can pay for is marked."""
    state = table.state
    for slot, cell in enumerate(box.columns(len(state.project_row), CARD_GAP)):
        key = state.project_row[slot]
        if key is None:
            _gap(canvas, cell, table)
            if _taken(table, slot):
                canvas.over.mark(cell, radius=9)
            continue
        card = table.project(key)
        cards.project(canvas.main, cell, card, table.title(key), commitment=table.commitment(card))
        if ticks and table.can_complete(key):
            affordable(canvas, cell)
        if table.fresh(key):
            canvas.over.mark(cell, radius=9)


ROOM = 170
"""Cards narrower than this have no room for a tick; they are on boards, which all look at."""


def affordable(canvas: Canvas, cell: Box) -> None:
    """Mark a card that the viewer can pay for: a light edge, and a tick between type and points."""
    if cell.w < ROOM:
        return
    canvas.main.panel(cell.inset(-1), border=canvas.theme.text, width=4, radius=10)
    cards.tick(canvas.main, cell.x + cell.w // 2 - 24, cell.y + 25, 38)


def _gap(canvas: Canvas, box: Box, table: Table) -> None:
    theme = table.theme
    canvas.main.panel(box, fill=veil(theme.panel_low, 0.6), border=theme.line, width=2, radius=9)


def _taken(table: Table, slot: int) -> bool:
    old = table.before
    return old is not None and old.round == table.state.round and bool(old.project_row[slot])

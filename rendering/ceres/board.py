"""The public board of Ceres, posted after every turn."""

from __future__ import annotations

from rendering.box import Box
from rendering.ceres import belt, council, header, offer, places, port
from rendering.ceres.table import Table
from rendering.scene import Scene

WIDTH, HEIGHT = 1600, 1200
EDGE = 12
LEFT, RIGHT = Box(EDGE, 110, 756, 752), Box(780, 110, 808, 752)
FOOT = 874


def board_picture(table: Table) -> Scene:
    """Return the main board: belt and port on the left, Locations and cards on the right."""
    canvas = table.canvas(WIDTH, HEIGHT)
    theme = table.theme
    header.draw(canvas, Box(EDGE, 8, WIDTH - 2 * EDGE, 92), table)
    canvas.static.panel(LEFT, fill=theme.panel_low, border=theme.line)
    canvas.static.stars(LEFT.inset(6), 130)
    belt.draw(canvas, belt.Frame(LEFT.x + LEFT.w // 2, LEFT.y + 354, 346), table)
    belt.draw_turning(canvas, LEFT.x + 16, LEFT.bottom - 12, table)
    canvas.static.text(
        LEFT.x + 16, LEFT.y + 24, table.word("belt"), face="narrow", size=26, colour=theme.muted
    )
    places.draw_all(canvas, Box(RIGHT.x, RIGHT.y, RIGHT.w, 264), table)
    state = table.state
    title = table.word("facilities")
    offer.heading(canvas, Box(RIGHT.x, 378, RIGHT.w, 30), table, title, len(state.facility_pile))
    offer.draw_facilities(canvas, Box(RIGHT.x, 410, RIGHT.w, 250), table)
    title = table.word("projects")
    offer.heading(canvas, Box(RIGHT.x, 664, RIGHT.w, 30), table, title, len(state.project_pile))
    offer.draw_projects(canvas, Box(RIGHT.x, 696, RIGHT.w, 166), table)
    low = HEIGHT - EDGE - FOOT
    port.draw_ship(canvas, Box(LEFT.x, FOOT, 470, low), table)
    port.draw_quarters(canvas, Box(LEFT.x + 480, FOOT, LEFT.w - 480, low), table)
    council.draw_research(canvas, Box(RIGHT.x, FOOT, 548, low), table)
    council.draw_favors(canvas, Box(RIGHT.x + 558, FOOT, RIGHT.w - 558, low), table)
    return canvas.scene()

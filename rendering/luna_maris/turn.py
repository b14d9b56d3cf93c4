"""The private preview of a turn in hand: one's goods, and the choices of the step."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.text import capital
from games.luna_maris.state import Activation, AnyFrame
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.luna_maris import crew, person, players, zoom
from rendering.luna_maris.choices import Below, choices
from rendering.luna_maris.table import Table
from rendering.luna_maris.zoom import EDGE, FULL, HEAD, PAD
from rendering.scene import Scene
from rendering.sizes import NARROW, TALL

STOCK, STEP, LOW = 500, 50, 52
"""Width of what is in store; heights of the line that tells the step, of probes and equipment."""


def turn_picture(table: Table) -> Scene:
    """Return the turn in hand as its player sees it; if they wait, their goods and ways."""
    state = table.state
    seat = state.turn if table.seen.viewer is None else table.seen.viewer
    live = state.stack[-1] if state.stack and seat == state.turn else None
    parts = [_own(table, seat), *choices(table, seat, live)]
    top = HEAD + (STEP if live else 0)
    heights = _heights(parts, round(TALL * NARROW) - top - EDGE)
    canvas = table.canvas(NARROW, top + zoom.area(heights) + EDGE)
    zoom.heading(canvas, table)
    if live:
        room = Box(EDGE + 4, HEAD - 6, FULL - 8, STEP - 4)
        told = _told(table, live)
        canvas.main.fit(room, told, face="narrow", size=36, colour=table.theme.muted, cut=True)
    for part, box in zip(parts, zoom.stacked(top, heights), strict=True):
        part.draw(canvas, box)
    return canvas.scene()


def _heights(parts: Sequence[Below], room: int) -> list[int]:
    """Return the heights of parts: their own, or all in one column if some can be lower."""
    over = zoom.area([part.height for part in parts]) - room
    spare = [part.height - (part.least or part.height) for part in parts]
    if over > sum(spare) and any(part.low for part in parts):
        lowered = [part._replace(height=part.low or part.height, least=0, low=0) for part in parts]
        return _heights(lowered, room)
    if not 0 < over <= sum(spare):
        return [part.height for part in parts]
    found: list[int] = []
    for part, most in zip(parts, spare, strict=True):
        found.append(part.height - min(over, most))
        over -= min(over, most)
    return found


def _told(table: Table, live: AnyFrame) -> str:
    """Return the subject of the step: a player and their way, or the choice."""
    played = next((each for each in table.state.stack if isinstance(each, Activation)), None)
    if played is None or not played.steps:
        return capital(table.said(f"frame-{live.__struct_config__.tag}"))
    ways = " › ".join(table.title(module) for module in (played.origin, *played.steps))
    return f"{table.word('went', what=table.title(played.scientist))} {ways}"


def _own(table: Table, seat: int) -> Below:
    """Return a player's stores, next to scientists and food."""
    player = table.player(seat)
    beside = FULL - STOCK - 3 * PAD
    held = crew.lines(table, player)
    tall = max(players.LOW + 2 * LOW, crew.height(held, beside))

    def draw(canvas: Canvas, box: Box) -> None:
        theme = table.theme
        canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
        inner = box.inset(PAD)
        upper = inner._replace(w=STOCK, h=inner.h - 2 * LOW)
        players.stock(canvas, upper, table, player, players.LINES - 1)
        row = Box(inner.x, inner.bottom - 2 * LOW + 6, STOCK, LOW - 6)
        person.pieces_and_carbon(canvas, row, table, player)
        person.equipment(canvas, row._replace(y=row.y + LOW), table, player)
        crew.draw(canvas, inner._replace(x=inner.right - beside, w=beside), held)

    return Below(tall + 2 * PAD, draw)

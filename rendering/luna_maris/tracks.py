"""The CO2 track and the research tracks."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.core.outcome import Actor
from games.luna_maris.content.types import TRACKS, Module, Track
from games.luna_maris.rules.rewards import CAP_VP
from games.luna_maris.state import CAPPED
from rendering.box import Box
from rendering.canvas import Canvas, Layer, digits, signed
from rendering.colour import mix
from rendering.luna_maris.effects import of_goods
from rendering.luna_maris.table import LEVELS, Table, level_of
from rendering.segments import Segment, Symbol, draw_segments

TOLD = 44
"""Height of what a level brings."""
WHERE: Mapping[Track, Module] = {"extraction": "industrial", "sustainability": "recycling"}
"""The module whose procedures a track opens (8.5, 8.8)."""


def draw_carbon(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the CO2 track from the first and worst space: points, and whose disc is there."""
    theme, layer = table.theme, canvas.static
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    layer.icon(box.x + 12, box.y + box.h // 2, "co2", 72, anchor="lm")
    spaces = table.index.board.co2
    row = Box(box.x + 98, box.y + 9, box.w - 108, box.h - 18)
    for space, (worth, cell) in enumerate(zip(spaces, row.columns(len(spaces), 6), strict=True)):
        colour = theme.good if worth > 0 else theme.bad if worth < 0 else theme.muted
        layer.panel(
            cell,
            fill=mix(theme.card_low, colour, 0.12),
            border=mix(theme.line, colour, 0.3),
            width=2,
            radius=8,
        )
        ink = colour if worth else theme.text
        middle = cell.x + cell.w // 2
        said = signed(worth) if worth else digits(worth)
        layer.text(middle, cell.y + 20, said, face="bold", size=28, colour=ink, anchor="mm")
        came = [a for a in table.actors if (old := table.earlier(a)) and old.co2 != space]
        room = cell._replace(y=cell.y + 36, h=cell.h - 38)
        tokens(canvas, room, table, table.at_carbon(space), came)


def tokens(
    canvas: Canvas,
    box: Box,
    table: Table,
    actors: Sequence[Actor],
    came: Sequence[Actor],
    most: int = 18,
) -> None:
    """Draw the discs on a space, in two rows if there are more than two; mark new ones."""
    rows = [actors[:2], actors[2:]] if len(actors) > 2 else [actors]
    rows = [row for row in rows if row]
    high = box.h // max(1, len(rows))
    # Some shapes reach out a little further than their radius.
    radius = min(most, high // 2 - 2, (box.w - 6) // 4 - 1)
    for number, row in enumerate(rows):
        y = box.y + high * number + high // 2
        for place, actor in enumerate(row):
            x = box.x + box.w // 2 + round((place - (len(row) - 1) / 2) * (2 * radius + 6))
            canvas.main.token(x, y, table.style(actor), radius)
            if actor in came:
                half = radius + 2
                canvas.over.mark(Box(x - half, y - half, 2 * half, 2 * half), radius=half)


def tick(layer: Layer, x: int, y: int, radius: int) -> None:
    """Draw a tick on a thing that can be chosen."""
    theme = layer.theme
    layer.disc(x, y, radius, fill=theme.background, border=theme.line_strong, width=2)
    layer.icon(x, y, "done", round(radius * 1.4))


def draw_research(
    canvas: Canvas,
    box: Box,
    table: Table,
    opened: Collection[str] = (),
    *,
    told: bool = False,
) -> None:
    """Draw both research tracks, the cap reward at their end; open ones are ticked.

    `told`: with the gain of each level, for which a row must be 100 high.
    """
    theme = table.theme
    canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    for track, row in zip(TRACKS, box.inset(10, 8).rows(len(TRACKS), 8), strict=True):
        _track(canvas, row, table, track, told=told)
        if track in opened:
            tick(canvas.over, row.x + 54, row.y + row.h - 20, 19)


def _track(canvas: Canvas, box: Box, table: Table, track: Track, *, told: bool) -> None:
    theme, layer = table.theme, canvas.static
    colour = theme.icon(track)
    layer.icon(box.x + 2, box.y + box.h // 2, track, 52, anchor="lm")
    row = Box(box.x + 66, box.y, box.w - 66, box.h)
    for level, cell in zip(LEVELS, row.columns(len(LEVELS), 6), strict=True):
        cap = level == CAPPED
        layer.panel(
            cell,
            fill=mix(theme.card_low, colour, 0.06 + 0.05 * level),
            border=theme.icon("vp") if cap else mix(theme.line, colour, 0.3),
            width=2,
            radius=8,
        )
        if told:
            low = Box(cell.x + 6, cell.bottom - TOLD, cell.w - 12, TOLD)
            draw_segments(layer, low, [Segment((), _brings(table, track, level))], 34, floor=32)
            cell = cell._replace(h=cell.h - TOLD)  # noqa: PLW2901  the room left above
        actors = table.at_level(track, level)
        side = Box(cell.x + 3, cell.y, 22, cell.h)
        y = cell.y + cell.h // 2
        if cap and not told:
            layer.icon(side.x + 13, y, "vp", 26)
        elif not cap:
            layer.text(side.x + 12, y, str(level), face="bold", size=28, anchor="mm")
        room = Box(side.right, cell.y + 2, cell.right - side.right, cell.h - 4)
        came = [a for a in actors if (old := table.earlier(a)) and level_of(old, track) != level]
        tokens(canvas, room, table, actors, came, 22 if told else 15)


def _brings(table: Table, track: Track, level: int) -> tuple[Symbol, ...]:
    """Return the effect of a level: the goods of its procedures, two at once, the cap reward."""
    if level == CAPPED:
        return Symbol("vp", str(CAP_VP)), Symbol("favor")
    module = WHERE[track]
    found = [
        of_goods(each.gain)
        for each in table.index.by_module[module]
        if each.level == level and not each.equipment and not each.improved
    ]
    return tuple(symbol for made in found for symbol in made) or (Symbol(module, "2×"),)

"""Mars with its instruments: the oxygen around it, the temperature next to it, the oceans."""

from __future__ import annotations

from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees, zone
from games.ares.effects import ZONES, Scale
from games.ares.state import Phase
from games.core.text import capital
from rendering import sizes
from rendering.ares import planet
from rendering.ares.symbols import ZONE_COLOURS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer, changed_width, digits
from rendering.colour import ink_on, mix
from rendering.fonts import Face
from rendering.scene import Shadow
from rendering.shapes import polar

INNER, OUTER = 270, 326
"""The ring of the oxygen around the planet."""
FROM, TO = 148, 392
"""Where the oxygen begins and ends, clockwise from the right."""
MARGIN = 20
READ = 52
"""The size of what is read off first."""
OXYGEN_READ = 372
"""The width of what is read of the oxygen, where it was as the phase began with it."""
NAME_W, NAME_H = 116, 44
"""A zone's name beside the ring."""
COLUMN, CELL, FLAG = 204, 90, 6
"""The temperature: its width, that of its steps, and how far the flag reaches beyond them."""


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw Mars into a box of about 910 by 710."""
    theme = table.theme
    canvas.static.panel(box, fill=theme.panel_low, border=theme.line)
    canvas.static.stars(box.inset(6), 70, 2)
    x, y = box.x + MARGIN + OUTER, box.y + MARGIN + 4 + OUTER
    planet.draw(canvas.main, x, y, table)
    _oxygen(canvas.main, x, y, table)
    _ring_names(canvas.main, x, y, table)
    low = Box(x - OUTER, box.bottom - 104, 2 * OUTER, 88)
    _oxygen_read(canvas, low._replace(w=OXYGEN_READ), table)
    _oceans_read(canvas, low._replace(x=low.x + OXYGEN_READ, w=low.w - OXYGEN_READ), table)
    column = Box(box.right - COLUMN - 14, box.y + 14, COLUMN, box.h - 28)
    _temperature(canvas, column, table)


def _began(table: Table) -> Phase | None:
    """Return the phase in progress: requirements use the state at its beginning."""
    frame = table.frame()
    return frame if isinstance(frame, Phase) else None


def _named(layer: Layer, box: Box, table: Table, scale: Scale, place: int) -> None:
    """Write the name of a zone on its ground, which is filled if it is the present one."""
    state, colour = table.state, ZONE_COLOURS[ZONES[place]]
    fill, ink = mix(layer.theme.panel, colour, 0.22), mix(colour, layer.theme.text, 0.3)
    border = None
    if place == zone(scale, state.oxygen if scale == "oxygen" else state.temperature):
        fill, ink, border = colour, ink_on(colour), layer.theme.turn
    layer.panel(box, fill=fill, border=border, width=4, radius=9)
    room, name = box.inset(7, 3), capital(table.said(f"zone-{ZONES[place]}"))
    layer.title(room, name, face="narrow_bold", size=32, align="m", colour=ink)


# Oxygen


def _oxygen(layer: Layer, x: int, y: int, table: Table) -> None:
    """Draw the ring of the oxygen, filled as far as it has risen."""
    theme, state = table.theme, table.state
    each = (TO - FROM) / (OXYGEN_STEPS + 1)
    for step in range(OXYGEN_STEPS + 1):
        start = FROM + each * step
        reached, now = step <= state.oxygen, step == state.oxygen
        colour = ZONE_COLOURS[ZONES[zone("oxygen", step)]]
        fill = colour if reached else mix(theme.panel, colour, 0.22)
        near, far = (INNER - 4, OUTER + 8) if now else (INNER, OUTER)
        edge = 1.3 if step and zone("oxygen", step) != zone("oxygen", step - 1) else 0.4
        layer.sector(
            x,
            y,
            (near, far),
            (start + edge, start + each - 0.4),
            fill=fill,
            border=theme.turn if now else None,
            width=5,
        )
        dx, dy = polar((near + far) / 2, start + each / 2)
        ink = ink_on(fill) if reached else mix(colour, theme.text, 0.3)
        size = 40 if now else 30
        layer.text(x + dx, y + dy, str(step), face="bold", size=size, anchor="mm", colour=ink)


def _ring_names(layer: Layer, x: int, y: int, table: Table) -> None:
    """Write the names of the oxygen's zones at the four corners of its ring."""
    low = 196
    corners = ((-1, low), (-1, -OUTER), (1, -OUTER), (1, low))
    for place, (side, top) in enumerate(corners):
        left = x - OUTER if side < 0 else x + OUTER - NAME_W
        name = Box(left, y + top, NAME_W, NAME_H)
        _named(layer, name, table, "oxygen", place)


def _read(
    canvas: Canvas, box: Box, icon: str, value: str, rise: int, then: str, *, complete: bool
) -> None:
    """Write the value of a parameter, its rise, and its value at the beginning of the phase."""
    layer, y = canvas.main, box.y + box.h // 2
    canvas.static.icon(box.x, y, icon, READ + 4, anchor="lm")
    x = box.x + READ + 16
    face: Face = "narrow_bold" if rise and then else "bold"
    wide = layer.text(x, y, value, face=face, size=READ)
    x += wide + canvas.changed(x + wide, y, rise) + (16 if not then else 10)
    if complete:
        x += layer.icon(x, y, "done", 42 if not then else 34, anchor="lm") + 8
    if then:
        x += layer.icon(x, y + 4, "clock", 30, anchor="lm", colour=canvas.theme.muted) + 5
        layer.text(x, y + 4, then, face="bold", size=34, colour=canvas.theme.muted)


def _oxygen_read(canvas: Canvas, box: Box, table: Table) -> None:
    state, began, old = table.state, _began(table), table.before
    _read(
        canvas,
        box,
        "oxygen",
        table.percent(state.oxygen),
        state.oxygen - old.oxygen if old else 0,
        table.percent(began.oxygen) if began and began.oxygen != state.oxygen else "",
        complete=state.oxygen == OXYGEN_STEPS,
    )


def _oceans_read(canvas: Canvas, box: Box, table: Table) -> None:
    state, began, old = table.state, _began(table), table.before
    _read(
        canvas,
        box,
        "ocean",
        f"{state.flipped}/{OCEANS}",
        state.flipped - old.flipped if old else 0,
        str(began.oceans) if began and began.oceans != state.flipped else "",
        complete=state.flipped == OCEANS,
    )


# Temperature


def _temperature(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the steps of the temperature in their zones, with a flag at the present one."""
    state, layer, began = table.state, canvas.main, _began(table)
    middle = box.right - CELL // 2
    canvas.static.icon(middle, box.y + 18, "temperature", 44)
    rose = began is not None and began.temperature != state.temperature
    if began is not None and rose:
        muted = table.theme.muted
        then = f"{digits(degrees(began.temperature))}°"
        wide = layer.text(
            middle - 36, box.y + 48, then, face="bold", size=32, anchor="rm", colour=muted
        )
        layer.icon(middle - 42 - wide, box.y + 48, "clock", 30, anchor="rm", colour=muted)
    if state.temperature == TEMPERATURE_STEPS:
        size, y = (34, box.y + 14) if rose else (42, box.y + 24)
        layer.icon(middle - 36, y, "done", size, anchor="rm")
    area = Box(box.x, box.y + 68, box.w, box.h - 68)
    rows = list(reversed(area.rows(TEMPERATURE_STEPS + 1, 3)))
    _column_names(layer, rows, table)
    rise = 0
    if table.before:
        rise = degrees(state.temperature) - degrees(table.before.temperature)
    above = state.temperature + 2 <= TEMPERATURE_STEPS
    marked = state.temperature + (2 if above else -2) if rise else None
    for step, row in enumerate(rows):
        if step != state.temperature:
            cell = Box(row.right - CELL, row.y, CELL, row.h)
            covered = step == marked or abs(step - state.temperature) == 1
            _degree(layer, cell, step, state.temperature, covered=covered)
    row = rows[state.temperature]
    top = min(max(row.y - 12, area.y - 6), box.bottom - row.h - 20)
    flag = Box(row.right - CELL - FLAG, top, CELL + FLAG + 8, row.h + 24)
    _flag(layer, flag, state.temperature)
    away = sizes.mark(canvas.width) // 2 + 8
    y = flag.y - away if above else flag.bottom + away
    middle = flag.x + flag.w // 2 - changed_width(rise, canvas.width) // 2
    canvas.changed(middle, y, rise)


def _column_names(layer: Layer, rows: list[Box], table: Table) -> None:
    """Draw the zones of the temperature behind its steps, with their names."""
    for place in range(len(ZONES)):
        own = [row for step, row in enumerate(rows) if zone("temperature", step) == place]
        block = Box(own[0].x, own[-1].y, own[0].w, own[0].bottom - own[-1].y)
        name = block._replace(w=block.w - CELL - 4)
        _named(layer, name, table, "temperature", place)


def _degree(layer: Layer, cell: Box, step: int, now: int, *, covered: bool) -> None:
    """Draw a step of the temperature; its number only if no flag or mark covers it."""
    theme, reached = layer.theme, step <= now
    colour = ZONE_COLOURS[ZONES[zone("temperature", step)]]
    fill = colour if reached else mix(theme.panel, colour, 0.22)
    layer.panel(cell, fill=fill, radius=5)
    if covered:
        return
    layer.text(
        cell.x + cell.w // 2,
        cell.y + cell.h // 2,
        digits(degrees(step)),
        face="bold",
        size=26,
        colour=ink_on(fill) if reached else mix(colour, theme.text, 0.3),
        anchor="mm",
    )


def _flag(layer: Layer, box: Box, step: int) -> None:
    """Draw the present temperature, large, in the colour of its zone."""
    colour = ZONE_COLOURS[ZONES[zone("temperature", step)]]
    shadow = Shadow(4, 0, layer.theme.shadow)
    layer.panel(box, fill=colour, border=layer.theme.turn, width=5, radius=10, shadow=shadow)
    layer.text(
        box.x + box.w // 2,
        box.y + box.h // 2,
        f"{digits(degrees(step))}°",
        face="bold",
        size=36,
        anchor="mm",
        colour=ink_on(colour),
    )

"""Mars: the planet with its oceans, the oxygen around it, the temperature beside it."""

from __future__ import annotations

from math import floor

from games.ares.content import (
    ALL_STEPS,
    OCEAN_TILES,
    OCEANS,
    OXYGEN_STEPS,
    TEMPERATURE_STEPS,
    OceanTile,
    degrees,
    zone,
)
from games.ares.effects.kinds import ZONES
from rendering.ares.symbols import STOCK_ICONS, ZONE_COLOURS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer, digits
from rendering.colour import ink_on, mix, veil
from rendering.scene import Shadow
from rendering.shapes import arc, ellipse, polar, regular

PLANET, INNER, OUTER = 222, 234, 300
FROM, TO = 148, 392
"""Where the oxygen begins and ends, clockwise from the right."""
HEX = 57
GROUND, GREEN = "#b9502f", "#4f8a57"
PLAINS = ((205, 150, 74, 30), (318, 158, 62, 24), (20, 150, 66, 34), (118, 152, 84, 28))
CRATERS = ((232, 186, 13), (340, 188, 10), (48, 186, 15), (160, 178, 12), (92, 192, 9))
"""On the planet: where (degrees and distance from the centre), and how large."""


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw Mars into a box of about 800 by 590."""
    theme = table.theme
    canvas.static.panel(box, fill=theme.panel_low, border=theme.line)
    canvas.static.stars(box.inset(6), 110, 2)
    x, y = box.x + 24 + OUTER, box.y + 20 + OUTER
    _planet(canvas, x, y, table)
    _oxygen(canvas, x, y, table)
    left = Box(box.right - 156, box.y + 16, 132, box.h - 32)
    _temperature(canvas, left, table)


def _planet(canvas: Canvas, x: int, y: int, table: Table) -> None:
    state, theme = table.state, table.theme
    done = (state.temperature + state.oxygen + state.flipped) / ALL_STEPS
    ground = mix(GROUND, GREEN, round(done * 6) / 6)
    canvas.main.disc(
        x,
        y,
        PLANET,
        fill=mix(ground, "#ffffff", 0.1),
        fill2=mix(ground, "#000000", 0.62),
        shadow=Shadow(10, 0, veil(mix(ground, "#ffffff", 0.3), 0.5)),
    )
    _surface(canvas.main, x, y, state.temperature)
    across, down = round(HEX * 1.78), round(HEX * 1.54)
    old = table.before
    for place in range(OCEANS):
        row, column = divmod(place, 3)
        shift = across // 4 if row % 2 else -(across // 4)
        at = (x + (column - 1) * across + shift, y + (row - 1) * down)
        _ocean(canvas, at, table, place)
        if old is not None and old.flipped <= place < state.flipped:
            canvas.over.polygon(*at, regular(6, HEX), border=theme.mark, width=5)
    canvas.static.icon(x - 250, y + 208, "oxygen", 60)


def _surface(layer: Layer, x: int, y: int, temperature: int) -> None:
    """Draw plains and craters, and the polar ice, which shrinks as it gets warmer."""
    for degrees_, away, across, down in PLAINS:
        dx, dy = polar(away, degrees_)
        layer.polygon(
            x + dx, y + dy, ellipse(across, down, degrees_ + 90), fill=veil("#000000", 0.16)
        )
    for degrees_, away, radius in CRATERS:
        dx, dy = polar(away, degrees_)
        layer.disc(x + dx, y + dy, radius, fill=veil("#000000", 0.25))
        layer.disc(x + dx + 1, y + dy + 2, radius - 3, fill=veil("#ffffff", 0.1))
    for pole, most in ((270, 30), (90, 23)):
        half = most * (1 - 0.45 * temperature / TEMPERATURE_STEPS)
        rim = arc(PLANET - 2, pole - half, pole + half)
        # The inner edge bulges towards the equator, as a cap does on a ball.
        edge, inward = rim[0][1], 1 if pole == 270 else -1
        inner = tuple((px, edge + inward * round(abs(py - edge) * 0.4)) for px, py in rim)
        layer.polygon(x, y, (*rim, *reversed(inner)), fill=veil("#f4f8ff", 0.82))


def _ocean(canvas: Canvas, at: tuple[int, int], table: Table, place: int) -> None:
    state, theme, layer = table.state, table.theme, canvas.main
    if place >= state.flipped:
        layer.hexagon(*at, HEX, fill=veil("#000000", 0.35), border=veil("#ffffff", 0.35))
        layer.icon(*at, "ocean", 44, colour=mix(theme.icon("ocean"), "#8a4a30", 0.6))
        return
    blue = theme.icon("ocean")
    layer.hexagon(*at, HEX, fill=mix(blue, "#06203f", 0.55), border=blue)
    lines = reward(OCEAN_TILES[state.oceans[place]])
    step = 40
    top = at[1] - (len(lines) - 1) * step // 2
    for i, (n, icon) in enumerate(lines):
        layer.amounts(at[0], top + i * step, {icon: n}, 38, align="m")


def reward(tile: OceanTile) -> list[tuple[int, str]]:
    """Return what an ocean tile gives, as numbers with icons."""
    found = [(n, STOCK_ICONS[what]) for what, n in tile.gains.items()]
    return [*found, (tile.cards, "cards")] if tile.cards else found


def _oxygen(canvas: Canvas, x: int, y: int, table: Table) -> None:
    theme, state = table.theme, table.state
    each = (TO - FROM) / (OXYGEN_STEPS + 1)
    for step in range(OXYGEN_STEPS + 1):
        start = FROM + each * step
        reached, now = step <= state.oxygen, step == state.oxygen
        colour = ZONE_COLOURS[ZONES[zone("oxygen", step)]]
        fill = colour if reached else mix(theme.panel, colour, 0.22)
        far = OUTER + 8 if now else OUTER
        edge = 1.4 if step and zone("oxygen", step) != zone("oxygen", step - 1) else 0.45
        canvas.main.sector(
            x,
            y,
            (INNER, far),
            (start + edge, start + each - 0.45),
            fill=fill,
            border=theme.turn if now else None,
            width=4,
        )
        dx, dy = polar((INNER + far) / 2, start + each / 2)
        ink = ink_on(fill) if reached else mix(colour, theme.text, 0.3)
        size = 42 if now else 28
        canvas.main.text(x + dx, y + dy, str(step), face="bold", size=size, anchor="mm", colour=ink)
    old = table.before
    if old is not None and old.oxygen != state.oxygen:
        start = FROM + each * (old.oxygen + 1) + 1
        end = FROM + each * (state.oxygen + 1) - 1
        canvas.over.arc(x, y, OUTER + 13, (start, end), theme.mark, 6)


def _temperature(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the steps of the temperature, with a flag at the present one."""
    state = table.state
    canvas.static.icon(box.x + box.w // 2, box.y + 26, "temperature", 54)
    area = Box(box.x, box.y + 60, box.w, box.h - 60)
    rows = list(reversed(area.rows(TEMPERATURE_STEPS + 1, 3)))
    for step, row in enumerate(rows):
        if step != state.temperature:
            _degree(canvas.main, row, step, state.temperature)
    row = rows[state.temperature]
    top = min(max(row.y - 11, box.y + 56), box.bottom - row.h - 22 + 4)
    flag = Box(row.x, top, row.w, row.h + 22)
    _flag(canvas.main, flag, state.temperature)
    old = table.before
    if old is not None and old.temperature != state.temperature:
        low, high = rows[old.temperature], rows[state.temperature]
        x = box.x - 14
        canvas.over.line([(x, low.y + low.h // 2), (x, high.y + high.h // 2)], table.theme.mark, 6)
        canvas.over.mark(flag, radius=9)


def _degree(layer: Layer, row: Box, step: int, now: int) -> None:
    """Draw a step of the temperature; the flag covers the numbers of its neighbours."""
    theme, reached = layer.theme, step <= now
    colour = ZONE_COLOURS[ZONES[zone("temperature", step)]]
    fill = colour if reached else mix(theme.panel, colour, 0.22)
    cell = Box(row.x + 26, row.y, row.w - 52, row.h)
    layer.panel(cell, fill=fill, radius=5)
    if abs(step - now) == 1:
        return
    layer.text(
        cell.x + cell.w // 2,
        cell.y + floor(cell.h / 2),
        digits(degrees(step)),
        face="bold",
        size=21,
        colour=ink_on(fill) if reached else mix(colour, theme.text, 0.3),
        anchor="mm",
    )


def _flag(layer: Layer, box: Box, step: int) -> None:
    """Draw the present temperature, large, in the colour of its zone."""
    colour = ZONE_COLOURS[ZONES[zone("temperature", step)]]
    shadow = Shadow(4, 0, layer.theme.shadow)
    layer.panel(box, fill=colour, border=layer.theme.turn, width=4, radius=9, shadow=shadow)
    layer.text(
        box.x + box.w // 2,
        box.y + box.h // 2,
        f"{digits(degrees(step))}°",
        face="bold",
        size=42,
        anchor="mm",
        colour=ink_on(colour),
    )

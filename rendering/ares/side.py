"""Beside Mars: the parameters with their zones, what the players have, what a mode adds."""

from __future__ import annotations

from collections.abc import Mapping

from games.ares.content import OCEANS, OXYGEN_STEPS, TEMPERATURE_STEPS, degrees, zone
from games.ares.effects.kinds import ZONES, Scale
from games.ares.rules import derive
from games.ares.scoring import COOP_GOAL
from games.ares.state import PHASES, Phase
from games.core.text import capital
from rendering.ares.symbols import PHASE_ICONS, SCALE_ICONS, ZONE_COLOURS
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas, Layer, digits
from rendering.colour import ink_on, mix, veil

PARAMETER, GAP = 92, 8
ROW, HEAD = 56, 40
STEPS: dict[Scale, int] = {"temperature": TEMPERATURE_STEPS, "oxygen": OXYGEN_STEPS}


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the side panel into a box of about 760 by 590."""
    rows = Box(box.x, box.y, box.w, 3 * PARAMETER + 2 * GAP).rows(3, GAP)
    _scale(canvas, rows[0], table, "temperature")
    _scale(canvas, rows[1], table, "oxygen")
    _oceans(canvas, rows[2], table)
    below = Box(box.x, rows[2].bottom + GAP, box.w, box.bottom - rows[2].bottom - GAP)
    players = table.state.players
    height = HEAD + len(players) * ROW + 8
    if table.state.mode == "versus":
        goods(canvas, below, table)
        return
    goods(canvas, below._replace(h=height), table)
    extra = Box(below.x, below.y + height + GAP, below.w, below.h - height - GAP)
    if table.state.mode == "solo":
        _solo(canvas, extra, table)
    else:
        _coop(canvas, extra, table)


def _started(table: Table) -> tuple[int, int, int] | None:
    """Return where the parameters stood when the phase began, if any moved since."""
    state, phase = table.state, table.frame()
    if not isinstance(phase, Phase):
        return None
    began = (phase.temperature, phase.oxygen, phase.oceans)
    return None if began == (state.temperature, state.oxygen, state.flipped) else began


def _value(scale: Scale, step: int) -> str:
    return digits(degrees(step)) if scale == "temperature" else str(step)


def _with_unit(table: Table, scale: Scale, step: int) -> str:
    return f"{_value(scale, step)}°" if scale == "temperature" else table.percent(step)


def _scale(canvas: Canvas, box: Box, table: Table, scale: Scale) -> None:
    """Draw where a parameter stands, and its four zones with their ranges."""
    theme, state, layer = table.theme, table.state, canvas.main
    step = state.temperature if scale == "temperature" else state.oxygen
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    canvas.static.icon(box.x + 14, box.y + box.h // 2, SCALE_ICONS[scale], 52, anchor="lm")
    text = _with_unit(table, scale, step)
    number = Box(box.x + 74, box.y + 4, 132, box.h - 8)
    began = _started(table)
    if began is not None:
        then = began[0] if scale == "temperature" else began[1]
        if then != step:
            number = number._replace(h=56)
            low = Box(box.x + 74, box.y + 58, 132, 28)
            _began(layer, low, table, _with_unit(table, scale, then))
    layer.fit(number, text, face="bold", size=50, floor=36)
    if step == STEPS[scale]:
        layer.icon(box.x + 56, box.bottom - 24, "done", 34, halo=theme.background)
    cells = Box(box.x + 216, box.y + 10, box.w - 228, box.h - 20).columns(4, 6)
    now = zone(scale, step)
    for place, cell in enumerate(cells):
        _zone(layer, cell, table, scale, place, now == place)
        if now == place:
            layer.panel(cell, border=theme.turn, width=4, radius=9)


def _zone(layer: Layer, box: Box, table: Table, scale: Scale, number: int, now: bool) -> None:
    name = ZONES[number]
    colour = ZONE_COLOURS[name]
    steps = [step for step in range(STEPS[scale] + 1) if zone(scale, step) == number]
    fill = colour if now else mix(table.theme.panel, colour, 0.22)
    ink = ink_on(fill) if now else mix(colour, table.theme.text, 0.3)
    layer.panel(box, fill=fill, radius=9)
    words = capital(table.said(f"zone-{name}"))
    room = Box(box.x + 6, box.y + 4, box.w - 12, 34)
    layer.fit(room, words, face="narrow_bold", size=30, floor=20, align="m", colour=ink)
    span = f"{_value(scale, steps[0])} … {_value(scale, steps[-1])}"
    room = Box(box.x + 6, box.y + 38, box.w - 12, 30)
    layer.fit(room, span, face="narrow", size=28, floor=18, align="m", colour=ink)


def _began(layer: Layer, box: Box, table: Table, text: str) -> None:
    """Write the value of the phase's beginning: what requirements look at."""
    theme = table.theme
    layer.icon(box.x, box.y + box.h // 2, "clock", 24, anchor="lm", colour=theme.muted)
    layer.fit(
        Box(box.x + 30, box.y, box.w - 30, box.h), text, size=26, floor=18, colour=theme.muted
    )


def _oceans(canvas: Canvas, box: Box, table: Table) -> None:
    theme, state, layer = table.theme, table.state, canvas.main
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    canvas.static.icon(box.x + 14, box.y + box.h // 2, "ocean", 52, anchor="lm")
    flipped = state.flipped
    number = Box(box.x + 74, box.y + 4, 132, box.h - 8)
    began = _started(table)
    if began is not None and began[2] != flipped:
        number = number._replace(h=56)
        _began(layer, Box(box.x + 74, box.y + 58, 132, 28), table, str(began[2]))
    layer.fit(number, f"{flipped}/{OCEANS}", face="bold", size=50, floor=36)
    cells = Box(box.x + 216, box.y + 18, box.w - 228, box.h - 36).columns(OCEANS, 6)
    blue = theme.icon("ocean")
    for place, cell in enumerate(cells):
        if place < flipped:
            layer.panel(cell, fill=mix(blue, "#06203f", 0.4), border=blue, width=2, radius=9)
            layer.icon(cell.x + cell.w // 2, cell.y + cell.h // 2, "ocean", 36, colour="#ffffff")
        else:
            layer.panel(cell, fill=theme.panel_low, border=theme.line, radius=9)


# Players


def goods(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw what every player has in short: a row each under common icons."""
    theme = table.theme
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    count = len(table.state.players)
    lefts = _columns(box)
    for name, (left, width) in lefts.items():
        middle = left + width // 2
        canvas.static.icon(middle, box.y + 24, name, 34)
    if table.frozen():
        canvas.main.icon(box.x + 30, box.y + 24, "clock", 30, colour=theme.muted)
    area = Box(box.x + 8, box.y + HEAD + 4, box.w - 16, min(box.h - HEAD - 10, count * 112))
    for seat, row in enumerate(area.rows(count, 4)):
        _row(canvas, row, table, seat, lefts)


def _columns(box: Box) -> dict[str, tuple[int, int]]:
    widths = {
        "megacredit": 152,
        "heat": 130,
        "plant": 130,
        "cards": 72,
        "forest": 66,
        "card_green": 66,
        "card_blue": 66,
    }
    found: dict[str, tuple[int, int]] = {}
    x = box.x + 60
    for name, width in widths.items():
        found[name] = (x, width)
        x += width
    return found


def _row(
    canvas: Canvas,
    row: Box,
    table: Table,
    seat: int,
    lefts: dict[str, tuple[int, int]],
) -> None:
    player = table.player(seat)
    theme, layer = table.theme, canvas.main
    style = table.style(seat)
    awaited = table.awaited(seat)
    ground = theme.lit(style.colour, 0.16) if awaited else veil(theme.background, 0.35)
    layer.panel(row, fill=ground, border=style.colour if awaited else None, width=2, radius=8)
    y = row.y + row.h // 2
    layer.token(row.x + 26, y, style, 16 if row.h < 80 else 19)
    made = derive.production(player)
    size = 34 if row.h < 80 else 44
    blue = derive.blue_cards(player)
    shown: dict[str, tuple[int, str]] = {
        "megacredit": (player.mc, f"+{made['mc'] + player.tr}"),
        "heat": (player.heat, f"+{made['heat']}"),
        "plant": (player.plant, f"+{made['plant']}"),
        "cards": (len(player.hand), ""),
        "forest": (player.forests, ""),
        "card_green": (len(table.of_colour(seat, "green")), ""),
        "card_blue": (blue, ""),
    }
    for name, (value, income) in shown.items():
        left, width = lefts[name]
        ink = theme.text if value else theme.faint
        if income:
            middle = left + width // 2 + 2
            layer.text(middle, y, str(value), face="bold", size=size, colour=ink, anchor="rm")
            layer.text(middle + 6, y + 2, income, size=size - 10, colour=theme.muted)
        else:
            layer.text(
                left + width // 2, y, str(value), face="bold", size=size, colour=ink, anchor="mm"
            )


# Modes


def _solo(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the dummy's phase cards, the marker and how many rounds are left."""
    theme, state, layer = table.theme, table.state, canvas.main
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    canvas.static.icon(box.x + 14, box.y + 30, "mars_droid", 40, anchor="lm")
    word = table.word("dummy")
    canvas.static.text(box.x + 66, box.y + 30, word, face="narrow", size=32, colour=theme.muted)
    words = table.word("marker")
    wide = layer.text(
        box.right - 16,
        box.y + 30,
        f"{state.marker}/{len(PHASES)}",
        face="bold",
        size=36,
        anchor="rm",
    )
    layer.text(
        box.right - 28 - wide,
        box.y + 30,
        words,
        face="narrow",
        size=30,
        anchor="rm",
        colour=theme.muted,
    )
    cells = Box(box.x + 12, box.y + 58, box.w - 24, min(box.h - 70, 110)).columns(len(PHASES), 8)
    for place, cell in enumerate(cells):
        if place < len(state.dummy_played):
            number = state.dummy_played[place]
            tint = theme.icon(PHASE_ICONS[number])
            layer.panel(cell, fill=mix(theme.panel, tint, 0.2), border=tint, width=2)
            x = cell.x + cell.w // 2
            numeral = table.numeral(number)
            layer.text(x - 6, cell.y + cell.h // 2, numeral, face="bold", size=36, anchor="rm")
            layer.icon(x + 2, cell.y + cell.h // 2, PHASE_ICONS[number], 40, anchor="lm")
        else:
            layer.panel(cell, fill=theme.panel_low, border=theme.line_strong)
            layer.icon(cell.x + cell.w // 2, cell.y + cell.h // 2, "deck", 40, colour=theme.faint)


def _coop(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the cubes left and both scores together against the goal."""
    theme = table.theme
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    for row, word in ((30, table.word("cubes")), (84, table.word("together"))):
        x, y = box.x + 16, box.y + row
        canvas.static.text(x, y, word, face="narrow", size=30, colour=theme.muted)
    _cubes(canvas.main, box.right - 16, box.y + 30, table.state.pile)
    total = sum(table.score(seat) for seat in range(len(table.state.players)))
    _together(canvas.main, box, total)


def _cubes(layer: Layer, right: int, y: int, pile: Mapping[str, int]) -> None:
    """Draw how many cubes of each kind are left."""
    x = right - layer.text(right, y, str(pile["trade"]), face="bold", size=36, anchor="rm") - 8
    x -= layer.icon(x, y, "trade", 36, anchor="rm") + 24
    x -= layer.text(x, y, str(pile["copper"]), face="bold", size=36, anchor="rm") + 8
    side = 30
    cube = Box(x - side, y - side // 2, side, side)
    layer.panel(cube, fill="#c77b3f", border="#f0b27d", width=3, radius=5)


def _together(layer: Layer, box: Box, total: int) -> None:
    """Draw the common score against the goal, with a bar where there is room for one."""
    theme, y = layer.theme, box.y + 84
    layer.icon(box.right - 14, y, "vp", 36, anchor="rm")
    text, ink = f"{digits(total)}/{COOP_GOAL}", theme.icon("vp")
    layer.text(box.right - 56, y, text, face="bold", size=40, anchor="rm", colour=ink)
    bar = Box(box.x + 16, box.y + 112, box.w - 32, 22)
    if bar.bottom < box.bottom - 6:
        layer.panel(bar, fill=theme.panel_low, border=theme.line, radius=11)
        part = round(bar.w * min(1, max(0, total) / COOP_GOAL))
        if part > 22:
            layer.panel(bar._replace(w=part), fill=theme.icon("vp"), radius=11)

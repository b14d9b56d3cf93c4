"""The zoom of the board with words: Locations, research programs and Favors."""

from __future__ import annotations

from collections.abc import Collection

from games.ceres.content.types import FIELDS, LOCATIONS, FavorName, Field, Location
from games.ceres.rules.derived import token
from games.ceres.rules.tables import OPTIONS, TOKEN
from games.ceres.state import NOBODY
from games.ceres.words import cards as texts
from rendering import fonts
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import cards, person, places, prose
from rendering.ceres.council import FIELD_ICONS
from rendering.ceres.table import Table
from rendering.ceres.zooms import ABOVE, EDGE, FULL, GAP, HEAD, PAD, above, heading
from rendering.header import points
from rendering.scene import Scene
from rendering.segments import Segment, draw_segment, draw_segments
from rendering.sizes import NARROW

TITLE, OPTION = 112, 62
"""Heights of a Location's name above its slots, and of an option."""
SIGN = 150
"""Width of what tells a field of research."""
PRICE = 226
"""Width of the price and points of a program, left of what it does."""
TICK = 36
"""Room for a tick behind what a program does."""
FAVOR = 60
"""Height of a Favor's name."""
Open = Collection[tuple[str, str]]
"""Options of Locations that the viewer may choose now."""


def locations_picture(table: Table) -> Scene:
    """Return Locations with their options in words, research programs and Favors."""
    heights = (locations_height(table), research_height(table), favors_height(table))
    canvas = table.canvas(NARROW, HEAD + sum(heights) + 2 * ABOVE + 3 * GAP + EDGE)
    heading(canvas, table)
    y = HEAD
    drawings = (draw_locations, draw_research, draw_favors)
    words = "", "research", "favors"
    for draw, tall, word in zip(drawings, heights, words, strict=True):
        if word:
            above(canvas, Box(EDGE, y, FULL, ABOVE), table, "council", word)
            y += ABOVE
        draw(canvas, Box(EDGE, y, FULL, tall), table)
        y += tall + GAP
    return canvas.scene()


# Locations


def _most(table: Table, pair: tuple[Location, ...]) -> int:
    """Return the number of lines of the fullest of some Locations."""
    return max(_rows(table, location) for location in pair)


def _rows(table: Table, location: Location) -> int:
    """Return the number of a Location's options, and a line for the recipes."""
    return len(list(places.explained(table, location))) + ("manufacture" in OPTIONS[location])


def locations_height(table: Table) -> int:
    """Return the height of the Locations, two in a row."""
    rows = (_most(table, LOCATIONS[:2]), _most(table, LOCATIONS[2:]))
    return sum(TITLE + count * (OPTION + 6) + 6 for count in rows) + GAP


def draw_locations(canvas: Canvas, box: Box, table: Table, opened: Open = ()) -> None:
    """Draw the Locations; open options are ticked for the viewer, and so is the place."""
    y = box.y
    for pair in (LOCATIONS[:2], LOCATIONS[2:]):
        tall = TITLE + _most(table, pair) * (OPTION + 6) + 6
        cells = Box(box.x, y, box.w, tall).columns(2, GAP)
        for location, cell in zip(pair, cells, strict=True):
            _location(canvas, cell, table, location, opened)
        y += tall + GAP


def _location(canvas: Canvas, box: Box, table: Table, location: Location, opened: Open) -> None:
    theme = table.theme
    here = any(where == location for where, _ in opened)
    canvas.static.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    if here:
        canvas.main.panel(box, border=theme.text, width=4)
    canvas.static.icon(box.x + PAD, box.y + 36, location, 54, anchor="lm")
    title = Box(box.x + PAD + 66, box.y + 8, box.w - 2 * PAD - 66, 56)
    canvas.static.title(title, table.said(f"place-{location}"), face="narrow_bold", size=36)
    _slots(canvas, Box(box.x + PAD, box.y + 62, box.w - 2 * PAD, 48), table, location)
    y = box.y + TITLE
    for number, (segment, words) in enumerate(places.explained(table, location)):
        row = Box(box.x + 8, y, box.w - 16, OPTION)
        canvas.static.panel(row, fill=theme.card_low, radius=8)
        middle = row.y + row.h // 2
        used = draw_segment(canvas.main, row.x + 10, middle, segment, 32) + 14
        option = OPTIONS[location][min(number, len(OPTIONS[location]) - 1)]
        right = row.right - 10
        if (location, option) in opened and _covered(table, segment) and _of_use(table, segment):
            cards.tick(canvas.main, right - 18, middle, 36)
            right -= 44
        room = Box(row.x + 10 + used, row.y, right - row.x - 10 - used, row.h)
        least = canvas.static.least("narrow")
        lines = 1 if fonts.width(words, "narrow", least) <= room.w else 2
        size = 32 if lines == 1 else least
        canvas.static.fit(room, words, face="narrow", size=size, lines=lines)
        y += OPTION + 6
    if "manufacture" in OPTIONS[location]:
        row = Box(box.x + 18, y, box.w - 36, OPTION)
        floor = person.smallest(canvas.width)
        draw_segments(canvas.main, row, places.recipes(table), 34, floor=floor, align="l")


def _covered(table: Table, segment: Segment) -> bool:
    """Return whether the viewer can pay for an option: perhaps not for every draw of the Yard."""
    viewer = table.seen.viewer
    held: dict[str, int] = {} if viewer is None else {**table.player(viewer).goods}
    return all(int(fee.number) <= held.get(fee.icon, 0) for fee in segment.pay)


def _of_use(table: Table, segment: Segment) -> bool:
    """Return whether a way to build leads to something that can be paid for now.

    The rules open the Yard for a draw alone; the ways to build the cards there are closed then. The
    result of a draw is unknown, only whether there are cards left. All other ways are of use.
    """
    match segment.get[0].icon:
        case "expanse":
            return _builds(table)
        case "upgrade":
            return _builds(table) and table.upgradable
        case "draw_see":
            return bool(table.state.facility_pile or table.state.facility_discard)
        case _:
            return True


def _builds(table: Table) -> bool:
    """Return whether the viewer can pay for a Facility on offer."""
    return any(key and table.can_build(key) for key in table.state.facility_row)


def _slots(canvas: Canvas, box: Box, table: Table, location: Location) -> None:
    """Draw the action slots: Leaders on taken ones, an outline for a free one."""
    theme, state = table.theme, table.state
    taken = state.slots[location]
    y = box.y + box.h // 2
    for slot in range(table.tables.slots):
        x = box.x + 22 + 52 * slot
        if slot >= table.tables.slots - state.blocked:
            canvas.main.icon(x, y, "blocked", 36, colour=theme.faint)
        elif slot < len(taken):
            canvas.main.token(x, y, table.style(taken[slot]), 19)
        else:
            canvas.main.disc(x, y, 19, border=theme.faint, width=2)


# Research


def _program(table: Table, field: Field, level: int) -> str:
    return table.speaker.say(texts.program_effect(field, level, table.state.edition))


def _levels(table: Table, field: Field) -> list[int]:
    """Return the heights of the programs of a field."""
    wide = FULL - SIGN - 6 - PRICE - 3 * PAD - TICK
    words = (_program(table, field, program.level) for program in table.tables.programs[field])
    return [max(96, prose.height(said, wide) + 24) for said in words]


def research_height(table: Table) -> int:
    """Return the height of all fields."""
    fields = [_levels(table, field) for field in FIELDS]
    return sum(sum(tall) + 6 * (len(tall) - 1) for tall in fields) + GAP * (len(fields) - 1)


def draw_research(canvas: Canvas, box: Box, table: Table, opened: Collection[str] = ()) -> None:
    """Draw the fields of research: each level with price, points, players there and effect.

    In the fields `opened` to the viewer the next level is ticked.
    """
    viewer = table.seen.viewer
    reached = {} if viewer is None else table.player(viewer).research
    y = box.y
    for field in FIELDS:
        heights = _levels(table, field)
        tall = sum(heights) + 6 * (len(heights) - 1)
        _field(canvas, Box(box.x, y, SIGN, tall), table, field)
        top = y
        for level, high in enumerate(heights, 1):
            row = Box(box.x + SIGN + 6, top, box.w - SIGN - 6, high)
            _level(canvas, row, table, field, level)
            if field in opened and level == reached.get(field, 0) + 1:
                cards.tick(canvas.main, row.right - 28, row.y + 28, 38)
            top += high + 6
        y += tall + GAP


def _field(canvas: Canvas, box: Box, table: Table, field: Field) -> None:
    theme, layer = table.theme, canvas.static
    layer.panel(box, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
    layer.icon(box.x + box.w // 2, box.y + box.h // 2 - 30, FIELD_ICONS[field], 88)
    name = Box(box.x + 6, box.y + box.h // 2 + 24, box.w - 12, 50)
    layer.title(name, table.said(f"research-{field}"), face="narrow", size=34, align="m")


def _level(canvas: Canvas, box: Box, table: Table, field: Field, level: int) -> None:
    theme, layer = table.theme, canvas.static
    program = table.tables.programs[field][level - 1]
    layer.panel(box, fill=theme.card_low, border=theme.line)
    y = box.y + 26
    layer.amounts(box.x + PAD, y, program.cost, 34)
    right = box.x + PRICE
    points(layer, right, y, program.vp, 36, gap=2)
    y = box.bottom - 27
    if level == len(table.tables.programs[field]) and table.state.first.get(field) == NOBODY:
        gold = theme.icon("vp")
        canvas.main.badge(right, y, f"+{TOKEN}", fill=gold, size=26, anchor="rm")
    for i, seat in enumerate(table.at_level(field, level)):
        canvas.main.token(box.x + PAD + 18 + 42 * i, y, table.style(seat), 16)
    words = Box(right + 2 * PAD, box.y + 12, box.right - right - 3 * PAD - TICK, box.h - 16)
    prose.write(layer, words, _program(table, field, level))


# Favors


def _favor_words(table: Table, favor: FavorName) -> str:
    return table.speaker.say(texts.favor_effect(favor, table.state.edition))


def _favor_heights(table: Table) -> list[int]:
    wide = FULL - 2 * PAD - 90
    return [
        FAVOR + prose.height(_favor_words(table, favor), wide) + 8 for favor in table.tables.favors
    ]


def favors_height(table: Table) -> int:
    """Return the height of all Favors."""
    heights = _favor_heights(table)
    return sum(heights) + 6 * (len(heights) - 1)


def draw_favors(canvas: Canvas, box: Box, table: Table, opened: Collection[str] = ()) -> None:
    """Draw the Favors below each other with their effects: the price, or the holder.

    Favors in `opened`, open to the viewer, are ticked.
    """
    theme, layer = table.theme, canvas.static
    y = box.y
    for favor, tall in zip(table.tables.favors, _favor_heights(table), strict=True):
        row = Box(box.x, y, box.w, tall)
        layer.panel(row, fill=theme.panel, fill2=theme.panel_low, border=theme.line)
        layer.icon(row.x + PAD, row.y + row.h // 2, favor, 64, anchor="lm")
        x, middle = row.x + PAD + 84, row.y + FAVOR // 2 + 2
        holder = token(table.state, favor).holder
        if holder == NOBODY:
            price = {"influence": table.tables.favors[favor]}
            canvas.main.amounts(row.right - PAD, middle, price, 40, align="r")
        else:
            canvas.main.token(row.right - PAD - 24, middle, table.style(holder), 22)
        if favor in opened:
            cards.tick(canvas.main, row.right - 120, middle, 38)
        name = Box(x, row.y + 6, row.right - x - 150, FAVOR - 8)
        layer.title(name, table.title(favor), face="narrow_bold", size=34)
        words = Box(x, row.y + FAVOR, row.right - PAD - x, tall - FAVOR)
        prose.write(layer, words, _favor_words(table, favor))
        y += tall + 6

"""The private preview of a turn in hand: the step, one's goods, and the choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from games.ceres import actions as act
from games.ceres.state import (
    AnyFrame,
    Bureau,
    Favoring,
    Function,
    Launching,
    Manufacturing,
    Researching,
    Settling,
    Trading,
    Turn,
    Visit,
    Yard,
)
from games.ceres.words import cards as texts
from games.core.speech import Message
from games.core.text import capital, spelled
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import belt, cards, means, own, person, places, places_zoom, prose, zooms
from rendering.ceres.symbols import of_goods, of_part
from rendering.ceres.table import Table
from rendering.scene import Scene
from rendering.segments import Segment, Symbol, draw_segment
from rendering.sizes import NARROW
from rendering.typeset import wrap

EDGE, GAP, PAD = 12, 12, 14
FULL = NARROW - 2 * EDGE
STEP, ASIDE = 44, 56
"""Height of a line of the steps in progress, and the room for a token beside them."""
OPTION = 62
"""Height of a line with what is paid and got for it."""
DRAWN = 44
"""Height of the words above cards that were drawn."""
SYMBOLS = 250
"""Width of a part of a Function in symbols."""


class Below(NamedTuple):
    """A part below all others: its height, and the function that draws it into a box."""

    height: int
    draw: Callable[[Canvas, Box], None]


def preview(table: Table) -> Scene:
    """Return the turn in hand as its player sees it; if they wait, their goods and the board."""
    state = table.state
    seat = state.turn if table.seen.viewer is None else table.seen.viewer
    frames = state.stack if seat == state.turn else []
    live = frames[-1] if frames else None
    if isinstance(live, Launching):
        return _launch(table, seat, frames)
    player = table.player(seat)
    tall = own.height(table, player, FULL, NARROW)
    parts = [Below(tall, partial(own.draw, table=table, player=player))]
    parts += [] if state.over else _choices(table, live)
    said = _steps(table, seat, frames)
    head = STEP * len(_lines(said))
    height = EDGE + head + GAP + sum(part.height + GAP for part in parts)
    canvas = table.canvas(NARROW, height)
    _head(canvas, Box(EDGE, EDGE, FULL, head), table, seat, said)
    y = EDGE + head + GAP
    for part in parts:
        part.draw(canvas, Box(EDGE, y, FULL, part.height))
        y += part.height + GAP
    return canvas.scene()


def _launch(table: Table, seat: int, frames: list[AnyFrame]) -> Scene:
    """Return the large belt, goals in reach marked, below the goods that pay for the way."""
    said = _steps(table, seat, frames)
    head = Box(EDGE, EDGE, belt.LARGE - 2 * EDGE, STEP * len(_lines(said)))
    goods = Box(EDGE, head.bottom + GAP, head.w, 2 * person.GOOD + person.GAP)
    top = goods.bottom + 2 * GAP
    canvas = table.canvas(belt.LARGE, top + belt.TALL)
    canvas.static.stars(canvas.box, 320)
    _head(canvas, head, table, seat, said)
    person.goods(canvas, goods, table, table.player(seat))
    belt.draw_large(canvas, top, table)
    return canvas.scene()


def _steps(table: Table, seat: int, frames: list[AnyFrame]) -> str:
    """Return the steps in progress, the live one last; for a waiting player, whose turn it is."""
    tags = [step.__struct_config__.tag for step in frames]
    if tags:
        return " › ".join(capital(table.said(f"frame-{tag}")) for tag in tags)
    state = table.state
    who = spelled(table.names[seat if state.over else state.turn], table.lang)
    return f"{who} – {table.word('over' if state.over else 'turn')}"


def _lines(said: str) -> list[str]:
    return wrap(said, FULL - ASIDE, "strong", 32)[:3]


def _head(canvas: Canvas, box: Box, table: Table, seat: int, said: str) -> None:
    """Write the steps behind the token of the player whose turn it is."""
    seat = seat if table.state.over else table.state.turn
    canvas.main.token(box.x + 22, box.y + STEP // 2, table.style(seat), 18)
    room = Box(box.x + ASIDE, box.y, box.w - ASIDE, box.h)
    canvas.main.fit(room, said, size=32, lines=len(_lines(said)), cut=True)


# What there is to choose


def _choices(table: Table, live: AnyFrame | None) -> list[Below]:
    """Return the choices of the live step."""
    match live:
        case Bureau() | Trading() | Settling():
            return _trade_bureau(table, live)
        case Yard():
            return [*_facilities(table, live.drawn), *_draws(table)]
        case Manufacturing():
            return [_recipes(table)]
        case Researching():
            fields = {action.field for action in table.open if isinstance(action, act.Research)}
            return [
                Below(
                    places_zoom.research_height(table),
                    partial(places_zoom.draw_research, table=table, opened=fields),
                )
            ]
        case Favoring():
            favors = {action.favor for action in table.open if isinstance(action, act.Favor)}
            return [
                Below(
                    places_zoom.favors_height(table),
                    partial(places_zoom.draw_favors, table=table, opened=favors),
                )
            ]
        case Function():
            return [_function(table, live)]
        case Visit():
            return [_locations(table)]
        case None | Turn(acted=False):
            return [_means(table), _ship(table, ticks="trade" in table.goals), _locations(table)]
        case _:
            return []  # what there is to choose is one's own, and shown above


def _locations(table: Table) -> Below:
    """Return the Locations, with open options ticked."""
    opened = {
        (action.location, action.option)
        for action in table.open
        if isinstance(action, act.Leader | act.Choose)
    }
    return Below(
        places_zoom.locations_height(table),
        partial(places_zoom.draw_locations, table=table, opened=opened),
    )


def _means(table: Table) -> Below:
    """Return the remaining Workers and the viewer's affordable things."""
    return Below(means.height(table), partial(means.draw, table=table))


def _ship(table: Table, *, ticks: bool) -> Below:
    """Return the docked ship, with affordable lines ticked."""
    ship, number = table.docked(), table.state.round
    return Below(
        zooms.ship_height(table, ship),
        partial(zooms.draw_ship, table=table, number=number, ship=ship, ticks=ticks),
    )


def _trade_bureau(table: Table, live: Bureau | Trading | Settling) -> list[Below]:
    """Return the docked ship and the projects; only things that can be taken now are ticked."""
    trade = isinstance(live, Trading) or (isinstance(live, Bureau) and "trade" in live.options)
    settle = isinstance(live, Settling) or (
        isinstance(live, Bureau) and "settlement" in live.options
    )
    projects = [key for key in table.state.project_row if key]
    return [
        _ship(table, ticks=trade),
        Below(
            zooms.projects_height(table, projects),
            partial(zooms.draw_projects, table=table, keys=projects, ticks=settle),
        ),
    ]


def _facilities(table: Table, drawn: list[str]) -> list[Below]:
    """Return the cards on offer, and below them the drawn cards."""
    row = [key for key in table.state.facility_row if key]
    parts = [
        Below(
            zooms.facilities_height(table, row),
            partial(zooms.draw_facilities, table=table, keys=row),
        )
    ]
    if drawn:

        def draw(canvas: Canvas, box: Box) -> None:
            word, ink = table.word("drawn"), table.theme.muted
            canvas.main.text(box.x + 4, box.y + 20, word, face="narrow", size=32, colour=ink)
            below = Box(box.x, box.y + DRAWN, box.w, box.h - DRAWN)
            zooms.draw_facilities(canvas, below, table, drawn)

        parts.append(Below(DRAWN + zooms.facilities_height(table, drawn), draw))
    return parts


def _draws(table: Table) -> list[Below]:
    """Return the open draws, below a word if no card on offer is affordable."""
    fees = [action.influence for action in table.open if isinstance(action, act.Draw)]
    if not fees:
        return []
    words = capital(table.word("extra_cards"))
    lines = [_Line(places.drawing(fee), words, ticked=True) for fee in fees]
    if any(isinstance(action, act.Build) for action in table.open):
        return [_pair(lines)]
    none = table.word("none_payable")
    return [_pair([_Line(None, none, ticked=False)]), _pair(lines)]


def _recipes(table: Table) -> Below:
    """Return the recipes of an Alloy and a Probe; those that can be paid now are ticked."""
    made = {(a.alloys, a.probes) for a in table.open if isinstance(a, act.Manufacture)}
    lines = [
        _Line(
            Segment(of_goods(table.position.manufacture_cost(*one)), (Symbol(good, "1"),)),
            capital(table.speaker.say(Message(f"good-{good}"), "one")),
            ticked=one in made,
        )
        for good, one in zip(places.PRODUCTS, ((1, 0), (0, 1)), strict=True)
    ]
    return _pair(lines)


class _Line(NamedTuple):
    """A price and its gain, their words, and whether the line is ticked."""

    segment: Segment | None
    words: str
    ticked: bool


def _pair(lines: Sequence[_Line]) -> Below:
    """Return lines in pairs, side by side."""

    def draw(canvas: Canvas, box: Box) -> None:
        layer = canvas.main
        for line, cell in zip(lines, box.columns(len(lines), GAP), strict=True):
            layer.panel(cell, fill=canvas.theme.card_low, radius=8)
            y, x, right = cell.y + cell.h // 2, cell.x + PAD, cell.right - PAD
            if line.ticked:
                cards.tick(layer, right - 18, y, 36)
                right -= 46
            if line.segment:
                x += draw_segment(layer, x, y, line.segment, 36) + PAD
            room = Box(x, cell.y, right - x, cell.h)
            layer.fit(room, line.words, face="narrow", size=34)

    return Below(OPTION, draw)


def _function(table: Table, live: Function) -> Below:
    """Return the parts of the Outstation being activated; completed ones are ticked off."""
    parts = table.tables.parts(live.outstation, live.bottom)
    said = [table.speaker.say(texts.function((part,), table.state.edition)) for part in parts]
    wide = FULL - 4 * PAD - SYMBOLS - 70
    heights = [max(64, prose.height(words, wide, size=32) + 16) for words in said]
    kind = table.kind(live.outstation)

    def draw(canvas: Canvas, box: Box) -> None:
        theme, layer = table.theme, canvas.main
        layer.panel(box, fill=theme.panel, border=theme.icon(kind), width=3)
        layer.icon(box.x + 16, box.y + 36, kind, 44, anchor="lm")
        title = Box(box.x + 72, box.y + 8, box.w - 84, 56)
        layer.title(title, table.title(live.outstation), face="narrow_bold", size=38)
        y = box.y + 72
        for place, (part, words, tall) in enumerate(zip(parts, said, heights, strict=True)):
            row = Box(box.x + PAD, y, box.w - 2 * PAD, tall)
            layer.panel(row, fill=theme.card_low, radius=8)
            middle, done = row.y + row.h // 2, place < live.next
            if done:
                layer.icon(row.x + 34, middle, "done", 36)
            else:
                layer.text(row.x + 34, middle, str(place + 1), face="bold", size=34, anchor="mm")
            draw_segment(layer, row.x + 70, middle, of_part(part), 38)
            down = (tall - prose.height(words, wide, size=32)) // 2 + 4
            text = Box(row.x + 70 + SYMBOLS, row.y + down, wide, row.h - down)
            ink = theme.faint if done else theme.text
            prose.write(layer, text, words, size=32, colour=ink)
            y += tall + 8

    return Below(72 + sum(heights) + 8 * len(heights) + 6, draw)

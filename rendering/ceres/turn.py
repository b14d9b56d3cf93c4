"""The private preview of a turn in hand: the step, what one has, and what there is to choose."""

from __future__ import annotations

from games.ceres.state import (
    HIDDEN,
    AnyFrame,
    Bonus,
    Bureau,
    Favoring,
    Function,
    Launching,
    Researching,
    Settling,
    Trading,
    Yard,
)
from games.ceres.words import cards as texts
from games.core.text import capital, spelled
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import belt, cards, council, holdings, offer, places, port
from rendering.ceres.symbols import draw_segment, of_part
from rendering.ceres.table import Table
from rendering.scene import Scene

WIDTH, EDGE, GAP = 1600, 12, 12
STEPS = 60
FULL = WIDTH - 2 * EDGE
CARDS = 250


def preview(table: Table) -> Scene:
    """Return the turn in hand as its player sees it; for who waits, the own goods and the board."""
    state = table.state
    seat = state.turn if table.seen.viewer is None else table.seen.viewer
    frames = state.stack if seat == state.turn else []
    live = frames[-1] if frames else None
    if isinstance(live, Launching):
        return _launch(table, seat, frames)
    height = 0 if state.over else _height(live)
    below = height + GAP if height else 0
    canvas = table.canvas(WIDTH, EDGE + STEPS + holdings.ROW + below + EDGE)
    _steps(canvas, Box(EDGE, EDGE, FULL, STEPS - GAP), table, seat, frames)
    row = Box(EDGE, EDGE + STEPS, FULL, holdings.ROW)
    holdings.draw(canvas, row, table, table.player(seat))
    if height:
        _choices(canvas, Box(EDGE, row.bottom + GAP, FULL, height), table, live)
    return canvas.scene()


def _launch(table: Table, seat: int, frames: list[AnyFrame]) -> Scene:
    """Return the belt large, what is in reach marked, below the goods that pay for the way."""
    goods = Box(EDGE, EDGE + STEPS, belt.LARGE - 2 * EDGE, 124)
    top = goods.bottom + 2 * GAP
    canvas = table.canvas(belt.LARGE, top + belt.TALL)
    canvas.static.stars(canvas.box, 320)
    _steps(canvas, Box(EDGE, EDGE, goods.w, STEPS - GAP), table, seat, frames)
    holdings.goods(canvas, goods, table, table.player(seat))
    belt.draw_large(canvas, top, table)
    return canvas.scene()


def _steps(canvas: Canvas, box: Box, table: Table, seat: int, frames: list[AnyFrame]) -> None:
    """Write the steps in progress, the live one last; for who waits, whose turn it is."""
    theme, state = table.theme, table.state
    tags = [frame.__struct_config__.tag for frame in frames]
    names = [capital(table.said(f"frame-{tag}")) for tag in tags]
    said = "  ›  ".join(names)
    if not said:
        seat = seat if state.over else state.turn
        state = table.word("over" if state.over else "turn")
        said = f"{spelled(table.names[seat], table.lang)} – {state}"
    canvas.main.token(box.x + 22, box.y + box.h // 2, table.style(seat), 18)
    canvas.main.fit(
        Box(box.x + 56, box.y, box.w - 56, box.h),
        said,
        size=32,
        floor=16,
        cut=True,
        colour=theme.text,
    )


def _height(live: AnyFrame | None) -> int:
    match live:
        case Yard():
            rows = 2 if live.drawn else 1
            return rows * (CARDS + 42)
        case _:
            return 310


def _choices(canvas: Canvas, box: Box, table: Table, live: AnyFrame | None) -> None:
    """Draw what the live step is about."""
    match live:
        case Bureau() | Trading() | Settling():
            _trade_bureau(canvas, box, table, live)
        case Yard():
            _facilities(canvas, box, table, tuple(live.drawn))
        case Researching() | Favoring() | Bonus():
            council.draw_research(canvas, Box(box.x, box.y, 1000, box.h), table)
            council.draw_favors(canvas, Box(box.x + 1012, box.y, box.w - 1012, box.h), table)
        case Function():
            _function(canvas, box, table, live)
        case _:
            places.draw_all(canvas, Box(box.x, box.y, 940, box.h), table)
            port.draw_quarters(canvas, Box(box.x + 952, box.y, 300, box.h), table)
            council.draw_favors(canvas, Box(box.x + 1264, box.y, box.w - 1264, box.h), table)


def _trade_bureau(
    canvas: Canvas, box: Box, table: Table, live: Bureau | Trading | Settling
) -> None:
    """Draw the docked ship and the projects; what can be taken now has ticks, nothing else."""
    trade = isinstance(live, Trading) or (isinstance(live, Bureau) and "trade" in live.options)
    settle = isinstance(live, Settling) or (
        isinstance(live, Bureau) and "settlement" in live.options
    )
    port.draw_ship(canvas, Box(box.x, box.y, 470, box.h), table, ticks=trade)
    projects = Box(box.x + 482, box.y, box.w - 482, box.h)
    offer.draw_projects(canvas, projects, table, ticks=settle)


def _facilities(canvas: Canvas, box: Box, table: Table, drawn: tuple[str, ...]) -> None:
    pile = len(table.state.facility_pile)
    title = table.word("facilities")
    offer.heading(canvas, Box(box.x, box.y, box.w, 34), table, title, pile)
    offer.draw_facilities(canvas, Box(box.x, box.y + 38, box.w, CARDS), table)
    if not drawn:
        return
    y = box.y + CARDS + 42
    canvas.main.text(
        box.x + 4, y + 17, table.word("drawn"), face="narrow", size=26, colour=table.theme.muted
    )
    cells = Box(box.x, y + 38, box.w, CARDS).columns(max(6, len(drawn)), offer.CARD_GAP)
    for key, cell in zip(drawn, cells, strict=False):
        if key == HIDDEN:
            canvas.main.panel(cell, fill=table.theme.card_low, border=table.theme.line_strong)
            canvas.main.icon(cell.x + cell.w // 2, cell.y + cell.h // 2, "deck", 80)
        else:
            cards.facility(canvas.main, cell, table.facility(key), table.title(key))
            if table.can_build(key):
                offer.affordable(canvas, cell)


def _function(canvas: Canvas, box: Box, table: Table, live: Function) -> None:
    """Draw the parts of the Outstation being activated; those behind are ticked off."""
    theme, layer = table.theme, canvas.main
    parts = table.tables.parts(live.outstation, live.bottom)
    kind = table.kind(live.outstation)
    layer.panel(box, fill=theme.panel, border=theme.icon(kind), width=3)
    layer.icon(box.x + 16, box.y + 34, kind, 44, anchor="lm")
    title = Box(box.x + 72, box.y + 8, box.w - 84, 52)
    layer.fit(title, table.title(live.outstation), face="narrow_bold", size=36, floor=20, cut=True)
    rows = Box(box.x + 12, box.y + 66, box.w - 24, box.h - 78).rows(max(3, len(parts)), 6)
    for place, (part, row) in enumerate(zip(parts, rows, strict=False)):
        done = place < live.next
        layer.panel(row, fill=theme.card_low, radius=8)
        middle, size = row.y + row.h // 2, min(42, row.h - 12)
        if done:
            layer.icon(row.x + 34, middle, "done", round(size * 0.8))
        else:
            layer.text(row.x + 34, middle, str(place + 1), face="bold", size=size - 8, anchor="mm")
        draw_segment(layer, row.x + 76, middle, of_part(part), size)
        text = Box(row.x + 420, row.y, row.w - 432, row.h)
        words = table.speaker.say(texts.function((part,), table.state.edition))
        ink = theme.faint if done else theme.text
        layer.fit(text, words, face="text", size=26, floor=14, lines=2, colour=ink)

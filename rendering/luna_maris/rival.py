"""The AI of a solo game: its goods and tracks, and line by line what it did in its last phase."""

from __future__ import annotations

from games.luna_maris.content.types import TRACKS
from games.luna_maris.state import AI, AiStep, Rival
from rendering.box import Box
from rendering.canvas import Canvas, signed
from rendering.header import frame
from rendering.luna_maris import crew, person
from rendering.luna_maris.effects import of_goods
from rendering.luna_maris.meters import (
    LINE,
    Change,
    Stock,
    carbon,
    ground,
    store,
    waste,
    width,
)
from rendering.luna_maris.table import Table
from rendering.segments import Segment, Symbol, draw_segments, lines

ACROSS, DOWN, GAP = 16, 12, 10
STEP, MORE, SYMBOLS = 56, 44, 34
"""Of its last phase: height of a line, what a second row adds, size of symbols."""
LABEL = 320
"""Width of what such a line is about."""
ROWS = 5
"""Lines below the name: disc, orders and research, goods, probes and CO2, waste."""


def rival_of(table: Table) -> Rival:
    """Return the rival, which a solo game has."""
    found = table.state.rival
    assert found is not None
    return found


def height(table: Table, inner: int) -> int:
    """Return the height of all about the rival, so wide."""
    upper = person.HEAD + ROWS * (LINE + GAP) + GAP
    return upper + crew.height(_held(table), inner) + GAP + _phase_height(table, inner)


def _phase_height(table: Table, inner: int) -> int:
    steps = rival_of(table).did
    return LINE + sum(_tall(table, step, inner) + 4 for step in steps) if steps else 0


def _tall(table: Table, step: AiStep, inner: int) -> int:
    """Return the height of a line: more where its symbols do not fit beside each other."""
    room = inner - LABEL - 10
    return STEP + (lines(_segments(table, step), room, SYMBOLS) - 1) * MORE


def _held(table: Table) -> list[crew.Line]:
    """Return the scientists that it hired and its food."""
    ai, old = rival_of(table), table.earlier(AI)
    before = old if isinstance(old, Rival) else None
    hired, food = (before.hired, before.food) if before else (ai.hired, ai.food)
    found = [
        crew.Line("hiring", crew.people(table, ai.hired, hired)),
        crew.Line("food", crew.crops(table, ai.food, food)),
    ]
    return [line for line in found if line.chips]


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw all of it into a box at least as high as needed."""
    found = rival_of(table)
    style = table.style(AI)
    frame(canvas.main, box, style, person.ground(table, AI), strong=person.leads(table, AI))
    inner = box.inset(ACROSS, DOWN)
    person.name(canvas, inner._replace(h=person.HEAD), table, AI)
    y = inner.y + person.HEAD + GAP
    rows = [Box(inner.x, y + number * (LINE + GAP), inner.w, LINE) for number in range(ROWS)]
    person.where(canvas, rows[0], table, AI, found.module, active=True)
    person.done(canvas, rows[1], table, AI)
    _goods(canvas, rows[2], table, found)
    left = person.probes(canvas, rows[3], table, found)
    board = table.index.board
    carbon(canvas, rows[3]._replace(x=inner.x + left + 40), board, _change(table, "co2"))
    waste(canvas, rows[4], board, _change(table, "waste"))
    y = rows[-1].bottom + GAP
    held = _held(table)
    crew.draw(canvas, Box(inner.x, y, inner.w, crew.height(held, inner.w)), held)
    low = _phase_height(table, inner.w)
    _phase(canvas, Box(inner.x, inner.bottom - low, inner.w, low), table, found)


def _change(table: Table, field: str) -> Change:
    old = None if table.renewed else table.earlier(AI)
    return Change(getattr(rival_of(table), field), None if old is None else getattr(old, field))


def _goods(canvas: Canvas, box: Box, table: Table, found: Rival) -> None:
    """Draw what it has in store; titanium lies in the open."""
    board, battery = table.index.board, table.index.components.ai.battery
    stock = Stock(*(_change(table, field) for field in Stock._fields))
    x = box.x
    for good, amount, most in zip(
        Stock._fields, stock, (battery, board.water, board.helium), strict=True
    ):
        cell = Box(x, box.y, width(most), box.h)
        store(canvas, cell, good, amount, most)
        x = cell.right + 14
    cell, y = Box(x, box.y, 100, box.h), box.y + box.h // 2
    ground(canvas.main, cell)
    ink = canvas.theme.text if found.titanium else canvas.theme.faint
    canvas.main.icon(cell.x + 8, y, "titanium", 34, anchor="lm")
    canvas.main.text(cell.x + 50, y, str(found.titanium), face="bold", size=32, colour=ink)
    canvas.changed(cell._replace(y=cell.y - 6), _change(table, "titanium").by)


# Its last phase


def _phase(canvas: Canvas, box: Box, table: Table, found: Rival) -> None:
    """Draw what it did, in the order of its card."""
    if not found.did:
        return
    layer, theme, y = canvas.main, table.theme, box.y + LINE // 2
    x = box.x + layer.icon(box.x, y, "deck", 34, anchor="lm", colour=theme.muted) + 12
    said = table.title(found.card) if found.card else table.called(AI)
    layer.text(x, y, said, face="narrow", size=32, colour=theme.muted)
    top = box.y + LINE
    for step in found.did:
        tall = _tall(table, step, box.w)
        _step(canvas, Box(box.x, top, box.w, tall), table, step)
        top += tall + 4


def _step(canvas: Canvas, box: Box, table: Table, step: AiStep) -> None:
    """Draw a line: the module, what it is about, what was paid and gained; faint if skipped."""
    layer, theme, y = canvas.main, table.theme, box.y + box.h // 2
    skipped = not (step.main or step.extra)
    layer.panel(box, fill=theme.panel_low if skipped else theme.card, radius=9)
    ink = theme.faint if skipped else theme.text
    layer.icon(box.x + 10, y, step.module, 40, anchor="lm", colour=theme.faint if skipped else None)
    name = Box(box.x + 62, box.y, LABEL - 70, box.h)
    about = _about(table, step)
    layer.title(
        name,
        table.title(about),
        brief=table.speaker.brief(about),
        face="narrow_bold",
        size=30,
        colour=ink,
    )
    room = Box(box.x + LABEL, box.y + 2, box.w - LABEL - 10, box.h - 4)
    if skipped:
        layer.text(room.x, y, table.word("skipped"), face="narrow", size=28, colour=theme.faint)
        return
    draw_segments(layer, room, _segments(table, step), SYMBOLS, align="l")


def _about(table: Table, step: AiStep) -> str:
    """Return what a line is about: an order, a scientist, a zone, else the module."""
    index = table.index
    known = step.main in index.orders or step.main in index.scientists or step.main in index.zones
    return step.main if known else step.module


def _segments(table: Table, step: AiStep) -> list[Segment]:
    """Return what a step cost and brought: by its main action, its extra action, and besides."""
    index, used = table.index, step.module == "recycling"
    paid: dict[str, int] = {**step.paid, "waste": -step.waste if used else 0}
    got: list[Symbol] = []
    if step.main in TRACKS:
        got.append(Symbol(step.main, "+1"))
    if step.main in index.zones:
        got.append(Symbol("probe"))
    if step.main in index.scientists:
        card = index.scientists[step.main]
        got += [Symbol(f"level_{card.level}"), *map(Symbol, card.modules)]
    got += of_goods({**step.gained, "vp": step.vp})
    found = [Segment(of_goods(paid), tuple(got))]
    if step.bonus:
        found.append(Segment((), (Symbol("favor"),)))
    if step.extra and step.extra != "scrub":
        found.append(Segment((), (Symbol("construction_yard"), Symbol(step.extra))))
    besides: list[Symbol] = []
    if step.steps:
        besides.append(Symbol("co2", signed(-step.steps)))
    if step.waste > 0:
        besides.append(Symbol("waste", signed(step.waste)))
    elif step.waste and not used:
        besides.append(Symbol("discard", str(-step.waste)))
    return [*found, Segment((), tuple(besides))] if besides else found

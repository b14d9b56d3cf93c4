"""The last phase of a solo game's AI, line by line."""

from __future__ import annotations

from games.luna_maris.content.types import TRACKS
from games.luna_maris.state import AI, AiStep, Rival
from rendering.box import Box
from rendering.canvas import Canvas, signed
from rendering.luna_maris.effects import of_goods
from rendering.luna_maris.meters import LINE
from rendering.luna_maris.table import Table
from rendering.segments import Segment, Symbol, draw_segments, lines

ACROSS, DOWN = 14, 8
STEP, MORE, SYMBOLS = 56, 44, 36
"""Height of a line, what a second row adds, size of symbols."""
LABEL = 400
"""Width of what such a line is about."""


def rival_of(table: Table) -> Rival:
    """Return the rival, which a solo game has."""
    found = table.state.rival
    assert found is not None
    return found


def height(table: Table, wide: int) -> int:
    """Return the height of its last phase for a width; 0 before the first."""
    steps, inner = rival_of(table).did, wide - 2 * ACROSS
    return 2 * DOWN + LINE + sum(_tall(table, step, inner) + 4 for step in steps) if steps else 0


def _tall(table: Table, step: AiStep, inner: int) -> int:
    """Return the height of a line: more where its symbols do not fit next to each other."""
    room = inner - LABEL - 10
    return STEP + (lines(_segments(table, step), room, SYMBOLS) - 1) * MORE


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw its actions, in the order of its card."""
    layer, theme, found = canvas.main, table.theme, rival_of(table)
    layer.panel(box, fill=theme.panel, border=theme.line)
    inner = box.inset(ACROSS, DOWN)
    x, y = inner.x, inner.y + LINE // 2
    x += layer.icon(x, y, "deck", 34, anchor="lm", colour=theme.muted) + 12
    said = table.title(found.card) if found.card else table.called(AI)
    layer.text(x, y, said, face="narrow", size=32, colour=theme.muted)
    top = inner.y + LINE
    for step in found.did:
        tall = _tall(table, step, inner.w)
        _step(canvas, Box(inner.x, top, inner.w, tall), table, step)
        top += tall + 4


def _step(canvas: Canvas, box: Box, table: Table, step: AiStep) -> None:
    """Draw a line: the module, its subject, the cost and the gain; faint if skipped."""
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
    """Return the subject of a line: an order, a scientist, a zone, else the module."""
    index = table.index
    known = step.main in index.orders or step.main in index.scientists or step.main in index.zones
    return step.main if known else step.module


def _segments(table: Table, step: AiStep) -> list[Segment]:
    """Return a step's cost and gain: by its main action, its extra action, and the rest."""
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

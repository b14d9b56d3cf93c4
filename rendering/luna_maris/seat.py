"""A player, or the AI of a solo game, on a tile: the most important figures, large."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.luna_maris.state import AI, Player, Rival, Side
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.header import frame
from rendering.luna_maris import person
from rendering.luna_maris.meters import BATTERY, LINE, Change, belt, carbon, ground
from rendering.luna_maris.table import Table

ACROSS, DOWN, GAP = 14, 12, 8
LINES = 6
"""Lines below the name."""
HEIGHT = person.HEAD + LINES * (LINE + GAP) + 2 * DOWN
ICON, TEXT = 36, 34
DEPOT = 148
"""Width of what is left in the Emergency Depot."""


class Figure(NamedTuple):
    """An amount on a tile: its icon, its change, its maximum, and whether it is dangerous."""

    icon: str
    amount: Change
    most: int = 0
    bad: bool = False


def draw(canvas: Canvas, box: Box, table: Table, side: Side) -> None:
    """Draw all of it into a box at least `HEIGHT` high."""
    actor = AI if isinstance(side, Rival) else side.seat
    style, strong = table.style(actor), person.leads(table, actor)
    frame(canvas.main, box, style, person.ground(table, actor), strong=strong)
    inner = box.inset(ACROSS, DOWN)
    spare = (inner.h - HEIGHT + 2 * DOWN) // LINES
    top = inner.y + person.HEAD + GAP
    step = LINE + GAP + spare
    rows = [Box(inner.x, top + number * step, inner.w, LINE) for number in range(LINES)]
    person.name(canvas, inner._replace(h=person.HEAD), table, actor)
    if isinstance(side, Rival):
        _rival(canvas, rows, table, side)
    else:
        _player(canvas, rows, table, side)


def _change(table: Table, side: Side, field: str) -> Change:
    """Return an amount with its older value, if no round began since."""
    old = table.earlier(AI if isinstance(side, Rival) else side.seat)
    before = None if old is None or table.renewed else getattr(old, field)
    return Change(getattr(side, field), before)


def _count(table: Table, side: Side, *fields: str) -> Change:
    """Return the number of cards in some places."""
    old = table.earlier(AI if isinstance(side, Rival) else side.seat)
    before = None
    if old is not None and not table.renewed:
        before = sum(len(getattr(old, field)) for field in fields)
    return Change(sum(len(getattr(side, field)) for field in fields), before)


def _player(canvas: Canvas, rows: Sequence[Box], table: Table, player: Player) -> None:
    board = table.index.board
    old = None if table.renewed else table.earlier(player.seat)
    before = old if isinstance(old, Player) else None
    person.placed(canvas, rows[0], table, player)
    person.done(canvas, rows[1], table, player.seat)
    stores = (
        Figure("energy", _change(table, player, "energy"), BATTERY),
        Figure("water", _change(table, player, "water"), board.water),
        Figure("helium", _change(table, player, "helium"), board.helium),
        _waste(table, player),
    )
    _figures(canvas, rows[2], stores)
    spaces = [(player.first, before and before.first), (player.last, before and before.last)]
    belt(canvas, rows[3], spaces)
    _limits(canvas, rows[4], table, player)
    cells = rows[5]._replace(w=rows[5].w - DEPOT)
    held = (
        Figure("hand", _count(table, player, "hand")),
        Figure("rest", _count(table, player, "rest")),
        Figure("food", _count(table, player, "food", "drawn")),
    )
    _figures(canvas, cells, held)
    person.depot(canvas, rows[5]._replace(x=cells.right, w=DEPOT), table, player)


def _waste(table: Table, side: Side) -> Figure:
    """Return the waste, which is dangerous on the last spaces of its track."""
    board, amount = table.index.board, _change(table, side, "waste")
    return Figure("waste", amount, board.waste, amount.now > board.waste - board.penalty)


def _limits(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the O2 left, the stress, CO2 with its points, and the remaining probes."""
    left = max(0, player.stress - player.oxygen)
    used, stress = _change(table, player, "oxygen"), _change(table, player, "stress")
    then = None
    if used.old is not None and stress.old is not None:
        then = max(0, stress.old - used.old)
    cells = box.columns(4, 4)
    _figures(
        canvas,
        Box(box.x, box.y, cells[1].right - box.x, box.h),
        (Figure("oxygen", Change(left, then), bad=not left), Figure("stress", stress)),
    )
    ground(canvas.main, cells[2])
    room = cells[2].inset(5, 0)
    carbon(canvas, room, table.index.board, _change(table, player, "co2"))
    _figures(canvas, cells[3], (_probes(table, player),))


def _probes(table: Table, side: Side) -> Figure:
    """Return the remaining probes."""
    old = table.earlier(AI if isinstance(side, Rival) else side.seat)
    before = None if old is None else person.PROBES - max(1, len(old.probes))
    return Figure("probe", Change(person.PROBES - max(1, len(side.probes)), before))


def _rival(canvas: Canvas, rows: Sequence[Box], table: Table, ai: Rival) -> None:
    board, battery = table.index.board, table.index.components.ai.battery
    person.where(canvas, rows[0], table, AI, ai.module, active=True)
    person.done(canvas, rows[1], table, AI)
    stores = (
        Figure("energy", _change(table, ai, "energy"), battery),
        Figure("water", _change(table, ai, "water"), board.water),
        Figure("helium", _change(table, ai, "helium"), board.helium),
    )
    _figures(canvas, rows[2], stores)
    _figures(
        canvas, rows[3], (Figure("titanium", _change(table, ai, "titanium")), _waste(table, ai))
    )
    cells = rows[4].columns(2, 4)
    ground(canvas.main, cells[0])
    carbon(canvas, cells[0].inset(5, 0), board, _change(table, ai, "co2"))
    _figures(canvas, cells[1], (_probes(table, ai),))
    held = (Figure("hiring", _count(table, ai, "hired")), Figure("food", _count(table, ai, "food")))
    _figures(canvas, rows[5], held)


def _figures(canvas: Canvas, box: Box, figures: Sequence[Figure]) -> None:
    """Draw amounts next to each other, each on a separate ground."""
    theme = canvas.theme
    for figure, cell in zip(figures, box.columns(len(figures), 4), strict=True):
        ground(canvas.main, cell)
        now = figure.amount.now
        ink = theme.bad if figure.bad else theme.text if now else theme.faint
        said = f"{now}/{figure.most}" if figure.most else str(now)
        room = cell._replace(x=cell.x + 5, w=cell.w - 8)
        canvas.counted(room, figure.icon, said, figure.amount.by, size=ICON, text=TEXT, ink=ink)

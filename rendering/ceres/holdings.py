"""The second picture of a post: what every player has, one row each."""

from __future__ import annotations

from games.ceres.content.types import FIELDS, GOODS
from games.ceres.rules.tables import HEADQUARTERS_USES, LEADERS, ROUNDS
from games.ceres.state import Player
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import cards
from rendering.ceres.council import FIELD_ICONS
from rendering.ceres.symbols import fitting
from rendering.ceres.table import Table
from rendering.colour import veil
from rendering.header import frame, points
from rendering.scene import Scene

WIDTH, EDGE, GAP = 1600, 12, 12
ROW = 288
FEW, WIDE = 5, 8
"""Outstations for which a row has room at least, and most in one row."""


def holdings_picture(table: Table) -> Scene:
    """Return the holdings of all players in turn order."""
    seats = table.state.order
    height = EDGE * 2 + len(seats) * ROW + (len(seats) - 1) * GAP
    canvas = table.canvas(WIDTH, height)
    rows = Box(EDGE, EDGE, WIDTH - 2 * EDGE, height - 2 * EDGE).rows(len(seats), GAP)
    for seat, row in zip(seats, rows, strict=True):
        draw(canvas, row, table, table.player(seat))
    return canvas.scene()


def draw(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw one player: person and goods, Outstations, claims and projects."""
    theme, state = table.theme, table.state
    style = table.style(player.seat)
    active = player.seat == state.turn and not state.over
    ground = theme.lit(style.colour, 0.14 if active else 0.03)
    frame(canvas.main, box, style, ground, strong=active)
    inner = box.inset(14, 12)
    person(canvas, Box(inner.x, inner.y, 404, inner.h), table, player)
    outstations(canvas, Box(inner.x + 418, inner.y, 800, inner.h), table, player)
    claims(canvas, Box(inner.x + 1232, inner.y, inner.w - 1232, inner.h), table, player)


def person(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw name, score, goods, Leaders, Headquarters and research."""
    state = table.state
    style = table.style(player.seat)
    layer = canvas.main
    active = player.seat == state.turn and not state.over
    y, x = box.y + 24, box.x
    if active:
        x += layer.icon(x, y, "turn", 32, colour=style.colour, anchor="lm") + 6
    layer.token(x + 20, y, style, 18)
    used = points(layer, box.right, y, player.score, 40, gap=2)
    old = table.earlier(player.seat)
    if old is not None and old.score != player.score:
        canvas.over.mark(Box(box.right - used - 6, y - 21, used + 8, 42), radius=8)
    name = Box(x + 48, box.y, box.right - used - 12 - x - 48, 48)
    layer.name(name, table.names[player.seat], size=32, floor=20)
    goods(canvas, Box(box.x, box.y + 58, box.w, 124), table, player)
    _counts(canvas, Box(box.x, box.y + 194, box.w, box.h - 194), table, player)


def goods(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the eight goods with what changed since the older view."""
    theme = table.theme
    old = table.earlier(player.seat)
    cells = [cell for row in box.rows(2, 8) for cell in row.columns(4, 8)]
    for good, cell in zip(GOODS, cells, strict=True):
        amount = player.goods.get(good, 0)
        canvas.main.panel(cell, fill=veil(theme.background, 0.45), radius=8)
        y = cell.y + cell.h // 2
        ink = theme.text if amount else theme.faint
        canvas.main.icon(cell.x + 6, y, good, 38, anchor="lm")
        canvas.main.text(cell.x + 50, y, str(amount), face="bold", size=36, colour=ink, anchor="lm")
        if old is not None:
            canvas.changed(cell, amount - old.goods.get(good, 0), size=20)


def _counts(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw Leaders left, Headquarters uses, and research levels."""
    theme, state = table.theme, table.state
    style = table.style(player.seat)
    layer = canvas.main
    y, x = box.y + 17, box.x
    if player.seat in state.passed and not state.over and state.round <= ROUNDS:
        x += layer.icon(x, y, "pass", 28, colour=theme.muted, anchor="lm") + 8
        layer.text(x, y, table.word("passed"), face="narrow", size=28, colour=theme.muted)
    else:
        for number in range(LEADERS):
            left = number < player.leaders
            ink = style.colour if left else theme.line
            layer.icon(x + 32 * number, y, "leader", 28, colour=ink, anchor="lm")
    _headquarters(canvas, box.right, y, table, player)
    y = box.bottom - 15
    for i, field in enumerate(FIELDS):
        level = player.research[field]
        at = box.x + i * 136
        ink = theme.text if level else theme.faint
        layer.icon(at, y, FIELD_ICONS[field], 34, anchor="lm", colour=ink)
        for step in range(3):
            dot = Box(at + 42 + 26 * step, y - 10, 20, 20)
            if step < level:
                layer.panel(dot, fill=theme.icon("energy"), radius=5)
            else:
                layer.panel(dot, border=theme.line_strong, width=2, radius=5)
        old = table.earlier(player.seat)
        if old is not None and old.research[field] != level:
            canvas.over.mark(Box(at - 2, y - 18, 124, 36), radius=8)


def _headquarters(canvas: Canvas, right: int, y: int, table: Table, player: Player) -> None:
    """Draw the uses of the Headquarters: those left in this round, in the draft those made."""
    theme, layer = table.theme, canvas.main
    if not table.final:
        uses = str(player.headquarters)
        right -= layer.text(right, y, uses, face="bold", size=28, colour=theme.muted, anchor="rm")
    for number in range(HEADQUARTERS_USES if table.final else 0):
        left = number < HEADQUARTERS_USES - player.headquarters
        ink = table.style(player.seat).colour if left else theme.line
        right -= layer.icon(right, y, "leader", 24, colour=ink, anchor="rm") + 2
    layer.icon(right - 6, y, "headquarters", 32, anchor="rm", colour=theme.muted)


def outstations(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the Outstations: whole cards while there is room, else without Functions."""
    found = player.outstations
    old = table.earlier(player.seat)
    known = {o.top: o for o in old.outstations} if old is not None else {}
    if len(found) <= WIDE:
        cells = box.columns(max(FEW, len(found)), 8)
    else:
        across = max(FEW, (len(found) + 1) // 2)
        cells = [cell for row in box.rows(2, 8) for cell in row.columns(across, 8)]
    for outstation, cell in zip(found, cells, strict=False):
        whole = len(found) <= WIDE
        cards.outstation(canvas.main, cell, table.station(outstation), whole=whole)
        if old is not None and known.get(outstation.top) != outstation:
            canvas.over.mark(cell, radius=9)


def claims(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw asteroids, committed and completed projects."""
    theme = table.theme
    old = table.earlier(player.seat)
    layer = canvas.main
    across, down = (2, 3) if len(player.asteroids) <= 6 else (3, 4)
    area = Box(box.x, box.y, box.w, 128)
    chips = [cell for row in area.rows(down, 4) for cell in row.columns(across, 6)]
    shown = player.asteroids[: len(chips)]
    if len(player.asteroids) > len(chips):
        shown = player.asteroids[: len(chips) - 1]
        rest = len(player.asteroids) - len(shown)
        middle = chips[-1].y + chips[-1].h // 2
        layer.text(chips[-1].x + 12, middle, f"+{rest}", size=24, colour=theme.muted)
    for key, cell in zip(shown, chips, strict=False):
        rock = table.asteroid(key)
        layer.panel(cell, fill="#463f39", border="#8d7f70", radius=cell.h // 2)
        left = cell.x + 10
        if across == 2:
            left += layer.icon(cell.x + 5, cell.y + cell.h // 2, "asteroid", 28, anchor="lm") + 2
        size = fitting(rock.production, cell.right - 8 - left, min(28, cell.h - 4))
        layer.amounts(left, cell.y + cell.h // 2, rock.production, size)
        if old is not None and key not in old.asteroids:
            canvas.over.mark(cell.inset(1), radius=cell.h // 2)
    _projects(canvas, Box(box.x, box.y + 136, box.w, box.h - 136), table, player)


def _projects(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    theme = table.theme
    layer = canvas.main
    old = table.earlier(player.seat)
    rows = box.rows(3, 5)
    shown = player.committed[:2] if len(player.committed) <= 2 else player.committed[:1]
    for row in rows[len(player.committed) : 2]:
        layer.panel(row, fill=veil(theme.background, 0.3), border=theme.line, radius=8)
        layer.icon(row.x + 6, row.y + row.h // 2, "commit", 26, anchor="lm", colour=theme.line)
    for key, cell in zip(shown, rows, strict=False):
        card = table.project(key)
        layer.panel(cell, fill=theme.card, border=theme.icon("commit"), radius=8)
        y = cell.y + cell.h // 2
        layer.icon(cell.x + 6, y, "commit", 26, anchor="lm")
        layer.text(
            cell.x + 36, y, str(card.vp), face="bold", size=28, colour=theme.icon("vp"), anchor="lm"
        )
        size = fitting(card.cost, cell.w - 84, 28)
        layer.amounts(cell.right - 6, y, card.cost, size, align="r")
        if old is not None and key not in old.committed:
            canvas.over.mark(cell, radius=8)
    if len(player.committed) > len(shown):
        layer.amount(
            rows[1].x + 8,
            rows[1].y + rows[1].h // 2,
            f"+{len(player.committed) - len(shown)}",
            "commit",
            28,
        )
    y = rows[2].y + rows[2].h // 2
    worth = sum(table.project(key).vp for key in player.completed)
    ink = theme.text if player.completed else theme.faint
    layer.icon(rows[2].x + 6, y, "settlement", 32, anchor="lm", colour=ink)
    layer.icon(rows[2].x + 44, y, "done", 24, anchor="lm", colour=theme.good if worth else ink)
    layer.text(rows[2].x + 76, y, str(len(player.completed)), face="bold", size=30, colour=ink)
    if worth:
        points(layer, rows[2].right - 6, y, worth, 30, gap=2)
    if old is not None and old.completed != player.completed:
        canvas.over.mark(rows[2], radius=8)

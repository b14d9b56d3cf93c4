"""The players: round, day or night, order of play, points, O2 left, whose turn it is."""

from __future__ import annotations

from games.core.outcome import Actor
from games.luna_maris.state import AI, ROUNDS, Player, is_day
from games.luna_maris.steps.turn import NIGHT_ENERGY
from rendering import header
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.colour import ink_on
from rendering.luna_maris.table import Table

TAB = 54
"""Width of the end of a row that tells the place in the order and whose turn it is."""


def draw_round(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the rounds, days and nights, and the spaces of the next row (6.1)."""
    theme, state = table.theme, table.state
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    y = box.y + box.h // 2
    for number in range(1, ROUNDS + 1):
        x = box.x + 40 + (number - 1) * 56
        now = number == state.round and table.begun and not state.over
        icon = "day" if is_day(number) else "night"
        if now:
            canvas.main.disc(x, y, 28, fill=theme.icon(icon))
            ink = ink_on(theme.icon(icon))
        else:
            gone = number < state.round or state.over
            ink = theme.faint if gone else theme.icon(icon)
        canvas.main.icon(x, y, icon, 40, colour=ink)
    if not state.over and state.round < ROUNDS:
        _next(canvas, Box(box.x + 320, box.y + 12, box.w - 332, box.h - 24), table)


def _next(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the next row: the players who ended, and the effects of the remaining spaces."""
    theme, state = table.theme, table.state
    sky = "day" if is_day(state.round + 1) else "night"
    canvas.main.icon(box.x, box.y + box.h // 2, sky, 34, anchor="lm", colour=theme.muted)
    canvas.main.line([(box.x - 14, box.y), (box.x - 14, box.bottom)], theme.line_strong, 2)
    count = len(state.players)
    spaces = Box(box.x + 42, box.y, box.w - 42, box.h).columns(max(2, count), 6)[:count]
    for place, cell in enumerate(spaces):
        canvas.main.panel(cell, fill=theme.card_low, border=theme.line, radius=8)
        x, y = cell.x + cell.w // 2, cell.y + cell.h // 2
        if place < len(state.ended):
            canvas.main.token(x, y, table.style(state.ended[place]), 18)
        elif place < len(NIGHT_ENERGY):
            goods = {"food": 1} if sky == "day" else {"energy": NIGHT_ENERGY[place]}
            canvas.main.amounts(x, y, goods, 28, align="m")


def draw_rows(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the players below each other, in the order of play, and the rival of a solo game."""
    order: list[Actor] = [*table.state.order, *([] if table.state.rival is None else [AI])]
    if table.outcome:
        order = [score.seat for score in sorted(table.outcome.scores, key=lambda s: s.rank)]
    for place, (actor, row) in enumerate(zip(order, box.rows(len(order), 6), strict=True), 1):
        _row(canvas, row, table, actor, place)


def _row(canvas: Canvas, box: Box, table: Table, actor: Actor, place: int) -> None:
    theme, layer = table.theme, canvas.main
    side, style = table.side(actor), table.style(actor)
    won = table.outcome is not None and actor in table.outcome.winners
    strong = won or actor == table.turn
    header.frame(
        layer, box, style, theme.lit(style.colour) if strong else theme.panel, strong=strong
    )
    y = box.y + box.h // 2
    ink = theme.muted
    if strong:
        layer.panel(Box(box.x, box.y, TAB, box.h), fill=style.colour)
        ink = ink_on(style.colour)
    if strong and not won:
        layer.icon(box.x + TAB // 2, y, "turn", 40, colour=ink)
    else:
        rank = f"{table.rank(actor)}." if table.outcome else str(place)
        layer.text(box.x + TAB // 2, y, rank, face="bold", size=30, colour=ink, anchor="mm")
    layer.token(box.x + TAB + 24, y, style, 20)
    right = box.right - 14
    old = table.earlier(actor)
    wide = header.points(layer, right, y, side.score, 40, star=32)
    more = 0 if old is None else side.score - old.score
    right -= wide + canvas.changed(right - wide, y, more, anchor="rm") + 18
    ended = actor in table.state.ended and not table.outcome
    if won:
        ink = theme.icon("vp")
        right -= layer.icon(right, y, "trophy", 38, colour=ink, anchor="rm") + 14
    elif isinstance(side, Player) and not table.outcome:
        right -= _air(canvas, right, y, table, side, ended=ended) + 14
    name = Box(box.x + TAB + 56, y - 21, right - box.x - TAB - 56, 42)
    layer.name(name, table.called(actor), size=34, colour=theme.muted if ended else theme.text)


def _air(canvas: Canvas, right: int, y: int, table: Table, player: Player, *, ended: bool) -> int:
    """Draw the O2 left, or that the work period is over; return the width."""
    theme, layer = table.theme, canvas.main
    if ended:
        return layer.icon(right, y, "pass", 34, anchor="rm", colour=theme.muted)
    left = max(0, player.stress - player.oxygen)
    used = layer.icon(right, y, "oxygen", 42, anchor="rm")
    ink = theme.text if left else theme.bad
    at, said = right - used - 4, str(left)
    return used + 4 + layer.text(at, y, said, face="bold", size=36, colour=ink, anchor="rm")

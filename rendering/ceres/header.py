"""The players: round, turn order, score, Leaders left, whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres import scoring
from games.ceres.rules.tables import ROUNDS
from games.ceres.state import Player
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres.table import Table
from rendering.colour import ink_on
from rendering.header import frame, points

TAB = 54
"""Width of the end of a row that tells the place in the order and whose turn it is."""


def draw_round(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the number of the round, and of all rounds."""
    theme, state = table.theme, table.state
    middle = box.x + box.w // 2
    word = table.word("over") if state.over else table.word("round")
    canvas.main.fit(
        Box(box.x + 8, box.y + 6, box.w - 16, 30),
        word,
        face="narrow",
        size=28,
        align="m",
        colour=theme.muted,
    )
    for number in range(1, ROUNDS + 1):
        x = middle + (number - 2) * 50
        y = box.bottom - 25
        now = number == state.round and not state.over
        gone = number < state.round or state.over
        if now:
            canvas.main.disc(x, y, 23, fill=theme.text)
        else:
            canvas.main.disc(x, y, 19, border=theme.faint, width=2)
        ink = theme.background if now else theme.faint if gone else theme.muted
        canvas.main.text(
            x, y, str(number), face="bold", size=34 if now else 24, colour=ink, anchor="mm"
        )


def draw_rows(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the players below each other, in turn order; at the end of the game by their rank."""
    state = table.state
    order: Sequence[int] = state.order
    if state.over:
        order = scoring.final_outcome(state).ranked_seats
    rows = box.rows(len(order), 6)
    for place, (seat, row) in enumerate(zip(order, rows, strict=True), 1):
        _row(canvas, row, table, table.player(seat), place)


def _row(canvas: Canvas, box: Box, table: Table, player: Player, place: int) -> None:
    theme, state, layer = table.theme, table.state, canvas.main
    seat = player.seat
    style = table.style(seat)
    active = seat == state.turn and not state.over
    outcome = scoring.final_outcome(state) if state.over else None
    winner = outcome is not None and seat in outcome.winners
    strong = active or winner
    frame(layer, box, style, theme.lit(style.colour) if strong else theme.panel, strong=strong)
    y = box.y + box.h // 2
    tab = Box(box.x, box.y, TAB, box.h)
    rank = str(place) if outcome is None else f"{outcome.scores[seat].rank}."
    if strong:
        layer.panel(tab, fill=style.colour)
    if active:
        layer.icon(tab.x + TAB // 2, y, "turn", 40, colour=ink_on(style.colour))
    else:
        ink = ink_on(style.colour) if strong else theme.muted
        layer.text(tab.x + TAB // 2, y, rank, face="bold", size=30, colour=ink, anchor="mm")
    layer.token(tab.right + 24, y, style, 20)
    right = box.right - 14
    right -= score(canvas, (right, y), table, player, 40, 32) + 18
    if winner:
        right -= layer.icon(right, y, "trophy", 38, colour=theme.icon("vp"), anchor="rm") + 14
    elif not state.over:
        right -= _left(canvas, right, y, table, player) + 14
    passed = seat in state.passed and not state.over
    name = Box(tab.right + 56, y - 21, right - tab.right - 56, 42)
    ink = theme.muted if passed else theme.text
    layer.name(name, table.names[seat], size=34, colour=ink)


def _left(canvas: Canvas, right: int, y: int, table: Table, player: Player) -> int:
    """Draw Leaders left or passed, and the place in the next round; return the width."""
    theme, state, layer = table.theme, table.state, canvas.main
    start = right
    if player.seat in state.bottom and state.round < ROUNDS:
        following = str(state.bottom.index(player.seat) + 1)
        right -= layer.text(right, y, following, face="bold", size=28, anchor="rm") + 4
        right -= layer.icon(right, y, "round", 28, anchor="rm", colour=theme.muted) + 16
    if player.seat in state.passed:
        word = table.word("passed")
        right -= layer.text(right, y, word, face="narrow", size=28, colour=theme.muted, anchor="rm")
        right -= 6 + layer.icon(right - 6, y, "pass", 26, colour=theme.muted, anchor="rm")
        return start - right
    colour = table.style(player.seat).colour
    layer.text(right, y, str(player.leaders), face="bold", size=34, anchor="rm")
    right -= 28
    right -= layer.icon(right, y, "leader", 34, colour=colour, anchor="rm")
    return start - right


def score(
    canvas: Canvas, at: tuple[int, int], table: Table, player: Player, size: int, star: int
) -> int:
    """Write the points, their right middle at `at`, behind the gain, and return the width.

    The gain is marked after a new round too: only actions of players bring points.
    """
    right, y = at
    wide = points(canvas.main, right, y, player.score, size, star=star)
    old = table.earlier(player.seat)
    change = 0 if old is None else player.score - old.score
    return wide + canvas.changed(right - wide, y, change, anchor="rm")

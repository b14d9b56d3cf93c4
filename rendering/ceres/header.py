"""The head of every Ceres board: round, players in turn order, score, whose turn it is."""

from __future__ import annotations

from games.ceres import scoring
from games.ceres.rules.tables import ROUNDS
from games.ceres.state import Player
from rendering import fonts
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres.table import Table
from rendering.header import frame, points, split

ROUND_WIDTH = 176


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the head into a box."""
    order = table.state.order
    first, chips = split(box, ROUND_WIDTH, len(order))
    _round(canvas, first, table)
    for place, (seat, chip) in enumerate(zip(order, chips, strict=True), 1):
        _chip(canvas, chip, table, table.player(seat), place)


def _round(canvas: Canvas, box: Box, table: Table) -> None:
    theme, state = table.theme, table.state
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
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
        y = box.bottom - 29
        now = number == state.round and not state.over
        gone = number < state.round or state.over
        if now:
            canvas.main.disc(x, y, 23, fill=theme.text)
        else:
            canvas.main.disc(x, y, 18, border=theme.line_strong, width=2)
        ink = theme.background if now else theme.faint if gone else theme.muted
        canvas.main.text(
            x, y, str(number), face="bold", size=34 if now else 24, colour=ink, anchor="mm"
        )


def _chip(canvas: Canvas, box: Box, table: Table, player: Player, place: int) -> None:
    theme, state = table.theme, table.state
    seat = player.seat
    style = table.style(seat)
    active = seat == state.turn and not state.over
    outcome = scoring.final_outcome(state) if state.over else None
    winner = outcome is not None and seat in outcome.winners
    strong = active or winner
    ground = theme.lit(style.colour, 0.24) if strong else theme.panel
    frame(canvas.main, box, style, ground, strong=strong)
    top, low = box.y + (box.h // 2 if state.over else 27), box.bottom - 25
    middle = box.y + box.h // 2
    x = box.x + 12
    if outcome is not None:
        rank = outcome.scores[seat].rank
        x += _place(canvas, x, middle, f"{rank}.", strong=True)
    elif active:
        canvas.main.icon(x, low - 4, "turn", 36, colour=style.colour, anchor="lm")
        _place(canvas, x + 6, top, str(place), strong=False)
        x += 42
    else:
        x += _place(canvas, x, middle, str(place), strong=False)
    if winner:
        gold = theme.icon("vp")
        x += canvas.main.icon(x, middle, "trophy", 36, colour=gold, anchor="lm") + 6
    canvas.main.token(x + 20, middle, style, 19)
    x += 48
    right = box.right - 14
    vp = _score(canvas, right, top, table, player)
    ink = theme.muted if seat in state.passed and not state.over else theme.text
    name = Box(x, top - 21, right - vp - 11 - x, 42)
    canvas.main.name(name, table.names[seat], size=30, floor=22, colour=ink)
    if not state.over:
        _status(canvas, table, player, (x, right, low))


def _score(canvas: Canvas, right: int, y: int, table: Table, player: Player) -> int:
    """Write the points ending at `right`, marked if they changed, and return their width."""
    wide = points(canvas.main, right, y, player.score, 38, star=30)
    if _score_changed(table, player):
        canvas.over.mark(Box(right - wide - 5, y - 19, wide + 9, 38), radius=8)
    return wide


def _place(canvas: Canvas, x: int, y: int, text: str, *, strong: bool) -> int:
    """Write a place in the order, or in the end the rank, and return the room taken."""
    theme = canvas.theme
    ink = theme.text if strong else theme.muted
    return canvas.main.text(x, y, text, face="bold", size=28, colour=ink) + 8


def _status(canvas: Canvas, table: Table, player: Player, at: tuple[int, int, int]) -> None:
    """Draw the second line of a chip: Leaders left or passed; turn, or place in the next round."""
    theme, state, layer = table.theme, table.state, canvas.main
    x, right, y = at
    if player.seat in state.passed:
        x += layer.icon(x, y, "pass", 24, colour=theme.muted, anchor="lm") + 6
        x += layer.text(x, y, table.word("passed"), face="narrow", size=26, colour=theme.muted)
    else:
        colour = table.style(player.seat).colour
        x += layer.icon(x, y, "leader", 28, colour=colour, anchor="lm") + 6
        x += layer.text(x, y, str(player.leaders), face="bold", size=28)
    if player.seat == state.turn:
        style = table.style(player.seat)
        right -= layer.badge(right, y, table.word("turn"), fill=style.colour, size=18, anchor="rm")
        right -= 8
    slots = state.bottom
    if player.seat in slots and state.round < ROUNDS:
        following = str(slots.index(player.seat) + 1)
        right -= layer.text(right, y, following, face="bold", size=26, anchor="rm") + 4
        right -= layer.icon(right, y, "round", 24, anchor="rm", colour=theme.muted) + 8
        word = table.word("next_order")
        if fonts.width(word, "narrow", 24) <= right - x - 12:
            layer.text(right, y, word, face="narrow", size=24, colour=theme.muted, anchor="rm")


def _score_changed(table: Table, player: Player) -> bool:
    old = table.earlier(player.seat)
    return old is not None and old.score != player.score

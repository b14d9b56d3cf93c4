"""The head of every Ceres board: round, players in turn order, score, whose turn it is."""

from __future__ import annotations

from games.ceres.state import NOBODY
from games.ceres.tables import ROUNDS
from games.ceres.view import PlayerView
from rendering.box import Box
from rendering.canvas import Canvas, digits
from rendering.ceres.table import Table
from rendering.colour import mix, veil
from rendering.scene import Shadow

ROUND_WIDTH = 176


def draw(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the head into a box."""
    _round(canvas, Box(box.x, box.y, ROUND_WIDTH, box.h), table)
    rest = Box(box.x + ROUND_WIDTH + 10, box.y, box.w - ROUND_WIDTH - 10, box.h)
    order = [place.seat for place in table.view.order]
    for place, (seat, chip) in enumerate(zip(order, rest.columns(len(order), 10), strict=True), 1):
        _chip(canvas, chip, table, table.player(seat), place)


def _round(canvas: Canvas, box: Box, table: Table) -> None:
    theme, view = table.theme, table.view
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    middle = box.x + box.w // 2
    word = table.word("over") if view.over else table.word("round")
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
        now = number == view.round and not view.over
        gone = number < view.round or view.over
        if now:
            canvas.main.disc(x, y, 23, fill=theme.text)
        else:
            canvas.main.disc(x, y, 18, border=theme.line_strong, width=2)
        ink = theme.background if now else theme.faint if gone else theme.muted
        canvas.main.text(
            x, y, str(number), face="bold", size=34 if now else 24, colour=ink, anchor="mm"
        )


def _chip(canvas: Canvas, box: Box, table: Table, player: PlayerView, place: int) -> None:
    theme, view = table.theme, table.view
    seat = player.seat
    style = table.style(seat)
    active = seat == view.turn and not view.over
    winner = view.over and view.outcome is not None and seat in view.outcome.winners
    strong = active or winner
    ground = mix(theme.panel, style.colour, 0.24) if strong else theme.panel
    canvas.main.panel(
        box,
        fill=ground,
        border=style.colour if strong else theme.line,
        width=5 if strong else 2,
        shadow=Shadow(5, 0, veil(style.colour, 0.85)) if strong else None,
    )
    top, low = box.y + (box.h // 2 if view.over else 27), box.bottom - 25
    x = box.x + 14
    if active:
        canvas.main.icon(x, box.y + box.h // 2, "turn", 36, colour=style.colour, anchor="lm")
        x += 42
    canvas.main.token(x + 21, box.y + box.h // 2, style, 19)
    x += 50
    right = box.right - 14
    vp = canvas.main.icon(right, top, "vp", 30, anchor="rm")
    vp += canvas.main.text(
        right - vp - 3,
        top,
        digits(player.score),
        face="bold",
        size=38,
        anchor="rm",
        colour=theme.icon("vp"),
    )
    if _score_changed(table, player):
        canvas.over.mark(Box(right - vp - 8, top - 19, vp + 12, 38), radius=8)
    ink = theme.muted if player.passed and not view.over else theme.text
    name = Box(x, top - 21, right - vp - 14 - x, 42)
    canvas.main.fit(name, table.names[seat], size=30, floor=20, cut=True, colour=ink)
    _status(canvas, table, player, (x, right, low), place)


def _status(
    canvas: Canvas, table: Table, player: PlayerView, at: tuple[int, int, int], place: int
) -> None:
    """Draw the second line of a chip: turn or passed, Leaders left, place in the next round."""
    theme, view = table.theme, table.view
    x, right, y = at
    if view.over:
        return
    if player.passed:
        x += canvas.main.icon(x, y, "pass", 24, colour=theme.muted, anchor="lm") + 6
        canvas.main.text(x, y, table.word("passed"), face="narrow", size=26, colour=theme.muted)
    else:
        canvas.main.icon(x, y, "leader", 28, colour=table.style(player.seat).colour, anchor="lm")
        canvas.main.text(x + 34, y, str(player.leaders), face="bold", size=28)
    slots = [slot.seat for slot in view.bottom]
    if player.seat in slots and player.seat != NOBODY and view.round < ROUNDS:
        following = str(slots.index(player.seat) + 1)
        wide = canvas.main.text(right, y, following, face="bold", size=28, anchor="rm")
        canvas.main.icon(right - wide - 6, y, "round", 26, anchor="rm", colour=theme.muted)
    elif not player.passed and player.seat == view.turn:
        canvas.main.text(
            right,
            y,
            table.word("turn"),
            face="narrow_bold",
            size=28,
            anchor="rm",
            colour=table.style(player.seat).colour,
        )
    else:
        canvas.main.text(
            right, y, f"{place}.", face="narrow", size=26, anchor="rm", colour=theme.faint
        )


def _score_changed(table: Table, player: PlayerView) -> bool:
    old = table.earlier(player.seat)
    return old is not None and old.score != player.score

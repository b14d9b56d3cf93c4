"""The public board: Mars, the phases of the round, who is awaited, the terraform ratings."""

from __future__ import annotations

from collections.abc import Sequence

from rendering.ares import header, mars, side
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas
from rendering.scene import Scene

WIDTH, HEIGHT, EDGE = 1600, 956, 12
FULL = WIDTH - 2 * EDGE
TOP, BODY, FOOT = 116, 254, 850


def board_picture(table: Table) -> Scene:
    """Return the main board."""
    canvas = table.canvas(WIDTH, HEIGHT)
    header.draw(canvas, Box(EDGE, 10, FULL, header.HEAD), table)
    header.phases(canvas, Box(EDGE, TOP, FULL, header.STRIP), table)
    mars.draw(canvas, Box(EDGE, BODY, 800, FOOT - BODY - 10), table)
    side.draw(canvas, Box(EDGE + 812, BODY, FULL - 812, FOOT - BODY - 10), table)
    low = HEIGHT - FOOT - EDGE
    _ratings(canvas, Box(EDGE, FOOT, FULL - 330, low), table)
    _piles(canvas, Box(EDGE + FULL - 320, FOOT, 320, low), table)
    return canvas.scene()


def _ratings(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the track of terraform ratings with everybody's token."""
    theme, layer = table.theme, canvas.main
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    canvas.static.icon(box.x + 12, box.y + box.h // 2, "terraform_rating", 56, anchor="lm")
    ratings = [player.tr for player in table.state.players]
    last = max(30, -(-max(ratings) // 10) * 10)
    track = Box(box.x + 100, box.y + 54, box.w - 130, 12)
    layer.panel(track, fill=theme.raised, radius=6)
    for value in range(last + 1):
        x = track.x + track.w * value // last
        if value % 5 == 0:
            layer.line([(x, track.y - 4), (x, track.bottom + 3)], theme.line_strong, 3)
            layer.text(x, track.bottom + 16, str(value), size=20, colour=theme.muted, anchor="mm")
    ranked = sorted(range(len(ratings)), key=lambda seat: ratings[seat])
    spots = [track.x + track.w * ratings[seat] // last for seat in ranked]
    for seat, spot, x in zip(ranked, spots, apart(spots, 34, track.right), strict=True):
        layer.line([(spot, track.y + 4), (x, track.y - 16)], theme.muted, 2)
        old = table.earlier(seat)
        if old is not None and old.tr != ratings[seat]:
            then = track.x + track.w * old.tr // last
            canvas.over.line([(then, track.y + 6), (spot, track.y + 6)], theme.mark, 5)
        canvas.over.token(x, track.y - 22, table.style(seat), 15)


def apart(spots: Sequence[int], gap: int, most: int) -> list[int]:
    """Return places for sorted spots with at least a gap between them, none beyond `most`."""
    found: list[int] = []
    for spot in spots:
        found.append(max(spot, found[-1] + gap) if found else spot)
    for i in reversed(range(len(found))):
        most = min(most, found[i])
        found[i] = most
        most -= gap
    return found


def _piles(canvas: Canvas, box: Box, table: Table) -> None:
    theme, state, layer = table.theme, table.state, canvas.main
    canvas.static.panel(box, fill=theme.panel, border=theme.line)
    for row, icon, word, n in (
        (0, "deck", table.word("deck"), len(state.deck)),
        (1, "cards", table.word("discard"), len(state.discard)),
    ):
        y = box.y + 26 + row * 42
        canvas.static.icon(box.x + 16, y, icon, 32, anchor="lm")
        canvas.static.text(box.x + 60, y, word, face="narrow", size=28, colour=theme.muted)
        layer.text(box.right - 16, y, str(n), face="bold", size=32, anchor="rm")

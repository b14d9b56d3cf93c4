"""The two tracks of a clan board side by side, and the bonuses that each unlocks."""

from __future__ import annotations

from games.projet_ceres.content.types import Bonus
from games.projet_ceres.rules.points import COLS
from games.projet_ceres.state import MOST_COL, MOST_DEV, Player
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.colour import ink_on, mix
from rendering.projet_ceres.symbols import of_bonus
from rendering.projet_ceres.table import Table

HEIGHT = 142
SIGN = 44
ICON = 34


def draw(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw bonuses above devotion above colonisation, which has three cells for one above."""
    layer = canvas.main
    area = Box(box.x + SIGN, box.y, box.w - SIGN, box.h)
    step = area.w // (MOST_DEV + 1)
    bonuses = {each.cell: each for each in table.t.clans[player.clan].bonuses}
    old = table.earlier(player.seat)
    top, middle, low = box.y + 22, box.y + 46, box.y + 94
    layer.icon(box.x, middle + 22, "devotion", ICON, anchor="lm")
    layer.icon(box.x, low + 22, "colonisation", ICON, anchor="lm")
    for cell in range(MOST_DEV + 1):
        x = area.x + cell * step
        if cell in bonuses:
            _bonus(layer, x + step // 2, top, bonuses[cell], lit=cell <= player.unlocked)
        _dev(layer, Box(x, middle, step - 4, 44), table, player, cell)
    _col(layer, Box(area.x, low, step * (MOST_DEV + 1) - 4, 44), table, player)
    if old is not None:
        _risen(canvas, Box(area.x, middle + 44, step, 0), old.dev, player.dev)
        _risen(canvas, Box(area.x, low + 44, step // COLS, 0), old.col, player.col)


def _risen(canvas: Canvas, cell: Box, then: int, now: int) -> None:
    """Underline the cells by which a marker rose, from that of cell 0 on."""
    if now > then:
        y, left = cell.y + 3, cell.x + (then + 1) * cell.w
        canvas.over.line([(left, y), (left + (now - then) * cell.w - 4, y)], canvas.theme.mark, 5)


def _bonus(layer: Layer, x: int, y: int, bonus: Bonus, *, lit: bool) -> None:
    """Draw the first sign of a bonus, with how many more there are."""
    theme = layer.theme
    found = [symbol for segment in of_bonus(bonus) for symbol in segment.get[:1]]
    ink = None if lit else theme.faint
    more = len(found) - 1
    left = x - (24 if more else 17)
    layer.icon(left, y, found[0].icon, ICON - 2, anchor="lm", colour=ink)
    if more:
        said = "+" * more
        layer.text(left + 32, y, said, face="bold", size=layer.least("bold"), colour=ink)


def _dev(layer: Layer, box: Box, table: Table, player: Player, cell: int) -> None:
    theme = table.theme
    here, ink = cell == player.dev, theme.faint
    fill = theme.card_low
    if here:
        fill = theme.icon("devotion")
        ink = ink_on(fill)
    elif cell < player.dev:
        fill = mix(theme.card, theme.icon("devotion"), 0.25)
        ink = theme.text
    layer.panel(box, fill=fill, radius=7)
    middle = box.x + box.w // 2, box.y + box.h // 2
    layer.text(*middle, str(cell), face="bold", size=26, colour=ink, anchor="mm")


def _col(layer: Layer, box: Box, table: Table, player: Player) -> None:
    """Draw the track of colonisation: filled up to its marker, ruled every three cells."""
    theme = table.theme
    blue = theme.icon("colonisation")
    layer.panel(box, fill=theme.card_low, radius=7)
    cells = MOST_COL + 1
    filled = Box(box.x, box.y, box.w * (player.col + 1) // cells, box.h)
    layer.panel(filled, fill=mix(theme.card, blue, 0.25), radius=7)
    for cell in range(COLS, cells, COLS):
        x = box.x + box.w * cell // cells - 1
        layer.line([(x, box.y + 4), (x, box.bottom - 5)], theme.line_strong, 2)
    wide = 52
    x = min(max(box.x, filled.right - wide // 2 - 10), box.right - wide)
    layer.panel(Box(x, box.y, wide, box.h), fill=blue, radius=7)
    said = str(player.col)
    ink = ink_on(blue)
    layer.text(
        x + wide // 2, box.y + box.h // 2, said, face="bold", size=28, colour=ink, anchor="mm"
    )

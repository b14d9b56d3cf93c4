"""A player's claims: asteroids, committed and completed Settlement Projects."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres.actions import Complete
from games.ceres.content.types import Project
from games.ceres.rules.tables import SPOTS
from games.ceres.state import Player
from rendering import fonts, icons
from rendering.box import Box
from rendering.canvas import Amounts, Canvas, Layer, amounts_width
from rendering.ceres import cards
from rendering.ceres.person import NUMBER, before, ground, outline, smallest
from rendering.ceres.symbols import fitting
from rendering.ceres.table import Table
from rendering.header import points, points_width

LINE, GAP = 36, 6
LARGE = 38
"""Size of the goods of an asteroid where there is room."""
SIGN = 40
"""Room for what tells the lines apart, left of them."""
VP = 30
"""Size of the points of projects."""
BLOCK = 2 * LINE + 4
"""Height of a committed project: its points and name above its cost."""
PEBBLE, RIM = "#463f39", "#8d7f70"


def height(table: Table, player: Player) -> int:
    """Return the least height of a player's claims: one line of asteroids, all projects."""
    return LINE + GAP + projects_height(table, player)


def projects_height(table: Table, player: Player) -> int:
    """Return the height of a player's projects: committed, free spots, completed."""
    return _committed_height(table, player) + GAP + LINE


def _committed_height(table: Table, player: Player) -> int:
    """Return the height of the committed projects and of the line with the free spots."""
    line = LINE if _free(table, player) else 0
    return len(player.committed) * (BLOCK + GAP) + line


def _free(table: Table, player: Player) -> int:
    """Return the number of free spots for projects; at most one in the draft edition."""
    return SPOTS - len(player.committed) if table.final else int(not player.committed)


def draw(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the asteroids, and at the bottom the projects, into a box that is high enough."""
    low = projects_height(table, player)
    projects(canvas, Box(box.x, box.bottom - low, box.w, low), table, player)
    _asteroids(canvas, Box(box.x, box.y, box.w, box.h - low - GAP), table, player)


def projects(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the projects, completed ones at the bottom."""
    foot = Box(box.x, box.bottom - LINE, box.w, LINE)
    _completed(canvas, foot, table, player)
    high = _committed_height(table, player)
    _committed(canvas, Box(box.x, foot.y - GAP - high, box.w, high), table, player)


def sign(layer: Layer, box: Box, table: Table, player: Player) -> int:
    """Draw the sign of the asteroids' line, with a 0 if there are none; return the width."""
    y = box.y + LINE // 2
    layer.icon(box.x, y, "asteroid", 32, anchor="lm")
    if not player.asteroids:
        layer.text(box.x + SIGN, y, "0", face="bold", size=30, colour=table.theme.faint)
    return SIGN


def rock(
    layer: Layer, box: Box, table: Table, key: str, *, scored: bool = True, ticked: bool = False
) -> None:
    """Draw a claimed asteroid: name, production, and where it is `scored` its points."""
    found = table.asteroid(key)
    layer.panel(box, fill=PEBBLE, border=RIM, width=2, radius=14)
    y, right, size = box.y + box.h // 2, box.right - 10, smallest(layer.width)
    if ticked:
        cards.tick(layer, right - 17, y, 34)
        right -= 46
    right -= few_width(found.production, size)
    few(layer, right, y, found.production, size)
    right -= 10
    if scored:
        right -= points(layer, right, y, found.vp, 30, gap=2) + 10
    name = Box(box.x + 12, box.y, right - box.x - 12, box.h)
    layer.title(name, table.title(key), face="narrow", size=30)


def _asteroids(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the productions of the claimed asteroids, one pebble each, as many as fit."""
    layer, theme = canvas.main, table.theme
    old = table.earlier(player.seat)
    left = sign(layer, box, table, player)
    room = Box(box.x + left, box.y, box.w - left, box.h)
    size, cells = _pebbles(room, table, player.asteroids, smallest(layer.width))
    for key, cell in zip(player.asteroids, cells, strict=False):
        layer.panel(cell, fill=PEBBLE, border=RIM, width=2, radius=cell.h // 2)
        goods = table.asteroid(key).production
        few(layer, cell.x + 10, cell.y + cell.h // 2, goods, size)
        if old is not None and key not in old.asteroids:
            canvas.over.mark(cell.inset(1), radius=cell.h // 2)
    if len(cells) < len(player.asteroids):
        at = cells[-1].right + 8, cells[-1].y + cells[-1].h // 2
        rest = f"+{len(player.asteroids) - len(cells)}"
        layer.text(*at, rest, face="bold", size=28, colour=theme.muted)


def _pebbles(box: Box, table: Table, asteroids: Sequence[str], floor: int) -> tuple[int, list[Box]]:
    """Return the size at which all asteroids fit a box, and their places.

    If they do not fit even at the floor, the last places are left out.
    """
    goods = [table.asteroid(key).production for key in asteroids]
    size, cells = LARGE, _strewn(box, goods, LARGE)
    while cells and cells[-1].bottom > box.bottom and size > floor:
        size -= 1
        cells = _strewn(box, goods, size)
    inside = [cell for cell in cells if cell.bottom <= box.bottom]
    return size, cells if len(inside) == len(cells) else inside[:-1] or cells[:1]


def _strewn(box: Box, goods: Sequence[Amounts], size: int) -> list[Box]:
    """Return boxes in lines for productions of a size."""
    x, y, high = box.x, box.y, size + 8
    cells: list[Box] = []
    for each in goods:
        wide = few_width(each, size) + 20
        if x > box.x and x + wide > box.right:
            x, y = box.x, y + high + GAP
        cells.append(Box(x, y, wide, high))
        x += wide + GAP
    return cells


def few_width(goods: Amounts, size: int) -> int:
    """Return the width of `few`."""
    text = round(size * NUMBER)
    numbers = [fonts.width(str(n), "bold", text) + 2 for n in goods.values() if n > 1]
    return sum(numbers) + sum(icons.ink(good, size).width + 4 for good in goods) - 4


def few(layer: Layer, x: int, y: int, goods: Amounts, size: int) -> None:
    """Draw a production from the left, ones as the icon alone."""
    for good, number in goods.items():
        if number > 1:
            text = round(size * NUMBER)
            x += layer.text(x, y, str(number), face="bold", size=text) + 2
        x += layer.inline(x, y, good, size) + 4


def _committed(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the committed projects with the costs of completing them, and the free spots."""
    layer = canvas.main
    old = table.earlier(player.seat)
    for number, key in enumerate(player.committed):
        cell = Box(box.x, box.y + number * (BLOCK + GAP), box.w, BLOCK)
        project(layer, cell, table, table.project(key), payable=payable(table, player, key))
        if old is not None and key not in old.committed:
            canvas.over.mark(cell, radius=8)
    y = box.bottom - LINE // 2
    for number in range(_free(table, player)):
        outline(layer, box.x + 2 + 34 * number, y, "commit", 28, ground(table, player))


def payable(table: Table, player: Player, project: str) -> bool:
    """Return whether the viewer, whose project it is, can complete it at once.

    A step in hand may need the goods itself (R44).
    """
    if table.seen.viewer != player.seat or not table.can_finish(project):
        return False
    return not table.open or Complete(project) in table.open


def project(layer: Layer, box: Box, table: Table, card: Project, *, payable: bool) -> None:
    """Draw a project in two lines: points and name, and its cost; a tick if it is payable."""
    y = box.y + LINE // 2
    right = box.right
    if payable:
        cards.tick(layer, right - 16, y, 32)
        right -= 38
    x = box.x + 2 + layer.icon(box.x + 2, y, "commit", 28, anchor="lm") + 6
    x += points_width(card.vp, 28, gap=1)
    points(layer, x, y, card.vp, 28, gap=1)
    x += 5
    layer.title(Box(x, box.y, right - x, LINE), table.title(card.id), face="narrow_bold", size=30)
    size = fitting(card.cost, box.w, 34, smallest(layer.width))
    spare = box.w - amounts_width(card.cost, size, gap=0)
    gap = min(12, spare // max(1, len(card.cost) - 1))
    layer.amounts(box.x, box.bottom - LINE // 2, card.cost, size, gap=gap)


def _completed(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the number of completed projects and their points."""
    layer, theme = canvas.main, table.theme
    done = player.completed
    y = box.y + box.h // 2
    layer.icon(box.x, y, "settlement", 32, anchor="lm", colour=theme.text if done else theme.faint)
    x = box.x + SIGN
    if done:
        x += layer.icon(x, y, "done", 28, anchor="lm") + 6
    ink = theme.text if done else theme.faint
    x += layer.text(x, y, str(len(done)), face="bold", size=32, colour=ink)
    old = before(table, player)
    came = 0 if old is None else len(done) - len(old.completed)
    x += canvas.changed(x, y, came)
    if done:
        worth = sum(table.project(key).vp for key in done)
        points(layer, x + 2 * GAP + points_width(worth, VP), y, worth, VP)

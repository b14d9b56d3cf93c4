"""One player's corporation with every text, and the private preview of a turn in hand."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres.content.types import Part
from games.ceres.state import Outstation, Player
from games.ceres.words import cards as texts
from games.core.text import capital
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import cards, holdings
from rendering.ceres.symbols import WORKERS, fitting
from rendering.ceres.table import Table
from rendering.colour import veil
from rendering.scene import Scene, Shadow

WIDTH, EDGE, GAP = 1600, 12, 12
TOP = 300
ACROSS = 4
LARGE = 150
"""A Function with more room than this in height is written large."""
CARD = 340


def corporation_picture(table: Table, seat: int) -> Scene:
    """Return everything a player owns, with the texts of the Outstations."""
    player = table.player(seat)
    rows = -(-len(player.outstations) // ACROSS)
    canvas = table.canvas(WIDTH, EDGE + TOP + rows * (CARD + GAP) + EDGE)
    theme, style = table.theme, table.style(seat)
    head = Box(EDGE, EDGE, WIDTH - 2 * EDGE, TOP - GAP)
    canvas.main.panel(
        head,
        fill=theme.lit(style.colour, 0.1),
        border=style.colour,
        width=3,
        shadow=Shadow(4, 2, theme.shadow),
    )
    inner = head.inset(14, 12)
    holdings.person(canvas, Box(inner.x, inner.y, 404, inner.h), table, player)
    _projects(canvas, Box(inner.x + 424, inner.y, 400, inner.h), table, player)
    _asteroids(canvas, Box(inner.x + 844, inner.y, inner.w - 844, inner.h), table, player)
    area = Box(EDGE, EDGE + TOP, WIDTH - 2 * EDGE, rows * (CARD + GAP) - GAP)
    cells = [cell for row in area.rows(rows, GAP) for cell in row.columns(ACROSS, GAP)]
    old = table.earlier(seat)
    known = {o.top: o for o in old.outstations} if old is not None else {}
    for outstation, cell in zip(player.outstations, cells, strict=False):
        outstation_text(canvas, cell, table, outstation)
        if old is not None and known.get(outstation.top) != outstation:
            canvas.over.mark(cell, radius=9)
    return canvas.scene()


def outstation_text(canvas: Canvas, box: Box, table: Table, outstation: Outstation) -> None:
    """Draw an Outstation with its Functions in symbols and words."""
    layer, theme = canvas.main, table.theme
    station = table.station(outstation)
    tint = theme.icon(station.kind)
    cards.surface(layer, box, tint, width=4 if station.worker or station.droid else 2)
    layer.icon(box.x + 12, box.y + 30, station.kind, 40, anchor="lm")
    right = box.right - 12
    if station.worker:
        layer.disc(right - 22, box.y + 30, 22, fill=tint)
        layer.icon(right - 22, box.y + 30, WORKERS[station.kind], 30, colour=theme.background)
        right -= 50
    if station.droid:
        layer.disc(right - 22, box.y + 30, 22, fill=theme.text)
        layer.icon(right - 22, box.y + 30, "mars_droid", 32, colour=theme.background)
        right -= 50
    layer.fit(
        Box(box.x + 62, box.y + 8, right - box.x - 66, 44),
        station.title,
        face="narrow_bold",
        size=30,
        floor=18,
        lines=2,
        cut=True,
    )
    word = capital(table.said(f"type-{station.kind}"))
    layer.text(box.x + 14, box.y + 76, word, face="narrow", size=22, colour=tint)
    size = fitting(station.production, box.w - 150, 34)
    goods = station.production
    used = layer.amounts(box.right - 14, box.y + 76, goods, size, align="r")
    layer.icon(box.right - 22 - used, box.y + 76, "production", 28, anchor="rm", colour=theme.muted)
    area = Box(box.x + 10, box.y + 98, box.w - 20, box.h - 106)
    rows = area.rows(max(1, len(station.functions)), 6)
    for parts, part in zip(station.functions, rows, strict=False):
        _function(canvas, part, table, parts)


def _function(canvas: Canvas, box: Box, table: Table, parts: Sequence[Part]) -> None:
    layer, theme = canvas.main, table.theme
    layer.panel(box, fill=veil(theme.background, 0.4), radius=8)
    large = box.h > LARGE
    head, icons = (62, 40) if large else (40, 28)
    cards.function(layer, Box(box.x + 8, box.y + 4, box.w - 16, head), parts, icons)
    layer.rich(
        Box(box.x + 12, box.y + head + 12, box.w - 24, box.h - head - 22),
        table.speaker.say(texts.function(parts, table.state.edition)),
        face="narrow",
        size=27 if large else 23,
        floor=15,
        cut=True,
    )


def _projects(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw committed projects as cards, and what was completed."""
    layer, theme = canvas.main, table.theme
    layer.text(
        box.x, box.y + 14, table.word("committed"), face="narrow", size=24, colour=theme.muted
    )
    count = max(2, len(player.committed))
    shown = player.committed[:3]
    cells = Box(box.x, box.y + 34, box.w, 176).columns(min(3, count), 8)
    for cell in cells[len(shown) :]:
        layer.panel(cell, fill=veil(theme.background, 0.3), border=theme.line, radius=9)
        middle = (cell.x + cell.w // 2, cell.y + cell.h // 2)
        layer.icon(*middle, "commit", 48, colour=theme.line)
    for key, cell in zip(shown, cells, strict=False):
        cards.project(layer, cell, table.project(key), table.title(key))
    y = box.bottom - 24
    if len(player.committed) > len(shown):
        rest = f"+{len(player.committed) - len(shown)}"
        layer.amount(box.right - 80, y, rest, "commit", 30)
    names = ", ".join(table.title(key) for key in player.completed) or table.word("nothing")
    layer.icon(box.x, y, "done", 24, anchor="lm")
    layer.fit(
        Box(box.x + 32, box.bottom - 48, box.w - 32, 48),
        f"{table.word('completed')} – {names}",
        face="narrow",
        size=22,
        floor=14,
        lines=2,
        colour=theme.muted,
        cut=True,
    )


def _asteroids(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the claimed asteroids with their names."""
    layer, theme = canvas.main, table.theme
    layer.text(
        box.x, box.y + 14, table.word("asteroids"), face="narrow", size=24, colour=theme.muted
    )
    if not player.asteroids:
        layer.text(
            box.x, box.y + 56, table.word("nothing"), face="narrow", size=24, colour=theme.faint
        )
    rows = max(4, -(-len(player.asteroids) // 3))
    area = Box(box.x, box.y + 34, box.w, box.h - 34)
    cells = [cell for row in area.rows(rows, 6) for cell in row.columns(3, 8)]
    for key, cell in zip(player.asteroids, cells, strict=False):
        rock = table.asteroid(key)
        layer.panel(cell, fill="#463f39", border="#8d7f70", radius=12)
        y = cell.y + cell.h // 2
        used = layer.amounts(cell.right - 8, y, rock.production, 26, align="r")
        layer.fit(
            Box(cell.x + 10, cell.y, cell.w - used - 22, cell.h),
            table.title(key),
            face="narrow",
            size=24,
            floor=14,
            cut=True,
        )

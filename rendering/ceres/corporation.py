"""One player's corporation with every text."""

from __future__ import annotations

from collections.abc import Sequence

from games.ceres.content.types import Part
from games.ceres.state import Player
from games.ceres.words import cards as texts
from games.core.text import capital
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.ceres import claims, outstations, person, prose
from rendering.ceres.symbols import fitting, of_part
from rendering.ceres.table import Station, Table
from rendering.colour import veil
from rendering.header import frame, points
from rendering.scene import Scene
from rendering.segments import draw_segments
from rendering.sizes import NARROW

EDGE, GAP, PAD = 12, 12, 14
PERSON = 470
CHIP, LINE = 50, 44
ACROSS = 2
TOP, SYMBOLS, BELOW, ICONS = 100, 46, 20, 36
"""Of a large Outstation: height of its head, of a Function's symbols and of the room around its
words, and the size of the symbols."""


def corporation_picture(table: Table, seat: int) -> Scene:
    """Return everything a player owns, with the texts of the Outstations."""
    player = table.player(seat)
    stations = [table.station(outstation) for outstation in player.outstations]
    wide = (NARROW - 2 * EDGE - (ACROSS - 1) * GAP) // ACROSS
    heights = [_height(table, station, wide) for station in stations]
    rows = [max(heights[i : i + ACROSS]) for i in range(0, len(heights), ACROSS)]
    head = head_height(table, player)
    canvas = table.canvas(NARROW, 2 * EDGE + head + sum(rows) + len(rows) * GAP)
    draw_head(canvas, Box(EDGE, EDGE, NARROW - 2 * EDGE, head), table, player)
    y = EDGE + head + GAP
    for number, tall in enumerate(rows):
        here = stations[number * ACROSS : (number + 1) * ACROSS]
        cells = Box(EDGE, y, NARROW - 2 * EDGE, tall).columns(ACROSS, GAP)
        for station, cell in zip(here, cells, strict=False):
            _outstation(canvas.main, cell, table, station)
        y += tall + GAP
    return canvas.scene()


# Above: who it is, projects and asteroids


def head_height(table: Table, player: Player) -> int:
    """Return the height of all parts but Outstations."""
    rocks = -(-len(player.asteroids) // 3)
    upper = max(person.HEIGHT, _projects_height(table, player))
    return upper + 2 * PAD + (LINE + PAD + rocks * (CHIP + 6) if rocks else 0)


def draw_head(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the player and goods next to the projects, above the asteroids."""
    style, state = table.style(player.seat), table.state
    active = player.seat == state.turn and not state.over
    frame(canvas.main, box, style, person.ground(table, player), strong=active)
    inner = box.inset(PAD)
    upper = max(person.HEIGHT, _projects_height(table, player))
    person.draw(canvas, Box(inner.x, inner.y, PERSON, upper), table, player)
    beside = inner.w - PERSON - 2 * PAD
    _projects(canvas, Box(inner.right - beside, inner.y, beside, upper), table, player)
    top = inner.y + upper + PAD
    _asteroids(canvas, Box(inner.x, top, inner.w, inner.bottom - top), table, player)


def _finished(table: Table, player: Player) -> str:
    return ", ".join(map(table.title, player.completed)) or table.word("nothing")


def _projects_height(table: Table, player: Player) -> int:
    """Return the height of the projects."""
    committed = len(player.committed) * (claims.BLOCK + GAP)
    wide = NARROW - 2 * EDGE - 4 * PAD - PERSON
    return 2 * LINE + committed + prose.height(_finished(table, player), wide)


def _projects(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw committed projects with the costs of completing them, and completed ones by name."""
    layer, theme = canvas.main, table.theme
    y = box.y + LINE // 2
    muted = theme.muted
    layer.icon(box.x, y, "commit", 30, anchor="lm", colour=muted)
    layer.text(box.x + 40, y, table.word("committed"), face="narrow", size=30, colour=muted)
    if not player.committed:
        none = table.word("nothing")
        layer.text(box.right, y, none, face="narrow", size=30, colour=theme.faint, anchor="rm")
    y = box.y + LINE
    for key in player.committed:
        cell = Box(box.x, y, box.w, claims.BLOCK)
        near = claims.payable(table, player, key)
        claims.project(layer, cell, table, table.project(key), payable=near)
        y += claims.BLOCK + GAP
    middle = y + LINE // 2
    layer.icon(box.x, middle, "done", 30, anchor="lm")
    layer.text(box.x + 40, middle, table.word("completed"), face="narrow", size=30, colour=muted)
    worth = sum(table.project(key).vp for key in player.completed)
    if worth:
        points(layer, box.right, middle, worth, 36, gap=2)
    ink = theme.text if player.completed else theme.faint
    text = Box(box.x, y + LINE + 4, box.w, box.bottom - y - LINE)
    prose.write(layer, text, _finished(table, player), colour=ink)


def _asteroids(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the claimed asteroids with names, points and productions."""
    layer, muted = canvas.main, table.theme.muted
    if not player.asteroids:
        return
    y = box.y + LINE // 2 - 4
    layer.icon(box.x, y, "asteroid", 32, anchor="lm")
    layer.text(box.x + 40, y, table.word("asteroids"), face="narrow", size=30, colour=muted)
    worth = sum(table.asteroid(key).vp for key in player.asteroids)
    points(layer, box.right, y, worth, 36, gap=2)
    rows = -(-len(player.asteroids) // 3)
    area = Box(box.x, box.y + LINE, box.w, box.h - LINE)
    cells = [cell for row in area.rows(rows, 6) for cell in row.columns(3, 8)]
    for key, cell in zip(player.asteroids, cells, strict=False):
        claims.rock(layer, cell, table, key)


# Below: Outstations in words


def _said(table: Table, parts: Sequence[Part]) -> str:
    return table.speaker.say(texts.function(parts, table.state.edition))


def _height(table: Table, station: Station, width: int) -> int:
    """Return the height of an Outstation of a width."""
    words = [prose.height(_said(table, parts), width - 44) for parts in station.functions]
    return TOP + sum(SYMBOLS + BELOW + tall for tall in words) + 8 * len(words) + 4


def _outstation(layer: Layer, box: Box, table: Table, station: Station) -> None:
    """Draw an Outstation with its Functions in symbols and words."""
    theme = table.theme
    outstations.surface(layer, box, station)
    used = outstations.occupants(layer, box.x + 12, box.y + 32, station, 22) + 10
    ink = theme.text if station.occupied else theme.muted
    name = Box(box.x + 12 + used, box.y + 8, box.w - used - 24, 48)
    layer.title(name, station.title, face="narrow_bold", size=36, colour=ink)
    y = box.y + 76
    word = capital(table.said(f"type-{station.kind}"))
    wide = layer.text(box.x + 14, y, word, face="narrow", size=30, colour=ink)
    size = fitting(station.production, box.w - wide - 80, 36)
    goods = layer.amounts(box.right - 14, y, station.production, size, align="r")
    layer.icon(box.right - 20 - goods, y, "production", 30, anchor="rm", colour=theme.muted)
    top = box.y + TOP
    room = box.bottom - 12 - top - 8 * (len(station.functions) - 1)
    spare = room - sum(
        SYMBOLS + BELOW + prose.height(_said(table, parts), box.w - 44)
        for parts in station.functions
    )
    for parts in station.functions:
        words = _said(table, parts)
        tall = SYMBOLS + BELOW + prose.height(words, box.w - 44) + spare // len(station.functions)
        _function(layer, Box(box.x + 10, top, box.w - 20, tall), parts, words)
        top += tall + 8


def _function(layer: Layer, box: Box, parts: Sequence[Part], words: str) -> None:
    """Draw a Function in symbols above its words."""
    layer.panel(box, fill=veil(layer.theme.background, 0.4), radius=8)
    line = Box(box.x + 12, box.y + 6, box.w - 24, SYMBOLS)
    floor = person.smallest(layer.width)
    draw_segments(layer, line, map(of_part, parts), ICONS, floor=floor, align="l")
    text = Box(box.x + 12, line.bottom + 6, box.w - 24, box.bottom - line.bottom - 6)
    prose.write(layer, text, words)

"""One's own panel in a turn: name and goods, asteroids by name, projects and Outstations."""

from __future__ import annotations

from collections.abc import Iterator

from games.ceres import actions as act
from games.ceres.state import Player
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.ceres import claims, outstations, person
from rendering.ceres.table import Table
from rendering.header import frame

PAD = 14
PERSON = 500
CHIP, GAP = 46, 6
"""Height of an asteroid, and the room between two."""
FEW = 3
"""The number of asteroids below each other, with their points; more are in two columns."""


def height(table: Table, player: Player, width: int, picture: int) -> int:
    """Return the height of a player's panel, of a width in a picture of a width."""
    low = outstations.height(table, player, width - 2 * PAD, picture)
    return _upper(table, player) + low + 3 * PAD


def _upper(table: Table, player: Player) -> int:
    """Return the height of all parts above the Outstations."""
    rows = -(-len(player.asteroids) // _across(table, player))
    beside = max(1, rows) * (CHIP + GAP) + claims.projects_height(table, player)
    return max(person.HEIGHT, beside)


def _across(table: Table, player: Player) -> int:
    """Return in how many columns to draw asteroids: in one if the player must choose one."""
    return 1 if len(player.asteroids) <= FEW or any(_collected(table)) else 2


def _collected(table: Table) -> Iterator[str]:
    """Yield the asteroids whose production can be chosen now."""
    return (action.asteroid for action in table.open if isinstance(action, act.Collect))


def _chosen(table: Table) -> Iterator[str]:
    """Yield the Outstations that can be activated now, or whose production can be gained."""
    for action in table.open:
        match action:
            case act.Worker(top) | act.Droid(top) | act.Reassign(_, top) | act.Grant(top, _):
                yield top
            case act.Produce(source):
                yield source
            case _:
                pass


def draw(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw all of it; present choices are ticked."""
    active = player.seat == table.state.turn and not table.state.over
    ground = person.ground(table, player)
    frame(canvas.main, box, table.style(player.seat), ground, strong=active)
    inner = box.inset(PAD)
    upper = Box(inner.x, inner.y, PERSON, _upper(table, player))
    person.draw(canvas, upper, table, player)
    left = upper.right + 2 * PAD
    low = claims.projects_height(table, player)
    beside = Box(left, inner.y, inner.right - left, upper.h - low)
    _asteroids(canvas, beside, table, player)
    claims.projects(canvas, beside._replace(y=upper.bottom - low, h=low), table, player)
    top = upper.bottom + PAD
    stations = Box(inner.x, top, inner.w, inner.bottom - top)
    outstations.draw(canvas, stations, table, player, set(_chosen(table)))


def _asteroids(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the claimed asteroids with their names and productions."""
    layer, old = canvas.main, table.earlier(player.seat)
    sign = claims.sign(layer, box, table, player)
    across, chosen = _across(table, player), set(_collected(table))
    room = Box(box.x + sign, box.y, box.w - sign, CHIP)
    for number, key in enumerate(player.asteroids):
        line = room._replace(y=box.y + number // across * (CHIP + GAP))
        cell = line.columns(across, GAP)[number % across]
        claims.rock(layer, cell, table, key, scored=across == 1, ticked=key in chosen)
        if old is not None and key not in old.asteroids:
            canvas.over.mark(cell.inset(1), radius=14)

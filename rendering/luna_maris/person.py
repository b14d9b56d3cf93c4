"""A player's part: name, points, place of the astronaut, buildings, orders and research."""

from __future__ import annotations

from games.core.outcome import Actor
from games.luna_maris.content.types import TRACKS, Module
from games.luna_maris.state import AI, CAPPED, Player, Rival, Side
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.colour import veil
from rendering.header import points
from rendering.luna_maris.meters import LINE, Change, carbon
from rendering.luna_maris.table import Table

HEAD, GAP = 50, 8
PROBES = 4
"""All of a player's, that of the start included."""
DEPOT = ("energy", "water", "iron")
ASTRONAUT, PLACE = 50, 52
"""Room for whose astronaut it is, and the width of a module without its name."""


def won(table: Table, actor: Actor) -> bool:
    """Return whether the game is over and this player won it."""
    return table.outcome is not None and actor in table.outcome.winners


def leads(table: Table, actor: Actor) -> bool:
    """Return whether a player must act, or has won."""
    return actor == table.turn or won(table, actor)


def ground(table: Table, actor: Actor) -> str:
    """Return the ground colour of a player's part: lit up if they must act or have won."""
    active = leads(table, actor)
    return table.theme.lit(table.style(actor).colour, 0.14 if active else 0.03)


def draw(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw a player's part into a box."""
    rows = _rows(box, 4)
    name(canvas, rows[0], table, player.seat)
    _where(canvas, rows[1], table, player)
    done(canvas, rows[2], table, player.seat)
    pieces(canvas, rows[3], table, player)
    equipment(canvas, rows[4], table, player)


def placed(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the astronaut's place and the equipment: no module's name next to a tile."""
    if not player.equipment:
        _where(canvas, box, table, player)
        return
    used = ASTRONAUT + PLACE
    _where(canvas, box._replace(w=used), table, player)
    left = Box(box.x + used + GAP + 4, box.y, box.w - used - GAP - 4, box.h)
    equipment(canvas, left, table, player)


def _rows(box: Box, count: int) -> list[Box]:
    """Return the name's row and `count` rows below it, which share the spare height."""
    spare = min((box.h - HEAD) // count - LINE - GAP, 14)
    found = [Box(box.x, box.y, box.w, HEAD)]
    for _ in range(count):
        found.append(Box(box.x, found[-1].bottom + GAP + spare, box.w, LINE))
    return found


def name(canvas: Canvas, box: Box, table: Table, actor: Actor) -> None:
    """Write the name and the points, with the points gained."""
    theme, layer, y = table.theme, canvas.main, box.y + box.h // 2
    side, old = table.side(actor), table.earlier(actor)
    x, style = box.x, table.style(actor)
    if actor == table.turn:
        x += layer.icon(x, y, "turn", 32, colour=style.colour, anchor="lm") + 6
    layer.token(x + 20, y, style, 19, icon="computer" if actor == AI else None)
    wide = points(layer, box.right, y, side.score, 42, star=38)
    more = 0 if old is None else side.score - old.score
    wide += canvas.changed(box.right - wide, y, more, anchor="rm")
    ended = actor in table.state.ended and not table.state.over
    right = box.right - wide - 8
    if won(table, actor):
        right -= layer.icon(right, y, "trophy", 36, anchor="rm", colour=theme.icon("vp")) + 8
    elif ended:
        right -= layer.icon(right, y, "pass", 30, anchor="rm", colour=theme.muted) + 8
    room = Box(x + 48, box.y, right - x - 48, box.h)
    layer.name(room, table.called(actor), size=36, colour=theme.muted if ended else theme.text)


def _where(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the astronaut's module, and whether the astronaut keeps it active."""
    module, came = player.module, table.came(player.seat)
    where(canvas, box, table, player.seat, module, active=player.active)
    if came:
        place = Box(box.x + ASTRONAUT, box.y + 1, box.w - ASTRONAUT, box.h - 2)
        canvas.over.mark(place, radius=8)


def where(
    canvas: Canvas, box: Box, table: Table, actor: Actor, module: Module | None, *, active: bool
) -> None:
    """Draw the module of an astronaut, or of the AI's disc: lit if it is kept active."""
    theme, layer, y = table.theme, canvas.main, box.y + box.h // 2
    style = table.style(actor)
    if actor == AI:
        layer.token(box.x + 20, y, style, 20, icon="computer")
    else:
        layer.icon(box.x, y, "astronaut", 40, anchor="lm", colour=style.colour)
    if module is None:
        layer.text(box.x + 56, y, "–", size=30, colour=theme.faint)
        return
    cell = Box(box.x + ASTRONAUT, box.y + 1, box.w - ASTRONAUT, box.h - 2)
    tint = theme.icon(module)
    ground = veil(tint, 0.2) if active else veil(theme.background, 0.45)
    layer.panel(cell, fill=ground, border=tint if active else None, width=2, radius=8)
    layer.icon(cell.x + 8, y, module, 36, anchor="lm")
    if cell.w <= PLACE:
        return
    right = cell.right - 10
    if active and module != "power":
        right -= layer.icon(right, y, "energy", 32, anchor="rm") + 6
    room = Box(cell.x + 54, cell.y, right - cell.x - 54, cell.h)
    layer.title(room, table.title(module), brief=table.speaker.brief(module), size=30)


def done(canvas: Canvas, box: Box, table: Table, actor: Actor) -> None:
    """Draw the number of fulfilled orders, the levels of research, and the buildings."""
    theme, layer, y = table.theme, canvas.main, box.y + box.h // 2
    side, old = table.side(actor), table.earlier(actor)
    x = box.x
    fulfilled = Change(len(side.orders), None if old is None else len(old.orders))
    _counted(canvas, Box(x, box.y, 96, box.h), "order", fulfilled)
    x += 104
    for track in TRACKS:
        level = Change(side.research.get(track, 1), old and old.research.get(track, 1))
        _level(canvas, Box(x, box.y, 92, box.h), track, level)
        x += 98
    step = min(50, (box.right - x) // max(1, len(side.built)))
    for module in side.built:
        new = old is not None and module not in old.built
        _built(canvas, Box(x, y - 22, step - 6, 44), module, new=new)
        x += step
    if not side.built:
        layer.icon(x + 4, y, "construction_yard", 34, anchor="lm", colour=theme.faint)
        layer.text(x + 44, y, "0", face="bold", size=30, colour=theme.faint)


def _counted(canvas: Canvas, cell: Box, icon: str, amount: Change) -> None:
    """Draw an icon and a number."""
    ink = canvas.theme.text if amount.now else canvas.theme.faint
    said = str(amount.now)
    canvas.counted(cell, icon, said, amount.by, size=38, text=34, ink=ink, colour=ink, gap=8)


def _level(canvas: Canvas, cell: Box, track: str, level: Change) -> None:
    """Draw the level on a research track; a medal if its cap reward was taken."""
    if level.now < CAPPED:
        said = str(level.now)
        canvas.counted(cell, track, said, level.by, size=38, text=34, gap=8)
        return
    layer, y, size = canvas.main, cell.y + cell.h // 2, 30 if level.by else 38
    x = cell.x + layer.icon(cell.x, y, track, size, anchor="lm") + 3
    ink = canvas.theme.icon("vp")
    x += layer.icon(x, y, "favor", size - 4, anchor="lm", colour=ink)
    canvas.changed(x, y, level.by)


def _built(canvas: Canvas, cell: Box, module: Module, *, new: bool) -> None:
    """Draw an advanced module of a player."""
    tint = canvas.theme.icon(module)
    canvas.main.panel(cell, fill=veil(tint, 0.2), border=tint, width=2, radius=8)
    middle = cell.x + cell.w // 2, cell.y + cell.h // 2
    canvas.main.icon(*middle, module, min(34, cell.w - 4))
    if new:
        canvas.over.mark(cell.inset(1), radius=8)


def pieces(canvas: Canvas, box: Box, table: Table, player: Player) -> int:
    """Draw the probes and the rest of the Emergency Depot; return the width."""
    left = probes(canvas, box, table, player) + 22
    return left + depot(canvas, box._replace(x=box.x + left), table, player)


def depot(canvas: Canvas, box: Box, table: Table, player: Player) -> int:
    """Draw the rest of the Emergency Depot, and return the width."""
    theme, layer, y = table.theme, canvas.main, box.y + box.h // 2
    old, under = table.earlier(player.seat), ground(table, player.seat)
    x = box.x + layer.icon(box.x, y, "depot", 36, anchor="lm", colour=theme.muted) + 8
    for good in DEPOT:
        if good in player.depot:
            layer.icon(x, y, good, 32, anchor="lm")
        else:
            outline(layer, x, y, good, 32, under)
            if isinstance(old, Player) and good in old.depot:
                canvas.over.mark(Box(x - 1, y - 17, 34, 34), radius=8)
        x += 38
    return x - box.x


def pieces_and_carbon(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw probes, the Emergency Depot, and behind them the position of the CO2 disc."""
    wide = pieces(canvas, box, table, player)
    old = None if table.renewed else table.earlier(player.seat)
    space = Change(player.co2, None if old is None else old.co2)
    carbon(canvas, box._replace(x=box.x + wide + 20), table.index.board, space)


def probes(canvas: Canvas, box: Box, table: Table, side: Side) -> int:
    """Draw the probes in the depot, placed ones as outlines, and return the width."""
    layer, y = canvas.main, box.y + box.h // 2
    actor: Actor = AI if isinstance(side, Rival) else side.seat
    old = table.earlier(actor)
    left = PROBES - max(1, len(side.probes))
    before = left if old is None else PROBES - max(1, len(old.probes))
    for number in range(PROBES - 1):
        x = box.x + number * 42
        if number < left:
            layer.icon(x, y, "probe", 38, anchor="lm")
        else:
            outline(layer, x, y, "probe", 38, ground(table, actor))
            if number < before:
                canvas.over.mark(Box(x, y - 19, 38, 38), radius=8)
    return (PROBES - 1) * 42


def outline(layer: Layer, x: int, y: int, icon: str, size: int, under: str) -> None:
    """Draw the outline of a spent or free icon on a ground, its left middle at `x`, `y`."""
    layer.icon(x, y, icon, size, anchor="lm", colour=under, halo=layer.theme.faint)


def equipment(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the equipment by name; tiles that are face down are dark."""
    theme, layer, y = table.theme, canvas.main, box.y + box.h // 2
    old = table.earlier(player.seat)
    ready = player.equipped and bool(player.equipment)
    ink = theme.text if ready else theme.faint
    layer.icon(box.x, y, "equipment", 36, anchor="lm", colour=ink)
    if not player.equipment:
        layer.text(box.x + 56, y, "–", size=30, colour=theme.faint)
        return
    cell = Box(box.x + 42, box.y + 1, box.w - 42, box.h - 2)
    layer.panel(
        cell,
        fill=theme.card if ready else theme.panel_low,
        border=theme.line_strong if ready else theme.line,
        width=2,
        radius=8,
    )
    module = table.index.equipment[player.equipment].module
    layer.icon(cell.x + 6, y, module, 34, anchor="lm", colour=None if ready else theme.faint)
    room = Box(cell.x + 46, cell.y, cell.w - 50, cell.h)
    title, brief = table.title(player.equipment), table.speaker.brief(player.equipment)
    layer.title(room, title, brief=brief, face="narrow_bold", size=30, colour=ink)
    if isinstance(old, Player) and old.equipped and not player.equipped:
        canvas.over.mark(cell, radius=8)

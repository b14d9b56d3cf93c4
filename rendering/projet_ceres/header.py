"""The players: order, points, goods, cards, ships; the round, its phase, the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from games.projet_ceres.effects import RESOURCES
from games.projet_ceres.rules import fights, missions
from games.projet_ceres.rules.goods import controlled, purse, totals
from games.projet_ceres.state import Player
from rendering import fonts, header
from rendering.box import Box
from rendering.canvas import Canvas, Layer, changed_width
from rendering.colour import ink_on
from rendering.fonts import Face
from rendering.projet_ceres.symbols import of_goods
from rendering.projet_ceres.table import Table
from rendering.segments import Segment, draw_segment, segment_width

TAB = 48
"""Width of the end of a row that tells the place in the order and whose turn it is."""
ROW, HIGH = 190, 244
"""Height of a player's row where there is something below, and where there is nothing."""
AFTER = 40
"""Where an amount stands behind the left end of its icon."""
PROJECTS = 12


def draw_rows(canvas: Canvas, box: Box, table: Table, most: int) -> int:
    """Draw the players below each other, in the order of this phase; return where they end."""
    count = len(table.seats)
    high = min(most, (box.h + 8) // count - 8)
    rows = box._replace(h=count * (high + 8) - 8).rows(count, 8)
    lit = header.lit(table.seen.asked, count)
    for place, (seat, row) in enumerate(zip(table.order, rows, strict=True), 1):
        _row(canvas, row, table, seat, place, strong=seat in lit)
    return rows[-1].bottom


def _row(canvas: Canvas, box: Box, table: Table, seat: int, place: int, *, strong: bool) -> None:
    theme, layer = table.theme, canvas.main
    player, style = table.player(seat), table.style(seat)
    won = table.outcome is not None and seat in table.outcome.winners
    strong = won if table.outcome else strong
    fill = theme.lit(style.colour) if strong else theme.panel
    header.frame(layer, box, style, fill, strong=strong)
    _tab(layer, Box(box.x, box.y, TAB, box.h), table, seat, place, strong=strong)
    inner = Box(box.x + TAB + 10, box.y + 8, box.w - TAB - 20, box.h - 16)
    lines = inner.rows(3, 0)
    _first(canvas, lines[0], table, player, won=won)
    _second(canvas, lines[1], table, player)
    _third(canvas, lines[2], table, player)


def _tab(layer: Layer, box: Box, table: Table, seat: int, place: int, *, strong: bool) -> None:
    """Draw the place in the order, and mark an awaited player and the first player."""
    theme, style = layer.theme, table.style(seat)
    ink = theme.muted
    if strong:
        layer.panel(box, fill=style.colour)
        ink = ink_on(style.colour)
    x, high = box.x + box.w // 2, box.h // 3
    awaited = seat in table.seen.asked and not table.outcome
    y = box.y + high // 2 + 4
    if awaited:
        layer.icon(x, y, "turn", 38, colour=ink if strong else theme.text)
    else:
        dot = "." if table.outcome else ""
        layer.text(x, y, f"{place}{dot}", face="bold", size=30, colour=ink, anchor="mm")
    if seat == table.state.first and not table.outcome:
        layer.icon(x, box.bottom - high // 2 - 4, "first_player", 38, colour=ink)


def _first(canvas: Canvas, box: Box, table: Table, player: Player, *, won: bool) -> None:
    """Draw token, name and points."""
    layer, y = canvas.main, box.y + box.h // 2
    layer.token(box.x + 20, y, table.style(player.seat), 19)
    right = box.right
    wide = header.points(layer, right, y, table.points(player.seat), 42, star=34)
    old = table.earlier(player.seat)
    more = 0 if old is None else table.points(player.seat) - 3 * old.dev - old.col
    right -= wide + canvas.changed(right - wide, y, more, anchor="rm") + 12
    if won:
        ink = table.theme.icon("vp")
        right -= layer.icon(right, y, "trophy", 38, colour=ink, anchor="rm") + 10
    name = Box(box.x + 50, y - 21, right - box.x - 50, 42)
    layer.name(name, table.called(player.seat), size=34)


def _cells(box: Box) -> list[Box]:
    """Return the cells of a line: the second is wider, for two digits and their change."""
    left, wide = box.columns(4, 6), 10
    return [
        left[0],
        left[1]._replace(w=left[1].w + wide),
        left[2]._replace(x=left[2].x + wide, w=left[2].w - wide // 2),
        left[3]._replace(x=left[3].x + wide // 2, w=left[3].w - wide // 2),
    ]


def _second(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw devotion and colonisation, cards in hand and ships in reserve."""
    old = None if table.outcome else table.earlier(player.seat)
    shown = (
        ("devotion", player.dev, 0 if old is None else player.dev - old.dev),
        ("colonisation", player.col, 0 if old is None else player.col - old.col),
        ("hand", len(player.hand), 0),
        ("ship", player.reserve, 0),
    )
    for cell, (icon, now, change) in zip(_moved(canvas, box, shown), shown, strict=True):
        ink = table.theme.text if now else table.theme.faint
        colour = None if now else table.theme.faint
        canvas.counted(cell, icon, str(now), change, size=34, text=32, ink=ink, colour=colour)


def _moved(canvas: Canvas, box: Box, shown: Sequence[tuple[str, int, int]]) -> list[Box]:
    """Return the cells of a line; if amounts changed, each is as wide as its content."""
    if not any(change for _, _, change in shown):
        return _cells(box)
    face: Face = "narrow_bold"
    wides = [
        AFTER + fonts.width(str(now), face, 32) + changed_width(change, canvas.width)
        for _, now, change in shown
    ]
    apart = (box.w - sum(wides)) // len(shown)
    lefts = accumulate((wide + apart for wide in wides), initial=box.x)
    return [Box(x, box.y, wide + apart - 6, box.h) for x, wide in zip(lefts, wides, strict=False)]


def _third(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw payable goods, out of all goods, influence, and agents."""
    layer, y, theme = canvas.main, box.y + box.h // 2, table.theme
    held = controlled(table.state, player.seat)
    ready = totals(purse(table.t, table.state, player.seat))
    cells = _cells(box)
    for cell, key in zip(cells, RESOURCES, strict=False):
        now, most = ready.get(key, 0), held.get(key, 0)
        ink = theme.text if most else theme.faint
        layer.icon(cell.x, y, key, 32, anchor="lm")
        x = cell.x + AFTER
        # Two numbers of two digits have room in narrow letters alone.
        face = "narrow_bold" if most > now > 9 else "bold"
        x += layer.text(x, y, str(now), face=face, size=32, colour=ink)
        if most > now:
            said = f"/{most}"
            layer.text(x + 2, y, said, face="narrow_bold", size=24, colour=theme.muted)
    cell = cells[3]
    if table.state.phase == 3 or not player.influence:
        layer.icon(cell.x, y, "agent", 32, anchor="lm")
        said = f"{player.reception}/{player.agents}"
        layer.text(cell.x + AFTER, y, said, face="bold", size=28)
    else:
        layer.icon(cell.x, y, "influence", 32, anchor="lm")
        layer.text(cell.x + AFTER, y, str(player.influence), face="bold", size=32)


# Corners of the map


def draw_round(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the round and its phase."""
    theme, state, layer = table.theme, table.state, canvas.main
    if state.over:
        layer.fit(box, table.word("over"), face="bold", size=40, lines=2)
        return
    said = f"{table.word('round')} {state.round}"
    layer.text(box.x, box.y + 24, said, face="bold", size=40)
    y = box.y + 76
    layer.disc(box.x + 18, y, 18, fill=theme.turn)
    ink, number = ink_on(theme.turn), str(state.phase)
    layer.text(box.x + 18, y, number, face="bold", size=26, colour=ink, anchor="mm")
    room = Box(box.x + 44, y - 18, box.w - 44, 36)
    layer.fit(room, table.word("phase", n=state.phase), face="narrow", size=30)


def draw_pile(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw how many asteroids are left to place; above them, whether it is the last round."""
    layer, y, muted = canvas.main, box.bottom - 24, table.theme.muted
    if table.state.ending and not table.state.over:
        said, ink = table.word("last_round"), table.theme.mark
        layer.badge(box.right, y - 48, said, fill=ink, size=24, anchor="rm")
    said = str(len(table.state.tiles))
    right = box.right - layer.text(
        box.right, y, said, face="bold", size=30, colour=muted, anchor="rm"
    )
    layer.icon(right - 8, y, "place", 36, anchor="rm", colour=muted)


def draw_window(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the open combat with both sums, or the mission call with its missing part."""
    layer, theme, y = canvas.main, table.theme, box.y + 24
    fight, call = table.fight, table.call
    if fight is not None:
        x = box.right
        sums = fights.totals(table.t, table.state, fight)
        sides = ((fight.defender, sums[1], "defence"), (fight.attacker, sums[0], "attack"))
        for number, (seat, power, icon) in enumerate(sides):
            left = box.right - 96 - number * 110
            layer.token(left + 18, y, table.style(seat), 17)
            layer.text(left + 44, y, str(power), face="bold", size=36)
            layer.icon(left + 18, y + 46, icon, 30)
        layer.text(x - 52, y + 46, fight.cell, face="narrow_bold", size=28, colour=theme.muted)
    elif call is not None:
        right = box.right
        right -= layer.icon(right, y, "trade_bureau", 44, anchor="rm") + 12
        layer.token(right - 18, y, table.style(call.seat), 17)
        segment = Segment(of_goods(missions.missing(table.t, table.state, call)), ())
        if segment.pay:
            size = 30
            wide = segment_width(segment, size)
            draw_segment(layer, box.right - wide, y + 54, segment, size)


def draw_end(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the number of finished projects, and the mission die."""
    state, layer, theme = table.state, canvas.main, table.theme
    y = box.y + 20
    done = len(state.finished)
    new = 0 if table.before is None else done - len(table.before.finished)
    layer.icon(box.x, y, "construction_yard", 40, anchor="lm")
    x = box.x + 50
    x += layer.text(x, y, f"{done}/{PROJECTS}", face="bold", size=34)
    canvas.changed(x, y, new)
    y += 52
    layer.icon(box.x, y, "mission", 38, anchor="lm")
    if not state.missions:
        layer.text(box.x + 50, y, "\N{EN DASH}", size=30, colour=theme.muted)
        return
    x = box.x + 50
    if state.die:
        x += layer.icon(x, y, "die", 36, anchor="lm") + 8
        x += layer.text(x, y, str(state.die), face="bold", size=34) + 12
    if not state.active:
        layer.icon(x, y, "sleeping", 36, anchor="lm")

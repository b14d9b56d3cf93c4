"""A player's goods, ships, agents, cards, badges, fervor, and buildings as small chips."""

from __future__ import annotations

from games.projet_ceres.effects import GUILDS, RESOURCES
from games.projet_ceres.rules import derive
from games.projet_ceres.rules.goods import controlled, purse, totals
from games.projet_ceres.state import Player
from rendering import fonts
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.colour import mix
from rendering.projet_ceres.market import tint
from rendering.projet_ceres.table import Table

LINE, CHIP, GAP = 52, 46, 6
ICON, TEXT = 36, 32
LINES = 3
NAME, MOST = 28, 300


def lines(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw three lines of a player's goods."""
    rows = box.rows(LINES, 0)
    _goods(canvas, rows[0], table, player)
    _ships(canvas, rows[1], table, player)
    _cards(canvas, rows[2], table, player)


def amount(canvas: Canvas, cell: Box, icon: str, now: int | str, before: int | None = None) -> int:
    """Draw an amount behind its icon, with its change, and return where it ends."""
    layer, theme, y = canvas.main, canvas.theme, cell.y + cell.h // 2
    some = now not in {0, "0"}
    ink = theme.text if some else theme.faint
    layer.icon(cell.x, y, icon, ICON, anchor="lm", colour=None if some else theme.faint)
    x = cell.x + ICON + 8
    x += layer.text(x, y, str(now), face="bold", size=TEXT, colour=ink)
    if before is not None and isinstance(now, int):
        canvas.changed(x, y, now - before)
    return x


def _goods(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw payable goods, out of all that the player controls, and influence."""
    held = controlled(table.state, player.seat)
    ready = totals(purse(table.t, table.state, player.seat))
    old = None if table.renewed else table.earlier(player.seat)
    then = {} if old is None or table.before is None else controlled(table.before, player.seat)
    cells = box.columns(4, GAP)
    for cell, key in zip(cells, RESOURCES, strict=False):
        now, most = ready.get(key, 0), held.get(key, 0)
        x = amount(canvas, cell, key, now)
        if most > now:
            y, ink = cell.y + cell.h // 2, table.theme.muted
            said = f"/{most}"
            x += 2 + canvas.main.text(x + 2, y, said, face="narrow_bold", size=28, colour=ink)
        if old is not None:
            canvas.changed(x, cell.y + cell.h // 2, most - then.get(key, 0))
    amount(canvas, cells[3], "influence", player.influence)


def _ships(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw ships in reserve, on the board and in the belt; agents; badges."""
    cells = box.columns(4, GAP)
    layer, theme = canvas.main, table.theme
    away = derive.count(table.t, table.state, player.seat, "ships", "")
    cell = Box(cells[0].x, box.y, cells[1].right - cells[0].x, box.h)
    y, x = cell.y + cell.h // 2, cell.x
    x += layer.icon(x, y, "ship", ICON, anchor="lm") + 8
    for number, count in enumerate((player.reserve, player.docked, away)):
        if number:
            tip = ((0, -9), (10, 0), (0, 9))
            layer.polygon(x + 12, y, tip, fill=theme.muted)
            x += 34
        ink = theme.text if count else theme.faint
        x += layer.text(x, y, str(count), face="bold", size=TEXT, colour=ink)
    amount(canvas, cells[2], "agent", f"{player.reception}/{player.agents}")
    count = len(derive.badges(table.t, table.state, player.seat))
    old = table.earlier(player.seat)
    before = None if old is None else count - len(player.badges) + len(old.badges)
    amount(canvas, cells[3], "badge", count, before)


def _cards(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw cards in hand, deck and discard, and fervor."""
    cells = box.columns(4, GAP)
    old = table.earlier(player.seat)
    amount(canvas, cells[0], "hand", len(player.hand))
    amount(canvas, cells[1], "deck", len(player.deck))
    before = None if old is None or table.renewed else len(old.discard)
    amount(canvas, cells[2], "discard", len(player.discard), before)
    x, y = cells[3].x, box.y + box.h // 2
    for guild in GUILDS:
        if n := derive.fervor(table.t, table.state, player.seat, guild):
            x += canvas.main.icon(x, y, guild, 30, anchor="lm") + 3
            x += canvas.main.text(x, y, str(n), face="bold", size=26) + 8


# Buildings


def rows(table: Table, player: Player, width: int) -> list[list[tuple[str, int]]]:
    """Return the buildings with the widths of their chips, in rows of a width."""
    found: list[list[tuple[str, int]]] = [[]]
    at = 0
    for key in player.buildings:
        wide = chip_width(table, key)
        if found[-1] and at + wide > width:
            found.append([])
            at = 0
        found[-1].append((key, wide))
        at += wide + GAP
    return found


def chip_width(table: Table, key: str) -> int:
    """Return the width of a building's chip."""
    return 58 + min(MOST, fonts.width(table.title(key), "narrow_bold", NAME))


def height(table: Table, player: Player, width: int) -> int:
    """Return the height of all chips."""
    return len(rows(table, player, width)) * (CHIP + GAP) - GAP


def buildings(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the buildings as chips: used ones of this round are dark and ticked off."""
    layer, theme = canvas.main, table.theme
    old = table.earlier(player.seat)
    if not player.buildings:
        y, ink = box.y + CHIP // 2, theme.faint
        layer.icon(box.x, y, "settlement", ICON, anchor="lm", colour=ink)
        layer.text(box.x + ICON + 8, y, "0", face="bold", size=TEXT, colour=ink)
        return
    y = box.y
    for row in rows(table, player, box.w):
        x = box.x
        for key, wide in row:
            cell = Box(x, y, wide, CHIP)
            _chip(layer, cell, table, key, used=key in player.used)
            if old is not None and key not in old.buildings:
                canvas.over.mark(cell.inset(2), radius=7)
            x += wide + GAP
        y += CHIP + GAP


def _chip(layer: Layer, box: Box, table: Table, key: str, *, used: bool) -> None:
    theme = layer.theme
    card = table.t.cards.get(key)
    warm = (tint(table, card) if card else None) or theme.line_strong
    fill = theme.panel_low if used else mix(theme.card, warm, 0.16)
    layer.panel(box, fill=fill, border=theme.line if used else warm, width=2, radius=8)
    y = box.y + box.h // 2
    icon = "done" if used else card.guild if card and card.guild else "settlement"
    layer.icon(box.x + 8, y, icon, 30, anchor="lm", colour=theme.faint if used else None)
    name = Box(box.x + 44, box.y, box.w - 52, box.h)
    ink = theme.faint if used else theme.text
    layer.title(name, table.title(key), face="narrow_bold", size=NAME, colour=ink)

"""One player with everything: clan board, bonuses, buildings, discard."""

from __future__ import annotations

from games.projet_ceres.words import effects as said
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.header import frame, lit
from rendering.parts import Card, Part
from rendering.projet_ceres import clans, stock, tracks, words, zoom
from rendering.projet_ceres.symbols import of_bonus
from rendering.projet_ceres.table import Table
from rendering.projet_ceres.zoom import PAD, Told
from rendering.scene import Scene

UPPER = clans.HEAD + tracks.HEIGHT + 16 + stock.LINES * stock.LINE + 24


def clan_picture(table: Table, seat: int) -> Scene:
    """Return all public information about a player."""
    player = table.player(seat)
    found = table.t.clans[player.clan].bonuses
    parts = [
        Part("settlement", table.word("buildings"), _buildings(table, seat)),
        Part(
            "devotion",
            table.word("bonuses"),
            [_bonus(table, seat, number) for number in range(len(found))],
            2,
        ),
        Part(
            "discard",
            table.word("discard"),
            [_named(table, key) for key in player.discard],
            2,
            said=str(len(player.discard)),
        ),
    ]
    if player.badges:
        won = [_badge(table, key) for key in player.badges]
        parts.insert(2, Part("badge", table.word("badges"), won, 2))

    def draw(canvas: Canvas, box: Box) -> None:
        _upper(canvas, box, table, seat)

    return zoom.picture(table, parts, Card(UPPER, draw))


def _upper(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw the clan board."""
    player, style = table.player(seat), table.style(seat)
    strong = seat in lit(table.seen.asked, len(table.seats))
    fill = table.theme.lit(style.colour) if strong else table.theme.panel
    frame(canvas.main, box, style, fill, strong=strong)
    inner = Box(box.x + PAD, box.y + 12, box.w - 2 * PAD, clans.HEAD)
    clans.head(canvas, inner, table, player)
    track = Box(inner.x, inner.bottom, inner.w, tracks.HEIGHT)
    tracks.draw(canvas, track, table, player)
    low = Box(inner.x, track.bottom + 12, inner.w, stock.LINES * stock.LINE)
    stock.lines(canvas, low, table, player)


def _buildings(table: Table, seat: int) -> list[Card]:
    player = table.player(seat)
    found: list[Card] = []
    for key in player.buildings:
        if key not in table.t.cards:
            continue
        card, used = table.t.cards[key], key in player.used
        sign = "done" if used else card.guild or "settlement"
        block = words.ability_told(table, card)
        found.append(words.block_card(table, key, [block], sign=sign, dim=used))
    return found


def _bonus(table: Table, seat: int, number: int) -> Card:
    """Return a bonus of the tracks, dim until it is unlocked."""
    player = table.player(seat)
    bonus = table.t.clans[player.clan].bonuses[number]
    title = f"{bonus.cell} / {3 * bonus.cell}"
    block = Told(of_bonus(bonus), words.sentence(table, said.bonus(bonus)))
    inner = words.block_card(table, "", [block], 2, title=title)
    unlocked = bonus.cell <= player.unlocked

    def draw(canvas: Canvas, box: Box) -> None:
        inner.draw(canvas, box)
        icon = "done" if unlocked else "lock"
        ink = None if unlocked else table.theme.faint
        canvas.main.icon(box.right - PAD, box.y + 34, icon, 36, anchor="rm", colour=ink)

    return Card(inner.height, draw)


def _named(table: Table, key: str) -> Card:
    """Return a card by its name."""
    guild = table.t.cards[key].guild if key in table.t.cards else None
    return words.block_card(table, key, (), 2, sign=guild)


def _badge(table: Table, key: str) -> Card:
    """Return the badge of a mission that was won."""
    card = table.t.missions[key]
    title = table.title(card.badge) if card.badge else table.title(key)
    return words.block_card(table, key, (), 2, sign="badge" if card.badge else None, title=title)

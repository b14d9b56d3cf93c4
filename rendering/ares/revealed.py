"""Zoom: cards revealed or played lately, by player, and the viewer's choice of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.ares.content import CARDS, CORPS
from games.ares.state import Phase, Pick
from games.ares.words.prompts import step_name
from games.core.text import capital
from rendering import sizes
from rendering.ares import cards, hand, offered
from rendering.ares.header import status_of
from rendering.ares.table import Table
from rendering.canvas import Box, Canvas
from rendering.colour import veil
from rendering.scene import Scene

EDGE, GAP, ACROSS = 12, 12, 2
HEAD, TITLE = 60, 54
LATEST = 4
"""How many of a player's last cards are shown where nothing says which are new."""


class Group(NamedTuple):
    """Cards of a seat: revealed ones, those `played`, or its corporation."""

    seat: int
    cards: Sequence[str]
    played: bool = False


def revealed_picture(table: Table) -> Scene:
    """Return the cards of every player who has any to show, one below the other."""
    canvas = table.canvas(sizes.NARROW, 0)
    y = EDGE
    turned_up = list(_turned_up(table))
    own = [group for group in turned_up if group.seat == table.seen.viewer]
    others = [group for group in turned_up if group.seat != table.seen.viewer]
    latest = _latest(table)
    if own:
        y = _section(canvas, table, y, hand.pending(table, own[0].seat).said(table), own)
    for word, groups in (("revealed", others), ("latest", latest)):
        if groups:
            y = _section(canvas, table, y, table.word(word), groups)
    if y == EDGE:
        y = _begun(canvas, table, y)
    canvas.height = y - GAP + EDGE
    return canvas.scene()


def _turned_up(table: Table) -> Iterator[Group]:
    """Yield the cards revealed in an effect, and the cards the viewer chooses from."""
    frame, viewer = table.frame(), table.seen.viewer
    if isinstance(frame, Phase):
        for seat, lane in enumerate(frame.lanes):
            part = lane.stack[-1] if lane.stack else None
            if isinstance(part, Pick):
                open_ = [card for card in part.cards if card in CARDS]
                if open_:
                    yield Group(seat, open_)
    elif viewer is not None:
        choice = hand.pending(table, viewer).offered
        if choice:
            yield Group(viewer, choice)


def _latest(table: Table) -> list[Group]:
    """Return the cards played since the older state, or else each player's last cards."""
    seats = range(len(table.state.players))
    fresh = [Group(seat, table.fresh(seat), played=True) for seat in seats]
    if not any(group.cards for group in fresh):
        fresh = [Group(seat, table.player(seat).played[-LATEST:], played=True) for seat in seats]
    return [group for group in fresh if group.cards]


def _begun(canvas: Canvas, table: Table, y: int) -> int:
    """Draw all players with their corporation, or their choice while none is known."""
    groups = [
        Group(seat, [player.corporation] if player.corporation in CORPS else [])
        for seat, player in enumerate(table.state.players)
    ]
    said = table.word("corporations")
    if not any(group.cards for group in groups):
        said = capital(table.speaker.say(step_name(table.state.stack[-1])))
    return _section(canvas, table, y, said, groups)


def _section(canvas: Canvas, table: Table, y: int, heading: str, groups: Sequence[Group]) -> int:
    """Draw groups under a heading and return where the next section begins."""
    ink = table.theme.muted
    canvas.main.text(EDGE + 6, y + 22, heading, face="narrow", size=36, colour=ink)
    y += TITLE
    for group in groups:
        y = _group(canvas, table, y, group) + GAP
    return y


def _group(canvas: Canvas, table: Table, y: int, group: Group) -> int:
    """Draw a player's cards on a panel with the name above them and return where it ends."""
    theme, layer, style = table.theme, canvas.main, table.style(group.seat)
    area = Box(EDGE + 10, y + HEAD, canvas.width - 2 * EDGE - 20, 0)
    across = 1 if group.cards and group.cards[0] in CORPS else ACROSS
    width = area.columns(across, GAP)[0].w
    heights = [_height(table, group, card, width) for card in group.cards]
    cells = cards.columns(area, across, GAP, heights)
    box = Box(EDGE, y, canvas.width - 2 * EDGE, cards.lowest(cells, y + HEAD - 10) + 10 - y)
    layer.panel(box, fill=theme.lit(style.colour, 0.06), border=veil(style.colour, 0.6), width=2)
    middle = y + HEAD // 2
    layer.token(box.x + 34, middle, style, 20)
    room = 0
    if not group.cards and table.done(group.seat) is not None:
        room = 240
        status_of(layer, Box(box.right - room, y + 8, room - 12, HEAD - 16), table, group.seat)
    name = Box(box.x + 68, y, box.w - 84 - room, HEAD)
    layer.name(name, table.names[group.seat], size=36)
    for card, cell in zip(group.cards, cells, strict=True):
        if group.played:
            shown = cards.played(table, group.seat, card, "played")
            cards.draw_played(canvas, cell, shown, table)
        else:
            offered.draw(layer, cell, card, table, None)
    return box.bottom


def _height(table: Table, group: Group, card: str, width: int) -> int:
    if group.played:
        return cards.played_height(cards.played(table, group.seat, card, "played"), table, width)
    return offered.height(card, table, width, None)

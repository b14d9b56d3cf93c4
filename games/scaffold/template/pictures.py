"""The pictures: each function turns a table into a scene, which the renderer paints."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.hidden.declare import HIDDEN
from games.core.rng import rng
from games.scaffold.template import scoring
from games.scaffold.template.content import SETS, Asteroid
from games.scaffold.template.setup import BELT
from games.scaffold.template.state import State
from games.scaffold.template.words import SPEAKERS
from rendering import header, sheet, sizes
from rendering.box import Box
from rendering.canvas import Canvas, Layer
from rendering.colour import mix
from rendering.scene import Scene
from rendering.shapes import polar
from rendering.sheet import Row, Sheet
from rendering.table import BaseTable, drawn_by

EDGE, GAP = 16, 16
HEAD, CARD, MAT = 84, 290, 122
CLAIMED = 8
"""Claimed asteroids for which a row has room at full size."""
CORNERS = 13
ROW_ICONS = {"asteroids": "rock", "sets": "wild"}


class Table(BaseTable[State]):
    """A view of the game, with what the drawings look up."""

    game = "new_game"
    speakers = SPEAKERS

    def round_of(self, state: State) -> int:
        return state.round

    def asteroid(self, key: str) -> Asteroid:
        """Return an asteroid by its id."""
        return SETS.get(self.state.content).asteroids[key]

    def is_new(self, key: str) -> bool:
        """Return whether an asteroid was in no open place in the older state."""
        old = self.before
        return old is not None and key not in [*old.belt, *_claimed(old)]

    def points(self, state: State, seat: int) -> int:
        """Return the points of a seat so far."""
        return scoring.standing(state).scores[seat].total


def board(table: Table) -> Scene:
    """Draw the round, the belt, and a row for each player."""
    seats = range(len(table.state.players))
    canvas = table.canvas(sizes.WIDE, 2 * EDGE + HEAD + GAP + CARD + len(seats) * (GAP + MAT))
    area = canvas.box.inset(EDGE)
    canvas.static.stars(Box(0, 0, canvas.width, canvas.height), 160)
    _head(canvas, area._replace(h=HEAD), table)
    top = area.y + HEAD + GAP
    pile, *places = Box(area.x, top, area.w, CARD).columns(BELT + 1, GAP)
    _pile(canvas, pile, table)
    for place, key in zip(places, table.state.belt, strict=False):
        _card(canvas, place, table, key)
    for seat in seats:
        y = top + CARD + GAP + seat * (MAT + GAP)
        _mat(canvas, Box(area.x, y, area.w, MAT), table, seat)
    return canvas.scene()


def hand(table: Table) -> Scene:
    """Draw the asteroids of a hand; to others they are `HIDDEN`."""
    canvas = table.canvas(sizes.NARROW, 2 * EDGE + CARD)
    keys = table.state.players[table.seen.viewer or 0].hand
    for place, key in zip(canvas.box.inset(EDGE).columns(2, GAP), keys, strict=False):
        if key == HIDDEN:
            _back(canvas.main, place)
        else:
            _card(canvas, place, table, key)
    if not keys:
        said = table.speaker.text("in-hand", n=0)
        canvas.main.text(canvas.width // 2, canvas.height // 2, said, size=44, anchor="mm")
    return canvas.scene()


def score(table: Table) -> Scene:
    """Draw the score sheet."""
    outcome, over = scoring.standing(table.state), not table.state.stack
    rows = [Row(key, table.said(f"category-{key}"), ROW_ICONS[key]) for key in scoring.CATEGORIES]
    state = table.word("over") if over else f"{table.word('round')} {table.state.round}"
    winners = outcome.winners if over else ()
    return sheet.draw(table, Sheet(rows, outcome.scores, winners, state, True)).canvas.scene()


def _claimed(state: State) -> Sequence[str]:
    return [key for player in state.players for key in player.claimed]


def _head(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the title and the number of the round."""
    canvas.static.panel(box, fill=table.theme.panel, border=table.theme.line)
    middle = box.y + box.h // 2
    canvas.static.text(box.x + 24, middle, table.said("game"), face="bold", size=46)
    state = table.state
    text = table.speaker.text("status", round=state.round, rounds=state.rounds)
    over = not state.stack
    said = table.word("over") if over else text
    canvas.main.text(box.right - 24, middle, said, size=40, anchor="rm")


def _pile(canvas: Canvas, box: Box, table: Table) -> None:
    """Draw the pile with the number of its asteroids."""
    layer = canvas.main
    for away in (12, 6):
        below = Box(box.x + away, box.y + away, box.w - 12, box.h - 12)
        layer.panel(below, fill=table.theme.card_low, border=table.theme.line_strong, width=2)
    _back(layer, Box(box.x, box.y, box.w - 12, box.h - 12))
    number = str(len(table.state.pile))
    layer.text(box.x + box.w // 2 - 6, box.bottom - 60, number, face="bold", size=56, anchor="mm")


def _back(layer: Layer, box: Box) -> None:
    """Draw the back of a card."""
    theme = layer.theme
    layer.panel(box, fill=theme.card_low, border=theme.line_strong, width=2)
    layer.icon(box.x + box.w // 2, box.y + box.h // 2 - 30, "deck", 120, colour=theme.muted)


def _card(canvas: Canvas, box: Box, table: Table, key: str) -> None:
    """Draw an asteroid with its name, what it costs and its points."""
    theme, layer, found = table.theme, canvas.main, table.asteroid(key)
    ink = theme.icon(found.kind)
    layer.panel(box, fill=theme.lit(ink, 0.16), border=ink, width=2)
    x, low = box.x + box.w // 2, box.bottom - 42
    name = Box(box.x + 12, box.y + 10, box.w - 24, 52)
    layer.title(name, table.speaker.name(key), face="bold", size=40, align="m")
    _rock(layer, x, box.y + 146, 78, found, ink)
    layer.amounts(box.x + 20, low, {"energy": found.energy}, 52)
    header.points(layer, box.right - 20, low, found.points, 52)
    if table.is_new(key):
        canvas.over.mark(box)


def _mat(canvas: Canvas, box: Box, table: Table, seat: int) -> None:
    """Draw the row of a player: energy, hand, claimed asteroids, points."""
    theme, layer, player = table.theme, canvas.main, table.state.players[seat]
    style, middle = table.style(seat), box.y + box.h // 2
    asked = seat in table.seen.asked
    fill = theme.lit(style.colour) if asked else theme.panel
    header.frame(layer, box, style, fill, strong=asked)
    layer.token(box.x + 48, middle, style, 26)
    layer.name(Box(box.x + 90, middle - 30, 280, 60), table.called(seat), size=40)
    layer.amounts(box.x + 390, middle, {"energy": player.energy}, 46)
    layer.amounts(box.x + 510, middle, {"cards": len(player.hand)}, 46)
    room = Box(box.x + 630, box.y + 8, 700, box.h - 16)
    places = room.columns(max(CLAIMED, len(player.claimed)), 4)
    for place, key in zip(places, player.claimed, strict=False):
        _chip(canvas, place, table, key)
    points = table.points(table.state, seat)
    wide = header.points(layer, box.right - 24, middle, points, 56)
    if table.before is not None:
        more = points - table.points(table.before, seat)
        layer.changed(box.right - 24 - wide, middle, more, anchor="rm")


def _chip(canvas: Canvas, box: Box, table: Table, key: str) -> None:
    """Draw a claimed asteroid: what was found there and its points."""
    layer, found = canvas.main, table.asteroid(key)
    x, ink = box.x + box.w // 2, table.theme.icon(found.kind)
    radius = min(box.w, 68) // 2 + 6
    _rock(layer, x, box.y + radius, radius - 4, found, ink)
    said, gold = str(found.points), table.theme.icon("vp")
    layer.text(x, box.bottom - 14, said, face="bold", size=30, colour=gold, anchor="mm")
    if table.is_new(key):
        canvas.over.mark(box)


def _rock(layer: Layer, x: int, y: int, radius: int, found: Asteroid, ink: str) -> None:
    """Draw a rock, always of the same outline for an id, lit from the upper left."""
    source = rng(sum(map(ord, found.id)))
    uneven = [82 + source.below(19) for _ in range(CORNERS)]
    lit = 0
    for part, dark in ((100, 0.86), (90, 0.76), (78, 0.66)):
        outline = tuple(
            polar(radius * part * far / 10_000, 360 * corner / CORNERS)
            for corner, far in enumerate(uneven)
        )
        lit = radius * (100 - part) // 150
        layer.polygon(x - lit, y - lit, outline, fill=mix(ink, "#0b0d12", dark))
    layer.icon(x - lit, y - lit, found.kind, round(radius * 0.8))


layout = drawn_by(Table, {"board": board, "hand": hand, "score": score})

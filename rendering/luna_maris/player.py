"""One player with everything: all of `players`, and scientists, food and tiles by name."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.hidden.declare import HIDDEN
from games.luna_maris.state import Player
from rendering.box import Box
from rendering.canvas import Canvas
from rendering.card import surface
from rendering.header import frame
from rendering.luna_maris import cards, person, players, zoom
from rendering.luna_maris.table import Table
from rendering.luna_maris.zoom import ABOVE, EDGE, FULL, PAD
from rendering.parts import Card, Part
from rendering.scene import Scene
from rendering.sizes import NARROW

PERSON = 480
UPPER = players.STORES + 2 * PAD


def player_picture(table: Table, seat: int) -> Scene:
    """Return everything of a player; secret food only if its owner looks at it."""
    player = table.player(seat)
    parts = list(_parts(table, player))
    heights = [UPPER, *(ABOVE + part.area for part in parts)]
    canvas = table.canvas(NARROW, 2 * EDGE + zoom.area(heights))
    boxes = zoom.stacked(EDGE, heights)
    _head(canvas, next(boxes), table, player)
    for part, box in zip(parts, boxes, strict=True):
        cards.draw_part(canvas, box, part)
    return canvas.scene()


def _head(canvas: Canvas, box: Box, table: Table, player: Player) -> None:
    """Draw the player's name and points next to their stores."""
    style, strong = table.style(player.seat), person.leads(table, player.seat)
    frame(canvas.main, box, style, person.ground(table, player.seat), strong=strong)
    inner = box.inset(PAD)
    person.draw(canvas, inner._replace(w=PERSON), table, player)
    beside = FULL - 3 * PAD - PERSON - 10
    players.stock(canvas, inner._replace(x=inner.right - beside, w=beside), table, player)


def _parts(table: Table, player: Player) -> Iterator[Part]:
    """Yield a player's possessions, if there are any."""
    scientists, food = table.index.scientists, table.index.food
    for icon, word, keys in (("hand", "in_hand", player.hand), ("rest", "in_rest", player.rest)):
        if keys:  # cards of a level stand together: they are of one height
            ranked = sorted(keys, key=lambda key: scientists[key].level)
            people = [cards.scientist(table, key) for key in ranked]
            yield Part(icon, table.word(word), people, 3)
    held = sorted(
        (food[key] for key in (*player.food, *player.drawn) if key in food),
        key=lambda card: -card.value,
    )
    crops = [cards.crop(table, card) for card in held]
    crops += [_unseen(table) for key in player.drawn if key == HIDDEN]
    if crops:
        yield Part("food", table.word("food"), crops, 3)
    if player.orders:
        yield Part("order", table.word("orders"), [cards.kept(table, k) for k in player.orders], 3)
    if player.built:
        yield Part(
            "construction_yard",
            table.word("projects"),
            [cards.project(table, module) for module in player.built],
            2,
        )
    claimed = [key for key, actor in table.state.bonuses.items() if actor == player.seat]
    if claimed:
        yield Part("favor", table.word("bonuses"), [cards.bonus(table, key) for key in claimed], 2)
    if player.equipment:
        tile = cards.equipments(table, [player.equipment], 1)
        yield Part("equipment", table.word("equipment"), tile, 1)


def _unseen(table: Table) -> Card:
    """Return a food card that only its owner knows."""

    def draw(canvas: Canvas, box: Box) -> None:
        surface(canvas.main, box, table.theme.icon("food"))
        middle = box.x + box.w // 2, box.y + box.h // 2
        canvas.main.text(*middle, "?", face="bold", size=64, anchor="mm")

    return Card(cards.CROP - cards.SYMBOLS, draw)

"""What the pictures of cards are looked at for: prices, points and effects of what is on offer."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.speech import Items, Message, Name
from games.luna_maris.content.types import Module
from games.luna_maris.words import cards as texts
from games.luna_maris.words.effects import effects
from games.luna_maris.words.position import Position
from games.luna_maris.words.terms import few, goods, names, points


def offer(p: Position, level: int) -> Iterator[Message]:
    """Yield orders, scientists, food, projects, research bonuses; from 1 in fewer words."""
    yield from _rows(p, level)
    yield Message("alt-projects", modules=names(_left(p)))
    free = [key for key in p.t.bonuses if key not in p.state.bonuses]
    yield Message("alt-bonuses", bonuses=names(free))


def cards(p: Position, level: int) -> Iterator[Message]:
    """Yield orders, scientists, food, and what each project does; from 1 in fewer words.

    From 2 all projects are named before, since not all may have room.
    """
    yield from _rows(p, level)
    if level > 1:
        yield Message("alt-projects", modules=names(_left(p)))
    for key in _left(p):
        text = texts.improvement(p.t, p.t.improvements[key])
        yield Message("card-named", name=Name(key), text=text)


def _left(p: Position) -> list[Module]:
    """Return the projects that can still be built."""
    return [key for key in p.state.projects if key not in p.state.constructed]


def _rows(p: Position, level: int) -> Iterator[Message]:
    """Yield orders, scientists, food; from 1 goods in few words.

    From 2 scientists are told without their modules, from 3 orders without their bonuses.
    """
    said = few if level else goods
    tiles = (p.t.orders[stack.top] for stack in p.state.stacks if stack.top)
    orders = (
        Message(
            "alt-tile",
            name=Name(tile.id),
            needs=said(tile.needs),
            vp=points(tile.vp),
            bonus=effects(tile.bonus if level < 3 else ()),
        )
        for tile in tiles
    )
    yield Message("alt-orders", orders=Items(orders))
    hired = (
        Message(
            "alt-hire",
            name=Name(key),
            fee=said({"iron": fee}),
            modules=names(p.t.scientists[key].modules if level < 2 else ()),
        )
        for fee, key in zip(p.t.board.fees, p.state.hiring, strict=False)
        if key
    )
    yield Message("alt-hiring", scientists=Items(hired))
    yield Message("alt-seedbeds", food=Items(map(p.food, p.state.seedbeds)))

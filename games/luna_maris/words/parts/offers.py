"""What is on offer, in words: orders, scientists, food, advanced modules."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.speech import Items, Message, Name
from games.luna_maris.rules.board import building_price
from games.luna_maris.words import cards
from games.luna_maris.words.parts.colony import builders
from games.luna_maris.words.position import Position
from games.luna_maris.words.terms import goods, points


def orders(p: Position) -> Iterator[Message]:
    """Yield the visible order of each stack with all it says, and how many are below."""
    for stack in p.state.stacks:
        if stack.top:
            text, left = cards.order(p.t.orders[stack.top]), len(stack.pile)
            yield Message("board-tile", n=stack.kind, name=Name(stack.top), text=text, left=left)
        else:
            yield Message("board-no-tile", n=stack.kind)


def hiring(p: Position) -> Iterator[Message]:
    """Yield the spaces of the hiring board with their fees and scientists."""
    for iron, key in zip(p.t.board.fees, p.state.hiring, strict=False):
        fee = goods({"iron": iron})
        if key:
            text = cards.scientist(p.t.scientists[key])
            yield Message("board-hiring", fee=fee, name=Name(key), text=text)
        else:
            yield Message("board-no-hiring", fee=fee)
    yield Message("board-pile", what="scientists", n=len(p.state.scientists))


def seedbeds(p: Position) -> Iterator[Message]:
    """Yield the food that can be taken, and what lies in the piles."""
    yield Message("board-seedbeds", food=Items(map(p.food, p.state.seedbeds)))
    yield Message("board-pile", what="food", n=len(p.state.food))
    yield Message("board-discard", food=Items(map(p.food, p.state.food_discard)))


def projects(p: Position) -> Iterator[Message]:
    """Yield what building costs and brings, then each advanced module with what it does."""
    built, places = len(p.state.constructed), p.t.board.construction
    if built < len(places) and not p.state.over:
        cost = goods({"titanium": building_price(p.t, p.state), "energy": 1})
        left, vp = len(places) - built, points(places[built])
        yield Message("board-building", cost=cost, vp=vp, left=left)
    for key in p.state.projects:
        text = cards.improvement(p.t, p.t.improvements[key])
        yield Message("board-project", module=Name(key), text=text, who=builders(p, key))

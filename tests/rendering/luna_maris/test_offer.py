"""Components on the table are shown: orders, scientists, food, advanced modules, bonuses."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.luna_maris.content import SETS, components
from games.luna_maris.content.types import Bonus
from games.luna_maris.effects import Carbon, Charge, DropWaste, Gain, Retrieve, Salvage, Study
from games.luna_maris.game import GAME
from games.luna_maris.state import State
from tests.rendering import layout_checks
from tests.rendering.luna_maris.positions import game, icons, said, scene


def test_what_a_pack_brings_too_much_of_is_drawn_whole() -> None:
    every = (
        Gain(goods={"energy": 9, "iron": 9, "titanium": 9, "water": 4, "helium": 3}, vp=20),
        *(DropWaste(9), Carbon(9), Study(), Retrieve(), Salvage(), Charge()),
    )
    house = components(GAME.components.sets.built_in).components
    more = [Bonus(id=f"bonus_more_{number}", effects=every) for number in range(4)]
    long = "An Extraordinarily Long Name of Something"
    pack = SETS.register(
        replace(
            house,
            bonuses=(*house.bonuses, *more),
            orders=tuple(replace(order, bonus=every) for order in house.orders),
            board=replace(house.board, waste=20, water=12, helium=12),
            names={each.id: {"en": f"{long} {each.id}"} for each in (*more, *house.orders)},
        )
    )
    state = GAME.rules.new(GAME.complete({}), 2, 3, pack)
    for picture in ("offer", "players", "cards", "player:0"):
        found = scene(state, picture)
        assert [*layout_checks.faults(found), *layout_checks.leaving(found)] == []


def test_an_empty_stack_and_an_empty_hiring_space_are_drawn_empty() -> None:
    state = game(2)
    index = components(state.content)
    top = state.stacks[0].top
    state.stacks[0].top, state.stacks[0].pile = "", []
    state.hiring[1] = ""
    found = scene(state, "offer")
    assert index.names[top]["en"] not in said(found)
    assert len(icons(found, "level_2")) == 2


PICTURES = ("board", "offer", "players", "cards", "player:0", "player:1")


def drawn(state: State) -> tuple[str, str]:
    """Let seat 0 hold a food card from the top of the deck; return it and its name."""
    crops = components(state.content).food
    shown = {crops[card].crop for card in state.seedbeds}
    card = next(card for card in state.food if crops[card].crop not in shown)
    state.food.remove(card)
    state.players[0].drawn = [card]
    return card, components(state.content).names[crops[card].crop]["en"]


@pytest.mark.parametrize("picture", PICTURES)
@pytest.mark.parametrize("viewer", [None, 1])
def test_r41_food_drawn_is_shown_to_its_owner_alone(picture: str, viewer: int | None) -> None:
    state = game(2)
    _, name = drawn(state)
    assert name not in said(scene(state, picture, viewer=viewer))
    if picture == "player:0":
        assert "?" in said(scene(state, picture, viewer=viewer))
        own = said(scene(state, picture, viewer=0))
        assert name in own
        assert "?" not in own

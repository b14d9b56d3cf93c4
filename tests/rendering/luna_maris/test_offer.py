"""Components on the table are shown: orders, scientists, food, advanced modules, bonuses."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core.text import LANGUAGES, Language
from games.luna_maris.content import SETS, components
from games.luna_maris.content.types import Bonus
from games.luna_maris.effects import Carbon, Charge, DropWaste, Gain, Retrieve, Salvage, Study
from games.luna_maris.game import GAME
from games.luna_maris.state import State
from rendering.scene import Shape
from rendering.theme import DARK
from tests.rendering import layout_checks
from tests.rendering.luna_maris.positions import framed, framed_icons, game, icons, said, scene


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("picture", ["offer", "cards"])
def test_everything_on_the_table_is_named_with_its_numbers(picture: str, lang: Language) -> None:
    state = game(4)
    index = components(state.content)
    texts = said(scene(state, picture, lang=lang))
    written = " ".join(texts)
    orders = [index.orders[stack.top] for stack in state.stacks]
    names = [order.id for order in orders] + state.hiring + list(index.bonuses)
    names += [index.food[card].crop for card in state.seedbeds] + list(state.projects)
    for key in names:
        for word in index.names[key][lang].split():
            assert word in written, key
    for order in orders:
        for number in (order.vp, *order.needs.values()):
            assert str(number) in texts


@pytest.mark.parametrize("picture", ["offer", "cards"])
def test_who_built_and_claimed_is_shown_by_a_token(picture: str) -> None:
    state = game(3)
    free = scene(state, picture)
    module = state.projects[1]
    state.players[2].built, state.constructed = [module], [module]
    state.bonuses = {"bonus_food": 1}
    found = scene(state, picture)
    for seat in (1, 2):
        colour = DARK.player(seat).colour
        before, after = (
            sum(isinstance(op, Shape) and op.look.fill == colour for op in each.ops)
            for each in (free, found)
        )
        assert after > before


def test_where_all_orders_of_a_kind_are_fulfilled_none_lies_below() -> None:
    state = game(2)
    before = said(scene(state, "offer")).count("0")
    state.stacks[0].top, state.stacks[0].pile = "", []
    found = scene(state, "offer")
    assert said(found).count("0") == before + 1
    assert len(icons(found, "order", DARK.faint)) == 1


def test_what_came_since_is_framed_and_nothing_else() -> None:
    state = game(2)
    before = game(2)
    index = components(state.content)
    stack = state.stacks[2]
    stack.top = stack.pile.pop()
    state.hiring[0] = state.scientists.pop()
    found = scene(state, "offer", before)
    for key in (stack.top, state.hiring[0]):
        name = index.names[key]["en"]
        assert framed(found, name) or any(framed(found, part) for part in name.split())
    assert not framed(found, index.names[state.stacks[0].top]["en"])
    assert framed_icons(scene(before, "offer", before)) == []


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

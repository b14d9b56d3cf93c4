"""What only its owner has seen is drawn for nobody else (R41, R64)."""

from __future__ import annotations

import pytest

from games.luna_maris.content import components
from games.luna_maris.state import State
from tests.rendering.luna_maris.positions import game, said, scene

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


@pytest.mark.parametrize("picture", PICTURES)
def test_r64_pictures_do_not_depend_on_the_order_of_piles(picture: str) -> None:
    state = game(2)
    other = game(2)
    for pile in (other.scientists, other.food, *(stack.pile for stack in other.stacks)):
        pile.reverse()
    assert other.food != state.food
    assert scene(other, picture) == scene(state, picture)

"""The pictures of Luna Maris: one column on a phone, packs with too much, and secrets."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core.text import LANGUAGES, Language
from games.luna_maris.actions import Go, Play
from games.luna_maris.content import SETS, components
from games.luna_maris.content.types import Bonus, Module
from games.luna_maris.effects import Carbon, Charge, DropWaste, Gain, Retrieve, Salvage, Study
from games.luna_maris.game import GAME
from games.luna_maris.state import Activation, Ore, State
from rendering.sizes import NARROW, TALL
from tests.rendering import layout_checks
from tests.rendering.luna_maris.positions import game, said, scene

T = SETS.get(SETS.built_in)


def test_long_names_of_packs_are_cut() -> None:
    state = game(2)
    seat = state.turn
    state.players[seat].module = "laboratory"
    GAME.apply(state, seat, Play("electrical_engineer"))
    GAME.apply(state, seat, Go("comms"))
    frame = state.stack[-1]
    assert isinstance(frame, Activation)
    frame.steps = ["comms"] * 8  # as wide as the longest names of a pack
    assert any("…" in line and " › " in line for line in said(scene(state, "turn", viewer=seat)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ways_and_zones_of_a_turn_are_one_column_on_a_phone(lang: Language) -> None:
    state = game(2)
    seat = state.turn
    state.players[seat].equipment = "sonar"
    shown = scene(state, "turn", viewer=seat, lang=lang)
    assert shown.width == NARROW
    assert shown.height <= TALL * NARROW
    state.players[seat].module = "laboratory"
    state.players[seat].hand = [
        key for key, one in T.scientists.items() if "airlock" in one.modules
    ][:1]
    GAME.apply(state, seat, Play(state.players[seat].hand[0]))
    GAME.apply(state, seat, Go("airlock"))
    shown = scene(state, "turn", viewer=seat, lang=lang)
    assert shown.width == NARROW
    assert shown.height <= TALL * NARROW
    assert {"A1", "E4"} <= set(said(shown))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("module", ["laboratory", "comms", "dock", "greenhouse", "industrial"])
def test_a_module_and_the_ways_from_it_are_one_column(module: Module, lang: Language) -> None:
    """Words give way first, then the map of the colony to a list of the modules in reach."""
    state = game(2)
    player = state.players[state.turn]
    player.module, player.energy, player.first = "airlock", 6, Ore(3, 3)
    if module != "laboratory":
        two = (one for one in T.scientists.values() if one.level == 2 and module in one.modules)
        player.hand = [next(two).id]
    else:
        one = next(one for one in T.scientists.values() if one.level == 1 and module in one.modules)
        player.hand = [one.id]
    GAME.apply(state, player.seat, Play(player.hand[0]))
    GAME.apply(state, player.seat, Go(module))
    shown = scene(state, "turn", viewer=player.seat, lang=lang)
    assert shown.width == NARROW
    assert shown.height <= TALL * NARROW


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

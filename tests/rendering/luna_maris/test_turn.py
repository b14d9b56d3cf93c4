"""The picture of a turn in hand: the ways players went, and the uses still possible."""

from __future__ import annotations

import pytest

from games.core.text import LANGUAGES, Language
from games.luna_maris.actions import Go, Play
from games.luna_maris.content import SETS
from games.luna_maris.content.types import Module
from games.luna_maris.game import GAME
from games.luna_maris.state import Activation, Ore
from rendering.scene import Text
from rendering.sizes import NARROW, TALL
from tests.rendering.layout_checks import inked
from tests.rendering.luna_maris.positions import game, said, scene
from tests.rendering.rules.sizes import x_height

T = SETS.get(SETS.built_in)
CODE = 3.5
"""Least height of an x in a zone's code on the board, in pixels on a phone."""


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


def test_zones_can_be_read_on_the_board_on_a_phone() -> None:
    board = scene(game(2), "board")
    named = set(map(GAME.words("en").speaker.name, T.zones))
    codes = [op for op in inked(board) if isinstance(op, Text) and op.text in named]
    assert {op.text for op in codes} == named
    assert min(x_height(op, board.width) for op in codes) >= CODE

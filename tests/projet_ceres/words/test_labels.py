"""Texts for a deciding player: labels with prices, warnings before waste, forged ids."""

from __future__ import annotations

from typing import Any

import pytest

from games import registry
from games.core.actions import EndTurn
from games.core.boundaries import Boundary
from games.core.errors import reason
from games.core.text import LANGUAGES
from games.projet_ceres import state as s
from games.projet_ceres.actions import Explore, Move, NameWinner

GAME = registry.get("projet_ceres")


def position(players: int = 3) -> Any:
    """Return a game in the first turn of its first player."""
    state = GAME.start(GAME.complete({}), players, 1)
    while isinstance(state.stack[-1], Boundary):
        state.stack.pop()
    return state


def test_ending_a_turn_warns_of_actions_that_are_left() -> None:
    state = position()
    words, seen = GAME.words("en"), GAME.mask(state, state.first)
    assert words.forgone(seen, EndTurn()) == "You have 2 actions left."


def test_being_done_with_phase_4_warns_of_cards_influence_and_packages() -> None:
    state = position()
    state.phase, state.stack = 4, [s.Colonies([False] * 3)]
    mine = state.players[0]
    mine.influence, mine.goods = 2, {"rock": 3, "metal": 2}
    told = GAME.words("en").forgone(GAME.mask(state, 0), EndTurn())
    assert f"You keep {len(mine.hand)} cards in hand" in told
    assert "You will lose 2 influence" in told
    assert "5 of any resource for 2 colonisation points" in told


def test_labels_tell_prices_cells_and_what_is_free() -> None:
    state = position()
    state.players[state.first].goods = {"hydrocarbon": 1, "metal": 3}
    words, seen = GAME.words("en"), GAME.mask(state, state.first)
    labels = {words.action(seen, a) for a in GAME.legal(state, state.first)}
    assert "Move: 1 hydrocarbon" in labels
    explored = [a for a in GAME.legal(state, state.first) if isinstance(a, Explore)]
    assert words.action(seen, explored[0]) == f"① Explore {explored[0].cell}: 1 metal"
    assert words.kind(seen, "move").label == "Move"
    assert words.action(seen, Move(pay="pick")).endswith(", paid as you choose")


def test_players_without_names_are_told_apart_by_their_clans() -> None:
    state = position()
    words, seen = GAME.words("en"), GAME.mask(state, 0)
    assert len({words.action(seen, NameWinner(seat)) for seat in range(3)}) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_do_not_repeat_cells_that_there_are_not(lang: Any) -> None:
    told = GAME.words(lang).reason(reason("no_asteroid", cell="@everyone"))
    assert "everyone" not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_do_not_repeat_cards_that_there_are_not(lang: Any) -> None:
    told = GAME.words(lang).reason(reason("not_in_hand", card="@everyone"))
    assert "everyone" not in told

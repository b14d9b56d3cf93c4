"""Boards show the parts of the board in words that they declare, and no part is left out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games import registry
from games.core.game import AnyGame
from games.core.labels import Part
from games.core.random_play import steps
from games.core.rng import rng
from games.core.setup import PictureName
from rendering.pictures import scene_of
from tests.games.checked import NAMES, main_setups
from tests.games.worlds import EVERY_GAME

SEED = 7
EVERY, UNTIL = 40, 600
"""Parts are looked at before each 40th action of each random game, in its first 600 actions."""
ACTIONS, MOST, SEEN = 600, 12, 3
"""Actions of one random game; changes of a part that are drawn; one in three must be visible."""


def boards(game: AnyGame) -> list[PictureName]:
    """Return the boards of a game, in their order."""
    return [each for each in game.presentation.pictures if each.kind == "board"]


def parts(game: AnyGame, state: Any) -> dict[str, Part]:
    """Return the parts that everyone may read, by their keys."""
    words, names = game.words("en", state.content), NAMES[: len(state.players)]
    return {part.key: part for part in words.parts(game.mask(state, None), names)}


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.key)
def test_every_part_is_shown_and_every_declared_part_exists(game: AnyGame) -> None:
    """A board shows each part of the table, or else a picture one can zoom in on."""
    met = dict[str, Part]()
    for players, options in main_setups(game):
        state = game.start(options, players, SEED)
        met |= parts(game, state)
        for number, _ in enumerate(steps(game, state, rng(SEED), UNTIL)):
            if not number % EVERY:
                met |= parts(game, state)
    for part in met.values():
        if part.kind == "things":
            showing = [each for each in game.presentation.pictures if each.has(part.key)]
            assert showing, f"no picture shows {part.key}"
            assert sum(each.kind == "board" for each in showing) <= 1, part.key
    for board in boards(game):
        assert board.shows, f"{board.key} declares no part"
        for key in board.shows.split():
            one = PictureName("one", "board", shows=key)
            assert any(map(one.has, met)), f"{board.key} shows no part {key}"


@pytest.mark.parametrize("key", registry.game_keys())
def test_a_board_differs_when_a_part_that_it_shows_has_changed(key: str) -> None:
    """Not always: a part has more than a picture, such as the cards in a pile."""
    game, drawn, seen = registry.get(key), Counter[Any](), Counter[Any]()
    names = NAMES[: game.seats.stop - 1]
    state = game.start({}, len(names), SEED)
    before, said = game.mask(game.copy(state), None), parts(game, state)
    for _ in steps(game, state, rng(SEED), ACTIONS):
        view, says = game.mask(game.copy(state), None), parts(game, state)
        differ = {part for part, each in says.items() if said.get(part) != each}
        # The turn marker alone would make any picture differ.
        for picture in boards(game) if view.asked == before.asked else ():
            for part in {each.partition(":")[0] for each in differ if picture.has(each)}:
                if drawn[picture.key, part] < MOST:
                    drawn[picture.key, part] += 1
                    seen[picture.key, part] += scene_of(
                        key, before, picture.key, lang="en", names=names
                    ) != scene_of(key, view, picture.key, lang="en", names=names)
        before, said = view, says
    assert drawn.total() > MOST
    assert [each for each, times in drawn.items() if seen[each] * SEEN < times] == []


def test_a_key_that_ends_in_a_colon_stands_for_all_that_begin_so() -> None:
    picture = PictureName("board", "board", shows="belt player:")
    assert picture.has("belt")
    assert picture.has("player:3")
    assert not picture.has("belt:inner")
    assert not picture.has("players")

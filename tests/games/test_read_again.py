"""A state that was stored and read again looks and reads as before, in every game.

Collections without an order must be given one: once stored, they have that of their keys.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from games import registry
from games.core import codec
from games.core.game import AnyGame
from games.core.random_play import steps
from games.core.rng import rng
from rendering.pictures import scene_of
from tests.games.checked import NAMES

SEED, ACTIONS, EVERY = 11, 500, 20


@pytest.mark.parametrize("key", registry.game_keys())
def test_a_state_that_is_read_again_is_drawn_and_told_alike(key: str) -> None:
    game = registry.get(key)
    names = NAMES[: game.seats.stop - 1]
    state = game.start({}, len(names), SEED)
    for number, _ in enumerate(steps(game, state, rng(SEED), ACTIONS)):
        if number % EVERY:
            continue
        again = codec.decode(game, codec.encode(state), game.schema)
        for seat in (None, number // EVERY % len(names)):
            found, wanted = (shown(game, each, seat, names) for each in (state, again))
            differ = [key for key in wanted if found[key] != wanted[key]]
            assert differ == [], f"after {number} actions, to seat {seat}"


def shown(game: AnyGame, state: Any, seat: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Return every picture and every part in words that a seat can look at."""
    view, words = game.mask(game.copy(state), seat), game.words("en", state.content)
    kinds = ("board",) if seat is None else ("board", "private")
    pictures = [each for each in game.presentation.pictures if each.kind in kinds]
    found: dict[str, Any] = {
        each.key: scene_of(game.key, view, each.key, lang="en", names=names) for each in pictures
    }
    return found | {f"{each.key} in words": each for each in words.parts(view, names)}

"""Prints digests of pictures and texts: `python -m tests.games.drawn GAME...`."""

from __future__ import annotations

import hashlib
import sys

from games import registry
from games.core.random_play import steps
from games.core.rng import rng
from rendering.pictures import scene_of

EVERY, UNTIL, SEED, NAMES = 40, 400, 5, ("Ada", "Bo", "Cy")


def digest(key: str) -> str:
    """Return a digest of the pictures and texts of a random game, as two viewers see them."""
    game, found = registry.get(key), hashlib.sha256()
    state, words = game.start({}, len(NAMES), SEED), game.words("en")
    for number, _ in enumerate(steps(game, state, rng(SEED), UNTIL)):
        if number % EVERY:
            continue
        for viewer in (None, 0):
            view = game.mask(state, viewer)
            found.update(words.board(view, NAMES).encode())
            for picture in game.presentation.pictures:
                name = f"{picture.key}:0" if picture.per_seat else picture.key
                scene = scene_of(key, view, name, lang="en", names=NAMES)
                found.update(repr((scene.static, scene.ops)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    for each in sys.argv[1:]:
        print(each, digest(each))

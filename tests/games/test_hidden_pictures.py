"""Every picture of every game can be drawn from any view, with the hidden things in it."""

from __future__ import annotations

from itertools import islice

import pytest

from games import registry
from games.core.random_play import steps
from games.core.rng import rng
from games.core.text import LANGUAGES
from rendering.pictures import scene_of
from tests.games.checked import NAMES

EVERY, LENGTH = 8, 40
"""Every eighth position of the first forty decisions is looked at."""


@pytest.mark.parametrize("key", registry.game_keys())
def test_pictures_show_hidden_things_as_such(key: str) -> None:
    """The bot shows a past hand to a spectator as its back; so even a private picture is drawn."""
    game = registry.get(key)
    players = game.seats.stop - 1
    state, names = game.start({}, players, 5), NAMES[:players]
    for number, (seat, _) in enumerate(islice(steps(game, state, rng(5), LENGTH), LENGTH - 1)):
        if number % EVERY:
            continue
        lang = LANGUAGES[number // EVERY % len(LANGUAGES)]
        for viewer in (None, seat):
            seen = game.mask(state, viewer)
            for picture in game.presentation.pictures:
                name = f"{picture.key}:{seat}" if picture.per_seat else picture.key
                assert scene_of(key, seen, name, lang=lang, names=names).height
                assert game.words(lang).alt(seen, name, names)
